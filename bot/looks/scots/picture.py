"""Draws the table of Queen of Scots: the piles above, each seat with its sets below."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.looks.scots.art import COLOURS, draw_person, draw_small_person
from bot.looks.scots.kinds import Kind, looks
from bot.pictures.canvas import WIDTH, Canvas, Sprite, fitting, pixels, sprite, width_of
from bot.pictures.cards import CardArt
from bot.pictures.colours import INK, IVORY, Colour
from bot.pictures.fonts import SMALLEST
from bot.pictures.furniture import MARGIN, seat_tile, yard
from bot.pictures.pieces import (
    empty_place,
    number,
    pile,
    shadowed,
    show_badge,
    signed,
    small_back,
)
from bot.pictures.scene import State
from bot.pictures.tabs import Heap, show_tabs

PILES = 100  # points high
ROW, GAP = 69, 6
CARD = 60  # points wide
FAN = 25.5  # from card to card: the code stays readable
FANNED = 6  # more cards than these are listed, but for the one on top
LEFT, RIGHT = 48, 46  # of the sets, from either side of a tile

Deck: TypeAlias = Mapping[str, CardArt]
EDGE = 0.25  # of a card's width


@dataclass(frozen=True, slots=True)
class ScotsSeat:
    cards: int
    total: int
    sets: tuple[Heap, ...] = ()
    worth: int = 0  # of the sets
    is_turn: bool = False


@dataclass(frozen=True, slots=True)
class ScotsScene:
    seats: tuple[ScotsSeat, ...]
    draw_pile: int
    pile: tuple[str, ...]  # codes, oldest first
    deck: tuple[Kind, ...]
    is_drawn: bool = True  # the deck is the one that there are symbols for

    def draw(self) -> Canvas:
        return scots_table(self)


@dataclass(frozen=True, slots=True)
class Loose:
    """How sets lie, in points."""

    width: float  # of a card
    step: float  # from kind to kind
    edge: float  # from copy to copy
    gap: float  # between sets


ROOMY, CLOSE = Loose(42, 30, 3.6, 8), Loose(42, 24, 2.4, 5)
SMALL = Loose(33, 24, 2, 4)


def scots_table(scene: ScotsScene) -> Canvas:
    deck = looks(scene.deck, scene.is_drawn)
    top = MARGIN + PILES + 10
    height = top + len(scene.seats) * (ROW + GAP) - GAP + MARGIN
    canvas = yard(COLOURS, height, MARGIN, PILES).copy()
    middle = MARGIN + PILES / 2
    pile(canvas, COLOURS, 50, middle, scene.draw_pile, 46)
    _pile(canvas, scene.pile, deck, middle)
    tiles = [(seat, top + seat * (ROW + GAP)) for seat in range(len(scene.seats))]
    for seat, y in sorted(tiles, key=lambda tile: scene.seats[tile[0]].is_turn):
        _seat(canvas, y, seat, scene.seats[seat], deck)
    return canvas


# The pile: all of it lies open


def _pile(canvas: Canvas, cards: tuple[str, ...], deck: Deck, y: float) -> None:
    if not cards:
        empty_place(canvas, 165, y - 42, CARD, 84, COLOURS.base)
        return
    canvas.text(320, y, f"×{len(cards)}", 21 if len(cards) < 100 else 17, IVORY)
    if len(cards) > FANNED:
        below = [(kind,) for kind in Counter(cards[:-1]).items()]
        show_tabs(canvas, below, deck, 88, y, 147, 5, IVORY)
        canvas.lay(_whole(deck[cards[-1]]), 268, y)
        return

    for place, code in enumerate(cards):
        canvas.lay(_whole(deck[code]), 134 + place * FAN, y)


@lru_cache(maxsize=256)
def _whole(art: CardArt) -> Sprite:
    return shadowed(draw_person(art, pixels(CARD)))


# A seat


def _seat(canvas: Canvas, y: float, seat: int, shown: ScotsSeat, deck: Deck) -> None:
    """Badge, hand, sets, what they are worth, and the total."""
    x, width = MARGIN, WIDTH - 2 * MARGIN
    state: State = "turn" if shown.is_turn else "idle"
    ink, ground = seat_tile(canvas, COLOURS, x, y, width, ROW, state)
    show_badge(canvas, x + 22, y + 23, 15, seat, state)
    canvas.lay(small_back(COLOURS, 10.5, 15), x + 13, y + ROW - 15)
    canvas.text(x + 23.5, y + ROW - 15, str(shown.cards), 17, ink, "sans", "left")
    if shown.sets:
        _sets(canvas, shown.sets, deck, x + LEFT, y, ink)
    else:
        empty_place(canvas, x + LEFT + 1, y + 7, 38, ROW - 14, ground)
    if shown.worth:
        number(canvas, x + width - 22, y + 22, 14, shown.worth, 15)
    total = signed(shown.total)
    size = fitting(total, 14, 40)
    middle = x + width - max(22, 7 + width_of(total, size, "sans") / 2)
    canvas.text(middle, y + ROW - 15, total, size, ink, "sans")


def _sets(
    canvas: Canvas, sets: Sequence[Heap], deck: Deck, x: float, y: float, ink: Colour
) -> None:
    """As cards where there is room, closer together, smaller, and at last as tabs with codes."""
    room = WIDTH - 2 * MARGIN - LEFT - RIGHT
    for loose in (ROOMY, CLOSE, SMALL):
        if sum(_length(heap, loose) + loose.gap for heap in sets) - loose.gap <= room:
            for heap in sets:
                _heap(canvas, heap, deck, x, y + ROW / 2, loose)
                x += _length(heap, loose) + loose.gap
            return
    show_tabs(canvas, sets, deck, x, y + ROW / 2, room, 3, ink)


def _length(heap: Heap, loose: Loose) -> float:
    copies = sum(count - 1 for _, count in heap)
    return loose.width + loose.step * (len(heap) - 1) + loose.edge * copies


def _heap(canvas: Canvas, heap: Heap, deck: Deck, x: float, y: float, loose: Loose) -> None:
    """Copies as edges behind the front card, with their number on a disc."""
    width = loose.width
    for code, count in heap:
        for _ in range(count - 1):
            canvas.lay(_edge(deck[code], width), x + width * EDGE / 2, y)
            x += loose.edge
        canvas.lay(_small(deck[code], width), x + width / 2, y)
        if count > 1:
            low = y + width * 0.69 - 6
            canvas.disc(x + 6.5, low, 7.6, INK)
            canvas.text(x + 6.5, low, str(count), SMALLEST, IVORY, "sans")
        x += loose.step


@lru_cache(maxsize=256)
def _small(art: CardArt, width: float) -> Sprite:
    return sprite(draw_small_person(art, pixels(width)))


@lru_cache(maxsize=256)
def _edge(art: CardArt, width: float) -> Sprite:
    """As much of a card as another one on it leaves to be seen."""
    card = draw_small_person(art, pixels(width))
    return sprite(card.crop((0, 0, pixels(width * EDGE), card.height)))
