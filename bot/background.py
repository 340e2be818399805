"""Runs background tasks in one set, logs their errors, and supervises those that never end."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import structlog
from cachetools import LRUCache

from bot.clock import Clock
from storage.errors import StoreError

log = structlog.get_logger()

K = TypeVar("K")
V = TypeVar("V")

PAUSES = (1.0, 2.0, 5.0, 15.0)
"""Seconds before each new start of a task that failed; the last one repeats."""

HEALTH = "health:"
"""The beginning of the names of the notes about how processes are."""

BEAT = 15.0
"""Seconds between two of those notes."""

GRACE = 60.0
"""Seconds more than a task may take that its success may be old."""

SOON = 0.5
"""Seconds in which what is to be written together is collected."""

Round: TypeAlias = Callable[[], Awaitable[float | None]]
"""One round of a long task: returns the seconds until the next, or None when all is done."""


class BackgroundTasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def do(self, work: Coroutine[Any, Any, Any], about: str) -> asyncio.Task[Any]:
        """Start work that nobody waits for; `about` names it in the log."""
        task = asyncio.create_task(work, name=about)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    @property
    def running(self) -> tuple[asyncio.Task[Any], ...]:
        return tuple(self._running)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background task failed", about=task.get_name(), exc_info=error)

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


class Together:
    """Writes together what changes within a moment."""

    def __init__(
        self, write: Callable[[], Awaitable[bool]], background: BackgroundTasks, about: str
    ) -> None:
        """`write` returns whether there is more to write by now."""
        self._write, self._background, self._about = write, background, about
        self._is_waiting = False

    def soon(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._background.do(self._go_on(), self._about)

    async def _go_on(self) -> None:
        try:
            is_more = True
            while is_more:
                await asyncio.sleep(SOON)
                is_more = await self._write()
        finally:
            self._is_waiting = False


class Answers(Generic[K, V]):
    """Works each answer out once, for all who ask meanwhile, and keeps the latest for those who ask
    later. One that failed is worked out again."""

    def __init__(self, most: int) -> None:
        self._found: LRUCache[K, asyncio.Task[V]] = LRUCache(most)

    async def of(self, key: K, work: Callable[[], Coroutine[Any, Any, V]]) -> V:
        task = self._found.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._found[key] = asyncio.create_task(work(), name=f"answer-{key}")
        return await asyncio.shield(task)


@dataclass(frozen=True, slots=True)
class Success:
    """When a long task last succeeded, and until when it must have succeeded again; in ms."""

    at: int
    until: int


class Supervisor:
    """Keeps the long tasks: whatever one raises is logged, and it begins again after a pause."""

    def __init__(self, clock: Clock, background: BackgroundTasks) -> None:
        self._clock, self._background = clock, background
        self._kept: dict[str, asyncio.Task[Any]] = {}
        self._successes: dict[str, Success] = {}

    def keep(self, name: str, work: Round, longest: float) -> None:
        """Do rounds of `work` for ever, one at a time; a round that takes longer than `longest`
        seconds has failed. A task that is kept already goes on as it is."""
        if name not in self._kept:
            self._succeed(name, 0.0, longest)  # it has that long until its first success
            rounds = self._rounds(name, work, longest)
            alone = Context()  # it outlives whatever began it
            self._kept[name] = alone.run(self._background.do, rounds, f"long-{name}")

    async def stop(self, name: str) -> None:
        task = self._kept.pop(name, None)
        self._successes.pop(name, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    @property
    def successes(self) -> Mapping[str, Success]:
        """Return the last success of each long task."""
        return self._successes

    async def _rounds(self, name: str, work: Round, longest: float) -> None:
        failures = 0
        while True:
            try:
                async with asyncio.timeout(longest):
                    pause = await work()
            except (Exception, asyncio.CancelledError) as failed:
                if _is_cancelled():
                    raise
                pause = PAUSES[min(failures, len(PAUSES) - 1)]
                failures += 1
                _log_failure(name, failed, pause)
            else:
                failures = 0
                if pause is None:
                    break
                self._succeed(name, pause, longest)
            await asyncio.sleep(pause)
        del self._kept[name], self._successes[name]

    def _succeed(self, name: str, pause: float, longest: float) -> None:
        now = self._clock()
        self._successes[name] = Success(now, now + round((pause + longest + GRACE) * 1000))


def _log_failure(name: str, failed: BaseException, pause: float) -> None:
    if isinstance(failed, StoreError):
        log.warning("long task delayed", task=name, again_seconds=pause, why=str(failed))
    else:
        log.error("long task failed", task=name, again_seconds=pause, exc_info=failed)


def _is_cancelled() -> bool:
    """Return whether we were cancelled, and not only something that we waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def ailing(text: str | None, now: int) -> tuple[str, ...]:
    """Return what is wrong with a process by its note: tasks whose last success is old."""
    if text is None:
        return ("it is not running",)
    try:
        found = json.loads(text)
        if now > found["at"] + round((2 * BEAT + GRACE) * 1000):
            return (f"nothing was heard of it for {(now - found['at']) // 1000} s",)
        return tuple(
            f"{name} last succeeded {(now - at) // 1000} s ago"
            for name, (at, until) in found["tasks"].items()
            if now > until
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return ("its note cannot be read",)


def written(successes: Mapping[str, Success], at: int) -> str:
    """Write down the successes of a process, for whoever asks how it is."""
    return json.dumps(
        {"at": at, "tasks": {name: [each.at, each.until] for name, each in successes.items()}}
    )
