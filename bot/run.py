"""The two ways to run: on Discord, and on a simulated one."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
import structlog

from bot.app import App
from bot.config import Settings
from bot.discord_io.client import Courtyard
from bot.looks.catalogue import game_colours
from bot.match.computers import Pool
from bot.pictures.studio import Studio, process
from bot.playground.asked import Asked
from bot.stopping import KINDS
from storage.store import Store

log = structlog.get_logger()

BREATH = 0.8
"""Seconds that a computer takes at least, so that people can follow."""

GRACE = 3.0
"""Seconds that threads have to end by themselves when all is closed."""

TOO_MANY = 429
"""What Discord answers to an address that has asked too often."""

KEPT_NOWHERE = (
    "DYNO",
    "FLY_APP_NAME",
    "KOYEB_APP_NAME",
    "K_SERVICE",
    "RAILWAY_ENVIRONMENT",
    "RAILWAY_ENVIRONMENT_NAME",
    "RENDER",
)
"""Set by hosts whose disk is gone with the next deploy."""


class Unreachable(Exception):
    """Nobody is on Discord without it; the text says why."""


SELDOM = 10_000, 50, 20
"""When Python looks for garbage: a full round looks at every live table, 150 ms with 500 of them,
in which nobody is answered."""


def collect_seldom() -> None:
    """Nearly all garbage goes by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def configure_logging(least: int = logging.INFO) -> None:
    """One line an event, with a time and fields; the library's own warnings among them."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(bool_as_flag=False),
        ],
    )


def loses_its_disk(url: str, environment: Any) -> bool:
    """A SQLite file on a host that keeps no files: the next deploy would lose every match."""
    return url.startswith("sqlite") and any(name in environment for name in KEPT_NOWHERE)


async def run_on_discord(settings: Settings, token: str) -> None:
    """Until it is cancelled; what is being written is finished first."""
    configure_logging()
    shards = settings.shards
    connection = {"shard_ids": list(shards.ids), "shard_count": shards.count} if shards else {}
    async with await Store.open(settings.database_url.get_secret_value()) as store:
        thinker, studio = Pool(settings.thinkers), Studio(game_colours(), room=process)
        app = App(
            store,
            shards=shards,
            thinker=thinker,
            studio=studio,
            breath=BREATH,
            connection=connection,
        )
        async with app.client:
            try:
                collect_seldom()
                away = await app.start()
                log.info("started", credited_seconds=away // 1000)
                await _stay(app.client, token)
            finally:
                await app.stop()  # before the client: what it does goes through there


async def _stay(client: Courtyard, token: str) -> None:
    """On Discord. A client hides at some moments that it is cancelled, but it does not keep us."""
    running = asyncio.create_task(client.start(token), name="courtyard-client")
    try:
        await asyncio.wait({running})
    finally:
        running.cancel()
    try:
        running.result()
    except discord.GatewayNotFound:
        raise Unreachable("it does not say where to") from None
    except discord.HTTPException as answer:
        if answer.status < 500 and answer.status != TOO_MANY:
            raise
        raise Unreachable(f"it answers {answer.status}") from None
    except (aiohttp.ClientError, OSError) as trouble:
        raise Unreachable(why_unreachable(trouble)) from None


def why_unreachable(trouble: Exception) -> str:
    """In words of ours: those of a library may hold anything."""
    cause = getattr(trouble, "os_error", trouble)
    if isinstance(cause, socket.gaierror):
        return "the address of its name is not found"
    if isinstance(trouble, aiohttp.ClientSSLError):
        return "the connection cannot be made secure"
    if isinstance(cause, ConnectionRefusedError):
        return "the connection is refused"
    if isinstance(cause, TimeoutError):
        return "it does not answer in time"
    return "the connection fails"


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """To the end of the work, or until the process is told to stop: then it is cancelled, once, so
    that to be told again does not disturb what is being closed."""
    loop, running = asyncio.get_running_loop(), asyncio.create_task(work, name="courtyard")

    def stop() -> None:
        if not running.cancelling():
            running.cancel()

    def told(*_: object) -> None:  # loops on Windows hear no signals
        loop.call_soon_threadsafe(stop)

    before = {kind: signal.signal(kind, told) for kind in KINDS}
    try:
        await running
    except asyncio.CancelledError:
        _end_soon()
    finally:
        for kind, heard in before.items():
            signal.signal(kind, heard)


def _end_soon() -> None:
    """Python waits for all its threads, and one of them may ask for an address for minutes."""
    end = threading.Timer(GRACE, os._exit, (0,))
    end.daemon = True
    end.start()


async def run_playground(asked: Asked, told: Callable[[str], None]) -> None:
    """Until it is cancelled; `told` gets the address once it answers."""
    from bot.playground.run import playground

    configure_logging(logging.WARNING)
    async with playground(asked) as found:
        told(found.url)
        await asyncio.Event().wait()
