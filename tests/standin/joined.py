"""A bot in a process of its own, pointed at the stand-in and asked through its pipes."""

import asyncio
import cProfile
import json
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.memory import most_megabytes

TICK = 0.05  # seconds between two looks at how late the event loop is


def point_at(url: str) -> None:
    """The library talks to this address from now on, REST and gateway alike."""
    Route.BASE = f"{url}/api/v10"
    discord.Asset.BASE = f"{url}/cdn"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")


class Pulse:
    """How the process is: what it has used, what is under way, how late its loop has been."""

    def __init__(self) -> None:
        self._late = 0.0

    async def beat(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            self._late = max(self._late, time.perf_counter() - before - TICK)

    def report(self) -> dict[str, float]:
        late, self._late = self._late, 0.0
        return {
            "cpu": time.process_time(),  # seconds
            "tasks": len(asyncio.all_tasks()),
            "late": late,  # seconds, the worst since the last report
            "memory": most_megabytes(),
        }


def say(told: Any) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


async def serve(client: discord.Client) -> None:
    """Until the pipe is closed; every line that comes through it asks for a report."""
    pulse = Pulse()
    work = [asyncio.create_task(client.start("stand-in")), asyncio.create_task(pulse.beat())]
    try:
        while await asyncio.to_thread(sys.stdin.readline):
            say(pulse.report())
    finally:
        await client.close()
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


def run(work: Callable[[], Coroutine[Any, Any, None]], profile: str) -> None:
    """With a path, what took the time is written there."""
    if not profile:
        return asyncio.run(work())
    watched = cProfile.Profile()
    watched.enable()
    try:
        asyncio.run(work())
    finally:
        watched.disable()
        watched.dump_stats(Path(profile))
