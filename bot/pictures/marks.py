"""Draws what decks share: the arch, coins, and the badge of a seat."""

import math
from collections.abc import Iterable

from bot.pictures.colours import BRASS, BRONZE, INK, IVORY, STRAW, Colour, mix
from bot.pictures.paper import Paper
from bot.pictures.strokes import Point

ROUND, POINTED = 1.0, 0.86
"""How high the head of an arch is, in halves of its width."""

POINT = 1.55  # how steeply a pointed head rises
CORNERS = 40


def arch(x: float, y: float, width: float, height: float, head: float = ROUND) -> Iterable[Point]:
    """Draw an opening that stands on its foot, with a round or a pointed head."""
    half, bend = width / 2, 1 if head == ROUND else POINT
    for corner in range(CORNERS + 1):
        turn = math.pi * corner / CORNERS
        rise = math.sin(min(turn, math.pi - turn)) ** bend
        yield x + half - half * math.cos(turn), y + half * head * (1 - rise)
    yield x + width, y + height
    yield x, y + height


def slab(paper: Paper, x: float, width: float, radius: float, ground: Colour) -> None:
    """Draw the body of a card as high as the paper, with a light rim that shows on any ground."""
    rim = 0.02 * width
    paper.box(x, 0, width, paper.height, radius, mix(ground, IVORY, 1 / 3))
    paper.box(x + rim, rim, width - 2 * rim, paper.height - 2 * rim, radius - rim, ground)


def coin(paper: Paper, x: float, y: float, radius: float, text: str = "", size: float = 0) -> None:
    paper.disc(x, y, radius, BRONZE)
    paper.disc(x, y, radius * 0.95, BRASS)
    paper.ring(x, y, radius * 0.88, max(0.5, radius / 14), STRAW)
    if text:
        paper.text(x, y, text, size or radius * 1.12, INK, "sans")


def badge(paper: Paper, x: float, y: float, radius: float, letter: str) -> None:
    """Draw the badge of a seat: a letter on a coin, so that nobody reads it as a card."""
    paper.disc(x, y, radius, BRONZE)
    paper.disc(x, y, radius * 0.94, STRAW)
    paper.text(x, y, letter, radius * 1.55, INK)


def tide(
    paper: Paper, share: float, colour: Colour, x: float, y: float, width: float, height: float
) -> None:
    """Fill a window to that share: an ordered rack climbs like stairs."""
    dry = height * (1 - share)
    window = Paper(width, height, paper.pixels, IVORY, paper.edges)
    window.box(0, dry, width, height - dry, 0, mix(IVORY, colour, 1 / 3))
    if dry > 0:  # its surface, light enough for a numeral to stand across it
        window.box(0, dry, width, 0.03 * height, 0, mix(IVORY, colour, 0.6))
    paper.inlay(window, x, y, 0.11 * width)
