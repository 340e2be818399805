"""Adds up who met whom as matches are counted: profiles read these rows.

Joining the thousands of matches of a busy person with their parties would take too long. The rows
are written in the transaction of the results, and `recompute` finds exactly the same numbers.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, select

from storage.records import Result
from storage.schema import meetings
from storage.upsert import add

NUMBERS = ("ahead", "behind", "level", "together", "won_together")
OFTEN = 5
"""The fewest matches against somebody that make them a nemesis."""
RIVALS = 5  # people listed head to head


@dataclass(frozen=True, slots=True)
class Met:
    """The record with another person: matches against them, and matches as their partner."""

    person: int
    ahead: int
    behind: int
    level: int
    together: int
    won_together: int

    @property
    def against(self) -> int:
        return self.ahead + self.behind + self.level


Meetings: TypeAlias = dict[str, Counter[tuple[int, int]]]
"""By the column: numbers of a person and another."""


def no_meetings() -> Meetings:
    return {name: Counter() for name in NUMBERS}


def meet(found: Meetings, rows: Sequence[Result]) -> None:
    """Add one match; computers do not count."""
    for me, them in permutations((row for row in rows if row.person is not None), 2):
        if me.person is None or them.person is None or me.person == them.person:
            continue
        key = me.person, them.person
        if me.team is not None and me.team == them.team:
            found["together"][key] += 1
            found["won_together"][key] += me.place == 1
        elif me.place == them.place:
            found["level"][key] += 1
        else:
            found["ahead" if me.place < them.place else "behind"][key] += 1


def keep_meetings(connection: Connection, found: Meetings) -> None:
    pairs = sorted(set[tuple[int, int]]().union(*found.values()))  # a fixed order: no deadlocks
    rows = [
        {"person": person, "other": other} | {name: found[name][person, other] for name in NUMBERS}
        for person, other in pairs
    ]
    if rows:
        add(connection, meetings, rows)


MET = [meetings.c.other, *(meetings.c[name] for name in NUMBERS)]
AGAINST = meetings.c.ahead + meetings.c.behind + meetings.c.level
MARGIN = meetings.c.behind - meetings.c.ahead


def met_by(connection: Connection, person: int, other: int | None) -> tuple[Met, ...]:
    """Return the record with each person met, or with one of them."""
    asked = select(*MET).where(meetings.c.person == person)
    if other is not None:
        asked = asked.where(meetings.c.other == other)
    return tuple(Met(*row) for row in connection.execute(asked.order_by(meetings.c.other)))


def most_met(connection: Connection, person: int) -> tuple[Met, ...]:
    """Return those of the people met who can be rivals: the most frequent opponents, the one who
    came in ahead by the widest margin, and the partner with whom most matches were won."""

    def best(most: int, wanted: ColumnElement[bool], *order: ColumnElement[int]) -> set[Met]:
        asked = select(*MET).where(meetings.c.person == person, wanted)
        first = asked.order_by(*(each.desc() for each in order), meetings.c.other).limit(most)
        return {Met(*row) for row in connection.execute(first)}

    found = best(RIVALS, AGAINST > 0, AGAINST)
    found |= best(1, (AGAINST >= OFTEN) & (MARGIN > 0), MARGIN, AGAINST)
    found |= best(1, meetings.c.together > 0, meetings.c.won_together, meetings.c.together)
    return tuple(sorted(found, key=lambda met: met.person))
