"""Defines the moves of RANK and their texts."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.errors import UnreadableMove
from games.game import Seat
from games.rank.cards import KINDS, Card, in_order
from games.rank.state import State
from games.texts import number, words

Gift: TypeAlias = tuple[Seat, Card]


@dataclass(frozen=True, slots=True)
class Play:
    """The cards of one turn; what they are worth follows from the rules."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("play", *self.cards)))


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class KingsHand:
    """The King takes the extra hand for the own one, or leaves it."""

    choice: Literal["take", "keep"]

    def __str__(self) -> str:
        return f"hand {self.choice}"


@dataclass(frozen=True, slots=True)
class Benefit:
    """The King leads, or steals."""

    choice: Literal["lead", "steal"]

    def __str__(self) -> str:
        return f"benefit {self.choice}"


@dataclass(frozen=True, slots=True)
class KingReturn:
    """The King gives the Beggar as many cards as came from there."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("return", *self.cards)))


@dataclass(frozen=True, slots=True)
class QueenReturn:
    """The Queen gives one card to each seat that gave her one, by seat."""

    gifts: tuple[Gift, ...]

    def __str__(self) -> str:
        return " ".join(("return", *(f"{seat}:{card}" for seat, card in self.gifts)))


@dataclass(frozen=True, slots=True)
class Roles:
    """The dealer tells who drew which role of the first hand, King first and Beggar last."""

    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("roles", *self.seats)))


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer puts the whole deck in this order, top first."""

    deck: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(map(str, ("deal", *self.deck)))


Return: TypeAlias = KingReturn | QueenReturn
Move: TypeAlias = Play | Pass | KingsHand | Benefit | Return | Roles | Deal


def parse(state: State, text: str) -> Move:
    order, *rest = words(text)
    match order, rest:
        case "play", _:
            return Play(in_order(_cards(rest)))
        case "pass", []:
            return Pass()
        case "hand", ["take" | "keep" as choice]:
            return KingsHand(choice)
        case "benefit", ["lead" | "steal" as choice]:
            return Benefit(choice)
        case "return", _:
            return _return(state, rest)
        case "roles", _:
            return Roles(tuple(map(number, rest)))
        case "deal", _:
            return Deal(_cards(rest))
    raise UnreadableMove


def _return(state: State, rest: list[str]) -> Return:
    """Seats are written for the Queen alone; where one seat receives, both ways are read."""
    if ":" not in "".join(rest):
        cards = in_order(_cards(rest))
        if state.phase == "queenReturn" and len(cards) == len(state.receivers) == 1:
            return QueenReturn(((state.receivers[0], cards[0]),))
        return KingReturn(cards)
    pairs = [word.partition(":") for word in rest]
    gifts = by_seat((number(seat), _card(card)) for seat, _, card in pairs)
    if state.phase == "kingReturn" and all(seat == state.ranking[-1] for seat, _ in gifts):
        return KingReturn(in_order(tuple(card for _, card in gifts)))
    return QueenReturn(gifts)


def by_seat(gifts: Iterable[Gift]) -> tuple[Gift, ...]:
    return tuple(sorted(gifts, key=lambda gift: (gift[0], str(gift[1]))))


def _cards(rest: list[str]) -> tuple[Card, ...]:
    return tuple(map(_card, rest))


def _card(word: str) -> Card:
    return word if word in KINDS else number(word)
