"""Lists the open tables of a person from rows alone, in one query."""

from dataclasses import fields
from itertools import groupby
from typing import Any, get_args

from sqlalchemy import (
    Connection,
    Integer,
    and_,
    case,
    exists,
    func,
    literal,
    null,
    select,
    union_all,
    update,
)

from storage.ranking import OUT
from storage.records import MAY_ASK, PLAYED, OpenTable, Relation, Sitting
from storage.schema import absences, deadlines, invitations, log, matches, seats

OPEN = ("lobby", "live")
UNTIMED = (MAY_ASK, PLAYED)
"""Clocks that end nobody's turn."""
OF_MATCH = ("game", "rules", "status", "speed", "guild", "channel", "message", "host", "created")
SITTING = tuple(each.name for each in fields(Sitting))
NEAREST: tuple[Relation, ...] = get_args(Relation)
"""Where a table is in the list for two reasons, the first of these counts."""


def open_to(connection: Connection, person: int, guild: int | None) -> tuple[OpenTable, ...]:
    rows = connection.execute(question(person, guild)).mappings()
    whole = sorted(rows, key=lambda row: (row["match"], NEAREST.index(row["relation"])))
    return tuple(_table(list(group)) for _, group in groupby(whole, key=lambda row: row["match"]))


def question(person: int, guild: int | None) -> Any:
    """Ask for each table once a seat and once a reason."""
    found = _found(person, guild)
    moves = select(log.c.turn).where(log.c.match == matches.c.id)
    last = moves.order_by(log.c.version.desc()).limit(1).scalar_subquery()
    running = case((deadlines.c.seat >= 0, deadlines.c.seat))
    return (
        select(
            found.c.match,
            found.c.relation,
            found.c.own,
            *(matches.c[name] for name in OF_MATCH),
            func.coalesce(last, running).label("turn"),
            deadlines.c.due,
            deadlines.c.seat.label("clock"),
            *(seats.c[name].label(f"its_{name}") for name in SITTING),
        )
        .select_from(found)
        .join(matches, matches.c.id == found.c.match)
        .outerjoin(deadlines, deadlines.c.match == matches.c.id)
        .outerjoin(seats, seats.c.match == matches.c.id)
        .where(matches.c.status.in_(OPEN))
    )


def _found(person: int, guild: int | None) -> Any:
    mine, away, lost = seats.alias("mine"), seats.alias("away"), absences.alias("lost")
    is_out = exists().where(
        lost.c.match == away.c.match, lost.c.seat == away.c.seat, lost.c.what.in_(OUT)
    )
    nobody = null().cast(Integer)
    parts = [
        _reason(mine.c.match, "seated", mine.c.seat).where(
            mine.c.person == person, mine.c.left.is_(None), mine.c.stand_in.is_(None)
        ),
        _reason(away.c.match, "away", away.c.seat).where(
            away.c.person == person, away.c.stand_in.is_not(None), ~is_out
        ),
        _reason(invitations.c.match, "invited", nobody)
        .join(matches, matches.c.id == invitations.c.match)
        .where(invitations.c.person == person, invitations.c.open, matches.c.status == "lobby"),
    ]
    if guild is not None:
        here = and_(matches.c.guild == guild, matches.c.status == "lobby")
        parts.append(_reason(matches.c.id, "here", nobody).where(here))
    return union_all(*parts).subquery("found")


def _reason(match: Any, relation: Relation, seat: Any) -> Any:
    return select(match.label("match"), literal(relation).label("relation"), seat.label("own"))


def _table(rows: list[Any]) -> OpenTable:
    first = rows[0]
    sitting = {row["its_seat"]: row for row in rows if row["its_seat"] is not None}
    return OpenTable(
        match=first["match"],
        **{name: first[name] for name in OF_MATCH},
        relation=first["relation"],
        seat=first["own"],
        turn=first["turn"],
        due=None if first["clock"] in UNTIMED else first["due"],
        clock=first["clock"],
        sittings=tuple(_sitting(sitting[seat]) for seat in sorted(sitting)),
    )


def _sitting(row: Any) -> Sitting:
    return Sitting(**{name: row[f"its_{name}"] for name in SITTING})


def note_turn(connection: Connection, match: str, version: int, turn: int) -> None:
    last = (log.c.match == match, log.c.version == version - 1, log.c.turn.is_(None))
    connection.execute(update(log).where(*last).values(turn=turn))
