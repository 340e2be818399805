"""What may go wrong with a request to Discord, and for how long."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from aiohttp import web

from tests.standin.server import refused

Kind: TypeAlias = Literal["answer", "edit", "post", "hand", "call", "thread", "upload", "kept"]
"""What is asked of Discord: the answer to a press, the table's message edited or posted, a hand,
a call, a thread, a picture of the table, a kept leaderboard."""

RETRY = 2.0  # seconds for which too many requests are sent away

Handle: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Strike: TypeAlias = Callable[[web.Request, Handle, "Harm"], Awaitable[web.StreamResponse]]


@dataclass(eq=False)
class Harm:
    """A fault of some kinds of requests of one server, until it is lifted."""

    strike: Strike
    kinds: frozenset[Kind]
    hits: int = 0
    lifted: asyncio.Event = field(default_factory=asyncio.Event)


def answers(status: int, code: int = 0) -> Strike:
    async def strike(_: web.Request, __: Handle, ___: Harm) -> web.StreamResponse:
        return refused(status, code, "no")

    return strike


async def lost(request: web.Request, handle: Handle, _: Harm) -> web.StreamResponse:
    """An earlier attempt was taken, and its answer lost."""
    await handle(request)
    return refused(400, 40060, "Interaction has already been acknowledged.")


def page(status: int) -> Strike:
    """A proxy before Discord answers, in HTML and without a code."""

    async def strike(_: web.Request, __: Handle, ___: Harm) -> web.StreamResponse:
        return web.Response(status=status, text="<html>Sorry</html>", content_type="text/html")

    return strike


def limited(*, of_the_bot: bool) -> Strike:
    async def strike(_: web.Request, __: Handle, ___: Harm) -> web.StreamResponse:
        told = {"message": "slower", "retry_after": RETRY, "global": of_the_bot}
        headers = {"Via": "1.1 stand-in", "Retry-After": str(RETRY)}
        headers |= {"X-RateLimit-Global": "true"} if of_the_bot else {}
        body = json.dumps(told).encode()
        return web.Response(status=429, body=body, content_type="application/json", headers=headers)

    return strike


def slow(seconds: float) -> Strike:
    """It is taken and answered late."""

    async def strike(request: web.Request, handle: Handle, _: Harm) -> web.StreamResponse:
        await asyncio.sleep(seconds)
        return await handle(request)

    return strike


def reset(*, taken: bool) -> Strike:
    async def strike(request: web.Request, handle: Handle, _: Harm) -> web.StreamResponse:
        if taken:
            await handle(request)
        if request.transport is not None:
            request.transport.abort()
        return web.Response()

    return strike


async def silence(request: web.Request, handle: Handle, harm: Harm) -> web.StreamResponse:
    """It is taken, and never answered."""
    await handle(request)
    await harm.lifted.wait()
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


async def nothing(request: web.Request, handle: Handle, _: Harm) -> web.StreamResponse:
    """The message is gone: the stand-in says so itself."""
    return await handle(request)


FAULTS: Mapping[str, Strike] = MappingProxyType(
    {
        "500": answers(500),
        "502": answers(502),
        "503": answers(503),
        "429": limited(of_the_bot=False),
        "429 global": limited(of_the_bot=True),
        "page 403": page(403),
        "page 429": page(429),
        "slow 5 s": slow(5.0),
        "slow 15 s": slow(15.0),
        "reset before": reset(taken=False),
        "reset after": reset(taken=True),
        "no answer": silence,
        "50027": answers(401, 50027),
        "10003": answers(404, 10003),
        "10008": nothing,
        "10062": answers(404, 10062),
        "40060": lost,
        "50001": answers(403, 50001),
        "50013": answers(403, 50013),
    }
)
