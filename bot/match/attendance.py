"""Lets people leave a table and come back."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import MatchOver, Out
from bot.match.clocks import next_deadline
from bot.match.outcomes import ending_of
from bot.match.pause import is_between
from bot.match.sittings import (
    Sittings,
    is_deserted,
    left,
    stand_in_level,
    stood_in,
    taken_back,
)
from bot.match.table import Change, Table
from bot.match.table_events import Deserted, Ready, SeatChanged, TableEvent
from bot.match.votes import voters
from games.game import DEALER, Seat
from storage.rating import DAY
from storage.records import DESERTED, PLAYED, Absence, Chooser, Deadline, Ending, Kind
from storage.store import Store

MOST_UNMOVED = 3
"""So many matches a day may be left before the first move; then it counts as leaving."""


async def play(
    table: Table, person: int, version: int, text: str, chooser: Chooser = "person"
) -> tuple[Any, ...]:
    """Play a person's move; it also brings back a person who was away."""
    seat = table.seat_of(person)
    if table.sittings[seat].stand_in is not None and version == table.version:
        await take_back(table, person)
    return await table.play(seat, version, text, chooser)


def seat_of(table: Table, person: int) -> Seat:
    """Return a person's seat; raise Out for one whom the match does not let back to it."""
    seat = table.seat_of(person)
    if not table.is_over and table.attended.may_not_return(seat):
        raise Out
    return seat


async def take_back(table: Table, person: int) -> None:
    """Give a returning person their seat back from the computer, also while it thinks."""

    def decide() -> Change | None:
        seat = seat_of(table, person)
        if table.is_over:
            return None
        noted, changed = (absence(table, seat, "back"),), (SeatChanged(seat, None),)
        back = taken_back(table.sittings, seat)
        if back is not None:
            deadline = _after_return(table, seat, back)
            return Change(sittings=back, deadline=deadline, absences=noted, events=changed)
        if played_for(table) == seat:
            return Change(deadline=another_turn(table), absences=noted, events=changed)
        return Change(absences=noted) if table.attended.is_away(seat) else None

    await table.change(decide)


def played_for(table: Table) -> Seat | None:
    """Return the seat for which a computer plays this turn alone."""
    is_played = table.deadline is not None and table.deadline.seat == PLAYED
    return table.to_act[0] if is_played and table.to_act else None


def _after_return(table: Table, seat: Seat, back: Sittings) -> Deadline | None:
    """Begin a clock for who is to act, if none ran or it is the one who is back."""
    old = table.deadline
    if old is not None and old.seat == DESERTED:
        return from_now(table, back)
    if table.is_stopped or DEALER in table.to_act:
        return None
    stood = old is None or (old.seat >= 0 and old.due is None)
    return from_now(table, back) if stood or seat in table.to_act else None


@dataclass(frozen=True, slots=True)
class Leaving:
    """What leaving now would mean."""

    what: Kind
    ending: Ending | None
    is_last: bool = False  # nobody is left then


def leaving(table: Table, seat: Seat, unmoved: int) -> Leaving:
    """Tell what it would mean if the seat's person left, after so many matches today that they had
    left before they moved. Nobody who is away already can be out like that."""
    is_out = (
        table.is_rated
        and unmoved < MOST_UNMOVED
        and not table.attended.has_moved(seat)
        and not table.attended.is_away(seat)
    )
    what: Kind = "unmoved" if is_out else "left"
    gone, _ = _without(table, seat)
    ending = ending_of(table, gone, (absence(table, seat, what),))
    return Leaving(what, ending, is_deserted(gone))


async def unmoved_today(store: Store, person: int, now: int) -> int:
    """Return how many rated matches a person has left in a day before they had moved."""
    return await store.unmoved(person, now - DAY)


async def is_barred(store: Store, person: int, now: int) -> bool:
    """Return whether only casual tables are open to a person until tomorrow."""
    return await unmoved_today(store, person, now) >= MOST_UNMOVED


