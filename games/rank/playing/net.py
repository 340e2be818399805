"""A small network: from features to the chances of becoming King, Queen, Knight and Beggar."""

from functools import cache
from importlib import resources
from pathlib import Path

import numpy as np

from games.arrays import Numbers, product

FILE = "net.npz"
PLACES = 4  # King, Queen, any Knight, Beggar


class Net:
    __slots__ = ("layers",)

    def __init__(self, layers: list[tuple[Numbers, Numbers]]) -> None:
        self.layers = layers  # weights and biases

    @property
    def width(self) -> int:
        """How many features it looks at."""
        return len(self.layers[0][0])

    def chances(self, lines: Numbers) -> Numbers:
        """For each line how likely each place is."""
        *hidden, (weights, biases) = self.layers
        for inner, bias in hidden:
            lines = np.maximum(product(lines, inner) + bias, 0)
        raw = product(lines, weights) + biases
        raised = np.exp(raw - raw.max(axis=1, keepdims=True))
        chances: Numbers = raised / raised.sum(axis=1, keepdims=True)
        return chances


def read(path: Path) -> Net:
    with np.load(path) as kept:
        arrays = [kept[name].astype("f4") for name in kept.files]
    return Net(list(zip(arrays[::2], arrays[1::2], strict=True)))


@cache
def trained() -> Net:
    with resources.as_file(resources.files(__package__).joinpath(FILE)) as path:
        return read(path)
