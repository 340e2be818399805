"""Draws cards as tabs with code and number, where whole cards do not fit."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.pictures.canvas import Canvas, Sprite, pixels, rounded, width_of
from bot.pictures.cards import CardArt
from bot.pictures.colours import IVORY, STRAW, Colour, mix
from bot.pictures.fonts import SMALLEST

Heap: TypeAlias = tuple[tuple[str, int], ...]
"""Codes of cards that lie together, each with its number."""

HEIGHT, LINE = 16, 17.4  # points: a tab, and from line to line
GAP = 3  # between heaps
REST = 26  # what `+12` needs


def show_tabs(
    canvas: Canvas,
    heaps: Sequence[Heap],
    looks: Mapping[str, CardArt],
    x: float,
    y: float,
    room: float,
    lines: int,
    ink: Colour,
) -> None:
    """Draw lines of tabs around y; when they are full, write how many heaps are left over."""
    whole = list(_broken(heaps, room))
    spots = flow([_length(heap) for heap in whole], room, lines)
    y -= (LINE * spots[-1][1] + HEIGHT) / 2
    for heap, (left, line) in zip(whole, spots, strict=False):
        across, down = x + left, y + line * LINE
        for code, count in heap:
            length = tab_length(code, count)
            canvas.lay(_tab(looks[code], count), across + length / 2, down + HEIGHT / 2)
            across += length
    if len(spots) < len(whole):
        left = x + spots[-1][0] + _length(whole[len(spots) - 1]) + GAP
        rest = f"+{len(whole) - len(spots)}"
        canvas.text(left, y + spots[-1][1] * LINE + HEIGHT / 2, rest, SMALLEST, ink, "sans", "left")


def flow(lengths: Sequence[float], room: float, lines: int) -> list[tuple[float, int]]:
    """Return left end and line of as many as fit; the last line keeps room for the number left."""
    spots: list[tuple[float, int]] = []
    across, line = 0.0, 0
    for length in lengths:
        if across and across + length > room:
            across, line = 0.0, line + 1
        spots.append((across, line))
        across += length + GAP
    if line < lines:
        return spots
    fit = [spot for spot in spots if spot[1] < lines]
    while len(fit) > 1 and fit[-1][0] + lengths[len(fit) - 1] + GAP + REST > room:
        fit.pop()
    return fit


def _broken(heaps: Sequence[Heap], room: float) -> Iterator[Heap]:
    """Break a heap that is longer than a line."""
    for heap in heaps:
        if _length(heap) <= room:
            yield heap
        else:
            yield from ((kind,) for kind in heap)


def _length(heap: Heap) -> float:
    return sum(tab_length(code, count) for code, count in heap)


def tab_length(code: str, count: int) -> float:
    number = width_of(str(count), SMALLEST, "sans") + 3 if count > 1 else 0
    return width_of(code, SMALLEST) + 7 + number


@lru_cache(maxsize=512)
def _tab(look: CardArt, count: int) -> Sprite:
    length, middle = tab_length(look.code, count), HEIGHT / 2
    whole = Canvas(HEIGHT, mix(look.ground, IVORY, 1 / 3), length)
    whole.box(0.7, 0.7, length - 1.4, HEIGHT - 1.4, 3.4, look.ground)
    whole.text(3.5, middle, look.code, SMALLEST, look.index, align="left")
    if count > 1:
        whole.text(length - 3.5, middle, str(count), SMALLEST, STRAW, "sans", "right")
    return Sprite(whole.image, rounded(*whole.image.size, pixels(4)))
