"""Records what moderators did."""

from dataclasses import asdict, fields

from sqlalchemy import Connection, insert, select

from storage.database import Database
from storage.records import Audited
from storage.schema import audit

AUDITED = [audit.c[each.name] for each in fields(Audited)]


class Audit:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, audited: Audited) -> None:
        await self._database.write(_note, audited)

    async def of_server(self, guild: int, limit: int = 50) -> tuple[Audited, ...]:
        """Return a server's entries, newest first."""
        return await self._database.read(_of_server, guild, limit)


def _note(connection: Connection, audited: Audited) -> None:
    connection.execute(insert(audit).values(**asdict(audited)))


def _of_server(connection: Connection, guild: int, limit: int) -> tuple[Audited, ...]:
    newest = select(*AUDITED).where(audit.c.guild == guild).order_by(audit.c.number.desc())
    return tuple(Audited(*row) for row in connection.execute(newest.limit(limit)))
