"""Forgets people, servers, and what is older than it is kept.

Who has their data deleted leaves a nameless seat behind wherever others' records need one: each
deletion has an id of its own there, below zero, so that it is never one of Discord's.
"""

import re
import secrets
from collections.abc import Collection

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    exists,
    insert,
    null,
    select,
    union,
    update,
)

from storage.appending import end_match
from storage.counting import alone
from storage.database import Database
from storage.persons import IN_TEXTS, PERSONS, column_named
from storage.pseudonyms import NAME as KEY
from storage.records import Shards
from storage.schema import (
    audit,
    bans,
    calls,
    digests,
    fame,
    hands,
    invitations,
    left_servers,
    listings,
    matches,
    names,
    notes,
    people,
    results,
    servers,
    tallies,
    titles,
)
from storage.upsert import add_new

DAY = 24 * 60 * 60 * 1000  # ms
AUDIT_KEPT = 180 * DAY
LEFT_KEPT = 30 * DAY
"""How long the data of a server are kept that removed the bot."""

BITS = 62  # of a nameless id
PLACES = "places:"
"""The beginning of the names of notes about a server's leaderboards: its id comes next."""
OPEN = ("lobby", "live")


class Forgetting:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, person: int) -> int:
        """Forget a person, and return the nameless id that stands for them from now on."""
        return await self._database.write(_forget_person, person)

    async def strays(self) -> None:
        """Delete what another process has kept of people who are forgotten by now."""
        await self._database.write(_forget_strays)

    async def old_audit(self, now: int) -> None:
        """Delete what moderators did longer ago than it is kept."""
        await self._database.write(_forget_audit, now - AUDIT_KEPT)

    async def left(self, guild: int, now: int) -> None:
        """Note that a server removed the bot."""
        await self._database.write(_left, guild, now)

    async def back(self, guild: int) -> None:
        """Note that a server has the bot again: its data stay."""
        await self._database.write(_back, guild)

    async def compare(self, seen: Collection[int], shards: Shards | None, now: int) -> None:
        """Note which servers of these shards removed the bot while nobody saw it, and which are
        back; `seen` are all that have it."""
        await self._database.write(_compare, frozenset(seen), shards, now)

    async def servers(self, shards: Shards | None, now: int) -> tuple[int, ...]:
        """Return the servers of these shards whose data are to go."""
        return await self._database.read(_due, shards, now - LEFT_KEPT)

    async def server(self, guild: int, now: int) -> tuple[str, ...]:
        """Forget a server, unless it is back; return the matches that ended with that."""
        return await self._database.write(_forget_server, guild, now)


# People


def _forget_person(connection: Connection, person: int) -> int:
    alone(connection)  # a match that is being counted would bring the person back
    nameless = -1 - secrets.randbits(BITS)
    has_played = connection.execute(select(results.c.match).where(results.c.person == person))
    is_needed = has_played.first() is not None
    for name, fate in PERSONS.items():
        column = column_named(name)
        here, table = column == person, column.table
        assert isinstance(table, Table)
        if fate == "deleted":
            connection.execute(delete(table).where(here))
        else:
            new = nameless if fate == "renamed" else null()
            connection.execute(update(table).where(here).values({column.name: new}))
    for name in IN_TEXTS:
        _rename_in(connection, name, person, nameless)
    if is_needed:  # no leaderboard lists them, and no title is theirs
        connection.execute(insert(listings).values(person=nameless, listed="nowhere"))
    return nameless


def _rename_in(connection: Connection, name: str, person: int, nameless: int) -> None:
    """Rename a person in a column of texts, where the whole number is their id."""
    column = column_named(name)
    table, keys = column.table, list(column.table.primary_key)
    assert isinstance(table, Table)
    number = re.compile(rf"(?<!\d){person}(?!\d)", re.ASCII)
    found = connection.execute(select(*keys, column).where(column.contains(str(person)))).all()
    for *key, text in found:
        here = and_(*(one == value for one, value in zip(keys, key, strict=True)))
        if table is notes and key == [KEY]:
            continue
        new = number.sub(str(nameless), str(text))
        connection.execute(update(table).where(here).values({column.name: new}))


def _forget_strays(connection: Connection) -> None:
    for column in (calls.c.person, hands.c.person, digests.c.person):
        known = exists().where(people.c.id == column)
        connection.execute(delete(column.table).where(~known))


def _forget_audit(connection: Connection, before: int) -> None:
    connection.execute(delete(audit).where(audit.c.at < before))


# Servers


def _left(connection: Connection, guild: int, now: int) -> None:
    add_new(connection, left_servers, {"guild": guild, "since": now})


def _back(connection: Connection, guild: int) -> None:
    connection.execute(delete(left_servers).where(left_servers.c.guild == guild))


def _compare(connection: Connection, seen: frozenset[int], shards: Shards | None, now: int) -> None:
    for guild in connection.execute(select(left_servers.c.guild)).scalars().all():
        if guild in seen:
            _back(connection, guild)
    columns = (servers.c.id, matches.c.guild, names.c.guild, bans.c.guild, audit.c.guild)
    known = union(*(select(column).distinct() for column in columns))
    for guild in connection.execute(known).scalars().all():
        if guild and guild not in seen and _is_ours(guild, shards):
            _left(connection, guild, now)


def _due(connection: Connection, shards: Shards | None, until: int) -> tuple[int, ...]:
    gone = select(left_servers.c.guild).where(left_servers.c.since <= until)
    return tuple(each for each in connection.execute(gone).scalars() if _is_ours(each, shards))


def _is_ours(guild: int, shards: Shards | None) -> bool:
    return shards is None or (guild >> 22) % shards.count in shards.ids


def _forget_server(connection: Connection, guild: int, now: int) -> tuple[str, ...]:
    since = select(left_servers.c.guild).where(left_servers.c.guild == guild)
    if connection.execute(since.with_for_update()).first() is None:
        return ()
    here = select(matches.c.id).where(matches.c.guild == guild)
    ended = connection.execute(here.where(matches.c.status.in_(OPEN))).scalars().all()
    for match in ended:
        end_match(connection, match, "closed", now)
    for table in (calls, invitations, hands):
        connection.execute(delete(table).where(table.c.match.in_(here)))
    nowhere = dict.fromkeys(("guild", "channel", "message", "former", "shown", "posting"))
    connection.execute(update(matches).where(matches.c.guild == guild).values(**nowhere))
    connection.execute(update(results).where(results.c.guild == guild).values(guild=None))
    for table, theirs in _of_server(guild):
        connection.execute(delete(table).where(theirs))
    return tuple(ended)


def _of_server(guild: int) -> tuple[tuple[Table, ColumnElement[bool]], ...]:
    """Return the rows that go with a server."""
    return (
        (servers, servers.c.id == guild),
        (names, names.c.guild == guild),
        (bans, bans.c.guild == guild),
        (audit, audit.c.guild == guild),
        (titles, titles.c.guild == guild),
        (fame, fame.c.scope == guild),
        (tallies, tallies.c.scope == guild),
        (notes, notes.c.name.startswith(f"{PLACES}{guild}:", autoescape=True)),
        (left_servers, left_servers.c.guild == guild),
    )
