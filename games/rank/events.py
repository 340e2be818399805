"""Defines the events of a RANK table. The first union is public, the second for one seat alone."""

from dataclasses import dataclass
from typing import TypeAlias

from games.game import Seat
from games.rank.cards import Card


@dataclass(frozen=True, slots=True)
class RolesDrawn:
    """The roles of the first hand, King first and Beggar last."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    hand_number: int
    dealer: Seat
    draw: int  # cards left to draw
    extra: int  # cards in the extra hand


@dataclass(frozen=True, slots=True)
class TookKingsHand:
    """The King exchanged the whole hand for the extra one, unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeptHand:
    """The King left the extra hand where it lies."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoseBenefit:
    seat: Seat
    benefit: str  # lead or steal


@dataclass(frozen=True, slots=True)
class Gave:
    """Cards went from hand to hand, unseen by the others."""

    seat: Seat
    receiver: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    cards: tuple[Card, ...]
    kind: str  # set, crown or modifiers
    pile: str  # afterwards: 3x8, or -


@dataclass(frozen=True, slots=True)
class Forfeited:
    """RK-20.6: modifiers alone were played, and their player counts as having passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundWon:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    number: int
    draw: int  # cards left to draw


@dataclass(frozen=True, slots=True)
class WentOut:
    seat: Seat
    place: int  # the first is 1


@dataclass(frozen=True, slots=True)
class HandOver:
    """The ranking is complete: tokens are given, or without them runs are counted, by seat."""

    hand_number: int
    ranking: tuple[Seat, ...]
    gained: tuple[int, ...]
    tokens: tuple[int, ...]
    reign: tuple[int, ...]
    longest_reign: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    """All hands are shown."""

    winners: tuple[Seat, ...]
    tokens: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class OwnHand:
    """To its owner: the hand dealt, or the extra hand taken."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """To the King who took the extra hand: the one left for it."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class OwnGift:
    """To the giver: the cards that went."""

    receiver: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Received:
    """To the receiver: the cards that came."""

    giver: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class OwnDraw:
    """To the drawer: the cards."""

    cards: tuple[Card, ...]


Public: TypeAlias = (
    RolesDrawn
    | Dealt
    | TookKingsHand
    | KeptHand
    | ChoseBenefit
    | Gave
    | Played
    | Forfeited
    | Passed
    | RoundWon
    | Drew
    | WentOut
    | HandOver
    | GameOver
)
Private: TypeAlias = OwnHand | SetAside | OwnGift | Received | OwnDraw
Event: TypeAlias = Public | Private
