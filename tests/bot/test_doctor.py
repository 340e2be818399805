"""What the doctor says of each match: whether it ended when its log did, with what came of it."""

import pytest
from sqlalchemy import update

from bot.doctor import check_match, examine
from bot.match.table_events import Counted
from games.dealing import commitment
from storage.records import Match
from storage.schema import matches, results
from tests.bot.conftest import ADA, BO, House
from tests.bot.match.test_table import finish, until_idle
from tests.waiting import until

SEED = bytes(32)


async def ended(house: House) -> str:
    table = await house.table(ADA, BO, options={"target": 75})
    await until_idle(table)
    await finish(table)
    await until(lambda: any(isinstance(each, Counted) for each in house.heard), "it is not counted")
    return table.id


async def spoil(house: House, table, match: str, **values: object) -> None:
    column = table.c.id if "id" in table.c else table.c.match
    change = update(table).where(column == match).values(**values)
    await house.store.database.write(lambda connection: connection.execute(change))


async def test_of_a_match_that_ended_with_its_log_nothing_is_said(house: House):
    assert await check_match(house.store, await ended(house)) == ""


async def test_a_lobby_and_a_match_that_was_closed_may_end_before_their_log(house: House):
    lobby = Match("lobby001", "racko", "{}", 1, 2, 0, commitment=commitment(SEED))
    await house.store.create(lobby, SEED)
    assert await check_match(house.store, lobby.id) == ""
    table = await house.table(ADA, BO)
    await until_idle(table)
    await spoil(house, matches, table.id, status="closed")
    assert await check_match(house.store, table.id) == ""


@pytest.mark.parametrize(
    ("is_over", "status", "wrong"),
    [
        (True, "live", "the match is over and not finished"),
        (False, "finished", "finished before its end"),
        (True, "closed", ""),
        (False, "live", ""),
    ],
)
async def test_a_match_ends_when_its_log_does(house: House, is_over, status, wrong):
    if is_over:
        match = await ended(house)
    else:
        table = await house.table(ADA, BO)
        await until_idle(table)
        match = table.id
    await spoil(house, matches, match, status=status)
    assert await check_match(house.store, match) == wrong


@pytest.mark.parametrize("values", [{"points": 1}, {"place": 3}])
async def test_results_that_the_log_does_not_lead_to_are_told(house: House, values):
    match = await ended(house)
    await spoil(house, results, match, **values)
    assert await check_match(house.store, match) == "results are not those of the log"


async def test_a_match_that_cannot_be_read_is_told_in_a_line(house: House):
    assert await check_match(house.store, "nothere1") == "there is no match nothere1"


async def test_progress_counts_the_matches_looked_at(house: House):
    await ended(house)
    await until_idle(await house.table(ADA, BO))
    seen: list[int] = []
    assert [each async for each in examine(house.store, seen.append)] == []
    assert seen == [1, 2]
