"""How often RACK-O's Hard swaps a useless card for another that belongs there no more.

    python -m tests.bench.swaps [--rounds 500] [--seats 2] [--plain]

Hard holds every seat of a round, with the bonus unless it is a plain one. It is odd to keep a drawn
card of which a hint could say nothing but that the next seat does not get it, and which lies no
nearer to the middle of its slot than the one whose place it takes.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.looks.racko.reasons import reasons
from games.game import DEALER, Memory, seen
from games.racko import RACKO
from games.racko.events import Scored
from games.racko.moves import Place
from games.racko.playing.sight import Outlook, outlook
from games.racko.state import place_of
from tests.games.playing import moments

ODD = {"keeps", "leaves"}
PLAIN, BONUS = {"declare": "auto"}, {"bonus": True}


def kept(seats: int, bonus: bool, seed: int) -> Iterator[bool]:
    """Say of each drawn card that was kept in a round whether that was odd."""
    memory: Memory[Any, Any] = Memory(RACKO.Dealt)
    for moment in moments(RACKO, seats, BONUS if bonus else PLAIN, seed, "hard"):
        if moment.seat != DEALER and isinstance(moment.move, Place):
            shown = seen(RACKO, moment.before, memory, moment.seat)
            foremost, *_ = reasons(shown, (), moment.move)
            yield foremost.name in ODD and not is_nearer(outlook(shown), moment.move.slot)
        memory.add(moment.step)
        if any(isinstance(event, Scored) for event in moment.step.events):
            return


def is_nearer(look: Outlook, slot: int) -> bool:
    place = place_of(slot)
    middle = (place + 0.5) * look.deck / len(look.rack) + 0.5
    return abs(look.card - middle) < abs(look.rack[place] - middle)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2, choices=RACKO.seats)
    parser.add_argument("--seed", type=int, default=0, help="of the first round")
    parser.add_argument("--plain", action="store_true", help="without the bonus")
    how = parser.parse_args()
    found = Counter[bool]()
    for seed in range(how.seed, how.seed + how.rounds):
        found.update(kept(how.seats, not how.plain, seed))
    print(f"{found[True]} of {found.total()} odd: {found[True] / found.total():.2%}")


if __name__ == "__main__":
    main()
