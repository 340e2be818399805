"""Runs computer players in other processes, each with nothing but what its seat has seen."""

import asyncio
import multiprocessing
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

import structlog

from bot.background import BackgroundTasks
from bot.match.thoughts import Asker, Need, Thought, Waiting
from bot.stopping import serve_the_bot
from games.arrays import keep_to_one_thread
from games.catalogue import rules_named
from games.game import Glance, Judge, Player, Seen, Verdict

log = structlog.get_logger()

T = TypeVar("T")

QUICK = frozenset({"random", "greedy", "easy", "medium"})
"""Levels that think for less time than it takes to reach another process."""


PATIENCE = 10.0
"""Seconds for one thought. Budgets count simulations, so only a fault takes this long."""

START = 60.0
"""Seconds for a process to start, on a machine that is busy."""

ENDING = 5.0
"""Seconds that the end of the program waits for each."""

TRIES = 3
"""How often one thought is tried, each time in a new process: it may itself crash them."""

ANYBODY = Asker()


class Thinker(Protocol):
    async def choose(
        self,
        game: str,
        level: str,
        seen: Seen[Any, Any],
        legal: Sequence[Any],
        seed: str,
        asker: Asker = ANYBODY,
    ) -> str:
        """Return the text of a computer player's move."""

    async def judge(
        self, game: str, glance: Glance[Any, Any, Any], seed: str, asker: Asker = ANYBODY
    ) -> Verdict[Any]:
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
    """Processes that think for all tables, started when first needed. Each has one thought at a
    time, so that a fault of one disturbs no other, and where there are several one is kept for
    moves."""

    def __init__(self, workers: int = 2, patience: float | None = None) -> None:
        patience = PATIENCE if patience is None else patience
        self._processes = tuple(Process(patience) for _ in range(workers))
        self._free = list(self._processes)
        self._waiting, self._at_work = Waiting(), BackgroundTasks()

    async def choose(
        self,
        game: str,
        level: str,
        seen: Seen[Any, Any],
        legal: Sequence[Any],
        seed: str,
        asker: Asker = ANYBODY,
    ) -> str:
        player = rules_named(game).players[level]
        if level in QUICK:
            return think(player, seen, legal, seed)
        return await self._run_elsewhere(asker, game, think, player, seen, legal, seed)

    async def judge(
        self, game: str, glance: Glance[Any, Any, Any], seed: str, asker: Asker = ANYBODY
    ) -> Verdict[Any]:
        return await self._run_elsewhere(asker, game, weigh, rules_named(game).judge, glance, seed)

    async def _run_elsewhere(
        self, asker: Asker, game: str, work: Callable[..., T], *given: Any
    ) -> T:
        """Run in another process, when it is this one's turn."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.add(Thought(asker, game, partial(work, *given), answer))
        self._go_on()
        return await answer

    def _go_on(self) -> None:
        while self._free and (thought := self._waiting.take(self._least())):
            self._at_work.do(self._answer(self._free.pop(), thought), "thinking")

    def _least(self) -> Need:
        """Return the least urgent need that may take a process: the last is kept for moves."""
        is_last = len(self._free) == 1 < len(self._processes)
        return Need.MOVE if is_last else Need.REVIEW

    async def _answer(self, process: "Process", thought: Thought) -> None:
        try:
            found = await process.run(thought.work)
        except Exception as failed:  # noqa: BLE001 whoever asked is told
            self._think_again(thought, failed)
        else:
            if not thought.answer.done():
                thought.answer.set_result(found)
        finally:
            self._free.append(process)
            self._go_on()

    def _think_again(self, thought: Thought, failed: Exception) -> None:
        """Let it wait for another process, unless nobody waits for it or it was tried enough."""
        if thought.answer.done():
            return
        log.warning("thinking failed", game=thought.game, why=type(failed).__name__)
        thought.failures += 1
        if thought.failures < TRIES:
            self._waiting.add(thought)
        else:
            thought.answer.set_exception(failed)

    def close(self) -> None:
        """End all processes at once. What somebody still waits for is thought again in others."""
        for process in self._processes:
            process.end(wait=True)


class Process:
    """Thinks one thought at a time, and begins anew when it dies or is stuck."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Run with a time limit, which begins once the process is there."""
        try:
            executor = self._executor
            if executor is None:
                executor = self._executor = _new_executor()
                await _within(START, executor, os.getpid)
            return await _within(self._patience, executor, work)
        except (BrokenProcessPool, OSError, asyncio.CancelledError):  # a TimeoutError is an OSError
            self.end()
            raise

    def end(self, *, wait: bool = False) -> None:
        """End it at once, whatever it is doing; the next thought starts another. Whoever ends the
        program waits: Python may fail at its exit on an executor whose thread is just ending. Not
        for ever: before 3.11.5 such a thread may hang."""
        if (executor := self._executor) is not None:
            self._executor = None
            workers = list((executor._processes or {}).values())
            thread: Any = executor._executor_manager_thread
            executor.shutdown(wait=False)
            for worker in workers:
                worker.kill()
            if wait and thread is not None:
                thread.join(ENDING)


async def _within(seconds: float, executor: Executor, work: Callable[[], T]) -> T:
    """Wait without ever cancelling the thought: a broken executor can fail on a cancelled one and
    leave the others waiting. The loop may end before the thought: it is only told that it is done,
    so no failure is left there that nobody reads."""
    loop = asyncio.get_running_loop()
    is_done = asyncio.Event()

    def tell(_: Future[T]) -> None:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(is_done.set)

    try:
        thought = executor.submit(work)
    except RuntimeError:  # it was shut down
        raise BrokenProcessPool from None
    thought.add_done_callback(tell)
    async with asyncio.timeout(seconds):
        await is_done.wait()
    if thought.cancelled():
        raise BrokenProcessPool
    return thought.result()


def _new_executor() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")  # a fork would copy open connections
    return ProcessPoolExecutor(1, context, _begin)


def _begin() -> None:
    serve_the_bot()
    keep_to_one_thread()
