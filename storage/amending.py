"""Changes a match otherwise than by a move: who sits there, who is absent, its deadline, its end.
All of a change is kept, or nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Connection, and_, func, insert, select

from storage import matches
from storage.deadlines import put_current
from storage.records import Absence, Deadline, Ending, Sitting
from storage.schema import absences, seats

ABSENCE = [absences.c[each.name] for each in fields(Absence)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Amendment:
    """A change to a match. None leaves a thing as it is."""

    sittings: tuple[Sitting, ...] | None = None
    absences: tuple[Absence, ...] = ()
    deadline: Deadline | None = None
    match: Mapping[str, Any] | None = None  # fields of the match itself
    ending: Ending | None = None


def amend(connection: Connection, match: str, change: Amendment, at: int) -> None:
    if change.sittings is not None:
        matches.sit(connection, match, change.sittings)
    add_absences(connection, match, change.absences)
    if change.deadline is not None:
        put_current(connection, change.deadline)
    if change.match:
        matches.change(connection, match, change.match)
    if change.ending is not None:
        matches.end(connection, match, change.ending, at)


def add_absences(connection: Connection, match: str, new: Sequence[Absence]) -> None:
    if not new:
        return
    here = select(func.count()).where(absences.c.match == match)
    first = connection.execute(here).scalar_one()
    rows = [asdict(each) | {"match": match, "number": n} for n, each in enumerate(new, first)]
    connection.execute(insert(absences), rows)


def absences_of(connection: Connection, match: str) -> tuple[Absence, ...]:
    rows = select(*ABSENCE).where(absences.c.match == match).order_by(absences.c.number)
    return tuple(Absence(*row) for row in connection.execute(rows))


def unmoved_by(connection: Connection, person: int, since: int) -> int:
    """Return how many matches a person left before they had moved."""
    sat = and_(seats.c.match == absences.c.match, seats.c.seat == absences.c.seat)
    found = (
        select(func.count())
        .select_from(absences.join(seats, sat))
        .where(absences.c.what == "unmoved", absences.c.at > since, seats.c.person == person)
    )
    return connection.execute(found).scalar_one()
