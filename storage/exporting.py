"""Collects everything that is stored about a person, for that person alone.

What would tell of others is left out: their ids, hidden cards, the seed of a deal, the ways to open
hands.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias

from sqlalchemy import Column, Connection, Row, and_, func, select, union

from storage.database import Database
from storage.persons import MOMENTS, NUMBERS, PERSONS, PLACES, column_named
from storage.schema import (
    absences,
    achievements,
    audit,
    bans,
    blocks,
    calls,
    deadlines,
    digests,
    fame,
    hands,
    history,
    invitations,
    listings,
    log,
    matches,
    meetings,
    names,
    notes,
    people,
    ratings,
    results,
    seats,
    tallies,
    titles,
)

Rows: TypeAlias = list[dict[str, Any]]

SECTIONS: Mapping[str, tuple[Sequence[Column[Any]], Column[Any]]] = {
    "names": ((names.c.guild, names.c.name), names.c.person),
    "listed": ((listings.c.listed,), listings.c.person),
    "hosted": (
        (matches.c.id, matches.c.game, matches.c.status, matches.c.created),
        matches.c.host,
    ),
    "calls": (
        (calls.c.match, calls.c.kind, calls.c.due, calls.c.channel, calls.c.message, calls.c.done),
        calls.c.person,
    ),
    "calls_asked_for": ((calls.c.match, calls.c.kind, calls.c.due), calls.c.by),
    "invitations": ((invitations.c.match, invitations.c.open), invitations.c.person),
    "digests": ((digests.c.due, digests.c.channel, digests.c.message), digests.c.person),
    "open_hands": ((hands.c.match, hands.c.message, hands.c.ends, hands.c.pick), hands.c.person),
    "results": (
        (
            results.c.match, results.c.game, results.c.variant, results.c.guild, results.c.finished,
            results.c.place, results.c.points, results.c.team, results.c.rated, results.c.why_not,
        ),
        results.c.person,
    ),
    "ratings": (
        (
            ratings.c.game, ratings.c.pool, ratings.c.mu, ratings.c.sigma, ratings.c.matches,
            ratings.c.settled,
        ),
        ratings.c.person,
    ),
    "history": (
        (
            history.c.match, history.c.game, history.c.pool, history.c.mu_before,
            history.c.sigma_before, history.c.mu, history.c.sigma, history.c.finished,
        ),
        history.c.person,
    ),
    "counts": (
        (
            tallies.c.scope, tallies.c.game, tallies.c.pool, tallies.c.period, tallies.c.matches,
            tallies.c.wins, tallies.c.rated, tallies.c.rated_wins,
        ),
        tallies.c.person,
    ),
    "meetings": (
        (
            meetings.c.ahead, meetings.c.behind, meetings.c.level, meetings.c.together,
            meetings.c.won_together,
        ),
        meetings.c.person,
    ),
    "achievements": (
        (achievements.c.game, achievements.c.name, achievements.c.match),
        achievements.c.person,
    ),
    "titles": ((titles.c.guild, titles.c.game, titles.c.since), titles.c.person),
    "fame": (
        (fame.c.scope, fame.c.game, fame.c.pool, fame.c.season, fame.c.place, fame.c.mu),
        fame.c.person,
    ),
    "blocks": ((blocks.c.blocked, blocks.c.at), blocks.c.person),
    "moderated": (
        (audit.c.at, audit.c.guild, audit.c.action, audit.c.match, audit.c.note),
        audit.c.moderator,
    ),
    "moderated_by_others": (
        (audit.c.at, audit.c.guild, audit.c.action, audit.c.match, audit.c.note),
        audit.c.person,
    ),
    "bans": ((bans.c.guild, bans.c.at, bans.c.reason), bans.c.person),
    "bans_by_them": ((bans.c.guild, bans.c.at, bans.c.reason), bans.c.by),
}  # fmt: skip
"""What is exported by name: columns, and the one that names the person."""

ELSEWHERE = frozenset({"people.id", "seats.person", "meetings.other", "blocks.blocked"})
"""Columns of people whose rows are exported in another way, or are another person's record."""

SEAT = (
    seats.c.match, seats.c.seat, seats.c.joined, seats.c.left, seats.c.stand_in, seats.c.wish,
    matches.c.game, matches.c.status, matches.c.options, matches.c.speed, matches.c.rated,
    matches.c.guild, matches.c.channel, matches.c.created, matches.c.started, matches.c.finished,
)  # fmt: skip
ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)", re.ASCII)
"""What in a text could be somebody's id."""


COUNTED: Mapping[str, tuple[str, ...]] = {
    "tables": ("seats.person",),
    "results": ("results.person",),
    "ratings": ("ratings.person",),
    "people": ("meetings.person",),
    "honours": ("achievements.person", "titles.person", "fame.person"),
    "names": ("names.person",),
    "invitations": ("invitations.person",),
    "calls": ("calls.person", "digests.person"),
    "blocks": ("blocks.person",),
    "audit": ("audit.moderator", "audit.person"),
    "bans": ("bans.person",),
}
"""What a person is told the number of: rows that name them in these columns."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a person is shown: matches they have to do with, the messages of those that are open or
    ended lately, and calls that stand; each message by its channel."""

    matches: tuple[str, ...]
    boards: tuple[tuple[str, int], ...]
    calls: tuple[tuple[int, int], ...]


