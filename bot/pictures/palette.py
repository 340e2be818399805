"""Makes the one palette of all pictures, at most 256 colours: plain ones, and mixtures of
neighbours.

One palette and no dithering: colours do not jump from edit to edit, and files stay small.
"""

from collections.abc import Iterator
from functools import cache

from PIL import Image

from bot.pictures.colours import (
    BRASS,
    BRONZE,
    CLAY,
    COPPER,
    DUST,
    EARTH,
    FAINT,
    GLOW,
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
    Colours,
    mix,
    parts,
)

MOST = 256
CELL = 4  # Pillow looks a colour up by cells this wide, and finds one colour in each

FACES = (INK, MOSS, LAPIS, PLUM, MADDER, TEAL, CLAY, OCHRE, EARTH, ROYAL, PINE)


@cache
def colours(games: tuple[Colours, ...]) -> tuple[Colour, ...]:
    """Return the colours, at most one a cell, so that each plain colour comes out as it went in."""
    found: dict[tuple[int, ...], Colour] = {}
    for colour in (*_plain(games), *_steps(games)):
        found.setdefault(tuple(part // CELL for part in parts(colour)), colour)
    assert len(found) <= MOST, "more colours than a palette has"
    return tuple(found.values())


@cache
def palette(games: tuple[Colours, ...]) -> Image.Image:
    """Return the palette as an image, as Pillow takes it. It is shared: do not change it."""
    held = Image.new("P", (1, 1))
    held.putpalette(bytes(part for colour in colours(games) for part in parts(colour)))
    return held


def _plain(games: tuple[Colours, ...]) -> Iterator[Colour]:
    backs = [each.back for each in games]
    yield from (IVORY, STRAW, BRASS, BRONZE, SILVER, COPPER, *FACES, *backs)
    for each in games:
        yield from (each.base, each.tile, each.line)
        yield mix(each.base, each.tile, 0.5)
        yield mix(each.base, IVORY, 2 / 3)
    yield from (WOOD, WOOD_EDGE, WOOD_FOOT, RULED, FAINT, GLOW, DUST, SEPIA)
    yield from (mix(face, INK, 1 / 3) for face in FACES)
    yield from (mix(face, IVORY, 1 / 3) for face in (*FACES, *backs))
    yield from (mix(face, STRAW, 0.45) for face in FACES)  # the line around an opening
    yield from (mix(back, STRAW, share) for back in backs for share in (0.26, 0.34))
    tides = [tide for each in games for tide in each.tides]
    yield from (mix(IVORY, tide, share) for tide in tides for share in (1 / 3, 0.6))


def _steps(games: tuple[Colours, ...]) -> Iterator[Colour]:
    """Mix halfway between two colours that meet: edges are no finer than that."""
    return (mix(one, other, 0.5) for one, other in _edges(games))


def _edges(games: tuple[Colours, ...]) -> Iterator[tuple[Colour, Colour]]:
    backs = [each.back for each in games]
    for dark in (*FACES, *backs):
        yield IVORY, dark
        yield mix(dark, IVORY, 1 / 3), dark
        yield mix(dark, INK, 1 / 3), IVORY
    for _, _, base, tile, line, _ in games:
        yield from ((IVORY, base), (IVORY, tile), (STRAW, tile), (STRAW, base), (base, BRASS))
        yield from ((base, tile), (base, SHADE), (tile, SHADE), (base, line), (tile, BRASS))
    yield from ((STRAW, back) for back in backs)
    yield from ((STRAW, INK), (STRAW, ROYAL), (BRASS, INK), (BRASS, STRAW), (BRONZE, BRASS))
    yield from ((BRONZE, IVORY), (BRASS, IVORY), (WOOD, IVORY), (DUST, IVORY), (SEPIA, IVORY))
    yield from ((INK, GLOW), (STRAW, IVORY), (IVORY, SHADE), (SILVER, INK), (COPPER, INK))
    yield from ((MOSS, GLOW), (MADDER, GLOW))
