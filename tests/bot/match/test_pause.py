"""The dealer waits after a round, until those who are there have seen it or its time has come."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import MatchOver, NotSeated
from bot.match import absent, attendance
from bot.match.pause import awaited, is_between, waits
from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.match.table_events import Ready
from bot.match.tables import Tables
from games.game import DEALER
from storage.records import Deadline, Sitting
from storage.store import Store
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.waiting import until

QUICK: dict[str, object] = {"turnCap": 2, "target": 500}
"""A round that is over after a turn of each."""

LIVE, SLOW = 12_000, 60_000  # ms


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with await Store.open("sqlite://") as store:
        house = House(store, pauses=True)
        yield house
        await house.tables.close()


def deals(table: Table) -> int:
    return sum(each.text.startswith("deal ") for each in table.moves)


async def turn(table: Table) -> None:
    """Whoever is to move draws, and throws it away."""
    (seat,) = table.to_act
    for text in ("draw", "drop"):
        person = table.sittings[seat].person or 0
        await attendance.play(table, person, table.version, text)


async def played(house: House, speed: str = "live", *sitters: int | str) -> Table:
    """A table whose first round is just over."""
    people = sitters or (ADA, BO)
    table = await house.table(*people, speed=speed, options=QUICK)
    assert deals(table) == 1, "the first deal does not wait"
    await round_over(table)
    return table


async def round_over(table: Table) -> None:
    while not is_between(table):
        (seat,) = table.to_act
        if seat >= 0 and table.sittings[seat].person is not None:
            await turn(table)
        await asyncio.sleep(0)
    assert table.state.phase == "roundOver"


@pytest.mark.parametrize(
    ("speed", "pause"),
    [("live", LIVE), ("relaxed", SLOW), ("daily", SLOW), ("unlimited", SLOW)],
)
async def test_the_pause_is_a_row_at_every_speed(house: House, speed: str, pause: int):
    table = await played(house, speed)
    row = await house.store.deadlines.of(table.id)
    assert row == table.deadline
    assert row is not None
    assert (row.seat, row.due) == (DEALER, house.clock.now + pause)
    assert (table.until, table.overdue) == (row.due // 1000, None)  # type: ignore[operator]
    house.clock.now += pause
    await house.deadlines().tick()
    assert deals(table) == 2
    after = await house.store.deadlines.of(table.id)
    assert after == table.deadline


async def test_before_its_time_nothing_comes_of_it(house: House):
    table = await played(house)
    house.clock.now += LIVE - 1
    await house.deadlines().tick()
    await absent.time_up(table, table.deadline)  # type: ignore[arg-type]
    assert deals(table) == 1


async def test_time_banks_are_not_touched(house: House):
    table = await played(house)
    assert table.deadline is not None
    banks = table.deadline.banks
    house.clock.now += LIVE
    await house.deadlines().tick()
    assert table.deadline.banks == banks


async def test_everybody_who_is_there_is_waited_for_and_nobody_else(house: House):
    table = await played(house, "live", ADA, BO, CLEO)
    for person in (ADA, BO):
        assert house.tables.note_press(table.id, person)
    await attendance.next_deal(table, ADA, table.version)
    assert (awaited(table), deals(table)) == ((1,), 1)
    await attendance.next_deal(table, BO, table.version)
    assert deals(table) == 2
    assert [each for each in house.heard if isinstance(each, Ready)] == [Ready(0), Ready(1)]
    assert table.presence.saw == {0, 1}
    assert awaited(table) == ()


async def test_pressing_twice_or_late_changes_nothing(house: House):
    table = await played(house)
    house.tables.note_press(table.id, BO)
    version = table.version
    for _ in range(2):
        await attendance.next_deal(table, ADA, version)
    assert sum(isinstance(each, Ready) for each in house.heard) == 1
    await attendance.next_deal(table, BO, version)
    assert deals(table) == 2
    await round_over(table)
    for person in (ADA, BO):
        await attendance.next_deal(table, person, version)
    assert (deals(table), table.presence.ready) == (2, set())


async def test_who_does_not_sit_there_has_no_say(house: House):
    table = await played(house)
    with pytest.raises(NotSeated):
        await attendance.next_deal(table, CLEO, table.version)
    await attendance.end_without_result(table)
    with pytest.raises(MatchOver):
        await attendance.next_deal(table, ADA, table.version)
    assert deals(table) == 1


async def test_who_has_left_is_not_waited_for(house: House):
    table = await played(house)
    house.tables.note_press(table.id, BO)
    await attendance.next_deal(table, ADA, table.version)
    assert waits(table)
    await attendance.leave(table, BO)
    await until(lambda: deals(table) == 2, "the deal")


async def test_who_comes_back_prolongs_nothing(house: House):
    table = await played(house)
    await attendance.leave(table, BO)
    before = table.deadline
    house.clock.now += 5_000
    await attendance.take_back(table, BO)
    assert table.deadline == before


async def test_alone_against_computers_the_dealer_waits_too(house: House):
    table = await played(house, "unlimited", ADA, "greedy")
    await attendance.set_pace(table, ADA, brisk=True)
    assert waits(table)
    await attendance.next_deal(table, ADA, table.version)
    assert deals(table) == 2


async def test_computers_alone_do_not_wait(house: House):
    options = QUICK | {"target": 75}
    table = await house.table("greedy", "greedy", options=options, rated=False)
    await until(lambda: deals(table) > 2 or table.is_over, "the next deals")


async def test_the_dealer_acts_at_once_within_a_round(house: House):
    """Queen of Scots shuffles its pile in the middle of a round."""
    table = await house.table(ADA, BO, game="scots")
    while not any(each.text.startswith("shuffle") for each in table.moves):
        assert not is_between(table)
        (seat,) = table.to_act
        legal = [str(move) for move in table.game.legal(table.state, seat)]
        draw_or_discard = next(text for text in legal if text.split()[0] in ("draw", "discard"))
        person = table.sittings[seat].person or 0
        await attendance.play(table, person, table.version, draw_or_discard)
    assert table.state.phase == "play"


async def test_a_short_pause_is_served_on_time_without_the_clock(house: House, monkeypatch):
    """No heartbeat of the deadlines runs here."""
    monkeypatch.setitem(SPEEDS, "live", replace(SPEEDS["live"], pause=100))
    table = await house.table(ADA, BO, speed="live", options=QUICK)
    await round_over(table)
    house.clock.now += 100
    await until(lambda: deals(table) == 2, "the deal")


async def test_a_restart_neither_loses_the_pause_nor_prolongs_it(house: House):
    clock = house.deadlines()
    await clock.start()
    table = await played(house)
    await clock.stop()
    house.clock.now += 7_000
    await house.restart()
    clock = house.deadlines()
    assert await clock.start() == 7_000
    await clock.stop()
    table = await house.tables.find(table.id)
    assert waits(table)
    house.clock.now += LIVE - 7_000
    for _ in range(2):
        await house.deadlines().tick()
    assert deals(table) == 2


async def test_of_two_processes_on_one_database_one_deals(tmp_path: Path):
    address = f"sqlite:///{tmp_path}/two.sqlite3"
    async with await Store.open(address) as store, await Store.open(address) as other:
        house = House(store, pauses=True)
        second = House(other, clock=house.clock, pauses=True)
        table = await played(house)
        twin = await second.tables.find(table.id)
        house.clock.now += LIVE
        claimed = table.deadline
        assert isinstance(claimed, Deadline)
        await asyncio.gather(
            *(absent.time_up(each, claimed) for each in (table, twin)),
        )
        for each in (table, twin):
            await each.reload()
            assert deals(each) == 2
        assert table.state == twin.state
        await house.tables.close()
        await second.tables.close()


async def test_a_vote_of_an_older_release_is_still_counted(house: House):
    """There the row of a vote had the dealer's seat."""
    table = await house.table(ADA, BO, speed="live", options=QUICK)
    assert table.deadline is not None
    house.clock.now = table.deadline.due or 0
    await house.deadlines().tick()
    asked = table.deadline
    await house.store.deadlines.put(replace(asked, seat=DEALER))
    await house.restart()
    table = await house.tables.find(table.id)
    assert table.overdue is not None
    assert not is_between(table)
    house.clock.now = asked.due or 0
    await house.deadlines().tick()
    assert table.overdue is None


async def test_a_press_at_a_table_that_is_not_in_memory_is_not_noted():
    async with await Store.open("sqlite://") as store:
        tables = Tables(store, pauses=True)
        match = await tables.create("racko", {}, (Sitting(0, person=ADA), Sitting(1, person=BO)))
        assert not tables.note_press(match.id, ADA)
        await tables.close()
