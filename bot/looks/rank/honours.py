"""Finds what is earned in RANK."""

from collections.abc import Iterator
from itertools import pairwise

from bot.looks.kit import beat_three_hard
from bot.looks.look import Finished, Honours
from games.game import Seat
from games.rank.events import HandOver, Played, RoundWon

REIGN = 3  # hands


def king(match: Finished) -> Iterator[Seat]:
    """First out in a hand: King of the next."""
    return (each.ranking[0] for each in _hands(match))


def reign(match: Finished) -> Iterator[Seat]:
    """First out in three hands running."""
    for hand in _hands(match):
        yield from (seat for seat, hands in enumerate(hand.reign) if hands >= REIGN)


def risen(match: Finished) -> Iterator[Seat]:
    """From Beggar to King in one hand."""
    for before, after in pairwise(_hands(match)):
        if before.ranking[-1] == after.ranking[0]:
            yield after.ranking[0]


def crown(match: Finished) -> Iterator[Seat]:
    """A round won by a Crown on somebody else's play."""
    before = last = None
    for event in match.events:
        if isinstance(event, Played):
            before, last = last, event
        elif isinstance(event, RoundWon):
            won = last is not None and (last.seat, last.kind) == (event.seat, "crown")
            if won and before is not None and before.seat != event.seat:
                yield event.seat
            before = last = None


def _hands(match: Finished) -> list[HandOver]:
    return [each for each in match.events if isinstance(each, HandOver)]


HONOURS = Honours(
    title="rank-honour",
    achievements={
        "king": king,
        "reign": reign,
        "risen": risen,
        "crown": crown,
        "hard": beat_three_hard,
    },
)
