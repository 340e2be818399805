"""How strong the RANK players are: duplicate deals, one player in every seat against others alike.

    python -m tests.bench.players_rank [--deals 1000] [--seed 1] [--only TEXT] [--json]

A deal is played once for each seat, with the same cards and the same first leader, and counts as
one observation: the intervals are 95 % over deals. A row is one hand, the first of a match, except
where it says matches. The ceiling sees all hands and the draw pile, knows its opponents' every
answer and looks for a plan against them: what is above it would be a leak.
"""

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded

from games.dealing import key, shuffler
from games.game import DEALER, Memory, Seat, seen
from games.rank import RANK
from games.rank.events import HandOver
from games.rank.moves import Move
from games.rank.playing.simple import cost
from games.rank.playing.table import Table
from games.rank.playing.worth import TOKENS, place_class
from games.rank.scoring import KING, QUEEN
from games.rank.state import State

Choose = Callable[[State, Memory[Any, Any], Seat, Sequence[Move], random.Random], Move]
PLANS = 150  # that the ceiling tries for a move


@dataclass(frozen=True, slots=True)
class Row:
    subject: str
    others: str
    seats: int = 4
    share: float = 1.0  # of the deals asked for
    options: Mapping[str, Any] = field(default_factory=dict)
    matches: bool = False  # whole matches instead of hands
    above: float | None = None  # the line to pass, for the rate of Kings

    @property
    def name(self) -> str:
        flags = " ".join(f"{flag}={value}" for flag, value in self.options.items())
        played = "matches" if self.matches else "hands"
        return (
            f"{self.subject} against {self.others}, {self.seats} players, {played} {flags}".strip()
        )


ROWS = (
    Row("hard", "greedy", above=0.48),
    Row("hard", "medium", above=0.38),
    Row("hard", "easy", share=0.5),
    Row("hard", "greedy", seats=3, share=0.5, above=1.7 / 3),
    Row("hard", "greedy", seats=5, share=0.5, above=1.7 / 5),
    Row("hard", "greedy", seats=6, share=0.5, above=1.7 / 6),
    Row("hard", "greedy", seats=9, share=0.1),
    Row("hard", "greedy", share=0.3, options={"edition": "second"}),
    Row("hard", "greedy", share=0.3, options={"edition": "italian"}),
    Row("hard", "greedy", share=0.1, matches=True),
    Row("hard", "greedy", share=0.1, matches=True, options={"classicPresident": True}),
    Row("hard", "greedy", share=0.1, matches=True, options={"kingsHand": True}),
    Row("hard", "medium", share=0.1, matches=True),
    Row("medium", "greedy", share=0.5),
    Row("medium", "easy", share=0.5),
    Row("easy", "random", share=0.2),
    Row("ceiling", "greedy", share=0.02),
)


@dataclass(slots=True)
class Found:
    kings: list[float] = field(default_factory=list)  # share of the seats, by deal
    tokens: list[float] = field(default_factory=list)
    lasts: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # ms a choice of the subject


def level(name: str) -> Choose:
    player = RANK.players[name]

    def choose(
        state: State,
        memory: Memory[Any, Any],
        seat: Seat,
        legal: Sequence[Move],
        rng: random.Random,
    ) -> Move:
        return player(seen(RANK, state, memory, seat), legal, rng)

    return choose


def ceiling(
    state: State, _: Memory[Any, Any], seat: Seat, legal: Sequence[Move], rng: random.Random
) -> Move:
    """The start of the best plan found, against others who play greedily."""
    if state.phase != "play":
        return legal[-1]
    best, found = legal[0], -1.0
    for number in range(PLANS):
        if found == 1.0:
            break
        move = legal[number % len(legal)]
        worth = _plan(Table.of(state), move, seat, rng if number >= len(legal) else None)
        if worth > found:
            best, found = move, worth
    return best


def _plan(table: Table, move: Move, seat: Seat, rng: random.Random | None) -> float:
    """Greedy play from here on, with whims of the seat where there is chance."""
    table.apply(move)
    while not table.is_over and table.sizes[seat]:
        legal = table.legal()
        if table.turn == seat and rng is not None and rng.random() < 0.3:
            table.apply(rng.choice(legal))
        else:
            table.apply(min(legal, key=cost))
    place = table.out.index(seat) + 1 if seat in table.out else len(table.hands)
    return TOKENS[place_class(place, len(table.hands))]


def place_of(row: Row, deal: int, subject: Seat, times: list[float]) -> int:
    """Where the subject comes in, from 1 on: in the first hand, or in the match."""
    choose = ceiling if row.subject == "ceiling" else level(row.subject)
    others = level(row.others)
    rng, shuffled = random.Random(deal), shuffler(key(deal.to_bytes(32, "big")))
    state = RANK.setup(row.seats, RANK.options(row.seats, row.options))
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    while actors := RANK.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            step = RANK.apply(state, seat, RANK.deal(state, shuffled))
        else:
            legal = RANK.legal(state, seat)
            begun = time.perf_counter()
            move = (choose if seat == subject else others)(state, memory, seat, legal, rng)
            if seat == subject:
                times.append(1000 * (time.perf_counter() - begun))
            step = RANK.play(state, seat, move)
        memory.add(step)
        state = step.state
        ends = [event for event in step.events if isinstance(event, HandOver)]
        if ends and not row.matches:
            return ends[0].ranking.index(subject) + 1
    return RANK.standings(state)[subject].place


def measured(row: Row, deals: Iterable[int]) -> Found:
    found = Found()
    for deal in deals:
        places = [place_of(row, deal, seat, found.times) for seat in range(row.seats)]
        found.kings.append(places.count(1) / row.seats)
        found.lasts.append(places.count(row.seats) / row.seats)
        found.tokens.append((KING * places.count(1) + QUEEN * places.count(2)) / row.seats)
    return found


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    mean = statistics.fmean(values)
    wide = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return mean, mean - wide, mean + wide


def report(row: Row, found: Found) -> dict[str, Any]:
    mean, low, high = interval(found.kings)
    times = sorted(found.times)
    return {
        "row": row.name,
        "deals": len(found.kings),
        "first": round(mean, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "chance": round(1 / row.seats, 4),
        "line": row.above,
        "last": round(statistics.fmean(found.lasts), 4),
        "tokens": None if row.matches else round(statistics.fmean(found.tokens), 3),
        "ms_median": round(statistics.median(times), 3),
        "ms_95": round(times[int(0.95 * len(times))], 3),
    }


def line(one: Mapping[str, Any]) -> str:
    passed = "" if one["line"] is None else f"  line {100 * one['line']:.1f}"
    tokens = "" if one["tokens"] is None else f"  tokens {one['tokens']:.2f}"
    return (
        f"{one['row']:<58} {100 * one['first']:5.1f} "
        f"({100 * one['low']:.1f}-{100 * one['high']:.1f}, {one['deals']} deals)"
        f"  chance {100 * one['chance']:.1f}{passed}  last {100 * one['last']:.1f}{tokens}"
        f"  {one['ms_median']:.2f} ms, 95 % {one['ms_95']:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="other deals")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    reports = []
    for row in ROWS:
        if asked.only in row.name:
            first, number = asked.seed * 10**6, max(2, round(asked.deals * row.share))
            reports.append(report(row, measured(row, range(first, first + number))))
            if not asked.json:
                print(line(reports[-1]), flush=True)
    if asked.json:
        print(json.dumps(reports, indent=1))


if __name__ == "__main__":
    main()
