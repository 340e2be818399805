"""Defines the events of a table, told in the order in which they happened."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from games.game import Seat, Step

Choice: TypeAlias = Literal["wait", "turn", "seat"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
"""What the others can choose about somebody absent: wait another turn, or let a computer play this
turn, or let it play until the person is back."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move is on disk: what everybody saw of it, and what single seats did."""

    seat: Seat
    version: int
    step: Step[Any, Any]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A seat's own time is up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MayAsk:
    """A turn without a time limit has lasted so long that anybody at the table may ask."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """The others are called to vote about a seat."""

    seat: Seat
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Voted:
    """Somebody voted; the table holds the votes so far."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Decided:
    """What becomes of a seat, by votes or for want of them."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Wished:
    """Somebody wishes the table to pause or to end, or no longer does."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rested:
    """The match is paused, or goes on."""

    on: bool


@dataclass(frozen=True, slots=True)
class Deserted:
    """Nobody is left at the table."""


@dataclass(frozen=True, slots=True)
class Ready:
    """Somebody has seen how the round came out and wants the next deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A computer acts for the seat now, or its person is back."""

    seat: Seat
    level: str | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The match ended without a move: without a result, as nobody is left, all agreed or a
    moderator ended it; or because all others have left, and who is still there has won."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The results of a finished match and its new ratings are saved."""


@dataclass(frozen=True, slots=True)
class Started:
    """The lobby's players sit at the table, and the cards are dealt."""


TableEvent: TypeAlias = (
    Started
    | Moved
    | TimeUp
    | MayAsk
    | Asked
    | Voted
    | Decided
    | Ready
    | Wished
    | Rested
    | Deserted
    | SeatChanged
    | Ended
    | Counted
)
