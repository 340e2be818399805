"""Stores deadlines as rows: no crash loses one, and no two processes act on the same one."""

import json
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    exists,
    func,
    select,
    true,
    update,
)

from storage.appending import put_deadline
from storage.database import Database
from storage.matches import served
from storage.records import Claim, Deadline, Shards
from storage.schema import deadlines, heartbeats, log, matches
from storage.upsert import put

DEADLINE = [deadlines.c[name] for name in ("match", "seat", "version", "due", "banks")]


class Deadlines:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match: str) -> Deadline | None:
        return await self._database.read(_of, match)

    async def put(self, deadline: Deadline) -> bool:
        """Set a deadline outside a move: of a lobby, or after a vote to wait. Return False, and
        change nothing, if the match is not open or not at that version."""
        return await self._database.write(_put, deadline)

    async def drop(self, match: str) -> None:
        await self._database.write(_drop, match)

    async def next_due(self, shards: Shards | None = None) -> int | None:
        """Return when the clock must look next: a deadline passes or a lease ends."""
        return await self._database.read(_next_due, shards)

    async def claim(
        self, now: int, owner: str, lease: int, limit: int = 100, shards: Shards | None = None
    ) -> tuple[Claim, ...]:
        """Claim deadlines that have passed and that nobody else has claimed, the oldest first.

        The owner acts by a move at the deadline's version: StaleVersion means that the match has
        moved on and the claim is void. What is not done when the lease ends can be claimed again.
        """
        return await self._database.write(_claim, now, owner, lease, limit, shards)

    async def credit(self, ms: int, shards: Shards | None = None) -> None:
        """Move every open deadline later by that much."""
        await self._database.write(_credit, ms, shards)

    async def beat(self, name: str, now: int) -> None:
        """Record that the process with that name is alive."""
        await self._database.write(_beat, name, now)

    async def resume(self, name: str, now: int, shards: Shards | None = None) -> int:
        """Credit the players once with the time since the last heartbeat of that name; return it in
        ms."""
        return await self._database.write(_resume, name, now, shards)


def _of(connection: Connection, match: str) -> Deadline | None:
    row = connection.execute(select(*DEADLINE).where(deadlines.c.match == match)).first()
    return None if row is None else _deadline(row)


def _put(connection: Connection, deadline: Deadline) -> bool:
    moves = select(func.max(log.c.version) + 1).where(log.c.match == deadline.match)
    found = (matches.c.id == deadline.match, matches.c.status.in_(("lobby", "live")))
    here = func.coalesce(moves.scalar_subquery(), 0) == deadline.version
    if connection.execute(select(1).where(*found, here)).scalar() is None:
        return False
    put_deadline(connection, deadline)
    return True


def _deadline(row: Row[Any]) -> Deadline:
    return Deadline(row.match, row.seat, row.version, row.due, tuple(json.loads(row.banks)))


def _drop(connection: Connection, match: str) -> None:
    connection.execute(delete(deadlines).where(deadlines.c.match == match))


def _next_due(connection: Connection, shards: Shards | None) -> int | None:
    """Ask twice, each for the first entry of an index."""
    due, until = deadlines.c.due, deadlines.c.claimed_until
    free = select(due).where(until.is_(None), due.is_not(None), _served(shards))
    taken = select(until).where(until.is_not(None), _served(shards))
    moments = (
        connection.execute(free.order_by(due).limit(1)).scalar(),
        connection.execute(taken.order_by(until).limit(1)).scalar(),
    )
    return min((moment for moment in moments if moment is not None), default=None)


def _claim(
    connection: Connection, now: int, owner: str, lease: int, limit: int, shards: Shards | None
) -> tuple[Claim, ...]:
    until = now + lease
    found = [*_due(connection, deadlines.c.claimed_until.is_(None), now, limit, shards)]
    if len(found) < limit:
        ended = deadlines.c.claimed_until <= now
        found += _due(connection, ended, now, limit - len(found), shards)
    found.sort(key=lambda deadline: deadline.due or 0)
    names = [deadline.match for deadline in found]
    connection.execute(
        update(deadlines)
        .where(deadlines.c.match.in_(names))
        .values(claimed_by=owner, claimed_until=until)
    )
    return tuple(Claim(deadline, owner, until) for deadline in found)


def _due(
    connection: Connection,
    free: ColumnElement[bool],
    now: int,
    limit: int,
    shards: Shards | None,
) -> list[Deadline]:
    """Return rows that have passed; those that another process is claiming now are skipped."""
    due = (
        select(*DEADLINE)
        .where(free, deadlines.c.due <= now, _served(shards))
        .order_by(deadlines.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(due).all()
    return [_deadline(row) for row in rows]


def _credit(connection: Connection, ms: int, shards: Shards | None) -> None:
    connection.execute(
        update(deadlines)
        .where(deadlines.c.due.is_not(None), _served(shards))
        .values(due=deadlines.c.due + ms)
    )


def _beat(connection: Connection, name: str, now: int) -> None:
    put(connection, heartbeats, [{"name": name, "at": now}])


def _resume(connection: Connection, name: str, now: int, shards: Shards | None) -> int:
    last = connection.execute(
        select(heartbeats.c.at).where(heartbeats.c.name == name).with_for_update()
    ).scalar()
    away = 0 if last is None else max(0, now - last)
    if away:
        _credit(connection, away, shards)
    _beat(connection, name, now)
    return away


def _served(shards: Shards | None) -> ColumnElement[bool]:
    if shards is None:
        return true()
    return exists().where(matches.c.id == deadlines.c.match, served(shards))
