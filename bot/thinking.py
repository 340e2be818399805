"""Where computer players think: beside the event loop, and with nothing but what they have seen."""

import asyncio
import multiprocessing
import random
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

import structlog

from games.catalogue import GAMES
from games.game import Glance, Seen, Verdict

log = structlog.get_logger()

T = TypeVar("T")

QUICK = frozenset({"random", "greedy", "easy", "medium"})
"""Levels that take less time than the way to another process."""


PATIENCE = 10.0
"""Seconds. Budgets are counted in simulations: only what has gone wrong takes so long."""


class Thinker(Protocol):
    async def choose(
        self, game: str, level: str, seen: Seen[Any, Any], legal: Sequence[Any], seed: str
    ) -> str:
        """The text of the move that a computer player makes."""

    async def judge(self, game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
        """What a move of a match that is over cost."""


def think(game: str, level: str, seen: Seen[Any, Any], legal: Sequence[Any], seed: str) -> str:
    """The same seed makes the same move."""
    rng = random.Random(seed)  # noqa: S311 play, not secrets
    return str(GAMES[game].players[level](seen, legal, rng))


def weigh(game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
    return GAMES[game].judge(glance, random.Random(seed))  # noqa: S311 play, not secrets


class Pool:
    """A few processes that think for all tables. They start when the first one is needed."""

    def __init__(self, workers: int = 2, patience: float | None = None) -> None:
        self._workers = workers
        self._patience = PATIENCE if patience is None else patience
        self._executor: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, level: str, seen: Seen[Any, Any], legal: Sequence[Any], seed: str
    ) -> str:
        if level in QUICK:
            return think(game, level, seen, legal, seed)
        return await self._apart(game, think, game, level, seen, legal, seed)

    async def judge(self, game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
        return await self._apart(game, weigh, game, glance, seed)

    async def _apart(self, game: str, work: Callable[..., T], *given: Any) -> T:
        """In another process, and not for ever."""
        loop, pool = asyncio.get_running_loop(), self._pool()
        thought = loop.run_in_executor(pool, work, *given)
        try:
            async with asyncio.timeout(self._patience):
                return await thought
        except TimeoutError:
            log.warning("thought aborted", game=game)
            if self._executor is pool:  # whoever is stuck in there stops with it
                self.close()
            raise

    def _pool(self) -> Executor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy open connections
            self._executor = ProcessPoolExecutor(self._workers, context, _be_stopped_by_us)
        return self._executor

    def close(self) -> None:
        """At once: what is being thought of is given up."""
        if self._executor is not None:
            workers = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
            for worker in workers:
                worker.terminate()


def _be_stopped_by_us() -> None:
    """Ctrl+C reaches every process of a terminal; these end when the bot does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
