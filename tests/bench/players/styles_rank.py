"""RANK: players of one habit each, that no level was made against."""

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from games.game import Seen
from games.rank.cards import Card
from games.rank.events import Event
from games.rank.moves import Move, Pass, Play
from games.rank.players import greedy
from games.rank.playing.plain import cost
from games.rank.state import View, pile_text
from tests.bench.players.play import Chooser, Legal

DEAR = frozenset({11, 12, "C", "D", "W"})
CHEAP = 9  # the highest number that a passer answers with
NEARLY_OUT = 4  # cards
LEAD = pile_text(None)

Habit: TypeAlias = Callable[[View, Sequence[Play], Sequence[Move]], Move]
"""From the view, the plays and all legal moves."""


def habitual(habit: Habit) -> Chooser:
    """Greedy between the hands."""

    def choose(_: Any, its: Seen[View, Event], legal: Legal, rng: random.Random) -> Move:
        moves: Sequence[Move] = legal()
        plays = [move for move in moves if isinstance(move, Play)]
        if plays and its.view.phase == "play":
            return habit(its.view, plays, moves)
        return greedy(its, moves, rng)

    return choose


def _bully(_: View, plays: Sequence[Play], __: Sequence[Move]) -> Move:
    """Without specials where that is possible; else the more cards the better."""
    return max(plays, key=lambda play: (-cost(play)[0], _highest(play.cards), len(play.cards)))


def _saver(view: View, plays: Sequence[Play], moves: Sequence[Move]) -> Move:
    lesser = [play for play in plays if not DEAR.intersection(play.cards)]
    if lesser or _nearly_out(view):
        return min(lesser or plays, key=cost)
    return _passing(moves) or min(plays, key=cost)


def _passer(view: View, plays: Sequence[Play], moves: Sequence[Move]) -> Move:
    cheapest = min(plays, key=cost)
    specials, number, _ = cost(cheapest)
    if view.pile == LEAD or _nearly_out(view) or (not specials and number <= CHEAP):
        return cheapest
    return _passing(moves) or cheapest


def _single(view: View, plays: Sequence[Play], _: Sequence[Move]) -> Move:
    alone = [play for play in plays if len(play.cards) == 1]
    return min(alone if alone and view.pile == LEAD else plays, key=cost)


def _highest(cards: tuple[Card, ...]) -> int:
    return max((card for card in cards if isinstance(card, int)), default=0)


def _nearly_out(view: View) -> bool:
    return view.sizes[view.turn or 0] <= NEARLY_OUT


def _passing(moves: Sequence[Move]) -> Move | None:
    return next((move for move in moves if isinstance(move, Pass)), None)


STYLES = {
    "bullies": habitual(_bully),
    "savers": habitual(_saver),
    "passers": habitual(_passer),
    "singles": habitual(_single),
}
