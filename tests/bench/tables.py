"""Durable moves a second through the store, beside the bare drivers in the same run.

    python -m tests.bench.tables [--seconds 1] [--rounds 5] [--folder DIR] [--matches 100000]
                                 [--postgres postgresql://…]

The floor writes the same rows into the same table with the standard library's sqlite3: WAL,
as durable as ours, one INSERT to a commit, one hop to a thread. On PostgreSQL it is asyncpg with a
prepared INSERT. Ours is `Store.append` with 1, 16 and 256 tables busy, each pressing again as soon
as it has its answer; a press waits from the call to the durable answer. The cases take turns, the
median of the rounds is shown, and what counts is the ratio to the floor.
"""

import argparse
import asyncio
import itertools
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from storage.records import Deadline, LoggedMove, Match, Sitting
from storage.schema import log
from storage.sqlite import DURABLE
from storage.store import Store
from tests.storage import postgres

TEXT, AT, TOKEN = "take 15", 1_763_000_000_000, 2**62 + 1
BUSY = (1, 16, 256)
AT_LEAST = {1: 1 / 3, 16: 3.0, 256: 8.0}  # of the floor's rate
LONG = 20_000  # moves of the longest log
NAMES = itertools.count()

Press = Callable[[int], Awaitable[object]]
"""One durable move at the table of that number."""


@dataclass(frozen=True, slots=True)
class Sample:
    moves: int
    seconds: float
    waits: tuple[float, ...]  # seconds from press to answer

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


async def pressed(press: Press, tables: int, seconds: float) -> Sample:
    """Every table presses, waits for its answer, and presses again."""
    waits: list[float] = []
    started = time.perf_counter()
    end = started + seconds

    async def table(number: int) -> None:
        began = time.perf_counter()
        while began < end:
            await press(number)
            now = time.perf_counter()
            waits.append(now - began)
            began = now

    await asyncio.gather(*(table(number) for number in range(tables)))
    return Sample(len(waits), time.perf_counter() - started, tuple(waits))


@contextmanager
def sqlite_floor(folder: Path) -> Iterator[Press]:
    path = folder / f"floor{next(NAMES)}.db"
    bare = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    bare.execute("PRAGMA journal_mode = WAL")
    for pragma in DURABLE:
        bare.execute(pragma)
    bare.execute(str(CreateTable(log).compile(dialect=sqlite.dialect())))
    versions = itertools.count()
    insert = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, 'person', NULL)"
    with closing(bare), ThreadPoolExecutor(1) as thread:

        async def press(number: int) -> None:
            row = (f"t{number}", next(versions), 0, TEXT, AT, TOKEN)
            await asyncio.get_running_loop().run_in_executor(thread, bare.execute, insert, row)

        yield press


@asynccontextmanager
async def asyncpg_floor(address: str) -> AsyncIterator[Press]:
    bare = await asyncpg.connect(address)
    await bare.execute("CREATE TABLE IF NOT EXISTS floor AS SELECT * FROM log WITH NO DATA")
    await bare.execute("TRUNCATE floor")
    await bare.execute("CREATE UNIQUE INDEX IF NOT EXISTS floor_pk ON floor (match, version)")
    insert = await bare.prepare("INSERT INTO floor VALUES ($1, $2, $3, $4, $5, $6)")
    versions = itertools.count()

    async def press(number: int) -> None:
        await insert.fetch(f"t{number}", next(versions), 0, TEXT, AT, TOKEN)

    yield press
    await bare.close()


async def ours(store: Store, tables: int, clocks: bool) -> Press:
    """Fresh matches, each with its log; with clocks, every move sets a deadline too."""
    names = [f"b{next(NAMES)}" for _ in range(tables)]
    for name in names:
        await start(store, name)
    versions = [0] * tables

    async def press(number: int) -> None:
        name, version = names[number], versions[number]
        due = Deadline(name, 0, version + 1, AT + version) if clocks else None
        await store.append(name, version, LoggedMove(0, TEXT, AT, "person"), deadline=due)
        versions[number] = version + 1

    return press


async def start(store: Store, name: str) -> None:
    sitting = (Sitting(0, 1), Sitting(1, 2))
    await store.create(Match(name, "racko", "{}", 1, 2, AT), bytes(32), sitting)
    await store.start(name, AT)


def show(case: str, samples: list[Sample], floor: float, least: float = 0) -> None:
    rate = statistics.median(sample.rate for sample in samples)
    waits = sorted(wait for sample in samples for wait in sample.waits)
    half, most = (waits[int(len(waits) * part)] * 1e6 for part in (0.5, 0.99))
    line = (
        f"{case:34} {rate:9,.0f}/s  {rate / floor:6.2f}x  p50 {half:7,.0f} us  p99 {most:7,.0f} us"
    )
    verdict = "" if not least else "  ok" if rate >= least * floor else f"  MISSED {least:.2f}x"
    print(line + verdict, flush=True)


async def measured(
    store: Store, floor: Callable[[], Awaitable[Sample]], seconds: float, rounds: int
) -> tuple[list[Sample], dict[tuple[int, bool], list[Sample]]]:
    """Floor and ours in turns, so that a noisy moment hits them alike."""
    bare: list[Sample] = []
    found: dict[tuple[int, bool], list[Sample]] = {}
    for _ in range(rounds):
        bare.append(await floor())
        for tables, clocks in itertools.product(BUSY, (False, True)):
            press = await ours(store, tables, clocks)
            found.setdefault((tables, clocks), []).append(await pressed(press, tables, seconds))
    return bare, found


