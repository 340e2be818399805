"""Measures how far racks are from being in order, many at a time.

A plan keeps some cards of a rack, which rise, and waits for others to fill the gaps between them.
A gap costs more the more slots it has and the fewer live cards fit; a plan costs the sum over its
gaps, and a rack as much as its cheapest plan. Nothing is left to pay when the rack is in order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Cards: TypeAlias = NDArray[np.int64]

SLOTS_IN_RACK = 10
WIDTH = 1.7  # slots of a gap: the exponent
SCARCITY = 0.9  # live cards in all per live card that fits: the exponent
BURIED = 3  # slots without a live card count for one
NEVER = 1e9


def prices(deck: int, live: Iterable[int]) -> Floats:
    """Price gaps by their slots and the cards before and behind. 0 and deck + 1 are the ends."""
    cards = np.zeros(deck + 2, dtype=np.int64)
    cards[list(live)] = 1
    upto = np.cumsum(cards)
    between = upto[np.maximum(np.arange(deck + 2) - 1, 0)][None, :] - upto[:, None]
    room = np.arange(deck + 2)[None, :] - np.arange(deck + 2)[:, None]
    slots = np.arange(SLOTS_IN_RACK + 1)[:, None, None]
    fit = np.maximum(between[None] * BURIED, np.maximum(slots, 1))
    price = slots**WIDTH * _scarcity(int(upto[-1]))[fit]
    found: Floats = np.where(room[None] > slots, price, NEVER)
    return found


@cache
def _scarcity(live: int) -> Floats:
    """Return by how many of these cards fit, in shares of one, how much dearer that makes a
    gap."""
    fit = np.arange(BURIED * max(live, SLOTS_IN_RACK) + 1, dtype=np.float64) / BURIED
    found: Floats = (max(live, 1) / np.maximum(fit, 1 / BURIED)) ** SCARCITY
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

    @cached_property
    def before(self) -> Floats:
        """Return by place, rack and card the cost of all before the card, were it kept there."""
        costs = self._every_card()
        rows = self._rows(self.prices)
        for place in range(SLOTS_IN_RACK):
            slots = np.arange(place, -1, -1)[:, None]
            gaps = rows.take(slots * costs.shape[2] + self.posts.T[: place + 1], axis=0)
            gaps += self.below.T[: place + 1, :, None]
            gaps.min(0, out=costs[place])
        return costs

    @cached_property
    def behind(self) -> Floats:
        """Return by place, rack and card the cost of all behind the card, were it kept there."""
        costs = self._every_card()
        rows = self._rows(self.prices.transpose(0, 2, 1))
        for place in range(SLOTS_IN_RACK):
            slots = np.arange(SLOTS_IN_RACK - place)[:, None]
            gaps = rows.take(slots * costs.shape[2] + self.posts.T[place + 2 :], axis=0)
            gaps += self.above.T[place + 2 :, :, None]
            gaps.min(0, out=costs[place])
        return costs

    def _every_card(self) -> Floats:
        return np.empty((SLOTS_IN_RACK, len(self.racks), self.prices.shape[1]))

    def _rows(self, gaps: Floats) -> Floats:
        """Return the prices by all but the last of their three keys."""
        return gaps.reshape(-1, gaps.shape[2])

    def with_one(self, cards: Sequence[int]) -> Floats:
        """Return by rack and card the cheapest plan once the card may be put anywhere."""
        costs = (self.before + self.behind).min(0)[:, list(cards)]
        found: Floats = np.minimum(costs, self.cost[:, None])
        return found
