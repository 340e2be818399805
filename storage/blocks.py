"""Keeps who does not want to play with whom."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, select

from storage.database import Database
from storage.schema import blocks
from storage.upsert import add_new


class Blocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> tuple[int, ...]:
        """Return whom a person blocks, the newest first."""
        return await self._database.read(_of, person)

    async def among(self, people: Collection[int]) -> frozenset[tuple[int, int]]:
        """Return who of these people blocks whom of them."""
        return await self._database.read(_among, tuple(people))

    async def put(self, person: int, blocked: int, at: int, most: int) -> bool:
        """Block somebody, once; return False if the person blocks as many as they may."""
        return await self._database.write(_put, person, blocked, at, most)

    async def drop(self, person: int, blocked: int) -> None:
        await self._database.write(_drop, person, blocked)


def _of(connection: Connection, person: int) -> tuple[int, ...]:
    mine = select(blocks.c.blocked).where(blocks.c.person == person)
    newest = mine.order_by(blocks.c.at.desc(), blocks.c.blocked)
    return tuple(connection.execute(newest).scalars())


def _among(connection: Connection, people: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    found = select(blocks.c.person, blocks.c.blocked).where(
        blocks.c.person.in_(people), blocks.c.blocked.in_(people)
    )
    return frozenset((row.person, row.blocked) for row in connection.execute(found))


def _put(connection: Connection, person: int, blocked: int, at: int, most: int) -> bool:
    others = select(func.count()).where(blocks.c.person == person, blocks.c.blocked != blocked)
    if connection.execute(others).scalar_one() >= most:
        return False
    add_new(connection, blocks, {"person": person, "blocked": blocked, "at": at})
    return True


def _drop(connection: Connection, person: int, blocked: int) -> None:
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))
