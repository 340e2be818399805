"""Weighs what a rack is worth to its owner: 1 is a plain RACK-O in hand, 0 that another goes."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from games.game import Seat
from games.racko.playing.gaps import SLOTS_IN_RACK, Cards, Floats, Plans, price_of_one, prices
from games.racko.playing.runs import longest_runs, prices_of_one, with_run
from games.racko.playing.sight import Outlook
from games.racko.playing.totals import Stakes
from games.racko.scoring import run_bonus
from games.racko.state import View

HASTE = 0.1  # how fast the worth of a rack falls with the cost of its plan
KEENER = 0.15  # the same of what a longer run adds
EAGER = 0.8  # how much that counts
LENGTHS = (1, 3, 4, 5, 6)  # of a run, where the points change
LOOKS = 2  # cards seen in a turn: the discard and a draw
DELAY = 0.88  # what is left of a worth that is had a turn later
WIDE = 1.1  # how much dearer than the rack itself one may be that is thought on


@dataclass(frozen=True, slots=True)
class Aim:
    """To go RACK-O with a run of this length."""

    length: int
    worth: float

    def costs(self, plans: Plans, singles: Floats, least: int) -> Floats:
        """A long run is thought of only with two of its cards in place; the shortest that may go
        must always be found."""
        if self.length == 1:
            return plans.cost
        present = 1 if self.length == least else 2
        return with_run(plans, singles, self.length, present)


def aims(view: View, seat: Seat, with_bonus: bool = True) -> tuple[Aim, ...]:
    """RO-6.1 and RO-7.4. Without an eye for the bonus there is one aim."""
    least = 3 if view.options.run_rule else 1
    if not (view.options.bonus and with_bonus):
        return (Aim(least, 1.0),)
    stakes = Stakes(view, seat)
    lengths = (length for length in LENGTHS if length >= least)
    return tuple(Aim(length, stakes.worth(run_bonus(length))) for length in lengths)


@dataclass(frozen=True, slots=True)
class Afters:
    """The racks that some cards can lead to: by card and place, and at the end as it is."""

    racks: Cards
    worth: Floats  # of playing on
    out: Floats  # of going RACK-O with it, where that is allowed; else 0


def afters(
    look: Outlook, cards: Sequence[int], sought: tuple[Aim, ...], further: bool = False
) -> Afters:
    """Going further, racks are judged by what the next turn can make of them."""
    racks = racks_with(look.rack, cards)
    live = look.live
    plans = Plans(prices(look.deck, live), racks)
    singles = prices_of_one(look.deck, live, price_of_one(len(live)))
    first = sought[0]
    shape = (len(cards), SLOTS_IN_RACK + 1)
    worth = first.worth * np.exp(-HASTE * first.costs(plans, singles, first.length))
    (rows,) = np.nonzero(plans.cost <= plans.cost[-1] * WIDE)  # the last is the rack as it is
    nearer = Plans(plans.prices, plans.racks[rows])
    if further and first.length == 1 and live:
        worth[rows] = best_of_looks(np.exp(-HASTE * nearer.with_one(live)))
        worth *= DELAY
    worth[rows] += _longer_runs(nearer, singles, sought)
    out = reached(racks, sought)
    return Afters(racks.reshape(*shape, SLOTS_IN_RACK), worth.reshape(shape), out.reshape(shape))


def _longer_runs(plans: Plans, singles: Floats, sought: tuple[Aim, ...]) -> Floats:
    """Return what the hope for longer runs adds to each rack."""
    found = np.zeros(len(plans.racks))
    for less, aim in pairwise(sought):
        costs = aim.costs(plans, singles, sought[0].length)
        found += DELAY * EAGER * (aim.worth - less.worth) * np.exp(-KEENER * costs)
    return found


def best_of_looks(worth: Floats) -> Floats:
    """Return by row the expectation of the best of a turn's cards, each of them as likely."""
    number = worth.shape[1]
    share = (np.arange(number + 1) / number) ** LOOKS
    expected: Floats = (np.sort(worth, axis=1) * np.diff(share)).sum(1)
    return expected


def reached(racks: Cards, sought: tuple[Aim, ...]) -> Floats:
    """Return the worth of going RACK-O with each rack now; 0 where that is not allowed."""
    ordered, runs = (np.diff(racks, axis=1) > 0).all(1), longest_runs(racks)
    found: Floats = np.zeros(len(racks))
    for aim in sought:
        found[ordered & (runs >= aim.length)] = aim.worth
    return found


def racks_with(rack: Sequence[int] | Cards, cards: Sequence[int]) -> Cards:
    """Return the rack with each card at each place, and then as it is."""
    racks = np.tile(np.asarray(rack, dtype=np.int64), (len(cards), SLOTS_IN_RACK + 1, 1))
    places = np.arange(SLOTS_IN_RACK)
    racks[:, places, places] = np.asarray(cards, dtype=np.int64)[:, None]
    return racks.reshape(-1, SLOTS_IN_RACK)


def rising(racks: Cards) -> Cards:
    """Count the cards that rise from the front, as the losers' racks are scored."""
    rises = np.diff(racks, axis=-1) > 0
    found: Cards = 1 + np.cumprod(rises, axis=-1).sum(-1)
    return found


def in_order(racks: Cards) -> Cards:
    """Count the cards that could stay, were only the others to change."""
    chains = np.ones(racks.shape, dtype=np.int64)
    for place in range(1, SLOTS_IN_RACK):
        lower = racks[..., :place] < racks[..., place, None]
        chains[..., place] += np.where(lower, chains[..., :place], 0).max(-1)
    found: Cards = chains.max(-1)
    return found


def waiting(look: Outlook, rack: Cards, out: float, sought: tuple[Aim, ...], ended: float) -> float:
    """The worth of the rack in a turn's time, if nobody has gone RACK-O by then: how likely
    somebody will have is given. The next cards are any of the live ones, each as likely."""
    if out >= sought[-1].worth or not look.live:
        return 0.0
    worth = reached(racks_with(rack, look.live), sought).reshape(len(look.live), -1).max(1)
    return float((1 - ended) * best_of_looks(np.maximum(worth, out)[None])[0])
