"""Stores deadlines as rows: no crash loses one, and no two processes act on the same one."""

import json
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
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
from storage.statements import KEPT
from storage.upsert import put

DEALER = -1
NEVER = 1 << 62
"""More than any moment, in ms; less than a text that stands in SQLite in place of a number."""

DEADLINE = [deadlines.c[name] for name in ("match", *KEPT)]


class Deadlines:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match: str) -> Deadline | None:
        return await self._database.read(_of, match)

    async def put(self, deadline: Deadline) -> bool:
        """Set a deadline outside a move: of a lobby, or after a vote to wait. Return False, and
        change nothing, if the match is not open or not at that version."""
        return await self._database.write(put_current, deadline)

    async def drop(self, match: str) -> None:
        await self._database.write(_drop, match)

    async def next_due(self, shards: Shards | None = None) -> int | None:
        """Return when the clock must look next: a deadline passes or a lease ends."""
        return await self._database.read(_next_due, shards)

    async def claim(
        self,
        now: int,
        owner: str,
        lease: int,
        limit: int = 100,
        shards: Shards | None = None,
        speed: str | None = None,
    ) -> tuple[Claim, ...]:
        """Claim deadlines that have passed and that nobody else has claimed, the oldest first; of
        all matches, or of those of one speed.

        The owner acts by a move at the deadline's version: StaleVersion means that the match has
        moved on and the claim is void. What is not done when the lease ends can be claimed again.
        """
        return await self._database.write(_claim, now, owner, lease, limit, shards, speed)

    async def credit(self, ms: int, shards: Shards | None = None) -> None:
        """Move every open deadline of the players later by that much; the dealer's pause ends when
        it would have ended."""
        await self._database.write(_credit, ms, shards)

    async def beat(self, name: str, now: int) -> None:
        """Record that the process with that name is alive."""
        await self._database.write(_beat, name, now)

    async def resume(
        self, name: str, now: int, shards: Shards | None = None, least: int = 0
    ) -> int:
        """Record a heartbeat of that name; credit the players once with the time since the last, if
        it is more than `least`. Return what was credited, in ms."""
        return await self._database.write(_resume, name, now, shards, least)

    async def damaged(self) -> tuple[str, ...]:
        """Return the matches whose deadlines cannot be read."""
        return await self._database.read(damaged)


def _of(connection: Connection, match: str) -> Deadline | None:
    row = connection.execute(select(*DEADLINE).where(deadlines.c.match == match)).first()
    return None if row is None else _deadline(row)


def put_current(connection: Connection, deadline: Deadline) -> bool:
    moves = select(func.max(log.c.version) + 1).where(log.c.match == deadline.match)
    found = (matches.c.id == deadline.match, matches.c.status.in_(("lobby", "live")))
    here = func.coalesce(moves.scalar_subquery(), 0) == deadline.version
    if connection.execute(select(1).where(*found, here)).scalar() is None:
        return False
    put_deadline(connection, deadline)
    return True


def _deadline(row: Row[Any]) -> Deadline:
    """Read a row; raise ValueError or TypeError if it is damaged."""
    banks = tuple(json.loads(row.banks))
    numbers = (row.seat, row.version, *([] if row.due is None else [row.due]), *banks)
    if any(type(each) is not int for each in numbers):
        raise TypeError("a deadline holds numbers")
    votes = tuple((int(seat), str(vote)) for seat, vote in json.loads(row.votes).items())
    return Deadline(row.match, row.seat, row.version, row.due, banks, votes, bool(row.waited))


def _claimed(row: Row[Any]) -> Deadline:
    """Read a row that was claimed. Without its banks it still says whose match cannot be read."""
    try:
        return _deadline(row)
    except (ValueError, TypeError, AttributeError):
        return Deadline(row.match, row.seat, row.version, row.due)


def damaged(connection: Connection) -> tuple[str, ...]:
    found = []
    for row in connection.execute(select(*DEADLINE)):
        try:
            _deadline(row)
        except (ValueError, TypeError, AttributeError):
            found.append(str(row.match))
    return tuple(found)


def _drop(connection: Connection, match: str) -> None:
    connection.execute(delete(deadlines).where(deadlines.c.match == match))


def _next_due(connection: Connection, shards: Shards | None) -> int | None:
    """Ask twice, each for the first entry of an index. SQLite sorts what is damaged behind all
    numbers."""
    due, until = deadlines.c.due, deadlines.c.claimed_until
    free = select(due).where(until.is_(None), due.is_not(None), _served(shards))
    taken = select(until).where(until.is_not(None), _served(shards))
    moments = (
        connection.execute(free.order_by(due).limit(1)).scalar(),
        connection.execute(taken.order_by(until).limit(1)).scalar(),
    )
    return min((moment for moment in moments if isinstance(moment, int)), default=None)


def _claim(
    connection: Connection,
    now: int,
    owner: str,
    lease: int,
    limit: int,
    shards: Shards | None,
    speed: str | None,
) -> tuple[Claim, ...]:
    until, ours = now + lease, and_(_served(shards), _played_at(speed))
    found = [*_due(connection, deadlines.c.claimed_until.is_(None), now, limit, ours)]
    if len(found) < limit:
        ended = deadlines.c.claimed_until <= now
        found += _due(connection, ended, now, limit - len(found), ours)
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
    ours: ColumnElement[bool],
) -> list[Deadline]:
    """Return rows that have passed; those that another process is claiming now are skipped."""
    due = (
        select(*DEADLINE)
        .where(free, deadlines.c.due <= now, ours)
        .order_by(deadlines.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(due).all()
    return [_claimed(row) for row in rows]


def _credit(connection: Connection, ms: int, shards: Shards | None) -> None:
    connection.execute(
        update(deadlines)
        .where(deadlines.c.due < NEVER, deadlines.c.seat != DEALER, _served(shards))
        .values(due=deadlines.c.due + ms)
    )


def _beat(connection: Connection, name: str, now: int) -> None:
    put(connection, heartbeats, [{"name": name, "at": now}])


def _resume(connection: Connection, name: str, now: int, shards: Shards | None, least: int) -> int:
    last = connection.execute(
        select(heartbeats.c.at).where(heartbeats.c.name == name).with_for_update()
    ).scalar()
    away = now - last if isinstance(last, int) else 0
    credited = away if away > max(0, least) else 0
    if credited:
        _credit(connection, credited, shards)
    _beat(connection, name, now)
    return credited


def _played_at(speed: str | None) -> ColumnElement[bool]:
    if speed is None:
        return true()
    return exists().where(matches.c.id == deadlines.c.match, matches.c.speed == speed)


def _served(shards: Shards | None) -> ColumnElement[bool]:
    if shards is None:
        return true()
    return exists().where(matches.c.id == deadlines.c.match, served(shards))
