"""Looks ahead: plays out each plan on the same possible tables, and chooses the best one.

A plan other than the plain player's must be better beyond doubt: where draws decide so much,
chance alone makes some plan look good.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import TypeAlias

import numpy as np

from games.arrays import Numbers
from games.game import Verdict
from games.scots.moves import Discard, Draw, Move
from games.scots.playing import plans
from games.scots.playing.others import Chances, chances_to_win
from games.scots.playing.playouts import Flags, Places, Rounds
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

Best: TypeAlias = tuple[int, float, int]
"""The number of a plan, what it gains on the first one, and the best of the plans beside it and
beside the first; where there is none, its own number."""

NOWHERE = np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class Search:
    sight: Sight
    plain: Rounds  # one row, with what lies open
    style: Style  # of the plain player, for that row
    imagine: Callable[[int], Imagined]
    """So many tables that may be, and how their seats play."""
    simulations: int  # rounds played out for a question
    worlds: int  # the most of them for a plan
    doubt: float = 2.0  # standard errors

    def choose(self) -> Move:
        if self.sight.view.phase == "pickup":
            return self._pick_up()
        plan = self._lay()
        if plan.any():
            return plans.moves(self.sight.tables, self.sight.view.sets[self.sight.seat], plan)[0]
        return self._discard()

    def _pick_up(self) -> Move:
        ways = self._pick_ups()
        return ways[self._clear_best(self.of_pick_ups(ways))[0]].move

    def _pick_ups(self) -> Sequence[plans.PickUp]:
        return plans.pick_ups(self.plain, self.sight.seat)

    def of_pick_ups(self, ways: Sequence[plans.PickUp]) -> Chances:
        """Return the chances to win, ways x worlds; so do the next two."""
        return self._chances([partial(pick_up, way) for way in ways], finish_turn)

    def _lay(self) -> Numbers:
        """Lay as the plain player does: all that it can, or nothing."""
        seat = self.sight.seat
        cards = everything(self.plain, seat)
        ways = plans.lay_plans(self.plain, seat, cards[0])
        if len(ways) > 1 and lays(self.plain, seat, self.style, cards, self.sight.fewest)[0]:
            ways[:2] = ways[1], ways[0]
        return ways[self._clear_best(self.of_lays(ways))[0]]

    def of_lays(self, ways: Sequence[Numbers]) -> Chances:
        return self._chances([partial(lay, way) for way in ways], throw_one)

    def _discard(self) -> Move:
        ways = plans.discards(discard_costs(self.plain, self.sight.seat)[0])
        best = self._clear_best(self.of_discards(ways))[0]
        return Discard(self.sight.tables.deck.codes[ways[best]])

    def of_discards(self, ways: Sequence[int]) -> Chances:
        return self._chances([partial(discard, way) for way in ways], nothing_more)

    def judged(self, turn: Sequence[Move], at: int) -> Verdict[Move]:
        """Weigh what was done: it is the first plan; all that is laid in a turn is one plan."""
        played = turn[at]
        if self.sight.view.phase == "pickup":
            return self._judged_pick_up(played)
        if not isinstance(played, Discard):
            return self._judged_lays(turn[at:]) if at < 2 else Verdict(played, 0.0)
        verdict = self._judged_discard(played)
        held_back = self._judged_lays((played,)) if at < 2 else verdict
        return max(verdict, held_back, key=attrgetter("cost"))

    def _judged_pick_up(self, played: Move) -> Verdict[Move]:
        own = plans.pick_up_of(self.sight.tables, played)
        ways = [own, *(way for way in self._pick_ups() if str(way.move) != str(own.move))]
        best, gain, second = self._clear_best(self.of_pick_ups(ways))
        return Verdict(ways[best].move, gain, ways[second].move)

    def _judged_lays(self, moves: Sequence[Move]) -> Verdict[Move]:
        laid = plans.laid_by(self.sight.tables, moves)
        others = plans.lay_plans(
            self.plain, self.sight.seat, everything(self.plain, self.sight.seat)[0]
        )
        ways = [laid, *(plan for plan in others if (plan != laid).any())]
        best, gain, second = self._clear_best(self.of_lays(ways))
        other = self._first_of(ways[second]) if second != best else None
        if not best:
            return Verdict(moves[0], 0.0, other)
        return Verdict(self._first_of(ways[best]), gain, other)

    def _first_of(self, plan: Numbers) -> Move:
        listed = plans.moves(self.sight.tables, self.sight.view.sets[self.sight.seat], plan)
        return listed[0] if listed else self._discard()

    def _judged_discard(self, played: Discard) -> Verdict[Move]:
        own = self.sight.tables.deck.place[played.card]
        listed = plans.discards(discard_costs(self.plain, self.sight.seat)[0])
        ways = [own, *(place for place in listed if place != own)]
        best, gain, second = self._clear_best(self.of_discards(ways))
        codes = self.sight.tables.deck.codes
        return Verdict(Discard(codes[ways[best]]), gain, Discard(codes[ways[second]]))

    def _chances(self, acts: Sequence[Act], finish: Finish) -> Chances:
        """Return the chances to win by plan and world."""
        if len(acts) == 1:
            return np.zeros((1, 1))
        count, seat = min(self.worlds, self.simulations // len(acts)), self.sight.seat
        rounds, styles = self.imagine(count)
        rounds = repeated(rounds, np.tile(np.arange(count), len(acts)))
        styles = [Style(np.tile(style.rich, len(acts))) for style in styles]
        over = np.zeros(len(rounds.row), bool)
        for number, act in enumerate(acts):
            over[act(rounds, seat, np.arange(number * count, (number + 1) * count))] = True
        over = finish(rounds, seat, styles[seat], over | rounds.is_out(seat))
        scores = play_out(rounds, (seat + 1) % len(styles), styles, over)
        return chances_to_win(self.sight, scores).reshape(len(acts), count)

    def _clear_best(self, chances: Chances) -> Best:
        """Return the best plan that gains beyond doubt on the first one, the plain player's, in the
        same worlds."""
        gains = chances - chances[0]
        mean = gains.mean(axis=1)
        error = gains.std(axis=1) / np.sqrt(gains.shape[1])
        clear = np.where(mean > self.doubt * error, mean, 0)
        best = int(clear.argmax())
        others = [plan for plan in range(1, len(mean)) if plan != best]
        return best, float(clear[best]), max(others, key=mean.__getitem__, default=best)


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
