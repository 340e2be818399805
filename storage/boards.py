"""Keeps what the board of each match shows, so that it comes right after a start or an outage."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import compress
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    func,
    literal,
    or_,
    select,
    tuple_,
    union_all,
    update,
)

from storage.database import Database
from storage.errors import UnknownMatch
from storage.matches import OPEN, served
from storage.records import Shards
from storage.schema import deadlines, log, matches, results, seats

PAGE = 200  # matches looked at in one question

LOOKS = ("status", "host", "options", "seats", "speed", "rated", "hinted", "brisk", "words",
         "patient")  # fmt: skip
"""What a board tells of its match's own row."""
BETWEEN, NOTHING = "\x1f", "\x1e"  # two values; a value that is none


@dataclass(frozen=True, slots=True)
class BoardRow:
    """The message that shows a match, and what there is to show now. Marks are compared, never
    read."""

    message: int | None
    posts: int  # how often it was posted: the number of the next post follows
    posting: int | None  # the number of a post whose answer is not known
    shown: str | None  # the mark of what the message shows, if that is known
    mark: str  # of what it should show

    @property
    def is_current(self) -> bool:
        return self.message is not None and self.posting is None and self.shown == self.mark


@dataclass(frozen=True, slots=True)
class Board:
    """Where a match is shown."""

    match: str
    channel: int
    created: int  # when the match was


@dataclass(frozen=True, slots=True)
class Former:
    """A message that another has replaced, and that may still stand."""

    match: str
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Page:
    """Some boards, and after which match the next page begins; None if this is the last."""

    boards: tuple[Board, ...]
    after: tuple[int, str] | None


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match: str) -> BoardRow:
        return await self._database.read(find, match)

    async def keep_post(
        self, match: str, message: int | None, posts: int, former: int | None = None
    ) -> None:
        """Keep which message shows the match from now on, and which one is to be deleted; what it
        shows is not known yet."""
        values = {"message": message, "posts": posts, "posting": None, "shown": None}
        left = {} if former is None else {"former": former}
        await self._database.write(keep, match, values | left)

    async def keep_posting(self, match: str, number: int | None) -> None:
        """Keep that the post of this number begins; None if it was refused."""
        await self._database.write(keep, match, {"posting": number})

    async def keep_deleted(self, match: str, former: int) -> None:
        """Keep that a former message is gone."""
        await self._database.write(_keep_deleted, match, former)

    async def former(self, shards: Shards | None) -> tuple[Former, ...]:
        """Return the messages that are still to be deleted."""
        return await self._database.read(_former, shards)

    async def keep_shown(self, shown: Mapping[str, str]) -> None:
        """Keep the marks of what messages show, by match; of one that is gone, nothing."""
        if shown:
            await self._database.write(_keep_shown, shown)

    async def stale(
        self, shards: Shards | None, since: int, after: tuple[int, str] | None = None
    ) -> Page:
        """Return a page of stale boards, the newest matches first: of open matches, and of those
        that were over after `since`."""
        return await self._database.read(stale, shards, since, after)

    async def open(self, shards: Shards | None, after: tuple[int, str] | None = None) -> Page:
        """Return a page of the boards of open matches, the newest matches first."""
        return await self._database.read(open_ones, shards, after)


ROW = select(matches.c.message, matches.c.posts, matches.c.posting, matches.c.shown).where(
    matches.c.id == bindparam("match")
)


def find(connection: Connection, match: str) -> BoardRow:
    row = connection.execute(ROW, {"match": match}).first()
    if row is None:
        raise UnknownMatch(match)
    mark = _marks(connection, [match])[match]
    return BoardRow(row.message, row.posts, row.posting, row.shown, mark)


def keep(connection: Connection, match: str, values: Mapping[str, Any]) -> None:
    done = connection.execute(update(matches).where(matches.c.id == match).values(**values))
    if not done.rowcount:
        raise UnknownMatch(match)


def _keep_shown(connection: Connection, shown: Mapping[str, str]) -> None:
    one = update(matches).where(matches.c.id == bindparam("of"))
    rows = [{"of": match, "shown": mark} for match, mark in sorted(shown.items())]
    connection.execute(one.values(shown=bindparam("shown")), rows)


