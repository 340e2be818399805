"""The client beneath the bot, without Discord."""

import asyncio
import logging
import sys
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.gateway import DiscordWebSocket

from bot.discord_io.client import Courtyard
from bot.run import OneLine
from tests.waiting import until

OFTEN = sys.getrecursionlimit() + 100
"""More failures than Python lets calls be deep: with five seconds between them some 90 minutes."""


async def test_a_shard_is_tried_for_hours_with_few_lines_and_then_connects(monkeypatch, caplog):
    sleep, tries = asyncio.sleep, list[bool]()

    async def from_client(*_: Any, initial: bool = False, **__: Any) -> Any:
        tries.append(initial)
        if len(tries) <= OFTEN:
            raise aiohttp.ClientConnectionError
        return SimpleNamespace(poll_event=ended, close=closed, shard_id=0)

    async def ended() -> None:
        raise asyncio.CancelledError

    async def closed(**_: Any) -> None:
        return None

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr(asyncio, "sleep", lambda _: sleep(0))
    client, once = Courtyard(shard_count=1), OneLine()
    async with client:
        with caplog.at_level(logging.ERROR, "discord"):
            connecting = asyncio.create_task(client.connect())
            await until(lambda: client.shards, "a connection")
    await connecting
    assert tries == [True, *[False] * OFTEN]
    (line,) = filter(once.filter, caplog.records)
    assert "the connection failed" in line.getMessage()
    assert line.exc_info is None
