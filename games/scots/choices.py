"""Counts lists that are too long to make, and works out single entries of them."""

import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Generic, TypeAlias, TypeVar, overload

from games.scots.cards import Counts

T = TypeVar("T")

MOST_NEEDED = 3  # cards that a pick can be asked to have at least
NOTHING_LEFT = [1, 0, 0, 0]  # one way to need none, no way to need more

Block: TypeAlias = tuple[int, Callable[[int], T]]
"""How many there are, and the one of a rank from 0."""


class Picks:
    """The ways to pick some of these cards, none at all or at least one, two or three."""

    __slots__ = ("_after", "sizes")

    def __init__(self, counts: Counts) -> None:
        ways, after = NOTHING_LEFT, []
        for count in reversed(counts):
            after.append(ways)
            if count:
                ways = [_ways(ways, count, need) for need in range(MOST_NEEDED + 1)]
        self._after = after[::-1]
        self.sizes = ways

    def at(self, rank: int, need: int) -> list[int]:
        """Return how many of each the way of this rank has: a number is a digit worth `after`."""
        picked = []
        for after in self._after:
            number = 0
            while need and rank >= after[need]:
                rank -= after[need]
                need -= 1
                number += 1
            if not need:
                more, rank = divmod(rank, after[0])
                number += more
            picked.append(number)
        return picked


def _ways(after: list[int], count: int, need: int) -> int:
    """Count how often 0 to `count` cards here, with what comes after, make at least `need`."""
    short = min(need, count + 1)
    return sum(after[need - short + 1 : need + 1]) + (count + 1 - short) * after[0]


@lru_cache(maxsize=4096)
def picks(counts: Counts) -> Picks:
    return Picks(counts)


class Choices(Sequence[T], Generic[T]):
    """Blocks one after the other. Its `len` stops at the largest one there is."""

    __slots__ = ("_blocks", "_ends", "total")

    def __init__(self, blocks: list[Block[T]]) -> None:
        self._blocks = blocks
        self._ends = list(accumulate([size for size, _ in blocks]))
        self.total = self._ends[-1]

    def __len__(self) -> int:
        return min(self.total, sys.maxsize)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        if index < 0:
            index += self.total
        if not 0 <= index < self.total:
            raise IndexError(index)
        block = bisect_right(self._ends, index)
        size, choice = self._blocks[block]
        return choice(index - self._ends[block] + size)

    def __iter__(self) -> Iterator[T]:
        for size, choice in self._blocks:
            for rank in range(size):
                yield choice(rank)
