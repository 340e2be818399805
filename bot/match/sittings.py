"""Who sits where, and who acts for whom: pure changes of the seats of a match."""

from collections.abc import Sequence
from dataclasses import replace

from games.game import Seat
from storage.records import Sitting

Sittings = tuple[Sitting, ...]


DEFAULT_LEVEL = "medium"
"""The computer that acts for an absent person."""


def level_at(sittings: Sequence[Sitting], seat: Seat) -> str | None:
    """The computer that acts for a seat."""
    return sittings[seat].level or sittings[seat].stand_in


def left(sittings: Sequence[Sitting], seat: Seat, now: int) -> Sittings:
    """Its person has gone, and a computer takes the seat."""
    return _seated(sittings, replace(sittings[seat], left=now, stand_in=DEFAULT_LEVEL))


def stood_in(sittings: Sequence[Sitting], seat: Seat) -> Sittings:
    """A computer acts for the seat until its person is back."""
    return _seated(sittings, replace(sittings[seat], stand_in=DEFAULT_LEVEL))


def taken_back(sittings: Sequence[Sitting], seat: Seat) -> Sittings | None:
    """The person is there again; None where they had never gone."""
    sitting = sittings[seat]
    if sitting.stand_in is None and sitting.left is None:
        return None
    return _seated(sittings, replace(sitting, stand_in=None, left=None))


def has_people(sittings: Sequence[Sitting]) -> bool:
    """Whether anybody is left at the table."""
    return any(each.person is not None and each.left is None for each in sittings)


def _seated(sittings: Sequence[Sitting], changed: Sitting) -> Sittings:
    return tuple(changed if each.seat == changed.seat else each for each in sittings)
