"""Makes symbols from outlines in a square of 100, inked or cut out."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

ROUND = 48  # corners of a disc
STEPS = 12  # corners between two points of a curve


@dataclass(frozen=True, slots=True)
class Stroke:
    outline: Outline
    is_inked: bool = True


Strokes: TypeAlias = tuple[Stroke, ...]


def joined(*parts: Strokes) -> Strokes:
    """Lay strokes over one another, the first lowest."""
    return tuple(stroke for part in parts for stroke in part)


def cut(*parts: Strokes) -> Strokes:
    """Cut the same outlines out instead of inking them."""
    return tuple(replace(stroke, is_inked=False) for stroke in joined(*parts))


def both(*parts: Strokes) -> Strokes:
    """Keep the left side as drawn, and mirror it on the right."""
    drawn = joined(*parts)
    mirrored = (
        replace(stroke, outline=tuple((100 - x, y) for x, y in stroke.outline)) for stroke in drawn
    )
    return (*drawn, *mirrored)


def shape(*numbers: float) -> Strokes:
    """Make a shape with straight sides: x, y, x, y…"""
    return (Stroke(_points(numbers)),)


def curve(*numbers: float) -> Strokes:
    """Make a closed curve through all the points (Catmull and Rom)."""
    return (Stroke(tuple(_smooth(_points(numbers)))),)


def disc(x: float, y: float, radius: float) -> Strokes:
    return oval(x, y, radius, radius)


def oval(x: float, y: float, across: float, down: float) -> Strokes:
    turns = (2 * math.pi * corner / ROUND for corner in range(ROUND))
    return (Stroke(tuple((x + across * math.cos(t), y + down * math.sin(t)) for t in turns)),)


def ring(x: float, y: float, radius: float, width: float) -> Strokes:
    return joined(disc(x, y, radius), cut(disc(x, y, radius - width)))


def line(width: float, *numbers: float) -> Strokes:
    """Make a line from point to point, with round ends and joints."""
    return tuple(_capsule(one, other, width / 2) for one, other in pairwise(_points(numbers)))


def arc(x: float, y: float, radius: float, start: float, end: float, width: float) -> Strokes:
    """Make a part of a ring, in degrees clockwise from the right."""
    steps = max(2, round(abs(end - start) / 6))
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return line(
        width,
        *(each for t in turns for each in (x + radius * math.cos(t), y + radius * math.sin(t))),
    )


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> Strokes:
    """Make a star whose first point is up, or turned clockwise by that many degrees."""
    corners = []
    for corner in range(2 * points):
        angle = math.radians(turn) + corner * math.pi / points
        reach = inner if corner % 2 else outer
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return (Stroke(tuple(corners)),)


def _points(numbers: Sequence[float]) -> Outline:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _capsule(one: Point, other: Point, radius: float) -> Stroke:
    """Make a thick line between two points: two half circles and what lies between."""
    ahead = math.atan2(other[1] - one[1], other[0] - one[0])
    half = ROUND // 2
    ends = ((one, ahead + math.pi / 2), (other, ahead - math.pi / 2))
    return Stroke(
        tuple(
            (x + radius * math.cos(turn), y + radius * math.sin(turn))
            for (x, y), start in ends
            for turn in (start + math.pi * corner / half for corner in range(half + 1))
        )
    )


def _smooth(points: Outline) -> Iterable[Point]:
    count = len(points)
    for at in range(count):
        before, here, there, after = (points[(at + step) % count] for step in (-1, 0, 1, 2))
        for step in range(STEPS):
            share = step / STEPS
            yield (
                _between(before[0], here[0], there[0], after[0], share),
                _between(before[1], here[1], there[1], after[1], share),
            )


def _between(before: float, here: float, there: float, after: float, share: float) -> float:
    """Go from `here` to `there`, leaving and arriving in the direction of the neighbours."""
    slope = there - before
    bend = 2 * before - 5 * here + 4 * there - after
    twist = 3 * here - before - 3 * there + after
    return here + 0.5 * share * (slope + share * (bend + share * twist))
