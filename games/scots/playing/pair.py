"""Plays what the search and the net expect most of together: each errs in a way of its own.

The search knows how often cards come but plays on by rules of thumb; the net plays on as well as it
has learnt but sees a table only roughly.
"""

from dataclasses import dataclass

import numpy as np

from games.arrays import Numbers
from games.scots.moves import Discard, Move
from games.scots.playing import plans
from games.scots.playing.expert import Expert
from games.scots.playing.others import Chances
from games.scots.playing.search import Search
from games.scots.playing.styles import everything


@dataclass(frozen=True, slots=True)
class Pair:
    search: Search
    expert: Expert

    def choose(self) -> Move:
        if self.search.sight.view.phase == "pickup":
            return self._pick_up()
        return self._lay() or self._discard()

    def _pick_up(self) -> Move:
        ways = plans.pick_ups(self.search.plain, self.search.sight.seat)
        values = np.array([self.expert.of_pick_up(way) for way in ways], np.float32)
        return ways[_best(self.search.of_pick_ups(ways), values)].move

    def _lay(self) -> Move | None:
        sight, plain = self.search.sight, self.search.plain
        ways = plans.lay_plans(plain, sight.seat, everything(plain, sight.seat)[0])
        best = ways[_best(self.search.of_lays(ways), self.expert.of_lays(ways))]
        return next(iter(plans.moves(sight.tables, sight.view.sets[sight.seat], best)), None)

    def _discard(self) -> Move:
        listed, values = self.expert.of_discards()
        ways = listed[: plans.MOST].tolist()
        best = _best(self.search.of_discards(ways), values[: plans.MOST])
        return Discard(self.search.sight.tables.deck.codes[ways[best]])


def _best(chances: Chances, values: Numbers) -> int:
    return int((chances.mean(axis=1) + values).argmax())
