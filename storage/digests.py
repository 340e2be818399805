"""Keeps when each person gets their list of waiting tables, once a day."""

from dataclasses import asdict, fields

from sqlalchemy import Connection, delete, select

from storage.database import Database
from storage.records import Digest
from storage.schema import digests
from storage.upsert import put

DIGEST = [digests.c[each.name] for each in fields(Digest)]


class Digests:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> Digest | None:
        return await self._database.read(_of, person)

    async def put(self, digest: Digest) -> None:
        await self._database.write(_put, digest)

    async def drop(self, person: int) -> None:
        await self._database.write(_drop, person)

    async def due(self, now: int) -> tuple[Digest, ...]:
        """Return those that are due, the first one first."""
        return await self._database.read(_due, now)


def _of(connection: Connection, person: int) -> Digest | None:
    row = connection.execute(select(*DIGEST).where(digests.c.person == person)).first()
    return None if row is None else Digest(*row)


def _put(connection: Connection, digest: Digest) -> None:
    put(connection, digests, [asdict(digest)])


def _drop(connection: Connection, person: int) -> None:
    connection.execute(delete(digests).where(digests.c.person == person))


def _due(connection: Connection, now: int) -> tuple[Digest, ...]:
    rows = connection.execute(select(*DIGEST).where(digests.c.due <= now).order_by(digests.c.due))
    return tuple(Digest(*row) for row in rows)
