"""Draws the table of RACK-O: a rack for each seat, the two piles beside them."""

from dataclasses import dataclass
from functools import cache

from bot.looks.racko.art import BEHIND, COLOURS, RACK_WIDTH, draw_card, draw_rack_card
from bot.pictures.canvas import PIXELS, WIDTH, Canvas, Sprite, fitting, pixels, sprite, width_of
from bot.pictures.colours import BRASS, BRONZE, INK, IVORY, WOOD, WOOD_EDGE, WOOD_FOOT
from bot.pictures.furniture import FRAME, MARGIN, tile, yard
from bot.pictures.paper import Paper
from bot.pictures.pieces import (
    empty_place,
    pile,
    shadowed,
    show_badge,
    signed,
    small_back,
    turned,
)
from bot.pictures.scene import State

SLOTS = 10
STEP = 23 + 1 / 3  # whole pixels, so that neighbours are alike and the file is small
CLIMB = 1 / 3  # from slot to slot
LEFT = 34.5  # where the first slot begins
ROW = 272  # points wide: the tile of a seat
RAIL = LEFT + SLOTS * STEP / 2  # its middle
PILES = MARGIN + ROW + 6  # where they begin, beside the racks
FACE_UP, DRAW_PILE = 46, 36  # points wide


@dataclass(frozen=True, slots=True)
class Rows:
    """How high all is, by how many racks stand one below the other, in points."""

    tile: float
    gap: float
    card: float  # what is seen of the one in the first slot
    rail: float
    foot: float  # below the rail
    badge: float  # its radius


ROWS = {
    2: Rows(62, 6, 29, 15, 4, 14),
    3: Rows(50, 5, 21, 14, 3.5, 12.5),
    4: Rows(40, 4, 16.5, 13.5, 2.5, 10.5),
}


@dataclass(frozen=True, slots=True)
class RackoSeat:
    rack: tuple[int | None, ...]  # from slot #5 to slot #50; None lies face down
    total: int
    is_turn: bool = False
    partner: int | None = None
    exchanged: int | None = None  # the place of the last exchange, from 0


@dataclass(frozen=True, slots=True)
class RackoScene:
    seats: tuple[RackoSeat, ...]
    draw_pile: int
    face_up: int | None

    def draw(self) -> Canvas:
        return racko_table(self)


def racko_table(scene: RackoScene) -> Canvas:
    its = ROWS[len(scene.seats)]
    inside = len(scene.seats) * (its.tile + its.gap) - its.gap
    width = WIDTH - MARGIN - PILES
    canvas = yard(COLOURS, inside + 2 * MARGIN, MARGIN, inside, PILES, width).copy()
    _piles(canvas, scene, PILES + width / 2, MARGIN + inside / 2)
    tiles = [(seat, MARGIN + seat * (its.tile + its.gap)) for seat in range(len(scene.seats))]
    for seat, y in sorted(tiles, key=lambda tile: scene.seats[tile[0]].is_turn):
        _seat(canvas, its, y, seat, scene.seats[seat])
    return canvas


def _piles(canvas: Canvas, scene: RackoScene, x: float, y: float) -> None:
    """Draw the face-up card, and below it what there is to draw."""
    high = FACE_UP * 7 / 5
    above, below = y - 29, y + 35
    if scene.face_up is None:
        empty_place(canvas, x - FACE_UP / 2, above - high / 2, FACE_UP, high, COLOURS.base)
    else:
        canvas.lay(_face_up(scene.face_up), x, above)
    pile(canvas, COLOURS, x - 4, below, scene.draw_pile, DRAW_PILE)


@cache
def _face_up(number: int) -> Sprite:
    return shadowed(turned(draw_card(str(number), pixels(FACE_UP)), 3))


def _seat(canvas: Canvas, its: Rows, y: float, seat: int, shown: RackoSeat) -> None:
    """A rack seen from the front: backs, and faces where everybody knows the card."""
    x = MARGIN
    canvas.set(_all_hidden(its, shown.is_turn), x - FRAME, y - FRAME)
    for place, card in enumerate(shown.rack):
        across, top = _slot(its, place)
        if card is not None:
            canvas.lay(_open(card, _high(its)), x + across, y + top + _high(its) / 2)
        if place == shown.exchanged:
            canvas.lay(_arrow(), x + across, y + top - 1.5)
    canvas.lay(_rail(its.rail), x + RAIL, y + its.tile - its.foot - its.rail / 2)
    _badges(canvas, x, y + its.badge + 3.5, its.badge, seat, shown)
    total = signed(shown.total)
    size = fitting(total, 14, 26)
    middle = x + max(16.5, 3 + width_of(total, size, "sans") / 2)
    ink = INK if shown.is_turn else IVORY
    canvas.text(middle, y + its.tile - its.foot - its.rail / 2, total, size, ink, "sans")


def _badges(canvas: Canvas, x: float, y: float, radius: float, seat: int, shown: RackoSeat) -> None:
    """Draw the seat's own, and beside it the partner's, smaller."""
    state: State = "turn" if shown.is_turn else "idle"
    if shown.partner is None:
        show_badge(canvas, x + 16.5, y, radius, seat, state)
    else:
        show_badge(canvas, x + 12, y, radius, seat, state)
        show_badge(canvas, x + 26, y + 4, 8, shown.partner)


def _slot(its: Rows, place: int) -> tuple[float, float]:
    """The middle of the card there and its top, on its tile."""
    top = its.tile - its.foot - its.rail - its.card
    return LEFT + (place + 0.5) * STEP, top - place * CLIMB


def _high(its: Rows) -> float:
    return its.card + BEHIND


@cache
def _all_hidden(its: Rows, is_turn: bool) -> Canvas:
    """The tile with a rack of backs, to lay faces on."""
    whole = tile(COLOURS, ROW, its.tile, "turn" if is_turn else "idle").copy()
    back = small_back(COLOURS, RACK_WIDTH, _high(its))
    for place in range(SLOTS):
        across, top = _slot(its, place)
        whole.lay(back, FRAME + across, FRAME + top + _high(its) / 2)
    return whole


@cache
def _open(number: int, height: float) -> Sprite:
    return sprite(draw_rack_card(number, height, PIXELS))


@cache
def _arrow() -> Sprite:
    """The last exchange. Its dark edge shows on the light of the seat to move."""
    paper = Paper(13, 8, PIXELS, edges="half")
    paper.shape(((0.4, 0.4), (12.6, 0.4), (6.5, 7.6)), BRONZE)
    paper.shape(((1.9, 1.2), (11.1, 1.2), (6.5, 6.3)), BRASS)
    return sprite(paper.final())


@cache
def _rail(height: float) -> Sprite:
    """The wood that the cards stand behind, with the names of the slots."""
    width = SLOTS * STEP + 5
    paper = Paper(width, height, PIXELS, edges="half")
    paper.box(0, 0, width, height, 4, WOOD_FOOT)
    paper.box(0, 0, width, height - 1.3, 4, WOOD)
    paper.box(2.5, 0.7, width - 5, 0.8, 0, WOOD_EDGE)
    for place in range(SLOTS):
        label = str(5 * place + 5)
        x = 2.5 + (place + 0.5) * STEP
        paper.text(x, height / 2 - 0.4, label, 11.5, IVORY, "sans")
    return sprite(paper.final())
