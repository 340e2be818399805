"""The table of RACK-O, and what may be seen of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games import kit
from games.game import Seat
from games.racko.options import Options

Rack: TypeAlias = tuple[int, ...]
"""Ten cards from slot #5 to slot #50. A card is the number printed on it."""

Phase: TypeAlias = Literal["cut", "deal", "pick", "drawn", "roundOver", "gameOver"]

SLOTS = range(5, 55, 5)
DEALERS_PHASES = frozenset({"cut", "deal", "roundOver"})


@dataclass(frozen=True, slots=True)
class State:
    """All that is true at the table."""

    options: Options
    racks: tuple[Rack, ...]  # by seat
    totals: tuple[int, ...]  # by seat; with partners by pair
    phase: Phase = "cut"
    draw: tuple[int, ...] = ()  # the card on top is the first
    discard: tuple[int, ...] = ()  # the card on top is the last
    held: int | None = None  # drawn by the seat to move, unseen by the others
    turn: Seat = 0
    dealer: Seat = 0
    round: int = 0
    turns_this_round: int = 0
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What a seat or a spectator may know: a foreign rack is None until the round is scored."""

    options: Options
    seat: Seat | None
    racks: tuple[Rack | None, ...]
    totals: tuple[int, ...]
    phase: Phase
    draw: int  # cards left to draw
    discard: int  # cards on the discard pile
    face_up: int | None  # the top one
    held: int | None
    turn: Seat
    dealer: Seat
    round: int
    turns_this_round: int
    winners: tuple[Seat, ...]


def setup(seats: int, options: Options) -> State:
    """Nobody has drawn for the deal yet."""
    sides = 2 if options.partners else seats
    return State(options, ((),) * seats, (0,) * sides)


def place_of(slot: int) -> int:
    """RO-1.3: the place in the rack, from 0, of the slot with this label."""
    return slot // 5 - 1


def exchanged(rack: Rack, slot: int, card: int) -> Rack:
    return kit.put(rack, place_of(slot), card)


def cards_in_play(seats: int) -> range:
    """RO-1.2: 40, 50 or 60 cards; the others stay in the box."""
    return range(1, 20 + 10 * seats + 1)


def to_act(state: State) -> tuple[Seat, ...]:
    return kit.to_act(state, DEALERS_PHASES)


def view(state: State, seat: Seat | None) -> View:
    shown = state.phase in ("roundOver", "gameOver")
    return View(
        state.options,
        seat,
        tuple(rack if shown or owner == seat else None for owner, rack in enumerate(state.racks)),
        state.totals,
        state.phase,
        len(state.draw),
        len(state.discard),
        state.discard[-1] if state.discard else None,
        state.held if seat == state.turn else None,
        state.turn,
        state.dealer,
        state.round,
        state.turns_this_round,
        state.winners,
    )
