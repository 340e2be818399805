"""Keeps who is to be called and which calls stand, so that no crash loses or doubles one."""

from dataclasses import asdict, fields

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    exists,
    literal,
    or_,
    select,
    update,
)

from storage.database import Database
from storage.matches import served
from storage.ranking import HELPED
from storage.records import WHOLE_TABLE, Call, CallKind, Over, Shards
from storage.schema import calls, deadlines, invitations, log, matches, seats
from storage.upsert import add_new

CALL = [calls.c[each.name] for each in fields(Call)]


class Calls:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, call: Call) -> bool:
        """Keep that a person is to be called; return False if that is kept already."""
        return await self._database.write(_put, call)

    async def hasten(self, call: Call) -> bool:
        """Keep that a person is to be called now, or sooner than it is kept; return False if they
        were called already."""
        return await self._database.write(_hasten, call)

    async def change(self, call: Call) -> None:
        """Keep when it is due, where it was tried, which message it is and whether it is done."""
        await self._database.write(_change, call)

    async def drop(self, call: Call) -> None:
        await self._database.write(_drop, call)

    async def find(self, call: Call) -> Call | None:
        """Return the call as it is kept by now."""
        return await self._database.read(_find, call)

    async def standing(self, match: str, kind: CallKind, person: int) -> tuple[Call, ...]:
        """Return the calls to a person that are not done."""
        return await self._database.read(_standing, match, kind, person)

    async def over(self, match: str) -> tuple[Over, ...]:
        """Return the calls of a match that are over, and how each ended: to turns, to votes and to
        tables before their match."""
        return await self._database.read(_over, calls.c.match == match)

    async def all_over(self, shards: Shards | None = None) -> tuple[Over, ...]:
        return await self._database.read(_over, served(shards))

    async def open(
        self, until: int, shards: Shards | None = None, match: str | None = None
    ) -> tuple[Call, ...]:
        """Return the calls without a message that are due until then, the first one first; of all
        matches, or of one."""
        return await self._database.read(_open, until, shards, match)


def _put(connection: Connection, call: Call) -> bool:
    return add_new(connection, calls, asdict(call))


def _hasten(connection: Connection, call: Call) -> bool:
    if _put(connection, call):
        return True
    unsent = (calls.c.channel.is_(None), calls.c.message.is_(None), ~calls.c.done)
    later = update(calls).where(_is(call), *unsent, calls.c.due > call.due)
    return bool(connection.execute(later.values(due=call.due, by=call.by)).rowcount)


def _change(connection: Connection, call: Call) -> None:
    kept = {name: getattr(call, name) for name in ("due", "channel", "message", "done")}
    connection.execute(update(calls).where(_is(call)).values(**kept))


def _drop(connection: Connection, call: Call) -> None:
    connection.execute(delete(calls).where(_is(call)))


def _find(connection: Connection, call: Call) -> Call | None:
    row = connection.execute(select(*CALL).where(_is(call))).first()
    return None if row is None else Call(*row)


def _is(call: Call) -> ColumnElement[bool]:
    key = (calls.c.match, calls.c.version, calls.c.kind, calls.c.person)
    return and_(*(column == value for column, value in zip(key, call.key, strict=True)))


def _standing(connection: Connection, match: str, kind: CallKind, person: int) -> tuple[Call, ...]:
    here = (calls.c.match == match, calls.c.kind == kind, calls.c.person == person)
    rows = connection.execute(select(*CALL).where(*here, ~calls.c.done))
    return tuple(Call(*row) for row in rows)


def _over(connection: Connection, which: ColumnElement[bool]) -> tuple[Over, ...]:
    done = and_(~calls.c.done, or_(_is_counted(), _is_answered()))
    rows = connection.execute(
        select(*CALL, _how(), _is_over())
        .join(matches, matches.c.id == calls.c.match)
        .where(which, or_(_is_over(), done))
        .order_by(calls.c.match, calls.c.version, calls.c.person, calls.c.kind)
    )
    return tuple(Over(Call(*row[:-2]), row[-2], bool(row[-1])) for row in rows)


def _is_over() -> ColumnElement[bool]:
    """A turn is over once another seat is to move, and with its match; an invitation once everybody
    has come, and with the match's start."""
    ends = or_(matches.c.status != "live", exists(_last_move()))
    come = or_(matches.c.status != "lobby", ~_is_awaited())
    return case((calls.c.kind == "invite", come), else_=ends)


def _is_counted() -> ColumnElement[bool]:
    asked = exists().where(deadlines.c.match == calls.c.match, deadlines.c.seat == WHOLE_TABLE)
    return and_(calls.c.kind == "vote", ~asked)


def _is_answered() -> ColumnElement[bool]:
    """Whether the person has moved since they were called, even if their turn goes on."""
    moved = exists().where(
        log.c.match == calls.c.match,
        log.c.version >= calls.c.version,
        log.c.seat == calls.c.seat,
        log.c.at >= calls.c.due,
        or_(log.c.chooser.is_(None), log.c.chooser.in_(("person", "auto_pass"))),
    )
    return and_(calls.c.kind.in_(("turn", "warning")), calls.c.message.is_not(None), moved)


def _last_move() -> Select[tuple[str | None]]:
    """The move that ended a turn. Moves of older releases ended it each."""
    ended = or_(log.c.turn.is_(None), log.c.turn != calls.c.turn)
    return (
        select(log.c.chooser)
        .where(log.c.match == calls.c.match, log.c.version >= calls.c.version, ended)
        .order_by(log.c.version)
        .limit(1)
        .correlate(calls)
    )


def _is_awaited() -> ColumnElement[bool]:
    """Whether somebody whom the call names has not come yet."""
    seated = exists().where(
        seats.c.match == invitations.c.match, seats.c.person == invitations.c.person
    )
    return exists().where(
        invitations.c.match == calls.c.match,
        invitations.c.mention == calls.c.version,
        invitations.c.open,
        ~seated,
    )


def _how() -> ColumnElement[str]:
    chooser = _last_move().scalar_subquery()
    one_turn, stand_in = HELPED
    return case(
        (and_(calls.c.kind == "invite", ~_is_awaited()), literal("played")),
        (and_(calls.c.kind == "invite", matches.c.status == "closed"), literal("closed")),
        (calls.c.kind == "invite", literal("started")),
        (calls.c.kind == "vote", literal("voted")),
        (chooser == one_turn, literal("computer")),
        (chooser == stand_in, literal("away")),
        (or_(exists(_last_move()), _is_answered()), literal("played")),
        else_=literal("ended"),
    )


def _open(
    connection: Connection, until: int, shards: Shards | None, match: str | None
) -> tuple[Call, ...]:
    here = () if match is None else (calls.c.match == match,)
    rows = connection.execute(
        select(*CALL)
        .join(matches, matches.c.id == calls.c.match)
        .where(calls.c.message.is_(None), ~calls.c.done, calls.c.due <= until, served(shards))
        .where(*here)
        .order_by(calls.c.due)
    )
    return tuple(Call(*row) for row in rows)
