"""The league: kept opponents of every make against each level, so that tuning to one of them shows.

    python -m tests.bench.league [--only TEXT]... [--again] [--seed N] [--jobs N] [--minutes M]
    python -m tests.bench.league --deals N [--only TEXT]...

Every row is one of the bench of players, played in rounds: duplicate deals, as many as it takes for
an interval (95 %, over deals) of 5 percent to either side, and 300 at least. It is saved into
docs/strength.json and docs/strength.md as soon as it is done, and the next run goes on with those
that are missing or not sure enough. With --again rows that are kept are measured again, but for
those of the same seed: so even that can be interrupted. Players who look ahead come last, and the
levels from the quickest to the slowest. A run of so many --deals is a try: it keeps nothing.
"""

import argparse
import os
import secrets
import time
from collections.abc import Mapping, Sequence

from games.players import LEVELS
from tests.bench.players import LEAGUE, table
from tests.bench.players.__main__ import told
from tests.bench.players.lines import ENOUGH, Deal, Line, Result, margin, result
from tests.bench.players.pool import Pool, executor

SURE = 0.05  # on either side
BLOCK = 100  # deals, after which it is seen whether these are enough
LOOKING_AHEAD = "flat"  # in the name of players that take long


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only", action="append", metavar="TEXT", help="rows with this in their name"
    )
    parser.add_argument("--again", action="store_true", help="also those that are kept")
    parser.add_argument("--deals", type=int, metavar="N", help="of every row, none of it kept")
    parser.add_argument("--seed", type=int, help="the same deals again; else fresh ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, help="begin no more rows after these")
    return parser.parse_args()


def is_sure(found: Result) -> bool:
    return found.deals >= ENOUGH and margin(found) <= SURE


def wanted(only: Sequence[str] | None) -> list[Line]:
    """The quickest first."""
    parts = only or [""]
    lines = (line for line in LEAGUE.values() if any(part in line.name for part in parts))
    return sorted(lines, key=_slowness)


def is_done(kept: Result | None, again: bool, seed: int) -> bool:
    return kept is not None and is_sure(kept) and (not again or kept.seed == seed)


def _slowness(line: Line) -> tuple[bool, int]:
    return LOOKING_AHEAD in line.others, LEVELS.index(line.subject)


def measured(line: Line, seed: int, pool: Pool, number: int | None = None) -> Result:
    """By so many deals, or as many as it takes."""
    deals: list[Deal] = []
    while True:
        for done in pool.deals(line, seed, range(len(deals), len(deals) + (number or BLOCK))):
            deals += done
        found = result(line, seed, deals)
        if number or is_sure(found):
            return found


def main() -> None:
    how = asked()
    seed = secrets.randbits(32) if how.seed is None else how.seed
    kept: Mapping[str, Result] = {} if how.deals else table.read()
    lines = [line for line in wanted(how.only) if not is_done(kept.get(line.name), how.again, seed)]
    print(f"seed {seed}, {len(lines)} of {len(LEAGUE)} rows to be measured", flush=True)
    begun = time.monotonic()
    with executor(how.jobs) as processes:
        for line in lines:
            start = time.monotonic()
            if how.minutes is not None and start > begun + 60 * how.minutes:
                break
            found = measured(line, seed, Pool(processes, how.jobs), how.deals)
            print(told(line, found, time.monotonic() - start), flush=True)
            if not how.deals:
                table.write({**table.read(), line.name: found})


if __name__ == "__main__":
    main()
