"""Every level, at length: no match of any preset stalls or breaks, and no move rests on a secret.

    python -m tests.bench.levels [--matches 1000] [--states 3000] [--minutes 2] [--jobs 2]

Matches are played by one level in every seat, at every number of seats in turn; the judge refuses
what is not legal. A state is looked at in two worlds that differ only in what the seat to move
cannot know; asked with the same chance it must answer alike. A line ends at its number or when its
minutes are over, and says how far it came.
"""

import argparse
import itertools
import os
import random
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from games.arrays import keep_to_one_thread
from games.catalogue import GAMES
from games.game import DEALER, AnyGame, Memory, Preset, Seat, Seen, seen
from games.players import LEVELS
from games.tools.tournament import LONGEST
from tests.games.playing import moments
from tests.games.racko.worlds import other_world
from tests.games.rank.test_views import redealt
from tests.games.scots.test_levels import another_world

Twin = Callable[[Any, Memory[Any, Any], Seat, random.Random], Any]
TWINS: dict[str, Twin] = {
    "rank": lambda state, _, seat, rng: redealt(state, seat, rng),
    "racko": other_world,
    "scots": lambda state, memory, seat, rng: another_world(
        state, Seen(seat, None, memory.of(seat)), rng
    ),
}
"""The same table to the seat, with all else dealt anew."""


@dataclass(frozen=True, slots=True)
class Line:
    game: str
    level: str
    preset: str  # empty: states in two worlds, of all presets


@dataclass(frozen=True, slots=True)
class Found:
    line: Line
    number: int  # of matches or states
    moves: int
    wrong: str = ""


def lines() -> Iterator[Line]:
    for game, level in itertools.product(GAMES.values(), LEVELS):
        yield from (Line(game.key, level, preset.key) for preset in game.presets)
        yield Line(game.key, level, "")


def preset_of(game: AnyGame, key: str) -> Preset:
    return next(preset for preset in game.presets if preset.key == key)


def matches(line: Line, most: int, seed: int, until: float) -> Found:
    game = GAMES[line.game]
    preset = preset_of(game, line.preset)
    number = moves = 0
    for number in range(1, most + 1):
        seats = preset.seats[number % len(preset.seats)]
        played = list(moments(game, seats, preset.options, seed + number, line.level, LONGEST))
        moves += len(played)
        if game.to_act(played[-1].step.state):
            return Found(line, number, moves, f"{seats} seats, seed {seed + number}: a standstill")
        if time.monotonic() > until:
            break
    return Found(line, number, moves)


def states(line: Line, most: int, seed: int, until: float) -> Found:
    """Of matches between quick players, so that all kinds of states come up."""
    game, number = GAMES[line.game], 0
    for match in itertools.count(seed):
        rng = random.Random(match)
        preset = rng.choice(game.presets)
        memory: Memory[Any, Any] = Memory(game.Dealt)
        seats = rng.choice(preset.seats)
        for moment in moments(game, seats, preset.options, match, "medium", 400):
            if moment.seat != DEALER and rng.random() < 0.2:
                number += 1
                if not _answers_alike(game, line.level, moment.before, memory, moment.seat, rng):
                    return Found(line, number, 0, f"{seats} seats, seed {match}: it peeks")
                if number >= most or time.monotonic() > until:
                    return Found(line, number, 0)
            memory.add(moment.step)
    raise AssertionError


def _answers_alike(
    game: AnyGame,
    level: str,
    state: Any,
    memory: Memory[Any, Any],
    seat: Seat,
    rng: random.Random,
) -> bool:
    other, chance = TWINS[game.key](state, memory, seat, rng), rng.random()
    answers = {
        str(
            game.players[level](
                seen(game, world, memory, seat), game.legal(world, seat), random.Random(chance)
            )
        )
        for world in (state, other)
    }
    return len(answers) == 1


def looked_at(line: Line, asked: argparse.Namespace, seed: int) -> Found:
    until = time.monotonic() + 60 * asked.minutes
    if line.preset:
        return matches(line, asked.matches, seed, until)
    return states(line, asked.states, seed, until)


def told(found: Found) -> str:
    line = found.line
    what = f"{line.game} {line.level} {line.preset or 'in two worlds'}"
    number = f"{found.number:,} {'matches' if line.preset else 'states'}"
    moves = f", {found.moves:,} moves" if found.moves else ""
    return f"{what:36} {number}{moves}  {found.wrong or 'ok'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="of each preset and level")
    parser.add_argument("--states", type=int, default=3000, help="of each game and level")
    parser.add_argument("--minutes", type=float, default=2, help="at most, for each line")
    parser.add_argument("--only", default="", help="lines whose name has this in it")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    wanted = [each for each in lines() if asked.only in told(Found(each, 0, 0))]
    everything = []
    with ProcessPoolExecutor(asked.jobs, get_context("spawn"), keep_to_one_thread) as pool:
        waiting = [pool.submit(looked_at, line, asked, asked.seed) for line in wanted]
        for future in waiting:
            everything.append(future.result())
            print(told(everything[-1]), flush=True)
    played = sum(found.number for found in everything if found.line.preset)
    print(f"{played:,} matches, {sum(found.moves for found in everything):,} moves")
    if any(found.wrong for found in everything):
        sys.exit(f"seed {asked.seed}")


if __name__ == "__main__":
    main()
