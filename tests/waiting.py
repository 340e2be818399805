"""How tests wait: for what they expect, with a limit that only a hang meets."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 300.0  # seconds
LOOK = 0.01  # seconds between two looks


async def until(found: Callable[[], T], what: str) -> T:
    """What is found at last; `what` says what never came."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not (seen := found()):
                await asyncio.sleep(LOOK)
            return seen
    except TimeoutError:
        raise AssertionError(f"never came: {what}") from None
