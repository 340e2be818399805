"""Limits requests to so many a second, first come, first served."""

import asyncio

A_SECOND = 40.0
"""Requests a second for shared messages: Discord allows a bot 50 of all kinds, over all its
processes."""
AT_ONCE = 8  # requests at once after a pause


class RateLimit:
    def __init__(self, part: float = 1.0) -> None:
        """`part` is this process's share of the bot."""
        self._gap = 1 / (A_SECOND * part)  # seconds
        self._spare = self._gap * (AT_ONCE - 1)
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until the next request may be sent."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - self._spare)
        wait = self._next - now
        self._next += self._gap
        if wait > 0:
            await asyncio.sleep(wait)
