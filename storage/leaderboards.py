"""Builds leaderboards: who is listed, in which order, and who shares a place.

Rated leaderboards are ordered by the rating that people read; ratings from few matches come after
settled ones. Leaderboards of all matches are ordered by wins; of equal wins, the fewer matches come
first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Integer,
    Select,
    and_,
    case,
    cast,
    exists,
    false,
    func,
    literal,
    not_,
    null,
    or_,
    select,
)
from sqlalchemy.engine import Row

from storage.periods import ALWAYS
from storage.rating import POINT
from storage.records import Pool
from storage.schema import listings, ratings, results, tallies
from storage.tallies import EVERYWHERE

PAGE = 8
LISTED = 5
"""The fewest matches in a period that get a person listed."""
SETTLED = 10
"""The fewest rated matches in all that settle a rating."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Names a leaderboard. Without a guild it covers all servers, with the people who chose to be
    listed there."""

    game: str
    guild: int | None = None
    pool: Pool = "all"
    period: str = ALWAYS
    rated: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    person: int
    matches: int
    wins: int
    mu: float | None  # None where all matches count
    sigma: float | None
    is_settled: bool
    merit: tuple[int, int]  # the sort key; equals share a place
    place: int = 0


@dataclass(frozen=True, slots=True)
class Computers:
    """The record of the computers of a level; they have no place."""

    level: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Mine:
    """A person's own place; without a line they are not listed."""

    matches: int
    line: Line | None = None
    above: Line | None = None
    """The next person above."""


@dataclass(frozen=True, slots=True)
class Page:
    number: int
    lines: tuple[Line, ...]
    listed: int  # people on all pages
    mine: Mine
    computers: tuple[Computers, ...]

    @property
    def last(self) -> int:
        return max(0, self.listed - 1) // PAGE


