"""The table of Low Ebb, and what may be seen of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games import kit
from games.game import Seat
from tests.sample.options import Options

Cards: TypeAlias = tuple[int, ...]
"""A hand is kept sorted, the lowest card first."""

Phase: TypeAlias = Literal["deal", "play", "roundOver", "gameOver"]

DEALERS_PHASES = frozenset({"deal", "roundOver"})
SHOWN = frozenset({"roundOver", "gameOver"})


@dataclass(frozen=True, slots=True)
class State:
    """All that is true at the table."""

    options: Options
    hands: tuple[Cards, ...]  # by seat
    totals: tuple[int, ...]  # by seat
    phase: Phase = "deal"
    draw: Cards = ()  # the card on top is the first
    discard: Cards = ()  # the card on top is the last
    turn: Seat = 0
    dealer: Seat = 0
    round: int = 0
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What a seat or a spectator may know: a foreign hand is None until the round is scored."""

    options: Options
    seat: Seat | None
    hands: tuple[Cards | None, ...]
    totals: tuple[int, ...]
    phase: Phase
    draw: int  # cards left to draw
    face_up: int | None
    turn: Seat
    dealer: Seat
    round: int
    winners: tuple[Seat, ...]


def setup(seats: int, options: Options) -> State:
    return State(options, ((),) * seats, (0,) * seats)


def to_act(state: State) -> tuple[Seat, ...]:
    return kit.to_act(state, DEALERS_PHASES)


def view(state: State, seat: Seat | None) -> View:
    shown = state.phase in SHOWN
    return View(
        state.options,
        seat,
        tuple(hand if shown or owner == seat else None for owner, hand in enumerate(state.hands)),
        state.totals,
        state.phase,
        len(state.draw),
        state.discard[-1] if state.discard else None,
        state.turn,
        state.dealer,
        state.round,
        state.winners,
    )
