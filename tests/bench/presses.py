"""The fewest presses that people need for a move, from the hand as it opens.

    python -m tests.bench.presses [--matches 3]

Computers play whole matches of every preset. For each of their moves the real panels are searched
for the shortest way of real buttons to it. In Queen of Scots a turn without sets counts as one, for
most turns are: draw, and discard. What is printed last is how many presses a hint takes, from the
hand to the move that it names.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from operator import le
from typing import Any

from bot.hand.ids import HandPage, HandPress
from bot.hand.panels import hint_panel
from bot.looks.catalogue import LOOKS
from bot.looks.look import Choose, Holding, Pressed
from bot.ui.ids import decode
from bot.ui.panels import Panel, buttons_of
from games.catalogue import GAMES
from games.game import DEALER, AnyGame, Memory, Preset
from games.scots.moves import Discard, Draw
from tests.bot.sights import Sight
from tests.games.playing import moments

LIMITS = {"rank": (2, 3), "racko": (2, 2), "scots": (3, 3)}
"""By game: the most that the median and 95 % of moves may take; of Queen of Scots, of turns without
sets."""
ELSE = (2, 2)
LONGEST = 12
WIDTH = 120  # choices looked at after each press; below it no way is left out
TO_THE_HINT = 2  # presses: More, Hint


def presses(holding: Holding, move: Any, pick: str = "") -> int:
    """Return how many buttons lead from a choice to a move."""
    look, wanted = LOOKS[holding.game.key].hand, str(move)
    goal = look.pick_of(holding, move)
    seen, edge = {pick}, [pick]
    for number in range(1, LONGEST):
        found: set[str] = set()
        for each in edge:
            for pressed in _presses(holding, look.panel(holding, each, None)):
                if isinstance(pressed, Choose):
                    found.add(pressed.pick)
                elif pressed.text == wanted:
                    return number
        edge = sorted(found - seen, key=lambda each: _distance(each, goal))[:WIDTH]
        seen |= found
    raise AssertionError(f"no way to {wanted}")


def _presses(holding: Holding, shown: Panel) -> Iterator[Pressed]:
    """Return what the buttons mean that are on."""
    for button in buttons_of(shown):
        press = decode(button.action)
        if button.on and isinstance(press, HandPress):
            yield LOOKS[holding.game.key].hand.press(holding, press.payload)


def _distance(pick: str, goal: str) -> int:
    return sum(one != other for one, other in zip_longest(pick, goal, fillvalue="0"))


def presses_by_a_hint(holding: Holding, move: Any) -> int:
    """Return how many presses lead from the hand by a hint to the move that it names."""
    choose = decode(next(iter(buttons_of(hint_panel(holding, move)))).action)
    assert isinstance(choose, HandPage)
    return TO_THE_HINT + 1 + presses(holding, move, choose.pick or "")


def matches(game: AnyGame, number: int, presets: Sequence[Preset]) -> Iterator[tuple[Any, ...]]:
    """Yield the seat, the move, and the hand before it, of so many whole matches of each preset."""
    for preset in presets:
        for seed in range(number):
            seats = preset.seats[min(seed, len(preset.seats) - 1)]
            memory: Memory[Any, Any] = Memory(game.Dealt)
            for moment in moments(game, seats, preset.options, seed, "medium"):
                if moment.seat != DEALER:
                    sight = Sight(game, moment.before, memory, version=1)
                    yield moment.seat, moment.move, sight.holding(moment.seat)
                memory.add(moment.step)


def counted(played: Iterator[tuple[Any, ...]]) -> Iterator[int]:
    """Yield the presses of each move."""
    for _, move, holding in played:
        yield presses(holding, move)


def turns_without_sets(played: Iterator[tuple[Any, ...]]) -> Iterator[int]:
    """Yield the presses of each turn of Queen of Scots that only draws and discards."""
    drawn: tuple[Any, int] | None = None
    for seat, move, holding in played:
        if isinstance(move, Draw):
            drawn = (seat, presses(holding, move))
        elif isinstance(move, Discard) and drawn and drawn[0] == seat:
            yield drawn[1] + presses(holding, move)
            drawn = None
        else:
            drawn = None


COUNTED = {"scots": turns_without_sets}


def measured(game: AnyGame, number: int, presets: Sequence[Preset]) -> list[int]:
    return sorted(COUNTED.get(game.key, counted)(matches(game, number, presets)))


def spread(found: Sequence[int]) -> tuple[float, int]:
    """Return the median and the 95th of a hundred."""
    return statistics.median(found), found[int(0.95 * len(found))]


def is_few(game: AnyGame, found: Sequence[int]) -> bool:
    most = LIMITS.get(game.key, ELSE)
    return all(map(le, spread(found), most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3, help="of each preset")
    asked = parser.parse_args()
    missed = False
    for game in GAMES.values():
        found = measured(game, asked.matches, game.presets)
        median, late = spread(found)
        passed = is_few(game, found)
        missed |= not passed
        shares = ", ".join(f"{each}: {many}" for each, many in sorted(Counter(found).items()))
        hinted = max(
            presses_by_a_hint(held, move) for _, move, held in matches(game, 1, game.presets)
        )
        what = "turns without sets" if game.key in COUNTED else "moves"
        print(
            f"{game.key:6} {len(found):6,} {what}  median {median:.0f}  95 % {late}  ({shares})"
            f"  by a hint {hinted}  {'ok' if passed else 'MISSED'}",
            flush=True,
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
