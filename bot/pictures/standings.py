"""Draws the end of a match: places, seats, scores, rating changes."""

from dataclasses import dataclass

from bot.pictures.canvas import WIDTH, Canvas, fitting
from bot.pictures.colours import BRASS, BRONZE, DUST, FAINT, GLOW, INK, MADDER, MOSS
from bot.pictures.ledger import EDGE, ledger, place, rule
from bot.pictures.pieces import show_badge, signed

MARGIN = 16
FEW = 6  # more lines than these move closer together
LONGEST = 96  # bar, in points
NUMBERS = 276  # where the points end
COINS = 6  # up to so many are shown one by one


@dataclass(frozen=True, slots=True)
class Finish:
    """One line of the final standings; partners share it."""

    place: int
    seats: tuple[int, ...]
    points: int
    change: int | None = None  # of the rating, as shown


@dataclass(frozen=True, slots=True)
class StandingsScene:
    lines: tuple[Finish, ...]  # the best first
    by_coins: bool = False  # so little is won that each point is a coin
    lowest_wins: bool = False

    def draw(self) -> Canvas:
        return standings(self)


def standings(scene: StandingsScene) -> Canvas:
    row = 38 if len(scene.lines) <= FEW else 28
    canvas = ledger(2 * MARGIN + row * len(scene.lines)).copy()
    by_one = scene.by_coins and max(line.points for line in scene.lines) <= COINS
    for at, line in enumerate(scene.lines):
        y = MARGIN + row * (at + 0.5)
        if line.place == 1:
            canvas.box(EDGE - 8, y - row / 2 + 1.5, WIDTH - 2 * EDGE + 16, row - 3, 9, GLOW)
        elif at and scene.lines[at - 1].place > 1:
            rule(canvas, y - row / 2, FAINT)
        _line(canvas, line, y, row, None if by_one else share_of(scene, line))
    return canvas


def share_of(scene: StandingsScene, line: Finish) -> float:
    """Return the share of the longest bar: from nothing to the most points, or most to fewest."""
    points = [each.points for each in scene.lines]
    if not scene.lowest_wins:
        return line.points / max(1, *points)
    spread = max(points) - min(points)
    return (max(points) - line.points) / spread if spread else 1.0


def _line(canvas: Canvas, line: Finish, y: float, row: float, share: float | None) -> None:
    """Draw a bar by its share; without one, a coin for each point."""
    radius = min(14, row * 0.41)
    place(canvas, EDGE + 15, y, line.place, radius)
    left = EDGE + 48.0
    for seat in line.seats:
        show_badge(canvas, left, y, radius - 0.5, seat, "turn" if line.place == 1 else "idle")
        left += 2 * radius
    if line.place == 1:
        canvas.symbol("crown", left + 6, y, radius * 1.5, BRONZE)
    left += 28
    if share is None:
        for token in range(line.points):
            canvas.ring(left + 8 + token * 16, y, 6.5, BRONZE, BRASS, 0.8)
    elif share > 0:
        longest = LONGEST - 2 * radius * (len(line.seats) - 1)
        canvas.box(left, y - 5, max(10, longest * share), 10, 5, BRASS)
    text = signed(line.points)
    size = fitting(text, 20, 46)
    canvas.text(NUMBERS, y, text, size, INK, "sans", "right")
    if line.change is not None:
        _change(canvas, line.change, y)


def _change(canvas: Canvas, change: int, y: float) -> None:
    """Show a change by its sign and a triangle; the colour only repeats it."""
    if not change:
        canvas.text(WIDTH - EDGE, y, "±0", 14, DUST, "sans", "right")
        return
    colour = MOSS if change > 0 else MADDER
    canvas.symbol("rise" if change > 0 else "fall", NUMBERS + 16, y, 9, colour)
    text = f"+{change}" if change > 0 else signed(change)
    canvas.text(WIDTH - EDGE, y, text, fitting(text, 14, 34), colour, "sans", "right")
