"""Decides how a deck's cards look, even those of a server's own deck."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.looks.scots.art import DECK
from bot.pictures.cards import CardArt
from bot.pictures.colours import EARTH, INK, LAPIS, PINE, ROYAL, STRAW, Colour


@dataclass(frozen=True, slots=True)
class Kind:
    """Names a type of card in a deck."""

    code: str
    value: int
    is_royal: bool = False
    is_wild: bool = False


@lru_cache(maxsize=64)
def looks(deck: tuple[Kind, ...], is_drawn: bool) -> Mapping[str, CardArt]:
    """Return looks by code. What has no symbol shows its code, in the colour of its worth."""
    if is_drawn:
        return {kind.code: replace(DECK[kind.code], value=kind.value) for kind in deck}
    values = sorted({kind.value for kind in deck if not (kind.is_royal or kind.is_wild)})
    return {kind.code: _made_up(kind, values) for kind in deck}


def _made_up(kind: Kind, values: list[int]) -> CardArt:
    if kind.is_wild:
        return CardArt(kind.code, "", INK, STRAW, value=kind.value)
    if kind.is_royal:
        return CardArt(kind.code, "", ROYAL, value=kind.value, is_royal=True)
    return CardArt(kind.code, "", _by_worth(kind.value, values), value=kind.value)


def _by_worth(value: int, values: list[int]) -> Colour:
    """Return the colour of the highest third, the middle or the lowest."""
    place = values.index(value)
    return (EARTH, PINE, LAPIS)[3 * place // len(values)]
