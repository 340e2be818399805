"""Records what moderators did."""

from dataclasses import asdict, fields

from sqlalchemy import Connection, insert, select

from storage.database import Database
from storage.records import Audited
from storage.schema import audit

REPORT = "report"
"""The action of somebody who reported another player; no moderator needs to have done it."""
LAST = 2**31 - 1
"""The largest number that the column can hold."""
AUDITED = [audit.c[each.name] for each in fields(Audited)]


class Audit:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, audited: Audited) -> None:
        await self._database.write(_note, audited)

    async def of_server(
        self,
        guild: int,
        limit: int = 50,
        *,
        before: int | None = None,
        after: int | None = None,
        reports: bool = True,
    ) -> tuple[Audited, ...]:
        """Return a server's entries, newest first: the latest, or the next ones before or after the
        entry with that number. `reports` says whether those of players about others are among
        them."""
        return await self._database.read(_of_server, guild, limit, before, after, reports)

    async def reported(self, person: int, since: int) -> tuple[int, ...]:
        """Return when a person has reported others since then, oldest first."""
        return await self._database.read(_reported, person, since)

    async def ended_by(self, match: str) -> int | None:
        """Return the moderator who ended a match; None if nobody did."""
        return await self._database.read(_ended_by, match)


def _note(connection: Connection, audited: Audited) -> None:
    row = asdict(audited)
    del row["number"]
    connection.execute(insert(audit).values(**row))


def _of_server(
    connection: Connection,
    guild: int,
    limit: int,
    before: int | None,
    after: int | None,
    reports: bool,
) -> tuple[Audited, ...]:
    asked = select(*AUDITED).where(audit.c.guild == guild).limit(limit)
    if not reports:
        asked = asked.where(audit.c.action != REPORT)
    if after is not None:
        asked = asked.where(audit.c.number > min(after, LAST)).order_by(audit.c.number)
        return tuple(Audited(*row) for row in connection.execute(asked))[::-1]
    if before is not None:
        asked = asked.where(audit.c.number < min(before, LAST))
    newest = asked.order_by(audit.c.number.desc())
    return tuple(Audited(*row) for row in connection.execute(newest))


def _reported(connection: Connection, person: int, since: int) -> tuple[int, ...]:
    theirs = (audit.c.moderator == person, audit.c.action == REPORT, audit.c.at > since)
    return tuple(
        connection.execute(select(audit.c.at).where(*theirs).order_by(audit.c.at)).scalars()
    )


def _ended_by(connection: Connection, match: str) -> int | None:
    ended = select(audit.c.moderator).where(audit.c.match == match, audit.c.action == "end")
    found = connection.execute(ended.order_by(audit.c.number.desc()).limit(1)).scalar()
    return None if found is None else int(found)
