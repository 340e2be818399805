"""Defines the events of a Queen of Scots table, and what they tell of hands. The first union is
public, the second for one seat."""

from collections import Counter
from collections.abc import Iterable, Mapping
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
    """The top went into the set, as a new one or onto one; the cards below it into the hand, unless
    it came alone."""

    seat: Seat
    pile: Cards  # what was taken of it, oldest first
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

Minimum: TypeAlias = Mapping[str, int]
"""By code, how many of it are in the hand at the least; what is not named is 0."""


def public_minimum(seats: int, events: Iterable[Event]) -> tuple[Minimum, ...]:
    """Of each hand, from the public events in order (QS-13.2). It begins again with each deal."""
    least: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        match event:
            case Dealt():
                least = [Counter() for _ in range(seats)]
            case JewelsShown(seat, cards):
                least[seat] |= Counter(cards)
            case TookPile(seat, pile, _, laid, onto):
                _leave(least[seat], () if onto else laid[1:])
                least[seat].update(pile[:-1])
            case Laid(seat, _, cards) | Added(seat, _, cards):
                _leave(least[seat], cards)
            case Discarded(seat, card):
                _leave(least[seat], (card,))
    return tuple(+counter for counter in least)


def _leave(least: Counter[str], cards: Iterable[str]) -> None:
    for card in cards:
        least[card] = max(0, least[card] - 1)
