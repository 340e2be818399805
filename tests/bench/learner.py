"""A small network that learns from lines of features and the chances that they led to."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from games.arrays import Numbers
from games.rank.playing.net import PLACES, Net

HIDDEN = (256, 128)


class Learner:
    """Adam on the cross-entropy of the targets."""

    def __init__(self, seed: int, width: int) -> None:
        rng = np.random.default_rng(seed)
        widths = (width, *HIDDEN, PLACES)
        self.layers: list[tuple[Numbers, Numbers]] = []
        for inner, outer in pairwise(widths):
            scale = (2 / inner) ** 0.5 * (0.1 if outer == PLACES else 1)
            weights = (rng.standard_normal((inner, outer)) * scale).astype("f4")
            self.layers.append((weights, np.zeros(outer, "f4")))
        self._begin()

    def _begin(self) -> None:
        flat = [array for layer in self.layers for array in layer]
        self.first = [np.zeros_like(array) for array in flat]
        self.second = [np.zeros_like(array) for array in flat]
        self.steps = 0

    def go_on(self, net: Net) -> None:
        """With what is learnt."""
        self.layers = net.layers
        self._begin()

    @np.errstate(invalid="ignore")  # see games/arrays.py
    def learn(self, lines: Numbers, targets: Numbers, rate: float) -> float:
        (w1, b1), (w2, b2), (w3, b3) = self.layers
        h1 = np.maximum(lines @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        raw = h2 @ w3 + b3
        raised = np.exp(raw - raw.max(axis=1, keepdims=True))
        chances = raised / raised.sum(axis=1, keepdims=True)
        loss = -float((targets * np.log(chances + 1e-9)).sum(axis=1).mean())
        g3 = (chances - targets) / len(lines)
        g2 = (g3 @ w3.T) * (h2 > 0)
        g1 = (g2 @ w2.T) * (h1 > 0)
        slopes = [lines.T @ g1, g1.sum(0), h1.T @ g2, g2.sum(0), h2.T @ g3, g3.sum(0)]
        self._step(slopes, rate)
        return loss

    def _step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        flat = [array for layer in self.layers for array in layer]
        for array, slope, first, second in zip(flat, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            array -= pace * first / (np.sqrt(second) + 1e-7)


def save(learner: Learner, out: Path) -> None:
    """Half precision is enough to choose by."""
    arrays = [array.astype("f2") for layer in learner.layers for array in layer]
    np.savez_compressed(out, *arrays)
