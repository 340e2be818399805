"""A process with a clock that asks about deadlines; its parent stops it past one.

python -m tests.crash.sleeper URL
"""

import asyncio
import sys

from bot.match.deadlines import TableClock
from bot.match.table import Table
from bot.match.table_events import News, TimeUp
from bot.match.tables import Tables
from storage.store import Store

LEASE = 1_000  # ms


def say(table: Table, news: News) -> None:
    if isinstance(news, TimeUp):
        sys.stdout.write(f"asked {table.id} {table.version}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    async with await Store.open(url) as store:
        tables = Tables(store)
        tables.watch(say)
        clock = TableClock(tables, beat=0.2, lease=LEASE)
        await clock.start()
        sys.stdout.write("awake\n")
        sys.stdout.flush()
        await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
