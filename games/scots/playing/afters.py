"""Lists what a turn may leave behind: after each way to lay, each discard."""

from typing import NamedTuple

import numpy as np

from games.arrays import Numbers, product
from games.scots.playing.features import Left
from games.scots.playing.playouts import Flags, Places, Tables

NONE = -1  # no discard, as all cards are laid


class Afters(NamedTuple):
    """By line; those of a row stand together."""

    left: Left
    laid: Numbers  # lines x types
    discard: Places  # the type, or NONE


def afters(
    t: Tables, hands: Numbers, sets: Flags, piles: Numbers, plans: Numbers, row: Places
) -> Afters:
    """`plans` are cards to lay, each by the hand of its row; the rows in order."""
    kept, kinds = hands[row] - plans, len(t.values)
    is_out = t.count(kept) == 0
    plan, place = np.nonzero(np.concatenate([kept > 0, is_out[:, None]], axis=1))
    thrown = np.append(t.itself, np.zeros((1, kinds), np.float32), axis=0)[place]
    of, laid = row[plan], plans[plan]
    left = Left(
        of,
        kept[plan] - thrown,
        sets[of] | (product(laid, t.members) > 0),
        piles[of] + thrown,
        place,
        product(laid, t.values),
    )
    return Afters(left, laid, np.where(place < kinds, place, NONE))
