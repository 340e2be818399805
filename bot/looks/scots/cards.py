"""Who is in a deck: names, faces, and the order in which they stand."""

from collections import Counter
from functools import lru_cache

from bot.ui.text import NOBODY, plain_name, shown_name
from games.scots.cards import CardType, Counts, Deck
from games.scots.deckfile import default_deck


@lru_cache(maxsize=64)
def is_known(types: tuple[CardType, ...]) -> bool:
    """Every card is one of the default deck, whatever it is worth now."""
    ours = {(card.code, card.name) for card in default_deck().types}
    return {(card.code, card.name) for card in types} <= ours


@lru_cache(maxsize=64)
def file_names(types: tuple[CardType, ...]) -> tuple[tuple[str, str], ...]:
    """The names of a deck file for a label and for a text; equal ones are told apart by code."""
    plain = [plain_name(card.name) for card in types]
    often = Counter(name.casefold() for name in plain)
    return tuple(
        (card.code, card.code)
        if name == NOBODY
        else (name, shown_name(name))
        if often[name.casefold()] == 1
        else (f"{name} ({card.code})", f"{shown_name(name)} ({card.code})")
        for card, name in zip(types, plain, strict=True)
    )


@lru_cache(maxsize=64)
def order(deck: Deck) -> tuple[int, ...]:
    """Royals, then persons, each the dearest first, and wilds last."""
    types = deck.types
    return tuple(
        sorted(
            range(len(types)),
            key=lambda place: (types[place].wild, not types[place].royal, -types[place].value),
        )
    )


def held(deck: Deck, hand: Counts) -> list[int]:
    """The kinds of a hand, in the order in which they are shown."""
    return [place for place in order(deck) if hand[place]]
