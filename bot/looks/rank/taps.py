"""Decides what a tap on a kind chooses: what fits, and never more than can be played."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import le
from typing import Any, TypeAlias

from bot.looks.rank.choice import with_count
from games.rank.cards import NONE, NUMBERS, UP, Counts, counted
from games.rank.moves import Play

Plays: TypeAlias = frozenset[Counts]
"""All that can be played now."""


def plays_of(legal: Iterable[Any]) -> Plays:
    return frozenset(counted(move.cards) for move in legal if isinstance(move, Play))


def fits(plays: Plays, chosen: Counts) -> bool:
    """Return whether a play has all these cards."""
    return all(map(le, chosen, most(plays, chosen)))


@lru_cache(maxsize=2**8)
def most(plays: Plays, chosen: Counts = NONE) -> Counts:
    """Return how many of each kind the plays have at most that have all the chosen cards."""
    having = (play for play in plays if all(map(le, chosen, play)))
    return tuple(map(max, zip(NONE, *having, strict=True)))


def tapped(plays: Plays, chosen: Counts, place: int) -> Counts:
    """Return the choice after a tap: what fits of the kind, at further taps another number of it,
    then none. A card that cannot go along with the others begins a new choice."""
    rest = with_count(chosen, place, 0)
    if not chosen[place] and not _goes_along(plays, rest, place):
        rest = NONE
    numbers = _in_turn(plays, rest, place)
    if chosen[place] not in numbers:
        return with_count(rest, place, numbers[0])
    following = [*numbers, 0][numbers.index(chosen[place]) + 1]
    return with_count(rest, place, following)


def _goes_along(plays: Plays, rest: Counts, place: int) -> bool:
    """Unequal numbers go along once a Rank-Up is chosen, or where there is no other way: who taps
    an 8 after the 7s has most often changed their mind."""
    if not most(plays, rest)[place]:
        return False
    is_mixed = place < NUMBERS and any(rest[:NUMBERS])
    return not is_mixed or rest[UP] > 0 or not any(map(_alone(place), plays))


def _alone(place: int) -> Callable[[Counts], bool]:
    """Return the question whether a play has this number and no other."""
    return lambda play: 0 < play[place] == sum(play[:NUMBERS])


def _in_turn(plays: Plays, rest: Counts, place: int) -> list[int]:
    """Return how many of a kind one tap after the other chooses: of a number all that fit, then one
    fewer; of a special one, or as many as complete the play, then one more."""
    limit = max(1, most(plays, rest)[place])
    if place < NUMBERS:
        return list(range(limit, 0, -1))
    rising = list(range(1, limit + 1))
    complete = (number for number in rising if with_count(rest, place, number) in plays)
    first = rising.index(next(complete, 1)) if any(rest) else 0
    return rising[first:] + rising[:first]
