"""Decides when a person is called, and whether a call still makes sense."""

from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.match.votes import voters
from bot.people.people import NO_DIGEST, Person
from games.game import DEALER, Seat
from storage.records import Call, CallKind

LIVE = SPEEDS["live"].key
DAY = 24 * 60 * 60 * 1000
QUARTER = 4
"""A warning comes when so many-th of the turn is left."""

PAUSES = (0.0, 0.0, 0.125, 0.25, 0.5)
"""How long a call waits after so many turns in a row that were not answered, in turns; after more
of them there are none until the person shows up."""

COLLECTED = (SPEEDS["daily"].key, SPEEDS["unlimited"].key)
"""The speeds whose turns a digest tells of."""


def seat_to_act(table: Table) -> Seat:
    """Return the seat to act; the dealer's if nobody is."""
    return table.to_act[0] if table.to_act else DEALER


def turn_of(table: Table) -> int:
    """Return the version with which the present turn began."""
    return table.attended.turn_at(seat_to_act(table), table.version)


def wants(who: Person) -> bool:
    """Return whether a person is to be called. Who could not be written to is called once, in the
    channel, and then finds it said on their hand; who answers nothing is left in peace."""
    return who.ping != "none" and not who.refused and who.missed < len(PAUSES)


def is_collected(who: Person, speed: str) -> bool:
    """Return whether a person is told of turns at that speed once a day alone."""
    return who.digest != NO_DIGEST and speed in COLLECTED


def due_at(table: Table, kind: CallKind, who: Person, now: int, patience: float) -> int | None:
    """Return when a person is to be called; None if they are not. `patience` is how many seconds a
    live table waits before."""
    if kind == "warning":
        return warned_at(table)
    if kind == "vote":
        return now
    if is_collected(who, table.match.speed):
        return None
    turn = SPEEDS[table.match.speed].turn or DAY
    wait = round(PAUSES[who.missed] * turn)
    if table.match.speed == LIVE:
        return now + wait + round(patience * 1000)
    later = now + wait
    return later + who.quiet_for(later) * 1000 if who.is_quiet(later) else later


def warned_at(table: Table) -> int | None:
    """Return when a quarter of the turn is left; None where no clock runs."""
    turn, deadline = SPEEDS[table.match.speed].turn, table.deadline
    if turn is None or deadline is None or deadline.due is None or deadline.seat < 0:
        return None
    return deadline.due - turn // QUARTER


def is_awaited(table: Table, call: Call) -> bool:
    """Return whether the turn goes on and still waits for that person."""
    is_theirs = table.sittings[call.seat].person == call.person
    is_same = seat_to_act(table) == call.turn and turn_of(table) == call.version
    if table.is_over or not is_theirs or not is_same or table.level_at(call.seat) is not None:
        return False
    if call.kind == "vote":
        asked = table.overdue is not None and call.seat in voters(table.sittings, table.to_act)
        return asked and call.seat not in table.votes
    if call.kind == "warning":
        return table.overdue is None
    return table.version == call.version  # else they have moved, and know


def may_nudge(table: Table, by: int) -> bool:
    """Return whether a person can remind another that it is their turn."""
    seat = seat_to_act(table)
    if table.match.speed == LIVE or table.is_over or table.overdue is not None or seat == DEALER:
        return False
    is_seated = any(
        each.person == by and not table.attended.may_not_return(each.seat)
        for each in table.sittings
    )
    is_person = table.sittings[seat].person not in (None, by)
    return is_seated and is_person and table.level_at(seat) is None
