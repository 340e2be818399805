"""Stores people's and servers' settings: JSON that storage does not read. Where a person is listed
has a column, because leaderboards ask for it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table, delete, select, update

from storage.database import Database
from storage.records import Listed
from storage.schema import listings, people, servers
from storage.upsert import add_new, put

Change: TypeAlias = Callable[[str], str]
"""Makes new settings from those on disk, which are `{}` at first; it may be called again."""


class Settings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: int) -> str | None:
        return await self._database.read(_of, people, person)

    async def of_server(self, server: int) -> str | None:
        return await self._database.read(_of, servers, server)

    async def change_person(
        self, person: int, change: Change, listed: Listed | None = None
    ) -> tuple[str, Listed]:
        """Change a person's settings and, if given, where they are listed, as they are on disk:
        another process may have changed them. Return both."""
        return await self._database.write(_change_person, person, change, listed)

    async def note_person(self, person: int, change: Change) -> str | None:
        """Change a person's settings if there are any, and return them; of nobody who is unknown,
        or was forgotten, is anything kept."""
        return await self._database.write(_change_known, person, change)

    async def listed(self, person: int) -> Listed:
        """Return where a person is listed; by default, on servers."""
        return await self._database.read(_listed, person)

    async def change_server(self, server: int, change: Change) -> str:
        return await self._database.write(_change, servers, server, change)

    async def forget_person(self, person: int) -> None:
        await self._database.write(_forget_person, person)

    async def forget_server(self, server: int) -> None:
        await self._database.write(_forget, servers, server)


def _of(connection: Connection, table: Table, who: int) -> str | None:
    found: Any = connection.execute(select(table.c.settings).where(table.c.id == who)).scalar()
    return None if found is None else str(found)


def _change(connection: Connection, table: Table, who: int, change: Change) -> str:
    """Read the row and write it in one transaction, in which nobody else can change it."""
    add_new(connection, table, {"id": who, "settings": "{}"})
    changed = _change_row(connection, table, who, change)
    assert changed is not None
    return changed


def _change_row(connection: Connection, table: Table, who: int, change: Change) -> str | None:
    row = table.c.id == who
    kept = connection.execute(select(table.c.settings).where(row).with_for_update()).scalar()
    if kept is None:
        return None
    changed = change(str(kept))
    connection.execute(update(table).where(row).values(settings=changed))
    return changed


def _change_known(connection: Connection, person: int, change: Change) -> str | None:
    return _change_row(connection, people, person, change)


def _change_person(
    connection: Connection, person: int, change: Change, listed: Listed | None
) -> tuple[str, Listed]:
    changed = _change(connection, people, person, change)
    if listed == "servers":
        _unlist(connection, person)
    elif listed is not None:
        put(connection, listings, [{"person": person, "listed": listed}])
    return changed, _listed(connection, person)


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
