"""Measures how far racks are from being in order, many at a time.

A plan keeps some cards of a rack, which rise, and waits for others to fill the gaps between them.
A gap costs more the more slots it has and the fewer live cards fit; a plan costs the sum over its
gaps, and a rack as much as its cheapest plan. Nothing is left to pay when the rack is in order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Cards: TypeAlias = NDArray[np.int64]

SLOTS_IN_RACK = 10
WIDTH = 1.7  # slots of a gap: the exponent
SCARCITY = 0.9  # live cards in all per live card that fits: the exponent
BURIED = 1 / 3  # how many live cards a slot counts for that has none
NEVER = 1e9


def prices(deck: int, live: Iterable[int]) -> Floats:
    """Price gaps by their slots and the cards before and behind. 0 and deck + 1 are the ends."""
    cards = np.zeros(deck + 2)
    cards[list(live)] = 1.0
    upto = np.cumsum(cards)
    between = upto[np.maximum(np.arange(deck + 2) - 1, 0)][None, :] - upto[:, None]
    room = np.arange(deck + 2)[None, :] - np.arange(deck + 2)[:, None]
    slots = np.arange(SLOTS_IN_RACK + 1)[:, None, None]
    fit = np.maximum(between[None], np.maximum(slots, 1) * BURIED)
    price = slots**WIDTH * (max(upto[-1], 1.0) / fit) ** SCARCITY
    found: Floats = np.where(room[None] > slots, price, NEVER)
    return found


def price_of_one(live: int) -> float:
    """Price the wait for one certain live card."""
    return float(max(live, 1) ** SCARCITY)


@dataclass(frozen=True)
class Plans:
    """The cheapest plans for `racks`, one to a row."""

    prices: Floats
    racks: Cards

    @cached_property
    def posts(self) -> Cards:
        """Return the racks between their ends."""
        rows, deck = len(self.racks), self.prices.shape[1]
        ends = np.zeros((rows, 1), dtype=np.int64)
        return np.hstack([ends, self.racks, ends + deck - 1])

    @cached_property
    def below(self) -> Floats:
        """Return the cost of all before a post that is kept."""
        costs = np.zeros(self.posts.shape)
        for post in range(1, SLOTS_IN_RACK + 2):
            slots = np.arange(post - 1, -1, -1)
            gaps = self.prices[slots, self.posts[:, :post], self.posts[:, post, None]]
            costs[:, post] = (costs[:, :post] + gaps).min(1)
        return costs

    @cached_property
    def above(self) -> Floats:
        """Return the cost of all behind a post that is kept."""
        costs = np.zeros(self.posts.shape)
        for post in range(SLOTS_IN_RACK, -1, -1):
            slots = np.arange(SLOTS_IN_RACK + 1 - post)
            gaps = self.prices[slots, self.posts[:, post, None], self.posts[:, post + 1 :]]
            costs[:, post] = (costs[:, post + 1 :] + gaps).min(1)
        return costs

    @property
    def cost(self) -> Floats:
        return self.below[:, -1]

    def upto(self, place: int, cards: Cards, rows: Cards) -> Floats:
        """Return the cost of all before cards that are kept at this place, one to a row."""
        slots = np.arange(place, -1, -1)
        gaps = self.prices[slots, self.posts[rows, : place + 1], cards]
        best: Floats = (self.below[rows, : place + 1] + gaps).min(1)
        return best

    def beyond(self, place: int, cards: Cards, rows: Cards) -> Floats:
        slots = np.arange(SLOTS_IN_RACK - place)
        gaps = self.prices[slots, cards, self.posts[rows, place + 2 :]]
        best: Floats = (self.above[rows, place + 2 :] + gaps).min(1)
        return best

    def keeping(self, cards: Sequence[int]) -> Floats:
        """Return by rack, card and place the cheapest plan that keeps the card there."""
        wanted, posts = np.asarray(cards), self.posts.T[:, :, None]
        below, above = self.below.T[:, :, None], self.above.T[:, :, None]
        slots = np.arange(SLOTS_IN_RACK + 1)[:, None, None]
        costs = np.empty((len(self.racks), len(cards), SLOTS_IN_RACK))
        for post in range(1, SLOTS_IN_RACK + 1):  # posts come first: least are sought over them
            before = self.prices[slots[:post][::-1], posts[:post], wanted] + below[:post]
            behind = self.prices[slots[:-post], wanted, posts[post + 1 :]] + above[post + 1 :]
            costs[:, :, post - 1] = before.min(0) + behind.min(0)
        return costs
