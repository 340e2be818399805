"""A process with a clock that asks about deadlines; its parent stops it past one.

    python -m tests.crash.sleeper URL

It prints `asked match version` for each deadline that it acts upon, and `looked` after every look.
"""

import asyncio
import sys

from bot.clock import now_ms
from bot.match import absent
from bot.match.deadlines import Deadlines
from bot.match.table import Table
from bot.match.table_events import TableEvent, TimeUp
from bot.match.tables import Tables
from storage.records import Deadline
from storage.store import Store

LEASE = 1_000  # ms


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tell(table: Table, news: TableEvent) -> None:
    if isinstance(news, TimeUp):
        say(f"asked {table.id} {table.version}")


class Clock(Deadlines):
    async def tick(self, now: int | None = None) -> int:
        found = await super().tick(now)
        say("looked")
        return found


async def main(url: str) -> None:
    async with await Store.open(url) as store:
        tables = Tables(store)
        tables.watch(tell)

        async def due(deadline: Deadline) -> None:
            await absent.time_up(await tables.find(deadline.match), deadline)

        await Clock(store, now_ms, due, tables.sweep, beat=0.2, lease=LEASE).start()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
