"""Lets a table go on without somebody who does not play: the others are asked what to do."""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import NothingToDecide
from bot.match.attendance import absence, another_turn, from_now
from bot.match.outcomes import ending_of
from bot.match.sittings import stand_in_level, stood_in
from bot.match.speeds import SPEEDS
from bot.match.table import Change, Table
from bot.match.table_events import (
    CHOICES,
    Asked,
    Choice,
    Decided,
    MayAsk,
    Rested,
    SeatChanged,
    TableEvent,
    TimeUp,
    Voted,
)
from bot.match.votes import Votes, ballot, decided, is_superseded, question, voters
from games.game import DEALER, Seat
from games.players import LEVELS
from storage.records import DESERTED, MAY_ASK, PLAYED, RESTING, WHOLE_TABLE, Absence, Deadline


async def time_up(table: Table, claimed: Deadline) -> None:
    """Act on a deadline that has passed: ask the others, or count their votes, or end a pause of
    the dealer or of all, or close a table that everybody has left."""

    def decide() -> Change | None:
        if table.is_over or is_superseded(claimed, table.deadline):
            return None
        if claimed.seat == DESERTED:
            return Change(ending="closed")
        if claimed.seat == RESTING:
            return going_on(table)
        return None if DEALER in table.to_act else _passed(table, claimed)

    await table.change(decide)
    if DEALER in table.to_act:
        await table.deal()


def going_on(table: Table) -> Change:
    """End the pause that all agreed to: who is to act has a whole turn."""
    return Change(deadline=from_now(table, table.sittings), events=(Rested(on=False),))


def _passed(table: Table, claimed: Deadline) -> Change:
    (seat,) = table.to_act
    if claimed.seat in (WHOLE_TABLE, DEALER):
        return _counted(table, seat, table.votes)
    told: tuple[TableEvent, ...] = (TimeUp(seat),) if claimed.seat >= 0 else ()
    if table.level_at(seat) is not None or not voters(table.sittings, table.to_act):
        return Change(deadline=from_now(table, table.sittings), events=told)  # nobody waits
    if claimed.seat == MAY_ASK:
        may_ask = replace(table.deadline or claimed, due=None)
        return Change(deadline=may_ask, events=(MayAsk(seat),))
    noted = _time_up_noted(table, seat)
    ending = ending_of(table, table.sittings, noted) if noted else None
    if ending is not None:
        return Change(absences=noted, ending=ending, events=told)
    only, *others = choices(table)
    if not others:
        return _decided(table, seat, only, None, noted, told)
    return replace(_asked(table, seat, told), absences=noted)


def _asked(table: Table, seat: Seat, told: Sequence[TableEvent] = ()) -> Change:
    """Call the others to vote."""
    if table.deadline is None:
        raise NothingToDecide
    asked = question(table.deadline, table.match.speed, table.version, table.clock())
    called = Asked(seat, tuple(sorted(voters(table.sittings, table.to_act))))
    return Change(deadline=asked, events=(*told, called))


def _time_up_noted(table: Table, seat: Seat) -> tuple[Absence, ...]:
    """Note that a person's own time ran out, once a turn."""
    attended = table.attended
    if attended.turn_at(seat, table.version) in attended.timed_out(seat):
        return ()
    return (absence(table, seat, "time_up"),)


def may_ask(table: Table) -> bool:
    """Return whether a turn without a time limit has lasted so long that the others may ask."""
    deadline = table.deadline
    return deadline is not None and deadline.seat == MAY_ASK and deadline.due is None


async def ask(table: Table, person: int) -> None:
    """Ask what to do about a turn without a time limit."""

    def decide() -> Change:
        seat = table.seat_of(person)
        is_theirs = seat in voters(table.sittings, table.to_act)
        if not (may_ask(table) and is_theirs) or DEALER in table.to_act:
            raise NothingToDecide
        return _asked(table, table.to_act[0])

    await table.change(decide)


