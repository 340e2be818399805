"""Defines the moves of RACK-O and their texts."""

from dataclasses import dataclass
from typing import TypeAlias

from games.errors import UnreadableMove
from games.racko.state import State
from games.texts import number, words


@dataclass(frozen=True, slots=True)
class Take:
    """The top discard goes into a slot, and with `declare` the player goes RACK-O."""

    slot: int
    declare: bool = False

    def __str__(self) -> str:
        return f"take {self.slot}{' !' * self.declare}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The player draws the top of the draw pile, to look at."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Place:
    """The drawn card goes into a slot."""

    slot: int
    declare: bool = False

    def __str__(self) -> str:
        return f"place {self.slot}{' !' * self.declare}"


@dataclass(frozen=True, slots=True)
class Drop:
    """The drawn card goes on the discard pile."""

    declare: bool = False

    def __str__(self) -> str:
        return f"drop{' !' * self.declare}"


@dataclass(frozen=True, slots=True)
class Cut:
    """The dealer lets each seat draw a card; the lowest deals."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("cut", *self.cards)))


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer puts the whole deck in this order, top first."""

    deck: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("deal", *self.deck)))


Ending: TypeAlias = Take | Place | Drop
Move: TypeAlias = Ending | Draw | Cut | Deal


def parse(_: State, text: str) -> Move:
    order, *rest = words(text)
    declare = rest[-1:] == ["!"]
    numbers = tuple(map(number, rest[: len(rest) - declare]))
    match order, numbers, declare:
        case "take", (slot,), _:
            return Take(slot, declare)
        case "place", (slot,), _:
            return Place(slot, declare)
        case "drop", (), _:
            return Drop(declare)
        case "draw", (), False:
            return Draw()
        case "cut", cards, False:
            return Cut(cards)
        case "deal", deck, False:
            return Deal(deck)
    raise UnreadableMove
