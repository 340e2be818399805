"""The two ways to run: on Discord, and on a simulated one."""

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Callable
from typing import Any

import structlog

from bot.app import House
from bot.config import Settings
from bot.discord_io.client import Courtyard
from bot.garbage import collect_seldom
from bot.looks.catalogue import COLOURS
from bot.match.computers import Pool
from bot.pictures.studio import Studio, process
from bot.playground.asked import Asked
from storage.store import Store

log = structlog.get_logger()

BREATH = 0.8
"""Seconds that a computer takes at least, so that people can follow."""

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
    """Until the process is told to stop; what is being written is finished first."""
    configure_logging()
    shards = settings.shards
    given = {"shard_ids": list(shards.ids), "shard_count": shards.count} if shards else {}
    async with await Store.open(settings.database_url.get_secret_value()) as store:
        thinker, studio = Pool(settings.thinkers), Studio(COLOURS, room=process)
        house = House(store, shards=shards, thinker=thinker, studio=studio, breath=BREATH)
        client = Courtyard(house, **given)
        collect_seldom()
        away = await house.clock.start()
        await house.tables.settle()
        log.info("started", credited_seconds=away // 1000)
        running = asyncio.create_task(client.start(token), name="courtyard-client")
        stop = asyncio.create_task(told_to_stop(), name="courtyard-stop")
        try:
            await asyncio.wait({running, stop}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stop.cancel()
            client.desk.open = False
            await client.close()
            await house.close()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def told_to_stop() -> None:
    """SIGINT or SIGTERM, as terminals and hosts send them."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for kind in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # a loop on Windows hears no signals
            loop.add_signal_handler(kind, stopped.set)
    await stopped.wait()


async def run_playground(asked: Asked, told: Callable[[str], None]) -> None:
    """`told` gets the address once it answers. To stop is heard from the beginning."""
    from bot.playground.run import playground

    configure_logging(logging.WARNING)
    stop = asyncio.create_task(told_to_stop(), name="courtyard-stop")
    await asyncio.sleep(0)
    async with playground(asked) as found:
        told(found.url)
        await stop
