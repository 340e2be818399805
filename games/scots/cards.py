"""Describes the deck for play: what matches what, and hands as counts by type."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, repeat
from operator import itemgetter
from typing import TypeAlias

from games.scots.deckfile import DeckForm

Cards: TypeAlias = tuple[str, ...]
"""Codes: copies of a type are interchangeable."""

Counts: TypeAlias = tuple[int, ...]
"""How many of each type, in the order of the deck file."""

WILD = -1
"""The group of a wild card, which has none."""


@dataclass(frozen=True, slots=True)
class CardType:
    code: str
    name: str
    royal: bool
    wild: bool
    value: int
    copies: int


@dataclass(frozen=True, slots=True)
class Group:
    """QS-1.2: the types that match one another, in the order of the deck file."""

    codes: Cards
    read: Callable[[Counts], Counts]
    """These types' counts, out of those of a hand."""
    with_wild: Cards
    wild_place: int
    """Where the wild type stands among them in the deck file."""


@dataclass(frozen=True, slots=True)
class Deck:
    types: tuple[CardType, ...]
    cards: Cards = field(compare=False, repr=False)  # all of them, in deck-file order
    codes: Cards = field(compare=False, repr=False)
    values: tuple[int, ...] = field(compare=False, repr=False)
    copies: Counts = field(compare=False, repr=False)
    wild: int | None = field(compare=False, repr=False)  # the place of the wild type
    place: Mapping[str, int] = field(compare=False, repr=False)  # of a code in the file
    group: Mapping[str, int] = field(compare=False, repr=False)  # the place of its first type
    groups: Mapping[int, Group] = field(compare=False, repr=False)
    alone: tuple[int, ...] = field(compare=False, repr=False)  # the groups of one type
    family: Group | None = field(compare=False, repr=False)  # the royals, where there are several


def compiled(form: DeckForm) -> Deck:
    """Equal files give one and the same deck, so that tables share it."""
    return of_types(
        tuple(
            CardType(card.code, card.name, card.royal, card.wild, card.value, card.copies)
            for card in form.types
        )
    )


@lru_cache(maxsize=64)
def of_types(types: tuple[CardType, ...]) -> Deck:
    codes = tuple(card.code for card in types)
    group = _group_places(types)
    wild = next((place for place, card in enumerate(types) if card.wild), None)
    groups = {first: _group(codes, group, first, wild) for first in group if first != WILD}
    families = (its for its in groups.values() if len(its.codes) > 1)
    return Deck(
        types,
        cards=tuple(card.code for card in types for _ in range(card.copies)),
        codes=codes,
        values=tuple(card.value for card in types),
        copies=tuple(card.copies for card in types),
        wild=wild,
        place={code: place for place, code in enumerate(codes)},
        group=dict(zip(codes, group, strict=True)),
        groups=groups,
        alone=tuple(first for first, its in groups.items() if len(its.codes) == 1),
        family=next(families, None),
    )


def _group_places(types: tuple[CardType, ...]) -> list[int]:
    """All royal types together form one group, every other natural type is one of its own."""
    royal = next((place for place, card in enumerate(types) if card.royal), WILD)
    return [
        WILD if card.wild else royal if card.royal else place for place, card in enumerate(types)
    ]


def _group(codes: Cards, group: list[int], first: int, wild: int | None) -> Group:
    places = [place for place, its in enumerate(group) if its == first]
    its_codes = tuple(codes[place] for place in places)
    wild_place = len(places) if wild is None else sum(place < wild for place in places)
    jewels = () if wild is None else (codes[wild],)
    return Group(
        its_codes,
        itemgetter(*places) if len(places) > 1 else itemgetter(slice(first, first + 1)),
        (*its_codes[:wild_place], *jewels, *its_codes[wild_place:]),
        wild_place,
    )


def spread(codes: Cards, counts: Iterable[int]) -> Cards:
    """Return the cards of these counts, in order."""
    return tuple(chain.from_iterable(map(repeat, codes, counts)))


def counted(deck: Deck, cards: Iterable[str]) -> Counts:
    counts = [0] * len(deck.codes)
    for card in cards:
        counts[deck.place[card]] += 1
    return tuple(counts)


def in_order(deck: Deck, cards: Iterable[str]) -> Cards:
    """Sort cards in deck-file order."""
    return tuple(sorted(cards, key=deck.place.__getitem__))


def holds(deck: Deck, hand: Counts, cards: Cards) -> bool:
    left, place = list(hand), deck.place
    for card in cards:
        kind = place.get(card)
        if kind is None or not left[kind]:
            return False
        left[kind] -= 1
    return True


def changed(deck: Deck, hand: Counts, card: str, number: int) -> Counts:
    """Return the hand with that many more of this card."""
    place = deck.place[card]
    return (*hand[:place], hand[place] + number, *hand[place + 1 :])


def without(deck: Deck, hand: Counts, cards: Cards) -> Counts:
    left, place = list(hand), deck.place
    for card in cards:
        left[place[card]] -= 1
    return tuple(left)


def wilds(deck: Deck, hand: Counts) -> int:
    return 0 if deck.wild is None else hand[deck.wild]


def group_of(deck: Deck, cards: Cards) -> int:
    """QS-6.2: a set has the group of its naturals, so of the first."""
    group = deck.group
    for card in cards:
        if group[card] != WILD:
            break
    return group[card]


def natural_groups(deck: Deck, cards: Cards) -> list[int]:
    """Return the group of each card that is not wild."""
    group = deck.group
    return [its for card in cards if (its := group[card]) != WILD]
