"""Draws a rating from match to match, with its shrinking uncertainty around it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.canvas import PIXELS, Canvas, sprite
from bot.pictures.colours import BRASS, DUST, FAINT, INK, IVORY, MOSS, RULED, mix
from bot.pictures.ledger import ledger
from bot.pictures.paper import Paper
from bot.pictures.scale import Scale, scale_of
from bot.pictures.strokes import Point, line

HEIGHT = 230
LEFT, RIGHT, TOP, BOTTOM = 58, 336, 24, 190  # of the curve
STRIP = 42  # points: drawn piece by piece, so that nobody waits long
POINTS = 120  # more matches than these are thinned out
THICK = 2.4


@dataclass(frozen=True, slots=True)
class CurveScene:
    """A rating after each match: the number shown, and its doubt."""

    points: tuple[tuple[int, int], ...]
    first: int = 1  # the number of the first match shown

    def draw(self) -> Canvas:
        return curve(self)


def curve(scene: CurveScene) -> Canvas:
    canvas = ledger(HEIGHT).copy()
    shown = thinned(scene.points)
    heights = scale_of(
        [rating - doubt for rating, doubt in shown],
        [rating + doubt for rating, doubt in shown],
        BOTTOM,
        TOP,
    )
    across = _across(len(shown))
    _plot(canvas, [(x, *point) for x, point in zip(across, shown, strict=True)], heights)
    for tick in heights.ticks:
        canvas.text(LEFT - 8, heights.at(tick), str(tick), 12.5, DUST, "sans", "right")
    canvas.bar(LEFT, BOTTOM + 4, RIGHT - LEFT, 1, RULED)
    last = scene.first + len(scene.points) - 1
    canvas.text(LEFT, BOTTOM + 20, str(scene.first), 12.5, DUST, "sans", "left")
    if last > scene.first:
        canvas.text(RIGHT, BOTTOM + 20, str(last), 12.5, DUST, "sans", "right")
    return canvas


def thinned(points: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Leave out points evenly, but never the first or the last."""
    if len(points) <= POINTS:
        return points
    last = len(points) - 1
    return tuple(points[round(at * last / (POINTS - 1))] for at in range(POINTS))


def _across(count: int) -> Iterator[float]:
    for at in range(count):
        yield LEFT + (RIGHT - LEFT) * at / max(1, count - 1)


def _plot(canvas: Canvas, points: list[tuple[float, int, int]], heights: Scale) -> None:
    above = [(x, heights.at(rating + doubt)) for x, rating, doubt in points]
    below = [(x, heights.at(rating - doubt)) for x, rating, doubt in points]
    middle = [(x, heights.at(rating)) for x, rating, _ in points]
    band = [*_broad(above), *reversed(_broad(below))]
    for left in range(LEFT - 8, RIGHT + 8, STRIP):
        paper = Paper(STRIP, BOTTOM - TOP + 20, PIXELS, IVORY, "half")
        paper.shape([(x - left, y - TOP + 10) for x, y in band], mix(IVORY, MOSS, 1 / 3))
        for tick in heights.ticks:
            paper.box(LEFT - left, heights.at(tick) - TOP + 9.7, RIGHT - LEFT, 0.67, 0, FAINT)
        for stroke in line(THICK, *(each for x, y in middle for each in (x - left, y - TOP + 10))):
            if _is_on(paper, stroke.outline):
                paper.shape(stroke.outline, INK)
        canvas.lay(sprite(paper.final()), left + STRIP / 2, (TOP + BOTTOM) / 2)
    x, y = middle[-1]
    canvas.ring(x, y, 6.4, INK, BRASS, 2.6)


def _broad(points: list[Point]) -> list[Point]:
    """Widen a single match to a bar, which shows its doubt."""
    (x, y), *more = points
    return points if more else [(x - 7, y), (x + 7, y)]


def _is_on(paper: Paper, outline: Sequence[Point]) -> bool:
    across = [x for x, _ in outline]
    return min(across) < paper.width and max(across) > 0
