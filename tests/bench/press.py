"""From a press to its answer, over real sockets, beside a bot that does nothing but answer.

    python -m tests.bench.press [--seconds 60] [--tables 500] [--rate 300] [--channels 250]
                                [--presses 2000] [--limit 50] [--folder DIR] [--profile FILE]

The real bot runs in a process of its own on a SQLite file and is connected to a stand-in for
Discord on loopback. Measured is the time from the frame of a press leaving the stand-in to the
request with its answer arriving there. First one press at a time, with the two bots in turns; the
presses counted are moves, so each is on disk before it is answered. Then presses at a fixed rate,
whether or not the earlier ones are answered, so a bot that cannot follow grows a queue.
"""

import argparse
import asyncio
import gc
import json
import sqlite3
import statistics
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.standin.courtyard import FIRST_CHANNEL
from tests.standin.crowd import Company, Crowd, Pressed
from tests.standin.limits import CHANNEL_SPAN, OF_A_BOT, Limits
from tests.standin.process import BotProcess
from tests.standin.server import LATE, UPDATE, StandIn, Traffic

AT_MOST = 3.0  # times the empty bot's median
STARTING, LONGEST_PRESS = 180.0, 0.5  # seconds for all that is not load, on a slow machine
ROUNDS = 10  # of presses one at a time, the bots in turns
PACE = 0.06  # seconds from one such press to the next, in which what follows a move is done
WARM = 150  # presses before anything counts
COMMITS = 20  # of the disk alone, a round
SETTLING = 3.0  # seconds between the two parts

BANNED = 10_000 / 600  # refused requests a second, over ten minutes
SELDOM = 10_000, 10, 1_000_000
"""When this process collects garbage: a full round would be measured as the bot's delay."""

REAL, EMPTY = "tests.standin.courtyard", "tests.standin.empty"


@dataclass(frozen=True, slots=True)
class Options:
    seconds: float = 60.0
    tables: int = 500
    rate: float = 300.0
    channels: int = 250
    presses: int = 2_000
    limit: int = OF_A_BOT
    folder: Path | None = None
    profile: Path | None = None


@dataclass(slots=True)
class Alone:
    """One press at a time; seconds."""

    moves: list[float] = field(default_factory=list)  # the real bot, with the durable commit
    taps: list[float] = field(default_factory=list)  # the real bot, presses that only choose
    empty: list[float] = field(default_factory=list)
    disk: list[float] = field(default_factory=list)  # a bare commit of one row, no bot at all

    @property
    def ratio(self) -> float:
        return statistics.median(self.moves) / statistics.median(self.empty)


@dataclass(frozen=True, slots=True)
class Moment:
    """One second of the load."""

    waiting: int  # presses without an answer
    able: int  # tables where somebody could press
    answered: int
    median: float  # seconds
    tasks: int  # in the bot
    late: float  # seconds by which its event loop was late at worst


