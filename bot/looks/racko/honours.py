"""Finds what is earned in RACK-O."""

from collections.abc import Iterator
from itertools import pairwise

from bot.looks.kit import beat_three_hard, rounds_of
from bot.looks.look import Finished, Honours
from games.game import Seat
from games.racko.events import Drew, Racko, Scored, Took
from games.racko.state import Rack

QUICK = 7  # turns
RUN = 5  # cards


def quick(match: Finished) -> Iterator[Seat]:
    """A round won by RACK-O in at most seven turns of one's own."""
    for events in rounds_of(match):
        for declared in (each for each in events if isinstance(each, Racko)):
            turns = [each for each in events if isinstance(each, Took | Drew)]
            if sum(each.seat == declared.seat for each in turns) <= QUICK:
                yield declared.seat


def run(match: Finished) -> Iterator[Seat]:
    """RACK-O with five cards in direct sequence."""
    for scored in _scored(match):
        if scored.declarer is not None and longest_run(scored.racks[scored.declarer]) >= RUN:
            yield scored.declarer


def longest_run(rack: Rack) -> int:
    longest = length = 1
    for low, high in pairwise(rack):
        length = length + 1 if high == low + 1 else 1
        longest = max(longest, length)
    return longest


def thrice(match: Finished) -> Iterator[Seat]:
    """RACK-O in three rounds running."""
    declarers = [each.declarer for each in _scored(match)]
    for first, second, third in zip(declarers, declarers[1:], declarers[2:], strict=False):
        if first is not None and first == second == third:
            yield first


def _scored(match: Finished) -> list[Scored]:
    return [each for each in match.events if isinstance(each, Scored)]


HONOURS = Honours(
    title="racko-honour",
    achievements={"quick": quick, "run": run, "thrice": thrice, "hard": beat_three_hard},
)
