"""Counts what reasons in RANK speak of."""

from collections.abc import Iterable

from games.rank.cards import CROWN, DRAW_TWO, NUMBERS, WILD, Card, Counts
from games.rank.state import Pile

STRONG = 11  # numbers from here on
LOW = 4  # numbers down from here
FEW = 3  # numbers, or cards, that are few
AT_THE_DOOR = 3  # cards: another hand that is nearly out


def numbers_of(cards: Iterable[Card]) -> list[int]:
    return [card for card in cards if isinstance(card, int)]


def groups(hand: Counts) -> int:
    """Count the different numbers."""
    return sum(held > 0 for held in hand[:NUMBERS])


def strong(hand: Counts) -> int:
    """Count the 11s, 12s, Crowns of both kinds and Wilds."""
    return sum(hand[STRONG - 1 : NUMBERS]) + hand[CROWN] + hand[DRAW_TWO] + hand[WILD]


def higher(cards: Counts, value: int) -> int:
    """Count the numbers above a value."""
    return sum(cards[min(value, NUMBERS) : NUMBERS])


def holders(cards: Counts, pile: Pile) -> int:
    """Count the numbers that beat a pile by themselves."""
    return sum(held >= pile.size for held in cards[min(pile.value, NUMBERS) : NUMBERS])
