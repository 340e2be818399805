"""Whether what hints say is true, at length.

    python -m tests.bench.hints [--hints 50000] [--level hard] [--games rank racko scots] [--jobs 2]

A hint is a move with all that could be said for it: half are moves of the level, half any legal
ones, from matches of every preset and number of seats. Each reason is held against a condition that
knows nothing of the looks, on the true cards where it speaks of what the others can have.
"""

import argparse
import itertools
import os
import secrets
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

from bot.looks.catalogue import LOOKS
from bot.looks.reasons import foremost
from games.arrays import keep_to_one_thread
from games.catalogue import GAMES
from games.players import LEVELS
from tests.bot.looks.truths import Truth, cases, racko, rank, scots, untrue

TRUTHS: dict[str, dict[str, Truth]] = {
    "rank": rank.TRUTHS,
    "racko": racko.TRUTHS,
    "scots": scots.TRUTHS,
}
MOST = 2000  # hints of a match


@dataclass
class Found:
    hints: int = 0
    reasons: int = 0
    wrong: list[str] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)  # of moves of the level, by name


def looked_at(key: str, level: str, number: int) -> Found:
    """A whole match, with the presets and numbers of seats in turn."""
    found, look = Found(), LOOKS[key].hand
    tables = [(preset, seats) for preset in GAMES[key].presets for seats in preset.seats]
    preset, seats = tables[number % len(tables)]
    played = cases(GAMES[key], seats, preset.options, number, level)
    for at, case in enumerate(itertools.islice(played, MOST)):
        told = look.reasons(case.seen, case.legal, case.move)
        found.hints += 1
        found.reasons += len(told)
        found.wrong += untrue(case, told, TRUTHS[key])
        if at % 2 == 0:
            found.said[foremost(told).name] += 1
    return found


def told(key: str, found: Found, seconds: float) -> str:
    share = 100 * len(found.wrong) / max(1, found.reasons)
    return (
        f"{key:6} {found.hints:,} hints, {found.reasons:,} reasons, {share:.3f} % untrue,"
        f" {len(found.said)} of {len(TRUTHS[key])} sentences said, {seconds:.0f} s"
    )


def measured(key: str, asked: argparse.Namespace, pool: ProcessPoolExecutor) -> Found:
    """Begins no more matches after the minutes."""
    whole, until = Found(), time.monotonic() + 60 * asked.minutes
    look = partial(looked_at, key, asked.level)
    for first in itertools.count(asked.seed, asked.jobs):
        for found in pool.map(look, range(first, first + asked.jobs)):
            whole.hints += found.hints
            whole.reasons += found.reasons
            whole.wrong += found.wrong
            whole.said += found.said
        if whole.hints >= asked.hints or time.monotonic() > until:
            break
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hints", type=int, default=50_000, help="of each game")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1])
    parser.add_argument("--games", nargs="+", choices=tuple(TRUTHS), default=tuple(TRUTHS))
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each game")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    wrong = False
    with ProcessPoolExecutor(asked.jobs, get_context("spawn"), keep_to_one_thread) as pool:
        for key in asked.games:
            start = time.monotonic()
            found = measured(key, asked, pool)
            print(told(key, found, time.monotonic() - start), flush=True)
            print("   ", ", ".join(f"{name} {each}" for name, each in found.said.most_common()))
            print(*found.wrong[:5], sep="\n", end="\n" * bool(found.wrong))
            wrong |= bool(found.wrong)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
