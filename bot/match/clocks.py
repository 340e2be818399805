"""Works out which deadline a table has next. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from bot.match.sittings import is_deserted, level_at, people_there
from bot.match.speeds import SPEEDS, banks_after
from bot.match.votes import voters
from games.game import DEALER, Seat
from storage.records import DESERTED, PLAYED, RESTING, Deadline, Match, Sitting

STOPPED = (DESERTED, RESTING)


def is_stopped(deadline: Deadline | None) -> bool:
    """Return whether nobody moves: the match is paused, or nobody is left."""
    return deadline is not None and deadline.seat in STOPPED


def banks_left(match: Match, old: Deadline | None, now: int) -> tuple[int, ...]:
    """Return what is left of the time banks; before the first turn they are full."""
    banks = banks_after(old, now) if old is not None else ()
    return banks or SPEEDS[match.speed].full_banks(match.seats)


def next_deadline(
    match: Match,
    version: int,
    actors: Sequence[Seat],
    sittings: Sequence[Sitting],
    old: Deadline | None,
    now: int,
    *,
    goes_on: bool = False,
    pauses: bool = False,
) -> Deadline | None:
    """Return the deadline of a state: people have one where others wait for them, so has the dealer
    who pauses, and a table at which nobody is left. `goes_on` says that it is the turn of
    before."""
    if not actors:
        return None
    speed, (seat,) = SPEEDS[match.speed], actors
    banks = banks_left(match, old, now)
    if is_deserted(sittings):
        stands = old is not None and old.seat == DESERTED
        due = old.due if old is not None and stands else now + speed.closes_after
        return Deadline(match.id, DESERTED, version, due, banks)
    if pauses and people_there(sittings):
        return Deadline(match.id, DEALER, version, now + speed.pause, banks)
    is_person = seat != DEALER and level_at(sittings, seat) is None
    if not (is_person and voters(sittings, actors)):
        return Deadline(match.id, seat, version, None, banks)
    if goes_on and old is not None and old.seat == PLAYED:
        return replace(old, version=version)
    fresh = speed.deadline(match.id, seat, version, now, banks)
    return replace(fresh, waited=goes_on and old is not None and old.waited)
