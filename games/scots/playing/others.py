"""Guesses what the others are like, and what a round's end is worth."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from games.arrays import Numbers
from games.game import Seat
from games.scots.events import Added, Discarded, Drew, Event, Laid, TookPile
from games.scots.playing.playouts import Rounds
from games.scots.playing.sight import Sight, repeated, worlds
from games.scots.playing.styles import Style, everything, lays

Chances: TypeAlias = npt.NDArray[np.float64]

RICH = np.array([-1, 8, 12.6, 19, 1e6])
"""What a hand is worth, in mean cards, when its owner lays: at once, ... and never."""
AT_FIRST = np.array([0.3, 0.1, 0.25, 0.15, 0.2])
HAS_LAID = np.array([1, 0.6, 0.25, 0.1, 0.05])
HOLDS_BACK = np.array([0.6, 1, 1, 1, 1])
EACH_TURN_HELD_BACK = np.array([0.8, 0.9, 1, 1, 1])

OWN = {2: 250 / 12.7, 3: 205 / 12.7, 4: 165 / 12.7}
"""The same of a plain player, by seats: the more there are, the sooner somebody is out."""

TRIES = 4  # to imagine a table

ROUND = 10.0  # what the best player gains in a round, in mean cards
SPREAD = 8.3  # how far rounds drive two players apart, in mean cards


def plain_style(seats: int, mean: float, count: int) -> Style:
    return Style(np.full(count, OWN[seats] * mean, np.float32))


def style_now(sight: Sight, events: tuple[Event, ...]) -> Style:
    """Return the plain player's style now: whoever has begun to lay goes on."""
    if lays_already(events, sight.seat):
        return Style(np.full(1, -1, np.float32))
    return plain_style(len(sight.view.hands), sight.tables.mean, 1)


def lays_already(events: tuple[Event, ...], seat: Seat) -> bool:
    """Say whether sets were laid this turn, beside one of the pile."""
    for event in reversed(events):
        match event:
            case Laid(its) | Added(its):
                return its == seat
            case Drew() | TookPile() | Discarded():
                return False
    return False


def styles(
    sight: Sight, events: tuple[Event, ...], count: int, rng: np.random.Generator
) -> list[Style]:
    """Return the styles by seat, in that many worlds: the own one is plain."""
    mean, seats = sight.tables.mean, len(sight.view.hands)
    worth = (RICH * mean).astype(np.float32)
    return [
        plain_style(seats, mean, count)
        if seat == sight.seat
        else Style(rng.choice(worth, count, p=likely(events, seat)))
        for seat in range(seats)
    ]


def imagined(
    sight: Sight, events: tuple[Event, ...], count: int, rng: np.random.Generator
) -> tuple[Rounds, list[Style]]:
    """So many tables that may be. Of a few tries each is the one in which the others have the least
    left that they would have laid by now."""
    its = styles(sight, events, count, rng)
    tries = worlds(sight, TRIES * count, rng)
    odd = np.zeros(TRIES * count, np.float32)
    for seat, style in enumerate(its):
        if seat != sight.seat and _has_had_a_turn(events, seat):
            cards = everything(tries, seat)
            again = Style(np.tile(style.rich, TRIES))
            laid = lays(tries, seat, again, cards, tries.fewest(seat))
            odd += laid * sight.tables.count(cards)
    best = odd.reshape(TRIES, count).argmin(axis=0)
    return repeated(tries, best * count + np.arange(count)), its


def _has_had_a_turn(events: tuple[Event, ...], seat: Seat) -> bool:
    return any(isinstance(event, Discarded) and event.seat == seat for event in events)


def likely(events: tuple[Event, ...], seat: Seat) -> Chances:
    """Return how likely each of RICH is, by what the seat has done this round."""
    held_back = 0
    for event in events:
        match event:
            case Laid(its) | Added(its) if its == seat:
                return _sum_to_one(AT_FIRST * HAS_LAID)
            case Discarded(its) if its == seat:
                held_back += 1
    if held_back:
        return _sum_to_one(AT_FIRST * HOLDS_BACK * EACH_TURN_HELD_BACK**held_back)
    return AT_FIRST


def _sum_to_one(weights: Chances) -> Chances:
    return np.asarray(weights / weights.sum())


def chances_to_win(sight: Sight, scores: Numbers) -> Chances:
    """Return the own seat's chances to win the match, by row of the round's scores (QS-10)."""
    options, view, mean = sight.view.options, sight.view, sight.tables.mean
    totals = scores + np.array(view.totals, np.float64)
    best = totals.max(axis=1, keepdims=True)
    lead = totals == best
    shared = lead / lead.sum(axis=1, keepdims=True)
    over = (best[:, 0] >= options.target) & (
        (lead.sum(axis=1) == 1) | (options.tie_break == "shared")
    )
    rounds = np.maximum((options.target - best) / (ROUND * mean), 0.7)
    if options.max_rounds is not None:
        left = options.max_rounds - view.round - 1
        over |= left <= 0
        rounds = np.minimum(rounds, max(left, 1))
    ahead = np.exp((totals - best) / (SPREAD * mean * np.sqrt(rounds)))
    later = ahead / ahead.sum(axis=1, keepdims=True)
    return np.asarray(np.where(over, shared[:, sight.seat], later[:, sight.seat]))
