"""How long a leaderboard or a profile takes on SQLite with a million stored results.

    python -m tests.bench.boards [--results 1000000] [--people 20000] [--rounds 15] [--folder DIR]

A database is filled once, by hand, in a temporary folder: matches of two to six people, some of
them with a computer, over two years on five hundred servers, a few of them far larger than the
others, and everybody wants to be seen on the board of all. Ratings and tallies come from the
program's own recomputation, which is timed too. Then every kind of page is asked for, as a press
would: boards of the largest server and of everywhere, each period, rated and all matches, alone and
in pairs, the first page, and deep ones, which are the one in the middle and the last; a
leaderboard as it opens, at one's own page, and the hall of fame; profiles of the busiest people and
their matches, by themselves and by others. Shown is the time from question to panel. It ends
with 1 when the p95 of any page is over 200 ms.
"""

import argparse
import asyncio
import itertools
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bot.ladder.leaderboards import Leaderboards
from bot.ladder.panels import LeaderboardChoice
from bot.ladder.profiles import Profiles
from bot.looks.catalogue import paired as in_pairs
from bot.people.people import People
from bot.people.place import Place
from bot.ui.panels import Panel
from bot.ui.words import words
from storage.leaderboards import Leaderboard
from storage.periods import PERIODS, period_name
from storage.records import Pool
from storage.store import Store

LIMIT = 200.0  # ms
NOW = 1_787_200_000_000  # 20 August 2026: well into its week, its month and its quarter
YEARS = 2 * 365 * 86_400_000  # ms
SERVERS = 500
GAMES = ("rank", "racko", "scots")
POOLS: tuple[Pool, ...] = ("all", "pairs")
VARIANTS = {
    "rank": ("2018", "second", "italian"),
    "racko": ("standard", "bonus", "run"),
    "scots": ("standard", "short"),
}
CROWD = 4000  # matches written at a time
out = Console(stderr=True)

Ask = Callable[[], Awaitable[object]]


class World:
    """Who plays where: a few people and servers do most of it."""

    def __init__(self, people: int, rng: random.Random) -> None:
        self.rng = rng
        self.people = list(range(1, people + 1))
        self.weights = list(itertools.accumulate(1 / (each + 20) for each in self.people))
        self.servers = [number << 22 for number in range(1, SERVERS + 1)]
        self.largest = Place(self.servers[0], "Card Club")
        self.sizes = list(itertools.accumulate(1 / number for number in range(1, SERVERS + 1)))

    def party(self, number: int) -> list[int]:
        found: set[int] = set()
        while len(found) < number:
            found.update(self.rng.choices(self.people, cum_weights=self.weights, k=number))
        return self.rng.sample(sorted(found), number)

    def matches(self, results: int) -> Iterator[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]:
        """A row of a match, and those of its seats: results and sitters in one."""
        made = 0
        for number in itertools.count(1):
            if made >= results:
                return
            game = self.rng.choice(GAMES)
            finished = NOW - YEARS + YEARS * made // results
            (guild,) = self.rng.choices(self.servers, cum_weights=self.sizes)
            seats = self._seats(game)
            name = f"{number:08}"
            match = (name, game, len(seats), guild, finished)
            variant = self.rng.choice(VARIANTS[game])
            why = None if self.rng.random() < 0.6 else "casual"
            paired = game == "racko" and len(seats) == 4 and None not in seats
            places = [1, 2, 1, 2] if paired else self._places(len(seats))
            facts = (why is None, why, guild, game, variant, finished)
            rows = [
                (name, seat, number, who, places[seat], 9, seat % 2 if paired else None, *facts)
                for seat, who in enumerate(seats)
            ]
            yield match, rows
            made += len(seats)

    def _seats(self, game: str) -> list[int | None]:
        number = self.rng.randint(3, 6) if game == "rank" else self.rng.randint(2, 4)
        people: list[int | None] = [*self.party(number)]
        if self.rng.random() < 0.15 and number > 2:
            people[-1] = None
        return people

    def _places(self, number: int) -> list[int]:
        places = list(range(1, number + 1))
        self.rng.shuffle(places)
        return places


def fill(path: Path, world: World, results: int, progress: Progress) -> Counter[int]:
    """The rows by hand; how many matches each person has."""
    task = progress.add_task("results", total=results)
    busy: Counter[int] = Counter()
    with closing(sqlite3.connect(path)) as bare:
        bare.execute("PRAGMA synchronous = OFF")
        rows = world.matches(results)
        while crowd := list(itertools.islice(rows, CROWD)):
            seats = [seat for _, match in crowd for seat in match]
            bare.executemany(
                "INSERT INTO matches (id, game, options, rules, seats, status, guild, speed, "
                "rated, commitment, seed, words, created, started, finished) "
                "VALUES (?, ?, '{}', 1, ?, 'finished', ?, 'live', 1, '', "
                "zeroblob(32), '[]', 1, 2, ?)",
                [match for match, _ in crowd],
            )
            bare.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, NULL, 1, 2, NULL, NULL)",
                [(row[0], row[1], row[3], None if row[3] else "greedy") for row in seats],
            )
            bare.executemany(
                "INSERT INTO results (match, seat, counted, person, place, points, team, rated, "
                f"why_not, guild, game, variant, finished) VALUES ({'?, ' * 12}?)",
                seats,
            )
            busy.update(row[3] for row in seats if row[3])
            progress.advance(task, len(seats))
        bare.executemany(
            "INSERT INTO listings VALUES (?, 'everywhere')", [(each,) for each in world.people]
        )
        bare.commit()
    return busy


