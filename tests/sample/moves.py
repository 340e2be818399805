"""What a seat may ask for in Low Ebb, and its text."""

from dataclasses import dataclass
from typing import TypeAlias

from games.errors import UnreadableMove
from games.texts import number, words
from tests.sample.state import State


@dataclass(frozen=True, slots=True)
class Take:
    """A card is thrown, and the one that lay face up goes into the hand."""

    card: int

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is thrown, and the top of the draw pile goes into the hand."""

    card: int

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Knock:
    def __str__(self) -> str:
        return "knock"


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's: the order of the whole deck, top first."""

    deck: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("deal", *self.deck)))


Move: TypeAlias = Take | Draw | Knock | Deal


def parse(_: State, text: str) -> Move:
    match words(text):
        case ["take", card]:
            return Take(number(card))
        case ["draw", card]:
            return Draw(number(card))
        case ["knock"]:
            return Knock()
        case ["deal", *deck]:
            return Deal(tuple(map(number, deck)))
    raise UnreadableMove
