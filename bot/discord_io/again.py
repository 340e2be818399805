"""Tries again what failed, after pauses that grow up to a limit."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


@dataclass(slots=True)
class _Wait:
    failures: int
    timer: asyncio.TimerHandle


class Again(Generic[K]):
    """Waits for each key apart."""

    def __init__(self, retry: Callable[[K], None]) -> None:
        self._retry = retry
        self._waiting: dict[K, _Wait] = {}

    def failed(self, key: K, first: float, longest: float) -> float:
        """Try it again after a pause, twice as long as the last one; return that pause."""
        failures = self._waiting[key].failures + 1 if key in self._waiting else 0
        self.hold(key)
        pause: float = min(longest, first * 2 ** min(failures, 30))
        timer = asyncio.get_running_loop().call_later(pause, self._retry, key)
        self._waiting[key] = _Wait(failures, timer)
        return pause

    def hold(self, key: K) -> None:
        """Do not try it by itself meanwhile; the next pause still grows."""
        if key in self._waiting:
            self._waiting[key].timer.cancel()

    def done(self, key: K) -> None:
        """Forget the failures."""
        self.hold(key)
        self._waiting.pop(key, None)

    def close(self) -> None:
        for key in list(self._waiting):
            self.done(key)
