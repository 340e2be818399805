"""Prices being in order with a run of some length, many racks at a time."""

import numpy as np

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
    for place in range(SLOTS_IN_RACK - length + 1):
        slots = plans.racks[:, place : place + length]
        for anchor in range(length):
            first = slots[:, anchor] - anchor
            missing = slots != first[:, None] + np.arange(length)
            fits = (first >= 1) & (first + length <= len(singles))
            (rows,) = np.nonzero(fits & (length - missing.sum(1) >= present))
            if rows.size:
                found = _plan(plans, rows, place, first[rows], missing[rows], singles)
                costs[rows] = np.minimum(costs[rows], found)
    return costs


def _plan(
    plans: Plans, rows: Cards, place: int, first: Cards, missing: Cards, singles: Floats
) -> Floats:
    length = missing.shape[1]
    cards = first[:, None] + np.arange(length)
    waits = np.where(missing, singles[cards], 0.0).sum(1)
    before = plans.upto(place, cards[:, :1], rows)
    behind = plans.beyond(place + length - 1, cards[:, -1:], rows)
    found: Floats = waits + before + behind
    return found


def longest_runs(racks: Cards) -> Cards:
    """Return the longest run of each rack, in order or not."""
    longest = run = np.ones(len(racks), dtype=np.int64)
    for place in range(1, SLOTS_IN_RACK):
        run = np.where(racks[:, place] == racks[:, place - 1] + 1, run + 1, 1)
        longest = np.maximum(longest, run)
    return longest
