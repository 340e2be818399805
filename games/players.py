"""Defines players that fit any game."""

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from games.game import Seen

M = TypeVar("M")

LEVELS = ("easy", "medium", "hard")
"""The levels people can choose; the others are for tests and benchmarks."""


def at_random(_: Seen[Any, Any], legal: Sequence[M], rng: random.Random) -> M:
    """Return any legal move, all equally likely: for tests. In RACK-O it never goes out on
    purpose."""
    return legal[int(rng.random() * len(legal))]