@dataclass(slots=True)
class Load:
    sent: int = 0
    skipped: int = 0  # no table was able: everybody waited
    seconds: float = 0.0  # from the first press to the last answer
    behind: float = 0.0  # seconds by which the crowd itself was late at worst
    answers: list[float] = field(default_factory=list)
    moves: int = 0
    failed: Counter[str] = field(default_factory=Counter)
    moments: list[Moment] = field(default_factory=list)
    cpu: float = 0.0  # seconds of the bot's processor time
    crowd_cpu: float = 0.0
    memory: float = 0.0  # MB
    edits: Counter[int] = field(default_factory=Counter)  # by channel
    densest: int = 0  # edits in one channel within the span of its limit
    requests: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        return len(self.answers) / self.seconds

    @property
    def is_growing(self) -> bool:
        """The last third of the minute waits clearly more than the first."""
        waiting = [moment.waiting for moment in self.moments]
        third = max(1, len(waiting) // 3)
        first, last = waiting[:third], waiting[-third:]
        return statistics.median(last) > 2 * statistics.median(first) + 10


@dataclass(frozen=True, slots=True)
class Found:
    alone: Alone
    load: Load


async def measured(wanted: Options) -> Found:
    """It stops by itself, whatever the bot does."""
    async with asyncio.timeout(STARTING + wanted.seconds + wanted.presses * LONGEST_PRESS):
        return await _measured(wanted)


async def _measured(wanted: Options) -> Found:
    channels = [FIRST_CHANNEL + number for number in range(wanted.channels)]
    with tempfile.TemporaryDirectory(dir=wanted.folder, prefix="press-") as name:
        folder = Path(name)
        options = ["--tables", wanted.tables, "--channels", wanted.channels]
        if wanted.profile:
            options += ["--profile", wanted.profile.absolute()]
        store = f"sqlite:///{folder}/press.sqlite3"
        standin = StandIn(channels, Limits(wanted.limit))
        async with standin as there, BotProcess(REAL, there.url, store, *options) as bot:
            await there.ready()
            crowd = Crowd(there, bot.first)
            await crowd.open_hands()
            alone = await one_by_one(crowd, folder, wanted.presses)
            await asyncio.sleep(SETTLING)
            return Found(alone, await loaded(crowd, bot, wanted.rate, wanted.seconds))


# One press at a time


async def one_by_one(crowd: Crowd, folder: Path, presses: int) -> Alone:
    """What the real bot answered while it warmed up is what the empty one is made to answer."""
    warm = [await paced(crowd) for _ in range(WARM)]
    moves = [each for each in warm if each.was_move]
    shapes = folder / "shapes.json"
    forms = {each.custom_id: each.answer.components for each in moves}
    shapes.write_text(json.dumps(forms), encoding="utf-8")
    found, each_round = Alone(), max(1, presses // ROUNDS)
    async with StandIn([FIRST_CHANNEL]) as beside, BotProcess(EMPTY, beside.url, shapes):
        await beside.ready()
        await replayed(beside, moves, len(moves))
        for _ in range(ROUNDS):
            for _ in range(each_round):
                each = await paced(crowd)
                (found.moves if each.was_move else found.taps).append(each.answer.seconds)
            found.empty += await replayed(beside, moves, each_round)
            found.disk += await asyncio.to_thread(commits, folder / "bare.sqlite3")
    return found


async def paced(crowd: Crowd) -> Pressed:
    while not crowd.able:
        await asyncio.sleep(PACE)
    pressed = await crowd.press(crowd.next_able())
    await asyncio.sleep(PACE)
    return pressed


async def replayed(beside: StandIn, moves: Sequence[Pressed], number: int) -> list[float]:
    """The same presses of the same messages."""
    taken = []
    for place in range(number):
        each = moves[place % len(moves)]
        as_it_was = replace(each.shown)
        answer = await beside.press(as_it_was, each.custom_id, each.shown.person or 0)
        taken.append(answer.seconds)
        await asyncio.sleep(PACE)
    return taken


def commits(path: Path) -> list[float]:
    """What the disk asks for by itself: other work on the machine can make it twenty times dearer,
    and then it is the disk that is measured."""
    taken = []
    with closing(sqlite3.connect(path, isolation_level=None)) as bare:
        bare.execute("PRAGMA journal_mode = WAL")
        bare.execute("PRAGMA synchronous = FULL")
        bare.execute("CREATE TABLE IF NOT EXISTS log (at REAL, text TEXT)")
        for _ in range(COMMITS):
            time.sleep(PACE)
            began = time.perf_counter()
            bare.execute("INSERT INTO log VALUES (?, 'take 15')", (began,))
            taken.append(time.perf_counter() - began)
    return taken


# Many presses a second


async def loaded(crowd: Crowd, bot: BotProcess, rate: float, seconds: float) -> Load:
    load, traffic = Load(), crowd.standin.traffic
    before = await bot.report()
    requests, refused = traffic.requests.copy(), traffic.refused.copy()
    edits, crowd_cpu, started = len(traffic.edits), time.process_time(), time.perf_counter()
    watching = asyncio.create_task(watch(crowd, bot, load))
    await press_at(crowd, load, rate, seconds)
    load.seconds = time.perf_counter() - started
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    load.crowd_cpu = time.process_time() - crowd_cpu
    after = await bot.report()
    load.cpu, load.memory = after["cpu"] - before["cpu"], after["memory"]
    load.requests, load.refused = traffic.requests - requests, traffic.refused - refused
    count_edits(load, traffic, edits)
    return load


async def press_at(crowd: Crowd, load: Load, rate: float, seconds: float) -> None:
    """A press is due at its time, whatever became of those before it."""
    running: set[asyncio.Task[None]] = set()
    started = time.perf_counter()
    for number in range(int(rate * seconds)):
        ahead = started + number / rate - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        load.behind = max(load.behind, -ahead)
        if not crowd.able:
            load.skipped += 1
            continue
        load.sent += 1
        task = asyncio.create_task(press(crowd, crowd.next_able(), load))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)


async def press(crowd: Crowd, company: Company, load: Load) -> None:
    try:
        pressed = await crowd.press(company)
    except TimeoutError:
        load.failed["never answered"] += 1
        return
    load.answers.append(pressed.answer.seconds)
    load.moves += pressed.was_move
    if pressed.answer.kind != UPDATE:
        load.failed["answered beside the hand"] += 1
    if pressed.answer.seconds > LATE:
        load.failed["answered too late"] += 1


async def watch(crowd: Crowd, bot: BotProcess, load: Load) -> None:
    """A line for every second."""
    seen = 0
    while True:
        await asyncio.sleep(1.0)
        new = load.answers[seen:]
        seen += len(new)
        waiting = load.sent - seen - load.failed["never answered"]
        able = len(crowd.able)
        now = await bot.report()
        middle = statistics.median(new) if new else 0.0
        load.moments.append(Moment(waiting, able, len(new), middle, int(now["tasks"]), now["late"]))


def count_edits(load: Load, traffic: Traffic, since: int) -> None:
    times: dict[int, list[float]] = {}
    for at, channel in traffic.edits[since:]:
        times.setdefault(channel, []).append(at)
    load.edits = Counter({channel: len(each) for channel, each in times.items()})
    load.densest = max(map(densest, times.values()), default=0)


def densest(times: Sequence[float]) -> int:
    """The most that fall into one span of a channel's limit."""
    return max(place - bisect_left(times, at - CHANNEL_SPAN) + 1 for place, at in enumerate(times))


# The report


def spread(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds) or [0.0]
    half, most = (ordered[int(len(ordered) * part)] * 1e3 for part in (0.5, 0.99))
    return (
        f"{len(seconds):7,}  p50 {half:7.2f} ms  p99 {most:7.2f} ms  most {ordered[-1] * 1e3:7.1f}"
    )


def verdict(is_met: bool, target: str) -> str:
    return f"{target}: {'ok' if is_met else 'MISSED'}"


def show(found: Found, wanted: Options) -> None:
    alone = found.alone
    print("One press at a time, from the frame leaving to the answer arriving")
    print(f"  empty bot        {spread(alone.empty)}")
    print(f"  moves, durable   {spread(alone.moves)}")
    if alone.taps:
        print(f"  only choosing    {spread(alone.taps)}")
    at_most = verdict(alone.ratio <= AT_MOST, f"at most {AT_MOST:.0f}x")
    print(f"  the disk alone   {spread(alone.disk)}")
    print(f"  median {alone.ratio:.2f}x the empty bot  {at_most}")
    show_load(found.load, wanted)


def show_load(load: Load, wanted: Options) -> None:
    print(
        f"Load: {wanted.rate:.0f} presses a second, {wanted.tables} tables, {wanted.seconds:.0f} s"
    )
    print(f"  answered         {spread(load.answers)}")
    enough = load.rate >= 0.98 * wanted.rate
    print(
        f"  {load.rate:.1f} a second, {load.moves:,} of them moves; {load.skipped} skipped, "
        f"crowd late by {load.behind * 1e3:.0f} ms at most  {verdict(enough, 'rate kept')}"
    )
    print("  second  waiting  tables able  answered  p50 ms  bot's tasks  loop late ms")
    step = max(1, len(load.moments) // 12)
    for second, each in list(enumerate(load.moments, start=1))[step - 1 :: step]:
        print(
            f"  {second:6}  {each.waiting:7}  {each.able:11}  {each.answered:8}  "
            f"{each.median * 1e3:6.1f}  {each.tasks:11}  {each.late * 1e3:12.0f}"
        )
    print(f"  {verdict(not load.is_growing, 'no growing queue')}")
    print(f"  failures: {dict(load.failed) or 'none'}")
    edits = list(load.edits.values()) or [0]
    total = sum(edits)
    print(
        f"  table edits {total:,} in {len(load.edits)} channels, {total / load.seconds:.0f} a "
        f"second; a channel {min(edits)} to {max(edits)}, at most {load.densest} in "
        f"{CHANNEL_SPAN:.0f} s"
    )
    few = sum(load.refused.values()) <= BANNED * load.seconds
    print(
        f"  requests {dict(load.requests)}, refused with 429 {dict(load.refused) or 'none'}  "
        f"{verdict(few, 'fewer than get an address blocked')}"
    )
    print(
        f"  processor: bot {load.cpu / load.seconds:.0%}, stand-in and crowd "
        f"{load.crowd_cpu / load.seconds:.0%} of one core; bot {load.memory:.0f} MB, "
        f"{load.cpu / max(1, len(load.answers)) * 1e3:.2f} ms of processor a press"
    )


def main() -> None:
    usual = Options()
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--rate", type=float, default=usual.rate)
    parser.add_argument("--channels", type=int, default=usual.channels)
    parser.add_argument("--presses", type=int, default=usual.presses)
    parser.add_argument(
        "--limit", type=int, default=usual.limit, help="shared messages a second, of a whole bot"
    )
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    parser.add_argument("--profile", type=Path, help="where to say what took the bot's time")
    wanted = Options(**vars(parser.parse_args()))
    gc.set_threshold(*SELDOM)
    show(asyncio.run(measured(wanted)), wanted)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
