"""Kill a playing process again and again, and look at what it left behind."""

import asyncio
import random
import sys
import time
from dataclasses import dataclass, field
from itertools import groupby
from subprocess import DEVNULL, PIPE, Popen

from bot.match import attendance
from bot.match.table import Table
from bot.match.tables import Tables
from storage.store import Store
from tests.crash.player import GUILD

FEWEST, MOST = 10, 100  # presses answered before a kill
JITTER = 0.02  # seconds at most from the last of them: a kill comes anywhere within a write

Answered = dict[tuple[str, int], tuple[int, str]]


@dataclass
class Losses:
    """What went wrong: all of it must stay empty."""

    missing: list[str] = field(default_factory=list)
    different: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.missing or self.different or self.gaps)


def run_and_kill(url: str, tables: int, answers: int, seconds: float) -> Answered:
    """Let a process play until so many answers and a moment more, kill it, and read them."""
    command = [sys.executable, "-m", "tests.crash.player", url, str(tables)]
    process = Popen(command, stdout=PIPE, stderr=DEVNULL, text=True)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(answers)]
    assert all(line.startswith("+ ") for line in lines), "the process did not play"
    time.sleep(seconds)
    process.kill()
    lines += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    return answered(lines)


def answered(lines: list[str]) -> Answered:
    """The whole lines: a process that is killed may have been writing the last one."""
    found: Answered = {}
    for line in lines:
        if line.startswith("+ ") and line.endswith("\n"):
            _, match, version, seat, text = line.rstrip("\n").split(" ", 4)
            assert (match, int(version)) not in found, "one version was answered twice"
            found[match, int(version)] = (int(seat), text)
    return found


async def inspect(url: str, told: Answered) -> tuple[Losses, int]:
    """Every answered move is there, none is doubled, every match replays and goes on."""
    losses, moves = Losses(), 0
    async with await Store.open(url) as store:
        tables = Tables(store)
        for name, answers in groupby(sorted(told.items()), key=lambda item: item[0][0]):
            log = await store.log(name)
            moves += len(log)
            for (_, version), answer in answers:
                if version >= len(log):
                    losses.missing.append(f"{name} {version}")
                elif (log[version].seat, log[version].text) != answer:
                    losses.different.append(f"{name} {version}")
            table = await tables.find(name)
            if table.version < len(log):
                losses.gaps.append(name)
        for still_open in await store.open_in_guild(GUILD):
            await goes_on(await tables.find(still_open.id))
        await tables.close()
    return losses, moves


async def goes_on(table: Table) -> None:
    """One more move can be made, unless the match is over."""
    while table.is_busy:
        await asyncio.sleep(0.001)
    if table.is_over:
        return
    (seat,) = table.to_act
    person = table.sittings[seat].person
    assert person is not None
    version = table.version
    await attendance.play(table, person, version, str(table.game.legal(table.state, seat)[0]))
    assert table.version > version


def kill_often(url: str, kills: int, tables: int) -> tuple[Losses, int]:
    """All that was lost in so many kills, and how many presses had been answered."""
    rng, losses = random.Random(), Losses()
    told: Answered = {}
    for _ in range(kills):
        answers, seconds = rng.randint(FEWEST, MOST), rng.random() * JITTER
        fresh = run_and_kill(url, tables, answers, seconds)
        assert not fresh.keys() & told.keys(), "one version was answered by two processes"
        told |= fresh
        losses, _ = asyncio.run(inspect(url, fresh))
        if losses:
            return losses, len(told)
    losses, _ = asyncio.run(inspect(url, told))
    return losses, len(told)
