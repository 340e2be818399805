"""Defines the cards of RANK, in the order in which they are always written (RULES.md, sections 0
and 1)."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

Card: TypeAlias = int | str
"""A number 1..12, or C Crown, D Crown + Draw 2, U Rank-Up, V Rank-Down, W Wild."""

Counts: TypeAlias = tuple[int, ...]
"""How many of each kind, in the order of KINDS: a hand, quick to compare and to take from."""

KINDS: tuple[Card, ...] = (*range(1, 13), "C", "D", "U", "V", "W")
PLACE: dict[Card, int] = {card: place for place, card in enumerate(KINDS)}
NUMBERS = 12  # the first places of Counts
CROWN, DRAW_TWO, UP, DOWN, WILD = range(12, 17)  # the other places
HIGHEST = (CROWN, DRAW_TWO, *range(NUMBERS - 1, -1, -1))
"""RK-21.2: the places from the highest card down; U, V and W have no height."""

EACH: Counts = (7,) * 12 + (2, 2, 3, 3, 4)
"""RK-1.1: one deck of 98."""
NONE: Counts = (0,) * len(KINDS)

DEALT = 15  # cards to each player
DRAWN = 2  # cards for a D
LARGEST_HAND = 25  # of a Queen of twelve who has received from everyone below her


def decks(seats: int) -> int:
    """RK-22.1: a second deck from seven players on."""
    return 1 if seats <= 6 else 2


def cards_in_play(seats: int) -> tuple[Card, ...]:
    """Return all the cards in play, in their order."""
    return spread(tuple(each * decks(seats) for each in EACH))


@lru_cache(maxsize=2**14)
def spread(counts: Counts) -> tuple[Card, ...]:
    """Return the cards of a hand in their order."""
    return tuple(card for card, held in zip(KINDS, counts, strict=True) for _ in range(held))


@lru_cache(maxsize=2**14)
def needs(cards: tuple[Card, ...]) -> tuple[tuple[int, int], ...]:
    """Return how many are asked for, by place; what is no card of the game has place -1."""
    return tuple((PLACE.get(card, -1), number) for card, number in Counter(cards).items())


def counted(cards: tuple[Card, ...]) -> Counts:
    return plus(NONE, cards)


def plus(hand: Counts, cards: tuple[Card, ...]) -> Counts:
    new = list(hand)
    for card in cards:
        new[PLACE[card]] += 1
    return tuple(new)


def minus(hand: Counts, cards: tuple[Card, ...]) -> Counts:
    new = list(hand)
    for place, number in needs(cards):
        new[place] -= number
    return tuple(new)


def holds(hand: Counts, cards: tuple[Card, ...]) -> bool:
    """Return whether the cards are in the hand; what is no card of the game never is."""
    if len(cards) > LARGEST_HAND:
        return False
    for place, number in needs(cards):  # noqa: SIM110  # all() takes twice as long
        if place < 0 or hand[place] < number:
            return False
    return True


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Sort cards as they are written; numbers that are no card come last."""
    last = len(KINDS)
    return tuple(sorted(cards, key=lambda card: (PLACE.get(card, last), str(card))))
