"""Counts finished matches into results, ladder and tallies, one at a time and each once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, fields
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, text
from sqlalchemy.engine import Row

from storage.rating import DAY, MOST_A_DAY, Counted, Key, people, rate, standing, why_not
from storage.records import Finisher, Outcome, Rating, RatingChange, Result
from storage.schema import history, ratings, results, seats, tallies
from storage.tallies import keep, take, tallied, tally
from storage.upsert import put

LOCK = 0x6C6164646572  # PostgreSQL's advisory lock for counting: "ladder"
BATCH = 500  # matches read at once when everything is recomputed

RESULT = [results.c[each.name] for each in fields(Result)]
RATING = [ratings.c[each.name] for each in fields(Rating)]
CHANGE = [history.c[each.name] for each in fields(RatingChange)]

Progress = Callable[[int, int], None]
"""Gets the number of matches done, and of all."""


def count(connection: Connection, outcome: Outcome) -> tuple[Result, ...]:
    """Count a match and return its results; a counted match stays as it is."""
    _alone(connection)
    if known := results_of(connection, outcome.match):
        return known
    reason = why_not(outcome) or _too_often(connection, outcome)
    number = (connection.execute(select(func.max(results.c.counted))).scalar() or 0) + 1
    rows = [_result(outcome, each, reason) for each in outcome.finishers]
    connection.execute(insert(results), [asdict(row) | {"counted": number} for row in rows])
    tally(connection, rows)
    if reason is None:
        _rate(connection, outcome, number)
    return tuple(sorted(rows, key=lambda row: row.seat))


def recompute(connection: Connection, progress: Progress | None = None) -> None:
    """Recompute everything from the results, in the order in which they were counted."""
    _alone(connection)
    for table in (history, ratings, tallies):
        connection.execute(delete(table))
    ladder: dict[Key, Rating] = {}
    last = connection.execute(select(func.max(results.c.counted))).scalar() or 0
    for start in range(0, last, BATCH):
        _again(connection, ladder, start)
        if progress is not None:
            progress(min(start + BATCH, last), last)
    _keep_ratings(connection, ladder.values())


def results_of(connection: Connection, match: str) -> tuple[Result, ...]:
    found = select(*RESULT).where(results.c.match == match).order_by(results.c.seat)
    return tuple(Result(*row) for row in connection.execute(found))


def _alone(connection: Connection) -> None:
    """Take the lock: the ladder depends on the order of counting. SQLite has only one writer
    anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _too_often(connection: Connection, outcome: Outcome) -> str | None:
    """Return whether the same people have played five rated matches that day, in any game."""
    party = set(people(outcome))
    lately = select(results.c.match).where(
        results.c.person == min(party),
        results.c.finished > outcome.finished - DAY,
        results.c.finished <= outcome.finished,
        results.c.rated,
    )
    others = (
        select(results.c.match, results.c.person)
        .where(results.c.match.in_(lately), results.c.person.is_not(None))
        .order_by(results.c.match)
    )
    rows = connection.execute(others).all()
    met = [{row[1] for row in group} for _, group in groupby(rows, key=lambda row: row[0])]
    return "often" if met.count(party) >= MOST_A_DAY else None


def _result(outcome: Outcome, finisher: Finisher, reason: str | None) -> Result:
    return Result(
        outcome.match,
        finisher.seat,
        finisher.person,
        finisher.place,
        finisher.points,
        finisher.team,
        rated=reason is None,
        why_not=reason,
        guild=outcome.guild,
        game=outcome.game,
        variant=outcome.variant,
        finished=outcome.finished,
    )


def _rate(connection: Connection, outcome: Outcome, number: int) -> None:
    counted = Counted(
        outcome.match, outcome.game, outcome.variant, outcome.finished, outcome.finishers
    )
    theirs = (ratings.c.person.in_(people(outcome)), ratings.c.game == outcome.game)
    rows = connection.execute(select(*RATING).where(*theirs))
    ladder = {(each.person, each.game, each.pool): each for each in (Rating(*row) for row in rows)}
    _keep_changes(connection, [(number, change) for change in rate(ladder, counted)])
    _keep_ratings(connection, ladder.values())


def _again(connection: Connection, ladder: dict[Key, Rating], start: int) -> None:
    rows = connection.execute(
        select(results, seats.c.level)
        .outerjoin(seats, and_(seats.c.match == results.c.match, seats.c.seat == results.c.seat))
        .where(results.c.counted > start, results.c.counted <= start + BATCH)
        .order_by(results.c.counted, results.c.seat)
    ).all()
    changes: list[tuple[int, RatingChange]] = []
    found = tallied()
    for number, group in groupby(rows, key=lambda row: row.counted):
        match = list(group)
        take(found, list(map(_again_result, match)), _levels(match))
        if match[0].rated:
            changes += [(number, change) for change in rate(ladder, _counted(match))]
    _keep_changes(connection, changes)
    keep(connection, found)


def _again_result(row: Row[Any]) -> Result:
    return Result(**{each.name: getattr(row, each.name) for each in fields(Result)})


def _levels(rows: Sequence[Row[Any]]) -> dict[int, str]:
    return {row.seat: row.level for row in rows if row.level is not None}


def _counted(rows: Sequence[Row[Any]]) -> Counted:
    first = rows[0]
    finishers = tuple(
        Finisher(row.seat, row.person, row.place, row.points, row.team) for row in rows
    )
    return Counted(first.match, first.game, first.variant, first.finished, finishers)


def _keep_changes(connection: Connection, changes: Sequence[tuple[int, RatingChange]]) -> None:
    if changes:
        rows = [asdict(change) | {"counted": number} for number, change in changes]
        connection.execute(insert(history), rows)


def _keep_ratings(connection: Connection, kept: Iterable[Rating]) -> None:
    if rows := [asdict(rating) | {"standing": standing(rating)} for rating in kept]:
        put(connection, ratings, rows)
