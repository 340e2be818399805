"""Decides, from seats and votes, what happens to a seat whose person does not play. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from bot.match.sittings import people_there
from bot.match.speeds import SPEEDS, emptied
from bot.match.table_events import Choice
from games.game import DEALER, Seat
from storage.records import MAY_ASK, WHOLE_TABLE, Deadline, LoggedMove, Sitting

T = TypeVar("T")

Votes: TypeAlias = Mapping[Seat, str]
"""By seat: a choice and, for a computer until the person is back, its level (`seat:hard`)."""


def voters(sittings: Sequence[Sitting], to_act: Sequence[Seat]) -> frozenset[Seat]:
    """Return the other people at the table."""
    return people_there(sittings) - frozenset(to_act)


def ballot(choice: Choice, level: str | None) -> str:
    return choice if level is None else f"{choice}:{level}"


def decided(votes: Iterable[str], otherwise: Choice) -> tuple[Choice, str | None]:
    """Return the choice with the most votes, and the level that most of those want; `otherwise` is
    what is chosen on a tie, or without votes."""
    cast = [vote.partition(":") for vote in votes]
    choice = _most([_choice(each) for each, _, _ in cast]) or otherwise
    return choice, _most([level for each, _, level in cast if each == choice and level])


def _choice(text: str) -> Choice:
    return "seat" if text == "seat" else "turn" if text == "turn" else "wait"


def _most(cast: Sequence[T]) -> T | None:
    """Return what was named most often; None on a tie."""
    counts = {each: cast.count(each) for each in cast}
    first = [each for each, count in counts.items() if count == max(counts.values())]
    return first[0] if len(first) == 1 else None


@dataclass(frozen=True, slots=True)
class Told:
    """What was decided about a seat, as the board tells it."""

    seat: Seat
    choice: Choice


def told_of(
    moves: Sequence[LoggedMove], deadline: Deadline | None, to_act: Sequence[Seat]
) -> Told | None:
    """Return what the board tells: that the table waits, until the seat has moved; that a computer
    played, until the next person has had their turn."""
    own = (MAY_ASK, *to_act)
    if deadline is not None and deadline.waited and deadline.seat in own and DEALER not in to_act:
        return Told(to_act[0], "wait")
    last = len(moves)
    while last and moves[last - 1].seat in to_act:
        last -= 1
    for move in reversed(moves[:last]):
        if move.chooser == "one_turn":
            return Told(move.seat, "turn")
        if move.seat != DEALER and move.chooser not in ("computer", "stand_in"):
            return None
    return None


def question(deadline: Deadline, speed: str, version: int, now: int) -> Deadline:
    """Return until when the others may vote."""
    banks = emptied(deadline.banks, deadline.seat) if deadline.seat >= 0 else deadline.banks
    due = now + SPEEDS[speed].window
    return replace(deadline, seat=WHOLE_TABLE, version=version, due=due, banks=banks, votes=())


def is_superseded(claimed: Deadline, ours: Deadline | None) -> bool:
    """Return whether another deadline has replaced this one. A credit may have moved ours without
    notice, but only to later."""
    if ours is None or ours.due is None or claimed.due is None:
        return True
    same = (ours.seat, ours.version) == (claimed.seat, claimed.version)
    return not same or claimed.due < ours.due
