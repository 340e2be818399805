"""Computes, by a small network, the chances of what may come of moves."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import numpy as np

from games.arrays import Numbers, product


class Lines(NamedTuple):
    """What a net reads: a line for each move, and one for each spot."""

    afters: Numbers
    spots: Numbers
    counts: Sequence[int]  # of moves: the first so many belong to the first spot, and so on


class Net:
    __slots__ = ("layers",)

    def __init__(self, layers: list[tuple[Numbers, Numbers]]) -> None:
        self.layers = layers  # weights and biases

    def chances(self, lines: Lines) -> Numbers:
        """Return for each move how likely each outcome is."""
        (weights, biases), *rest = self.layers
        width = lines.afters.shape[1]
        of_spots = product(lines.spots, weights[width:]) + biases
        sums = product(lines.afters, weights[:width]) + np.repeat(of_spots, lines.counts, axis=0)
        for inner, bias in rest:
            sums = product(np.maximum(sums, 0), inner) + bias
        raised = np.exp(sums - sums.max(axis=1, keepdims=True))
        chances: Numbers = raised / raised.sum(axis=1, keepdims=True)
        return chances


def read(path: Path) -> Net:
    with np.load(path) as kept:
        arrays = [kept[name].astype("f4") for name in kept.files]
    return Net(list(zip(arrays[::2], arrays[1::2], strict=True)))


@cache
def trained(package: str, file: str) -> Net:
    """Read a net that comes with the games; the same one every time."""
    with resources.as_file(resources.files(package).joinpath(file)) as path:
        return read(path)
