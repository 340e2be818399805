"""Prices being in order with a run of some length, many racks at a time."""

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from games.racko.playing.gaps import NEVER, SLOTS_IN_RACK, Cards, Floats, Plans

GONE = 4.0  # waits for a card that cannot come up for now, against one that can


def prices_of_one(deck: int, live: tuple[int, ...], price: float) -> Floats:
    """Price by card the wait for that card and no other."""
    found = np.full(deck + 1, GONE * price)
    found[list(live)] = price
    return found


def with_run(plans: Plans, singles: Floats, length: int, present: int) -> Floats:
    """Return the cheapest plan with a run that has at least that many cards in their places."""
    costs = np.full(len(plans.racks), NEVER)
    steps = np.arange(length)
    slots = sliding_window_view(plans.racks, length, axis=1)
    first = slots - steps  # by rack, place, and the card of the run that is there
    there = (slots[:, :, None, :] - first[..., None] == steps).sum(3)
    fits = (first >= 1) & (first + length <= len(singles)) & (there >= present)
    rows, place, anchor = np.nonzero(fits)
    cards = first[rows, place, anchor][:, None] + steps
    waits = np.where(slots[rows, place] == cards, 0.0, singles[cards]).sum(1)
    around = plans.before[place, rows, cards[:, 0]]
    around += plans.behind[place + length - 1, rows, cards[:, -1]]
    np.minimum.at(costs, rows, waits + around)
    return costs


def longest_runs(racks: Cards) -> Cards:
    """Return the longest run of each rack, in order or not."""
    longest = run = np.ones(racks.shape[:-1], dtype=np.int64)
    for place in range(1, SLOTS_IN_RACK):
        run = np.where(racks[..., place] == racks[..., place - 1] + 1, run + 1, 1)
        longest = np.maximum(longest, run)
    return longest
