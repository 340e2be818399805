"""Lists who is in a deck: names, emojis, and their order."""

from collections import Counter
from functools import lru_cache

from bot.ui.text import NOBODY, apart, plain_name, shown_name
from games.scots.cards import CardType, Counts, Deck
from games.scots.deckfile import default_deck


@lru_cache(maxsize=64)
def is_known(types: tuple[CardType, ...]) -> bool:
    """Return whether every card is one of the default deck, whatever it is worth now."""
    ours = {(card.code, card.name) for card in default_deck().types}
    return {(card.code, card.name) for card in types} <= ours


@lru_cache(maxsize=64)
def file_names(types: tuple[CardType, ...]) -> tuple[tuple[str, str], ...]:
    """Return the names of a deck file, for a label and for a text; codes tell equal ones apart."""
    plain = [plain_name(card.name) for card in types]
    often = Counter(name.casefold() for name in plain)
    return tuple(
        (card.code, card.code)
        if name == NOBODY
        else (apart(name), shown_name(name))
        if often[name.casefold()] == 1
        else (f"{apart(name)} ({card.code})", f"{shown_name(name)} ({card.code})")
        for card, name in zip(types, plain, strict=True)
    )


@lru_cache(maxsize=64)
def order(deck: Deck) -> tuple[int, ...]:
    """Return the order of kinds: royals, then persons, each the dearest first, and wilds last."""
    types = deck.types
    return tuple(
        sorted(
            range(len(types)),
            key=lambda place: (types[place].wild, not types[place].royal, -types[place].value),
        )
    )


def held(deck: Deck, hand: Counts) -> list[int]:
    """Return the kinds of a hand, in the order in which they are shown."""
    return [place for place in order(deck) if hand[place]]
