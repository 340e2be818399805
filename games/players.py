"""Players that fit any game."""

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from games.game import Seen

M = TypeVar("M")

LEVELS = ("easy", "medium", "hard")
"""Those that people choose from; the others are for tests and benches."""


def at_random(_: Seen[Any, Any], legal: Sequence[M], rng: random.Random) -> M:
    """Any legal move, each as likely: for tests. In RACK-O it never goes out on purpose."""
    return legal[int(rng.random() * len(legal))]
