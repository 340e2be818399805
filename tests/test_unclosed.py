"""What every test is held to would be noticed."""

import sqlite3

import aiosqlite
from sqlalchemy import create_engine

from tests.unclosed import left_open


def test_a_connection_is_left_open_until_it_is_closed():
    connection = sqlite3.connect(":memory:")
    engine = create_engine("sqlite://")
    with engine.begin():
        pass
    assert connection in (found := left_open())
    assert len(found) == 2
    connection.close()
    engine.dispose()


async def test_a_connection_that_was_closed_is_not_left_open():
    async with aiosqlite.connect(":memory:"):
        pass
    assert left_open() == []
