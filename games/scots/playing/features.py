"""Describes to the net what everybody sees, and what each way to end a turn would leave behind.

Arrays are by row, and lines are ways to go on: each belongs to one row.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from games.arrays import Numbers, product
from games.scots.playing.playouts import Flags, Places, Rounds, Tables

OF_A_TYPE, OF_A_FAMILY = np.arange(1, 4), np.arange(1, 7)  # cards, beyond which all is the same
HELD = 15  # cards in a hand, as well
WORTH, LAID, PILE = 200, 300, 20  # points and cards that count as one
SHORT = 4, 12  # cards left to draw

_SIZES = np.eye(HELD + 1, dtype="f4")


@dataclass(frozen=True, slots=True)
class Public:
    """What the whole table has seen of the seats."""

    sizes: Sequence[Numbers]  # of the hands
    known: Sequence[Numbers]  # rows x types: at the least, in the hand
    down: Numbers  # rows x types: lie in sets
    held_back: Sequence[Numbers]  # turns in a row in which nothing was laid, save with the pile


class Left(NamedTuple):
    """What is left behind, by line."""

    row: Places
    hand: Numbers
    sets: Flags
    pile: Numbers
    top: Places  # the type on the pile; one more than there are if it is empty
    laid: Numbers  # points that the turn puts on the table
    draws: bool = False  # the card that is drawn is not in the hand yet


class Spots(NamedTuple):
    """What the net reads once for all lines of a row, and what they are read with."""

    lines: Numbers
    ahead: Numbers  # points on the table, more than the best of the others has
    unseen: Numbers  # rows x types
    known: Numbers  # rows x types: of the next seat
    hidden: Numbers  # cards of the next seat that are not known


def spots_of(rounds: Rounds, public: Public, seat: int) -> Spots:
    t, seats = rounds.tables, len(rounds.hands)
    others = [(seat + turn) % seats for turn in range(1, seats)]
    known = [public.known[other] for other in others]
    unseen = np.maximum(t.copies - rounds.hands[seat] - rounds.pile - public.down - sum(known), 0)
    left = rounds.size - rounds.drawn
    parts: list[npt.NDArray[np.generic]] = [
        unseen / t.copies,
        np.stack([left / 80, *(left < few for few in SHORT), rounds.recycles / 3], axis=1),
    ]
    for other in others:
        parts += _other(rounds, public, seat, other)
    return Spots(
        np.concatenate(parts, axis=1, dtype=np.float32),
        rounds.laid[seat] - np.max([rounds.laid[other] for other in others], axis=0),
        unseen,
        known[0],
        np.maximum(public.sizes[others[0]] - t.count(known[0]), 0),
    )


def _other(
    rounds: Rounds, public: Public, seat: int, other: int
) -> Sequence[npt.NDArray[np.generic]]:
    known, size, laid = public.known[other], public.sizes[other], rounds.laid[other]
    single = (
        product(known, rounds.tables.values) / WORTH,
        size / PILE,
        rounds.sets[other].any(axis=1),
        laid / LAID,
        np.minimum(public.held_back[other] / 8, 2),
        (rounds.laid[seat] - laid) / WORTH,
    )
    return known >= 1, known >= 2, rounds.sets[other], _sizes(size), np.stack(single, axis=1)


def after_lines(t: Tables, spots: Spots, left: Left) -> Numbers:
    hand, sets, pile, row = left.hand, left.sets, left.pile, left.row
    counts, size = product(hand, t.members), t.count(hand)
    goes = (counts > 2) | (sets & (counts > 0))
    pairs = ((counts == 2) & ~goes).sum(axis=1)
    jewels = hand[:, t.wild] if t.wild >= 0 else np.zeros_like(size)
    rest = size - (counts * goes).sum(axis=1)
    wanted = np.append(t.alike, np.zeros((1, len(t.values)), np.float32), axis=0)[left.top]
    unseen = spots.unseen[row]
    share = (unseen * wanted).sum(axis=1) / np.maximum(t.count(unseen), 1)
    known = (spots.known[row] * wanted).sum(axis=1)
    families = t.members.sum(axis=0) > 1
    single = (
        size / PILE,
        product(hand, t.values) / WORTH,
        (product(hand, t.worth) * goes).sum(axis=1) / WORTH,
        (size - rest) / 10,
        pairs / 4,
        np.minimum(pairs, jewels) / 3,
        sets.sum(axis=1) / 5,
        t.count(pile) / PILE,
        product(pile, t.values) / WORTH,
        ((product(pile, t.members) > 1) & (counts > 0)).sum(axis=1) / 4,
        np.full(len(size), left.draws),
        (spots.ahead[row] + left.laid) / WORTH,
        np.minimum((known + spots.hidden[row] * share) / 3, 2),
    )
    parts: list[npt.NDArray[np.generic]] = [
        (hand[:, :, None] >= OF_A_TYPE).reshape(len(hand), -1),
        (counts[:, families, None] >= OF_A_FAMILY).reshape(len(hand), -1),
        _sizes(size),
        _sizes(rest),
        sets,
        pile / 3,
        np.eye(len(t.values) + 1, dtype="f4")[left.top],
        (hand * wanted).sum(axis=1)[:, None] >= OF_A_TYPE,
        known[:, None] >= OF_A_TYPE,
        np.stack(single, axis=1),
    ]
    return np.concatenate(parts, axis=1, dtype=np.float32)


def _sizes(cards: Numbers) -> Numbers:
    sizes: Numbers = _SIZES[np.minimum(cards, HELD).astype(np.int64)]
    return sizes
