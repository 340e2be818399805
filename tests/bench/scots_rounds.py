"""Many rounds of Queen of Scots side by side, played by the net as it learns and by styles.

All that is public is noted as the seats play, as `public_minimum` does at real tables.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import numpy as np

from games.arrays import Numbers, product
from games.nets import Lines, Net
from games.scots.options import HAND
from games.scots.playing.afters import NONE, Afters, afters
from games.scots.playing.features import Left, Public, Spots, after_lines, spots_of
from games.scots.playing.net import AHEAD, DECK, STANDARD, STEP, worth
from games.scots.playing.playouts import Flags, Places, Rounds, tables
from games.scots.playing.sight import repeated
from games.scots.playing.styles import Style, everything, finish_turn, pick_up

T = tables(DECK)
KINDS = len(T.values)
DOUBT = 120.0  # points: of the chances that are played for, as at the start of a match
ALIKE = 0.0125, 0.02  # chances that a whim overlooks: of a pick-up, and of the end of a turn
Ends: TypeAlias = Numbers
"""Rows x outcomes: the chances of how far a seat is ahead in the end."""


class Note(NamedTuple):
    """What a seat of the net chose, by row."""

    row: Places  # the number it began with
    seat: int
    lines: Numbers
    ahead: Numbers
    expected: Ends  # by the best choice
    is_best: Flags


@dataclass(slots=True)
class Hall:
    rounds: Rounds
    known: list[Numbers]
    down: Numbers
    held_back: list[Numbers]
    notes: list[Note] = field(default_factory=list)

    @property
    def public(self) -> Public:
        sizes = [T.count(hand) for hand in self.rounds.hands]
        return Public(sizes, self.known, self.down, self.held_back)

    def keep(self, rows: Flags) -> None:
        self.rounds.keep(rows)
        self.known = [known[rows] for known in self.known]
        self.held_back = [turns[rows] for turns in self.held_back]
        self.down = self.down[rows]

    def note_pick_up(self, seat: int, hands: Numbers, piles: Numbers, tops: Places) -> None:
        """Note what everybody saw of a pick-up; hands, piles and tops were so before."""
        took = (T.count(piles) > 0) & (T.count(self.rounds.pile) == 0)
        below = piles[took]
        below[np.arange(len(below)), tops[took]] -= 1
        with_top = hands[took] + below - self.rounds.hands[seat][took]
        known = self.known[seat]
        shown = took & (tops == T.wild)
        known[shown, T.wild] = np.maximum(known[shown, T.wild], 2)
        known[took] = np.maximum(known[took] - with_top, 0) + below
        self.down[took] += with_top
        self.down[took, tops[took]] += 1

    def note_turn(self, seat: int, hands: Numbers, piles: Numbers) -> None:
        """Note what came after the pick-up; hands and piles were so before."""
        gone = hands - self.rounds.hands[seat]
        laid = gone - (self.rounds.pile - piles)
        self.down += laid
        self.known[seat] = np.maximum(self.known[seat] - gone, 0)
        lays = T.count(laid) > 0
        self.held_back[seat] = np.where(lays, 0, self.held_back[seat] + 1).astype(np.float32)


def dealt(seats: int, count: int, rng: np.random.Generator) -> Hall:
    deck = np.repeat(np.arange(KINDS), T.copies.astype(np.int64))
    cards = deck[rng.random((count, len(deck)), np.float32).argsort(axis=1)]
    rows = KINDS * np.arange(count)[:, None]

    def counted(part: Places) -> Numbers:
        found = np.bincount((rows + part).ravel(), minlength=count * KINDS)
        return found.reshape(count, KINDS).astype(np.float32)

    start = HAND * seats
    hands = [counted(cards[:, HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    draw = np.zeros((count, len(deck)), np.int16)
    left = len(deck) - start - 1
    draw[:, :left] = cards[:, start + 1 :]
    nothing = np.zeros(count, np.int64)
    rounds = Rounds(
        T,
        STANDARD.pile_royals == "identical",
        STANDARD.max_recycles,
        hands,
        [np.zeros((count, T.members.shape[1]), bool) for _ in hands],
        [np.zeros(count, np.float32) for _ in hands],
        counted(cards[:, start : start + 1]),
        cards[:, start].copy(),
        draw,
        nothing.copy(),
        nothing + left,
        nothing.copy(),
        rng,
        np.arange(count),
    )
    none = np.zeros((count, KINDS), np.float32)
    turns = [np.zeros(count, np.float32) for _ in hands]
    return Hall(rounds, [none.copy() for _ in hands], none.copy(), turns)


@dataclass(frozen=True, slots=True)
class Learning:
    """The net as it is, and how often it tries something else."""

    net: Net
    whims: float
    rng: np.random.Generator

    def turn(self, hall: Hall, seat: int) -> Flags:
        """Take a turn in all rows; return where it ends the round."""
        over = self._pick_up(hall, seat)
        over |= hall.rounds.is_out(seat)
        live = np.flatnonzero(~over)
        hands, piles = hall.rounds.hands[seat].copy(), hall.rounds.pile.copy()
        self._end(hall, seat, live)
        hall.note_turn(seat, hands, piles)
        return np.asarray(over | hall.rounds.is_out(seat))

    def _chances(self, spots: Spots, left: Left) -> tuple[Numbers, Ends, Numbers, Numbers]:
        """Return the lines, what is expected of them, how far ahead each is, and its worth."""
        read = after_lines(T, spots, left)
        counts = np.bincount(left.row, minlength=len(spots.lines))
        ends = self.net.chances(Lines(read, spots.lines, counts.tolist()))
        ahead = spots.ahead[left.row] + left.laid
        return read, ends, ahead, worth(ends, ahead, 0, DOUBT)

    def _pick_up(self, hall: Hall, seat: int) -> Flags:
        rounds, count = hall.rounds, len(hall.rounds.row)
        spots, every = spots_of(rounds, hall.public, seat), np.arange(count)
        hands, piles, tops = rounds.hands[seat].copy(), rounds.pile.copy(), rounds.top.copy()
        drawing = drawn(rounds, seat)
        read, ends, ahead, value = self._chances(spots, drawing)
        taken = repeated(rounds, every)
        pick_up(taken, seat)
        can = np.flatnonzero((T.count(taken.pile) == 0) & (drawing.top < KINDS))
        gain = np.full(count, -1.0)
        if len(can):
            gain[can] = self._worth_of_taking(taken, spots, seat, rounds.laid[seat], can)
            gain[can] -= value[can]
        whim = self.rng.logistic(0, ALIKE[0], count) * (self.rng.random(count) < self.whims)
        takes = np.isin(every, can) & (gain + whim > 0)
        draws = np.flatnonzero(~takes)
        hall.notes.append(
            Note(
                rounds.row[draws],
                seat,
                np.concatenate([read, spots.lines], axis=1)[draws],
                ahead[draws],
                ends[draws],
                gain[draws] <= 0,
            )
        )
        self._take(rounds, taken, seat, takes)
        stuck = np.zeros(count, bool)
        stuck[rounds.draw_card(seat, draws)] = True
        hall.note_pick_up(seat, hands, piles, tops)
        return stuck

    def _take(self, rounds: Rounds, taken: Rounds, seat: int, takes: Flags) -> None:
        rounds.hands[seat][takes] = taken.hands[seat][takes]
        rounds.sets[seat][takes] = taken.sets[seat][takes]
        rounds.laid[seat][takes] = taken.laid[seat][takes]
        rounds.pile[takes] = taken.pile[takes]

    def _worth_of_taking(
        self, taken: Rounds, spots: Spots, seat: int, before: Numbers, can: Places
    ) -> Numbers:
        found = self._ends(taken, seat, can)
        more = taken.laid[seat] - before
        left = found.left._replace(laid=found.left.laid + more[found.left.row])
        value = self._chances(spots, left)[3]
        return np.asarray(value[_best(left.row, value)])

    def _ends(self, rounds: Rounds, seat: int, rows: Places) -> Afters:
        """List ways to end the turn in these rows: all or nothing is laid, or all but the wilds
        that no set needs, or the dearest group."""
        hands, sets = rounds.hands[seat], rounds.sets[seat]
        plans = np.concatenate(ways_to_lay(rounds, seat))
        row = np.tile(np.arange(len(rounds.row)), len(plans) // len(rounds.row))
        new = _first_of_its_kind(plans.reshape(-1, len(rounds.row), KINDS)).ravel()
        some = np.flatnonzero(new & np.isin(row, rows))
        some = some[np.argsort(row[some], kind="stable")]
        return afters(T, hands, sets, rounds.pile, plans[some], row[some])

    def _end(self, hall: Hall, seat: int, live: Places) -> None:
        if not len(live):
            return
        rounds = hall.rounds
        spots = spots_of(rounds, hall.public, seat)
        found = self._ends(rounds, seat, live)
        read, ends, ahead, value = self._chances(spots, found.left)
        best = _best(found.left.row, value)
        whim = (
            self.rng.gumbel(0, ALIKE[1], len(value))
            * (self.rng.random(len(rounds.row)) < self.whims)[found.left.row]
        )
        chosen = _best(found.left.row, (value + whim).astype(np.float32))
        hall.notes.append(
            Note(
                rounds.row[live],
                seat,
                np.concatenate([read[chosen], spots.lines[live]], axis=1),
                ahead[chosen],
                shifted(ends[best], ahead[best] - ahead[chosen]),
                best == chosen,
            )
        )
        rounds.lay(seat, live, found.laid[chosen])
        throws = found.discard[chosen] != NONE
        rounds.discard(seat, live[throws], found.discard[chosen][throws])


def drawn(rounds: Rounds, seat: int) -> Left:
    count = len(rounds.row)
    top = np.where(T.count(rounds.pile) > 0, rounds.top, KINDS)
    hand, sets, laid = rounds.hands[seat].copy(), rounds.sets[seat], np.zeros(count, np.float32)
    return Left(np.arange(count), hand, sets, rounds.pile.copy(), top, laid, draws=True)


def width(seats: int) -> int:
    """Count what a line tells, with that of its row."""
    hall = dealt(seats, 1, np.random.default_rng(0))
    spots = spots_of(hall.rounds, hall.public, 0)
    read = after_lines(T, spots, drawn(hall.rounds, 0))
    return int(read.shape[1] + spots.lines.shape[1])


def ways_to_lay(rounds: Rounds, seat: int) -> Sequence[Numbers]:
    hand, sets = rounds.hands[seat], rounds.sets[seat]
    counts = product(hand, T.members)
    goes = (counts > 2) | (sets & (counts > 0))
    worths = np.where(goes, product(hand, T.worth), -1)
    dearest = hand * T.members.T[worths.argmax(axis=1)] * np.any(goes, axis=1, keepdims=True)
    naturals = hand * product(goes.astype(np.float32), T.members.T)
    return np.zeros_like(hand), everything(rounds, seat), naturals, dearest


def _first_of_its_kind(plans: Numbers) -> Flags:
    """By plan and row: no earlier plan lays the same."""
    first = np.ones(plans.shape[:2], bool)
    for number, plan in enumerate(plans):
        for other in plans[:number]:
            first[number] &= np.any(plan != other, axis=1)
    return first


def _best(row: Places, value: Numbers) -> Places:
    """Return the place of the best line of each row; those of a row stand together."""
    order = np.lexsort((value, row))
    ends = np.flatnonzero(np.append(row[order][1:] != row[order][:-1], True))
    return np.asarray(order[ends])


def style_turn(hall: Hall, seat: int, style: Style) -> Flags:
    """Take a turn in all rows as a plain player does."""
    rounds = hall.rounds
    hands, piles, tops = rounds.hands[seat].copy(), rounds.pile.copy(), rounds.top.copy()
    stuck = pick_up(rounds, seat)
    hall.note_pick_up(seat, hands, piles, tops)
    hands, piles = rounds.hands[seat].copy(), rounds.pile.copy()
    over = finish_turn(rounds, seat, style, stuck | rounds.is_out(seat))
    hall.note_turn(seat, hands, piles)
    return over


def shifted(ends: Ends, points: Numbers) -> Ends:
    """Return the same chances, so many points on."""
    steps = points / STEP
    whole = np.floor(steps).astype(np.int64)
    rest = (steps - whole).astype(np.float32)
    shifted, rows, last = np.zeros_like(ends), np.arange(len(ends)), len(AHEAD) - 1
    for place, chance in enumerate(ends.T):
        shifted[rows, np.clip(place + whole, 0, last)] += (1 - rest) * chance
        shifted[rows, np.clip(place + whole + 1, 0, last)] += rest * chance
    return shifted
