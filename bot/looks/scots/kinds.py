"""How the cards of a deck of Queen of Scots look, also one that a server has made up."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from bot.pictures.colours import EARTH, INK, LAPIS, PINE, ROYAL, STRAW, Colour
from bot.pictures.decks import SCOTS, Look
from bot.pictures.scene import Kind


@lru_cache(maxsize=64)
def looks(deck: tuple[Kind, ...], is_drawn: bool) -> Mapping[str, Look]:
    """By code. What nobody has drawn a symbol for shows its code, in the colour of its worth."""
    if is_drawn:
        return {kind.code: replace(SCOTS[kind.code], value=kind.value) for kind in deck}
    values = sorted({kind.value for kind in deck if not (kind.is_royal or kind.is_wild)})
    return {kind.code: _made_up(kind, values) for kind in deck}


def _made_up(kind: Kind, values: list[int]) -> Look:
    if kind.is_wild:
        return Look(kind.code, "", INK, STRAW, value=kind.value)
    if kind.is_royal:
        return Look(kind.code, "", ROYAL, value=kind.value, is_royal=True)
    return Look(kind.code, "", _by_worth(kind.value, values), value=kind.value)


def _by_worth(value: int, values: list[int]) -> Colour:
    """The highest third, the middle, the lowest."""
    place = values.index(value)
    return (EARTH, PINE, LAPIS)[3 * place // len(values)]
