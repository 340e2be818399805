"""A start at which the time of thousands of tables is up at once.

    python -m tests.bench.overdue [--tables 10000] [--channels 5000] [--url URL]

The real bot starts on a database in which every table's deadline has passed, against a stand-in for
Discord on loopback that refuses requests as Discord does. One table in fifty is played at live
speed; the others are daily ones. It fails when more requests leave in any second than the budget
allows, when fifty or more are refused, when the tables are not shown in the time that the budget
allows, when a live table waits behind the others, or when the memory goes on growing.
"""

import argparse
import asyncio
import bisect
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select

from bot.discord_io.rate_limit import A_SECOND, AT_ONCE
from bot.match.tables import Tables
from games.catalogue import GAMES
from storage.boards import find, keep
from storage.records import Sitting
from storage.schema import deadlines, log, matches, seats
from storage.store import Store
from tests.memory import megabytes
from tests.running import environment
from tests.standin.courtyard import FIRST_CHANNEL, FIRST_PERSON
from tests.standin.limits import Limits, Verdict
from tests.standin.payloads import GUILD, new_id
from tests.standin.server import StandIn

LIVE = 50  # one table in so many is played at live speed
FEW = 50  # refused requests: ten thousand in ten minutes block an address
STARTING = 60.0  # seconds for all that is not sending, on a slow machine
SAMPLE = 2.0  # seconds between looks at the memory
GROWTH = 0.10  # of the memory's middle third that its last third may have more
SPAN = 10.0  # seconds
MOST = round(1.05 * (SPAN * A_SECOND + AT_ONCE))
"""Requests in any such span; they come less evenly than they leave, on a machine that is busy."""


class Watched(Limits):
    """It also notes when each request came."""

    def __init__(self) -> None:
        super().__init__()
        self.came: list[float] = []

    def judge(self, kind: str, channel: int) -> Verdict:
        self.came.append(time.monotonic())
        return super().judge(kind, channel)

    def densest(self, seconds: float) -> int:
        """The most requests in such a span."""
        ends = (bisect.bisect_left(self.came, each + seconds) for each in self.came)
        return max((end - start for start, end in enumerate(ends)), default=0)


@dataclass(slots=True)
class Overdue:
    """The tables, by the message that shows each."""

    live: frozenset[int]
    daily: frozenset[int]


@dataclass(slots=True)
class Found:
    tables: int
    seconds: float = 0.0  # from the first request until every table was shown
    live_seconds: float = 0.0  # until every live table was
    requests: int = 0
    densest: int = 0  # in any second
    most: int = 0  # in any SPAN
    refused: int = 0
    memory: list[float] = field(default_factory=list)  # MB

    @property
    def allowed(self) -> float:
        """The seconds in which the budget lets this many requests leave."""
        return self.requests / A_SECOND

    @property
    def grows(self) -> bool:
        third = len(self.memory) // 3
        if not third:
            return False
        return max(self.memory[-third:]) > (1 + GROWTH) * max(self.memory[third:-third])

    @property
    def faults(self) -> tuple[str, ...]:
        checks = {
            f"more than {MOST} requests in {SPAN:.0f} s": self.most > MOST,
            f"{FEW} requests or more were refused": self.refused >= FEW,
            "later than the budget allows": self.seconds > self.allowed + STARTING,
            "live tables waited behind the others": self.live_seconds > self.seconds / 2 + 10,
            "the memory grows": self.grows,
        }
        return tuple(said for said, is_so in checks.items() if is_so)