async def recomputed(store: Store, progress: Progress) -> float:
    task = progress.add_task("ratings and tallies", total=None)

    def told(done: int, of: int) -> None:
        progress.update(task, completed=done, total=of)

    started = time.perf_counter()
    await store.ladder.recompute(told)
    return time.perf_counter() - started


async def pages(store: Store, world: World, busy: Counter[int]) -> dict[str, list[Ask]]:
    """By its name, the ways to ask for each kind of page."""
    people = People(store.settings, store.names)
    boards = Leaderboards(store, people, lambda: NOW)
    found: dict[str, list[Ask]] = {}
    kinds = itertools.product((False, True), PERIODS, (True, False), POOLS)
    for everywhere, period, rated, pool in kinds:
        where = "everywhere" if everywhere else "server"
        name = f"{where}, {period}, {'rated' if rated else 'all matches'}"
        name += ", pairs" if pool == "pairs" else ""
        for game in GAMES if pool == "all" else in_pairs():
            asked = LeaderboardChoice(game, pool, period, everywhere, rated)
            guild = None if everywhere else world.largest.guild
            board = Leaderboard(game, guild, pool, period_name(period, NOW), rated)
            last = (await store.ladder.page(board)).last
            for deep, numbers in (("", {0}), (", deep", {last // 2, last} - {0})):
                turned = [replace(asked, page=number) for number in sorted(numbers)]
                asks = [_board(boards, people, world, each) for each in turned]
                if asks:
                    found.setdefault(f"{name}{deep}", []).extend(asks)
    for game in GAMES:
        found.setdefault("as it opens", []).append(_opened(boards, people, world, game))
        here = LeaderboardChoice(game, "all", "season")
        found.setdefault("hall of fame", []).append(_fame(boards, world, here))
    busiest = [person for person, _ in busy.most_common(9)]
    return found | _profiles(store, people, world, busiest)


def _board(boards: Leaderboards, people: People, world: World, asked: LeaderboardChoice) -> Ask:
    async def ask() -> Panel:
        who = await people.of(world.rng.choice(world.people))
        return await boards.show(asked, who, world.largest)

    return ask


def _opened(boards: Leaderboards, people: People, world: World, game: str) -> Ask:
    async def ask() -> Panel:
        who = await people.of(world.rng.choice(world.people))
        choice = await boards.first(world.largest, game)
        return await boards.show(choice, who, world.largest, to_me=True)

    return ask


def _fame(boards: Leaderboards, world: World, asked: LeaderboardChoice) -> Ask:
    async def ask() -> Panel:
        return await boards.fame(asked, world.largest, words("en"))

    return ask


def _profiles(
    store: Store, people: People, world: World, busiest: list[int]
) -> dict[str, list[Ask]]:
    profiles = Profiles(store, people)

    def look(subject: int, by: int) -> Ask:
        async def ask() -> Panel:
            return await profiles.show(subject, None, await people.of(by), world.largest)

        return ask

    return {
        "profile of the busiest, own": [look(each, each) for each in busiest],
        "profile of the busiest, seen": [look(each, busiest[0]) for each in busiest[1:]],
        "matches of the busiest, own": [_matches(profiles, people, each, each) for each in busiest],
        "matches of the busiest, both": [
            _matches(profiles, people, each, busiest[0]) for each in busiest[1:]
        ],
        "profile of anybody, own": [look(each, each) for each in world.rng.sample(world.people, 9)],
    }


def _matches(profiles: Profiles, people: People, subject: int, by: int) -> Ask:
    """The first page and one far back."""

    async def ask() -> Panel:
        who = await people.of(by)
        await profiles.matches(subject, "rank", 0, who, Place())
        return await profiles.matches(subject, "rank", 40, who, Place())

    return ask


async def timed(asks: list[Ask], rounds: int) -> list[float]:
    found = []
    for ask in asks * rounds:
        started = time.perf_counter()
        await ask()
        found.append((time.perf_counter() - started) * 1000)
    return sorted(found)


def show(name: str, times: list[float]) -> bool:
    """A line; whether it is within the limit."""
    half, most = (times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.95))
    verdict = "ok" if most <= LIMIT else f"MISSED {LIMIT:.0f} ms"
    print(f"{name:44} p50 {half:7.1f} ms  p95 {most:7.1f} ms  {verdict}", flush=True)
    return most <= LIMIT


async def measure(folder: Path, results: int, people: int, rounds: int) -> bool:
    path = folder / "boards.db"
    await (await Store.open(f"sqlite:///{path}")).close()
    world = World(people, random.Random(1))
    with Progress(console=out, transient=True) as progress:
        busy = fill(path, world, results, progress)
        async with await Store.open(f"sqlite:///{path}") as store:
            taken = await recomputed(store, progress)
        async with await Store.open(f"sqlite:///{path}") as store:
            started = time.perf_counter()
            await store.honours.close_seasons(NOW)
            closed = time.perf_counter() - started
    size = path.stat().st_size / 2**20
    most = busy.most_common(1)[0][1]
    print(f"{results:,} results of {people:,} people, {size:,.0f} MB")
    print(f"recomputed in {taken:.1f} s: {results / taken:,.0f} results a second")
    print(f"past seasons closed in {closed:.1f} s")
    print(f"the busiest person has {most:,} matches", flush=True)
    async with await Store.open(f"sqlite:///{path}") as store:
        kinds = await pages(store, world, busy)
        return all([show(name, await timed(asks, rounds)) for name, asks in kinds.items()])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--results", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder, prefix="boards-") as name:
        asyncio.run(measure(Path(name), asked.results, asked.people, asked.rounds))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
