"""Runs the bot, on Discord or on a simulated one."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from functools import partial
from queue import SimpleQueue
from typing import Any

import aiohttp
import discord
import structlog

from bot.app import App
from bot.config import Settings
from bot.discord_io.client import Courtyard
from bot.errors import way_to
from bot.looks.catalogue import game_colours
from bot.match.computers import Pool
from bot.pictures.studio import Studio, process
from bot.playground.options import PlaygroundOptions
from bot.stopping import KINDS
from storage.store import Store

log = structlog.get_logger()

BREATH = 0.8
"""The least time in seconds that a computer takes, so that people can follow."""

GRACE = 3.0
"""Seconds that threads have to end once everything is shut down."""

LIMIT = 8.0
"""Seconds from a signal to the end, whatever hangs: hosts kill a process after ten."""

SENDING, CLOSING = 4.5, 1.0
"""Seconds of these for what is still sent, and for taking leave of Discord."""

SOON, SELDOM_ASKED = 1.0, 30.0
"""The shortest and the longest pause in seconds before Discord is asked again."""

MINUTE = 60.0
"""Seconds between two lines about the same trouble on the way to Discord."""

UNAUTHORIZED = 401
SESSION_CLOSED = "Session is closed"
"""What aiohttp says of a request after the client was closed."""

REFUSALS = {
    4004: "Discord rejected DISCORD_TOKEN; copy it again.",
    4010: "Discord rejected the shards: check SHARD_IDS and SHARD_COUNT.",
    4011: "Discord wants more shards: set SHARD_COUNT.",
    4012: "Discord no longer speaks with this version: upgrade Courtyard.",
    4013: "Discord rejected the intents: upgrade Courtyard.",
    4014: "Discord rejected the intents: upgrade Courtyard.",
}
"""By the code with which Discord closes a connection for good."""

ON_THE_WAY = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError)
"""What comes of a Discord that cannot be reached; a timeout is an OSError."""

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


class Refused(Exception):
    """Discord lets us in no more; the text says what to do."""


SELDOM = 10_000, 50, 20
"""Thresholds of Python's garbage collection. A full collection visits every live table: 150 ms with
500 of them, during which nobody is answered."""


def collect_seldom() -> None:
    """Collect garbage rarely: reference counting frees nearly all of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def configure_logging(least: int = logging.INFO) -> None:
    """Log one line an event, with a time and fields; warnings of libraries too. Of errors it tells
    the way to them, and never their texts."""
    logging.basicConfig(level=logging.WARNING)
    for handler in logging.root.handlers:
        handler.addFilter(OneLine())
        handler.addFilter(_without_ids)
        handler.setFormatter(Formatter("%(levelname)s %(name)s: %(message)s"))
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_the_end,
            structlog.processors.ExceptionRenderer(lambda failed: way_to(failed[1])),
            structlog.processors.LogfmtRenderer(bool_as_flag=False),
        ],
    )


class Formatter(logging.Formatter):
    """Formats the lines of libraries."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 the library's name
        return way_to(ei[1])


def watch_errors() -> None:
    """Tell errors that nobody waited for, in the event loop and in threads, like any others."""

    def of_loop(_: Any, context: dict[str, Any]) -> None:
        """The loop's own texts quote values, and so do its messages about errors."""
        task, failed = context.get("task") or context.get("future"), context.get("exception")
        name = task.get_name() if isinstance(task, asyncio.Task) else None
        about = context["message"] if failed is None else "an error"
        log.error("nobody waited for this", about=about, task=name, exc_info=failed)

    asyncio.get_running_loop().set_exception_handler(of_loop)
    sys.unraisablehook = lambda given: _write(way_to(given.exc_value))
    threading.excepthook = lambda given: _write(way_to(given.exc_value))