class Exporting:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> dict[str, Any]:
        """Return everything that is stored about a person. Of `blocks`, the ids are those whom the
        person blocks: whoever shows this puts names in their place."""
        return await self._database.read(_of, person)

    async def counts(self, person: int) -> dict[str, int]:
        """Return how much of what is stored about a person."""
        return await self._database.read(_counts, person)

    async def shown(self, person: int, since: int) -> Shown:
        """Return where a person is shown; of matches that are over, in those ended since then."""
        return await self._database.read(_shown, person, since)


def _counts(connection: Connection, person: int) -> dict[str, int]:
    def number(name: str) -> int:
        column = column_named(name)
        asked = select(func.count()).select_from(column.table).where(column == person)
        return connection.execute(asked).scalar_one()

    return {key: sum(map(number, names)) for key, names in COUNTED.items()}


def _shown(connection: Connection, person: int, since: int) -> Shown:
    theirs = union(
        select(seats.c.match).where(seats.c.person == person),
        select(invitations.c.match).where(invitations.c.person == person),
    )
    rows = connection.execute(
        select(matches.c.id, matches.c.channel, matches.c.finished).where(matches.c.id.in_(theirs))
    ).all()
    messages = select(calls.c.channel, calls.c.message).where(
        calls.c.person == person, calls.c.channel.is_not(None), calls.c.message.is_not(None)
    )
    return Shown(
        tuple(row.id for row in rows),
        tuple(
            (row.id, row.channel)
            for row in rows
            if row.channel is not None and (row.finished is None or row.finished >= since)
        ),
        tuple((row.channel, row.message) for row in connection.execute(messages)),
    )


def _of(connection: Connection, person: int) -> dict[str, Any]:
    settings = connection.execute(select(people.c.settings).where(people.c.id == person)).scalar()
    found: dict[str, Any] = {
        "id": str(person),
        "settings": json.loads(settings) if settings else None,
        "matches": [_seat(connection, row, person) for row in _seats(connection, person)],
    }
    for name, (columns, who) in SECTIONS.items():
        rows = connection.execute(select(*columns).where(who == person))
        found[name] = [_told(columns, row, person) for row in rows]
    return found


def _seats(connection: Connection, person: int) -> Sequence[Row[*tuple[Any, ...]]]:
    mine = select(*SEAT).join(matches, matches.c.id == seats.c.match)
    return connection.execute(mine.where(seats.c.person == person).order_by(seats.c.joined)).all()


def _seat(connection: Connection, row: Row[Any], person: int) -> dict[str, Any]:
    """Return a seat of theirs, with their own moves, absences, vote and words for the deal."""
    told = _told(SEAT, row, person)
    told["options"] = json.loads(row.options)
    moved = (log.c.version, log.c.text, log.c.at, log.c.chooser)
    away = (absences.c.what, absences.c.version, absences.c.at)
    told["moves"] = _own(connection, moved, row)
    told["absences"] = _own(connection, away, row)
    votes = connection.execute(select(deadlines.c.votes).where(deadlines.c.match == row.match))
    told["vote"] = json.loads(votes.scalar() or "{}").get(str(row.seat))
    told["words"] = _words(connection, row, person)
    return told


def _own(connection: Connection, columns: Sequence[Column[Any]], row: Row[Any]) -> Rows:
    table = columns[0].table
    here = and_(table.c.match == row.match, table.c.seat == row.seat)
    return [_told(columns, each, 0) for each in connection.execute(select(*columns).where(here))]


def _words(connection: Connection, row: Row[Any], person: int) -> str:
    """Return with which words they cut the deck; before the match its lobby keeps them."""
    if row.status == "lobby":
        asked = select(notes.c.text).where(notes.c.name == f"lobby:{row.match}")
        kept = json.loads(connection.execute(asked).scalar() or "{}")
        return str(kept.get("cuts", {}).get(str(person), ""))
    asked = select(matches.c.words).where(matches.c.id == row.match)
    said = json.loads(connection.execute(asked).scalar_one())
    return str(said[row.seat]) if row.seat < len(said) else ""


def _told(columns: Sequence[Column[Any]], row: Row[Any], person: int) -> dict[str, Any]:
    return {
        column.name: _value(column, value, person)
        for column, value in zip(columns, row, strict=True)
    }


def _value(column: Column[Any], value: Any, person: int) -> Any:
    """Write moments as dates, and large numbers as texts: most readers of JSON would round them."""
    name = f"{column.table.name}.{column.name}"
    if value is None or name in NUMBERS:
        return value
    if name in MOMENTS:
        return datetime.fromtimestamp(value / 1000, UTC).isoformat()
    if name in PLACES or name in PERSONS:
        return str(value)
    if name in ("audit.note", "bans.reason"):
        return ID.sub(lambda found: found[0] if found[0] == str(person) else "…", value)
    return value
