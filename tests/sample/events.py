"""What happened at a table of Low Ebb. The first union is public, the second for one seat alone."""

from dataclasses import dataclass
from typing import TypeAlias

from games.game import Seat
from tests.sample.state import Cards


@dataclass(frozen=True, slots=True)
class Dealt:
    dealer: Seat
    turn: Seat
    face_up: int
    draw: int  # cards left to draw


@dataclass(frozen=True, slots=True)
class Took:
    """The card that lay face up went into the hand, and another one out."""

    seat: Seat
    card: int
    out: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn unseen, and another one went out."""

    seat: Seat
    out: int
    draw: int  # cards left to draw


@dataclass(frozen=True, slots=True)
class Knocked:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """The round is over: all hands are shown."""

    hands: tuple[Cards, ...]
    points: tuple[int, ...]  # by seat
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnHand:
    """To its owner: the cards dealt."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class OwnDraw:
    """To the drawer: the card."""

    card: int


Public: TypeAlias = Dealt | Took | Drew | Knocked | Scored | GameOver
Private: TypeAlias = OwnHand | OwnDraw
Event: TypeAlias = Public | Private
