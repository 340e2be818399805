"""Draws the table of Queen of Scots: the piles above, each seat with its sets below. Who has laid
none takes half a line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.looks.scots.art import COLOURS, draw_small_person
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

PILES = 76  # points high
TOP = MARGIN + PILES + 8  # where the seats begin
GAP = 6
FOLDED, ROW, OVER = 34, 56, 66  # points high: without sets, with sets, and both sets and a hand
HALF = (WIDTH - 2 * MARGIN - GAP) / 2  # the width of a folded tile, where two are in a line
CARD = 48  # points wide
FAN = 25.5  # from card to card: the code stays readable
FANNED = 6  # more cards than these are listed, but for the one on top
LEFT, RIGHT = 48, 46  # of the sets, from either side of a tile
FOLDED_LEFT = 80  # of a hand, where there are no sets

Deck: TypeAlias = Mapping[str, CardArt]
EDGE = 0.25  # of a card's width
LAID, BELOW, HELD = 21.5, 42.5, 54.5  # of a round that is over, from the top of a tile


@dataclass(frozen=True, slots=True)
class ScotsSeat:
    cards: int
    total: int
    sets: tuple[Heap, ...] = ()
    worth: int = 0  # of the sets
    is_turn: bool = False
    hand: Heap | None = None  # what is shown of it when the round is over

    @property
    def height(self) -> float:
        """Return how high the tile must be."""
        if not self.sets:
            return FOLDED
        return ROW if self.hand is None else OVER

    @property
    def is_narrow(self) -> bool:
        """Return whether there is nothing to show but badge, cards and total."""
        return not self.sets and not self.hand


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
    """Says how sets lie, in points."""

    width: float  # of a card
    step: float  # from kind to kind
    edge: float  # from copy to copy
    gap: float  # between sets


ROOMY, CLOSE = Loose(36, 26, 3, 8), Loose(36, 24, 2.4, 5)
SMALL = Loose(33, 24, 2, 4)

Spot: TypeAlias = tuple[float, float, float]
"""Left, top and width of a seat's tile."""


def spots(seats: Sequence[ScotsSeat]) -> list[Spot]:
    """Put the tiles one below the other, but two narrow ones that follow each other in a line."""
    found: list[Spot] = []
    y: float = TOP
    for pair in _lines(seats):
        width = HALF if len(pair) == 2 else WIDTH - 2 * MARGIN
        found += [(MARGIN + place * (width + GAP), y, width) for place in range(len(pair))]
        y += pair[0].height + GAP
    return found


def _lines(seats: Sequence[ScotsSeat]) -> Iterator[Sequence[ScotsSeat]]:
    while seats:
        many = 2 if len(seats) > 1 and seats[0].is_narrow and seats[1].is_narrow else 1
        yield seats[:many]
        seats = seats[many:]


def scots_table(scene: ScotsScene) -> Canvas:
    deck = looks(scene.deck, scene.is_drawn)
    tiles = list(zip(spots(scene.seats), enumerate(scene.seats), strict=True))
    height = tiles[-1][0][1] + scene.seats[-1].height + MARGIN
    canvas = yard(COLOURS, height, MARGIN, PILES).copy()
    middle = MARGIN + PILES / 2
    pile(canvas, COLOURS, 38, middle, scene.draw_pile, 38)
    _pile(canvas, scene.pile, deck, middle)
    for spot, (seat, shown) in sorted(tiles, key=lambda tile: tile[1][1].is_turn):
        _seat(canvas, spot, seat, shown, deck)
    return canvas


# The pile: all of it lies open


def _pile(canvas: Canvas, cards: tuple[str, ...], deck: Deck, y: float) -> None:
    if not cards:
        empty_place(canvas, 156, y - 33, CARD, 66, COLOURS.base)
        return
    canvas.text(330, y, f"×{len(cards)}", 18 if len(cards) < 100 else 14, IVORY)
    if len(cards) > FANNED:
        below = [(kind,) for kind in Counter(cards[:-1]).items()]
        show_tabs(canvas, below, deck, 73, y, 184, 4, IVORY)
        _top(canvas, deck[cards[-1]], 285, y)
        return

    x = 180 - (len(cards) - 1) * FAN / 2
    for code in cards[:-1]:
        canvas.lay(_whole(deck[code]), x, y)
        x += FAN
    _top(canvas, deck[cards[-1]], x, y)


def _top(canvas: Canvas, art: CardArt, x: float, y: float) -> None:
    """Draw the card on top, with its worth."""
    canvas.lay(_whole(art), x, y)
    number(canvas, x + CARD / 2 - 11, y + 22, 9.6, art.value, SMALLEST)


