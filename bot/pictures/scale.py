"""Scales ratings: where a number goes, and the round numbers along the axis."""

from collections.abc import Sequence
from dataclasses import dataclass

STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
TICKS = 4
NARROWEST = 40  # points of rating: small differences must not look large


@dataclass(frozen=True, slots=True)
class Scale:
    low: float
    high: float
    start: float  # points of the picture
    end: float
    ticks: tuple[int, ...]

    def at(self, number: float) -> float:
        return self.start + (self.end - self.start) * (number - self.low) / (self.high - self.low)


def scale_of(lows: Sequence[int], highs: Sequence[int], start: float, end: float) -> Scale:
    """Make a scale from the lowest to the highest, with at most four round numbers."""
    low, high = min(lows, default=1480), max(highs, default=1520)
    if high - low < NARROWEST:
        middle = (low + high) / 2
        low, high = round(middle - NARROWEST / 2), round(middle + NARROWEST / 2)
    step = next((each for each in STEPS if (high - low) / each < TICKS), STEPS[-1])
    ticks = tuple(range(-(-low // step) * step, high + 1, step))
    return Scale(low, high, start, end, ticks[:: max(1, len(ticks) // TICKS)])
