"""How strong the computer players are: duplicate deals, the same cards from every seat.

    python -m tests.bench.players [--deals 1000] [--seed N] [--games rank racko scots]
        [--only TEXT]... [--jobs N] [--minutes M] [--json FILE] [--write]
    python -m tests.bench.players --table

A deal is played once from each seat in turn, by pairs from each two, and counts as one
observation: the intervals are 95 % over deals. A line is one round or hand, or a whole match where
it says so; lines that take long are played for a share of the deals. Thought is processor time,
with the listing of moves where a player needs them. The ceilings see all cards and know how the
others play; what is above one would be a leak. The search of RANK sees all cards too, but not how
the others play. With --write what was measured goes into docs/strength.json and docs/strength.md,
after every line; --table makes the page's tables again from the results that are kept.
"""

import argparse
import json
import os
import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.bench.players import BENCHES, LINES, table
from tests.bench.players.lines import Deal, Line, Result, result, verdict
from tests.bench.players.pool import Pool, executor

COLUMNS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeRemainingColumn(),
)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000, help="of a line; some ask for a share")
    parser.add_argument("--seed", type=int, help="the same deals again; else fresh ones")
    parser.add_argument("--games", nargs="+", choices=tuple(BENCHES), default=tuple(BENCHES))
    parser.add_argument(
        "--only", action="append", metavar="TEXT", help="lines with this in their name"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, help="begin no more deals of a line after these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="what this run measured")
    parser.add_argument("--write", action="store_true", help="into docs/strength.json and .md")
    parser.add_argument("--table", action="store_true", help="only the page's, without measuring")
    return parser.parse_args()


def wanted(games: Sequence[str], only: Sequence[str] | None) -> list[Line]:
    return [
        line
        for line in LINES.values()
        if line.game in games and any(part in line.name for part in only or [""])
    ]


def told(line: Line, found: Result, seconds: float) -> str:
    unit, scale = ("x", 1) if line.over else ("%", 100)
    ahead = "" if found.ahead is None else f"  {found.ahead:+.1f} ± {found.within:.1f} points"
    return (
        f"{line.name}\n   {scale * found.rate:6.2f}{unit}"
        f" ({scale * found.low:.2f} to {scale * found.high:.2f})"
        f"  chance {scale * line.chance:.1f}  last {100 * found.last:.1f}%{ahead}"
        f"  {found.median:.2f} ms, 95 % {found.late:.2f}"
        f"  {found.deals} deals, {seconds / found.deals:.2f} s each  {verdict(line, found)}"
    )


def measure(lines: Sequence[Line], how: argparse.Namespace, seed: int) -> None:
    """Saves after every line, so that an interrupted run loses none."""
    found: dict[str, Result] = {}
    with executor(how.jobs) as processes, Progress(*COLUMNS, transient=True) as progress:
        pool = Pool(processes, how.jobs)
        for line in lines:
            start = time.monotonic()
            found[line.name] = measured(line, how, seed, pool, progress)
            spoken = told(line, found[line.name], time.monotonic() - start)
            progress.console.print(spoken, highlight=False, soft_wrap=True)
            save(found, how)


def measured(
    line: Line, how: argparse.Namespace, seed: int, pool: Pool, progress: Progress
) -> Result:
    number, deals = line.deals(how.deals), list[Deal]()
    task = progress.add_task(line.name, total=number)
    for done in pool.deals(line, seed, number, how.minutes):
        deals += done
        progress.update(task, completed=len(deals))
    progress.remove_task(task)
    return result(line, seed, deals)


def save(found: Mapping[str, Result], how: argparse.Namespace) -> None:
    if how.json:
        plain = {name: each.kept for name, each in found.items()}
        how.json.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    if how.write:
        table.write({**table.read(), **found})


def main() -> None:
    how = asked()
    if how.table:
        table.write(table.read())
        return
    lines = wanted(how.games, how.only)
    if not lines:
        raise SystemExit("no line has that in its name")
    seed = secrets.randbits(32) if how.seed is None else how.seed
    print(f"seed {seed}")
    measure(lines, how, seed)


if __name__ == "__main__":
    main()
