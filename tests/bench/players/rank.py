"""RANK: a round is the first hand of a match."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from typing import Any, TypeAlias

from games.game import Seat, Seen, Standing, Step, standings
from games.rank import RANK
from games.rank.cards import cards_in_play, counted
from games.rank.events import HandOver
from games.rank.moves import Move
from games.rank.playing.plain import cost, thrifty
from games.rank.playing.playouts import Table
from games.rank.playing.sight import candidates
from games.rank.playing.worth import TOKENS, place_class
from games.rank.state import State
from tests.bench.players.flat_rank import flat
from tests.bench.players.lines import Line
from tests.bench.players.play import Bench, Chooser, Legal, levels

PLANS = 150  # that a ceiling tries for a move
WHIMS = 0.3  # share of its own moves in a plan that are any
SIMULATIONS = 2000  # of the search for a move
PLAYOUTS = 100  # of the flat search for a move
CURIOSITY = 0.7  # of the search, about moves that it has tried little
NOISE = 0.15  # share of the moves in a playout that are any

Answer: TypeAlias = Callable[[Table], Move]

line = partial(Line, "rank")
LINES = (
    line(
        "hard", "greedy", 4,
        line=0.48, above=0.46, reach=0.52, last=0.08, last_reach=0.06, group="hard",
    ),
    line("hard", "medium", 4, line=0.38, above=1 / 4, reach=0.43, group="hard"),
    *(
        line("hard", "greedy", seats, share=0.5, line=1.7 / seats, reach=2 / seats, group="hard")
        for seats in (3, 5, 6)
    ),
    line("medium", "easy", 4, share=0.5, line=1 / 4, above=1 / 4, group="levels"),
    line("easy", "random", 4, share=0.2, line=1 / 4, above=1 / 4, group="levels"),
    line("hard", "easy", 4, share=0.5),
    line("hard", "greedy", 9, share=0.1),
    line("hard", "greedy", 4, {"edition": "second"}, share=0.3),
    line("hard", "greedy", 4, {"edition": "italian"}, share=0.3),
    line("hard", "greedy", 4, unit="match", share=0.1),
    line("hard", "greedy", 4, {"classicPresident": True}, "match", share=0.1),
    line("hard", "greedy", 4, {"kingsHand": True}, "match", share=0.1),
    line("hard", "medium", 4, unit="match", share=0.1),
    line("medium", "greedy", 4, share=0.5),
    *(line("ceiling", "greedy", seats, share=0.2) for seats in (3, 4, 5, 6)),
    line("ceiling of medium", "medium", 4, share=0.1),
    line("search", "greedy", 4, share=0.05),
    line("hard", "flat", 4, share=0.3),
)  # fmt: skip


def round_end(step: Step[Any, Any]) -> tuple[Standing, ...]:
    for event in step.events:
        if isinstance(event, HandOver):
            seats = range(len(event.ranking))
            return standings([-event.ranking.index(seat) for seat in seats], event.gained)
    return ()


@dataclass(slots=True)
class Branch:
    """A move in the tree of the search."""

    visits: int = 0
    worth: float = 0.0  # to whoever made it, of all visits together
    then: dict[Move, "Branch"] = field(default_factory=dict)

    def best(self, moves: Sequence[Move]) -> Move:
        """The move whose worth may still turn out the highest."""
        tried = log(sum(self.then[move].visits for move in moves))

        def bound(move: Move) -> float:
            branch = self.then[move]
            return branch.worth / branch.visits + CURIOSITY * sqrt(tried / branch.visits)

        return max(moves, key=bound)


def search(state: State, _: Seen[Any, Any], legal: Legal, rng: random.Random) -> Move:
    """Searches the tree of the true cards. The others may do anything, and rather what is good
    for them."""
    moves: Sequence[Move] = legal()
    if state.phase != "play":
        return moves[-1]  # of the benefits the steal
    if len(moves) == 1:
        return moves[0]
    root, table = Branch(), Table.of(state)
    for __ in range(SIMULATIONS):
        _grow(root, table.copy(), rng)
    return max(root.then, key=lambda move: root.then[move].visits)


def _grow(branch: Branch, table: Table, rng: random.Random) -> None:
    """Down to the first move that is new, and from there to the end of the hand."""
    path: list[tuple[Branch, Seat]] = []
    new: Sequence[Move] = ()
    while not (new or table.is_over):
        seat = table.turn
        moves = candidates(table.legal(), table.sizes[seat])
        new = [move for move in moves if move not in branch.then]
        move = rng.choice(new) if new else branch.best(moves)
        branch = branch.then.setdefault(move, Branch())
        path.append((branch, seat))
        table.apply(move)
    _play_out(table, rng)
    places = table.ranking()
    for branch, seat in path:
        branch.visits += 1
        branch.worth += TOKENS[place_class(places.index(seat) + 1, len(places))]


def _play_out(table: Table, rng: random.Random) -> None:
    """Greedily, with noise."""
    while not table.is_over:
        legal = table.legal()
        table.apply(rng.choice(legal) if rng.random() < NOISE else min(legal, key=cost))


def of_greedy(table: Table) -> Move:
    return min(table.legal(), key=cost)


def of_medium(table: Table) -> Move:
    legal = table.legal()
    return thrifty(table.spot(counted(cards_in_play(len(table.hands)))), legal)


def ceiling(answer: Answer) -> Chooser:
    """The start of the best plan found, knowing all cards and every answer of the others."""

    def choose(state: State, its: Seen[Any, Any], legal: Legal, rng: random.Random) -> Move:
        moves: Sequence[Move] = legal()
        if state.phase != "play":
            return moves[-1]
        best, found = moves[0], -1.0
        for number in range(PLANS):
            if found == 1.0:
                break
            move = moves[number % len(moves)]
            whims = rng if number >= len(moves) else None
            worth = _plan(Table.of(state), move, its.seat, answer, whims)
            if worth > found:
                best, found = move, worth
        return best

    return choose


def _plan(table: Table, move: Move, seat: Seat, answer: Answer, rng: random.Random | None) -> float:
    """Greedy play from here on, with whims of the seat where there is chance."""
    table.apply(move)
    while not table.is_over and table.sizes[seat]:
        if table.turn != seat:
            table.apply(answer(table))
        elif rng is not None and rng.random() < WHIMS:
            table.apply(rng.choice(table.legal()))
        else:
            table.apply(of_greedy(table))
    place = table.out.index(seat) + 1 if seat in table.out else len(table.hands)
    return TOKENS[place_class(place, len(table.hands))]


PLAYERS: dict[str, Chooser] = levels(RANK) | {
    "ceiling": ceiling(of_greedy),
    "ceiling of medium": ceiling(of_medium),
    "search": search,
    "flat": flat(PLAYOUTS),
}
BENCH = Bench(RANK, PLAYERS, round_end, LINES)
