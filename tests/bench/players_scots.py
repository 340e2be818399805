"""How well the computer players of Queen of Scots play, by duplicate deals.

    python -m tests.bench.players_scots [--deals 20] [--lines hard,levels] [--json FILE]
    python -m tests.bench.players_scots --positions 1000000

A deal is a whole match by the preset `standard`, its cards settled by a seed; it is played with
the player measured in every seat in turn. Rates are of matches won, with 95 % intervals over
deals. Seeds are fresh each time unless one is given. With --positions the rounds that Hard plays
out side by side are compared with the rules instead, so many positions of them.
"""

import argparse
import itertools
import json
import random
import secrets
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from games.dealing import key, shuffler
from games.game import DEALER, Memory, Seat, Seen, seen
from games.scots import SCOTS
from games.scots.events import Event
from games.scots.moves import Move
from games.scots.playing.guess import lays_already, style_now
from games.scots.playing.plain import plain_move
from games.scots.playing.search import Imagined, Search
from games.scots.playing.sight import as_it_lies, repeated, sight
from games.scots.playing.styles import Style
from games.scots.state import State, View
from tests.games.scots.tables import ODD_DECKS
from tests.games.scots.twins import compare_rounds

Chooser = Callable[[State, Seen[View, Event], random.Random], Move]
"""Fair ones do not look at the state."""

NEVER = 1e9


def named(level: str) -> Chooser:
    return lambda state, its, rng: SCOTS.players[level](its, SCOTS.legal(state, its.seat), rng)


def holding(worth: float) -> Chooser:
    """Always takes the pile. Lays to go out, when an opponent holds at most three cards, and once
    the hand is worth more than this."""

    def choose(_: State, its: Seen[View, Event], __: random.Random) -> Move:
        own = sight(its)
        limit = -1 if lays_already(its.events, its.seat) else worth
        table = as_it_lies(own, np.random.default_rng(0))
        return plain_move(own, table, Style(np.full(1, limit, np.float32)))

    return choose


def all_seeing(state: State, its: Seen[View, Event], rng: random.Random) -> Move:
    """The ceiling: looks ahead on the true cards, the others taken to hold back a little."""
    own, chance = sight(its), np.random.default_rng(rng.getrandbits(64))

    def imagine(count: int) -> Imagined:
        rounds = repeated(as_it_lies(own, chance), np.zeros(count, np.int64))
        for seat, hand in enumerate(state.hands):
            rounds.hands[seat][:] = hand
        places = [state.deck.place[card] for card in state.draw]
        rounds.draw[:, : len(places)] = places
        worths = (-1, 160, NEVER, 250)
        limits = np.array([worths[row % len(worths)] for row in range(count)], np.float32)
        return rounds, [Style(limits) for _ in state.hands]

    plain = as_it_lies(own, chance)
    return Search(
        own, plain, style_now(own, its.events), imagine, simulations=40, worlds=4, doubt=0
    ).choose()


PLAYERS: dict[str, Chooser] = {
    **{level: named(level) for level in ("random", "greedy", "easy", "medium", "hard")},
    "at once": holding(-1),
    "R160": holding(160),
    "hoarder": holding(NEVER),
    "all-seeing": all_seeing,
}


@dataclass(frozen=True, slots=True)
class Line:
    group: str
    player: str
    others: str
    seats: int
    passes: float | None = None  # per cent of matches
    reach: float | None = None


LINES = (
    Line("hard", "hard", "greedy", 2, 87, 92),
    Line("hard", "hard", "hoarder", 2, 54, 60),
    Line("hard", "hard", "R160", 2),
    Line("hard", "hard", "at once", 2),
    Line("hard", "hard", "greedy", 3),
    Line("hard", "hard", "R160", 3),
    Line("hard", "hard", "greedy", 4, 50, 60),
    Line("hard", "hard", "hoarder", 4, 35, 45),
    Line("hard", "hard", "R160", 4, 35, 45),
    *(Line("levels", "hard", "medium", seats, 100 / seats) for seats in (2, 3, 4)),
    *(Line("levels", "medium", "easy", seats, 100 / seats) for seats in (2, 3, 4)),
    *(Line("levels", "easy", "random", seats, 100 / seats) for seats in (2,)),
    Line("plain", "hoarder", "greedy", 2),
    Line("plain", "R160", "hoarder", 2),
    Line("plain", "medium", "greedy", 2),
    Line("plain", "medium", "greedy", 4),
    Line("plain", "medium", "R160", 4),
    *(Line("ceiling", "all-seeing", others, 2) for others in ("greedy", "hoarder")),
    *(Line("ceiling", "all-seeing", others, 4) for others in ("greedy", "hoarder", "R160")),
)


