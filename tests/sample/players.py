"""Computer players of Low Ebb."""

import random
from collections.abc import Sequence

from games.game import Glance, Player, Seen, Verdict
from games.players import at_random
from tests.sample.events import Event
from tests.sample.moves import Draw, Knock, Move, Take
from tests.sample.state import View

MEAN = 5.5  # of a card nobody has seen
LOW = {"greedy": 12, "hard": 9}  # the sum of a hand with which it knocks
SLIPS = 0.3


def _play(view: View, seat: int, low: int) -> Move:
    hand = view.hands[seat] or ()
    highest, face_up = max(hand), view.face_up or 0
    if sum(hand) <= low:
        return Knock()
    return Take(highest) if face_up < min(highest, MEAN) else Draw(highest)


def greedy(seen: Seen[View, Event], _: Sequence[Move], __: random.Random) -> Move:
    """Throws the highest card for a lower one, and knocks with a hand that is low enough."""
    return _play(seen.view, seen.seat, LOW["greedy"])


def easy(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Now and then any move but a knock."""
    if rng.random() < SLIPS:
        return rng.choice(legal[1:])
    return greedy(seen, legal, rng)


def hard(seen: Seen[View, Event], _: Sequence[Move], __: random.Random) -> Move:
    """Waits for a lower hand."""
    return _play(seen.view, seen.seat, LOW["hard"])


def judge(glance: Glance[View, Event, Move], _: random.Random) -> Verdict[Move]:
    """In shares of forty points: what a move leaves in the hand, beside what Hard's would."""
    seen, played = glance.seen, glance.move
    better = _play(seen.view, seen.seat, LOW["hard"])
    cost = (_left(seen.view, seen.seat, played) - _left(seen.view, seen.seat, better)) / 40
    return Verdict(better, cost) if cost > 0 else Verdict(played, 0.0, better)


def _left(view: View, seat: int, move: Move) -> float:
    """The sum of the hand after a move, as far as it can be known."""
    held = sum(view.hands[seat] or ())
    match move:
        case Take(card):
            return held - card + (view.face_up or 0)
        case Draw(card):
            return held - card + MEAN
    return held


PLAYERS: dict[str, Player[View, Event, Move]] = {
    "random": at_random,
    "greedy": greedy,
    "easy": easy,
    "medium": greedy,
    "hard": hard,
}
