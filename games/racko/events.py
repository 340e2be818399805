"""Defines the events of a RACK-O table. The first union is public, the second for one seat
alone."""

from dataclasses import dataclass
from typing import TypeAlias

from games.game import Seat
from games.racko.state import Rack


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Each seat drew a card; the lowest deals the first round."""

    cards: tuple[int, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    dealer: Seat
    turn: Seat
    face_up: int
    draw: int  # cards left to draw
    discard: int


@dataclass(frozen=True, slots=True)
class Took:
    """The top discard went into a slot, and the card that was there went out."""

    seat: Seat
    card: int
    slot: int
    out: int


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    draw: int  # cards left to draw


@dataclass(frozen=True, slots=True)
class Placed:
    """A drawn card, unseen, went into a slot."""

    seat: Seat
    slot: int
    out: int


@dataclass(frozen=True, slots=True)
class Dropped:
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """The draw pile was used up, and the discard pile was turned over to be drawn from."""

    face_up: int
    draw: int
    discard: int


@dataclass(frozen=True, slots=True)
class Racko:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """The round is over: all racks are shown. Nobody declared if the turn limit ended it."""

    racks: tuple[Rack, ...]
    declarer: Seat | None
    prefixes: tuple[int, ...]  # rising cards from the front, by seat
    run: int  # the longest in the declarer's rack, else 0
    bonus: int
    points: tuple[int, ...]  # by seat
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnRack:
    """To its owner: the ten cards dealt."""

    rack: Rack


@dataclass(frozen=True, slots=True)
class OwnDraw:
    """To the drawer: the card."""

    card: int


@dataclass(frozen=True, slots=True)
class Kept:
    """To the drawer: the card that went into the rack."""

    slot: int
    card: int


Public: TypeAlias = (
    DealerDrawn | Dealt | Took | Drew | Placed | Dropped | TurnedOver | Racko | Scored | GameOver
)
Private: TypeAlias = OwnRack | OwnDraw | Kept
Event: TypeAlias = Public | Private
