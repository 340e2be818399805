"""Estimates by what the others did how soon one of them goes RACK-O."""

from math import exp, log1p, prod

from games.game import Seat
from games.racko.playing.sight import UNTOUCHED, Outlook

START, TURNS, SLOTS = -11.4, 4.2, 0.18
"""The log odds that a seat goes RACK-O in its next turn: by the turns it has had, their logarithm,
and for the slots that no longer hold what they were dealt. Fitted to rounds of two to four players
who are medium or hard."""


def chance_of_an_end(look: Outlook) -> float:
    """Return how likely another seat goes RACK-O before the next turn of this one."""
    others = (seat for seat in range(len(look.racks)) if seat != look.seat)
    return 1 - prod(1 - _goes_next(look, other) for other in others)


def _goes_next(look: Outlook, seat: Seat) -> float:
    turns = look.view.turns_this_round // len(look.racks)
    changed = sum(card != UNTOUCHED for card in look.racks[seat])
    return 1 / (1 + exp(-(START + TURNS * log1p(turns) + SLOTS * changed)))
