"""Fetches a person's matches, and how they did against each opponent."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from typing import get_args

from sqlalchemy import (
    Connection,
    and_,
    exists,
    func,
    literal,
    select,
)

from storage.records import Pool, Rating
from storage.schema import history, matches, ratings, results, seats

PAGE = 8  # matches


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a person."""

    game: str
    variant: str
    place: int
    team: int | None
    rated: bool
    finished: int

    @property
    def won(self) -> bool:
        return self.place == 1

    @property
    def pool(self) -> Pool:
        return "all" if self.team is None else "pairs"


def games_of(connection: Connection, person: int, guild: int | None) -> dict[str, int]:
    """Return how many matches a person has in each game; with a guild, on that server."""
    wanted = [results.c.person == person]
    if guild is not None:
        wanted.append(results.c.guild == guild)
    asked = select(results.c.game, func.count()).where(*wanted).group_by(results.c.game)
    return {str(game): int(number) for game, number in connection.execute(asked)}


def played_by(
    connection: Connection, person: int, guild: int | None, game: str | None = None
) -> tuple[Played, ...]:
    """Return a person's matches, oldest first; with a guild, only those on that server."""
    wanted = [results.c.person == person]
    if game is not None:
        wanted.append(results.c.game == game)
    if guild is not None:
        wanted.append(results.c.guild == guild)
    rows = connection.execute(
        select(
            results.c.game,
            results.c.variant,
            results.c.place,
            results.c.team,
            results.c.rated,
            results.c.finished,
        )
        .where(*wanted)
        .order_by(results.c.finished, results.c.counted)
    )
    return tuple(Played(*row) for row in rows)


@dataclass(frozen=True, slots=True)
class Seated:
    """Who played at a seat, and where they came in."""

    person: int | None
    level: str | None  # a computer's
    name: str | None  # a computer's
    place: int


@dataclass(frozen=True, slots=True)
class Remembered:
    """A finished match in a person's list of them."""

    match: str
    game: str
    finished: int
    guild: int | None
    channel: int | None
    message: int | None
    place: int  # of the person
    why_not: str | None  # it was not rated
    change: tuple[float, float] | None  # the person's rating before and after
    party: tuple[Seated, ...]  # the first place first


def matches_of(
    connection: Connection, person: int, other: int | None, page: int
) -> tuple[tuple[Remembered, ...], bool]:
    """Return a page of a person's matches, newest first, and whether there are more; with another
    person, only those that both played."""
    mine, them = results.alias("mine"), results.alias("them")
    wanted = [mine.c.person == person]
    if other is not None:
        both = exists(literal(1)).where(them.c.match == mine.c.match, them.c.person + 0 == other)
        wanted.append(both)
    rows = connection.execute(
        select(
            mine.c.match,
            mine.c.game,
            mine.c.finished,
            mine.c.guild,
            matches.c.channel,
            matches.c.message,
            mine.c.place,
            mine.c.why_not,
        )
        .join_from(mine, matches, matches.c.id == mine.c.match)
        .where(*wanted)
        .order_by(mine.c.finished.desc())
        .limit(PAGE + 1)
        .offset(page * PAGE)
    ).all()
    if not rows:
        return (), False
    names = [row.match for row in rows[:PAGE]]
    changes, parties = _changes(connection, person, names), _parties(connection, names)
    found = tuple(
        Remembered(*row, change=changes.get(row.match), party=parties[row.match])
        for row in rows[:PAGE]
    )
    return found, len(rows) > PAGE


def _changes(
    connection: Connection, person: int, names: Sequence[str]
) -> dict[str, tuple[float, float]]:
    rows = connection.execute(
        select(history.c.match, history.c.mu_before, history.c.mu).where(
            history.c.match.in_(names),
            history.c.person == person,
            history.c.pool.in_(get_args(Pool)),
        )
    )
    return {match: (before, after) for match, before, after in rows}


def _parties(connection: Connection, names: Sequence[str]) -> dict[str, tuple[Seated, ...]]:
    sat = and_(seats.c.match == results.c.match, seats.c.seat == results.c.seat)
    rows = connection.execute(
        select(results.c.match, results.c.person, seats.c.level, seats.c.name, results.c.place)
        .select_from(results.outerjoin(seats, sat))
        .where(results.c.match.in_(names))
        .order_by(results.c.match, results.c.place, results.c.seat)
    )
    return {
        match: tuple(Seated(*row[1:]) for row in group)
        for match, group in groupby(rows, key=lambda row: str(row[0]))
    }


def ratings_of(connection: Connection, person: int) -> tuple[Rating, ...]:
    """Return a person's ratings in every game and pool."""
    columns = [ratings.c[each.name] for each in fields(Rating)]
    order = (ratings.c.game, ratings.c.pool)
    rows = connection.execute(select(*columns).where(ratings.c.person == person).order_by(*order))
    return tuple(Rating(*row) for row in rows)
