"""When Python looks for garbage: nearly all of it goes by itself."""

import gc

SELDOM = 10_000, 50, 20
"""A full round looks at every live table, 150 ms with 500 of them, in which nobody is answered."""


def collect_seldom() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
