"""Keeps what people have earned: achievements, titles, and the first places of past seasons.

A title is held by who stands first, with a settled rating, on a server's board of all time. It
changes hands when a rated match ends there. A season's first places are worked out once it is over,
from the ratings at its end, and stay.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias

from sqlalchemy import Connection, and_, delete, exists, func, insert, literal, not_, select

from storage.database import Database
from storage.leaderboards import Leaderboard, first_settled
from storage.periods import period_name
from storage.rating import POINT, Key, people
from storage.records import Outcome, Rating
from storage.schema import achievements, fame, history, listings, matches, notes, results, tallies
from storage.schema import titles as reigns
from storage.tallies import EVERYWHERE
from storage.upsert import INSERT, put

FAMED = 3  # places of a season that stay
PAGE = 8  # seasons
CLOSED = "season closed"
"""The name of the note that says up to which season first places are kept."""
BATCH = 500  # boards closed in one write


@dataclass(frozen=True, slots=True)
class Achieved:
    """An achievement of a person, with the match in which it was first earned."""

    person: int
    game: str
    name: str
    match: str
    finished: int
    guild: int | None
    channel: int | None
    message: int | None


@dataclass(frozen=True, slots=True)
class Reign:
    """A title: of a game, on a server, and since when."""

    guild: int
    game: str
    person: int
    since: int


@dataclass(frozen=True, slots=True)
class Famed:
    """One of the first places of a past season."""

    season: str
    person: int
    place: int
    mu: float


Closing: TypeAlias = tuple[int, str, str, str]
"""A season of a board: scope, game, pool, season."""


class Honours:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: int, game: str, guild: int | None) -> tuple[Achieved, ...]:
        """Return a person's achievements, oldest first; with a guild, those earned there."""
        return await self._database.read(_of_person, person, game, guild)

    async def of_match(self, match: str) -> tuple[Achieved, ...]:
        """Return what was first earned in a match."""
        return await self._database.read(_of_match, match)

    async def title(self, guild: int, game: str) -> Reign | None:
        return await self._database.read(_title, guild, game)

    async def fame(self, board: Leaderboard, page: int) -> tuple[tuple[Famed, ...], bool]:
        """Return a page of past seasons, newest first, and whether there are more."""
        return await self._database.read(_fame, board, page)

    async def close_seasons(self, now: int) -> None:
        """Keep the first places of the seasons that are over."""
        before = period_name("season", now)
        since = await self._database.read(_closed_up_to)
        if since == before:
            return
        left = await self._database.read(_unclosed, since, before)
        until = await self._database.read(_last_counted, {season for *_, season in left})
        for start in range(0, len(left), BATCH):
            await self._database.write(_close, left[start : start + BATCH], until)
        await self._database.write(_note_closed, before)

    async def counted(self) -> tuple[str, ...]:
        """Return all matches with results, in the order of counting."""
        return await self._database.read(_counted)

    async def replace(self, found: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> None:
        """Replace the achievements of these matches, with their people, in the order of
        counting; those of others stay where they are the first."""
        await self._database.write(_replace, found)


# Achievements


def earn(connection: Connection, outcome: Outcome) -> None:
    by_seat = {each.seat: each.person for each in outcome.finishers}
    earned = ((by_seat[seat], name) for seat, name in outcome.earned)
    _earn(connection, outcome.match, outcome.game, [each for each in earned if each[0] is not None])


def _earn(connection: Connection, match: str, game: str, earned: Sequence[tuple[Any, str]]) -> None:
    """Note what is earned for the first time."""
    if rows := [
        {"person": person, "game": game, "name": name, "match": match} for person, name in earned
    ]:
        new = INSERT[connection.dialect.name](achievements)
        connection.execute(new.on_conflict_do_nothing(), rows)


ACHIEVED = (
    achievements.c.person,
    achievements.c.game,
    achievements.c.name,
    achievements.c.match,
    matches.c.finished,
    matches.c.guild,
    matches.c.channel,
    matches.c.message,
)
ACHIEVED_IN = achievements.join(matches, matches.c.id == achievements.c.match)


def _of_person(
    connection: Connection, person: int, game: str, guild: int | None
) -> tuple[Achieved, ...]:
    wanted = [achievements.c.person == person, achievements.c.game == game]
    if guild is not None:
        wanted.append(matches.c.guild == guild)
    asked = select(*ACHIEVED).select_from(ACHIEVED_IN).where(*wanted)
    rows = connection.execute(asked.order_by(matches.c.finished, achievements.c.name))
    return tuple(Achieved(*row) for row in rows)


def _of_match(connection: Connection, match: str) -> tuple[Achieved, ...]:
    asked = select(*ACHIEVED).select_from(ACHIEVED_IN).where(achievements.c.match == match)
    order = (achievements.c.person, achievements.c.name)
    return tuple(Achieved(*row) for row in connection.execute(asked.order_by(*order)))


def _counted(connection: Connection) -> tuple[str, ...]:
    once = select(results.c.match, func.min(results.c.counted).label("at")).group_by(
        results.c.match
    )
    rows = connection.execute(once.order_by("at"))
    return tuple(str(row[0]) for row in rows)


def _replace(
    connection: Connection, found: Sequence[tuple[str, Sequence[tuple[int, str]]]]
) -> None:
    games = dict(tuple(row) for row in connection.execute(select(matches.c.id, matches.c.game)))
    for match, _ in found:
        connection.execute(delete(achievements).where(achievements.c.match == match))
    for match, earned in found:
        _earn(connection, match, games[match], earned)


# Titles


def crown(connection: Connection, outcome: Outcome) -> None:
    """Give the title of the server to who stands first now."""
    if outcome.guild is None or _is_paired(outcome):
        return
    held = _title(connection, outcome.guild, outcome.game)
    holder = None if held is None else held.person
    first = first_settled(connection, Leaderboard(outcome.game, outcome.guild), holder)
    if first == holder:
        return
    if first is None:
        mine = and_(reigns.c.guild == outcome.guild, reigns.c.game == outcome.game)
        connection.execute(delete(reigns).where(mine))
    else:
        put(connection, reigns, [_reign((outcome.guild, outcome.game), first, outcome.finished)])


def _is_paired(outcome: Outcome) -> bool:
    return any(each.team is not None for each in outcome.finishers)


def _reign(at: tuple[int, str], person: int, since: int) -> dict[str, Any]:
    return {"guild": at[0], "game": at[1], "person": person, "since": since}


def _title(connection: Connection, guild: int, game: str) -> Reign | None:
    asked = select(reigns.c.guild, reigns.c.game, reigns.c.person, reigns.c.since)
    row = connection.execute(asked.where(reigns.c.guild == guild, reigns.c.game == game)).first()
    return None if row is None else Reign(*row)


class Thrones:
    """Works out all titles again, match by match, from ratings in memory.

    Only people whose rating has changed since a title was last looked at can take it, unless its
    holder fell: then everybody on the board is compared.
    """

    def __init__(self, connection: Connection) -> None:
        hidden = select(listings.c.person).where(listings.c.listed == "nowhere")
        self._hidden = set(connection.execute(hidden).scalars())
        self._members: defaultdict[tuple[int, str], set[int]] = defaultdict(set)
        self._changed: defaultdict[tuple[int, str], set[int]] = defaultdict(set)
        self._boards: defaultdict[tuple[int, str], set[int]] = defaultdict(set)
        self._held: dict[tuple[int, str], tuple[int, int, int]] = {}  # holder, merit, since

    def after(self, ladder: dict[Key, Rating], outcome: Outcome) -> None:
        if _is_paired(outcome):
            return
        for person in people(outcome):
            boards = self._boards[person, outcome.game]
            if outcome.guild is not None and outcome.guild not in boards:
                boards.add(outcome.guild)
                self._members[outcome.guild, outcome.game].add(person)
            for guild in boards:
                self._changed[guild, outcome.game].add(person)
        if outcome.guild is not None:
            self._judge(ladder, (outcome.guild, outcome.game), outcome.finished)

    def _judge(self, ladder: dict[Key, Rating], at: tuple[int, str], when: int) -> None:
        def merit(person: int) -> int | None:
            rating = ladder.get((person, at[1], "all"))
            is_listed = rating is not None and rating.is_settled and person not in self._hidden
            return round(rating.mu * POINT) if rating is not None and is_listed else None

        holder, before, since = self._held.get(at, (0, 0, 0))
        now = merit(holder)
        contenders = self._changed.pop(at, set())
        if now is not None and now < before:
            contenders = self._members[at]
        standing = [(worth, -each) for each in contenders if (worth := merit(each)) is not None]
        best, first = max(standing, default=(0, 0))
        if now is not None and (not standing or best <= now):
            self._held[at] = holder, now, since
        elif standing:
            self._held[at] = -first, best, when

    def keep(self, connection: Connection) -> None:
        if rows := [_reign(at, who, since) for at, (who, _, since) in self._held.items()]:
            connection.execute(insert(reigns), rows)


# Seasons


def forget_closed(connection: Connection) -> None:
    connection.execute(delete(notes).where(notes.c.name == CLOSED))


def _closed_up_to(connection: Connection) -> str:
    """Return the season before which all are closed."""
    return connection.execute(select(notes.c.text).where(notes.c.name == CLOSED)).scalar() or ""


def _note_closed(connection: Connection, season: str) -> None:
    put(connection, notes, [{"name": CLOSED, "text": season}])


def _unclosed(connection: Connection, since: str, now: str) -> list[Closing]:
    """Return the seasons from `since` to the one before `now` that had rated matches."""
    board = (tallies.c.scope, tallies.c.game, tallies.c.pool, tallies.c.period)
    rows = connection.execute(
        select(*board)
        .distinct()
        .where(
            tallies.c.period.like("%-Q%"),
            tallies.c.period >= since,
            tallies.c.period < now,
            tallies.c.rated > 0,
        )
    )
    return [tuple(row) for row in rows]


def _close(connection: Connection, closings: Sequence[Closing], until: Mapping[str, int]) -> None:
    for scope, game, pool, season in closings:
        rows = _first_places(connection, (scope, game, pool, season), until[season])
        if rows:
            put(connection, fame, rows)


def _last_counted(connection: Connection, seasons: Set[str]) -> dict[str, int]:
    """Return the number of the last match counted in each season."""
    last = func.max(results.c.counted)
    asked = {each: select(last).where(results.c.finished < end_of(each)) for each in seasons}
    return {each: connection.execute(one).scalar() or 0 for each, one in asked.items()}


def _first_places(connection: Connection, board: Closing, until: int) -> list[dict[str, Any]]:
    """Return the first places among those who played, by their settled ratings at the end."""
    scope, game, pool, season = board
    last = (
        select(func.max(history.c.counted))
        .where(
            history.c.person == tallies.c.person,
            history.c.game == game,
            history.c.pool == pool,
            history.c.counted <= until,
        )
        .correlate(tallies)
        .scalar_subquery()
    )
    then = and_(
        history.c.person == tallies.c.person,
        history.c.game == game,
        history.c.pool == pool,
        history.c.counted == last,
        history.c.settled,
    )
    rows = connection.execute(
        select(tallies.c.person, history.c.mu)
        .select_from(tallies.join(history, then))
        .where(
            tallies.c.scope == scope,
            tallies.c.game == game,
            tallies.c.pool == pool,
            tallies.c.period == season,
            tallies.c.level == "",
            tallies.c.rated > 0,
        )
        .order_by(history.c.mu.desc(), tallies.c.person)
        .limit(FAMED)
    ).all()
    merits = [round(mu * POINT) for _, mu in rows]
    keys = {"scope": scope, "game": game, "pool": pool, "season": season}
    return [
        keys | {"person": person, "place": 1 + sum(each > merit for each in merits), "mu": mu}
        for (person, mu), merit in zip(rows, merits, strict=True)
    ]


def end_of(season: str) -> int:
    """Return the first moment after a season, in ms."""
    year, quarter = map(int, season.split("-Q"))
    year, month = (year, 3 * quarter + 1) if quarter < 4 else (year + 1, 1)
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp()) * 1000


def _fame(connection: Connection, board: Leaderboard, page: int) -> tuple[tuple[Famed, ...], bool]:
    scope = EVERYWHERE if board.guild is None else board.guild
    here = (fame.c.scope == scope, fame.c.game == board.game, fame.c.pool == board.pool)
    asked = select(fame.c.season).distinct().where(*here).order_by(fame.c.season.desc())
    found = connection.execute(asked.limit(PAGE + 1).offset(page * PAGE)).scalars().all()
    said = exists(literal(1)).where(listings.c.person == fame.c.person)
    seen = (
        said.where(listings.c.listed == "everywhere")
        if board.guild is None
        else not_(said.where(listings.c.listed == "nowhere"))
    )
    rows = connection.execute(
        select(fame.c.season, fame.c.person, fame.c.place, fame.c.mu)
        .where(*here, fame.c.season.in_(found[:PAGE]), seen)
        .order_by(fame.c.season.desc(), fame.c.place, fame.c.person)
    )
    return tuple(Famed(*row) for row in rows), len(found) > PAGE
