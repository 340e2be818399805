"""A thousand kills: every answered press must be on disk after each.

    python -m tests.bench.crash [--kills 1000] [--tables 16] [--url URL] [--race 100000]
                                [--living 200]

Each kill starts a process that plays many tables of all games at full speed, kills it with SIGKILL
at a random moment, and then looks at every press it had answered, replays every match and makes
one more move at each. With --race two processes press the same tables of one PostgreSQL.

With --living the real bot is killed so often while people play at a stand-in for Discord (20
tables, if not said otherwise). After each start nobody presses until every message of a table,
every hand whose token lives, every result and every call is right and every table goes on; it
fails if that takes longer than 15 seconds from the moment at which the bot has joined.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.crash import living
from tests.crash.killing import kill_often
from tests.crash.racing import race

TABLES, LIVING_TABLES = 12, 20
LONGEST = 15.0  # seconds


def tell(seen: living.Seen) -> None:
    if seen.kills % 10 == 0:
        worst = f"at worst {seen.worst:.1f} s" if seen.seconds else "no start yet"
        print(f"{seen.kills} kills, {seen.presses:,} presses, {worst}", flush=True)


def live(url: str, kills: int, tables: int) -> int:
    """Return the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        address = url or f"sqlite:///{folder}/living.sqlite3"
        seen = asyncio.run(living.kill_often(Path(folder), address, kills, tables, tell))
    print(f"{seen.kills} kills at {tables} tables, {seen.presses:,} answered presses")
    print(f"{seen.over} matches came to their end, each with its result")
    print(f"{seen.asked_again} posts whose answer was lost were found by their nonce")
    print(
        f"all was right {statistics.median(seen.seconds):.1f} s after the bot had joined, at worst "
        f"{seen.worst:.1f} s (at most {LONGEST:.0f} s)"
    )
    return int(seen.worst > LONGEST)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--url", default="")
    parser.add_argument("--race", type=int, default=0)
    parser.add_argument("--living", type=int, default=0)
    chosen = parser.parse_args()
    if chosen.living:
        sys.exit(live(chosen.url, chosen.living, chosen.tables or LIVING_TABLES))
    chosen.tables = chosen.tables or TABLES
    start = time.monotonic()
    if chosen.race:
        found = race(chosen.url, chosen.tables, chosen.race)
        print(f"{found.presses:,} presses by two processes: {found.won} won, {found.lost:,} lost,")
        print(f"{found.twice} versions won twice, losses: {found.losses or 'none'}")
        return
    with tempfile.TemporaryDirectory() as folder:
        url = chosen.url or f"sqlite:///{folder}/crash.sqlite3"
        losses, presses = kill_often(url, chosen.kills, chosen.tables)
    took = time.monotonic() - start
    print(f"{chosen.kills} kills in {took:.0f} s, {presses:,} answered presses")
    print(f"lost: {losses or 'none'}")


if __name__ == "__main__":
    main()