# The vote


def choices(table: Table) -> tuple[Choice, ...]:
    """Return what the others can choose. After two own time-outs running no turn is played alone: a
    computer stays. At a rated table nobody is replaced before, and it waits once a turn."""
    seat = table.overdue if table.overdue is not None else table.to_act[0]
    is_second = table.attended.is_second(seat, table.version)
    has_waited = table.deadline is not None and table.deadline.waited
    out: dict[Choice, bool] = {
        "wait": table.is_rated and has_waited,
        "turn": is_second and not is_patient(table),
        "seat": table.is_rated and not is_second,
    }
    return tuple(each for each in CHOICES if not out[each])


def levels(table: Table) -> tuple[str, ...]:
    """Return how strong a computer the others can choose; a rated table has one strength."""
    return () if table.is_rated else LEVELS


def is_patient(table: Table) -> bool:
    """Return whether the table waits where nobody votes. A rated one never does."""
    return table.match.patient and not table.is_rated


async def vote(table: Table, person: int, choice: Choice, level: str | None = None) -> None:
    """Record a vote, or change it. When everybody has voted, count; but who had no time limit has
    the whole time of the vote to come back."""

    def decide() -> Change:
        seat, others = table.seat_of(person), voters(table.sittings, table.to_act)
        if table.overdue is None or seat not in others or choice not in choices(table):
            raise NothingToDecide
        if level is not None and (choice != "seat" or level not in levels(table)):
            raise NothingToDecide
        cast = {**table.votes, seat: ballot(choice, level)}
        voted = Voted(seat, choice)
        if others <= set(cast) and _is_timed(table):
            counted = _counted(table, table.overdue, cast)
            return replace(counted, events=(voted, *counted.events))
        return Change(deadline=_with_votes(table, cast), events=(voted,))

    await table.change(decide)


def _is_timed(table: Table) -> bool:
    return SPEEDS[table.match.speed].turn is not None


def _with_votes(table: Table, cast: Votes) -> Deadline | None:
    if table.deadline is None:
        return None
    return replace(table.deadline, votes=tuple(sorted(cast.items())))


def _counted(table: Table, seat: Seat, cast: Votes) -> Change:
    """Count the votes. Where turns have no time limit, the person's time is up only now."""
    noted = () if _is_timed(table) else _time_up_noted(table, seat)
    told = (TimeUp(seat),) if noted else ()
    ending = ending_of(table, table.sittings, noted) if noted else None
    if ending is not None:
        return Change(absences=noted, ending=ending, events=told)
    here = voters(table.sittings, table.to_act)
    counting = [vote for voter, vote in cast.items() if voter in here]
    choice, level = decided(counting, _otherwise(table, seat))
    return _decided(table, seat, choice, level, noted, told)


def _otherwise(table: Table, seat: Seat) -> Choice:
    """Return what happens on a tie, or if nobody votes."""
    if is_patient(table):
        return "wait"
    return "seat" if table.attended.is_second(seat, table.version) else "turn"


def _decided(
    table: Table,
    seat: Seat,
    choice: Choice,
    level: str | None,
    noted: tuple[Absence, ...],
    told: tuple[TableEvent, ...],
) -> Change:
    told = (*told, Decided(seat, choice))
    if choice == "seat":
        level = stand_in_level(table.match, level)
        changed = stood_in(table.sittings, seat, level)
        return Change(
            sittings=changed,
            deadline=from_now(table, changed),
            absences=noted,
            events=(SeatChanged(seat, level), *told),
        )
    if choice == "turn":
        return Change(deadline=_played(table), absences=noted, events=told)
    return Change(deadline=another_turn(table), absences=noted, events=told)


def _played(table: Table) -> Deadline | None:
    """Let a computer play this turn; it is kept, so that another process can take it up."""
    if table.deadline is None:
        return None
    return replace(table.deadline, seat=PLAYED, version=table.version, due=None, votes=())
