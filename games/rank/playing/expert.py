"""Asks the net what it expects of a move, and of a hand before the first lead."""

from collections.abc import Sequence
from functools import partial

import numpy as np

from games.arrays import product
from games.game import Seat
from games.rank.cards import DEALT, Counts
from games.rank.moves import Move
from games.rank.playing.features import after_row, lines_of, spot_row
from games.rank.playing.net import trained
from games.rank.playing.openings import Rate
from games.rank.playing.sight import NOBODY, After, Spot
from games.rank.playing.worth import Worth, place_class
from games.record import replace


def rate_moves(spot: Spot, moves: Sequence[Move], worth: Worth) -> list[float]:
    """Return what each move is worth to its player; a place that it takes is known."""
    afters = [spot.after(move) for move in moves]
    rates = _rates(spot, afters, worth)
    for index, after in enumerate(afters):
        if after.place:
            rates[index] = worth[place_class(after.place, spot.seats)]
    return rates


def rate_hands(worth: Worth) -> Rate:
    return partial(_rate_hands, worth)


def _rate_hands(worth: Worth, spot: Spot, hands: Sequence[Counts], leader: Seat) -> list[float]:
    slot = max(0, spot.slot(leader))
    before = replace(spot, sizes=(DEALT,) * spot.seats)
    afters = [After(hand, DEALT, None, slot, NOBODY, False) for hand in hands]
    return _rates(before, afters, worth)


def _rates(spot: Spot, afters: Sequence[After], worth: Worth) -> list[float]:
    rows = [after_row(after) for after in afters]
    lines = lines_of([spot_row(spot)], rows, [len(rows)])
    rates: list[float] = product(trained().chances(lines), np.array(worth, "f4")).tolist()
    return rates
