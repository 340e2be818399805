"""Two processes pressing the same tables of one database: exactly one wins each version."""

import asyncio
import sys
from dataclasses import dataclass
from subprocess import PIPE, Popen

from bot.match.tables import Tables
from storage.store import Store
from tests.crash.killing import Answered, Losses, answered, inspect
from tests.crash.player import deal_in


@dataclass
class Race:
    presses: int
    won: tuple[int, int]  # by process
    lost: int  # presses that the other process had answered first
    twice: int  # versions that both were told they had won: must be 0
    losses: Losses


async def open_tables(url: str, number: int) -> None:
    async with await Store.open(url) as store:
        tables = Tables(store)
        for table in await deal_in(tables, number):
            while table.is_busy:
                await asyncio.sleep(0.001)
        await tables.close()


def start_together(both: list[Popen[str]]) -> None:
    for process in both:
        assert process.stdout is not None
        assert process.stdout.readline() == "= ready\n"
    for process in both:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()


def race(url: str, tables: int, presses: int) -> Race:
    asyncio.run(open_tables(url, tables))
    command = [sys.executable, "-m", "tests.crash.racer", url, str(presses // 2), str(tables)]
    both = [Popen(command, stdin=PIPE, stdout=PIPE, text=True) for _ in range(2)]
    start_together(both)
    said = [process.communicate()[0].splitlines(keepends=True) for process in both]
    assert all(lines[-1] == "= done\n" for lines in said), "a process broke off"
    one, two = (answered(lines) for lines in said)
    told: Answered = one | two
    losses, _ = asyncio.run(inspect(url, told))
    lost = sum(line.startswith("- ") for lines in said for line in lines)
    return Race(len(told) + lost, (len(one), len(two)), lost, len(one.keys() & two.keys()), losses)
