"""Defines the clock that tables, lobbies and ladders use."""

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]
"""Return milliseconds since 1970, in UTC."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000
