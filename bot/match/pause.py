"""Lets the dealer wait after a round, until everybody who is there has seen how it came out."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from bot.clock import Clock
from bot.match.sittings import Sittings, level_at
from games.game import DEALER, Seat
from storage.records import Deadline


@dataclass(slots=True)
class Presence:
    """Who has done anything since the last deal. Presses are in memory alone: after a start nobody
    is known to be there."""

    here: set[Seat] = field(default_factory=set)
    """Who has pressed anything."""
    ready: set[Seat] = field(default_factory=set)
    """Who wants the next deal."""
    looking: set[Seat] = field(default_factory=set)
    """Who has pressed anything since the round was over."""
    moved: set[Seat] = field(default_factory=set)
    saw: frozenset[Seat] = frozenset()
    """Who was looking between the last two deals."""
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def note(self, seat: Seat, *, between: bool) -> None:
        """Note a press of the seat's person."""
        self.here.add(seat)
        if between:
            self.looking.add(seat)

    def begin_deal(self) -> None:
        self.saw = frozenset(self.looking)
        for seats in (self.here, self.ready, self.looking, self.moved):
            seats.clear()
        self.wake()

    def wake(self) -> None:
        """Let whoever waits look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self, seconds: float) -> None:
        """Return once somebody wakes the table, or after so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()


class Dealing(Protocol):
    """What a pause is read from: a table."""

    sittings: Sittings
    deadline: Deadline | None
    presence: Presence
    clock: Clock

    @property
    def to_act(self) -> tuple[Seat, ...]: ...


def is_between(table: Dealing) -> bool:
    """Return whether the dealer pauses between two deals."""
    deadline = table.deadline
    dealers = table.to_act == (DEALER,) and deadline is not None and deadline.seat == DEALER
    return dealers and _due(table) is not None


def awaited(table: Dealing) -> tuple[Seat, ...]:
    """Return the people who are there and have not asked for the next deal."""
    presence = table.presence
    return tuple(
        seat
        for seat in sorted(presence.here - presence.ready)
        if level_at(table.sittings, seat) is None
    )


def waits(table: Dealing) -> bool:
    """Return whether the dealer must not deal yet."""
    return seconds_left(table) > 0


def seconds_left(table: Dealing) -> float:
    due = _due(table)
    if due is None or not is_between(table) or (table.presence.ready and not awaited(table)):
        return 0.0
    return max(0.0, (due - table.clock()) / 1000)


def _due(table: Dealing) -> int | None:
    return table.deadline.due if table.deadline is not None else None
