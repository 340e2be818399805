"""What the net looks at: the situation, and for each move what it would leave behind."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from games.arrays import Numbers
from games.rank.cards import EACH, NUMBERS, Counts, decks
from games.rank.playing.spot import COUNTS, NOBODY, VALUES, After, Spot

SLOTS = 5  # the others that are looked at one by one, nearest first
CARDS, PILE_SIZE, PILE_VALUE, HELD = 8, 7, 16, 10  # from here on all is the same to it
MEMORY = SLOTS * COUNTS  # the last features: what the others passed on

_KINDS = len(EACH)
_EACH = np.array(EACH, "f4")
_NUMBER_STEPS, _SPECIAL_STEPS = np.arange(1, 6), np.arange(1, 5)
_AFTER = _KINDS + 6
_SPOT = _KINDS + 5 + 3 * SLOTS + COUNTS * SLOTS


def _eye(size: int) -> Numbers:
    return np.eye(size, dtype="f4")


_EYE_CARDS, _EYE_SIZE, _EYE_VALUE = _eye(CARDS + 1), _eye(PILE_SIZE + 1), _eye(PILE_VALUE + 1)
_EYE_SLOT, _EYE_OWNER, _EYE_HELD = _eye(SLOTS + 1), _eye(SLOTS + 2), _eye(HELD + 1)
_EYE_SEATS, _EYE_OUT = _eye(5), _eye(4)


def after_row(after: After) -> tuple[int, ...]:
    size, value = after.pile or (0, 0)
    owner = min(after.owner, SLOTS)
    turn = min(after.turn, SLOTS)
    return (*after.hand, after.cards, size, value, turn, owner - NOBODY, after.passed)


def spot_row(spot: Spot) -> tuple[float, ...]:
    near = spot.others[:SLOTS]
    sizes = [spot.sizes[seat] for seat in spot.others]
    in_hands = sum(sizes) / (sum(spot.unseen) or 1)
    slots: list[float] = []
    memory: list[float] = []
    for seat in near:
        slots += (1, seat in spot.passed, min(spot.sizes[seat], HELD))
        memory += spot.declined[seat]
    slots += (0, 0, 0) * (SLOTS - len(near))
    memory += [0] * COUNTS * (SLOTS - len(near))
    return (
        *spot.unseen,
        1 / decks(spot.seats),
        min(spot.seats, 7) - 3,
        min(spot.out, 3),
        in_hands,
        len(spot.others) / 5,
        *slots,
        *memory,
    )


def features(
    spots: Sequence[tuple[float, ...]], rows: Sequence[tuple[int, ...]], counts: Sequence[int]
) -> Numbers:
    """One line for each row; the first `counts[0]` rows belong to the first spot, and so on."""
    of_spots = np.repeat(_of_spots(np.array(spots, "f4").reshape(-1, _SPOT)), counts, axis=0)
    after = np.array(rows, "i8").reshape(-1, _AFTER)
    parts = _of_afters(after)
    return np.concatenate([*parts, of_spots], axis=1)


def _of_afters(after: npt.NDArray[np.int64]) -> list[Any]:
    number = len(after)
    hand = after[:, :_KINDS]
    numbers, specials = hand[:, :NUMBERS], hand[:, NUMBERS:]
    cards, size, value, turn, owner, passed = after[:, _KINDS:].T
    distinct = (numbers > 0).sum(1, keepdims=True)
    return [
        (numbers[:, :, None] >= _NUMBER_STEPS).reshape(number, -1).astype("f4"),
        (specials[:, :, None] >= _SPECIAL_STEPS).reshape(number, -1).astype("f4"),
        _EYE_CARDS[np.minimum(cards, CARDS)],
        (cards[:, None] / 15).astype("f4"),
        (distinct / NUMBERS).astype("f4"),
        _EYE_SIZE[np.minimum(size, PILE_SIZE)],
        _EYE_VALUE[np.minimum(value, PILE_VALUE)],
        _EYE_SLOT[turn],
        _EYE_OWNER[owner],
        passed[:, None].astype("f4"),
    ]


def _of_spots(spot: Numbers) -> Numbers:
    parts = [_KINDS, _KINDS + 5, _KINDS + 5 + 3 * SLOTS]
    unseen, rest, slots, memory = np.split(spot, parts, axis=1)
    each = slots.reshape(-1, SLOTS, 3)
    held = _EYE_HELD[each[:, :, 2].astype("i8")]
    return np.concatenate(
        [
            unseen * rest[:, :1] / _EACH,
            _EYE_SEATS[rest[:, 1].astype("i8")],
            _EYE_OUT[rest[:, 2].astype("i8")],
            rest[:, 3:],
            each[:, :, :2].reshape(len(spot), -1),
            (held * each[:, :, :1]).reshape(len(spot), -1),
            memory / VALUES,
        ],
        axis=1,
    )


_NOTHING: Counts = (0,) * _KINDS
WIDTH = features([(0.0,) * _SPOT], [(*_NOTHING, 0, 0, 0, 0, 0, 0)], [1]).shape[1]
