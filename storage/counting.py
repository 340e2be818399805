"""Counts finished matches into results, ladder and tallies, one at a time and each once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, fields, replace
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, text, update
from sqlalchemy.engine import Row

from storage.amending import absences_of
from storage.honours import Thrones, crown, earn, forget_closed
from storage.matches import log_of, nameless_at
from storage.meetings import keep_meetings, meet, no_meetings
from storage.ranking import Attended, ranked
from storage.rating import DAY, MOST_A_DAY, Counted, Key, people, rate, standing, why_not
from storage.records import RATING_RULES, Finisher, Outcome, Rating, RatingChange, Result
from storage.schema import fame, history, meetings, ratings, results, seats, tallies, titles
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
    alone(connection)
    if known := results_of(connection, outcome.match):
        return known
    outcome = _ranked(connection, _still_nameless(connection, outcome))
    reason = why_not(outcome) or _too_often(connection, outcome)
    number = (connection.execute(select(func.max(results.c.counted))).scalar() or 0) + 1
    rows = [_result(outcome, each, each.out or reason) for each in outcome.finishers]
    connection.execute(insert(results), [asdict(row) | {"counted": number} for row in rows])
    tally(connection, rows)
    met = no_meetings()
    meet(met, rows)
    keep_meetings(connection, met)
    if reason is None:
        _rate(connection, outcome, number)
        crown(connection, outcome)
    earn(connection, outcome)
    return tuple(sorted(rows, key=lambda row: row.seat))


def recompute(connection: Connection, progress: Progress | None = None) -> None:
    """Recompute everything from the results, in the order in which they were counted; achievements
    are found from the logs."""
    alone(connection)
    for table in (history, ratings, tallies, meetings, titles, fame):
        connection.execute(delete(table))
    forget_closed(connection)
    ladder: dict[Key, Rating] = {}
    thrones = Thrones(connection)
    last = connection.execute(select(func.max(results.c.counted))).scalar() or 0
    for start in range(0, last, BATCH):
        _again(connection, ladder, thrones, start)
        if progress is not None:
            progress(min(start + BATCH, last), last)
    _keep_ratings(connection, ladder.values())
    thrones.keep(connection)


def results_of(connection: Connection, match: str) -> tuple[Result, ...]:
    found = select(*RESULT).where(results.c.match == match).order_by(results.c.seat)
    return tuple(Result(*row) for row in connection.execute(found))


def alone(connection: Connection) -> None:
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
        .where(results.c.match.in_(lately), results.c.person.is_not(None), results.c.rated)
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
        by_game=finisher.by_game,
        left=finisher.left,
    )


def _still_nameless(connection: Connection, outcome: Outcome) -> Outcome:
    """Leave seats nameless whose people had their data deleted: a table in another process may not
    know."""
    nameless = nameless_at(connection, outcome.match)
    finishers = tuple(
        replace(each, person=nameless[each.seat])
        if each.person is not None and each.seat in nameless
        else each
        for each in outcome.finishers
    )
    return replace(outcome, finishers=finishers)


def _ranked(connection: Connection, outcome: Outcome) -> Outcome:
    """Rank a match by who stayed, unless it keeps the rule of before."""
    if not outcome.wanted or outcome.rating_rules < RATING_RULES:
        return outcome
    return replace(
        outcome, finishers=ranked(outcome.finishers, attended(connection, outcome.match))
    )


def attended(connection: Connection, match: str) -> Attended:
    """Read who chose the moves; where nobody was absent, all did."""
    absent = absences_of(connection, match)
    return Attended(log_of(connection, match) if absent else (), absent)


def _rate(connection: Connection, outcome: Outcome, number: int) -> None:
    counted = Counted(
        outcome.match, outcome.game, outcome.variant, outcome.finished, outcome.finishers
    )
    theirs = (ratings.c.person.in_(people(outcome)), ratings.c.game == outcome.game)
    rows = connection.execute(select(*RATING).where(*theirs))
    ladder = {(each.person, each.game, each.pool): each for each in (Rating(*row) for row in rows)}
    _keep_changes(connection, [(number, change) for change in rate(ladder, counted)])
    _keep_ratings(connection, ladder.values())


def _again(connection: Connection, ladder: dict[Key, Rating], thrones: Thrones, start: int) -> None:
    rows = connection.execute(
        select(results, seats.c.level)
        .outerjoin(seats, and_(seats.c.match == results.c.match, seats.c.seat == results.c.seat))
        .where(results.c.counted > start, results.c.counted <= start + BATCH)
        .order_by(results.c.counted, results.c.seat)
    ).all()
    changes: list[tuple[int, RatingChange]] = []
    found, met = tallied(), no_meetings()
    for number, group in groupby(rows, key=lambda row: row.counted):
        seated = list(group)
        match = _ranked_again(connection, [_again_result(row) for row in seated])
        take(found, match, _levels(seated))
        meet(met, match)
        if any(row.rated for row in match):
            changes += [(number, change) for change in rate(ladder, _counted(match))]
            thrones.after(ladder, _outcome(match))
    _keep_changes(connection, changes)
    keep(connection, found)
    keep_meetings(connection, met)


def _outcome(rows: Sequence[Result]) -> Outcome:
    counted, guild = _counted(rows), rows[0].guild
    return Outcome(
        counted.match, counted.game, counted.variant, guild, counted.finished, counted.finishers
    )


def _again_result(row: Row[Any]) -> Result:
    return Result(**{each.name: getattr(row, each.name) for each in fields(Result)})


def _levels(rows: Sequence[Row[Any]]) -> dict[int, str]:
    return {row.seat: row.level for row in rows if row.level is not None}


def _ranked_again(connection: Connection, rows: list[Result]) -> list[Result]:
    """Work out again who left; nobody did where the place by the game is not kept apart."""
    if any(row.by_game is None for row in rows):
        return rows
    by_game = [replace(each, place=each.by_game or each.place) for each in _finishers(rows)]
    found = ranked(by_game, attended(connection, rows[0].match))
    again = [
        replace(row, place=each.place, left=each.left)
        for row, each in zip(rows, found, strict=True)
    ]
    for row in again:
        here = (results.c.match == row.match, results.c.seat == row.seat)
        new = {"place": row.place, "left": row.left}
        connection.execute(update(results).where(*here).values(**new))
    return again


def _finishers(rows: Sequence[Result]) -> tuple[Finisher, ...]:
    return tuple(
        Finisher(
            row.seat, row.person, row.place, row.points, row.team, row.left, by_game=row.by_game
        )
        for row in rows
    )


def _counted(rows: Sequence[Result]) -> Counted:
    first, finishers = rows[0], _finishers(rows)
    return Counted(first.match, first.game, first.variant, first.finished, finishers)


def _keep_changes(connection: Connection, changes: Sequence[tuple[int, RatingChange]]) -> None:
    if changes:
        rows = [asdict(change) | {"counted": number} for number, change in changes]
        connection.execute(insert(history), rows)


def _row(rating: Rating) -> dict[str, Any]:
    """Return a rating's row: what leaderboards ask for has columns."""
    return asdict(rating) | {"standing": standing(rating), "settled": rating.is_settled}


def _keep_ratings(connection: Connection, kept: Iterable[Rating]) -> None:
    if rows := [_row(rating) for rating in kept]:
        put(connection, ratings, rows)
