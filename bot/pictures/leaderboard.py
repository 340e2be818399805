"""Draws a leaderboard: places, ratings and their certainty. The names are in the text beside it."""

from dataclasses import dataclass

from bot.pictures.canvas import WIDTH, Canvas, fitting
from bot.pictures.colours import BRASS, DUST, FAINT, GLOW, INK, IVORY, MADDER, MOSS, mix
from bot.pictures.ledger import EDGE, MEDALS, ledger, place, rule
from bot.pictures.scale import Scale, scale_of

HEAD, ROW, FOOT = 36, 34, 12  # points
LEFT, RIGHT = 66, 244  # of the scale
NUMBERS = 302  # where the ratings end


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a leaderboard; the text beside it gives the name of the same place."""

    place: int
    rating: int  # the number shown
    doubt: int  # off by more than this with a chance of 50 %
    climbed: int | None = 0  # places; None for somebody new
    is_provisional: bool = False
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardScene:
    lines: tuple[Ranked, ...]

    def draw(self) -> Canvas:
        return leaderboard(self)


def leaderboard(scene: LeaderboardScene) -> Canvas:
    height = HEAD + ROW * max(1, len(scene.lines)) + FOOT
    canvas = ledger(height).copy()
    scale = scale_of(
        [line.rating - line.doubt for line in scene.lines],
        [line.rating + line.doubt for line in scene.lines],
        LEFT,
        RIGHT,
    )
    for at, line in enumerate(scene.lines):
        if line.is_own:
            top = HEAD + ROW * at
            canvas.box(EDGE - 8, top + 1.5, WIDTH - 2 * EDGE + 16, ROW - 3, 9, GLOW)
    for tick in scale.ticks:
        canvas.bar(scale.at(tick), HEAD - 2, 2 / 3, height - HEAD - FOOT + 2, FAINT)
        canvas.text(scale.at(tick), 22, str(tick), 12.5, DUST, "sans")
    for at, line in enumerate(scene.lines):
        rule(canvas, HEAD + ROW * (at + 1), FAINT)
        _line(canvas, line, HEAD + ROW * (at + 0.5), scale)
    return canvas


def _line(canvas: Canvas, line: Ranked, y: float, scale: Scale) -> None:
    place(canvas, EDGE + 14, y, line.place, 13.5)
    low, high = scale.at(line.rating - line.doubt), scale.at(line.rating + line.doubt)
    canvas.box(low - 5, y - 7, high - low + 10, 14, 7, mix(IVORY, MOSS, 1 / 3))
    middle = MEDALS.get(line.place, IVORY)
    canvas.ring(scale.at(line.rating), y, 6.4, INK, middle, 3)
    text = f"{line.rating}?" if line.is_provisional else str(line.rating)
    canvas.text(NUMBERS, y, text, fitting(text, 18.5, 52), INK, "sans", "right")
    if line.climbed is None:
        canvas.symbol("star", NUMBERS + 18, y, 12, BRASS)
    elif line.climbed:
        colour = MOSS if line.climbed > 0 else MADDER
        canvas.symbol("rise" if line.climbed > 0 else "fall", NUMBERS + 12, y, 9, colour)
        canvas.text(NUMBERS + 20, y, str(abs(line.climbed)), 13, colour, "sans", "left")
