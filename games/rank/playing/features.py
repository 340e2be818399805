"""Describes to the net the situation, and for each move what it would leave behind."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from games.arrays import Numbers
from games.nets import Lines
from games.rank.cards import EACH, NUMBERS, Counts, decks
from games.rank.playing.others import ANY, COUNTS, VALUES
from games.rank.playing.sight import NOBODY, After, Spot

SLOTS = 5  # the others that are looked at one by one, nearest first
CARDS, PILE_SIZE, PILE_VALUE, HELD = 8, 7, 16, 10  # from here on all is the same to it

_KINDS = len(EACH)
_EACH = np.array(EACH, "f4")
_NUMBER_STEPS, _SPECIAL_STEPS = np.arange(1, 6), np.arange(1, 5)
_AFTER = _KINDS + 6
_SEEN, _READ = 3, len(ANY) + 1  # of each of the others: what lies open, and its trace
_SLOTS = _KINDS + 5
_PASSED = _SLOTS + SLOTS * _SEEN
_PLAYED = _PASSED + SLOTS * COUNTS
_SPOT = _PLAYED + SLOTS * _READ


def _eye(size: int) -> Numbers:
    return np.eye(size, dtype="f4")


_EYE_CARDS, _EYE_SIZE, _EYE_VALUE = _eye(CARDS + 1), _eye(PILE_SIZE + 1), _eye(PILE_VALUE + 1)
_EYE_SLOT, _EYE_OWNER, _EYE_HELD = _eye(SLOTS + 1), _eye(SLOTS + 2), _eye(HELD + 1)
_EYE_SEATS, _EYE_OUT = _eye(5), _eye(4)
_MOST = np.array((*ANY, 1) * SLOTS, "f4")


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
    passed: list[float] = []
    played: list[float] = []
    for seat in near:
        trace = spot.traces[seat]
        slots += (1, seat in spot.passed, min(spot.sizes[seat], HELD))
        passed += trace.declined
        played += (*trace.most, trace.spares)
    missing = SLOTS - len(near)
    slots += (0,) * _SEEN * missing
    passed += (0,) * COUNTS * missing
    played += (0,) * _READ * missing
    return (
        *spot.unseen,
        1 / decks(spot.seats),
        min(spot.seats, 7) - 3,
        min(spot.out, 3),
        in_hands,
        len(spot.others) / 5,
        *slots,
        *passed,
        *played,
    )


def lines_of(
    spots: Sequence[tuple[float, ...]], rows: Sequence[tuple[int, ...]], counts: Sequence[int]
) -> Lines:
    of_afters = _of_afters(np.array(rows, "i8").reshape(-1, _AFTER))
    return Lines(of_afters, _of_spots(np.array(spots, "f4").reshape(-1, _SPOT)), counts)


def _of_afters(after: npt.NDArray[np.int64]) -> Numbers:
    number = len(after)
    hand = after[:, :_KINDS]
    numbers, specials = hand[:, :NUMBERS], hand[:, NUMBERS:]
    cards, size, value, turn, owner, passed = after[:, _KINDS:].T
    distinct = (numbers > 0).sum(1, keepdims=True)
    parts: list[Any] = [
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
    return np.concatenate(parts, axis=1)


def _of_spots(spot: Numbers) -> Numbers:
    parts = [_KINDS, _SLOTS, _PASSED, _PLAYED]
    unseen, rest, slots, passed, played = np.split(spot, parts, axis=1)
    each = slots.reshape(-1, SLOTS, _SEEN)
    held = _EYE_HELD[each[:, :, 2].astype("i8")]
    return np.concatenate(
        [
            unseen * rest[:, :1] / _EACH,
            _EYE_SEATS[rest[:, 1].astype("i8")],
            _EYE_OUT[rest[:, 2].astype("i8")],
            rest[:, 3:],
            each[:, :, :2].reshape(len(spot), -1),
            (held * each[:, :, :1]).reshape(len(spot), -1),
            passed / VALUES,
            played / _MOST,
        ],
        axis=1,
    )


_NOTHING: Counts = (0,) * _KINDS
_NO_LINES = lines_of([(0.0,) * _SPOT], [(*_NOTHING, 0, 0, 0, 0, 0, 0)], [1])
AFTER, WIDTH = _NO_LINES.afters.shape[1], sum(part.shape[1] for part in _NO_LINES[:2])