@lru_cache(maxsize=256)
def _whole(art: CardArt) -> Sprite:
    return shadowed(draw_small_person(art, pixels(CARD)))


# A seat


def _seat(canvas: Canvas, spot: Spot, seat: int, shown: ScotsSeat, deck: Deck) -> None:
    x, y, width = spot
    state: State = "turn" if shown.is_turn else "idle"
    ink, _ = seat_tile(canvas, COLOURS, x, y, width, shown.height, state)
    if shown.sets:
        _unfolded(canvas, spot, seat, shown, deck, ink)
    else:
        _folded(canvas, spot, seat, shown, deck, ink)


def _folded(
    canvas: Canvas, spot: Spot, seat: int, shown: ScotsSeat, deck: Deck, ink: Colour
) -> None:
    """Draw badge, hand and total in a line."""
    x, y, width = spot
    middle = y + FOLDED / 2
    show_badge(canvas, x + 20, middle, 13, seat, "turn" if shown.is_turn else "idle")
    canvas.lay(small_back(COLOURS, 12, 17), x + 45, middle)
    canvas.text(x + 55, middle, str(shown.cards), 19, ink, "sans", "left")
    if shown.hand:
        room = width - FOLDED_LEFT - RIGHT
        show_tabs(canvas, _kinds(shown.hand), deck, x + FOLDED_LEFT, middle, room, 1, ink)
    total = signed(shown.total)
    canvas.text(x + width - 11, middle, total, fitting(total, 15, 60), ink, "sans", "right")


def _unfolded(
    canvas: Canvas, spot: Spot, seat: int, shown: ScotsSeat, deck: Deck, ink: Colour
) -> None:
    """Draw badge and hand at the left, the sets, what they are worth and the total at the right."""
    x, y, width = spot
    low = y + shown.height - 14
    show_badge(canvas, x + 22, y + 19, 13.5, seat, "turn" if shown.is_turn else "idle")
    canvas.lay(small_back(COLOURS, 10.5, 15), x + 13, low)
    canvas.text(x + 23.5, low, str(shown.cards), 17, ink, "sans", "left")
    if shown.hand is None:
        _sets(canvas, shown.sets, deck, x + LEFT, y, ink)
    else:
        _laid_and_held(canvas, shown.sets, shown.hand, deck, x + LEFT, y, ink)
    if shown.worth:
        number(canvas, x + width - 22, y + 19, 13, shown.worth, 15)
    total = signed(shown.total)
    size = fitting(total, 14, 40)
    middle = x + width - max(22, 7 + width_of(total, size, "sans") / 2)
    canvas.text(middle, low, total, size, ink, "sans")


def _kinds(hand: Heap) -> list[Heap]:
    return [(kind,) for kind in hand]


def _sets(
    canvas: Canvas, sets: Sequence[Heap], deck: Deck, x: float, y: float, ink: Colour
) -> None:
    """Draw cards where there is room, closer together, smaller, and at last as tabs with codes."""
    room = WIDTH - 2 * MARGIN - LEFT - RIGHT
    for loose in (ROOMY, CLOSE, SMALL):
        if sum(_length(heap, loose) + loose.gap for heap in sets) - loose.gap <= room:
            for heap in sets:
                _heap(canvas, heap, deck, x, y + ROW / 2, loose)
                x += _length(heap, loose) + loose.gap
            return
    show_tabs(canvas, sets, deck, x, y + ROW / 2, room, 3, ink)


def _laid_and_held(
    canvas: Canvas, sets: Sequence[Heap], hand: Heap, deck: Deck, x: float, y: float, ink: Colour
) -> None:
    """The round is over: the sets, and below a line what was still in the hand."""
    room = WIDTH - 2 * MARGIN - LEFT - RIGHT
    show_tabs(canvas, sets, deck, x, y + LAID, room, 2, ink)
    canvas.box(x, y + BELOW, room, 1, 0.5, ink)
    if hand:
        show_tabs(canvas, _kinds(hand), deck, x, y + HELD, room, 1, ink)


def _length(heap: Heap, loose: Loose) -> float:
    copies = sum(count - 1 for _, count in heap)
    return loose.width + loose.step * (len(heap) - 1) + loose.edge * copies


def _heap(canvas: Canvas, heap: Heap, deck: Deck, x: float, y: float, loose: Loose) -> None:
    """Draw copies as edges behind the front card, with their number on a disc."""
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
    """Return as much of a card as another one on it leaves to be seen."""
    card = draw_small_person(art, pixels(width))
    return sprite(card.crop((0, 0, pixels(width * EDGE), card.height)))
