"""Plays rounds side by side, for players that look ahead: the rules as sums over arrays.

A row is a round. A turn always passes left, so the same seat is to move in every row. Sets of one
group count as one, as whatever fits one of them fits the others.
"""

from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from games.arrays import Numbers, product
from games.scots.cards import WILD, Cards, Deck, counted

Places: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Tables:
    """A deck as arrays: types stand in deck-file order, groups in that of `Deck.groups`."""

    deck: Deck
    values: Numbers  # by type
    copies: Numbers  # by type
    members: Numbers  # types x groups: 1 where the type is of the group; a wild is of none
    worth: Numbers  # types x groups: its value there
    alike: Numbers  # types x types: 1 where two match
    itself: Numbers  # types x types: 1 where they are the same
    royal: Flags  # by type
    wild: int  # its place, or -1
    dearest: Places  # the places of the types, the dearest first
    one: Numbers  # by type: 1
    mean: float  # value of a card; never 0, to be divided by

    def count(self, cards: Numbers) -> Numbers:
        """Count the cards in each row, in half the time of a sum."""
        return product(cards, self.one)

    def array(self, cards: Cards) -> Numbers:
        return np.array(counted(self.deck, cards), np.float32)


@lru_cache(maxsize=64)
def tables(deck: Deck) -> Tables:
    groups = np.array([deck.group[code] for code in deck.codes])
    members = (groups[:, None] == np.array(list(deck.groups))).astype(np.float32)
    values, copies = np.array(deck.values, np.float32), np.array(deck.copies, np.float32)
    return Tables(
        deck,
        values,
        copies,
        members,
        members * values[:, None],
        ((groups[:, None] == groups) & (groups != WILD)).astype(np.float32),
        np.eye(len(groups), dtype=np.float32),
        np.array([card.royal for card in deck.types]),
        -1 if deck.wild is None else deck.wild,
        np.argsort(-values, kind="stable"),
        np.ones_like(values),
        max(float(product(values, copies) / copies.sum()), 0.01),
    )


@dataclass(slots=True)
class Rounds:
    """Lists are by seat, arrays by row."""

    tables: Tables
    identical: bool  # QS-5.3: royals take their own type only
    max_recycles: int
    hands: list[Numbers]  # rows x types
    sets: list[Flags]  # rows x groups: one lies there
    laid: list[Numbers]  # points on the table
    pile: Numbers  # rows x types
    top: Places  # the type on the pile; means nothing while it is empty
    draw: npt.NDArray[np.int16]  # rows x cards: types, as long as the deck; the next at `drawn`
    drawn: Places  # cards drawn so far
    size: Places  # cards there were to draw
    recycles: Places
    rng: np.random.Generator
    row: Places  # the number each row began with
    wild_claims: bool = False  # QS-R9: one match and a wild take the pile
    alone: bool = False  # QS-R16: a wild on top is taken alone

    def keep(self, rows: Flags | Places) -> None:
        """Keep only these rows."""
        if rows.dtype == bool:
            rows = np.flatnonzero(rows)  # numbers are taken in a third of the time
        self.hands = [hand.take(rows, 0) for hand in self.hands]
        self.sets = [sets.take(rows, 0) for sets in self.sets]
        self.laid = [laid.take(rows) for laid in self.laid]
        self.pile, self.draw = self.pile.take(rows, 0), self.draw.take(rows, 0)
        self.top, self.drawn, self.size = (
            each.take(rows) for each in (self.top, self.drawn, self.size)
        )
        self.recycles, self.row = self.recycles.take(rows), self.row.take(rows)

    def scores(self, rows: Places | None = None) -> Numbers:
        """Return the scores, rows x seats, as if these rounds, or all, ended now."""
        its = slice(None) if rows is None else rows
        values = self.tables.values
        own = [
            laid[its] - product(hand[its], values)
            for laid, hand in zip(self.laid, self.hands, strict=True)
        ]
        return np.stack(own, axis=1)

    def is_out(self, seat: int) -> Flags:
        return np.asarray(self.tables.count(self.hands[seat]) == 0)

    def fewest(self, seat: int) -> Numbers:
        """Count the cards in the shortest hand of the others."""
        count = self.tables.count
        sizes = [count(hand) for other, hand in enumerate(self.hands) if other != seat]
        return reduce(np.minimum, sizes)

    def matching_top(self, seat: int) -> Numbers:
        """QS-5.3: the cards of the hand that may take the pile with a natural on top."""
        t, top = self.tables, self.top
        match = t.alike[top]
        if self.identical:
            match = np.where(t.royal[top][:, None], t.itself[top], match)
        return self.hands[seat] * match

    def take(self, seat: int, rows: Places, cards: Numbers) -> None:
        """QS-5.3, QS-5.4, QS-5.6: the pile, its top laid with these cards as a new set."""
        t, top = self.tables, self.top[rows]
        self.hands[seat][rows] += self._below(rows) - cards
        self.laid[seat][rows] += product(cards, t.values) + t.values[top]
        self.sets[seat][rows] |= product(cards, t.members) > 0

    def take_onto(self, seat: int, rows: Places) -> None:
        """QS-5.4: the pile, the wild on its top laid onto a set."""
        self.hands[seat][rows] += self._below(rows)
        self.laid[seat][rows] += self.tables.values[self.tables.wild]

    def _below(self, rows: Places) -> Numbers:
        """Take the piles away; return what goes into the hands. What stays of one has no top until
        the discard."""
        below, top = self.pile[rows], self.top[rows]
        below[np.arange(len(rows)), top] -= 1
        stays = (self.alone & (top == self.tables.wild))[:, None]
        self.pile[rows] = np.where(stays, below, 0)
        return np.where(stays, np.float32(0), below)

    def draw_card(self, seat: int, rows: Places) -> Places:
        """Draw a card; return the rows that have nothing left to draw (QS-8.3)."""
        empty = rows[self.drawn[rows] >= self.size[rows]]
        stuck = np.array([row for row in empty if not self._recycle(int(row))], np.int64)
        if len(stuck):
            rows = np.setdiff1d(rows, stuck)
        self.hands[seat][rows, self.draw[rows, self.drawn[rows]]] += 1
        self.drawn[rows] += 1
        return stuck

    def _recycle(self, row: int) -> bool:
        """QS-8.2: all of the pile but its top is shuffled."""
        below = self.pile[row].astype(np.int64)
        if below.sum() < 2 or self.recycles[row] >= self.max_recycles:
            return False
        top = self.top[row]
        below[top] -= 1
        cards = self.rng.permutation(np.repeat(np.arange(len(below)), below))
        self.draw[row, : len(cards)] = cards
        self.drawn[row], self.size[row] = 0, len(cards)
        self.pile[row], self.pile[row, top] = 0, 1
        self.recycles[row] += 1
        return True

    def lay(self, seat: int, rows: Places, cards: Numbers) -> None:
        """QS-6.1 and QS-6.3: new sets, and what is added to sets, all at once."""
        self.hands[seat][rows] -= cards
        self.laid[seat][rows] += product(cards, self.tables.values)
        self.sets[seat][rows] |= product(cards, self.tables.members) > 0

    def discard(self, seat: int, rows: Places, cards: Places) -> None:
        """QS-7.1: one type for each row."""
        self.hands[seat][rows, cards] -= 1
        self.pile[rows, cards] += 1
        self.top[rows] = cards