async def leave(table: Table, person: int, unmoved: int = 0) -> None:
    """Let a computer take the seat, or end the match if that is how it ends. Where nobody is left,
    computers do not play on."""
    await _give_up(table, person, lambda seat: leaving(table, seat, unmoved).what)


async def remove(table: Table, person: int) -> None:
    """Replace a person for a moderator: they cannot come back. At a rated table they are out, if
    they had not left."""
    await _give_up(table, person, lambda _: "removed")


async def _give_up(table: Table, person: int, what: Callable[[Seat], Kind]) -> None:
    def decide() -> Change:
        seat = table.seat_of(person)
        if table.is_over:
            raise MatchOver
        noted = (absence(table, seat, what(seat)),)
        gone, events = _without(table, seat)
        ending = ending_of(table, gone, noted)
        if ending is not None:
            return Change(sittings=gone, absences=noted, ending=ending)
        deadline = _after_leaving(table, seat, gone)
        return Change(sittings=gone, deadline=deadline, absences=noted, events=events)

    await table.change(decide)
    table.presence.wake()  # nobody waits for them any more


def _without(table: Table, seat: Seat) -> tuple[Sittings, tuple[TableEvent, ...]]:
    """Give the seat to a computer. Whoever they alone still waited for is not there either."""
    level, awaited = stand_in_level(table.match), table.overdue
    gone = left(table.sittings, seat, table.clock(), level)
    events: tuple[TableEvent, ...] = (SeatChanged(seat, level),)
    awaited = played_for(table) if awaited is None else awaited
    if awaited is not None and awaited != seat and not voters(gone, table.to_act):
        gone = stood_in(gone, awaited, level)
        events = (*events, SeatChanged(awaited, level))
    return gone, (*events, Deserted()) if is_deserted(gone) else events


def _after_leaving(table: Table, seat: Seat, gone: Sittings) -> Deadline | None:
    """Let others go on; a pause goes on as it is, of the dealer or of all."""
    if is_deserted(gone):
        return from_now(table, gone)
    is_paused = DEALER in table.to_act or table.is_stopped
    is_needed = seat in table.to_act or not voters(gone, table.to_act)
    return from_now(table, gone) if is_needed and not is_paused else None


async def end_without_result(table: Table) -> None:
    await table.change(lambda: None if table.is_over else Change(ending="closed"))


def absence(table: Table, seat: Seat, what: Kind) -> Absence:
    """Return that something happens at the table now."""
    return Absence(seat, table.version, what, table.clock())


async def set_pace(table: Table, person: int, brisk: bool | None = None) -> None:
    """Set for the whole table whether computers pause or play at once; None switches."""

    def decide() -> Change:
        seat_of(table, person)
        return Change(match={"brisk": not table.match.brisk if brisk is None else brisk})

    await table.change(decide)


async def next_deal(table: Table, person: int, version: int) -> None:
    """Note that a person wants the next deal; the last of those who are there brings it about. A
    second press, or a late one, changes nothing."""
    seat = table.seat_of(person)
    if table.is_over:
        raise MatchOver
    await take_back(table, person)

    def decide() -> Change | None:
        presence = table.presence
        if version != table.version or not is_between(table) or seat in presence.ready:
            return None
        presence.note(seat, between=True)
        presence.ready.add(seat)
        return Change(events=(Ready(seat),))

    if await table.change(decide) is not None:
        await table.deal()
        table.presence.wake()


def from_now(table: Table, sittings: Sittings, *, goes_on: bool = True) -> Deadline | None:
    """Return the deadline with which these people go on from now."""
    now, version = table.clock(), table.version
    old, actors = table.deadline, table.to_act
    return next_deadline(table.match, version, actors, sittings, old, now, goes_on=goes_on)


def another_turn(table: Table) -> Deadline | None:
    """Give the seat that is to act another whole turn."""
    fresh = from_now(table, table.sittings, goes_on=False)
    return None if fresh is None else replace(fresh, waited=True)
