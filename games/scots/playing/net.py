"""The nets of Queen of Scots, one for each number of players: they compute the chances of how far a
seat will be ahead of the best of the others when the round ends."""

import math
from pathlib import Path

import numpy as np

from games import nets
from games.arrays import Numbers
from games.game import Seat
from games.scots.cards import compiled
from games.scots.options import Options
from games.scots.playing.others import ROUND
from games.scots.playing.playouts import tables
from games.scots.state import View

STANDARD = Options.model_validate({})
DECK = compiled(STANDARD.deck)
STEP = 30  # points
AHEAD = STEP * np.arange(-20, 21, dtype=np.float32)
"""What may come of a move: so many points ahead of what is ahead on the table after it."""

GAIN = ROUND * tables(DECK).mean  # points that the best player gains in a round
DRIFT = 60.0  # points: how uncertain it is who leads after one more round
SURE = 15.0  # points: the same when no round is left


def path(seats: int) -> Path:
    return Path(__file__).with_name(f"net{seats}.npz")


def trained(seats: int) -> nets.Net:
    return nets.trained(__package__, path(seats).name)


def knows(options: Options) -> bool:
    """Return whether the nets have learnt this game: other decks and claims they have not seen."""
    return (
        compiled(options.deck).types == DECK.types
        and options.pile_royals == STANDARD.pile_royals
        and options.wild_claims == STANDARD.wild_claims
        and options.jewels_on_top == STANDARD.jewels_on_top
    )


def worth(chances: Numbers, ahead: Numbers, lead: float, doubt: float) -> Numbers:
    """Return the chances to win, by line. Ahead is the seat on the table, and in totals by the
    lead; in doubt is who leads in the end."""
    ends = (AHEAD + (ahead[:, None] + np.float32(lead))) / np.float32(doubt)
    won = 1 / (1 + np.exp(-np.clip(ends, -30, 30)))
    return np.asarray((chances * won).sum(axis=1))


def doubt(view: View) -> float:
    """Return how uncertain it is who wins, by the rounds that may come after this one."""
    options = view.options
    rounds = max(0.0, (options.target - max(view.totals)) / GAIN - 1)
    if options.max_rounds is not None:
        rounds = min(rounds, options.max_rounds - view.round - 1)
    return SURE + DRIFT * math.sqrt(max(0.0, rounds))


def lead(view: View, seat: Seat) -> float:
    return view.totals[seat] - max(view.totals[:seat] + view.totals[seat + 1 :])
