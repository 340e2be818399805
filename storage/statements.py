"""Compiles the statements of an append once with SQLAlchemy and runs them with bare rows."""

from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    and_,
    bindparam,
    case,
    delete,
    exists,
    insert,
    literal_column,
    null,
    or_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.dml import UpdateBase

from storage.schema import deadlines, log, matches, seats

Row = dict[str, Any]


def run(connection: Connection, statement: UpdateBase, rows: list[Row]) -> None:
    """Run a statement compiled by SQLAlchemy, with rows passed straight to the driver."""
    if rows:
        text, row_of = _spelled(statement, connection.dialect)
        connection.exec_driver_sql(text, [row_of(row) for row in rows])


@lru_cache(maxsize=256)
def _spelled(statement: UpdateBase, dialect: Dialect) -> tuple[str, Any]:
    compiled: Any = statement.compile(dialect=dialect)
    names = compiled.positiontup
    if len(names) == 1:
        return str(compiled), lambda row: (row[names[0]],)
    return str(compiled), itemgetter(*names)


def _keep_move() -> UpdateBase:
    """Return the insert of a move. Its version is NULL, which the column refuses, unless the match
    is live and the move before it exists; so no second question is needed."""
    before = log.alias("before")
    match, version = bindparam("m", type_=log.c.match.type), bindparam("v", type_=Integer)
    live = exists().where(matches.c.id == match, matches.c.status == literal_column("'live'"))
    one_less = version - literal_column("1", Integer)
    follows = exists().where(before.c.match == match, before.c.version == one_less)
    return (
        insert(log)
        .inline()
        .values(
            match=match,
            version=case((and_(live, or_(version == literal_column("0"), follows)), version)),
            seat=bindparam("s"),
            text=bindparam("t"),
            at=bindparam("a"),
            token=bindparam("k"),
            chooser=bindparam("c"),
            turn=bindparam("n"),
        )
    )


KEPT = ("seat", "version", "due", "banks", "votes", "waited")
"""What is kept of a deadline."""


def _keep_deadline(insert_or: Any) -> UpdateBase:
    """Return the upsert of a match's only deadline; it voids claims on the former one."""
    new = insert_or(deadlines).values(
        match=bindparam("m"),
        seat=bindparam("s"),
        version=bindparam("v"),
        due=bindparam("d"),
        banks=bindparam("b"),
        votes=bindparam("o"),
        waited=bindparam("w"),
    )
    changes = {name: new.excluded[name] for name in KEPT}
    kept: UpdateBase = new.on_conflict_do_update(
        index_elements=["match"], set_={**changes, "claimed_by": null(), "claimed_until": null()}
    )
    return kept


KEEP_MOVE = _keep_move()
KEEP_DEADLINE = {
    "sqlite": _keep_deadline(sqlite.insert),
    "postgresql": _keep_deadline(postgresql.insert),
}
DROP_DEADLINE = delete(deadlines).where(deadlines.c.match == bindparam("m"))
END_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("m"))
    .values(status=bindparam("new"), finished=bindparam("then"))
)
LEAVE_SEATS = (
    update(seats)
    .where(seats.c.match == bindparam("m"), seats.c.left.is_(None))
    .values(left=bindparam("then"))
)
