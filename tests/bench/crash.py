"""A thousand kills: every answered press must be on disk after each.

    python -m tests.bench.crash [--kills 1000] [--tables 16] [--url URL] [--race 100000]

Each kill starts a process that plays many tables of all games at full speed, kills it with SIGKILL
at a random moment, and then looks at every press it had answered, replays every match and makes
one more move at each. With --race two processes press the same tables of one PostgreSQL.
"""

import argparse
import tempfile
import time

from tests.crash.killing import kill_often
from tests.crash.racing import race


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--url", default="")
    parser.add_argument("--race", type=int, default=0)
    chosen = parser.parse_args()
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