def page_of(connection: Connection, leaderboard: Leaderboard, number: int, me: int | None) -> Page:
    """Return the page of that number, or the last one, with the place of `me`."""
    mine = _mine(connection, leaderboard, me)
    listed, better = _count(connection, leaderboard, mine.line)
    if mine.line is not None:
        mine = replace(
            mine,
            line=replace(mine.line, place=1 + better),
            above=_next_above(connection, leaderboard, mine.line) if better else None,
        )
    number = max(0, min(number, (listed - 1) // PAGE))
    page = _lines(leaderboard).order_by(*_best_first(leaderboard)).limit(PAGE).offset(number * PAGE)
    lines = [_line(row) for row in connection.execute(page)]
    first = 1 + _count(connection, leaderboard, lines[0])[1] if number else 1
    placed = _placed(lines, number * PAGE, first)
    return Page(number, placed, listed, mine, _computers(connection, leaderboard))


def last_game(connection: Connection, guild: int) -> str | None:
    """Return the game last finished on a server."""
    newest = func.max(results.c.finished)
    played = select(results.c.game).where(results.c.guild == guild).group_by(results.c.game)
    game = connection.execute(played.order_by(newest.desc()).limit(1)).scalar()
    return None if game is None else str(game)


def _of_leaderboard(leaderboard: Leaderboard) -> list[ColumnElement[bool]]:
    return [
        tallies.c.scope == (EVERYWHERE if leaderboard.guild is None else leaderboard.guild),
        tallies.c.game == leaderboard.game,
        tallies.c.pool == leaderboard.pool,
        tallies.c.period == leaderboard.period,
    ]


def _numbers(leaderboard: Leaderboard) -> tuple[ColumnElement[int], ColumnElement[int]]:
    if leaderboard.rated:
        return tallies.c.rated, tallies.c.rated_wins
    return tallies.c.matches, tallies.c.wins


def _merit(leaderboard: Leaderboard) -> tuple[ColumnElement[int], ColumnElement[int]]:
    """Return the sort key; more is better."""
    if leaderboard.rated:
        settled = case((ratings.c.matches >= SETTLED, 1), else_=0)
        return settled, cast(func.round(ratings.c.mu * POINT), Integer)
    return tallies.c.wins, -tallies.c.matches


def _best_first(leaderboard: Leaderboard) -> Sequence[ColumnElement[Any]]:
    first, second = _merit(leaderboard)
    return (first.desc(), second.desc(), tallies.c.person)


def _better(leaderboard: Leaderboard, than: tuple[int, int]) -> ColumnElement[bool]:
    first, second = _merit(leaderboard)
    return or_(first > than[0], and_(first == than[0], second > than[1]))


def _lines(leaderboard: Leaderboard) -> Select[Any]:
    """Return everybody who is listed."""
    matches, wins = _numbers(leaderboard)
    ladder: tuple[ColumnElement[Any], ...] = (
        (ratings.c.mu, ratings.c.sigma)
        if leaderboard.rated
        else (cast(null(), Double), cast(null(), Double))
    )
    asked = select(tallies.c.person, matches, wins, *ladder, *_merit(leaderboard)).where(
        *_of_leaderboard(leaderboard),
        tallies.c.level == "",
        matches >= LISTED,
        _wants_it(leaderboard),
    )
    if not leaderboard.rated:
        return asked
    theirs = and_(
        ratings.c.person == tallies.c.person,
        ratings.c.game == tallies.c.game,
        ratings.c.pool == tallies.c.pool,
    )
    return asked.select_from(tallies.join(ratings, theirs))


def _wants_it(leaderboard: Leaderboard) -> ColumnElement[bool]:
    """Return who wants to be listed: on a server everybody who did not refuse, on all servers only
    those who agreed."""
    said = exists(literal(1)).where(listings.c.person == tallies.c.person)
    if leaderboard.guild is None:
        return said.where(listings.c.listed == "everywhere")
    return not_(said.where(listings.c.listed == "nowhere"))


def _line(row: Row[Any]) -> Line:
    person, matches, wins, mu, sigma, first, second = tuple[Any, ...](row)
    return Line(person, matches, wins, mu, sigma, mu is None or first == 1, (first, second))


def _placed(lines: list[Line], skipped: int, place: int) -> tuple[Line, ...]:
    """Give out places: equals share one, and the next place counts all of them. `place` is that of
    the first line, whose equals may be on the page before."""
    found: list[Line] = []
    for at, line in enumerate(lines):
        if at and line.merit != lines[at - 1].merit:
            place = skipped + at + 1
        found.append(replace(line, place=place))
    return tuple(found)


def _count(connection: Connection, leaderboard: Leaderboard, than: Line | None) -> tuple[int, int]:
    """Count people who are listed, and those of them who stand better."""
    better = _better(leaderboard, than.merit) if than is not None else false()
    asked = _lines(leaderboard).with_only_columns(
        func.count(), func.sum(case((better, 1), else_=0))
    )
    listed, number = tuple[Any, ...](connection.execute(asked).one())
    return listed, number or 0


def _mine(connection: Connection, leaderboard: Leaderboard, me: int | None) -> Mine:
    if me is None:
        return Mine(0)
    matches, _ = _numbers(leaderboard)
    played = select(matches).where(
        *_of_leaderboard(leaderboard), tallies.c.person == me, tallies.c.level == ""
    )
    number = connection.execute(played).scalar() or 0
    row = connection.execute(_lines(leaderboard).where(tallies.c.person == me)).first()
    if row is None:
        return Mine(number)
    return Mine(number, _line(row))


def _next_above(connection: Connection, leaderboard: Leaderboard, line: Line) -> Line | None:
    first, second = _merit(leaderboard)
    better = _lines(leaderboard).where(_better(leaderboard, line.merit))
    nearest = better.order_by(first, second, tallies.c.person).limit(1)
    row = connection.execute(nearest).first()
    return None if row is None else _line(row)


def _computers(connection: Connection, leaderboard: Leaderboard) -> tuple[Computers, ...]:
    matches, wins = _numbers(leaderboard)
    asked = select(tallies.c.level, matches, wins).where(
        *_of_leaderboard(leaderboard), tallies.c.person == 0, matches > 0
    )
    rows = connection.execute(asked.order_by(tallies.c.level))
    return tuple(Computers(*row) for row in rows)
