"""Defines the moves of Queen of Scots and their texts."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from games.errors import UnreadableMove
from games.game import Seat
from games.scots.cards import Cards
from games.scots.state import State
from games.texts import number, words

CODE = re.compile(r"[A-Z][A-Z0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class Draw:
    """The player draws the top of the draw pile."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """The face-up pile, its top laid with these cards of the hand as a new set."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(("take", *self.cards))


@dataclass(frozen=True, slots=True)
class TakeOnto:
    """The face-up pile, the jewels on its top laid onto an own set, counted from 1."""

    number: int

    def __str__(self) -> str:
        return f"take onto {self.number}"


@dataclass(frozen=True, slots=True)
class Lay:
    """A new set from the hand."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(("lay", *self.cards))


@dataclass(frozen=True, slots=True)
class Add:
    """Cards from the hand to an own set, counted from 1."""

    number: int
    cards: Cards

    def __str__(self) -> str:
        return " ".join(("add", str(self.number), *self.cards))


@dataclass(frozen=True, slots=True)
class Discard:
    """A card of the hand goes on the face-up pile."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Appoint:
    """Chance names who deals the first round."""

    seat: Seat

    def __str__(self) -> str:
        return f"dealer {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer puts the whole deck in this order, top first."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(("deal", *self.cards))


@dataclass(frozen=True, slots=True)
class Recycle:
    """The dealer puts the recycled pile in this order, top first."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(("shuffle", *self.cards))


Pickup: TypeAlias = Draw | Take | TakeOnto
Dealing: TypeAlias = Appoint | Deal | Recycle
Move: TypeAlias = Pickup | Lay | Add | Discard | Dealing


def parse(state: State, text: str) -> Move:
    """Read cards in any order; they are written in that of the deck file."""
    match words(text):
        case ["draw"]:
            return Draw()
        case ["take", "onto", place]:
            return TakeOnto(number(place))
        case ["take", *cards]:
            return Take(_in_order(state, cards))
        case ["lay", *cards]:
            return Lay(_in_order(state, cards))
        case ["add", place, *cards]:
            return Add(number(place), _in_order(state, cards))
        case ["discard", card]:
            return Discard(*_codes([card]))
        case ["dealer", seat]:
            return Appoint(number(seat))
        case ["deal", *cards]:
            return Deal(_codes(cards))
        case ["shuffle", *cards]:
            return Recycle(_codes(cards))
    raise UnreadableMove


def _in_order(state: State, cards: list[str]) -> Cards:
    """Sort in deck-file order; codes that the deck does not have come last."""
    place, after = state.deck.place, len(state.deck.codes)
    return tuple(sorted(_codes(cards), key=lambda card: (place.get(card, after), card)))


def _codes(cards: list[str]) -> Cards:
    if not all(map(CODE.fullmatch, cards)):
        raise UnreadableMove
    return tuple(cards)