def _keep_deleted(connection: Connection, match: str, former: int) -> None:
    here = (matches.c.id == match, matches.c.former == former)
    connection.execute(update(matches).where(*here).values(former=None))


def _former(connection: Connection, shards: Shards | None) -> tuple[Former, ...]:
    rows = connection.execute(
        select(matches.c.id, matches.c.channel, matches.c.former)
        .where(matches.c.former.is_not(None), matches.c.channel.is_not(None))
        .where(served(shards))
    )
    return tuple(Former(*row) for row in rows)


def stale(
    connection: Connection, shards: Shards | None, since: int, after: tuple[int, str] | None
) -> Page:
    known = or_(matches.c.shown.is_not(None), matches.c.posting.is_not(None))
    over = and_(matches.c.finished >= since, known)
    rows = _page(connection, shards, or_(matches.c.status.in_(OPEN), over), after)
    marks = _marks(connection, [row.id for row in rows])
    return _found(rows, [_is_stale(row, marks[row.id]) for row in rows])


def _is_stale(row: Any, mark: str) -> bool:
    return None in (row.message, row.shown) or bool(row.posting) or row.shown != mark


def open_ones(connection: Connection, shards: Shards | None, after: tuple[int, str] | None) -> Page:
    rows = _page(connection, shards, matches.c.status.in_(OPEN), after)
    return _found(rows, [True] * len(rows))


def _page(
    connection: Connection,
    shards: Shards | None,
    which: ColumnElement[bool],
    after: tuple[int, str] | None,
) -> Sequence[Any]:
    columns = (matches.c.id, matches.c.created, matches.c.channel, matches.c.message)
    asked = (
        select(*columns, matches.c.shown, matches.c.posting)
        .where(matches.c.channel.is_not(None), which, served(shards))
        .order_by(matches.c.created.desc(), matches.c.id.desc())
        .limit(PAGE)
    )
    if after is not None:
        asked = asked.where(tuple_(matches.c.created, matches.c.id) < after)
    return connection.execute(asked).all()


def _found(rows: Sequence[Any], wanted: Sequence[bool]) -> Page:
    boards = tuple(Board(row.id, row.channel, row.created) for row in compress(rows, wanted))
    return Page(boards, (rows[-1].created, rows[-1].id) if len(rows) == PAGE else None)


def _marks(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """Return a digest of everything in the database that boards show, by match."""
    told: dict[str, list[str]] = {match: [] for match in ids}
    for match, *fact in sorted(map(tuple, connection.execute(_facts(), {"ids": ids}))):
        told[match].append(repr(fact))
    return {
        match: blake2b("\n".join(facts).encode(), digest_size=12).hexdigest()
        for match, facts in told.items()
    }


@cache
def _facts() -> CompoundSelect[Any]:
    """Ask for everything at once: a row for each fact, by match, kind and seat, as a text. Boards
    ask it at every move, and it is long to put together."""
    who = ("person", "level", "stand_in", "name", "wish")
    clock = ("seat", "version", "due", "votes", "waited")
    moves, ends = func.max(log.c.version), func.count()
    return union_all(
        _fact(matches.c.id, "match", *(matches.c[name] for name in LOOKS)),
        _fact(log.c.match, "moves", moves).group_by(log.c.match),
        _fact(deadlines.c.match, "clock", *(deadlines.c[name] for name in clock)),
        _fact(seats.c.match, "seat", *(seats.c[name] for name in who), place=seats.c.seat),
        _fact(results.c.match, "results", ends).group_by(results.c.match),
    )


def _fact(
    match: ColumnElement[str],
    kind: str,
    *columns: ColumnElement[Any],
    place: ColumnElement[int] | None = None,
) -> Select[str, int, str]:
    text: ColumnElement[str] = literal(kind)
    for each in columns:
        text = text + BETWEEN + func.coalesce(cast(each, Text), NOTHING)
    seat = literal(0) if place is None else place
    return select(match, seat, text).where(match.in_(bindparam("ids", expanding=True)))
