"""At which open tables somebody sits is asked once, and again when it may have changed."""

import asyncio

from bot.match.open_tables import OpenTables
from storage.records import Match
from tests.storage.examples import match


class Kept:
    """A store that counts who asks."""

    def __init__(self) -> None:
        self.asked = 0
        self.at = [match("one", message=5)]
        self.answering = asyncio.Event()
        self.answering.set()

    async def open_of_person(self, _: int) -> tuple[Match, ...]:
        self.asked += 1
        found = tuple(self.at)
        await self.answering.wait()
        return found


def tables_of(kept: Kept) -> OpenTables:
    return OpenTables(kept)  # type: ignore[arg-type]


async def test_the_database_is_asked_once_for_many_looks():
    kept = Kept()
    tables = tables_of(kept)
    for _ in range(3):
        assert list(await tables.of(1)) == ["one"]
    assert kept.asked == 1
    await tables.of(2)
    assert kept.asked == 2


async def test_who_sits_down_elsewhere_is_asked_for_again_and_nobody_else():
    kept = Kept()
    tables = tables_of(kept)
    await tables.of(1)
    await tables.of(2)
    kept.at.append(match("two", message=6))
    tables.forget([1, None])
    assert list(await tables.of(1)) == ["one", "two"]
    assert list(await tables.of(2)) == ["one"]


async def test_a_table_whose_message_is_still_to_come_is_asked_for_again():
    kept = Kept()
    kept.at = [match("one")]
    tables = tables_of(kept)
    await tables.of(1)
    kept.at = [match("one", message=5)]
    assert (await tables.of(1))["one"].message == 5


async def test_what_was_read_before_a_change_is_not_remembered():
    kept = Kept()
    tables = tables_of(kept)
    kept.answering.clear()
    looking = asyncio.create_task(tables.of(1))
    await asyncio.sleep(0)
    kept.at.append(match("two", message=6))
    tables.forget([1])
    kept.answering.set()
    assert list(await looking) == ["one"]
    assert list(await tables.of(1)) == ["one", "two"]
