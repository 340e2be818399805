"""So many requests a second and no more, in the order of asking."""

import asyncio

A_SECOND = 40.0
"""Requests for shared messages: Discord allows a bot fifty of all kinds, over all its processes."""
AT_ONCE = 8  # of them after a quiet while


class RateLimit:
    def __init__(self, part: float = 1.0) -> None:
        """`part` is this process's share of the bot."""
        self._gap = 1 / (A_SECOND * part)  # seconds
        self._spare = self._gap * (AT_ONCE - 1)
        self._next = 0.0

    async def turn(self) -> None:
        """Returns when the next request may leave."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - self._spare)
        wait = self._next - now
        self._next += self._gap
        if wait > 0:
            await asyncio.sleep(wait)
