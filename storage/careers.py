"""Fetches a person's matches, and how they did against each opponent."""

from dataclasses import dataclass, fields

from sqlalchemy import ColumnElement, Connection, and_, case, func, not_, select

from storage.records import Pool, Rating
from storage.schema import ratings, results


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


@dataclass(frozen=True, slots=True)
class Met:
    """The record with another person: matches against them, and matches as their partner."""

    person: int
    ahead: int
    behind: int
    level: int
    together: int
    won_together: int

    @property
    def against(self) -> int:
        return self.ahead + self.behind + self.level


def played_by(connection: Connection, person: int, guild: int | None) -> tuple[Played, ...]:
    """Return a person's matches, oldest first; with a guild, only those on that server."""
    wanted = [results.c.person == person]
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


def met_by(connection: Connection, person: int, other: int | None) -> tuple[Met, ...]:
    """Return the record with each person met, or with one of them; computers do not count.

    With the index on people, SQLite would join every match of one person with every match of the
    other; the expression around the column prevents that.
    """
    me, them = results.alias("me"), results.alias("them")
    pair = and_(me.c.team.is_not(None), them.c.team.is_not(None), me.c.team == them.c.team)
    wanted = [me.c.person == person, them.c.match == me.c.match]
    wanted.append(them.c.person.is_not(None) if other is None else them.c.person + 0 == other)
    wanted.append(them.c.person != person)

    def times(*conditions: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(case((and_(*conditions), 1), else_=0))

    rows = connection.execute(
        select(
            them.c.person,
            times(not_(pair), me.c.place < them.c.place),
            times(not_(pair), me.c.place > them.c.place),
            times(not_(pair), me.c.place == them.c.place),
            times(pair),
            times(pair, me.c.place == 1),
        )
        .where(*wanted)
        .group_by(them.c.person)
        .order_by(them.c.person)
    )
    return tuple(Met(*row) for row in rows)


def ratings_of(connection: Connection, person: int) -> tuple[Rating, ...]:
    """Return a person's ratings in every game and pool."""
    columns = [ratings.c[each.name] for each in fields(Rating)]
    order = (ratings.c.game, ratings.c.pool)
    rows = connection.execute(select(*columns).where(ratings.c.person == person).order_by(*order))
    return tuple(Rating(*row) for row in rows)
