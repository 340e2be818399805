"""The rack of the next seat, imagined: what would a discard do for it?"""

import random

import numpy as np

from games.racko.playing.gaps import SLOTS_IN_RACK, Cards, Floats, Plans, prices
from games.racko.playing.sight import UNKNOWN, UNTOUCHED, Outlook
from games.racko.playing.worth import HASTE

SPREAD = 0.08  # of a card placed unseen around the middle of its slot, as a share of the deck


def imagined(look: Outlook, seat: int, worlds: int, rng: random.Random) -> Cards:
    """Racks that the seat may hold: what is known of it, cards that suit their slots where it
    placed one unseen, and any cards where it kept those it was dealt."""
    chance = np.random.default_rng(rng.getrandbits(64))
    known = look.racks[seat]
    racks = np.zeros((worlds, SLOTS_IN_RACK), dtype=np.int64)
    left = np.full((worlds, look.deck + 1), -np.inf)
    left[:, list(look.unseen)] = 0.0
    order = sorted(range(SLOTS_IN_RACK), key=lambda place: -abs(known[place]))
    for place in order:
        if known[place] not in (UNKNOWN, UNTOUCHED):
            racks[:, place] = known[place]
            continue
        lean = _lean(look.deck, place) if known[place] == UNKNOWN else 0.0
        drawn = (left + lean + chance.gumbel(size=left.shape)).argmax(1)
        racks[:, place] = drawn
        left[np.arange(worlds), drawn] = -np.inf
    return racks


def _lean(deck: int, place: int) -> Floats:
    middle = (place + 0.5) * deck / SLOTS_IN_RACK + 0.5
    off = (np.arange(deck + 1, dtype=np.float64) - middle) / (SPREAD * deck)
    return np.asarray(-0.5 * off**2, dtype=np.float64)


def help_of(look: Outlook, seat: int, worlds: int, rng: random.Random) -> Floats:
    """By card: how much better off the seat is with it on top than with a draw."""
    helps = np.zeros(look.deck + 1)
    mine = [card for card in (*look.rack, look.card) if card not in look.racks[seat]]
    live = sorted({*look.live, *mine})
    plans = Plans(prices(look.deck, live), imagined(look, seat, worlds, rng))
    costs = np.minimum(plans.keeping(live).min(2), plans.cost[:, None])
    worth = np.exp(-HASTE * costs)
    gain = worth - worth.mean(1)[:, None]
    helps[live] = np.maximum(gain, 0.0).mean(0)
    return helps
