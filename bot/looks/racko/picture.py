"""Draws the table of RACK-O: the two piles above, a rack for each seat below."""

from dataclasses import dataclass
from functools import cache

from bot.looks.racko.art import COLOURS, RACK_HEIGHT, RACK_WIDTH, draw_card, draw_rack_card
from bot.pictures.canvas import PIXELS, WIDTH, Canvas, Sprite, fitting, pixels, sprite
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

PILES = 100  # points high
ROW, GAP = 69, 6
SLOTS = 10
STEP = 28 + 2 / 3  # whole pixels, so that neighbours are alike and the file is small
CLIMB = 2 / 3  # from slot to slot
LEFT = 45  # where the first slot begins
RAIL = LEFT + SLOTS * STEP / 2  # its middle
CARD = 58  # the face-up card, points wide


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
    top = MARGIN + PILES + 10
    height = top + len(scene.seats) * (ROW + GAP) - GAP + MARGIN
    canvas = yard(COLOURS, height, MARGIN, PILES).copy()
    middle = MARGIN + PILES / 2
    pile(canvas, COLOURS, 134, middle, scene.draw_pile, 52)
    if scene.face_up is None:
        empty_place(canvas, 228 - CARD / 2, middle - 40, CARD, 80, COLOURS.base)
    else:
        canvas.lay(_face_up(scene.face_up), 228, middle)
    tiles = [(seat, top + seat * (ROW + GAP)) for seat in range(len(scene.seats))]
    for seat, y in sorted(tiles, key=lambda tile: scene.seats[tile[0]].is_turn):
        _seat(canvas, y, seat, scene.seats[seat])
    return canvas


@cache
def _face_up(number: int) -> Sprite:
    return shadowed(turned(draw_card(str(number), pixels(CARD)), 3))


def _seat(canvas: Canvas, y: float, seat: int, shown: RackoSeat) -> None:
    """A rack seen from the front: backs, and faces where everybody knows the card."""
    x, state = MARGIN, _state(shown)
    canvas.set(_all_hidden(shown.is_turn), x - FRAME, y - FRAME)
    show_badge(canvas, x + 22, y + 24, 15, seat, state)
    if shown.partner is not None:
        show_badge(canvas, x + 35, y + 38, 8.5, shown.partner)
    total = signed(shown.total)
    ink = INK if shown.is_turn else IVORY
    canvas.text(x + 22, y + ROW - 13, total, fitting(total, 14, 36), ink, "sans")
    for place, card in enumerate(shown.rack):
        across, down = _slot(place)
        if card is not None:
            canvas.lay(_open(card), x + across, y + down)
        if place == shown.exchanged:
            canvas.lay(_arrow(), x + across, y + down - RACK_HEIGHT / 2 - 3.4)
    canvas.lay(_rail(), x + RAIL, y + ROW - 14.3)


def _state(shown: RackoSeat) -> State:
    return "turn" if shown.is_turn else "idle"


def _slot(place: int) -> tuple[float, float]:
    """The middle of the card there, on its tile."""
    return LEFT + (place + 0.5) * STEP, 36.4 - place * CLIMB


@cache
def _all_hidden(is_turn: bool) -> Canvas:
    """The tile with a rack of backs, to lay faces on."""
    whole = tile(COLOURS, WIDTH - 2 * MARGIN, ROW, "turn" if is_turn else "idle").copy()
    for place in range(SLOTS):
        across, down = _slot(place)
        whole.lay(_hidden(), FRAME + across, FRAME + down)
    return whole


@cache
def _hidden() -> Sprite:
    return small_back(COLOURS, RACK_WIDTH, RACK_HEIGHT)


@cache
def _open(number: int) -> Sprite:
    return sprite(draw_rack_card(number, PIXELS))


@cache
def _arrow() -> Sprite:
    """The last exchange. Its dark edge shows on the light of the seat to move."""
    paper = Paper(14, 9, PIXELS, edges="half")
    paper.shape(((0.4, 0.4), (13.6, 0.4), (7, 8.6)), BRONZE)
    paper.shape(((1.9, 1.2), (12.1, 1.2), (7, 7.2)), BRASS)
    return sprite(paper.final())


@cache
def _rail() -> Sprite:
    """The wood that the cards stand behind, with the names of the slots."""
    width = SLOTS * STEP + 5
    paper = Paper(width, 17, PIXELS, edges="half")
    paper.box(0, 0, width, 17, 4, WOOD_FOOT)
    paper.box(0, 0, width, 15.4, 4, WOOD)
    paper.box(2.5, 0.7, width - 5, 0.8, 0, WOOD_EDGE)
    for place in range(SLOTS):
        label = str(5 * place + 5)
        paper.text(2.5 + (place + 0.5) * STEP, 7.9, label, 11.5, IVORY, "sans")
    return sprite(paper.final())
