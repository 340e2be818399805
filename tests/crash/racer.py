"""A process that races another one for the same tables.

    python -m tests.crash.racer URL PRESSES TABLES

It waits for a line, presses for whoever is on turn, at the version it knows, opens new tables when
the others are played out, and prints `+ match version seat move`
for each press that won and `- match version` for each that another process had won.
"""

import asyncio
import random
import sys
from collections import Counter

from bot.errors import AlreadyPlayed, Answer, StalePress
from bot.match import attendance
from bot.match.table import Table
from bot.match.tables import Tables
from storage.store import Store
from tests.crash.player import PEOPLE, deal_in


async def race(table: Table, counts: Counter[str], enough: int) -> None:
    rng = random.Random()
    while not table.is_over and counts["tried"] < enough:
        if not table.to_act or table.to_act[0] < 0:
            await table.reload()
            continue
        seat, version = table.to_act[0], table.version
        legal = table.game.legal(table.state, seat)
        text = str(legal[rng.randrange(len(legal))])
        counts["tried"] += 1
        try:
            await attendance.play(table, PEOPLE[seat], version, text)
        except (StalePress, AlreadyPlayed):
            sys.stdout.write(f"- {table.id} {version}\n")
        except Answer:
            continue
        else:
            sys.stdout.write(f"+ {table.id} {version} {seat} {text}\n")


async def main(url: str, enough: int, number: int) -> None:
    counts: Counter[str] = Counter()
    async with await Store.open(url) as store:
        tables = Tables(store)
        sys.stdout.write("= ready\n")
        sys.stdout.flush()
        sys.stdin.readline()
        while counts["tried"] < enough:
            found = await deal_in(tables, number)
            await asyncio.gather(*(race(table, counts, enough) for table in found))
        await tables.close()
    sys.stdout.write("= done\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
