"""A flood of hostile presses at one server, and what somebody at another server feels of it.

    python -m tests.bench.hostile [--presses 1000000] [--rate 150] [--storm 300] [--seed N]

The real bot runs in a process of its own on a SQLite file, connected to a stand-in for Discord on
loopback. Twenty people forge, mutate and replay presses, press for matches of others, send forms
and commands with whatever stands in them, and use their own tables without end: hints, pictures,
new tables, shares. At another server two people play. Minutes are cut into seconds of calm, of the
flood, and of a storm that is as dense as the bot can bear, so that all are measured in one run. It
ends with 1 if anything broke: an exception in the log, a changed match of others, a hand of others,
a press without an answer, memory that grows, or an honest p95 in the flood of more than twice that
in the calm. What the storm costs honest people is told; it is there for the number of presses.
"""

import argparse
import asyncio
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.match.tables import Tables
from games.catalogue import GAMES
from storage.records import Sitting
from storage.store import Store
from tests.memory import megabytes
from tests.running import environment
from tests.standin.hostile import AT_ONCE, Honest, Intruders, Siege
from tests.standin.limits import Limits
from tests.standin.world import Server, ids_of
from tests.waiting import PATIENCE

SECONDS = {"calm": 3.0, "flood": 6.0, "storm": 24.0}
ECHO = 1.0  # seconds after a change that count for neither
PACE = 0.1  # seconds between two honest presses
REPORTS = 30.0  # seconds between two lines
INTRUDERS, VICTIMS = 20, 6
SLOWER = 2.0  # times the calm p95 that an honest press may take in the flood
GROWN = 1.10  # times the memory of the middle third that the last third may hold
LOOK, SETTLING = 0.1, 3.0  # seconds
MOST = 40  # lines of what went wrong
FIRST = 600_000_000_000_000_000
STEP = 1_000_000
BROKEN = re.compile(r"level=(error|critical)|^(ERROR|CRITICAL)\b|Traceback")


