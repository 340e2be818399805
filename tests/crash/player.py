"""A process that plays many tables at full speed and says which presses were answered.

    python -m tests.crash.player URL TABLES [PRESSES]

A line `+ match version seat move` is printed for each answered press, after its answer, and
`= done` at the end. It goes on with whatever matches are open, so it can be killed and started
again at any moment.
"""

import asyncio
import random
import sys
from itertools import cycle

from bot.errors import Answer
from bot.match import attendance
from bot.match.table import Table
from bot.match.tables import Tables
from games.catalogue import GAMES
from storage.records import Sitting
from storage.store import Store

GUILD = 7
PEOPLE = (1001, 1002, 1003)


async def deal_in(tables: Tables, number: int) -> list[Table]:
    """The open matches, and new ones until there are enough."""
    found = [await tables.find(each.id) for each in await tables.store.open_in_guild(GUILD)]
    games = cycle(GAMES.values())
    while len(found) < number:
        game = next(games)
        people = tuple(Sitting(seat, person=person) for seat, person in enumerate(PEOPLE))
        match = await tables.create(game.key, dict(game.short), people, guild=GUILD)
        found.append(await tables.start(match.id))
    return found


async def play(table: Table, presses: list[int], stop_at: int | None) -> None:
    """Press at random for whoever is on turn, until the match is over."""
    rng = random.Random()
    while not table.is_over and (stop_at is None or presses[0] < stop_at):
        if not table.to_act or table.to_act[0] < 0:
            await asyncio.sleep(0.001)
            continue
        seat, version = table.to_act[0], table.version
        legal = table.game.legal(table.state, seat)
        text = str(legal[rng.randrange(len(legal))])
        try:
            await attendance.press(table, PEOPLE[seat], version, text)
        except Answer:
            await table.reload()
            continue
        presses[0] += 1
        sys.stdout.write(f"+ {table.id} {version} {seat} {text}\n")
        sys.stdout.flush()


async def main(url: str, number: int, stop_at: int | None = None) -> None:
    presses = [0]
    async with await Store.open(url) as store:
        tables = Tables(store)
        while stop_at is None or presses[0] < stop_at:
            found = await deal_in(tables, number)
            await asyncio.gather(*(play(table, presses, stop_at) for table in found))
        await tables.close()
    sys.stdout.write("= done\n")


if __name__ == "__main__":
    url, number, *rest = sys.argv[1:]
    asyncio.run(main(url, int(number), int(rest[0]) if rest else None))
