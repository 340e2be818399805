"""Random play on the rules engines, beside other engines in the same run.

    python -m tests.bench.engines [--seconds 1] [--rounds 5]

One decision is: list the legal moves, choose one, play it. The peers are rlcard (uno and gin
rummy) and python-chess, each driven through its public interface. Everything is timed by the
processor time of this process, in turns, and the median of the rounds is shown; what counts is the
ratio to the peer, as absolute times say more about the machine.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from games.catalogue import GAMES
from games.dealing import key, shuffler
from games.game import DEALER
from games.match import Match, new_match, replay

Playout = Callable[[], int]
"""Plays one match, or a part of one, and says how many decisions it took."""

TARGETS = {  # game: (peer, line to pass, reach for), as a share of the peer's time
    "racko": ("uno", 0.6, 0.35),
    "rank": ("uno", 1.5, 1.0),
    "scots": ("gin-rummy", 0.5, 0.3),
}
SETUPS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "racko": ((2, {"turnCap": 400, "target": 100_000}), (4, {"turnCap": 400, "target": 100_000})),
    "rank": ((4, {}), (6, {"edition": "italian"}), (12, {"edition": "second"})),
    "scots": ((2, {"maxRounds": 2}), (4, {"maxRounds": 2})),
}
LONG: dict[str, tuple[int, dict[str, Any]]] = {
    "racko": (4, {"turnCap": 100, "target": 100_000}),
    "rank": (6, {"endless": True, "kingsHand": False}),
    "scots": (4, {"target": 1_000_000}),
}
ROUNDS = 3  # of RACK-O in one playout, as random racks never win a match


@dataclass(slots=True)
class Ours:
    game: str
    seats: int
    options: dict[str, Any]
    decisions: int = 0
    moves: int = 0  # legal moves listed
    longest: int = 0

    def playout(self, rng: random.Random) -> int:
        game = GAMES[self.game]
        state = game.setup(self.seats, game.options(self.seats, self.options))
        shuffled = shuffler(key(rng.randbytes(32)))
        decisions = deals = 0
        while actors := game.to_act(state):
            (seat,) = actors
            if seat == DEALER:
                deals += 1
                if self.game == "racko" and deals > ROUNDS + 1:  # the cut is one
                    break
                state = game.play(state, seat, game.deal(state, shuffled)).state
                continue
            legal = game.legal(state, seat)
            moves = len(legal)
            state = game.play(state, seat, legal[int(rng.random() * moves)]).state
            self.moves += moves
            self.longest = max(self.longest, moves)
            decisions += 1
        self.decisions += decisions
        return decisions


def rlcard(name: str, rng: random.Random) -> Playout:
    from rlcard import make

    env = make(name, config={"seed": 42})

    def playout() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return playout


def chess(rng: random.Random) -> Playout:
    from chess import Board

    def playout() -> int:
        board, decisions = Board(), 0
        while board.outcome() is None:
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return playout


def per_decision(playout: Playout, seconds: float) -> float:
    """Microseconds of processor time."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += playout()
    return 1e6 * spent / decisions


def timed(playouts: dict[str, Playout], seconds: float, rounds: int) -> dict[str, float]:
    """Each in turn, several times over: the noise of a machine falls on all of them."""
    found: dict[str, list[float]] = {name: [] for name in playouts}
    for _ in range(rounds):
        for name, playout in playouts.items():
            found[name].append(per_decision(playout, seconds))
    return {name: statistics.median(times) for name, times in found.items()}


def microseconds(act: Callable[[], object], times: int = 200) -> float:
    """The median of single calls."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        found.append(1e6 * (time.perf_counter() - start))
    return statistics.median(found)


def long_match(name: str, moves: int) -> Match:
    """A random match of so many moves, with options under which it can last that long."""
    rng, (seats, options) = random.Random(1), LONG[name]
    match = new_match(GAMES[name], seats, options, rng.randbytes(32))
    match.deal()
    while len(match.log) < moves:
        (seat,) = match.to_act
        legal = match.game.legal(match.state, seat)
        match.play(seat, str(legal[int(rng.random() * len(legal))]))
        match.deal()
    return match


def growth(match: Match) -> float:
    """The time of a move late in a match over that of one early in it."""
    log = [entry.split(" ", 1) for entry in match.log]
    early, late = slice(100, 400), slice(len(log) - 300, len(log))
    times: dict[int, list[float]] = {early.start: [], late.start: []}
    for _ in range(15):
        state = match.game.setup(match.seats, match.options)
        for place, (who, text) in enumerate(log):
            if place in times:
                start = time.perf_counter()
            seat = DEALER if who == "dealer" else int(who)
            state = match.game.play(state, seat, match.game.parse(state, text)).state
            if place + 1 in (early.stop, late.stop):
                times[place - 299].append(time.perf_counter() - start)
    return statistics.median(times[late.start]) / statistics.median(times[early.start])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    rng = random.Random(1)
    ours = {
        f"{name} {seats}p": Ours(name, seats, options)
        for name in GAMES
        for seats, options in SETUPS[name]
    }
    playouts: dict[str, Playout] = {
        name: partial(table.playout, rng) for name, table in ours.items()
    }
    playouts |= {name: rlcard(name, rng) for name in ("uno", "gin-rummy")}
    playouts |= {"chess": chess(rng)}
    times = timed(playouts, chosen.seconds, chosen.rounds)
    show(ours, times)
    show_matches()


def show(ours: dict[str, Ours], times: dict[str, float]) -> None:
    print(f"{'':12} {'us/decision':>11} {'decisions/s':>11} {'legal moves':>11} {'most':>9}  ratio")
    for name, spent in times.items():
        row = f"{name:12} {spent:11.2f} {1e6 / spent:11,.0f}"
        if name in ours:
            table = ours[name]
            peer, line, reach = TARGETS[table.game]
            ratio = spent / times[peer]
            verdict = "reached" if ratio <= reach else "passed" if ratio <= line else "MISSED"
            row += f" {table.moves / table.decisions:11.1f} {table.longest:9,}"
            row += f"  {ratio:.2f} x {peer} (line {line}, reach {reach}): {verdict}"
        print(row)


def show_matches() -> None:
    print(f"\n{'':12} {'replay 400 moves':>17} {'view':>9} {'late / early move':>18}")
    for name in GAMES:
        match = long_match(name, 3000)
        log = match.texts()[:401]
        rebuilt = microseconds(partial(replay, log), 20) / 1e3
        views = [
            microseconds(partial(match.game.view, match.state, seat))
            for seat in (None, *range(match.seats))
        ]
        print(f"{name:12} {rebuilt:14.2f} ms {max(views):6.1f} us {growth(match):17.2f}x")


if __name__ == "__main__":
    main()