@dataclass
class Felt:
    """What the honest people felt, in seconds, and how the bot was."""

    answers: dict[str, list[float]] = field(default_factory=lambda: {each: [] for each in SECONDS})
    memory: list[float] = field(default_factory=list)

    def p95(self, turn: str) -> float:
        seconds = self.answers[turn]
        return quantiles(seconds, n=20)[-1] if len(seconds) > 1 else 0.0

    @property
    def growth(self) -> float:
        third = max(1, len(self.memory) // 3)
        return median(self.memory[-third:]) / median(self.memory[third : 2 * third] or self.memory)


@dataclass
class Found:
    felt: Felt
    intruders: Intruders
    seconds: float
    changed: dict[str, str]  # what stood there, and stands there now
    broken: list[str]

    @property
    def slower(self) -> float:
        return self.felt.p95("flood") / self.felt.p95("calm")


async def besieged(
    presses: int, rates: Mapping[str, float], seed: int, tell: bool = False
) -> Found:
    rng = random.Random(seed)
    servers = [Server(FIRST + at * STEP, [FIRST + at * STEP + 1 + n for n in range(4)], 0)
               for at in range(2)]  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="hostile-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder}/hostile.db"
        honest, victims = await tables_opened(url, servers, rng)
        async with Siege(servers, Limits()) as world, running(world, folder, url) as bot:
            people = range(servers[1].id + 1_000, servers[1].id + 1_000 + INTRUDERS)
            intruders = Intruders(world, servers[1], people, victims, rng)
            players = Honest(world, servers[0], honest, (servers[0].id + 900, servers[0].id + 901))
            await all_dealt(world, servers[1], victims)
            before = rows_of(folder / "hostile.db", victims)
            felt, started = Felt(), time.monotonic()
            siege = Flood(intruders, players, felt, bot, rates)
            await siege.run(presses, tell)
            seconds = time.monotonic() - started
        said = (folder / "bot.log").read_text(encoding="utf-8", errors="replace")
        broken = [line for line in said.splitlines() if BROKEN.search(line)]
        after = rows_of(folder / "hostile.db", victims)
        changed = {
            name: f"{before[name]} became {rows}"
            for name, rows in after.items()
            if rows != before[name]
        }
        return Found(felt, intruders, seconds, changed, broken)


async def tables_opened(
    url: str, servers: list[Server], rng: random.Random
) -> tuple[str, list[str]]:
    """A table of two honest people, and tables of all games whose people are away."""
    async with await Store.open(url) as store:
        fresh = Tables(store)

        async def opened(game: str, server: Server, people: list[int]) -> str:
            sittings = tuple(Sitting(seat, person=each) for seat, each in enumerate(people))
            match = await fresh.create(
                game,
                dict(GAMES[game].presets[0].options),
                sittings,
                speed="unlimited",
                guild=server.id,
                channel=rng.choice(server.channels),
            )
            await store.start(match.id, fresh.clock())
            return match.id

        there, here = servers
        honest = await opened("racko", there, [there.id + 900, there.id + 901])
        victims = []
        for number in range(VICTIMS):
            game = list(GAMES)[number % len(GAMES)]
            first = here.id + 10 * number + 10
            seats = GAMES[game].seats[0]
            victims.append(await opened(game, here, [first + seat for seat in range(seats)]))
        await fresh.close()
    return honest, victims


@asynccontextmanager
async def running(world: Siege, folder: Path, url: str) -> AsyncIterator["subprocess.Popen[bytes]"]:
    with (folder / "bot.log").open("ab") as said:
        bot = subprocess.Popen(
            [sys.executable, "-m", "tests.standin.pointed", world.url, "--discord"],
            cwd=folder,
            env=environment(DISCORD_TOKEN="stand-in", DATABASE_URL=url),
            stdout=said,
            stderr=said,
        )
    try:
        await world.ready()
        yield bot
    finally:
        bot.terminate()
        try:
            await asyncio.to_thread(bot.wait, 60)
        finally:
            bot.kill()
            await asyncio.to_thread(bot.wait)


async def all_dealt(world: Siege, server: Server, matches: list[str]) -> None:
    """Until every table stands there, and the dealer has nothing to do."""
    async with asyncio.timeout(PATIENCE):
        while not all(
            any(f"t:{match}:hand" in set(ids_of(each)) for each in server.messages.values())
            for match in matches
        ):
            await asyncio.sleep(LOOK)
    await asyncio.sleep(SETTLING)


class Flood:
    """Calm, flood and storm by turns, while the honest people play."""

    def __init__(
        self,
        intruders: Intruders,
        players: Honest,
        felt: Felt,
        bot: "subprocess.Popen[bytes]",
        rates: Mapping[str, float],  # presses a second, by turn
    ) -> None:
        self.intruders, self.players, self.felt, self.bot = intruders, players, felt, bot
        self.rates = rates
        self._turn, self._since = "calm", 0.0
        self._running = set[asyncio.Task[None]]()
        self._told = 0  # late ones that are printed

    async def run(self, presses: int, tell: bool) -> None:
        playing = asyncio.create_task(self._play())
        shown = time.monotonic()
        try:
            while self.intruders.told.number < presses:
                for turn in SECONDS:
                    self._turn, self._since = turn, time.monotonic()
                    await self._pour(presses)
                self.felt.memory.append(await asyncio.to_thread(megabytes, self.bot.pid))
                if tell and time.monotonic() - shown > REPORTS:
                    shown = time.monotonic()
                    self._tell(presses)
            await asyncio.gather(*self._running)
        finally:
            playing.cancel()
            await asyncio.gather(playing, *self._running, return_exceptions=True)
        if playing.done() and not playing.cancelled():
            playing.result()

    async def _pour(self, presses: int) -> None:
        """So many a second, whether or not the earlier ones are answered."""
        poured, rate, seconds = 0, self.rates.get(self._turn, 0.0), SECONDS[self._turn]
        while (passed := time.monotonic() - self._since) < seconds:
            while poured < passed * rate and len(self._running) < AT_ONCE:
                if self.intruders.told.number >= presses:
                    return
                task = asyncio.create_task(self.intruders.press())
                self._running.add(task)
                task.add_done_callback(self._running.discard)
                poured += 1
                await asyncio.sleep(0)
            await asyncio.sleep(0.005)

    async def _play(self) -> None:
        while True:
            began, turn = time.monotonic(), self._turn
            taken = await self.players.press()
            if taken is not None and turn == self._turn and began > self._since + ECHO:
                self.felt.answers[turn].append(taken)
            await asyncio.sleep(PACE)

    def _tell(self, presses: int) -> None:
        told = self.intruders.told
        felt = " / ".join(f"{self.felt.p95(turn) * 1e3:.1f}" for turn in SECONDS)
        print(
            f"{told.number:9,} of {presses:,}  unanswered {sum(told.unanswered.values())}  honest "
            f"p95 {felt} ms  {self.felt.memory[-1]:.0f} MB",
            flush=True,
        )
        for line in told.late[self._told :]:
            print(f"    {line[:600]}", flush=True)
        self._told = len(told.late)


# What stands in the database


def rows_of(path: Path, matches: list[str]) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that a match is, of these matches."""
    questions = {
        "matches": "SELECT id, options, seats, status, host, speed, rated, hinted, words, patient, "
        "finished FROM matches WHERE id = ?",
        "seats": "SELECT seat, person, level, stand_in, left FROM seats WHERE match = ?",
        "log": "SELECT version, seat, text FROM log WHERE match = ? ORDER BY version",
        "absences": "SELECT * FROM absences WHERE match = ?",
        "votes": "SELECT votes FROM deadlines WHERE match = ?",
        "hands": "SELECT person FROM hands WHERE match = ?",
    }
    with closing(sqlite3.connect(path)) as file:
        return {
            f"{match}: {what}": file.execute(asked, (match,)).fetchall()
            for match in matches
            for what, asked in questions.items()
        }


# The report


def show(found: Found) -> bool:
    told, felt = found.intruders.told, found.felt
    print(f"{told.number:,} hostile presses in {found.seconds:.0f} s: {dict(told.sent)}")
    kinds = Counter({str(kind): number for kind, number in told.answers.items()})
    late = dict(told.unanswered) or "none"
    felts = {
        turn: f"{felt.p95(turn) * 1e3:.1f} ms ({len(answers):,} presses)"
        for turn, answers in felt.answers.items()
    }
    print(f"  honest p95 in the storm {felts['storm']}")
    print(f"  answers by kind {dict(kinds)}, unanswered in time {late}")
    checks = {
        f"exceptions in the log: {len(found.broken)}": not found.broken,
        f"matches of others changed: {', '.join(found.changed) or 'none'}": not found.changed,
        f"hands of others shown: {len(told.leaks)}": not told.leaks,
        f"presses without an answer: {sum(told.unanswered.values())}": not told.unanswered,
        f"memory, last third to middle third: {felt.growth:.2f}": felt.growth <= GROWN,
        f"honest p95 {felts['calm']} calm, {felts['flood']} in the flood: {found.slower:.2f}x":
            found.slower <= SLOWER,
    }  # fmt: skip
    for text, is_met in checks.items():
        print(f"  {text}  {'ok' if is_met else 'MISSED'}")
    for line in (*found.broken, *told.leaks, *told.late, *found.changed.values())[:MOST]:
        print(f"    {line[:600]}")
    return all(checks.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--presses", type=int, default=1_000_000)
    parser.add_argument("--rate", type=float, default=150.0, help="a second, in the flood")
    parser.add_argument("--storm", type=float, default=300.0, help="a second, in the storm")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    rates = {"flood": asked.rate, "storm": asked.storm}
    return int(not show(asyncio.run(besieged(asked.presses, rates, asked.seed, tell=True))))


if __name__ == "__main__":
    sys.exit(main())
