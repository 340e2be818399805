"""An event loop on which time passes faster, for everything that waits on it: pauses, timeouts and
limits keep their proportions."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

FASTER = 10.0


class _Selector(selectors.DefaultSelector):
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout / FASTER if timeout else timeout)


class Hurried(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__(_Selector())

    def time(self) -> float:
        return super().time() * FASTER


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Hurried) as runner:
        return runner.run(work)
