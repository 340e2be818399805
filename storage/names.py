"""Keeps what people are called on a server where it is not their own name."""

from sqlalchemy import Connection, delete, select

from storage.database import Database
from storage.schema import names
from storage.upsert import put


class Names:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int, guild: int) -> str | None:
        return await self._database.read(_of, person, guild)

    async def put(self, person: int, guild: int, name: str | None) -> None:
        """Keep what a person is called on a server; None: as everywhere else."""
        await self._database.write(_put, person, guild, name)


def _of(connection: Connection, person: int, guild: int) -> str | None:
    here = (names.c.person == person, names.c.guild == guild)
    found = connection.execute(select(names.c.name).where(*here)).scalar()
    return None if found is None else str(found)


def _put(connection: Connection, person: int, guild: int, name: str | None) -> None:
    if name is None:
        here = (names.c.person == person, names.c.guild == guild)
        connection.execute(delete(names).where(*here))
    else:
        put(connection, names, [{"person": person, "guild": guild, "name": name}])
