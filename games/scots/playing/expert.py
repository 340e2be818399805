"""Asks the net what it expects of each way to pick up, to lay and to discard."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from games.arrays import Numbers
from games.nets import Lines, Net
from games.scots.events import Added, Dealt, Discarded, Event, Laid
from games.scots.moves import Draw
from games.scots.playing import plans
from games.scots.playing.afters import Afters, afters
from games.scots.playing.features import Left, Public, Spots, after_lines, spots_of
from games.scots.playing.net import doubt, lead, trained, worth
from games.scots.playing.playouts import Rounds
from games.scots.playing.sight import Sight, cards_of, repeated
from games.scots.playing.styles import everything

ONE = np.zeros(1, np.int64)  # the one row of a table


@dataclass(frozen=True, slots=True)
class Expert:
    """Values are chances to win the match."""

    sight: Sight
    table: Rounds  # one row, with what lies open
    spots: Spots
    net: Net

    def of_pick_ups(self, ways: Sequence[plans.PickUp]) -> Numbers:
        return np.array([self._of_pick_up(way) for way in ways], np.float32)

    def _of_pick_up(self, way: plans.PickUp) -> float:
        seat, table = self.sight.seat, self.table
        if isinstance(way.move, Draw):
            top = table.top if self.sight.view.pile else np.array([len(table.tables.values)])
            hand, sets = table.hands[seat], table.sets[seat]
            none = np.zeros(1, np.float32)
            return float(self._values(Left(ONE, hand, sets, table.pile, top, none, draws=True))[0])
        taken = repeated(table, ONE)
        plans.pick_up(way, taken, seat, ONE)
        lays = plans.lay_plans(taken, seat, everything(taken, seat)[0])
        return float(self._of_turns(taken, self._turns(taken, lays)).max())

    def of_lays(self, ways: Sequence[Numbers]) -> Numbers:
        """Of each way, with the best discard after it."""
        turns = self._turns(self.table, ways)
        values = self._of_turns(self.table, turns)
        laid = (turns.laid[:, None] == np.array(ways)).all(axis=2)
        return np.asarray(np.where(laid, values[:, None], 0).max(axis=0))

    def of_discards(self) -> Numbers:
        """Of each type that is in the hand, where nothing is laid; no other has any."""
        turns = self._turns(self.table, [np.zeros_like(self.sight.hand)])
        values = np.full(len(self.sight.hand), -np.inf, np.float32)
        values[turns.discard] = self._of_turns(self.table, turns)
        return values

    def _turns(self, table: Rounds, lays: Sequence[Numbers]) -> Afters:
        seat, rows = self.sight.seat, np.repeat(ONE, len(lays))
        hands, sets = table.hands[seat], table.sets[seat]
        return afters(table.tables, hands, sets, table.pile, np.array(lays), rows)

    def _of_turns(self, table: Rounds, turns: Afters) -> Numbers:
        before = table.laid[self.sight.seat] - self.table.laid[self.sight.seat]
        return self._values(turns.left._replace(laid=turns.left.laid + before))

    def _values(self, left: Left) -> Numbers:
        view, seat = self.sight.view, self.sight.seat
        lines = after_lines(self.sight.tables, self.spots, left)
        chances = self.net.chances(Lines(lines, self.spots.lines, [len(lines)]))
        ahead = self.spots.ahead[left.row] + left.laid
        return worth(chances, ahead, lead(view, seat), doubt(view))


def expert(sight: Sight, events: Sequence[Event], table: Rounds) -> Expert:
    spots = spots_of(table, _public(sight, events), sight.seat)
    return Expert(sight, table, spots, trained(len(sight.view.hands)))


def _public(sight: Sight, events: Sequence[Event]) -> Public:
    t, view = sight.tables, sight.view
    return Public(
        [np.array([size], np.float32) for size in view.hand_sizes],
        [known[None] for known in sight.known],
        t.array(tuple(card for sets in view.sets for card in cards_of(sets)))[None],
        [np.array([turns], np.float32) for turns in held_back(len(view.hands), events)],
    )


def held_back(seats: int, events: Sequence[Event]) -> Sequence[int]:
    """Count the turns in a row in which each seat laid nothing, save with the pile."""
    turns = [0] * seats
    lays = False
    for event in events:
        match event:
            case Dealt():
                turns = [0] * seats
            case Laid() | Added():
                lays = True
            case Discarded(seat):
                turns[seat], lays = 0 if lays else turns[seat] + 1, False
    return turns
