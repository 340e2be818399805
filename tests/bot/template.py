"""Databases in memory are copies of the first one: to migrate each takes longer than most tests."""

from sqlalchemy import Connection, text

from storage.database import Database
from storage.migrations import migrate
from storage.schema import HEAD
from storage.sqlite import Sqlite

DEFINED = text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
COPIED: list[str] = []


async def copy(database: Database) -> None:
    """In the place of `migrate`; files and servers are migrated."""
    if not isinstance(database, Sqlite) or database._path is not None:
        await migrate(database)
    elif COPIED:
        await database.write(_define)
    else:
        await migrate(database)
        COPIED.extend(await database.read(definitions))


def definitions(connection: Connection) -> list[str]:
    return list(connection.execute(DEFINED).scalars())


def _define(connection: Connection) -> None:
    for statement in COPIED:
        connection.exec_driver_sql(statement)
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (HEAD,))
