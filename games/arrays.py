"""Arithmetic on arrays for computer players, kept off the traps of the library under numpy."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.float32]

MATRIX = 200_000  # multiplications of one product with a matrix, with a vector
VECTOR = 9_000
"""Beyond them the library starts threads, which costs many times what it gains."""


def product(rows: Numbers, by: Numbers) -> Numbers:
    """`rows @ by`, in pieces that are small enough."""
    most = max(1, (MATRIX if by.ndim == 2 else VECTOR) // max(1, by.size))
    # On some processors lanes that hold no number raise the flag of an invalid value.
    with np.errstate(invalid="ignore"):
        if rows.ndim == 1 or len(rows) <= most:
            return np.asarray(rows @ by)
        pieces = [rows[start : start + most] @ by for start in range(0, len(rows), most)]
    return np.concatenate(pieces)
