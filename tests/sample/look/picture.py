"""The table of Low Ebb: the two piles above, and below them a hand for each seat."""

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
from tests.sample.look.art import COLOURS, draw_card

PILES = 100  # points high
ROW, GAP = 56, 6
HELD = 4  # cards of a hand
CARD, SMALL = 58, 30  # points wide: the face-up card, and one of a hand


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
        top, middle = MARGIN + PILES + 10, MARGIN + PILES / 2
        height = top + len(self.seats) * (ROW + GAP) - GAP + MARGIN
        canvas = yard(COLOURS, height, MARGIN, PILES).copy()
        pile(canvas, COLOURS, 134, middle, self.draw_pile, 52)
        if self.face_up is None:
            empty_place(canvas, 228 - CARD / 2, middle - 40, CARD, 80, COLOURS.base)
        else:
            canvas.lay(shadowed(draw_card(self.face_up, pixels(CARD))), 228, middle)
        for seat, shown in enumerate(self.seats):
            _seat(canvas, top + seat * (ROW + GAP), seat, shown)
        return canvas


def _seat(canvas: Canvas, y: float, seat: int, shown: EbbSeat) -> None:
    middle = y + ROW / 2
    ink, _ = seat_tile(
        canvas, COLOURS, MARGIN, y, WIDTH - 2 * MARGIN, ROW, "turn" if shown.is_turn else "idle"
    )
    show_badge(canvas, MARGIN + 26, middle, 16, seat, "turn" if shown.is_turn else "idle")
    canvas.text(MARGIN + 76, middle, signed(shown.total), 20, ink, "sans")
    for place in range(HELD):
        card = (
            sprite(draw_card(shown.hand[place], pixels(SMALL)))
            if shown.hand
            else small_back(COLOURS, SMALL, SMALL * 7 / 5)
        )
        canvas.lay(card, MARGIN + 150 + place * (SMALL + 8), middle)
