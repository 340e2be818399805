"""A small network that learns from lines of features and the chances that they led to."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np

from games.arrays import Numbers, keep_to_one_thread
from games.nets import Net

HIDDEN = (256, 128)
PARTS = 2  # of a round, each played from a seed and in a process of its own
BATCH = 1024
LAST = 0.1  # of the last layer at the start: it expects all alike


class Stage(Protocol):
    @property
    def seed(self) -> int: ...

    @property
    def rounds(self) -> int: ...

    @property
    def kept(self) -> int: ...  # rounds learnt from at a time

    @property
    def rate(self) -> float: ...  # of learning, at the start


S = TypeVar("S", bound=Stage)
Lesson: TypeAlias = tuple[Numbers, Numbers]
"""Lines, and the chances that each led to."""
Play: TypeAlias = Callable[[Net, S, int, int], Lesson]
"""Plays a part of a round of that number."""


class Learner:
    """Adam on the cross-entropy of the targets."""

    def __init__(self, seed: int, width: int, outcomes: int) -> None:
        rng = np.random.default_rng(seed)
        widths = (width, *HIDDEN, outcomes)
        self.layers: list[tuple[Numbers, Numbers]] = []
        for inner, outer in pairwise(widths):
            scale = (2 / inner) ** 0.5 * (LAST if outer == outcomes else 1)
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


def train(stage: S, play: Play[S], learner: Learner, out: Path) -> None:
    """The same stage makes the same file on the same machine: rounds count, never the clock."""
    kept: list[Lesson] = []
    rng = np.random.default_rng(stage.seed)
    begun = time.time()
    with ProcessPoolExecutor(PARTS, initializer=keep_to_one_thread) as pool:
        waiting = _ask(pool, play, learner, stage, 0)
        for turn in range(1, stage.rounds + 1):
            played = [future.result() for future in waiting]
            waiting = _ask(pool, play, learner, stage, turn)
            kept = [*kept, *played][-stage.kept * PARTS :]
            lines = np.concatenate([part[0] for part in kept])
            targets = np.concatenate([part[1] for part in kept])
            rate = stage.rate * min((1 - turn / stage.rounds) ** 1.5 + 0.01, 1)
            losses = [
                learner.learn(lines[part], targets[part], rate)
                for part in np.array_split(rng.permutation(len(lines)), max(1, len(lines) // BATCH))
            ]
            if turn % 10 == 0:
                spent = time.time() - begun
                print(f"round {turn}, {spent:.0f} s, loss {np.mean(losses):.4f}", flush=True)
                save(learner, out)


def _ask(
    pool: ProcessPoolExecutor, play: Play[S], learner: Learner, stage: S, turn: int
) -> list[Future[Lesson]]:
    """One round ahead of what is learnt, so that nobody waits."""
    net = Net([(weights.copy(), biases.copy()) for weights, biases in learner.layers])
    return [pool.submit(play, net, stage, turn, part) for part in range(PARTS)]


def save(learner: Learner, out: Path) -> None:
    """Half precision is enough to choose by."""
    arrays = [array.astype("f2") for layer in learner.layers for array in layer]
    np.savez_compressed(out, *arrays)
