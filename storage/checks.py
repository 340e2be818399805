"""Checks a whole database by queries, each of which finds the matches that break a rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, or_, select, text

from storage.database import Database
from storage.periods import ALWAYS
from storage.schema import deadlines, history, log, matches, ratings, results, seats, tallies
from storage.tallies import EVERYWHERE

MOST = 100  # matches listed for one check


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem; `match` is empty if it concerns the whole database."""

    check: str
    match: str = ""


async def check(database: Database) -> tuple[Finding, ...]:
    """Run every check that needs no game's rules."""
    found: list[Finding] = []
    for name, question in CHECKS.items():
        found += await database.read(_asked, name, question)
    return (*await database.read(_damage), *found)


def _asked(connection: Connection, name: str, question: Select[Any]) -> list[Finding]:
    rows = connection.execute(question.limit(MOST)).scalars()
    return [Finding(name, str(row)) for row in rows]


def _damage(connection: Connection) -> list[Finding]:
    """Check SQLite's file for damage; PostgreSQL needs no such check."""
    if connection.dialect.name != "sqlite":
        return []
    found = []
    if connection.execute(text("PRAGMA integrity_check(1)")).scalar() != "ok":
        found.append(Finding("damaged"))
    orphans = connection.execute(text("PRAGMA foreign_key_check")).fetchmany(MOST)
    return found + [Finding("orphan", f"{table} {row}") for table, row, *_ in orphans]


def _checks() -> Mapping[str, Select[Any]]:
    begun = select(seats.c.match).group_by(seats.c.match)
    number = matches.c.seats
    taken = select(func.count()).where(seats.c.match == matches.c.id).scalar_subquery()
    played = select(func.count()).where(results.c.person == tallies.c.person).scalar_subquery()
    return {
        "gap in the log": select(log.c.match)
        .group_by(log.c.match)
        .having(func.count() != func.max(log.c.version) + 1),
        "moves in a lobby": select(matches.c.id).where(
            matches.c.status == "lobby", matches.c.id.in_(select(log.c.match))
        ),
        "seats beyond the table": begun.join(matches).having(
            func.max(seats.c.seat) >= func.max(number)
        ),
        "empty seats in play": select(matches.c.id).where(
            matches.c.status == "live", taken != number
        ),
        "deadline of a match that is over": select(deadlines.c.match)
        .join(matches)
        .where(matches.c.status.in_(("finished", "closed"))),
        "still seated when over": select(seats.c.match)
        .join(matches)
        .where(matches.c.status.in_(("finished", "closed")), seats.c.left.is_(None))
        .distinct(),
        "finished without results": select(matches.c.id).where(
            matches.c.status == "finished", matches.c.id.not_in(select(results.c.match))
        ),
        "results of a match that is not finished": select(results.c.match)
        .join(matches)
        .where(matches.c.status != "finished")
        .distinct(),
        "times out of order": select(matches.c.id).where(
            or_(matches.c.started < matches.c.created, matches.c.finished < matches.c.created)
        ),
        "rating without its history": select(ratings.c.person).where(
            ratings.c.matches
            != select(func.count())
            .where(
                history.c.person == ratings.c.person,
                history.c.game == ratings.c.game,
                history.c.pool == ratings.c.pool,
            )
            .scalar_subquery()
        ),
        "tally that is not the results": select(tallies.c.person)
        .where(tallies.c.scope == EVERYWHERE, tallies.c.period == ALWAYS, tallies.c.level == "")
        .group_by(tallies.c.person)
        .having(func.sum(tallies.c.matches) != played),
    }


CHECKS = _checks()
