"""Attempts on real sockets: one that is never answered ends, and waits for rate limits do not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.discord_io import attempts
from bot.discord_io.rate_limit import RateLimit

SHORT = 0.1  # seconds


@asynccontextmanager
async def server(delay: float) -> AsyncIterator[str]:
    """It answers each request after so many seconds."""

    async def answer(_: web.Request) -> web.Response:
        await asyncio.sleep(delay)
        return web.Response(text="here")

    app = web.Application()
    app.add_routes([web.get("/", answer)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.01)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    try:
        yield f"http://{host}:{port}/"
    finally:
        await runner.cleanup()


async def test_an_attempt_that_is_never_answered_ends(monkeypatch):
    monkeypatch.setattr(attempts, "LONGEST", SHORT)
    async with (
        server(3600.0) as url,
        aiohttp.ClientSession(trace_configs=[attempts.trace(RateLimit())]) as session,
    ):
        with pytest.raises(TimeoutError):
            async with attempts.timed():
                await session.get(url)


async def test_the_waits_between_attempts_count_for_nothing(monkeypatch):
    monkeypatch.setattr(attempts, "LONGEST", 10 * SHORT)
    async with (
        server(0.0) as url,
        aiohttp.ClientSession(trace_configs=[attempts.trace(RateLimit())]) as session,
        attempts.timed(),
    ):
        async with session.get(url) as answer:
            assert await answer.text() == "here"
        await asyncio.sleep(11 * SHORT)


async def test_who_asks_without_a_limit_has_none(monkeypatch):
    monkeypatch.setattr(attempts, "LONGEST", SHORT)
    async with (
        server(3 * SHORT) as url,
        aiohttp.ClientSession(trace_configs=[attempts.trace(RateLimit())]) as session,
        session.get(url) as answer,
    ):
        assert await answer.text() == "here"


class Counting(RateLimit):
    """It counts, and lets everybody go."""

    attempts = 0

    async def attempt(self) -> None:
        self.attempts += 1
        await super().attempt()


async def test_every_attempt_of_the_token_waits_and_answers_do_not():
    rate = Counting()
    async with (
        server(0.0) as url,
        aiohttp.ClientSession(trace_configs=[attempts.trace(rate)]) as session,
    ):
        for headers in ({"Authorization": "Bot x"}, {"Authorization": "Bot x"}, {}):
            async with session.get(url, headers=headers) as answer:
                await answer.read()
    assert rate.attempts == 2
