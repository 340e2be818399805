"""Lists what a seat may do now."""

from collections.abc import Callable, Sequence
from operator import gt

from games.game import Seat
from games.racko.moves import Draw, Drop, Move, Place, Take
from games.racko.scoring import goes, may_go
from games.racko.state import SLOTS, Rack, State, exchanged

TAKES: tuple[Move, ...] = tuple(Take(slot) for slot in SLOTS)
PLACES: tuple[Move, ...] = tuple(Place(slot) for slot in SLOTS)
DRAW, DROP = Draw(), Drop()
PICKS = (*TAKES, DRAW)
ENDS = (*PLACES, DROP)


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """Each exchange is listed twice where the player chooses whether to go RACK-O with it."""
    if seat != state.turn:
        return ()
    if state.phase == "pick":
        return _with_declarations(state, PICKS, Take, state.discard[-1])
    if state.phase == "drawn" and state.held is not None:
        return _with_declarations(state, ENDS, Place, state.held)
    return ()


def _with_declarations(
    state: State, moves: tuple[Move, ...], exchange: Callable[[int, bool], Move], card: int
) -> tuple[Move, ...]:
    rack = state.racks[state.turn]
    drops = sum(map(gt, rack, rack[1:]))
    if drops > 2 or state.options.declare == "auto":  # one card mends at most two drops
        return moves
    out = [exchange(slot, True) for slot in SLOTS if _is_asked(state, exchanged(rack, slot, card))]
    if exchange is Place and _is_asked(state, rack):
        out.append(Drop(True))
    return (*moves, *out)


def _is_asked(state: State, rack: Rack) -> bool:
    return may_go(state.options, rack) and not goes(state, rack, False)
