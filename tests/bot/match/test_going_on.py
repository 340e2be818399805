"""Tables that should be going on and are not are found, started and told of in the log."""

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from bot.match.going_on import GoingOn, stands_still
from bot.match.pause import is_between
from bot.match.table import Table
from storage.records import LoggedMove, Sitting
from tests.bot.conftest import ADA, BO, House, autoplay_of, is_going_on
from tests.bot.match.test_pause import played, round_over
from tests.bot.match.test_table import finish, until_idle
from tests.waiting import until

STOOD = "table stood still"


async def stopped(house: House, monkeypatch, speed: str) -> Table:
    """A table at which a computer is to move and nobody has told it."""
    with monkeypatch.context() as silenced:
        silenced.setattr(type(house.tables.autoplay), "go_on", lambda *_: None)
        table = await house.table("greedy", BO, speed=speed, options={"target": 75})
        while table.to_act != (0,):
            await table.play(1, table.version, str(table.game.legal(table.state, 1)[0]))
    assert not is_going_on(table)
    return table


@pytest.mark.parametrize("speed", ["unlimited", "live"])
async def test_a_table_that_stands_still_in_memory_is_started(house: House, monkeypatch, speed):
    table = await stopped(house, monkeypatch, speed)
    look = GoingOn(house.tables)
    with capture_logs() as logged:
        for _ in range(2):
            await look.round()
        await until(lambda: table.to_act == (1,), "a move of the computer")
    assert [each["match"] for each in logged if each["event"] == STOOD] == [table.id]
    await until_idle(table)
    with capture_logs() as logged:
        for _ in range(3):
            await look.round()
    assert not logged


async def test_a_table_that_another_process_left_behind_is_started(house: House, monkeypatch):
    """It moved a person, and was killed before the computer."""
    table = await house.table("greedy", BO, options={"target": 75})
    await until_idle(table)
    await house.restart()
    look = GoingOn(house.tables)
    await look.round()
    assert house.tables.in_memory == 0
    while table.to_act == (1,):  # in the other process
        move = str(table.game.legal(table.state, 1)[0])
        await house.store.append(table.id, table.version, LoggedMove(1, move, house.clock()))
        table.replayed(LoggedMove(1, move, house.clock()))
    with capture_logs() as logged:
        await look.round()
        found = await house.tables.find(table.id)
        await until(lambda: found.to_act == (1,), "a move of the computer")
    assert [each["event"] for each in logged] == [STOOD]


async def test_a_table_in_memory_takes_in_what_another_process_moved(house: House):
    table = await house.table("greedy", BO, options={"target": 75})
    await until_idle(table)
    other = House(house.store, house.clock)
    theirs = await other.tables.find(table.id)
    autoplay_of(theirs).go_on = lambda _: None  # type: ignore[method-assign, assignment]
    while theirs.to_act == (1,):
        await theirs.play(1, theirs.version, str(theirs.game.legal(theirs.state, 1)[0]))
    await other.tables.close()
    await GoingOn(house.tables).round()
    await until(lambda: table.version > theirs.version, "a move of the computer")


async def test_a_dealer_who_waits_is_not_stuck(house: House):
    house.pauses = True
    house.open()
    table = await played(house, "unlimited")
    await round_over(table)
    assert is_between(table)
    assert not stands_still(table, lambda _: False)
    house.clock.now += 3_600_000
    assert stands_still(table, lambda _: False)


async def test_tables_with_people_to_move_are_read_once(house: House, monkeypatch):
    await until_idle(await house.table(ADA, BO))
    await house.restart()
    look, read, log = GoingOn(house.tables), list[str](), house.store.log

    async def counted(match: str, since: int = 0) -> tuple[LoggedMove, ...]:
        read.append(match)
        return await log(match, since)

    monkeypatch.setattr(house.store, "log", counted)
    for _ in range(3):
        await look.round()
    assert len(read) == 1


SPOILT = {
    "a time that is none": "UPDATE matches SET finished = 'x' WHERE id = '{}'",
    "no text": "UPDATE matches SET options = CAST(x'ff7b' AS TEXT) WHERE id = '{}'",
    "a log": "UPDATE log SET text = 'x' WHERE match = '{}' AND version = 0",
    "cuts": "UPDATE matches SET words = '[' WHERE id = '{}'",
}


@pytest.mark.parametrize("change", SPOILT.values(), ids=SPOILT)
async def test_a_finished_match_that_cannot_be_read_stops_no_start(house: House, change):
    tables = []
    for _ in range(2):
        table = await house.table(ADA, BO, options={"target": 75})
        house.tables.results.count = nothing  # type: ignore[method-assign, assignment]
        await until_idle(table)
        await finish(table)
        tables.append(table)
    await house.restart()
    spoilt = text(change.format(tables[0].id))
    await house.store.database.write(lambda connection: connection.execute(spoilt))
    with capture_logs() as logged:
        await house.tables.results.count_missed()
    assert len(await house.store.ladder.results(tables[1].id)) == 2
    assert [each["match"] for each in logged] == [tables[0].id]


async def nothing(*_: object) -> None:
    return None


async def test_the_log_says_where_a_match_is_that_cannot_be_read(house: House):
    sittings = (Sitting(0, person=ADA), Sitting(1, person=BO))
    match = await house.tables.create("racko", {}, sittings, guild=7, channel=8)
    table = await house.tables.start(match.id)
    await until_idle(table)
    await house.store.append(match.id, table.version, LoggedMove(0, "take 55", 0))
    await house.restart()
    with capture_logs() as logged:
        await GoingOn(house.tables).round()
    (line,) = logged
    assert line["event"] == "match cannot be read"
    told = {key: line[key] for key in ("match", "game", "guild", "channel", "at")}
    assert told == {
        "match": match.id, "game": "racko", "guild": 7, "channel": 8, "at": f"move {table.version}"
    }  # fmt: skip
    assert "55" not in str(logged)
