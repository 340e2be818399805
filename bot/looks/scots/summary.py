"""The words of the table message, and of its end."""

from collections.abc import Iterable

from bot.looks.look import Showing, Summary, spoken, until_text
from bot.looks.scots.people import People, roomy
from bot.looks.scots.pile import offer, piles
from bot.looks.scots.sentences import round_points, signed, told
from games.scots.cards import compiled, counted
from games.scots.events import Dealt, Exhausted, Scored, WentOut
from games.scots.scoring import hand_value, laid_value

SHOWN = 5  # moves that a table message tells of
LONGEST_ALT = 1_024
LONGEST_MOVES = 900
LONGEST_SEATS = 1_800
LONGEST_END = 1_800
IN_PLAY = ("pickup", "play")


def summary(showing: Showing) -> Summary:
    words, view = showing.words, showing.view
    people = _people(showing)
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
        moves=roomy(people, lambda it: " · ".join(_moves(showing, it)), LONGEST_MOVES, len),
        turn=turn if view.phase in IN_PLAY else asks,
        asks=asks,
        seats=roomy(people, lambda it: tuple(_seats(showing, it)), LONGEST_SEATS, _total),
        alt=_alt(showing),
    )


def _people(showing: Showing) -> People:
    return People(compiled(showing.view.options.deck), showing.words, showing.face)


def _total(lines: tuple[str, ...]) -> int:
    return sum(map(len, lines))


def scores(showing: Showing) -> list[str]:
    """The best total first."""
    words, totals = showing.words, showing.view.totals
    best = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [
        words("scots-score", name=showing.company.name(seat), points=totals[seat]) for seat in best
    ]


def _moves(showing: Showing, people: People) -> Iterable[str]:
    happened = [event for event in showing.events if not isinstance(event, Dealt)]
    return (told(event, showing.company, people) for event in happened[-SHOWN:])


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
        turn = view.phase in IN_PLAY and seat == view.turn
        yield words(
            "scots-seat",
            turn=words("badge-turn") if turn else "",
            name=showing.company.name(seat),
            sets=people.sets(sets),
            cards=words("scots-hand-size", count=view.hand_sizes[seat]),
            points=view.totals[seat],
        ).strip()


def _alt(showing: Showing) -> str:
    """Everything that the picture says; of a very long pile or many sets only what they make."""
    bare = People(compiled(showing.view.options.deck), showing.words, str)
    said = roomy(
        bare,
        lambda people: " ".join((piles(showing.view, people), *_spoken(showing, people))),
        LONGEST_ALT,
        len,
    )
    return said if len(said) <= LONGEST_ALT else said[: LONGEST_ALT - 1] + "…"


def _spoken(showing: Showing, people: People) -> Iterable[str]:
    """The lines of the seats, with what their sets come to, as the picture has it."""
    lines = map(spoken, _seats(showing, people))
    for line, sets in zip(lines, showing.view.sets, strict=True):
        worth = laid_value(people.deck, sets)
        yield f"{line} {showing.words('scots-alt-worth', points=worth)}" if len(sets) > 1 else line


# The end


def final(showing: Showing) -> tuple[str, ...]:
    """What decided it, and all hands."""
    lines = roomy(
        _people(showing), lambda people: tuple(_final_lines(showing, people)), LONGEST_END, _total
    )
    return (" ".join(_decided(showing)), *lines)


def _decided(showing: Showing) -> Iterable[str]:
    words, view = showing.words, showing.view
    options = view.options
    points = [event for event in showing.events if isinstance(event, Scored)]
    for event in showing.events:
        if isinstance(event, WentOut) and points:
            gained = signed(points[-1].scores[event.seat])
            yield words("scots-decided", name=showing.company.name(event.seat), points=gained)
        elif isinstance(event, Exhausted):
            yield words("scots-decided-exhausted")
    if points:
        gained = round_points(points[-1].scores, showing.company)
        yield words("scots-decided-points", points=gained)
    limited = options.max_rounds is not None and view.round + 1 >= options.max_rounds
    if limited and max(view.totals) < options.target:
        yield words("scots-decided-limit", count=view.round + 1)


def _final_lines(showing: Showing, people: People) -> Iterable[str]:
    view, deck = showing.view, people.deck
    for seat, cards in enumerate(view.hands):
        counts = counted(deck, cards or ())
        yield showing.words(
            "scots-final-hand" if cards else "scots-final-nothing",
            name=showing.company.name(seat),
            laid=laid_value(deck, view.sets[seat]),
            cards=people.listed(counts),
            points=hand_value(deck, counts),
        )
