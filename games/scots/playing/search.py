"""Looks ahead: each plan is played out on the same tables that may be, and the best one is chosen.

A plan other than the plain player's must be better beyond doubt: where draws decide so much,
chance alone makes some plan look good.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import numpy as np

from games.arrays import Numbers
from games.scots.moves import Discard, Draw, Move
from games.scots.playing import plans
from games.scots.playing.flat import Flags, Places, Rounds
from games.scots.playing.guess import Chances, chances_to_win
from games.scots.playing.sight import Sight, repeated
from games.scots.playing.styles import (
    Style,
    discard_costs,
    everything,
    finish_turn,
    lays,
    play_out,
    throw,
)

Imagined: TypeAlias = tuple[Rounds, list[Style]]
Act: TypeAlias = Callable[[Rounds, int, Places], Places]
"""A plan carried out by a seat in some rows; back come those in which it ends the round at once."""
Finish: TypeAlias = Callable[[Rounds, int, Style, Flags], Flags]

NOWHERE = np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class Search:
    sight: Sight
    plain: Rounds  # one row, with what lies open
    style: Style  # of the plain player, for that row
    imagine: Callable[[int], Imagined]
    """So many tables that may be, and how their seats play."""
    simulations: int  # rounds played out for a question
    worlds: int = 500  # the most of them for a plan
    doubt: float = 2.0  # standard errors

    def choose(self) -> Move:
        if self.sight.view.phase == "pickup":
            return self._pick_up()
        plan = self._lay()
        if plan.any():
            return plans.moves(self.sight.tables, self.sight.view.sets[self.sight.seat], plan)[0]
        return self._discard()

    def _pick_up(self) -> Move:
        ways = plans.pick_ups(self.plain, self.sight.seat)
        return ways[self._best([partial(pick_up, way) for way in ways], finish_turn)].move

    def _lay(self) -> Numbers:
        """The plain player lays all that it can, or nothing."""
        seat = self.sight.seat
        cards = everything(self.plain, seat)
        ways = plans.lay_plans(self.plain, seat, cards[0])
        if len(ways) > 1 and lays(self.plain, seat, self.style, cards, self.sight.fewest)[0]:
            ways[:2] = ways[1], ways[0]
        return ways[self._best([partial(lay, way) for way in ways], throw_one)]

    def _discard(self) -> Move:
        ways = plans.discards(discard_costs(self.plain, self.sight.seat)[0])
        best = self._best([partial(discard, way) for way in ways], nothing_more)
        return Discard(self.sight.tables.deck.codes[ways[best]])

    def _best(self, acts: Sequence[Act], finish: Finish) -> int:
        """The number of the plan; the first is the plain player's."""
        if len(acts) == 1:
            return 0
        count, seat = min(self.worlds, self.simulations // len(acts)), self.sight.seat
        rounds, styles = self.imagine(count)
        rounds = repeated(rounds, np.tile(np.arange(count), len(acts)))
        styles = [Style(np.tile(style.rich, len(acts))) for style in styles]
        over = np.zeros(len(rounds.row), bool)
        for number, act in enumerate(acts):
            over[act(rounds, seat, np.arange(number * count, (number + 1) * count))] = True
        over = finish(rounds, seat, styles[seat], over | rounds.is_out(seat))
        scores = play_out(rounds, (seat + 1) % len(styles), styles, over)
        return self._clear_best(chances_to_win(self.sight, scores).reshape(len(acts), count))

    def _clear_best(self, chances: Chances) -> int:
        """Of the plans that gain beyond doubt on the first one, in the same worlds."""
        gains = chances - chances[0]
        mean = gains.mean(axis=1)
        error = gains.std(axis=1) / np.sqrt(gains.shape[1])
        return int(np.where(mean > self.doubt * error, mean, 0).argmax())


def pick_up(way: plans.PickUp, rounds: Rounds, seat: int, rows: Places) -> Places:
    if isinstance(way.move, Draw):
        return rounds.draw_card(seat, rows)
    if way.cards is None:
        rounds.take_onto(seat, rows)
    else:
        rounds.take(seat, rows, np.tile(way.cards, (len(rows), 1)))
    return NOWHERE


def lay(plan: Numbers, rounds: Rounds, seat: int, rows: Places) -> Places:
    rounds.lay(seat, rows, np.tile(plan, (len(rows), 1)))
    return NOWHERE


def discard(place: int, rounds: Rounds, seat: int, rows: Places) -> Places:
    rounds.discard(seat, rows, np.full(len(rows), place))
    return NOWHERE


def throw_one(rounds: Rounds, seat: int, _: Style, over: Flags) -> Flags:
    return throw(rounds, seat, over)


def nothing_more(_: Rounds, __: int, ___: Style, over: Flags) -> Flags:
    return over
