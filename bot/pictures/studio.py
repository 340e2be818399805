"""Draws pictures off the event loop and caches them by their scenes."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

import structlog
from cachetools import LRUCache

from bot.pictures import draw
from bot.pictures.colours import Colours
from bot.pictures.scene import Scene
from bot.stopping import serve_the_bot

log = structlog.get_logger()

KEPT = 32 * 1024 * 1024  # bytes of pictures kept
TRIES = 2  # a drawing process may have ended by something else than this picture
BEHIND = 10  # how much nicer the drawing process is than all others


def thread() -> Executor:
    return ThreadPoolExecutor(1, thread_name_prefix="pictures")


def process() -> Executor:
    """Draw in a process that yields to others: on a busy machine pictures wait, presses do not."""
    context = multiprocessing.get_context("spawn")  # a fork would copy open connections
    return ProcessPoolExecutor(1, mp_context=context, initializer=_give_way)


def _give_way() -> None:
    serve_the_bot()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(BEHIND)


class Studio:
    def __init__(
        self,
        games: tuple[Colours, ...],
        kept: int = KEPT,
        room: Callable[[], Executor] = thread,
    ) -> None:
        """`games` are the colours of all games whose tables are drawn."""
        self._games = games
        self._pictures: LRUCache[Scene, bytes] = LRUCache(kept, len)
        self._drawing: dict[Scene, asyncio.Future[bytes]] = {}
        self._room, self._executor, self._closed = room, room(), False

    async def picture(self, scene: Scene) -> bytes | None:
        """Return a PNG; whoever asks for one that is being drawn waits for it too. None if it
        cannot be drawn: words have to do."""
        if (known := self._pictures.get(scene)) is not None:
            return known
        for _ in range(TRIES):
            executor = self._executor
            try:
                return await asyncio.shield(self._drawing.get(scene) or self._begin(scene))
            except BrokenExecutor as broken:
                self._begin_anew(executor, broken)
            except Exception:
                log.exception("picture not drawn", scene=type(scene).__name__)
                break
        return None

    def _begin_anew(self, executor: Executor, broken: BrokenExecutor) -> None:
        """Draw elsewhere from now on, whoever finds out first; not when all is over."""
        if self._executor is executor and not self._closed:
            log.warning("drawing process restarted", why=type(broken).__name__)
            self._executor = self._room()

    def _begin(self, scene: Scene) -> "asyncio.Future[bytes]":
        loop = asyncio.get_running_loop()
        try:
            drawing = loop.run_in_executor(self._executor, draw.png, scene, self._games)
        except RuntimeError as shut:
            raise BrokenExecutor from shut
        self._drawing[scene] = drawing
        drawing.add_done_callback(lambda done: self._keep(scene, done))
        return drawing

    def _keep(self, scene: Scene, drawn: "asyncio.Future[bytes]") -> None:
        del self._drawing[scene]
        if not drawn.cancelled() and drawn.exception() is None:
            self._pictures[scene] = drawn.result()

    def close(self) -> None:
        """Wait for the picture that is being drawn: Python may fail at its exit on an executor
        whose thread is just ending."""
        self._closed = True
        self._executor.shutdown(cancel_futures=True)
