"""The rounds of Queen of Scots that Hard plays out side by side, compared with the rules.

    python -m tests.bench.flat [--positions 1000000] [--seed N]

Random rounds are played in both at once, with every number of seats, ruling and odd deck; the
first position that differs ends it. The rounds are fresh ones unless a seed is given.
"""

import argparse
import itertools
import secrets

from rich.progress import Progress

from tests.games.scots.tables import ODD_DECKS
from tests.games.scots.twins import compare_rounds

ROUNDS = 200  # side by side
DECKS = (None, *ODD_DECKS.values())


def compared(number: int, seed: int) -> int:
    """Positions found equal in rounds of one kind, each number another one."""
    options = {
        "pileRoyals": ("family", "identical")[number % 2],
        "maxRecycles": number % 4,
        "deck": DECKS[number % len(DECKS)],
    }
    return compare_rounds(2 + number % 3, options, seed + number, ROUNDS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int)
    asked = parser.parse_args()
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    print(f"seed {seed}")
    equal = 0
    with Progress(transient=True) as progress:
        task = progress.add_task("positions", total=asked.positions)
        for number in itertools.count():
            if equal >= asked.positions:
                break
            equal += compared(number, seed)
            progress.update(task, completed=equal)
    print(f"{equal:,} positions are equal")


if __name__ == "__main__":
    main()
