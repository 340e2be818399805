"""Works out how long a seat may think, how long the others may vote, and what is left of a time
bank."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.game import Seat
from storage.records import MAY_ASK, Deadline

SECOND = 1_000  # ms
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
ASK_AFTER = 3 * DAY
"""How long a turn without a time limit lasts before anybody may ask what to do, in ms."""
DESERTED_AFTER = DAY
"""How long a table stays open at least with nobody left, in ms."""
LONGEST_REST = 7 * DAY
"""How long a match may be paused, in ms."""


@dataclass(frozen=True, slots=True)
class Speed:
    key: str
    turn: int | None  # ms for a decision; None: no limit
    bank: int = 0  # ms a match, for longer decisions
    pause: int = MINUTE  # ms at most from the end of a round to the next deal
    window: int = DAY  # ms in which the others vote about somebody absent

    def full_banks(self, seats: int) -> tuple[int, ...]:
        return (self.bank,) * seats

    def deadline(
        self, match: str, seat: Seat, version: int, now: int, banks: tuple[int, ...]
    ) -> Deadline:
        """Return when the time of the seat to move is up, or when the others may ask."""
        if self.turn is None:
            return Deadline(match, MAY_ASK, version, now + ASK_AFTER, banks)
        return Deadline(match, seat, version, now + self.turn + banks[seat], banks)

    @property
    def closes_after(self) -> int:
        """Return how long a table stays open with nobody left, in ms."""
        return max(DESERTED_AFTER, self.turn or 0)


SPEEDS: Mapping[str, Speed] = {
    speed.key: speed
    for speed in (
        Speed("live", MINUTE, 2 * MINUTE, 12 * SECOND, window=MINUTE),
        Speed("relaxed", 10 * MINUTE, window=5 * MINUTE),
        Speed("daily", DAY, window=4 * HOUR),
        Speed("unlimited", None),
    )
}


def banks_after(deadline: Deadline, now: int) -> tuple[int, ...]:
    """Return the banks after a move: time beyond the turn's own comes out of the bank."""
    if deadline.due is None or deadline.seat < 0 or not deadline.banks:
        return deadline.banks
    left = max(0, min(deadline.banks[deadline.seat], deadline.due - now))
    return emptied(deadline.banks, deadline.seat, left)


def emptied(banks: tuple[int, ...], seat: Seat, left: int = 0) -> tuple[int, ...]:
    return (*banks[:seat], left, *banks[seat + 1 :])
