"""Times each attempt of a request, and not its waits for rate limits; paces the bot's token."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any

import aiohttp

from bot.discord_io.fates import TOO_MANY
from bot.discord_io.rate_limit import RateLimit

SIGNED = "Authorization"  # the header that carries the bot's token
LONGEST = 10.0
"""Seconds that an attempt may take: the library itself would wait for five minutes."""

_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)


@asynccontextmanager
async def timed() -> AsyncIterator[None]:
    """Raise TimeoutError when one attempt of a request within takes too long."""
    async with asyncio.timeout(None) as limit:
        before = _limit.set(limit)
        try:
            yield
        finally:
            _limit.reset(before)


def trace(rate: RateLimit) -> aiohttp.TraceConfig:
    """Return what the client tells of its attempts: every one begins here, retries included.
    Answers to presses carry no token, and wait for nobody."""

    async def begin(_: Any, __: Any, asked: aiohttp.TraceRequestStartParams) -> None:
        if SIGNED in asked.headers:
            await rate.attempt()
        limit = _limit.get()
        if limit is not None:
            limit.reschedule(asyncio.get_running_loop().time() + LONGEST)

    async def answered(_: Any, __: Any, told: aiohttp.TraceRequestEndParams) -> None:
        headers = told.response.headers
        if told.response.status == TOO_MANY and headers.get("X-RateLimit-Global"):
            rate.halt(float(headers.get("Retry-After", 1.0)))

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begin)
    config.on_request_end.append(answered)
    config.on_response_chunk_received.append(_end)  # told once, of the whole answer
    config.on_request_exception.append(_end)
    return config


async def _end(*_: Any) -> None:
    limit = _limit.get()
    if limit is not None and not limit.expired():
        limit.reschedule(None)
