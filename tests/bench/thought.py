"""How long people wait for Hard while eight tables are busy.

    python -m tests.bench.thought [--seconds 20] [--tables 8] [--workers 2]

The bot's own pool of processes thinks for tables where every seat is Hard and nobody pauses, which
is more than people would ask of it. The time of a move is what passes from asking to the answer.
"""

import argparse
import asyncio
import itertools
import random
import statistics
import sys
import time
from collections.abc import Iterator

from bot.match.computers import Pool
from games.catalogue import GAMES
from games.game import AnyGame
from games.match import new_match
from games.players import LEVELS

MEDIAN, LATE = 250.0, 1000.0  # ms: the lines to pass
HARD = LEVELS[-1]


async def table(pool: Pool, game: AnyGame, number: int, until: float) -> list[float]:
    """One match after the other; the times of its moves in ms."""
    rng, times = random.Random(number), []
    while time.monotonic() < until:
        preset = rng.choice(game.presets)
        match = new_match(game, rng.choice(preset.seats), preset.options, rng.randbytes(32))
        match.deal()
        while match.to_act and time.monotonic() < until:
            (seat,) = match.to_act
            legal, seed = game.legal(match.state, seat), str(rng.random())
            begun = time.perf_counter()
            move = await pool.choose(game.key, HARD, match.seen(seat), legal, seed)
            times.append(1e3 * (time.perf_counter() - begun))
            match.play(seat, move)
            match.deal()
    return times


async def measured(games: Iterator[AnyGame], asked: argparse.Namespace) -> list[float]:
    pool = Pool(asked.workers)
    try:
        for game in GAMES.values():  # the processes have started
            until = time.monotonic() + 0.5
            await asyncio.gather(*(table(pool, game, 0, until) for _ in range(asked.workers)))
        until = time.monotonic() + asked.seconds
        tables = (table(pool, next(games), number, until) for number in range(asked.tables))
        return [spent for times in await asyncio.gather(*tables) for spent in times]
    finally:
        pool.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="for each line")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    missed = False
    for name, games in (*((game.key, [game]) for game in GAMES.values()), ("all", GAMES.values())):
        times = sorted(asyncio.run(measured(itertools.cycle(games), asked)))
        median, late = statistics.median(times), times[int(0.95 * len(times))]
        passed = median <= MEDIAN and late <= LATE
        missed |= not passed
        print(
            f"{name:6} {asked.tables} tables, {len(times):6,} moves  median {median:6.1f} ms"
            f"  95 % {late:6.1f} ms  longest {times[-1]:7.1f} ms  {'ok' if passed else 'MISSED'}",
            flush=True,
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
