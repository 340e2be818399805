"""Runs the bot, on Discord or on a simulated one."""

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
"""The least time in seconds that a computer takes, so that people can follow."""

GRACE = 3.0
"""Seconds that threads have to end once everything is shut down."""

TOO_MANY = 429
"""Discord's status for an address that has sent too many requests."""

EPHEMERAL_DISK_HOSTS = (
    "DYNO",
    "FLY_APP_NAME",
    "KOYEB_APP_NAME",
    "K_SERVICE",
    "RAILWAY_ENVIRONMENT",
    "RAILWAY_ENVIRONMENT_NAME",
    "RENDER",
)
"""Environment variables of hosts that wipe the disk at each deploy."""


class Unreachable(Exception):
    """Discord cannot be reached; the text says why."""


SELDOM = 10_000, 50, 20
"""Thresholds of Python's garbage collection. A full collection visits every live table: 150 ms with
500 of them, during which nobody is answered."""


def collect_seldom() -> None:
    """Collect garbage rarely: reference counting frees nearly all of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def configure_logging(least: int = logging.INFO) -> None:
    """Log one line an event, with a time and fields; warnings of libraries too."""
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
    """Say whether the database is a SQLite file on a host that would delete it at the next
    deploy."""
    return url.startswith("sqlite") and any(name in environment for name in EPHEMERAL_DISK_HOSTS)


async def run_on_discord(settings: Settings, token: str) -> None:
    """Run until cancelled; pending writes are finished first."""
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
                await app.stop()  # before the client: the tables send through it


async def _stay(client: Courtyard, token: str) -> None:
    """Stay connected. The client sometimes swallows a cancellation, so it is not awaited
    directly."""
    running = asyncio.create_task(client.start(token), name="courtyard-client")
    try:
        await asyncio.wait({running})
    finally:
        running.cancel()
    try:
        running.result()
    except discord.GatewayNotFound:
        raise Unreachable("it named no gateway") from None
    except discord.HTTPException as answer:
        if answer.status < 500 and answer.status != TOO_MANY:
            raise
        raise Unreachable(f"it answered {answer.status}") from None
    except (aiohttp.ClientError, OSError) as trouble:
        raise Unreachable(why_unreachable(trouble)) from None


def why_unreachable(trouble: Exception) -> str:
    """Return the reason in our own words: a library's text may hold secrets."""
    cause = getattr(trouble, "os_error", trouble)
    if isinstance(cause, socket.gaierror):
        return "its address was not found"
    if isinstance(trouble, aiohttp.ClientSSLError):
        return "the connection is not secure"
    if isinstance(cause, ConnectionRefusedError):
        return "the connection was refused"
    if isinstance(cause, TimeoutError):
        return "it did not answer in time"
    return "the connection failed"


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until the work ends or the process is asked to stop. It is cancelled only once, so that a
    second signal does not disturb the shutdown."""
    loop, running = asyncio.get_running_loop(), asyncio.create_task(work, name="courtyard")

    def stop() -> None:
        if not running.cancelling():
            running.cancel()

    def told(*_: object) -> None:  # event loops on Windows get no signals
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
    """Exit after GRACE: Python waits for all threads, and a DNS lookup can block one for
    minutes."""
    end = threading.Timer(GRACE, os._exit, (0,))
    end.daemon = True
    end.start()


async def run_playground(asked: Asked, told: Callable[[str], None]) -> None:
    """Run until cancelled; `told` gets the address once the playground answers."""
    from bot.playground.run import playground

    configure_logging(logging.WARNING)
    async with playground(asked) as found:
        told(found.url)
        await asyncio.Event().wait()
