"""A second version of RACK-O, in the tests alone: its turn limit counts the turns of each seat.

While it is today's, the matches of the first one are older; `kept` says whether those rules are
still there.
"""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from games.catalogue import FORMER, GAMES
from games.game import Seat, Step
from games.racko import RACKO
from games.racko.events import Event
from games.racko.moves import Move
from games.racko.state import State
from games.record import replace


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """RO-R42, with another meaning: every seat has so many turns."""
    cap, seats = state.options.turn_cap, len(state.racks)
    options = state.options.model_copy(update={"turn_cap": cap and cap * seats})
    step = RACKO.apply(replace(state, options=options), seat, move)
    return dataclasses.replace(step, state=replace(step.state, options=state.options))


def refuses(*_: object) -> NoReturn:
    """What thinks about a match of the first version must be of that version."""
    raise AssertionError("a thought by later rules")


LATER: Any = dataclasses.replace(
    RACKO,
    rules=RACKO.rules + 1,
    apply=apply,
    players={**RACKO.players, "hard": refuses},
    judge=refuses,
)


@contextmanager
def later_rules(kept: bool = True) -> Iterator[None]:
    GAMES[RACKO.key] = LATER
    if kept:
        FORMER[f"{RACKO.key}/{RACKO.rules}"] = RACKO
    try:
        yield
    finally:
        GAMES[RACKO.key] = RACKO
        FORMER.clear()
