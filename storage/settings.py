"""Stores people's and servers' settings: JSON that storage does not read. Where a person is listed
has a column, because leaderboards ask for it."""

from typing import Any

from sqlalchemy import Connection, Table, delete, select

from storage.database import Database
from storage.records import Listed
from storage.schema import listings, people, servers
from storage.upsert import put


class Settings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: int) -> str | None:
        return await self._database.read(_of, people, person)

    async def of_server(self, server: int) -> str | None:
        return await self._database.read(_of, servers, server)

    async def keep_person(self, person: int, settings: str, listed: Listed | None = None) -> None:
        """Save a person's settings and, if given, where they are listed."""
        await self._database.write(_keep_person, person, settings, listed)

    async def listed(self, person: int) -> Listed:
        """Return where a person is listed; by default, on servers."""
        return await self._database.read(_listed, person)

    async def keep_server(self, server: int, settings: str) -> None:
        await self._database.write(_keep, servers, server, settings)

    async def forget_person(self, person: int) -> None:
        await self._database.write(_forget_person, person)

    async def forget_server(self, server: int) -> None:
        await self._database.write(_forget, servers, server)


def _of(connection: Connection, table: Table, who: int) -> str | None:
    found: Any = connection.execute(select(table.c.settings).where(table.c.id == who)).scalar()
    return None if found is None else str(found)


def _keep(connection: Connection, table: Table, who: int, settings: str) -> None:
    put(connection, table, [{"id": who, "settings": settings}])


def _keep_person(connection: Connection, person: int, settings: str, listed: Listed | None) -> None:
    _keep(connection, people, person, settings)
    if listed == "servers":
        _unlist(connection, person)
    elif listed is not None:
        put(connection, listings, [{"person": person, "listed": listed}])


def _listed(connection: Connection, person: int) -> Listed:
    asked = select(listings.c.listed).where(listings.c.person == person)
    found: Listed | None = connection.execute(asked).scalar()
    return found or "servers"


def _forget_person(connection: Connection, person: int) -> None:
    _forget(connection, people, person)
    _unlist(connection, person)


def _unlist(connection: Connection, person: int) -> None:
    connection.execute(delete(listings).where(listings.c.person == person))


def _forget(connection: Connection, table: Table, who: int) -> None:
    connection.execute(delete(table).where(table.c.id == who))
