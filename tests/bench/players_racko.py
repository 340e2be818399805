"""How strong the RACK-O players are: duplicate deals, one side in every seat against others alike.

    python -m tests.bench.players_racko [--deals 300] [--seed 1] [--only TEXT] [--json FILE]

A deal is played once from each seat with the same cards, and counts as one observation: the
intervals are 95 % over deals. A row is one round, or a whole match where it says so. The ceiling
sees all racks and the draw pile; a player that beats it would be peeking.
"""

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded

from rich.progress import Progress

from games.dealing import key, shuffler
from games.game import DEALER, Memory, Player, Seat, Seen, seen
from games.racko import RACKO
from games.racko.events import Scored
from games.racko.moves import Move
from games.racko.players import PLAYERS
from games.racko.playing.memory import Outlook, outlook
from games.racko.playing.turns import Style, take_turn
from games.racko.state import State

Choose = Callable[[State, Memory[Any, Any], Seat, random.Random], Move]

AUTO: dict[str, Any] = {"declare": "auto"}


@dataclass(frozen=True, slots=True)
class Row:
    """The subject holds every seat in turn, or as a pair each two; the others hold the rest."""

    subject: str
    others: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    matches: bool = False
    points: bool = False  # a round, over those of the others, instead of rounds won
    beside: str = ""  # points over those of this player in the subject's place
    share: float = 1.0  # of the deals asked for
    line: float | None = None

    @property
    def name(self) -> str:
        flags = "".join(f" {flag}" for flag in self.options if flag not in AUTO)
        unit = "points" if self.points or self.beside else "matches" if self.matches else "rounds"
        beside = f" beside {self.beside}" * bool(self.beside)
        return f"{self.subject}{beside} against {self.others}, {self.seats} players{flags} ({unit})"


PAIRS = AUTO | {"partners": True}
RUN = AUTO | {"runRule": True}
BONUS = {"bonus": True}
ROWS = (
    Row("hard", "greedy", 2, AUTO, line=0.82),
    Row("hard", "greedy", 2, AUTO, matches=True, share=0.2, line=0.97),
    Row("hard", "medium", 2, AUTO, line=0.56),
    Row("hard", "medium", 2, AUTO, matches=True, share=0.2, line=0.5),
    Row("hard", "greedy", 3, AUTO, share=0.5, line=2 / 3),
    Row("hard", "greedy", 4, AUTO, share=0.5, line=2 / 4),
    Row("hard", "medium", 4, AUTO, share=0.5, line=1 / 4),
    Row("hard", "greedy", 2, RUN, share=0.5, line=0.8),
    Row("hard", "medium", 2, RUN, share=0.5, line=0.5),
    Row("hard", "greedy", 4, PAIRS, matches=True, share=0.1, line=0.9),
    Row("hard", "greedy", 2, BONUS, beside="blind", line=1.3),
    Row("hard", "greedy", 4, BONUS, beside="blind", share=0.5, line=1.3),
    Row("hard", "blind", 2, BONUS, points=True, line=1),
    Row("hard", "blind", 4, BONUS, points=True, share=0.3, line=1),
    Row("hard", "medium", 2, BONUS, points=True, share=0.5, line=1),
    Row("medium", "easy", 2, AUTO, line=0.5),
    Row("medium", "easy", 4, AUTO, share=0.5, line=1 / 4),
    Row("medium", "easy", 2, RUN, share=0.5, line=0.5),
    Row("easy", "random", 2, AUTO | {"turnCap": 400}, share=0.1, line=0.5),
    Row("greedy", "easy", 2, AUTO, line=0.5),
    Row("ceiling", "greedy", 2, AUTO, share=0.5),
    Row("ceiling", "medium", 2, AUTO, share=0.5),
    Row("ceiling", "greedy", 4, AUTO, share=0.25),
)


def ceiling(state: State, _: Memory[Any, Any], seat: Seat, rng: random.Random) -> Move:
    """The thinking of hard with every card known."""
    look = Outlook(RACKO.view(state, seat), seat, state.racks[seat], state.racks, state.draw, ())
    return take_turn(look, Style(worlds=1), rng)


def blind(seen_by: Seen[Any, Any], _: Any, rng: random.Random) -> Move:
    """Hard without an eye for the bonus."""
    return take_turn(outlook(seen_by), Style(for_bonus=False), rng)


LEVELS: dict[str, Player[Any, Any, Move]] = {**PLAYERS, "blind": blind}


def by_level(
    level: str, state: State, memory: Memory[Any, Any], seat: Seat, rng: random.Random
) -> Move:
    return LEVELS[level](seen(RACKO, state, memory, seat), RACKO.legal(state, seat), rng)


