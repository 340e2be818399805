"""Changes who sits at a match and who acts for whom. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from games.game import Seat
from storage.records import Sitting

Sittings = tuple[Sitting, ...]


DEFAULT_LEVEL = "medium"
"""The computer that acts for an absent person."""


def level_at(sittings: Sequence[Sitting], seat: Seat) -> str | None:
    """Return the computer that acts for a seat."""
    return sittings[seat].level or sittings[seat].stand_in


def left(sittings: Sequence[Sitting], seat: Seat, now: int) -> Sittings:
    """Give the seat of a person who left to a computer."""
    return _seated(sittings, replace(sittings[seat], left=now, stand_in=DEFAULT_LEVEL))


def stood_in(sittings: Sequence[Sitting], seat: Seat) -> Sittings:
    """Let a computer act for the seat until its person is back."""
    return _seated(sittings, replace(sittings[seat], stand_in=DEFAULT_LEVEL))


def taken_back(sittings: Sequence[Sitting], seat: Seat) -> Sittings | None:
    """Give the seat back to its person; None if they never left."""
    sitting = sittings[seat]
    if sitting.stand_in is None and sitting.left is None:
        return None
    return _seated(sittings, replace(sitting, stand_in=None, left=None))


def has_people(sittings: Sequence[Sitting]) -> bool:
    """Return whether any person is left at the table."""
    return any(each.person is not None and each.left is None for each in sittings)


def _seated(sittings: Sequence[Sitting], changed: Sitting) -> Sittings:
    return tuple(changed if each.seat == changed.seat else each for each in sittings)
