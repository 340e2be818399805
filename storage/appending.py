"""Appends many moves at once, each with its deadline and, at the end, its match."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from storage.errors import NotLive, RowRefused, StaleVersion, StoreError, UnknownMatch
from storage.records import Deadline, Ending, LoggedMove
from storage.schema import log, matches
from storage.statements import (
    DROP_DEADLINE,
    END_MATCH,
    KEEP_DEADLINE,
    KEEP_MOVE,
    LEAVE_SEATS,
    Row,
    run,
)

if TYPE_CHECKING:
    from asyncio import Future


@dataclass(slots=True)
class Entry:
    """A move to append. Its token tells its row from another writer's at the same version."""

    match: str
    version: int
    move: LoggedMove
    deadline: Deadline | None
    ending: Ending | None
    answer: "Future[None]" = field(repr=False)
    turn: int | None = None  # who is to move then
    token: int = field(default_factory=lambda: secrets.randbits(63), repr=False)


def keep_all(connection: Connection, entries: Sequence[Entry]) -> None:
    """Append all or none. The order is the same for everybody, so that two processes never
    deadlock."""
    entries = sorted(entries, key=lambda entry: entry.match)
    run(connection, KEEP_MOVE, [_move_row(entry) for entry in entries])
    last = {entry.match: entry for entry in entries}.values()
    standing = [_deadline_row(entry.deadline) for entry in last if entry.deadline is not None]
    run(connection, KEEP_DEADLINE[connection.dialect.name], standing)
    gone = [{"m": entry.match} for entry in last if entry.deadline is None]
    run(connection, DROP_DEADLINE, gone)
    ended = [
        {"m": entry.match, "new": entry.ending, "then": entry.move.at}
        for entry in last
        if entry.ending is not None
    ]
    run(connection, END_MATCH, ended)
    run(connection, LEAVE_SEATS, [{"m": row["m"], "then": row["then"]} for row in ended])


def keep_each(connection: Connection, entries: Sequence[Entry]) -> list[StoreError | None]:
    """Append row by row in one transaction; return each caller's error, or None."""
    return [_keep(connection, entry) for entry in entries]


def _keep(connection: Connection, entry: Entry) -> StoreError | None:
    """Append one move in a savepoint. If the whole database fails, the savepoint is gone too, and
    the owner of the transaction handles it."""
    savepoint = connection.begin_nested()
    try:
        keep_all(connection, [entry])
    except IntegrityError:
        savepoint.rollback()
        return _verdict(connection, entry)
    except (DBAPIError, UnicodeError, OverflowError) as error:
        if not _of_the_row(error):
            raise
        savepoint.rollback()
        return RowRefused(type(error).__name__)
    savepoint.commit()
    return None


def _of_the_row(error: Exception) -> bool:
    """Return whether the error means that a value cannot be stored: SQLSTATE 22, or the driver's
    own."""
    if not isinstance(error, DBAPIError):
        return True
    if isinstance(error, OperationalError) or error.connection_invalidated:
        return False
    return str(getattr(error.orig, "sqlstate", None) or "22").startswith("22")


def _verdict(connection: Connection, entry: Entry) -> StoreError | None:
    """Return why the row was refused. A row with our token is ours: only its confirmation was
    lost."""
    row = (log.c.match == entry.match, log.c.version == entry.version)
    token = connection.execute(select(log.c.token).where(*row)).scalar()
    if token is not None:
        return None if token == entry.token else StaleVersion(entry.match, entry.version)
    status = connection.execute(
        select(matches.c.status).where(matches.c.id == entry.match)
    ).scalar()
    if status is None:
        return UnknownMatch(entry.match)
    return StaleVersion(entry.match, entry.version) if status == "live" else NotLive(entry.match)


def _move_row(entry: Entry) -> Row:
    move = entry.move
    return {
        "m": entry.match,
        "v": entry.version,
        "s": move.seat,
        "t": move.text,
        "a": move.at,
        "k": entry.token,
        "c": move.chooser,
        "n": entry.turn,
    }


def _deadline_row(deadline: Deadline) -> Row:
    return {
        "m": deadline.match,
        "s": deadline.seat,
        "v": deadline.version,
        "d": deadline.due,
        "b": json.dumps(deadline.banks),
        "o": json.dumps(dict(deadline.votes)),
        "w": deadline.waited,
    }


def put_deadline(connection: Connection, deadline: Deadline) -> None:
    run(connection, KEEP_DEADLINE[connection.dialect.name], [_deadline_row(deadline)])


def end_match(connection: Connection, match: str, ending: Ending, at: int) -> bool:
    """End a match; return False if it was over."""
    still = matches.c.status.in_(("lobby", "live"))
    ended = connection.execute(
        update(matches).where(matches.c.id == match, still).values(status=ending, finished=at)
    )
    if ended.rowcount:
        run(connection, LEAVE_SEATS, [{"m": match, "then": at}])
        run(connection, DROP_DEADLINE, [{"m": match}])
    return bool(ended.rowcount)
