"""Writes the board of Queen of Scots."""

from collections.abc import Iterable

from bot.looks.kit import best_first, joined, latest, seat_line
from bot.looks.look import Showing, Summary
from bot.looks.scots.people import People, roomy
from bot.looks.scots.pile import offer, piles
from bot.looks.scots.sentences import people_of, told, total_length
from bot.ui.panels import LONGEST_ALT
from bot.ui.text import clipped, spoken, until_text
from games.scots.cards import compiled
from games.scots.events import Dealt
from games.scots.scoring import laid_value

LONGEST_MOVES = 900
LONGEST_SEATS = 1_800
IN_PLAY = ("pickup", "play")


def summary(showing: Showing) -> Summary:
    words, view = showing.words, showing.view
    people = people_of(showing)
    asks = _asks(showing, people)
    turn = words("turn-of", name=showing.company.name(view.turn))
    return Summary(
        title=words("scots-title", round=view.round + 1),
        subtitle=words(
            "scots-subtitle",
            preset=showing.preset,
            target=view.options.target,
            scores=", ".join(scores(showing)),
        ),
        moves=roomy(people, lambda it: joined(_moves(showing, it)), LONGEST_MOVES, len),
        turn=turn if view.phase in IN_PLAY else asks,
        asks=asks,
        seats=roomy(people, lambda it: tuple(_seats(showing, it)), LONGEST_SEATS, total_length),
        alt=_alt(showing),
    )


def scores(showing: Showing) -> list[str]:
    """List the totals, the best first."""
    words, totals = showing.words, showing.view.totals
    return [
        words("scots-score", name=showing.company.name(seat), points=totals[seat])
        for seat in best_first(totals)
    ]


def _moves(showing: Showing, people: People) -> Iterable[str]:
    happened = latest(showing.events, (Dealt,))
    options = showing.view.options
    return (told(event, showing.company, people, options) for event in happened)


def _asks(showing: Showing, people: People) -> str:
    view, words = showing.view, showing.words
    if view.phase not in IN_PLAY:
        return words("scots-asks-over" if view.phase == "gameOver" else "scots-asks-deal")
    return words(
        f"scots-asks-{view.phase}",
        name=showing.company.name(view.turn),
        pile=offer(view, people),
        time=until_text(words, showing.until),
    ).strip()


def _seats(showing: Showing, people: People) -> Iterable[str]:
    view, words = showing.view, showing.words
    for seat, sets in enumerate(view.sets):
        yield seat_line(
            showing,
            seat,
            view.phase in IN_PLAY and seat == view.turn,
            sets=people.sets(sets),
            cards=words("scots-hand-size", count=view.hand_sizes[seat]),
            points=view.totals[seat],
        )


def _alt(showing: Showing) -> str:
    """Say all that the picture says; of a very long pile or many sets only what they make."""
    bare = People(compiled(showing.view.options.deck), showing.words, str)
    said = roomy(
        bare,
        lambda people: " ".join((piles(showing.view, people), *_spoken(showing, people))),
        LONGEST_ALT,
        len,
    )
    return clipped(said, LONGEST_ALT)


def _spoken(showing: Showing, people: People) -> Iterable[str]:
    """Return the lines of the seats, with what their sets come to, as the picture has it."""
    words, view = showing.words, showing.view
    for seat, line in enumerate(_seats(showing, people)):
        sets, hand = view.sets[seat], view.hands[seat]
        yield spoken(line)
        if len(sets) > 1:
            yield words("scots-alt-worth", points=laid_value(people.deck, sets))
        if hand:
            yield words("scots-alt-held", cards=people.cards(hand))