def _write(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def _without_the_end(_: Any, __: str, event: Any) -> Any:
    """Drop what fails because the client is closed: nothing is wrong with the bot then."""
    told = event.get("exc_info")
    error = told if isinstance(told, BaseException) else sys.exc_info()[1] if told else None
    if isinstance(error, RuntimeError) and error.args == (SESSION_CLOSED,):
        raise structlog.DropEvent
    return event


class OneLine(logging.Filter):
    """Lets the library tell of trouble on the way to Discord in a line a minute, without the
    traceback; of anything else it tells everything."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        trouble = record.exc_info[1] if record.exc_info else None
        if not record.name.startswith("discord") or not isinstance(
            trouble, (*ON_THE_WAY, discord.ConnectionClosed)
        ):
            return True
        if record.created - self._told.get(record.msg, -MINUTE) < MINUTE:
            return False
        self._told[record.msg] = record.created
        record.msg = f"{record.getMessage()} ({why_unreachable(trouble)})"
        record.args, record.exc_info, record.exc_text = (), None, None
        return True


def _without_ids(record: logging.LogRecord) -> bool:
    """Leave server and person out of what the library tells of a suggestion that failed."""
    if record.name == "discord.app_commands.tree" and isinstance(record.args, tuple):
        record.msg, record.args = "nothing could be suggested for %r", record.args[:1]
    return True


def loses_its_disk(url: str, environment: Any) -> bool:
    """Say whether the database is a SQLite file on a host that would delete it at the next
    deploy."""
    return url.startswith("sqlite") and any(name in environment for name in EPHEMERAL_DISK_HOSTS)


async def run_on_discord(settings: Settings, token: str) -> None:
    """Run until cancelled; pending writes are finished first."""
    configure_logging()
    watch_errors()
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
            pauses=True,
            connection=connection,
        )
        try:
            collect_seldom()
            away = await app.start()
            log.info("started", credited_seconds=away // 1000)
            await _stay(app.client, token)
        finally:
            await _at_most(SENDING, app.stop())  # before the client: the tables send through it
            await _at_most(CLOSING, app.client.close())


async def _stay(client: Courtyard, token: str) -> None:
    """Log in and stay connected, however long Discord cannot be reached at first. Later the client
    finds back by itself."""
    try:
        await _patiently(partial(_log_in, client, token))
        await _patiently(client.connect)
    except discord.LoginFailure:
        raise Refused(REFUSALS[4004]) from None
    except discord.PrivilegedIntentsRequired:
        raise Refused(REFUSALS[4014]) from None
    except discord.ConnectionClosed as closed:
        raise Refused(
            REFUSALS.get(closed.code, f"Discord closed the connection ({closed.code}).")
        ) from None


async def _log_in(client: Courtyard, token: str) -> None:
    """Log in. A login that failed leaves nothing open: each makes a session of its own."""
    try:
        await client.login(token)
    except ON_THE_WAY:
        await client.http.close()
        client.http.connector = discord.utils.MISSING
        raise


async def _patiently(step: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Take a step, again and again until it succeeds; one line a minute says why it does not."""
    pause, said, loop = SOON, -MINUTE, asyncio.get_running_loop()
    while True:
        try:
            return await _apart(step())
        except ON_THE_WAY as trouble:
            if getattr(trouble, "status", 0) == UNAUTHORIZED:
                raise Refused(REFUSALS[4004]) from None
            if loop.time() - said >= MINUTE:
                said = loop.time()
                log.warning("waiting for Discord", why=why_unreachable(trouble))
        await asyncio.sleep(pause)
        pause = min(2 * pause, SELDOM_ASKED)


async def _apart(work: Coroutine[Any, Any, None]) -> None:
    """Await the client's work in a task: the client sometimes swallows a cancellation."""
    running = asyncio.create_task(work, name="courtyard-client")
    try:
        await asyncio.wait({running})
    finally:
        running.cancel()
    running.result()


async def _at_most(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Await a part of the shutdown. One that hangs is left behind: the next parts must come."""
    part = asyncio.create_task(work, name="courtyard-stopping")
    await asyncio.wait({part}, timeout=seconds)
    if not part.done():
        log.warning("stopping took too long", seconds=seconds)
        part.cancel()
    elif not part.cancelled() and (failed := part.exception()) is not None:
        log.error("stopping failed", exc_info=failed)


def why_unreachable(trouble: Exception) -> str:
    """Return the reason in our own words: a library's text may hold secrets."""
    cause = getattr(trouble, "os_error", trouble)
    if isinstance(trouble, discord.HTTPException):
        return f"it answered {trouble.status}"
    if isinstance(trouble, discord.GatewayNotFound):
        return "it named no gateway"
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

    heard: SimpleQueue[float] = SimpleQueue()
    threading.Thread(target=_end_in_time, args=(heard,), daemon=True, name="end").start()

    def on_signal(*_: object) -> None:  # event loops on Windows get no signals
        heard.put(time.monotonic())  # the one queue that a signal may use
        loop.call_soon_threadsafe(stop)

    before = {kind: signal.signal(kind, on_signal) for kind in KINDS}
    try:
        await running
    except asyncio.CancelledError:
        _end_soon()
    finally:
        for kind, former in before.items():
            signal.signal(kind, former)


def _end_in_time(heard: "SimpleQueue[float]") -> None:
    """Exit LIMIT after a signal: in a thread of its own, as the event loop may hang."""
    time.sleep(max(0.0, heard.get() + LIMIT - time.monotonic()))
    os.write(2, b"Stopped before everything had ended.\n")
    os._exit(0)


def _end_soon() -> None:
    """Exit after GRACE: Python waits for all threads, and a DNS lookup can block one for
    minutes."""
    end = threading.Timer(GRACE, os._exit, (0,))
    end.daemon = True
    end.start()


async def run_playground(options: PlaygroundOptions, announce: Callable[[str], None]) -> None:
    """Run until cancelled; `announce` gets the address once the playground answers."""
    from bot.playground.run import playground

    configure_logging(logging.WARNING)
    watch_errors()
    async with playground(options) as found:
        announce(found.url)
        await asyncio.Event().wait()
