"""Who waits for a computer's thought, and whose turn it is to be thought for."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any

from cachetools import LRUCache

REMEMBERED = 10_000
"""Tables and servers of which it is known when they had their turn."""


class Need(IntEnum):
    """What a thought is for, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2


@dataclass(frozen=True, slots=True)
class Asker:
    """A match that asks, and its server. Outside of servers a match stands for itself."""

    match: str = ""
    server: int | None = None
    need: Need = Need.MOVE

    @property
    def place(self) -> tuple[object, object]:
        return self.server or self.match, self.match


@dataclass(eq=False, slots=True)
class Thought:
    """Work for another process. Whoever asked may have gone: then its answer is done."""

    asker: Asker
    game: str
    work: Callable[[], Any] = field(repr=False)
    answer: "asyncio.Future[Any]"
    failures: int = 0


class Waiting:
    """Moves go before hints, hints before looking back. Among equals servers take turns, and in
    each its tables, however much any of them asks for."""

    def __init__(self) -> None:
        self._thoughts: list[Thought] = []
        self._turns: LRUCache[object, int] = LRUCache(REMEMBERED)
        self._number = count(1)

    def add(self, thought: Thought) -> None:
        self._thoughts.append(thought)

    def take(self, least: Need = Need.REVIEW) -> Thought | None:
        """Take the next thought out; `least` is the least urgent that may be taken."""
        self._thoughts = [each for each in self._thoughts if not each.answer.done()]
        able = [each for each in self._thoughts if each.asker.need <= least]
        if not able:
            return None
        thought = min(able, key=self._rank)  # of equals the one that came first
        self._thoughts.remove(thought)
        self._turns.update(dict.fromkeys(thought.asker.place, next(self._number)))
        return thought

    def _rank(self, thought: Thought) -> tuple[int, int, int]:
        """How urgent it is, and when server and table had their last turn."""
        server, table = thought.asker.place
        return thought.asker.need, self._turns.get(server, 0), self._turns.get(table, 0)