def chooser(name: str) -> Choose:
    return ceiling if name == "ceiling" else partial(by_level, name)


@dataclass(slots=True)
class Playing:
    """One deal from one seat: what came of it, and how long the subject thought."""

    row: Row
    times: list[float] = field(default_factory=list)  # ms

    def play(self, seed: str, seat: Seat) -> tuple[State, Scored]:
        mine = {seat, (seat + 2) % 4} if self.row.options.get("partners") else {seat}
        players = {True: chooser(self.row.subject), False: chooser(self.row.others)}
        shuffled, rng = shuffler(key(seed.encode().ljust(32))), random.Random(f"{seed} {seat}")
        state = RACKO.setup(self.row.seats, RACKO.options(self.row.seats, self.row.options))
        memory: Memory[Any, Any] = Memory(RACKO.Dealt)
        while True:
            (turn,) = RACKO.to_act(state)
            if turn == DEALER:
                move = RACKO.deal(state, shuffled)
            else:
                move = self._timed(turn in mine, players[turn in mine], state, memory, turn, rng)
            step = RACKO.play(state, turn, move)
            state = step.state
            memory.add(step)
            ended = [event for event in step.events if isinstance(event, Scored)]
            if ended and (state.phase == "gameOver" or not self.row.matches):
                return state, ended[0]

    def _timed(
        self,
        mine: bool,
        choose: Choose,
        state: State,
        memory: Memory[Any, Any],
        seat: Seat,
        rng: random.Random,
    ) -> Move:
        start = time.perf_counter()
        move = choose(state, memory, seat, rng)
        if mine:
            self.times.append(1e3 * (time.perf_counter() - start))
        return move


def outcome(row: Row, state: State, scored: Scored, seat: Seat) -> tuple[float, float]:
    """What the subject got and what the others got each."""
    if row.matches:
        won = float(seat in state.winners)
        return won, 1 - won
    if row.points or row.beside:
        others = [points for other, points in enumerate(scored.points) if other != seat]
        return scored.points[seat], statistics.fmean(others)
    if scored.declarer is None:
        return 1 / row.seats, 1 / row.seats
    return float(scored.declarer == seat), float(scored.declarer != seat)


def measure(row: Row, deals: int, seed: int, tick: Callable[[], None]) -> dict[str, Any]:
    playing = Playing(row)
    beside = Playing(replace(row, subject=row.beside)) if row.beside else None
    pairs = []
    seats = range(2 if row.options.get("partners") else row.seats)
    for deal in range(deals):
        named = f"{seed} {deal}"
        got = [outcome(row, *playing.play(named, seat), seat) for seat in seats]
        if beside:
            there = (beside.play(named, seat)[1].points[seat] for seat in seats)
            got = [(mine, other) for (mine, _), other in zip(got, there, strict=True)]
        pairs.append(tuple(map(statistics.fmean, zip(*got, strict=True))))
        tick()
    mine, theirs = zip(*pairs, strict=True)
    rate = statistics.fmean(mine)
    spread = statistics.stdev(mine)
    if row.points or row.beside:  # the ratio of two means, its spread by the delta method
        other = statistics.fmean(theirs)
        rate /= other
        spread = statistics.stdev(a - rate * b for a, b in pairs) / other
    margin = 1.96 * spread / deals**0.5
    times = sorted(playing.times)
    return {
        "row": row.name,
        "deals": deals,
        "rate": rate,
        "low": rate - margin,
        "high": rate + margin,
        "line": row.line,
        "each": statistics.fmean(mine),
        "median_ms": statistics.median(times),
        "p95_ms": times[int(0.95 * len(times))],
    }


def show(found: Mapping[str, Any]) -> str:
    line = found["line"]
    verdict = "" if line is None else f"  line {line:.2f} {'ok' if found['rate'] >= line else 'NO'}"
    return (
        f"{found['row']:60} {found['deals']:5} {found['rate']:.3f}"
        f" ({found['low']:.3f}-{found['high']:.3f})  mean {found['each']:6.1f}"
        f"  {found['median_ms']:6.2f} / {found['p95_ms']:6.2f} ms{verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    found = []
    print(f"{'':60} deals  rate (95 %)         a play   thought: median / 95 %")
    with Progress(transient=True) as progress:
        for row in ROWS:
            if chosen.only not in row.name:
                continue
            deals = max(2, int(chosen.deals * row.share))
            task = progress.add_task(row.name, total=deals)
            result = measure(row, deals, chosen.seed, partial(progress.advance, task))
            progress.remove_task(task)
            progress.console.print(show(result), highlight=False, soft_wrap=True)
            found.append(result)
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
