"""Computes on arrays for computer players, around the traps of numpy's own libraries."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from threadpoolctl import threadpool_limits

Numbers: TypeAlias = npt.NDArray[np.float32]

threadpool_limits(1, "blas")  # on arrays this small, threads cost far more than they gain


def product(rows: Numbers, by: Numbers) -> Numbers:
    # On some processors lanes that hold no number raise the flag of an invalid value.
    with np.errstate(invalid="ignore"):
        return np.asarray(rows @ by)
