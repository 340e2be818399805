"""Draws the symbols of the decks, each in a few strokes in a square of 100."""

from functools import cache

from PIL import Image, ImageDraw

from bot.pictures.heraldry import COURTIERS, CROWNED, NOBLES
from bot.pictures.strokes import (
    Strokes,
    both,
    curve,
    cut,
    disc,
    joined,
    line,
    shape,
    star,
)

ROLES: dict[str, Strokes] = {
    "crown": joined(
        shape(8, 34, 29, 52, 50, 20, 71, 52, 92, 34, 83, 76, 17, 76),
        disc(50, 15, 8),
        both(disc(8, 30, 7)),
        line(8, 20, 88, 80, 88),
    ),
    "coronet": joined(
        shape(
            7, 30, 27, 58, 27, 22, 42, 54, 50, 14, 58, 54, 73, 22, 73, 58, 93, 30, 80, 80, 20, 80
        ),
        both(disc(7, 26, 6), disc(27, 18, 6)),
        disc(50, 10, 7),
        cut(line(4, 26, 69, 74, 69)),
        line(8, 23, 91, 77, 91),
    ),
    "sword": joined(
        shape(50, 1, 59, 14, 57, 62, 43, 62, 41, 14),
        cut(line(3, 50, 16, 50, 58)),
        line(10, 25, 66, 75, 66),
        both(disc(24, 66, 7)),
        line(9, 50, 68, 50, 86),
        disc(50, 90, 9),
    ),
    "bowl": joined(
        disc(50, 50, 37),
        cut(shape(0, 0, 100, 0, 100, 47, 0, 47)),
        line(8, 9, 49, 91, 49),
        line(9, 35, 90, 65, 90),
        disc(50, 27, 12),
    ),
}

BANDS: dict[str, Strokes] = {
    "leaf": joined(
        curve(50, 2, 76, 26, 81, 54, 68, 77, 50, 87, 32, 77, 19, 54, 24, 26),
        line(7, 50, 80, 50, 94),
        cut(
            line(5, 50, 30, 50, 86),
            both(line(4, 50, 52, 35, 39), line(4, 50, 68, 34, 57)),
        ),
    ),
    "lozenge": joined(
        shape(50, 2, 88, 50, 50, 98, 12, 50),
        cut(shape(50, 27, 68, 50, 50, 73, 32, 50)),
        shape(50, 40, 58, 50, 50, 60, 42, 50),
    ),
    "shield": joined(
        curve(50, 7, 68, 13, 87, 11, 87, 46, 73, 78, 50, 96, 27, 78, 13, 46, 13, 11, 32, 13),
        cut(line(7, 50, 20, 50, 82), line(7, 25, 42, 75, 42)),
    ),
    "sun": joined(star(50, 50, 8, 49, 29), cut(disc(50, 50, 13))),
}

SPECIALS: dict[str, Strokes] = {
    "star": joined(star(50, 50, 4, 49, 21), star(50, 50, 4, 34, 16, 45)),
    "up": shape(50, 5, 94, 52, 69, 52, 69, 95, 31, 95, 31, 52, 6, 52),
    "down": joined(
        shape(50, 78, 94, 35, 69, 35, 69, 3, 31, 3, 31, 35, 6, 35), line(11, 13, 92, 87, 92)
    ),
    "stairs": shape(8, 92, 8, 68, 34, 68, 34, 46, 60, 46, 60, 24, 92, 24, 92, 92),
}

MARKS: dict[str, Strokes] = {
    "passed": joined(shape(12, 16, 52, 50, 12, 84), shape(50, 16, 92, 50, 50, 84)),
    "done": line(15, 14, 54, 39, 79, 87, 23),
    "rise": shape(50, 12, 94, 86, 6, 86),
    "fall": shape(50, 88, 94, 14, 6, 14),
}
"""Symbols for what happened to a seat, and which way a place moved."""

SYMBOLS: dict[str, Strokes] = {
    **ROLES,
    **BANDS,
    **SPECIALS,
    **MARKS,
    **NOBLES,
    **COURTIERS,
    **CROWNED,
}


@cache
def stencil(name: str, pixels: int) -> Image.Image:
    """Return a symbol as a mask of that many pixels square. It is shared: do not draw on it."""
    mask = Image.new("L", (pixels, pixels))
    draw, scale = ImageDraw.Draw(mask), pixels / 100
    for stroke in SYMBOLS[name]:
        corners = [(x * scale, y * scale) for x, y in stroke.outline]
        draw.polygon(corners, fill=255 if stroke.is_inked else 0)
    return mask
