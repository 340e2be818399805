"""Computes on arrays for computer players, around the traps of numpy's own libraries."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from threadpoolctl import threadpool_limits

Numbers: TypeAlias = npt.NDArray[np.float32]


def keep_to_one_thread() -> None:
    """Let numpy use one thread in this process: on arrays this small, threads cost far more than
    they gain."""
    threadpool_limits(1, "blas")


def product(rows: Numbers, by: Numbers) -> Numbers:
    # On some processors lanes that hold no number raise the flag of an invalid value.
    with np.errstate(invalid="ignore"):
        return np.asarray(rows @ by)
