"""Builds leaderboards: who is listed, in which order, and who shares a place.

Rated leaderboards are ordered by the rating that people read; ratings from few matches come after
settled ones. Leaderboards of all matches are ordered by wins; of equal wins, the fewer matches come
first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Double,
    FromClause,
    Integer,
    Select,
    and_,
    case,
    cast,
    exists,
    false,
    func,
    literal,
    null,
    select,
    true,
)

from storage.periods import ALWAYS
from storage.rating import POINT
from storage.records import Pool
from storage.schema import listings, ratings, results, tallies
from storage.tallies import EVERYWHERE

PAGE = 8
SETTLED = 1_000_000
"""How much merit it is to be settled: more than any rating is."""
WIN = 10_000_000
"""How much merit a win is: more than anybody's matches take away."""


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
    merit: int  # the sort key; equals share a place
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
    at: int = 0  # lines before theirs, on all pages
    ever: int = 0  # their matches of the game there: of all time, alone and in pairs, also casual

    @property
    def page(self) -> int:
        return self.at // PAGE


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


def page_of(
    connection: Connection, leaderboard: Leaderboard, number: int | None, me: int | None
) -> Page:
    """Return the page of that number, or the last one, with the place of `me`; without a number,
    the page that `me` is on."""
    mine, computers = _mine(connection, leaderboard, me), _computers(connection, leaderboard)
    rows = connection.execute(_page(leaderboard, mine.line, number)).all()
    if not rows:
        return Page(0, (), 0, mine, computers)
    people = [row.person for row in rows]
    head = rows[0]
    shown = _lines_of(connection, leaderboard, [*people, head.above])
    if mine.line is not None:
        line, above = replace(mine.line, place=1 + head.better), shown.get(head.above)
        mine = replace(mine, line=line, above=above, at=head.better + head.level)
    placed = _placed([shown[each] for each in people], head.skipped, 1 + head.ahead)
    return Page(head.skipped // PAGE, placed, head.listed, mine, computers)


def _page(leaderboard: Leaderboard, mine: Line | None, number: int | None) -> Select[Any]:
    """Ask who is on a page, and what is counted on all pages, by one look at everybody: `ahead`
    stand better than the page's first line, `better` than mine; `level` with mine stand before it;
    `above` is next above me."""
    everybody = _merits(leaderboard).cte("everybody")
    counted = _counted(everybody, mine).cte("counted")
    skipped = select(_skipped(counted, number)).scalar_subquery()
    in_order = select(everybody).order_by(*_in_order(everybody))
    page = in_order.limit(PAGE).offset(skipped).cte("page")
    best = select(func.max(page.c.merit)).scalar_subquery()
    ahead = select(func.count()).where(everybody.c.merit > best).scalar_subquery()
    # a difference, because for a comparison SQLite would first make an index of everybody
    is_next = everybody.c.merit - counted.c.next_merit == 0
    nearest = select(func.min(everybody.c.person)).where(is_next)
    asked = select(
        page,
        counted,
        skipped.label("skipped"),
        ahead.label("ahead"),
        nearest.scalar_subquery().label("above"),
    )
    return asked.join_from(page, counted, true()).order_by(*_in_order(page))


def _in_order(lines: FromClause) -> tuple[ColumnElement[Any], ...]:
    return lines.c.merit.desc(), lines.c.person


def _counted(everybody: FromClause, mine: Line | None) -> Select[Any]:
    """Ask how many there are, and how many of them before me."""
    merit, person = everybody.c.merit, everybody.c.person
    better: ColumnElement[bool] = false() if mine is None else merit > mine.merit
    level = false() if mine is None else and_(merit == mine.merit, person < mine.person)
    return select(
        func.count().label("listed"),
        func.coalesce(func.sum(case((better, 1), else_=0)), 0).label("better"),
        func.coalesce(func.sum(case((level, 1), else_=0)), 0).label("level"),
        func.min(case((better, merit))).label("next_merit"),
    ).select_from(everybody)


def _skipped(counted: FromClause, number: int | None) -> ColumnElement[int]:
    """Return the lines before a page, at most before the last one; without a number, before the
    page of my line."""
    mine: ColumnElement[int] = counted.c.better + counted.c.level
    wanted = mine if number is None else literal(max(0, number) * PAGE)
    last = counted.c.listed - 1
    return cast(case((wanted < last, wanted), else_=last), Integer) // PAGE * PAGE


def places_of(connection: Connection, leaderboard: Leaderboard, most: int) -> dict[int, int]:
    """Return the places of the first `most` people, by person."""
    first = _lines(leaderboard).order_by(*_best_first(leaderboard)).limit(most)
    lines = [Line(*row) for row in connection.execute(first)]
    return {line.person: line.place for line in _placed(lines, 0, 1)}


def first_with_anybody(
    connection: Connection, leaderboards: Iterable[Leaderboard]
) -> Leaderboard | None:
    """Return the first of these leaderboards on which anybody is listed."""
    for each in leaderboards:
        if connection.execute(_lines(each).limit(1)).first() is not None:
            return each
    return None


def last_game(connection: Connection, guild: int) -> str | None:
    """Return the game last finished on a server."""
    newest = func.max(results.c.finished)
    played = select(results.c.game).where(results.c.guild == guild).group_by(results.c.game)
    game = connection.execute(played.order_by(newest.desc()).limit(1)).scalar()
    return None if game is None else str(game)


def first_settled(
    connection: Connection, leaderboard: Leaderboard, holder: int | None
) -> int | None:
    """Return who stands first with a settled rating; of equals the holder of the title."""
    best = list(_best_first(leaderboard))
    best.insert(1, case((tallies.c.person == holder, 0), else_=1))
    row = connection.execute(_lines(leaderboard).order_by(*best).limit(1)).first()
    if row is None or not (line := Line(*row)).is_settled:
        return None
    return line.person


def _scope(leaderboard: Leaderboard) -> int:
    return EVERYWHERE if leaderboard.guild is None else leaderboard.guild


def _of_leaderboard(leaderboard: Leaderboard) -> list[ColumnElement[bool]]:
    return [
        tallies.c.scope == _scope(leaderboard),
        tallies.c.game == leaderboard.game,
        tallies.c.pool == leaderboard.pool,
        tallies.c.period == leaderboard.period,
    ]


def _numbers(leaderboard: Leaderboard) -> tuple[ColumnElement[int], ColumnElement[int]]:
    if leaderboard.rated:
        return tallies.c.rated, tallies.c.rated_wins
    return tallies.c.matches, tallies.c.wins


def _merit(leaderboard: Leaderboard) -> ColumnElement[int]:
    """Return the sort key; more is better."""
    if leaderboard.rated:
        settled = case((ratings.c.settled, SETTLED), else_=0)
        return settled + cast(func.round(ratings.c.mu * POINT), Integer)
    return cast(tallies.c.wins, BigInteger) * WIN - tallies.c.matches


def _best_first(leaderboard: Leaderboard) -> Sequence[ColumnElement[Any]]:
    return (_merit(leaderboard).desc(), tallies.c.person)


def _lines(leaderboard: Leaderboard) -> Select[Any]:
    """Return everybody who is listed."""
    matches, wins = _numbers(leaderboard)
    ladder: tuple[ColumnElement[Any], ...] = (
        (ratings.c.mu, ratings.c.sigma, ratings.c.settled)
        if leaderboard.rated
        else (cast(null(), Double), cast(null(), Double), true())
    )
    shown = (tallies.c.person, matches, wins, *ladder, _merit(leaderboard))
    return _listed(leaderboard, select(*shown))


def _merits(leaderboard: Leaderboard) -> Select[Any]:
    """Return everybody who is listed, with no more than what gives the order."""
    return _listed(leaderboard, select(tallies.c.person, _merit(leaderboard).label("merit")))


def _listed(leaderboard: Leaderboard, asked: Select[Any]) -> Select[Any]:
    matches, _ = _numbers(leaderboard)
    asked = asked.where(
        *_of_leaderboard(leaderboard),
        tallies.c.level == "",
        matches > 0,
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
    if leaderboard.guild is None:
        return exists(literal(1)).where(
            listings.c.person == tallies.c.person, listings.c.listed == "everywhere"
        )
    # in a list, which is made once: few refuse, and everybody else would be looked up
    refused = select(listings.c.person).where(listings.c.listed == "nowhere")
    return tallies.c.person.not_in(refused)


def _lines_of(
    connection: Connection, leaderboard: Leaderboard, people: Sequence[int | None]
) -> dict[int, Line]:
    """Return the lines of these people, as far as they are listed."""
    rows = connection.execute(_lines(leaderboard).where(tallies.c.person.in_(people)))
    return {row[0]: Line(*row) for row in rows}


def _placed(lines: list[Line], skipped: int, place: int) -> tuple[Line, ...]:
    """Give out places: equals share one, and the next place counts all of them. `place` is that of
    the first line, whose equals may be on the page before."""
    found: list[Line] = []
    for at, line in enumerate(lines):
        if at and line.merit != lines[at - 1].merit:
            place = skipped + at + 1
        found.append(replace(line, place=place))
    return tuple(found)


def _mine(connection: Connection, leaderboard: Leaderboard, me: int | None) -> Mine:
    if me is None:
        return Mine(0)
    matches, _ = _numbers(leaderboard)
    played = select(matches).where(
        *_of_leaderboard(leaderboard), tallies.c.person == me, tallies.c.level == ""
    )
    number = connection.execute(played).scalar() or 0
    line = _lines_of(connection, leaderboard, [me]).get(me)
    if line is None:
        return Mine(number, ever=_ever(connection, leaderboard, me))
    return Mine(number, line)


def _ever(connection: Connection, leaderboard: Leaderboard, me: int) -> int:
    asked = select(func.sum(tallies.c.matches)).where(
        tallies.c.scope == _scope(leaderboard),
        tallies.c.game == leaderboard.game,
        tallies.c.pool.in_(get_args(Pool)),
        tallies.c.period == ALWAYS,
        tallies.c.person == me,
        tallies.c.level == "",
    )
    return connection.execute(asked).scalar() or 0


def _computers(connection: Connection, leaderboard: Leaderboard) -> tuple[Computers, ...]:
    matches, wins = _numbers(leaderboard)
    asked = select(tallies.c.level, matches, wins).where(
        *_of_leaderboard(leaderboard), tallies.c.person == 0, matches > 0
    )
    rows = connection.execute(asked.order_by(tallies.c.level))
    return tuple(Computers(*row) for row in rows)
