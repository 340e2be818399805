"""What everybody can work out about the hands from what was seen (RULES.md, QS-13.2)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from games.scots.events import (
    Added,
    Dealt,
    Discarded,
    Event,
    JewelsShown,
    Laid,
    TookPile,
)

Minimum: TypeAlias = Mapping[str, int]
"""By code, how many of it are in the hand at the least; what is not named is 0."""


def public_minimum(seats: int, events: Iterable[Event]) -> tuple[Minimum, ...]:
    """Of each hand, from the public events in order. It begins again with each deal."""
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
