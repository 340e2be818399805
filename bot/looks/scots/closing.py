"""Tells how a round of Queen of Scots came out: all hands are shown (QS-R50)."""

from collections.abc import Sequence

from bot.looks.kit import last_of
from bot.looks.look import Came, Closing, Showing
from bot.looks.scots.people import People, roomy
from bot.looks.scots.scene import scene
from bot.looks.scots.sentences import LONGEST_END, people_of, signed
from bot.looks.scots.summary import IN_PLAY
from games.game import Seat
from games.scots.cards import counted
from games.scots.events import Scored, WentOut
from games.scots.scoring import hand_value, laid_value


def closing(showing: Showing) -> Closing:
    scored = last_of(showing, Scored)
    assert scored is not None, "a round that is not scored"
    seats = roomy(
        people_of(showing), lambda people: _seats(showing, scored, people), LONGEST_END, _length
    )
    is_over = showing.view.phase not in IN_PLAY
    return Closing(_sentence(showing, scored), seats, scene(showing) if is_over else None)


def _sentence(showing: Showing, scored: Scored) -> str:
    words, went = showing.words, last_of(showing, WentOut)
    if went is None:
        return words("scots-closing-exhausted")
    name, points = showing.company.name(went.seat), signed(scored.scores[went.seat])
    return words(f"scots-closing-{went.way}", name=name, points=points)


def _seats(showing: Showing, scored: Scored, people: People) -> tuple[Came, ...]:
    best = sorted(range(len(scored.scores)), key=lambda seat: -scored.scores[seat])
    return tuple(_came(showing, scored, seat, people) for seat in best)


def _came(showing: Showing, scored: Scored, seat: Seat, people: People) -> Came:
    words, deck = showing.words, people.deck
    hand = counted(deck, scored.hands[seat])
    line = words(
        "scots-closing-line",
        name=showing.company.name(seat),
        points=signed(scored.scores[seat]),
        laid=laid_value(deck, scored.sets[seat]),
        held=hand_value(deck, hand),
        total=scored.totals[seat],
    )
    if not any(hand):
        return Came(seat, line, words("scots-closing-empty"))
    return Came(seat, line, words("scots-closing-held", cards=people.listed(hand)))


def _length(seats: Sequence[Came]) -> int:
    return sum(len(each.line) + len(each.shown) for each in seats)
