"""Works out how long a seat may think, and what is left of its time bank."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.game import Seat
from storage.records import Deadline

SECOND = 1_000  # ms
MINUTE = 60 * SECOND
VOTE = 30 * SECOND
"""How long the others may vote about a seat whose time is up, in ms."""

WHOLE_TABLE: Seat = -1
"""The seat of a vote's deadline."""


@dataclass(frozen=True, slots=True)
class Speed:
    key: str
    turn: int | None  # ms for a decision; None: no deadline
    bank: int = 0  # ms a match, for longer decisions

    def full_banks(self, seats: int) -> tuple[int, ...]:
        return (self.bank,) * seats

    def deadline(
        self, match: str, seat: Seat, version: int, now: int, banks: tuple[int, ...]
    ) -> Deadline | None:
        """Return when the time of the seat to move is up."""
        if self.turn is None:
            return None
        return Deadline(match, seat, version, now + self.turn + banks[seat], banks)


SPEEDS: Mapping[str, Speed] = {
    speed.key: speed
    for speed in (
        Speed("live", MINUTE, 2 * MINUTE),
        Speed("relaxed", 10 * MINUTE),
        Speed("daily", 24 * 60 * MINUTE),
        Speed("unlimited", None),
    )
}


def banks_after(deadline: Deadline, now: int) -> tuple[int, ...]:
    """Return the banks after a move: time beyond the turn's own comes out of the bank."""
    if deadline.due is None or deadline.seat == WHOLE_TABLE:
        return deadline.banks
    left = max(0, min(deadline.banks[deadline.seat], deadline.due - now))
    return emptied(deadline.banks, deadline.seat, left)


def emptied(banks: tuple[int, ...], seat: Seat, left: int = 0) -> tuple[int, ...]:
    return (*banks[:seat], left, *banks[seat + 1 :])
