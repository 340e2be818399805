"""Where computer players think: beside the event loop, and with nothing but what they have seen."""

import asyncio
import multiprocessing
import random
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

import structlog

from bot.stopping import KINDS
from games.catalogue import GAMES
from games.game import Glance, Judge, Player, Seen, Verdict

log = structlog.get_logger()

T = TypeVar("T")

QUICK = frozenset({"random", "greedy", "easy", "medium"})
"""Levels that take less time than the way to another process."""


PATIENCE = 10.0
"""Seconds. Budgets are counted in simulations: only what has gone wrong takes so long."""

TRIES = 3
"""Of one thought, each in other processes: it may itself be what ends them."""


class Thinker(Protocol):
    async def choose(
        self, game: str, level: str, seen: Seen[Any, Any], legal: Sequence[Any], seed: str
    ) -> str:
        """The text of the move that a computer player makes."""

    async def judge(self, game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
        """What a move of a match that is over cost."""


def think(
    player: Player[Any, Any, Any], seen: Seen[Any, Any], legal: Sequence[Any], seed: str
) -> str:
    """The same seed makes the same move. Who plays comes along: no process has a list of games."""
    return str(player(seen, legal, random.Random(seed)))  # noqa: S311 play, not secrets


def weigh(judge: Judge[Any, Any, Any], glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
    return judge(glance, random.Random(seed))  # noqa: S311 play, not secrets


class Pool:
    """A few processes that think for all tables. They start when the first one is needed."""

    def __init__(self, workers: int = 2, patience: float | None = None) -> None:
        self._workers = workers
        self._patience = PATIENCE if patience is None else patience
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(
        self, game: str, level: str, seen: Seen[Any, Any], legal: Sequence[Any], seed: str
    ) -> str:
        player = GAMES[game].players[level]
        if level in QUICK:
            return think(player, seen, legal, seed)
        return await self._apart(game, think, player, seen, legal, seed)

    async def judge(self, game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
        return await self._apart(game, weigh, GAMES[game].judge, glance, seed)

    async def _apart(self, game: str, work: Callable[..., T], *given: Any) -> T:
        """In another process, and not for ever. Where processes die, others take their place."""
        for _ in range(TRIES):
            pool = self._pool()
            try:
                return await self._within(pool, work, *given)
            except TimeoutError:
                log.warning("thought aborted", game=game)
                self._replace(pool)  # whoever is stuck in there stops with it
                raise
            except BrokenProcessPool:
                log.warning("thought interrupted", game=game)
                self._replace(pool)
        raise BrokenProcessPool(f"{TRIES} times")

    async def _within(self, pool: Executor, work: Callable[..., T], *given: Any) -> T:
        """Never cancelled: a pool that breaks may stumble over what was, and tell the others
        nothing."""
        thought = asyncio.get_running_loop().run_in_executor(pool, work, *given)
        thought.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.wait((thought,), timeout=self._patience)
        if not thought.done():
            raise TimeoutError
        return thought.result()

    def _pool(self) -> Executor:
        if self._closed:
            raise BrokenProcessPool("the pool is closed")
        if self._executor is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy open connections
            self._executor = ProcessPoolExecutor(self._workers, context, _be_stopped_by_us)
        return self._executor

    def close(self) -> None:
        """At once: what is being thought of is given up."""
        self._closed = True
        self._replace(self._executor)

    def _replace(self, pool: Executor | None) -> None:
        """Once, for all whose thoughts were in there."""
        if self._executor is not None and self._executor is pool:
            workers = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False)
            self._executor = None
            for worker in workers:
                worker.kill()


def _be_stopped_by_us() -> None:
    """Terminals and hosts tell every process of a group; these end when the bot does."""
    for kind in KINDS:
        signal.signal(kind, signal.SIG_IGN)
