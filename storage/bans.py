"""Keeps who is banned from the tables of a server, or from all of them."""

from dataclasses import asdict, fields

from sqlalchemy import Connection, and_, delete, exists, or_, select, union

from storage.database import Database
from storage.matches import OPEN, served
from storage.records import EVERYWHERE, Ban, Shards
from storage.schema import absences, bans, invitations, matches, seats
from storage.upsert import add_new

BAN = [bans.c[each.name] for each in fields(Ban)]


class Bans:
    """A ban is found by the pseudonym of its person: it outlives what else is known of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, ban: Ban) -> bool:
        """Keep a ban; return False if there is one already."""
        return await self._database.write(_put, ban)

    async def lift(self, guild: int, pseudonym: str) -> bool:
        """Lift a ban; return False if there is none."""
        return await self._database.write(_lift, guild, pseudonym)

    async def of_server(self, guild: int) -> tuple[Ban, ...]:
        """Return the bans of a server, or those that hold everywhere; newest first."""
        return await self._database.read(_of_server, guild)

    async def all(self) -> frozenset[tuple[int, str]]:
        """Return every ban: where it holds, and the pseudonym of its person."""
        return await self._database.read(_all)

    async def still_there(
        self, shards: Shards | None = None, person: int | None = None
    ) -> tuple[tuple[str, int], ...]:
        """Return the open matches at which banned people still have a seat or an invitation, or one
        of them has, and who it is."""
        return await self._database.read(_still_there, shards, person)


def _put(connection: Connection, ban: Ban) -> bool:
    return add_new(connection, bans, asdict(ban))


def _lift(connection: Connection, guild: int, pseudonym: str) -> bool:
    here = (bans.c.guild == guild, bans.c.hash == pseudonym)
    return bool(connection.execute(delete(bans).where(*here)).rowcount)


def _of_server(connection: Connection, guild: int) -> tuple[Ban, ...]:
    rows = connection.execute(
        select(*BAN).where(bans.c.guild == guild).order_by(bans.c.at.desc(), bans.c.hash)
    )
    return tuple(Ban(*row) for row in rows)


def _all(connection: Connection) -> frozenset[tuple[int, str]]:
    rows = connection.execute(select(bans.c.guild, bans.c.hash))
    return frozenset((int(guild), str(pseudonym)) for guild, pseudonym in rows)


def _still_there(
    connection: Connection, shards: Shards | None, person: int | None
) -> tuple[tuple[str, int], ...]:
    """A seat at a running match is given up for good once its person was removed."""
    here = or_(bans.c.guild == EVERYWHERE, bans.c.guild == matches.c.guild)
    theirs = bans.c.person.is_not(None) if person is None else bans.c.person == person
    removed = exists().where(
        absences.c.match == seats.c.match,
        absences.c.seat == seats.c.seat,
        absences.c.what == "removed",
    )
    seated = (
        select(seats.c.match, seats.c.person)
        .join(bans, bans.c.person == seats.c.person)
        .join(matches, matches.c.id == seats.c.match)
        .where(theirs, matches.c.status.in_(OPEN), here, ~removed, served(shards))
    )
    invited = (
        select(invitations.c.match, invitations.c.person)
        .join(bans, bans.c.person == invitations.c.person)
        .join(matches, matches.c.id == invitations.c.match)
        .where(theirs, and_(matches.c.status == "lobby", invitations.c.open), here, served(shards))
    )
    rows = connection.execute(union(seated, invited))
    return tuple(sorted((str(match), int(who)) for match, who in rows))