async def fill(store: Store, tables: int, channels: int) -> Overdue:
    """Start a match of each game and speed by the real ways, and copy it again and again."""
    now, fresh = Tables(store).clock(), Tables(store)
    models: dict[tuple[str, str], str] = {}
    for game in GAMES:
        for speed in ("live", "daily"):
            number = min(each for each in GAMES[game].seats if each > 1)
            people = tuple(Sitting(seat, FIRST_PERSON + seat) for seat in range(number))
            match = await fresh.create(game, {}, people, speed=speed, guild=GUILD)
            await fresh.start(match.id)
            models[game, speed] = match.id
    await fresh.close()
    overdue: dict[str, set[int]] = {"live": set(), "daily": set()}

    def copy(connection: Connection) -> None:
        for number in range(tables):
            speed = "daily" if number % LIVE else "live"
            model = models[tuple(GAMES)[number % len(GAMES)], speed]
            name, message = f"t{number:07}", new_id()
            place = {"channel": FIRST_CHANNEL + number % channels, "message": message}
            _copied(connection, model, name, now - tables + number, place)
            keep(connection, name, {"shown": find(connection, name).mark})
            overdue[speed].add(message)
        for model in models.values():
            connection.execute(matches.delete().where(matches.c.id == model))

    await store.database.write(copy)
    return Overdue(frozenset(overdue["live"]), frozenset(overdue["daily"]))


def _copied(connection: Connection, model: str, name: str, due: int, place: dict[str, int]) -> None:
    for table, key, changed in (
        (matches, matches.c.id, {"id": name, **place}),
        (seats, seats.c.match, {"match": name}),
        (log, log.c.match, {"match": name}),
        (deadlines, deadlines.c.match, {"match": name, "due": due}),
    ):
        rows = connection.execute(select(table).where(key == model)).mappings().all()
        connection.execute(insert(table), [{**row, **changed} for row in rows])


@asynccontextmanager
async def bot(folder: Path, url: str, address: str) -> AsyncIterator[int]:
    """The number of the process of `python -m bot --discord`."""
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.standin.pointed", url, "--discord"],
            cwd=folder,
            env=environment(DISCORD_TOKEN="stand-in", DATABASE_URL=address),
            stderr=said,
        )
        try:
            yield process.pid
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def measure(tables: int, channels: int, url: str, folder: Path, longest: float) -> Found:
    limits, found = Watched(), Found(tables)
    address = url or f"sqlite:///{folder}/overdue.sqlite3"
    async with await Store.open(address) as store:
        overdue = await fill(store, tables, channels)
    places = range(FIRST_CHANNEL, FIRST_CHANNEL + channels)
    async with StandIn(places, limits) as there, bot(folder, there.url, address) as process:
        await there.ready()
        left, left_live = set(overdue.daily | overdue.live), set(overdue.live)
        began, sampled, seen = time.monotonic(), 0.0, 0
        while left and time.monotonic() - began < longest:
            for message in there.traffic.edited[seen:]:
                left.discard(message)
                left_live.discard(message)
            seen = len(there.traffic.edited)
            now = time.monotonic() - began
            found.seconds, found.live_seconds = now, found.live_seconds if not left_live else now
            if now - sampled >= SAMPLE:
                sampled = now
                found.memory.append(await asyncio.to_thread(megabytes, process))
            await asyncio.sleep(0.05)
        found.requests = len(limits.came)
        found.densest, found.most = limits.densest(1.0), limits.densest(SPAN)
        found.refused = sum(there.traffic.refused.values())
    if left:
        raise RuntimeError(f"{len(left)} of {tables} tables were never shown")
    return found


def told(found: Found) -> Sequence[str]:
    pace = found.requests / found.seconds
    memory = found.memory or [0.0]
    return (
        f"{found.tables:,} tables shown in {found.seconds:.0f} s, the live ones in "
        f"{found.live_seconds:.0f} s; the budget allows {found.allowed:.0f} s",
        f"{found.requests:,} requests, {pace:.1f} a second, at most {found.densest} in one and "
        f"{found.most} in {SPAN:.0f}; {found.refused} refused",
        "memory in MB: " + ", ".join(f"{each:.0f}" for each in memory[:: len(memory) // 10 or 1]),
    )


def main(arguments: Sequence[str] | None = None, longest: float = 3600.0) -> Found:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--channels", type=int, default=5_000)
    parser.add_argument("--url", default="", help="a PostgreSQL database, which is filled")
    chosen: Any = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        given = (chosen.tables, chosen.channels, chosen.url, Path(folder), longest)
        found = asyncio.run(measure(*given))
    for line in told(found):
        print(line)
    for fault in found.faults:
        print(f"FAILED: {fault}")
    return found


if __name__ == "__main__":
    sys.exit(1 if main().faults else 0)
