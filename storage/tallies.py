"""Adds up matches and wins by person as matches are counted: leaderboards read these rows.

Summing a million results would take seconds. The rows are written in the transaction of the
results, and `recompute` finds exactly the same numbers.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, select

from storage.periods import names_at
from storage.records import Result
from storage.schema import seats, tallies
from storage.upsert import add

EVERYWHERE = 0
"""The scope that all servers are in; no server has that id."""

Key: TypeAlias = tuple[int, str, str, str, int, str]
"""Scope, game, pool, period, person, and the level of a computer."""

KEYS = [column.name for column in tallies.primary_key]
NUMBERS = ("matches", "wins", "rated", "rated_wins")

Tallied: TypeAlias = dict[str, Counter[Key]]
"""By the column."""


def tally(connection: Connection, rows: Sequence[Result]) -> None:
    """Add the results of one match."""
    found = tallied()
    take(found, rows, levels_of(connection, rows[0].match if rows else ""))
    keep(connection, found)


def tallied() -> Tallied:
    return {name: Counter() for name in NUMBERS}


def take(found: Tallied, rows: Sequence[Result], levels: Mapping[int, str]) -> None:
    """Add one match; seats with neither a person nor a computer's level are left out."""
    pool = "pairs" if any(row.team is not None for row in rows) else "all"
    for row in rows:
        if row.person is None and row.seat not in levels:
            continue
        won = row.place == 1
        for key in _keys(row, pool, levels):
            found["matches"][key] += 1
            found["wins"][key] += won
            found["rated"][key] += row.rated
            found["rated_wins"][key] += won and row.rated


def _keys(row: Result, pool: str, levels: Mapping[int, str]) -> Iterable[Key]:
    who = (row.person, "") if row.person is not None else (0, levels[row.seat])
    scopes = (EVERYWHERE,) if row.guild is None else (EVERYWHERE, row.guild)
    return [
        (scope, row.game, pool, period, *who)
        for scope in scopes
        for period in names_at(row.finished)
    ]


def keep(connection: Connection, found: Tallied) -> None:
    rows: list[dict[str, Any]] = [
        dict(zip(KEYS, key, strict=True)) | {name: found[name][key] for name in NUMBERS}
        for key in sorted(found["matches"])  # one fixed order avoids deadlocks
    ]
    if rows:
        add(connection, tallies, rows)


def levels_of(connection: Connection, match: str) -> dict[int, str]:
    """Return the levels of a match's computers, by seat."""
    sat = select(seats.c.seat, seats.c.level).where(
        seats.c.match == match, seats.c.level.is_not(None)
    )
    return {seat: str(level) for seat, level in connection.execute(sat)}
