"""Lets people leave a table, come back, and vote on a seat whose time is up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.errors import MatchOver, NothingToDecide
from bot.match.sittings import DEFAULT_LEVEL, Sittings, has_people, left, stood_in, taken_back
from bot.match.speeds import SPEEDS, WHOLE_TABLE
from bot.match.table import Change, Table
from bot.match.table_events import Choice, Decided, SeatChanged, TimeUp, Voted
from bot.match.votes import decided, is_superseded, question, voters
from games.game import Seat
from storage.records import Deadline


async def play(table: Table, person: int, version: int, text: str) -> tuple[Any, ...]:
    """Play a person's move; it also brings back a person who was away."""
    seat = table.seat_of(person)
    if table.sittings[seat].stand_in is not None and version == table.version:
        await take_back(table, person)
    return await table.play(seat, version, text)


async def take_back(table: Table, person: int) -> None:
    """Give a returning person their seat back from the computer."""

    def decide() -> Change | None:
        seat = table.seat_of(person)
        back = None if table.is_over else taken_back(table.sittings, seat)
        if back is None:
            return None
        return Change(
            sittings=back, deadline=_from_now(table, back), events=(SeatChanged(seat, None),)
        )

    await table.change(decide)


async def leave(table: Table, person: int) -> None:
    """Let a computer take the seat, or end the match if no person is left."""

    def decide() -> Change:
        seat = table.seat_of(person)
        if table.is_over:
            raise MatchOver
        gone = left(table.sittings, seat, table.clock())
        if not has_people(gone):
            return Change(sittings=gone, ends=True)
        return Change(sittings=gone, events=(SeatChanged(seat, DEFAULT_LEVEL),))

    await table.change(decide)


async def end_without_result(table: Table) -> None:
    await table.change(lambda: None if table.is_over else Change(ends=True))


async def set_pace(table: Table, person: int, brisk: bool | None = None) -> None:
    """Set for the whole table whether computers pause or play at once; None switches."""

    def decide() -> Change:
        table.seat_of(person)
        return Change(match={"brisk": not table.match.brisk if brisk is None else brisk})

    await table.change(decide)


# When a seat's time is up


async def time_up(table: Table, claimed: Deadline) -> None:
    """Start a vote among the others, or count it."""

    def decide() -> Change | None:
        if table.is_over or is_superseded(claimed, table.deadline):
            return None
        if claimed.seat == WHOLE_TABLE:
            return _counted(table, table.votes)
        alone = not voters(table.sittings, table.to_act)
        asked = question(claimed, table.version, table.clock(), alone=alone)
        return Change(deadline=asked, votes={}, events=(TimeUp(claimed.seat),))

    await _act_upon(table, await table.change(decide))


async def vote(table: Table, person: int, choice: Choice) -> None:
    """Record a vote, or change it; when everybody has voted, count."""

    def decide() -> Change:
        seat, others = table.seat_of(person), voters(table.sittings, table.to_act)
        if table.overdue is None or seat not in others:
            raise NothingToDecide
        cast = {**table.votes, seat: choice}
        if set(cast) < others:
            return Change(votes=cast, events=(Voted(seat, choice),))
        counted = _counted(table, cast)
        return replace(counted, events=(Voted(seat, choice), *counted.events))

    await _act_upon(table, await table.change(decide))


def _counted(table: Table, votes: Mapping[Seat, Choice]) -> Change:
    (seat,) = table.to_act
    choice = decided(votes)
    told = Decided(seat, choice)
    if choice == "seat":
        changed = stood_in(table.sittings, seat)
        return Change(
            sittings=changed,
            deadline=_from_now(table, changed),
            votes={},
            events=(SeatChanged(seat, DEFAULT_LEVEL), told),
        )
    if choice == "turn":
        return Change(votes={}, events=(told,))
    return Change(deadline=_another_turn(table, seat), votes={}, events=(told,))


async def _act_upon(table: Table, change: Change | None) -> None:
    """Let a computer play the turn, if that was decided."""
    for event in change.events if change is not None else ():
        if isinstance(event, Decided) and event.choice == "turn":
            await table.autoplay.play_turn(table, event.seat)


def _another_turn(table: Table, seat: Seat) -> Deadline | None:
    banks = table.deadline.banks if table.deadline else ()
    speed = SPEEDS[table.match.speed]
    return speed.deadline(table.id, seat, table.version, table.clock(), banks)


def _from_now(table: Table, sittings: Sittings) -> Deadline | None:
    """Let another player continue the turn."""
    fresh = table.deadline_after(table.state, table.clock(), sittings)
    return None if fresh is None else replace(fresh, version=table.version)
