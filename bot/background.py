"""Runs background tasks in one set and logs every error in them."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


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