@dataclass(slots=True)
class Found:
    line: Line
    deals: int
    rate: float  # per cent
    margin: float  # half of the interval
    gain: float  # points a round more than the mean of the others
    median: float  # ms of processor time for a move of the player measured
    late: float  # the same that 95 of 100 moves stay below
    times: list[float] = field(repr=False)


def played(players: Sequence[Chooser], seed: int, watched: Seat, times: list[float]) -> State:
    """A whole match; the time of the watched seat's moves is noted."""
    seats, rng = len(players), random.Random(seed)
    shuffled = shuffler(key(seed.to_bytes(32, "big")))
    state = SCOTS.setup(seats, SCOTS.options(seats, {"maxRounds": 20}))
    memory: Memory[State, Event] = Memory(SCOTS.Dealt)
    while actors := SCOTS.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            move = SCOTS.deal(state, shuffled)
        else:
            start = time.process_time()
            move = players[seat](state, seen(SCOTS, state, memory, seat), rng)
            if seat == watched:
                times.append(1e3 * (time.process_time() - start))
        step = SCOTS.play(state, seat, move)
        memory.add(step)
        state = step.state
    return state


def measured(line: Line, seeds: Sequence[int]) -> Found:
    rates, gains, times = [], [], list[float]()
    for seed in seeds:
        won = 0.0
        for seat in range(line.seats):
            players = [PLAYERS[line.others]] * line.seats
            players[seat] = PLAYERS[line.player]
            state = played(players, seed, seat, times)
            won += (seat in state.winners) / len(state.winners)
            others = (sum(state.totals) - state.totals[seat]) / (line.seats - 1)
            gains.append((state.totals[seat] - others) / (state.round + 1))
        rates.append(100 * won / line.seats)
    spread = statistics.stdev(rates) if len(rates) > 1 else 0
    late = statistics.quantiles(times, n=20)[-1]
    return Found(
        line,
        len(seeds),
        statistics.mean(rates),
        1.96 * spread / len(rates) ** 0.5,
        statistics.mean(gains),
        statistics.median(times),
        late,
        times,
    )


def row(found: Found) -> str:
    line = found.line
    verdict = ""
    if line.passes is not None:
        verdict = "passed" if found.rate >= line.passes else "MISSED"
        if line.reach is not None and found.rate >= line.reach:
            verdict = "reached"
    return (
        f"{line.player:>10} against {line.seats - 1} {line.others:<8}"
        f" {found.rate:6.1f} % +- {found.margin:4.1f} {found.gain:+7.1f} points a round"
        f" {found.median:6.1f} ms {found.late:6.1f} ms  {verdict}"
    )


def plain(found: Found) -> dict[str, object]:
    told = asdict(found)
    del told["times"]
    return told


def compare(positions: int, start: int) -> int:
    """Positions found equal; the first that is not ends it."""
    compared = 0
    for number in itertools.count():
        if compared >= positions:
            return compared
        options = {
            "pileRoyals": ("family", "identical")[number % 2],
            "maxRecycles": number % 4,
            "deck": (None, *ODD_DECKS.values())[number % (len(ODD_DECKS) + 1)],
        }
        compared += compare_rounds(2 + number % 3, options, start % 2**32 + number, 200)
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--lines", default="hard,levels", help="groups of lines, or all")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--positions", type=int, help="compare so many with the rules")
    chosen = parser.parse_args()
    start = secrets.randbits(60) if chosen.seed is None else chosen.seed
    if chosen.positions:
        print(f"{compare(chosen.positions, start):,} positions are equal")
        return
    seeds = range(start, start + chosen.deals)
    groups = {line.group for line in LINES} if chosen.lines == "all" else chosen.lines.split(",")
    results = []
    for line in LINES:
        if line.group in groups and chosen.seats in (None, line.seats):
            results.append(measured(line, seeds))
            print(row(results[-1]), flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps([plain(found) for found in results], indent=1))


if __name__ == "__main__":
    main()
