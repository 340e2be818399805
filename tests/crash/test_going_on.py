"""A bot that was killed goes on after its next start where it stopped, without a press."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.match.speeds import SPEEDS
from bot.match.tables import Tables
from games.catalogue import GAMES
from games.game import DEALER
from storage.records import Sitting
from storage.store import Store
from tests.running import environment
from tests.standin.courtyard import FIRST_CHANNEL, FIRST_PERSON
from tests.standin.crowd import Crowd
from tests.standin.payloads import GUILD
from tests.standin.server import StandIn

PATIENCE = 60  # seconds
COMPUTER = 1  # its seat; a person sits opposite
LATE = 20_000  # ms: a start takes some seconds


@asynccontextmanager
async def bot(folder: Path, url: str, address: str) -> AsyncIterator[int]:
    """The process of `python -m bot --discord`; it is killed at the end of the block."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.standin.pointed", url, "--discord"],
        cwd=folder,
        env=environment(DISCORD_TOKEN="stand-in", DATABASE_URL=address),
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process.pid
    finally:
        process.kill()
        process.wait()


async def opened(store: Store, speed: str, *others: Sitting, **options: object) -> dict[str, Any]:
    tables = Tables(store)
    seats = (Sitting(0, person=FIRST_PERSON), *others)
    match = await tables.create(
        "racko", options, seats, speed=speed, guild=GUILD, channel=FIRST_CHANNEL
    )
    await store.start(match.id, tables.clock())
    people = [each.person for each in seats if each.person is not None]
    return {"match": match.id, "game": "racko", "channel": FIRST_CHANNEL, "people": people}


async def is_computers_turn(store: Store, name: str) -> bool:
    match, game = await store.match(name), GAMES["racko"]
    start = game.setup(match.seats, game.options(match.seats, {}))
    log = ((move.seat, move.text) for move in await store.log(name))
    return game.to_act(game.replay(start, log)) == (COMPUTER,)


async def press_until_the_computer_is_to_move(crowd: Crowd, store: Store, match: str) -> None:
    while not await is_computers_turn(store, match):
        if crowd.able:
            await crowd.press(crowd.next_able())
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("speed", ["unlimited", "live"])
async def test_a_computer_that_was_to_move_when_the_bot_was_killed_moves_after_a_start(
    tmp_path, speed
):
    address = f"sqlite:///{tmp_path}/killed.sqlite3"
    async with (
        asyncio.timeout(PATIENCE),
        StandIn([FIRST_CHANNEL]) as there,
        await Store.open(address) as store,
    ):
        table = await opened(store, speed, Sitting(COMPUTER, level="medium"))
        while not await is_computers_turn(store, table["match"]):
            async with bot(tmp_path, there.url, address):
                await there.ready()
                crowd = Crowd(there, [table])
                await crowd.open_hands()
                await press_until_the_computer_is_to_move(crowd, store, table["match"])
        left = len(await store.log(table["match"]))
        async with bot(tmp_path, there.url, address):
            while await is_computers_turn(store, table["match"]):
                await asyncio.sleep(0.05)
        log = await store.log(table["match"])
        assert {move.seat for move in log[left:]} == {COMPUTER}


async def is_pausing(store: Store, match: str) -> bool:
    row = await store.deadlines.of(match)
    return row is not None and row.seat == DEALER and row.due is not None


async def deals(store: Store, match: str) -> list[int]:
    """When cards were dealt."""
    return [each.at for each in await store.log(match) if each.text.startswith("deal ")]


async def test_the_pause_after_a_round_outlives_a_bot_that_is_killed_in_it(tmp_path):
    """The next deal comes when it would have come, and once."""
    address = f"sqlite:///{tmp_path}/killed.sqlite3"
    async with (
        asyncio.timeout(PATIENCE),
        StandIn([FIRST_CHANNEL]) as there,
        await Store.open(address) as store,
    ):
        other = Sitting(1, person=FIRST_PERSON + 1)
        table = await opened(store, "live", other, turnCap=2)
        match = table["match"]
        async with bot(tmp_path, there.url, address):
            await there.ready()
            crowd = Crowd(there, [table])
            await crowd.open_hands()
            while not await is_pausing(store, match):
                if crowd.able:
                    await crowd.press(crowd.next_able())
                await asyncio.sleep(0.01)
        row = await store.deadlines.of(match)
        assert row is not None
        assert row.due is not None
        assert len(await deals(store, match)) == 1
        async with bot(tmp_path, there.url, address):
            while len(await deals(store, match)) < 2:
                await asyncio.sleep(0.05)
        first, second = await deals(store, match)
        ended = row.due - SPEEDS["live"].pause
        assert first < ended
        assert row.due <= second < row.due + LATE
