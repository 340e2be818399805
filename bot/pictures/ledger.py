"""Draws paper for reading: ivory in light and dark themes alike."""

from functools import lru_cache

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.colours import (
    BRASS,
    COPPER,
    FAINT,
    INK,
    IVORY,
    RULED,
    SILVER,
    Colour,
    mix,
)

EDGE = 24  # points from either side to the text
MEDALS: dict[int, Colour] = {1: BRASS, 2: SILVER, 3: COPPER}


@lru_cache(maxsize=32)
def ledger(height: float) -> Canvas:
    """Draw an empty page. Copy it to write on it."""
    canvas = Canvas(height, IVORY)
    canvas.frame(4, 4, WIDTH - 8, height - 8, 9, FAINT, IVORY, 0.8)
    return canvas


def rule(canvas: Canvas, y: float, colour: Colour = RULED, thick: float = 2 / 3) -> None:
    canvas.bar(EDGE, y, WIDTH - 2 * EDGE, thick, colour)


def place(canvas: Canvas, x: float, y: float, number: int, radius: float) -> None:
    """Write a place; the first three get medals."""
    if number in MEDALS:
        metal = MEDALS[number]
        canvas.ring(x, y, radius, mix(metal, INK, 1 / 3), metal, 1)
        canvas.text(x, y, str(number), radius * 1.25, INK)
    else:
        canvas.text(x, y, str(number), 18 if number < 1000 else 12, INK)
