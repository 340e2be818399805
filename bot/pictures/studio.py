"""Draws pictures off the event loop and caches them by their scenes."""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

import structlog

from bot.pictures import draw
from bot.pictures.colours import Colours
from bot.pictures.scene import Scene
from bot.stopping import KINDS

log = structlog.get_logger()

KEPT = 32 * 1024 * 1024  # bytes of pictures kept
BEHIND = 10  # how far a process of its own stands behind all others


def thread() -> Executor:
    return ThreadPoolExecutor(1, thread_name_prefix="pictures")


def process() -> Executor:
    """It gives way to all others: where the machine is busy, pictures wait and presses do not."""
    context = multiprocessing.get_context("spawn")  # a fork would copy open connections
    return ProcessPoolExecutor(1, mp_context=context, initializer=_give_way)


def _give_way() -> None:
    for kind in KINDS:
        signal.signal(kind, signal.SIG_IGN)  # the bot itself ends it
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
        self._kept, self.size = kept, 0
        self._pictures: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Future[bytes]] = {}
        self._room, self._executor = room, room()

    async def picture(self, scene: Scene) -> bytes | None:
        """A PNG; who asks for what is being drawn waits for the same picture. None where it cannot
        be drawn: words have to do."""
        if (known := self._pictures.get(scene)) is not None:
            self._pictures.move_to_end(scene)
            return known
        executor = self._executor
        try:
            return await asyncio.shield(self._drawing.get(scene) or self._begin(scene))
        except BrokenExecutor:
            log.exception("drawing process restarted")
            if self._executor is executor:
                self._executor = self._room()
        except Exception:
            log.exception("picture not drawn", scene=type(scene).__name__)
        return None

    def _begin(self, scene: Scene) -> "asyncio.Future[bytes]":
        loop = asyncio.get_running_loop()
        drawing = loop.run_in_executor(self._executor, draw.png, scene, self._games)
        self._drawing[scene] = drawing
        drawing.add_done_callback(lambda done: self._keep(scene, done))
        return drawing

    def _keep(self, scene: Scene, drawn: "asyncio.Future[bytes]") -> None:
        del self._drawing[scene]
        if drawn.cancelled() or drawn.exception() is not None:
            return
        self._pictures[scene] = drawn.result()
        self.size += len(drawn.result())
        while self.size > self._kept:
            _, oldest = self._pictures.popitem(last=False)
            self.size -= len(oldest)

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
