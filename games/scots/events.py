"""What happened at a Queen of Scots table. The first union is public, the second for one seat."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.game import Seat
from games.scots.cards import Cards
from games.scots.state import Sets


@dataclass(frozen=True, slots=True)
class Dealt:
    dealer: Seat
    turn: Seat
    face_up: str
    hand: int  # cards dealt to each seat
    draw: int  # cards left to draw


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    hand: int  # cards in the hand now
    draw: int  # cards left to draw


@dataclass(frozen=True, slots=True)
class Recycled:
    """All of the face-up pile but its top was shuffled to be drawn from."""

    draw: int  # cards to draw now
    recycles: int  # this round


@dataclass(frozen=True, slots=True)
class JewelsShown:
    """Two wild cards were shown, and stay in the hand."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class TookPile:
    """The top went into the set, as a new one or onto one; the cards below it into the hand."""

    seat: Seat
    pile: Cards  # oldest first
    number: int  # of the set, from 1
    set: Cards  # as it is now
    onto: bool  # it lay there before


@dataclass(frozen=True, slots=True)
class Laid:
    seat: Seat
    number: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Added:
    seat: Seat
    number: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class WentOut:
    """The last card of the hand went into a set or on the face-up pile."""

    seat: Seat
    way: Literal["set", "discard"]


@dataclass(frozen=True, slots=True)
class Exhausted:
    """There was nothing left to draw."""


@dataclass(frozen=True, slots=True)
class Scored:
    """The round is over: all hands are shown."""

    hands: tuple[Cards, ...]
    sets: tuple[Sets, ...]
    scores: tuple[int, ...]  # of the round, by seat
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnHand:
    """To its owner: the eleven cards dealt."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class OwnDraw:
    """To the drawer: the card."""

    card: str


Public: TypeAlias = (
    Dealt
    | Drew
    | Recycled
    | JewelsShown
    | TookPile
    | Laid
    | Added
    | Discarded
    | WentOut
    | Exhausted
    | Scored
    | GameOver
)
Private: TypeAlias = OwnHand | OwnDraw
Event: TypeAlias = Public | Private