def report(
    name: str, bare: list[Sample], found: dict[tuple[int, bool], list[Sample]], judged: bool
) -> None:
    floor = statistics.median(sample.rate for sample in bare)
    show(f"{name}, one row a commit", bare, floor)
    for (tables, clocks), samples in found.items():
        case = f"ours, {tables} {'tables' if tables > 1 else 'table'}"
        least = AT_LEAST[tables] if judged and not clocks else 0
        show(case + (" with clocks" if clocks else ""), samples, floor, least)


async def on_sqlite(folder: Path, seconds: float, rounds: int) -> None:
    async def floor() -> Sample:
        with sqlite_floor(folder) as press:
            return await pressed(press, 1, seconds)

    async with await Store.open(f"sqlite:///{folder}/tables.db") as store:
        report("sqlite3", *await measured(store, floor, seconds, rounds), judged=True)


async def on_postgres(address: str, seconds: float, rounds: int) -> None:
    async def floor() -> Sample:
        async with asyncpg_floor(address) as press:
            return await pressed(press, 1, seconds)

    async with await Store.open(address) as store:
        report("asyncpg", *await measured(store, floor, seconds, rounds), judged=False)


def fill(path: Path, matches: int) -> None:
    """Live matches with two people, ten moves and a deadline each, put in by hand."""
    with closing(sqlite3.connect(path)) as bare:
        names = [f"f{number:06}" for number in range(matches)]
        bare.executemany(
            "INSERT INTO matches (id, game, options, rules, seats, status, guild, channel, "
            "speed, rated, commitment, seed, words, created, started) "
            "VALUES (?, 'racko', '{}', 1, 2, 'live', ?, ?, 'live', 0, '', "
            "zeroblob(32), '[]', 1, 2)",
            ((name, number % 500, number % 5_000) for number, name in enumerate(names)),
        )
        bare.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, NULL, NULL, 1, NULL, NULL, NULL)",
            (
                (name, seat, seat * matches + place)
                for place, name in enumerate(names)
                for seat in (0, 1)
            ),
        )
        bare.executemany(
            "INSERT INTO log VALUES (?, ?, 0, ?, ?, ?, 'person', NULL)",
            ((name, version, TEXT, AT, TOKEN) for name in names for version in range(10)),
        )
        bare.executemany(
            "INSERT INTO deadlines VALUES (?, 0, 10, ?, '[]', NULL, NULL, '{}', 0)",
            ((name, AT + number) for number, name in enumerate(names)),
        )
        bare.commit()


OPENING = """
    import asyncio, json, sys, time
    from storage.store import Store
    from tests.memory import most_megabytes

    async def main():
        started = time.perf_counter()
        async with await Store.open(sys.argv[1]) as store:
            await store.deadlines.next_due()
            taken = time.perf_counter() - started
        print(json.dumps([taken * 1000, most_megabytes()]))

    asyncio.run(main())
"""


def opened(url: str) -> tuple[float, float]:
    """Milliseconds to open it and find the next deadline, and megabytes of a process doing so."""
    command = [sys.executable, "-c", textwrap.dedent(OPENING), url]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    taken, most = json.loads(done.stdout)
    return taken, most


def opening(empty: str, full: str, rounds: int, matches: int) -> None:
    pairs = [(opened(empty), opened(full)) for _ in range(max(rounds, 5))]
    for place, unit in enumerate(("ms", "MB")):
        small = statistics.median(pair[0][place] for pair in pairs)
        large = statistics.median(pair[1][place] for pair in pairs)
        verdict = "ok" if large <= 1.3 * small else "MISSED 1.30x"
        print(
            f"opening, {matches:,} live matches      {large:7.1f} {unit}, empty {small:7.1f} {unit}"
            f"  {large / small:.2f}x  {verdict}"
        )


async def growth(empty: str, full: str, seconds: float, rounds: int) -> None:
    """The cost of a move among many matches, and at the end of a long log."""
    async with await Store.open(empty) as small, await Store.open(full) as large:
        await start(small, "long")
        for first in range(0, LONG, 500):
            moves = range(first, first + 500)
            await asyncio.gather(
                *(small.append("long", version, LoggedMove(0, TEXT, AT)) for version in moves)
            )
        versions = itertools.count(LONG)

        async def at_the_end(_: int) -> None:
            await small.append("long", next(versions), LoggedMove(0, TEXT, AT))

        found: dict[str, list[Sample]] = {}
        for _ in range(rounds):
            cases = {
                "a short log, few matches": await ours(small, 1, False),
                f"a log of {LONG:,} moves": at_the_end,
                "among many matches": await ours(large, 1, False),
            }
            for case, press in cases.items():
                found.setdefault(case, []).append(await pressed(press, 1, seconds))
    floor = statistics.median(sample.rate for sample in next(iter(found.values())))
    for case, samples in found.items():
        show(case, samples, floor)


async def scale(folder: Path, seconds: float, rounds: int, matches: int) -> None:
    empty, full = (f"sqlite:///{folder}/{name}.db" for name in ("empty", "full"))
    for url in (empty, full):
        await (await Store.open(url)).close()
    fill(folder / "full.db", matches)
    await asyncio.to_thread(opening, empty, full, rounds, matches)
    await growth(empty, full, seconds, rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--postgres", help="a server's address; a database is made there")
    asked = parser.parse_args()
    if asked.postgres:
        os.environ["TEST_DATABASE_URL"] = asked.postgres
    with tempfile.TemporaryDirectory(dir=asked.folder, prefix="tables-") as name:
        asyncio.run(on_sqlite(Path(name), asked.seconds, asked.rounds))
        asyncio.run(scale(Path(name), asked.seconds, asked.rounds, asked.matches))
    try:
        with postgres.database() as address:
            asyncio.run(on_postgres(address, asked.seconds, asked.rounds))
    except postgres.NoServer as reason:
        print(f"PostgreSQL was not measured: {reason}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
