"""Looks ahead: plays out each plan on the same possible tables, and chooses the best one.

Where draws decide so much, chance alone makes some plan look good. So a plan other than the plain
player's must be better beyond doubt, unless a net is asked as well: then the sum of both decides.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import NamedTuple, TypeAlias

import numpy as np

from games.arrays import Numbers
from games.game import Verdict
from games.scots.moves import Discard, Move
from games.scots.playing import plans
from games.scots.playing.expert import Expert
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


class Weighed(NamedTuple):
    """Chances to win the match."""

    chances: Chances  # plans x worlds, played out
    expected: Numbers | None  # by plan, of the net if one is asked


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
    expert: Expert | None = None
    """Is asked as well. The search knows how often cards come but plays on by rules of thumb; the
    net plays on as it has learnt but sees a table only roughly. Each errs in a way of its own."""

    def choose(self) -> Move:
        if self.sight.view.phase == "pickup":
            return self._pick_up()
        plan = self._lay()
        if plan.any():
            return plans.moves(self.sight.tables, self.sight.view.sets[self.sight.seat], plan)[0]
        return self._discard()

    def _pick_up(self) -> Move:
        ways = self._pick_ups()
        return ways[self._choice(self._of_pick_ups(ways))].move

    def _pick_ups(self) -> Sequence[plans.PickUp]:
        return plans.pick_ups(self.plain, self.sight.seat)

    def _of_pick_ups(self, ways: Sequence[plans.PickUp]) -> Weighed:
        chances = self._chances([partial(plans.pick_up, way) for way in ways], finish_turn)
        return Weighed(chances, self.expert.of_pick_ups(ways) if self.expert else None)

    def _lay(self) -> Numbers:
        """Lay as the plain player does: all that it can, or nothing."""
        seat = self.sight.seat
        cards = everything(self.plain, seat)
        ways = plans.lay_plans(self.plain, seat, cards[0])
        if len(ways) > 1 and lays(self.plain, seat, self.style, cards, self.sight.fewest)[0]:
            ways[:2] = ways[1], ways[0]
        return ways[self._choice(self._of_lays(ways))]

    def _of_lays(self, ways: Sequence[Numbers]) -> Weighed:
        chances = self._chances([partial(lay, way) for way in ways], throw_one)
        return Weighed(chances, self.expert.of_lays(ways) if self.expert else None)

    def _discard(self) -> Move:
        expected = self.expert.of_discards() if self.expert else None
        costs = discard_costs(self.plain, self.sight.seat)[0] if expected is None else -expected
        ways = plans.discards(costs)
        best = self._choice(self._of_discards(ways, expected))
        return Discard(self.sight.tables.deck.codes[ways[best]])

    def _of_discards(self, ways: Sequence[int], expected: Numbers | None) -> Weighed:
        """`expected` by type."""
        chances = self._chances([partial(discard, way) for way in ways], nothing_more)
        return Weighed(chances, None if expected is None else expected[list(ways)])

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
        best, gain, second = self._clear_best(self._of_pick_ups(ways))
        return Verdict(ways[best].move, gain, ways[second].move)

    def _judged_lays(self, moves: Sequence[Move]) -> Verdict[Move]:
        laid = plans.laid_by(self.sight.tables, moves)
        others = plans.lay_plans(
            self.plain, self.sight.seat, everything(self.plain, self.sight.seat)[0]
        )
        ways = [laid, *(plan for plan in others if (plan != laid).any())]
        best, gain, second = self._clear_best(self._of_lays(ways))
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
        expected = self.expert.of_discards() if self.expert else None
        best, gain, second = self._clear_best(self._of_discards(ways, expected))
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

    def _choice(self, weighed: Weighed) -> int:
        if weighed.expected is None:
            return self._clear_best(weighed)[0]
        return int((weighed.chances.mean(axis=1) + weighed.expected).argmax())

    def _clear_best(self, weighed: Weighed) -> Best:
        """Return the best plan that gains beyond doubt on the first one, in the same worlds, and
        for which the net does not say more against it."""
        gains = weighed.chances - weighed.chances[0]
        mean = gains.mean(axis=1)
        error = gains.std(axis=1) / np.sqrt(gains.shape[1])
        clear = np.where(mean > self.doubt * error, mean, 0)
        if weighed.expected is not None:
            clear[mean + weighed.expected <= weighed.expected[0]] = 0
        best = int(clear.argmax())
        others = [plan for plan in range(1, len(mean)) if plan != best]
        return best, float(clear[best]), max(others, key=mean.__getitem__, default=best)


def lay(plan: Numbers, rounds: Rounds, seat: int, rows: Places) -> Places:
    rounds.lay(seat, rows, np.tile(plan, (len(rows), 1)))
    return plans.NOWHERE


def discard(place: int, rounds: Rounds, seat: int, rows: Places) -> Places:
    rounds.discard(seat, rows, np.full(len(rows), place))
    return plans.NOWHERE


def throw_one(rounds: Rounds, seat: int, _: Style, over: Flags) -> Flags:
    return throw(rounds, seat, over)


def nothing_more(_: Rounds, __: int, ___: Style, over: Flags) -> Flags:
    return over
