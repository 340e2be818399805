"""Deadlines are rows, acted upon once, through restarts and claims that run out."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from bot import background
from bot.doctor import examine
from bot.errors import NoSuchTable
from bot.match import absent, attendance
from bot.match.deadlines import BRIEF, LEASE
from bot.match.table import Table
from bot.match.table_events import TimeUp
from storage.errors import StoreUnavailable
from storage.records import Deadline, Shards
from tests.bot.conftest import ADA, BO, House
from tests.bot.match.test_table import until_idle
from tests.waiting import until


async def waiting_table(house: House) -> Table:
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
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
    await absent.time_up(table, old)
    assert table.overdue is None
    assert not any(isinstance(news, TimeUp) for news in house.heard)


async def test_a_clock_looks_after_the_guilds_of_its_shards_alone(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    await house.deadlines(Shards(2, (1,))).tick()
    assert table.overdue is None
    await house.deadlines(Shards(2, (0,))).tick()
    assert table.overdue is not None


@pytest.fixture
def soon(monkeypatch) -> None:
    """What failed begins again at once."""
    monkeypatch.setattr(background, "PAUSES", (0.01,))


async def test_the_clock_outlives_a_database_that_is_away(house: House, monkeypatch, soon):
    table, clock = await waiting_table(house), house.deadlines(beat=LONG)
    resume, tries = house.store.deadlines.resume, []

    async def away(*_: object) -> int:
        tries.append(1)
        raise StoreUnavailable("the database is away")

    monkeypatch.setattr(clock, "_pause", soon_again)
    await clock.start()
    monkeypatch.setattr(house.store.deadlines, "resume", away)
    await until(lambda: len(tries) > 1, "a clock that tries again")
    pass_time(house, table)
    monkeypatch.setattr(house.store.deadlines, "resume", resume)
    await until(lambda: table.overdue is not None, "the end of somebody's time")
    await clock.stop()


LONG = 3600.0
"""Seconds of a heartbeat with which a test may pass minutes and not be taken for stopped."""


async def soon_again() -> float:
    return 0.01


FAILURES = {
    "a missing table": "DROP TABLE heartbeats",
    "a heartbeat that cannot be kept": "CREATE TRIGGER no BEFORE INSERT ON heartbeats "
    "BEGIN SELECT RAISE(ABORT, 'no'); END",
}


@pytest.mark.parametrize("change", FAILURES.values(), ids=FAILURES)
async def test_a_heartbeat_that_is_not_kept_ends_nobody_s_turns(house: House, soon, change):
    table, clock = await waiting_table(house), house.deadlines(beat=LONG)
    await clock.start()
    await house.store.database.write(lambda connection: connection.execute(text(change)))
    await clock._supervisor.stop("clock")
    clock._supervisor.keep("clock", clock.round, 60.0)
    pass_time(house, table)
    await until(lambda: table.overdue is not None, "the end of somebody's time")
    await clock._supervisor.stop("clock")


async def spoil(house: House, change: str) -> None:
    """Damage the file behind our backs."""
    await house.store.database.write(lambda connection: connection.execute(text(change)))


SPOILT = {
    "banks": "UPDATE deadlines SET banks = '[1,' WHERE match = '{}'",
    "no text": "UPDATE deadlines SET banks = CAST(x'ff5b' AS TEXT) WHERE match = '{}'",
    "due": "UPDATE deadlines SET due = 'x' WHERE match = '{}'",
    "claimed_until": "UPDATE deadlines SET claimed_until = 'x', banks = '' WHERE match = '{}'",
}


@pytest.mark.parametrize("change", SPOILT.values(), ids=SPOILT)
async def test_a_damaged_deadline_stops_no_start_and_no_other(house: House, change):
    broken, sound = await waiting_table(house), await waiting_table(house)
    clock = house.deadlines(beat=LONG)
    await spoil(house, change.format(broken.id))
    await house.restart()
    with capture_logs() as logged:
        await clock.start()
    assert {"event": "deadline cannot be read", "match": broken.id, "log_level": "error"} in logged
    pass_time(house, sound)
    assert await clock.round() > 0
    assert (await house.tables.find(sound.id)).overdue is not None
    assert [each.match async for each in examine(house.store)] == [broken.id]
    house.clock.now += 3_600_000 * 3
    assert await clock.round() > 0  # credited, and what is damaged stays as it is
    await clock.stop()


async def test_the_deadline_of_a_match_of_newer_rules_waits_for_a_newer_program(house: House):
    table = await waiting_table(house)
    pass_time(house, table)
    await house.store.change(table.id, rules=99)
    await house.restart()
    deadline = await house.store.deadlines.of(table.id)
    await house.deadlines().tick()
    assert deadline is not None
    assert await house.store.deadlines.of(table.id) == deadline
    await house.store.change(table.id, rules=table.match.rules)
    house.clock.now += LEASE
    await house.deadlines().tick()
    assert await house.store.deadlines.of(table.id) != deadline


async def test_the_deadline_of_a_match_that_is_not_there_is_dropped(house: House):
    table = await waiting_table(house)
    pass_time(house, table)

    async def nowhere(_: Deadline) -> None:
        raise NoSuchTable

    await house.deadlines(due=nowhere).tick()
    assert await house.store.deadlines.of(table.id) is None


async def test_the_clock_outlives_whatever_is_raised_and_says_so(house: House, monkeypatch, soon):
    table, clock = await waiting_table(house), house.deadlines(beat=LONG)

    async def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.tables, "sweep", broken)
    with capture_logs() as logged:
        await clock.start()
        await until(lambda: len(logged) > 1, "a line in the log")
    assert logged[0]["event"] == "long task failed"
    assert logged[0]["task"] == "clock"
    pass_time(house, table)
    await until(lambda: table.overdue is not None, "the end of somebody's time")
    await clock.stop()


async def test_a_clock_that_was_stopped_credits_the_gap_and_tells_of_it(house: House):
    """The process was stopped, the machine suspended, or its clock set forward."""
    table, told = await waiting_table(house), list[int]()
    clock = house.deadlines(credited=told.append)
    await clock.start()
    before = table.deadline
    assert before is not None
    for seconds in (20, 29):
        house.clock.now += seconds * 1000
        await clock.round()
    assert told == []
    house.clock.now += 600_000
    await clock.round()
    await clock.stop()
    assert told == [600_000]
    credited = await house.store.deadlines.of(table.id)
    assert credited == replace(before, due=(before.due or 0) + 600_000)
    assert table.overdue is None


async def due_of(house: House, table: Table) -> int:
    row = await house.store.deadlines.of(table.id)
    assert row is not None
    assert row.due is not None
    return row.due


async def test_while_discord_is_away_nobodys_time_is_up_and_all_of_it_is_credited(house: House):
    table, told = await waiting_table(house), list[int]()
    clock = house.deadlines(credited=told.append)
    await clock.start()
    before = await due_of(house, table)
    house.clock.now += 10_000
    await clock.lost(0)
    for _ in range(40):
        house.clock.now += 15_000
        await clock.round()
        await clock.lost(0)  # each attempt to connect that fails says so again
    assert table.overdue is None
    await clock.reached(0)
    await clock.reached(0)
    assert told == [600_000]
    assert await due_of(house, table) == before + 600_000
    await clock.stop()
    house.clock.now = before + 600_000
    await clock.tick()
    table = await house.tables.find(table.id)  # it had left memory
    assert table.overdue is not None


@pytest.mark.parametrize("heard", ["gap first", "Discord first"])
async def test_a_process_that_is_stopped_in_an_outage_credits_the_time_once(house: House, heard):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.start()
    before = await due_of(house, table)
    await clock.lost(0)
    house.clock.now += 20_000
    await clock.round()
    house.clock.now += 600_000  # stopped
    if heard == "gap first":
        await clock.round()
    await clock.reached(0)
    await clock.round()
    await clock.stop()
    assert await due_of(house, table) == before + 620_000


async def test_an_outage_before_which_the_process_was_stopped_is_credited_once(house: House):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.start()
    before = await due_of(house, table)
    house.clock.now += 600_000  # stopped: the connection is found dead afterwards
    await clock.lost(0)
    house.clock.now += 30_000
    await clock.reached(0)
    await clock.round()
    await clock.stop()
    assert await due_of(house, table) == before + 630_000


async def test_an_outage_that_outlives_the_process_is_credited_at_the_next_start(house: House):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.start()
    before = await due_of(house, table)
    await clock.lost(0)
    house.clock.now += 40_000
    await clock.round()
    await clock.stop()
    house.clock.now += 20_000
    after = house.deadlines()
    assert await after.start(connected=False) == 60_000
    house.clock.now += 30_000
    await after.round()
    await after.reached(0)
    await after.stop()
    assert await due_of(house, table) == before + 90_000


async def test_a_new_connection_at_once_credits_nothing(house: House):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.start()
    before = await due_of(house, table)
    await clock.lost(0)
    house.clock.now += BRIEF
    await clock.reached(0)
    await clock.stop()
    assert await due_of(house, table) == before


async def test_the_shards_of_a_process_come_and_go_apart(house: House):
    """The match has no server, so that it is on shard 0."""
    table, shards = await waiting_table(house), Shards(3, (0, 2))
    clock = house.deadlines(shards)
    await clock.start()
    before = await due_of(house, table)
    await clock.lost(2)
    for _ in range(3):
        house.clock.now += 20_000
        await clock.round()
    await clock.reached(2)
    assert await due_of(house, table) == before
    await clock.lost(0)
    house.clock.now += 60_000
    await clock.round()
    await clock.reached(0)
    await clock.stop()
    assert await due_of(house, table) == before + 60_000


async def test_a_return_that_the_database_did_not_take_is_credited_a_little_later(
    house: House, monkeypatch
):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.start()
    before = await due_of(house, table)
    await clock.lost(0)
    house.clock.now = before + 1
    resume = house.store.deadlines.resume
    monkeypatch.setattr(house.store.deadlines, "resume", unavailable)
    await clock.reached(0)
    assert table.overdue is None
    monkeypatch.setattr(house.store.deadlines, "resume", resume)
    await clock.round()
    await clock.stop()
    assert await due_of(house, table) > house.clock.now


async def unavailable(*_: object) -> int:
    raise StoreUnavailable("the database is away")


async def test_while_more_is_shown_than_can_be_sent_only_live_tables_are_acted_on(house: House):
    live, crowded = await waiting_table(house), True
    daily = await house.table(ADA, BO, speed="daily")
    await until_idle(daily)
    clock = house.deadlines(crowded=lambda: crowded)
    pass_time(house, daily)
    await clock.tick()
    assert live.overdue is not None
    assert daily.overdue is None
    crowded = False
    await clock.tick()
    assert daily.overdue is not None


async def test_a_clock_stopped_between_heartbeat_and_look_acts_on_nothing_new(
    house: House, monkeypatch
):
    table, clock = await waiting_table(house), house.deadlines()
    await clock.start()
    resume = house.store.deadlines.resume

    async def stopped(*given: Any) -> int:
        found = await resume(*given)
        pass_time(house, table)
        return found

    monkeypatch.setattr(house.store.deadlines, "resume", stopped)
    await clock.round()
    monkeypatch.setattr(house.store.deadlines, "resume", resume)
    await clock.round()
    await clock.stop()
    assert table.overdue is None


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
