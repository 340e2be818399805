"""Runs computer players in other processes, each with nothing but what its seat has seen."""

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
"""Levels that think for less time than it takes to reach another process."""


PATIENCE = 10.0
"""Seconds. Budgets count simulations, so only a fault takes this long."""

TRIES = 3
"""How often one decision is tried, each time in new processes: it may itself crash them."""


class Thinker(Protocol):
    async def choose(
        self, game: str, level: str, seen: Seen[Any, Any], legal: Sequence[Any], seed: str
    ) -> str:
        """Return the text of a computer player's move."""

    async def judge(self, game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
        """Return what a move of a finished match cost."""


def think(
    player: Player[Any, Any, Any], seen: Seen[Any, Any], legal: Sequence[Any], seed: str
) -> str:
    """Choose a move. The same seed gives the same move. The player is passed along, since a process
    knows no list of games."""
    return str(player(seen, legal, random.Random(seed)))  # noqa: S311 play, not secrets


def weigh(judge: Judge[Any, Any, Any], glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
    return judge(glance, random.Random(seed))  # noqa: S311 play, not secrets


class Pool:
    """Processes that think for all tables, started when first needed."""

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
        return await self._run_elsewhere(game, think, player, seen, legal, seed)

    async def judge(self, game: str, glance: Glance[Any, Any, Any], seed: str) -> Verdict[Any]:
        return await self._run_elsewhere(game, weigh, GAMES[game].judge, glance, seed)

    async def _run_elsewhere(self, game: str, work: Callable[..., T], *given: Any) -> T:
        """Run in another process, with a time limit. Crashed processes are replaced."""
        for _ in range(TRIES):
            pool = self._pool()
            try:
                return await self._within(pool, work, *given)
            except TimeoutError:
                log.warning("thinking timed out", game=game)
                self._replace(pool)  # kills a worker that is stuck
                raise
            except BrokenProcessPool:
                log.warning("thinking interrupted", game=game)
                self._replace(pool)
        raise BrokenProcessPool(f"{TRIES} times")

    async def _within(self, pool: Executor, work: Callable[..., T], *given: Any) -> T:
        """Wait without ever cancelling the future: a broken pool can fail on a cancelled one and
        leave the others waiting."""
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
            self._executor = ProcessPoolExecutor(self._workers, context, _ignore_signals)
        return self._executor

    def close(self) -> None:
        """Stop at once and drop unfinished work."""
        self._closed = True
        self._replace(self._executor)

    def _replace(self, pool: Executor | None) -> None:
        """Replace a pool once, whoever asks first."""
        if self._executor is not None and self._executor is pool:
            workers = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False)
            self._executor = None
            for worker in workers:
                worker.kill()


def _ignore_signals() -> None:
    """Ignore signals: hosts and terminals send them to the whole group, but the bot ends its
    workers."""
    for kind in KINDS:
        signal.signal(kind, signal.SIG_IGN)
