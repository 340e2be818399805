"""What a table tells those who show it: facts, in the order in which they happened."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from games.game import Seat, Step

Choice: TypeAlias = Literal["wait", "turn", "seat"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
"""What the others can choose when a seat's time is up: wait, or a computer for one turn, or until
its person is back."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move is on disk: what all saw of it, and what single seats did."""

    seat: Seat
    version: int
    step: Step[Any, Any]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The others are asked what to do."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Voted:
    """Somebody chose; the choices so far stand at the table."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Decided:
    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A computer acts for the seat, or its person is back."""

    seat: Seat
    level: str | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over without an end of its own: nobody is left, or a moderator ended it."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The results of a finished match are in, and with them the new ratings."""


@dataclass(frozen=True, slots=True)
class Started:
    """The people of the lobby are at the table, and the cards are dealt."""


TableEvent: TypeAlias = Started | Moved | TimeUp | Voted | Decided | SeatChanged | Ended | Counted
