"""Deadlines are rows, acted upon once, through restarts and claims that run out."""

import asyncio
from dataclasses import replace

from structlog.testing import capture_logs

from bot.match import attendance
from bot.match.deadlines import LEASE
from bot.match.table import Table
from bot.match.table_events import TimeUp
from storage.errors import StoreUnavailable
from storage.records import Shards
from tests.bot.conftest import ADA, BO, House
from tests.bot.match.test_table import settled
from tests.waiting import until


async def waiting_table(house: House) -> Table:
    table = await house.table(ADA, BO, speed="live")
    await settled(table)
    return table


def pass_time(house: House, table: Table) -> None:
    assert table.deadline is not None
    assert table.deadline.due is not None
    house.clock.now = table.deadline.due


async def test_a_deadline_that_passed_is_acted_upon_once(house: House):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.tick()
    assert not any(isinstance(news, TimeUp) for news in house.heard)
    pass_time(house, table)
    await clock.tick()
    await clock.tick()
    assert sum(isinstance(news, TimeUp) for news in house.heard) == 1


async def test_of_two_clocks_one_acts(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    await asyncio.gather(*(house.deadlines().tick() for _ in range(2)))
    assert sum(isinstance(news, TimeUp) for news in house.heard) == 1


async def test_a_deadline_survives_a_restart(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    await house.restart()
    await house.deadlines().tick()
    assert (await house.tables.find(table.id)).overdue is not None


async def test_time_that_the_bot_was_down_is_credited(house: House):
    table, clock = await waiting_table(house), house.deadlines()
    assert await clock.start() == 0
    await clock.stop()
    before = table.deadline
    assert before is not None
    await house.restart()
    house.clock.now += 3_600_000
    assert await clock.start() == 3_600_000
    await clock.stop()
    credited = await house.store.deadlines.of(table.id)
    assert credited == replace(before, due=(before.due or 0) + 3_600_000)


async def test_a_claim_that_was_not_acted_upon_is_free_again_after_its_lease(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    assert await house.store.deadlines.claim(house.clock.now, "a dead process", 60_000)
    await house.deadlines().tick()
    assert not any(isinstance(news, TimeUp) for news in house.heard)
    house.clock.now += 60_001
    await house.deadlines().tick()
    assert sum(isinstance(news, TimeUp) for news in house.heard) == 1


async def test_an_old_claim_does_nothing_to_a_table_that_moved_on(house: House):
    table = await waiting_table(house)
    old = table.deadline
    assert old is not None
    await attendance.play(table, ADA if table.to_act == (0,) else BO, table.version, "draw")
    await attendance.time_up(table, old)
    assert table.overdue is None
    assert not any(isinstance(news, TimeUp) for news in house.heard)


async def test_a_clock_looks_after_the_guilds_of_its_shards_alone(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    await house.deadlines(Shards(2, (1,))).tick()
    assert table.overdue is None
    await house.deadlines(Shards(2, (0,))).tick()
    assert table.overdue is not None


async def test_the_clock_outlives_a_database_that_is_away(house: House, monkeypatch):
    clock = house.deadlines(beat=0.01)
    await clock.start()
    beat = house.store.deadlines.beat

    tries = []

    async def away(*_: object) -> None:
        tries.append(1)
        raise StoreUnavailable("the database is away")

    monkeypatch.setattr(house.store.deadlines, "beat", away)
    await until(lambda: len(tries) > 1, "a clock that tries again")
    monkeypatch.setattr(house.store.deadlines, "beat", beat)
    table = await waiting_table(house)
    pass_time(house, table)
    await until(lambda: table.overdue is not None, "the end of somebody's time")
    await clock.stop()


async def test_the_deadline_of_a_match_that_cannot_be_played_is_dropped(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    await house.store.change(table.id, rules=99)
    await house.restart()
    await house.deadlines().tick()
    assert await house.store.deadlines.of(table.id) is None


async def test_the_clock_outlives_whatever_is_raised_and_says_so(house: House, monkeypatch):
    clock = house.deadlines(beat=0.01)
    sweep = house.tables.sweep

    async def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.tables, "sweep", broken)
    with capture_logs() as logged:
        await clock.start()
        async with asyncio.timeout(30):
            while not logged:
                await asyncio.sleep(0.01)
    assert logged[0]["event"] == "deadlines failed"
    monkeypatch.setattr(house.tables, "sweep", sweep)
    table = await waiting_table(house)
    pass_time(house, table)
    async with asyncio.timeout(30):
        while table.overdue is None:
            await asyncio.sleep(0.01)
    await clock.stop()


async def test_the_deadline_of_a_match_that_cannot_be_read_stays_until_it_can(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    options = table.match.options
    await house.store.change(table.id, options="{")
    await house.restart()
    await house.deadlines().tick()
    await house.store.change(table.id, options=options)
    house.clock.now += LEASE + 1
    await house.deadlines().tick()
    assert (await house.tables.find(table.id)).overdue is not None
