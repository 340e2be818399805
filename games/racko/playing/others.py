"""Imagines the racks of others: what would a discard do for the next seat, and who wins the match
if the round ends now?"""

import random
from functools import cache

import numpy as np

from games.racko.playing.gaps import SLOTS_IN_RACK, Cards, Floats, Plans, prices
from games.racko.playing.sight import UNKNOWN, UNTOUCHED, Outlook
from games.racko.playing.worth import HASTE, rising
from games.racko.scoring import CARD, add, going_now, winners
from games.racko.state import Rack

SPREAD = 0.08  # of a card placed unseen around the middle of its slot, as a share of the deck


def imagined(look: Outlook, seat: int, worlds: int, rng: random.Random) -> Cards:
    """Racks that the seat may hold: what is known of it, cards that suit their slots where it
    placed one unseen, and any cards where it kept those it was dealt."""
    chance = np.random.default_rng(rng.getrandbits(64))
    known = look.racks[seat]
    racks = np.zeros((worlds, SLOTS_IN_RACK), dtype=np.int64)
    rows = np.arange(worlds)
    gone = np.full(look.deck + 1, np.inf)
    gone[list(look.unseen)] = 1.0
    waits = chance.standard_exponential((SLOTS_IN_RACK, worlds, look.deck + 1))
    left = np.tile(gone, (worlds, 1))
    order = sorted(range(SLOTS_IN_RACK), key=lambda place: -abs(known[place]))
    for place in order:  # the likelier a card is, the sooner it comes
        if known[place] not in (UNKNOWN, UNTOUCHED):
            racks[:, place] = known[place]
            continue
        rare = _rare(look.deck)[place] if known[place] == UNKNOWN else 1.0
        racks[:, place] = drawn = (left * waits[place] * rare).argmin(1)
        left[rows, drawn] = np.inf
    return racks


@cache
def _rare(deck: int) -> Floats:
    """Return by place and card how much rarer it is there than in the middle of its slot."""
    middles = (np.arange(SLOTS_IN_RACK)[:, None] + 0.5) * deck / SLOTS_IN_RACK + 0.5
    off = (np.arange(deck + 1, dtype=np.float64) - middles) / (SPREAD * deck)
    return np.asarray(np.exp(0.5 * off**2), dtype=np.float64)


def help_of(look: Outlook, seat: int, worlds: int, rng: random.Random) -> Floats:
    """Return by card how much better off the seat is with it on top than with a draw."""
    helps = np.zeros(look.deck + 1)
    mine = [card for card in (*look.rack, look.card) if card not in look.racks[seat]]
    live = sorted({*look.live, *mine})
    plans = Plans(prices(look.deck, live), imagined(look, seat, worlds, rng))
    worth = np.exp(-HASTE * plans.with_one(live))
    gain = worth - worth.mean(1)[:, None]
    helps[live] = np.maximum(gain, 0.0).mean(0)
    return helps


def chance_of_going(look: Outlook, rack: Rack, worlds: int, rng: random.Random) -> float:
    """Return how likely it is that nobody else wins the match when the seat goes RACK-O."""
    view, seats = look.view, range(len(look.view.racks))
    points = [
        np.full(worlds, going_now(view, rack).points)
        if seat == look.seat
        else CARD * rising(imagined(look, seat, worlds, rng))
        for seat in seats
    ]
    ends = (add(view.totals, tuple(world)) for world in np.stack(points, 1).tolist())
    won = [winners(view.options, totals, len(seats)) for totals in ends]
    return sum(not its or look.seat in its for its in won) / worlds
