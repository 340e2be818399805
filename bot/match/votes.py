"""Decides, from seats and votes, what happens to a seat whose time is up. Pure."""

from collections.abc import Mapping, Sequence

from bot.match.speeds import VOTE, WHOLE_TABLE, emptied
from bot.match.table_events import Choice
from games.game import Seat
from storage.records import Deadline, Sitting


def voters(sittings: Sequence[Sitting], to_act: Sequence[Seat]) -> frozenset[Seat]:
    """Return the other people at the table."""
    return frozenset(
        sitting.seat
        for sitting in sittings
        if sitting.person is not None
        and sitting.stand_in is None
        and sitting.left is None
        and sitting.seat not in to_act
    )


def decided(votes: Mapping[Seat, Choice]) -> Choice:
    """Return the choice with the most votes; on a tie, or without votes, the table waits."""
    cast = list(votes.values())
    tally = sorted(((cast.count(choice), choice) for choice in set(cast)), reverse=True)
    if not tally or (len(tally) > 1 and tally[0][0] == tally[1][0]):
        return "wait"
    return tally[0][1]


def question(deadline: Deadline, version: int, now: int, *, alone: bool) -> Deadline:
    """Return until when the others may vote. A person alone among computers is waited for."""
    banks = emptied(deadline.banks, deadline.seat)
    if alone:
        return Deadline(deadline.match, deadline.seat, version, None, banks)
    return Deadline(deadline.match, WHOLE_TABLE, version, now + VOTE, banks)


def is_superseded(claimed: Deadline, ours: Deadline | None) -> bool:
    """Return whether another deadline has replaced this one. A credit may have moved ours without
    notice, but only to later."""
    if ours is None or ours.due is None or claimed.due is None:
        return True
    same = (ours.seat, ours.version) == (claimed.seat, claimed.version)
    return not same or claimed.due < ours.due
