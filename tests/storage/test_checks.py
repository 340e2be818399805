"""The checks of a whole database: silent for a good one, and every kind of damage is named."""

import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import text

from storage.checks import CHECKS, Finding, check
from storage.store import Store
from tests.storage.examples import ANNA, BRUNO, SEED, deadline, live, match, move, outcome

DAMAGE = {
    "gap in the log": "DELETE FROM log WHERE match = 'over' AND version = 1",
    "moves in a lobby": "UPDATE matches SET status = 'lobby', finished = NULL WHERE id = 'live'",
    "seats beyond the table": "UPDATE seats SET seat = 7 WHERE match = 'over' AND seat = 1",
    "empty seats in play": "DELETE FROM seats WHERE match = 'live' AND seat = 1",
    "deadline of a match that is over": "UPDATE deadlines SET match = 'over'",
    "still seated when over": "UPDATE seats SET \"left\" = NULL WHERE match = 'over'",
    "finished without results": "DELETE FROM results",
    "results of a match that is not finished": "UPDATE results SET match = 'live'",
    "times out of order": "UPDATE matches SET finished = 1 WHERE id = 'over'",
    "tally that is not the results": "UPDATE tallies SET matches = matches + 1 WHERE person = 101",
    "rating without its history": "DELETE FROM history WHERE person = 101 AND pool = 'all'",
}


@pytest.fixture
async def good(store):
    await store.create(match("lobby"), SEED)
    await live(store, "live")
    await store.append("live", 0, move(), deadline=deadline(1, 500, "live"))
    await live(store, "over")
    for version in range(3):
        await store.append("over", version, move())
    await store.append("over", 3, move(), ending="finished")
    await store.ladder.count(outcome("over", ANNA, BRUNO))
    return store


async def test_a_good_database_has_nothing_to_say(good):
    assert await check(good.database) == ()


def test_every_check_is_tried():
    assert DAMAGE.keys() == CHECKS.keys()


@pytest.mark.parametrize("damage", DAMAGE)
async def test_damage_is_named(good, damage):
    await good.database.write(lambda each: each.execute(text(DAMAGE[damage])))
    found = await check(good.database)
    assert damage in {finding.check for finding in found}


def by_hand(path, *statements):
    """Changes that our own connections do not allow."""
    with closing(sqlite3.connect(path, isolation_level=None)) as bare:
        for statement in statements:
            bare.execute(statement)


async def test_rows_without_their_match_are_named(filed, tmp_path):
    by_hand(
        tmp_path / "courtyard.db",
        "INSERT INTO deadlines VALUES ('gone', 0, 0, 0, '[]', NULL, NULL, '{}', 0)",
    )
    assert await check(filed.database) == (Finding("orphan", "deadlines 1"),)


async def test_an_index_that_does_not_fit_its_table_is_named(filed, tmp_path):
    await live(filed)
    await filed.close()
    by_hand(
        tmp_path / "courtyard.db",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = 'CREATE INDEX seats_by_person ON seats (joined)' "
        "WHERE name = 'seats_by_person'",
    )
    async with await Store.open(f"sqlite:///{tmp_path}/courtyard.db") as store:
        assert await check(store.database) == (Finding("damaged"),)
