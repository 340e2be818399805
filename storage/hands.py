"""Keeps which hands can still be reached. Their tokens are secret, and gone when they end."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Connection, delete, func, select

from storage.database import Database
from storage.matches import served
from storage.records import OpenHand, Shards, Status
from storage.schema import hands, log, matches
from storage.upsert import put

HAND = [hands.c[each.name] for each in fields(OpenHand)]


@dataclass(frozen=True, slots=True)
class Found:
    """A hand that lives, and how far its match is."""

    hand: OpenHand
    status: Status
    moves: int

    @property
    def is_old(self) -> bool:
        """Return whether the match has gone on since. An end without a result is no move."""
        return self.hand.version != self.moves + (self.status == "closed")

    @property
    def is_due(self) -> bool:
        """Return whether a start shows it again: at a live match also what is open, as the time
        that is left may be another."""
        if self.status == "lobby":
            return self.hand.state == "host"
        return self.is_old or (self.status == "live" and self.hand.state == "open")


class Hands:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, kept: Sequence[OpenHand], gone: Collection[str] = ()) -> None:
        """Keep these hands, and forget those with these tokens."""
        await self._database.write(_keep, kept, gone)

    async def forget_ended(self, now: int) -> None:
        await self._database.write(_forget_ended, now)

    async def living(self, now: int, shards: Shards | None = None) -> tuple[Found, ...]:
        """Return the hands whose tokens live, the newest first."""
        return await self._database.read(_living, now, shards)


def _keep(connection: Connection, kept: Sequence[OpenHand], gone: Collection[str]) -> None:
    if gone:
        connection.execute(delete(hands).where(hands.c.token.in_(gone)))
    if kept:
        put(connection, hands, [asdict(each) for each in kept])


def _forget_ended(connection: Connection, now: int) -> None:
    connection.execute(delete(hands).where(hands.c.ends <= now))


def _living(connection: Connection, now: int, shards: Shards | None) -> tuple[Found, ...]:
    last = select(func.max(log.c.version)).where(log.c.match == hands.c.match).scalar_subquery()
    rows = connection.execute(
        select(*HAND, matches.c.status, func.coalesce(last + 1, 0))
        .join(matches, matches.c.id == hands.c.match)
        .where(hands.c.ends > now, served(shards))
        .order_by(hands.c.ends.desc())
    )
    return tuple(_found(tuple(row)) for row in rows)


def _found(row: Sequence[Any]) -> Found:
    *hand, status, moves = row
    return Found(OpenHand(*hand), status, moves)
