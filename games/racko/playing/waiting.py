"""A rack in order, and a longer run in sight: go RACK-O or wait?"""

import numpy as np

from games.racko.playing.gaps import Cards
from games.racko.playing.memory import Outlook
from games.racko.playing.worth import Aim, best_of_looks, racks_with, reached

HURRY, MOST_HURRY = 0.03, 0.3  # chance that another seat ends the round, for each turn it has had


def waiting(look: Outlook, rack: Cards, out: float, sought: tuple[Aim, ...]) -> float:
    """The worth of the rack in a turn's time, if nobody has gone RACK-O by then. The next cards are
    any of the live ones, each as likely."""
    if out >= sought[-1].worth or not look.live:
        return 0.0
    worth = reached(racks_with(rack, look.live), sought).reshape(len(look.live), -1).max(1)
    others = len(look.view.racks) - 1
    turns = look.view.turns_this_round / len(look.view.racks)
    ended = min(MOST_HURRY, HURRY * turns * others)
    return float((1 - ended) * best_of_looks(np.maximum(worth, out)[None])[0])
