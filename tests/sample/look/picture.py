"""The table of Low Ebb: the two piles above, and below them the hands, two in a line."""

from dataclasses import dataclass

from bot.pictures.canvas import WIDTH, Canvas, pixels, sprite
from bot.pictures.furniture import MARGIN, seat_tile, yard
from bot.pictures.pieces import (
    empty_place,
    pile,
    shadowed,
    show_badge,
    signed,
    small_back,
)
from bot.pictures.scene import State
from tests.sample.look.art import COLOURS, draw_card

PILES = 76  # points high
TOP = MARGIN + PILES + 8  # where the seats begin
ROW, GAP = 48, 6
HALF = (WIDTH - 2 * MARGIN - GAP) / 2  # the width of a seat: two are in a line
HELD = 4  # cards of a hand
CARD, SMALL = 48, 22  # points wide: the face-up card, and one of a hand


@dataclass(frozen=True, slots=True)
class EbbSeat:
    total: int
    hand: tuple[int, ...] | None = None  # None lies face down
    is_turn: bool = False


@dataclass(frozen=True, slots=True)
class EbbScene:
    seats: tuple[EbbSeat, ...]
    draw_pile: int
    face_up: int | None

    def draw(self) -> Canvas:
        middle, lines = MARGIN + PILES / 2, (len(self.seats) + 1) // 2
        height = TOP + lines * (ROW + GAP) - GAP + MARGIN
        canvas = yard(COLOURS, height, MARGIN, PILES).copy()
        pile(canvas, COLOURS, 138, middle, self.draw_pile, 38)
        if self.face_up is None:
            empty_place(canvas, 222 - CARD / 2, middle - 33, CARD, 66, COLOURS.base)
        else:
            canvas.lay(shadowed(draw_card(str(self.face_up), pixels(CARD))), 222, middle)
        for seat, shown in enumerate(self.seats):
            x, y = MARGIN + seat % 2 * (HALF + GAP), TOP + seat // 2 * (ROW + GAP)
            _seat(canvas, x, y, seat, shown)
        return canvas


def _seat(canvas: Canvas, x: float, y: float, seat: int, shown: EbbSeat) -> None:
    middle = y + ROW / 2
    state: State = "turn" if shown.is_turn else "idle"
    ink, _ = seat_tile(canvas, COLOURS, x, y, HALF, ROW, state)
    show_badge(canvas, x + 19, middle, 13.5, seat, state)
    canvas.text(x + 49, middle, signed(shown.total), 15, ink, "sans")
    for place in range(HELD):
        card = (
            sprite(draw_card(str(shown.hand[place]), pixels(SMALL)))
            if shown.hand
            else small_back(COLOURS, SMALL, SMALL * 7 / 5)
        )
        canvas.lay(card, x + 78 + place * (SMALL + 1.3), middle)
