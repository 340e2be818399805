"""Defines the events of a table, told in the order in which they happened."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from games.game import Seat, Step

Choice: TypeAlias = Literal["wait", "turn", "seat"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
"""What the others can choose when a seat's time is up: wait, or let a computer play one turn, or
let it play until the person is back."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move is on disk: what everybody saw of it, and what single seats did."""

    seat: Seat
    version: int
    step: Step[Any, Any]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A seat's time is up, and the others vote."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Voted:
    """Somebody voted; the table holds the votes so far."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Decided:
    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A computer acts for the seat now, or its person is back."""

    seat: Seat
    level: str | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The match ended without a result: nobody is left, or a moderator ended it."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The results of a finished match and its new ratings are saved."""


@dataclass(frozen=True, slots=True)
class Started:
    """The lobby's players sit at the table, and the cards are dealt."""


TableEvent: TypeAlias = Started | Moved | TimeUp | Voted | Decided | SeatChanged | Ended | Counted
