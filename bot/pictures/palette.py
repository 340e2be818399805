"""The colours of every picture, at most 256: the plain ones, and what lies between neighbours.

One palette for all, and no dithering: colours do not jump from edit to edit, and files stay small.
"""

from collections.abc import Iterator
from functools import cache

from PIL import Image

from bot.pictures.colours import (
    BACKS,
    BRASS,
    BRONZE,
    CLAY,
    COPPER,
    DUST,
    EARTH,
    FAINT,
    GLOW,
    GROUNDS,
    INK,
    IVORY,
    LAPIS,
    MADDER,
    MOSS,
    OCHRE,
    PINE,
    PLUM,
    ROYAL,
    RULED,
    SEPIA,
    SHADE,
    SILVER,
    STRAW,
    TEAL,
    WOOD,
    WOOD_EDGE,
    WOOD_FOOT,
    Colour,
    mix,
    parts,
)
from bot.pictures.decks import TENS

MOST = 256
CELL = 4  # Pillow looks a colour up by cells this wide, and finds one colour in each

FACES = (INK, MOSS, LAPIS, PLUM, MADDER, TEAL, CLAY, OCHRE, EARTH, ROYAL, PINE)


@cache
def colours() -> tuple[Colour, ...]:
    """At most one in a cell, so that each plain colour comes out as it went in."""
    found: dict[tuple[int, ...], Colour] = {}
    for colour in (*_plain(), *_steps()):
        found.setdefault(tuple(part // CELL for part in parts(colour)), colour)
    assert len(found) <= MOST, "more colours than a palette has"
    return tuple(found.values())


@cache
def palette() -> Image.Image:
    """As an image, which is how Pillow takes it. It is shared, so it is only looked at."""
    held = Image.new("P", (1, 1))
    held.putpalette(bytes(part for colour in colours() for part in parts(colour)))
    return held


def _plain() -> Iterator[Colour]:
    yield from (IVORY, STRAW, BRASS, BRONZE, SILVER, COPPER, *FACES, *BACKS.values())
    for ground in GROUNDS.values():
        yield from ground
        yield mix(ground.base, ground.tile, 0.5)
        yield mix(ground.base, IVORY, 2 / 3)
    yield from (WOOD, WOOD_EDGE, WOOD_FOOT, RULED, FAINT, GLOW, DUST, SEPIA)
    yield from (mix(face, INK, 1 / 3) for face in FACES)
    yield from (mix(face, IVORY, 1 / 3) for face in (*FACES, *BACKS.values()))
    yield from (mix(face, STRAW, 0.45) for face in FACES)  # the line around an opening
    yield from (mix(back, STRAW, share) for back in BACKS.values() for share in (0.26, 0.34))
    yield from (mix(IVORY, tide, share) for tide in TENS for share in (1 / 3, 0.6))


def _steps() -> Iterator[Colour]:
    """Halfway between two colours that meet: edges are no finer than that."""
    return (mix(one, other, 0.5) for one, other in _edges())


def _edges() -> Iterator[tuple[Colour, Colour]]:
    for dark in (*FACES, *BACKS.values()):
        yield IVORY, dark
        yield mix(dark, IVORY, 1 / 3), dark
        yield mix(dark, INK, 1 / 3), IVORY
    for base, tile, line in GROUNDS.values():
        yield from ((IVORY, base), (IVORY, tile), (STRAW, tile), (STRAW, base), (base, BRASS))
        yield from ((base, tile), (base, SHADE), (tile, SHADE), (base, line), (tile, BRASS))
    yield from ((STRAW, back) for back in BACKS.values())
    yield from ((STRAW, INK), (STRAW, ROYAL), (BRASS, INK), (BRASS, STRAW), (BRONZE, BRASS))
    yield from ((BRONZE, IVORY), (BRASS, IVORY), (WOOD, IVORY), (DUST, IVORY), (SEPIA, IVORY))
    yield from ((INK, GLOW), (STRAW, IVORY), (IVORY, SHADE), (SILVER, INK), (COPPER, INK))
    yield from ((MOSS, GLOW), (MADDER, GLOW))
