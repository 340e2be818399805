"""Lets people agree to pause a match or to end it, and their host choose how it treats who is
absent."""

from collections.abc import Callable
from typing import Any

from bot.errors import MatchOver, NotPossible, NotSeated, NotTheHost
from bot.match.absent import going_on
from bot.match.attendance import take_back
from bot.match.clocks import banks_left
from bot.match.sittings import people_there, wished, without_wishes
from bot.match.speeds import LONGEST_REST
from bot.match.table import Change, Table
from bot.match.table_events import Rested, TableEvent, Wished
from games.game import Seat
from games.players import LEVELS
from storage.records import RESTING, Deadline, Wish

FEWEST = 2  # people for whom a clock runs


def is_resting(table: Table) -> bool:
    """Return whether the match is paused because all agreed to that."""
    return table.deadline is not None and table.deadline.seat == RESTING


def may_rest(table: Table) -> bool:
    """Return whether people can agree to pause: alone against computers no clock runs."""
    return len(people_there(table.sittings)) >= FEWEST and not (table.is_over or table.is_stopped)


def needed_for(table: Table, what: Wish) -> frozenset[Seat]:
    """Return who must agree: everybody who is there, and for the end of a rated match everybody who
    has a seat."""
    if what == "rest" or not table.is_rated:
        return people_there(table.sittings)
    return frozenset(
        each.seat
        for each in table.sittings
        if each.person is not None and not table.attended.may_not_return(each.seat)
    )


def wishing(table: Table, what: Wish) -> frozenset[Seat]:
    """Return who of them agrees so far."""
    needed = needed_for(table, what)
    return frozenset(each.seat for each in table.sittings if each.wish == what) & needed


async def wish(table: Table, person: int, what: Wish | None) -> None:
    """Note what a person would like the table to do; None takes it back. What all agree to is
    done."""
    if table.is_over:
        raise MatchOver
    await take_back(table, person)

    def decide() -> Change | None:
        seat = table.seat_of(person)
        if table.is_over:
            raise MatchOver
        if what == "rest" and not may_rest(table):
            raise NotPossible
        if table.sittings[seat].wish == what:
            return None
        agreeing = {*wishing(table, what), seat} if what is not None else set()
        told: tuple[TableEvent, ...] = (Wished(seat),)
        sittings = wished(table.sittings, seat, what)
        if what is None or agreeing < needed_for(table, what):
            return Change(sittings=sittings, events=told)
        if what == "end":  # the wishes stay: the board says why it ended
            return Change(sittings=sittings, ending="closed", events=told)
        resting, told = _resting(table), (*told, Rested(on=True))
        return Change(sittings=without_wishes(sittings), deadline=resting, events=told)

    await table.change(decide)
    table.presence.wake()  # the dealer's pause may be over


def _resting(table: Table) -> Deadline:
    now, old = table.clock(), table.deadline
    due = now + LONGEST_REST
    banks, waited = banks_left(table.match, old, now), old is not None and old.waited
    return Deadline(table.id, RESTING, table.version, due, banks, waited=waited)


async def go_on(table: Table, person: int) -> None:
    """End the pause; a second press changes nothing."""
    await take_back(table, person)

    def decide() -> Change | None:
        table.seat_of(person)
        return going_on(table) if is_resting(table) and not table.is_over else None

    if await table.change(decide) is not None:
        await table.deal()


def why_closed(table: Table) -> str:
    """Return the key of the reason why a match ended without a result."""
    people = [each for each in table.sittings if each.person is not None]
    there = [each for each in people if each.stand_in is None]
    if people and not there:
        return "over-closed-deserted"
    return "over-closed-agreed" if all(each.wish == "end" for each in there) else "over-closed-why"


# The host


def host_of(table: Table) -> int | None:
    """Return the host: whoever opened the table or was handed it; while they are away, the first of
    those who are there."""
    there = [table.sittings[seat].person for seat in sorted(people_there(table.sittings))]
    return table.match.host if table.match.host in there else next(iter(there), None)


async def hand_over(table: Table, person: int, to: int) -> None:
    def decide() -> dict[str, Any]:
        if to not in [table.sittings[seat].person for seat in people_there(table.sittings)]:
            raise NotSeated
        return {"host": to}

    await _as_host(table, person, decide)


async def set_patient(table: Table, person: int, on: bool) -> None:
    """Choose whether the table waits where nobody votes; a rated one never does."""
    await _as_host(table, person, lambda: {"patient": _casual(table, on)})


async def set_stand_in(table: Table, person: int, level: str) -> None:
    """Choose how strong the computers are that act for absent people from now on."""

    def decide() -> dict[str, Any]:
        if level not in LEVELS:
            raise NotPossible
        return {"stand_in": _casual(table, level)}

    await _as_host(table, person, decide)


def _casual(table: Table, value: Any) -> Any:
    if table.is_rated:
        raise NotPossible
    return value


async def _as_host(table: Table, person: int, decide: Callable[[], dict[str, Any]]) -> None:
    def change() -> Change:
        if table.is_over:
            raise MatchOver
        table.seat_of(person)
        if host_of(table) != person:
            raise NotTheHost
        return Change(match=decide())

    await table.change(change)
