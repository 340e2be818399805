"""Stores small texts by name, for data without a table: lobbies, emojis, commands."""

from sqlalchemy import Connection, delete, select

from storage.database import Database
from storage.schema import notes
from storage.upsert import put


class Notes:
    """One user's notes; their names begin with `family`."""

    def __init__(self, database: Database, family: str) -> None:
        self._database, self._family = database, family

    async def get(self, name: str) -> str | None:
        return await self._database.read(_get, self._family + name)

    async def put(self, name: str, text: str) -> None:
        await self._database.write(_put, self._family + name, text)

    async def drop(self, name: str) -> None:
        await self._database.write(_drop, self._family + name)


def _get(connection: Connection, name: str) -> str | None:
    text = connection.execute(select(notes.c.text).where(notes.c.name == name)).scalar()
    return None if text is None else str(text)


def _put(connection: Connection, name: str, text: str) -> None:
    put(connection, notes, [{"name": name, "text": text}])


def _drop(connection: Connection, name: str) -> None:
    connection.execute(delete(notes).where(notes.c.name == name))
