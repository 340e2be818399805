"""Gives games of turns and rounds the functions they share, to use where they fit."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from games.errors import Fault, Refusal
from games.game import DEALER, Place, Seat

T = TypeVar("T")

LARGEST = 10**9  # a total or a count in a position


class Turning(Protocol):
    """A table at which one seat is to move, except in the dealer's phases."""

    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> Seat: ...


def always_ends(_: object) -> bool:
    """Say of every match that it comes to its end, whatever the options."""
    return True


def left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def one_by_one(cards: tuple[T, ...], seats: int, first: Seat) -> tuple[tuple[T, ...], ...]:
    """Return what each seat is dealt, by seat, when single cards go round from `first`."""
    return tuple(cards[(seat - first) % seats :: seats] for seat in range(seats))


def put(rows: tuple[T, ...], place: int, row: T) -> tuple[T, ...]:
    """Return the rows with this one replaced, or appended."""
    return (*rows[:place], row, *rows[place + 1 :])


def to_act(state: Turning, dealers: frozenset[str]) -> tuple[Seat, ...]:
    """Return the dealer in its phases, nobody after the game, else the seat whose turn it is."""
    if state.phase in dealers:
        return (DEALER,)
    return () if state.phase == "gameOver" else (state.turn,)


class OutOfTurn(NamedTuple):
    """Why a seat may do nothing now."""

    game_over: Refusal
    round_over: Refusal
    turn: Refusal  # somebody else is to move


def out_of_turn(
    state: Turning, seat: Seat, dealers: frozenset[str], refusals: OutOfTurn
) -> Refusal | None:
    """Ask a judge's first questions: is the match over, or the round, and is it this seat's
    turn?"""
    phase = state.phase
    if phase == "gameOver":
        return refusals.game_over
    if phase not in dealers:
        return None if seat == state.turn else refusals.turn
    if seat == DEALER:
        return None
    return refusals.round_over if phase == "roundOver" else refusals.turn


def others(field: str, rows: Sequence[Any], seat: Seat | None) -> Iterator[Place]:
    """Return where a position has what belongs to others."""
    return ((field, other) for other in range(len(rows)) if other != seat)


def seat_faults(seats: int, clause: str, **named: Iterable[Seat | None]) -> Iterator[Fault]:
    """Check that fields of a position name seats."""
    for name, its in named.items():
        if any(seat is not None and seat not in range(seats) for seat in its):
            yield Fault(name, f"seats run from 0 to {seats - 1}", clause)


def winner_faults(winners: Sequence[Seat], phase: str | None, clause: str) -> Iterator[Fault]:
    if winners and phase != "gameOver":
        yield Fault("winners", "there are winners in phase gameOver alone", clause)
