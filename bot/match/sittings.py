"""Changes who sits at a match and who acts for whom. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from games.game import Seat
from storage.records import RATING_RULES, Match, Sitting, Wish

Sittings = tuple[Sitting, ...]


DEFAULT_LEVEL = "medium"
"""The computer that acts for an absent person, if the host has chosen no other."""

RATED_LEVEL = "easy"
"""The same at a rated table, where help must never be a gain."""


def is_rated(match: Match) -> bool:
    """Return whether the match is rated by who stays. One that began under the rule of before is
    not."""
    return match.rated and match.rating_rules >= RATING_RULES


def stand_in_level(match: Match, chosen: str | None = None) -> str:
    """Return the computer that acts for an absent person; `chosen` is what the others want."""
    return RATED_LEVEL if is_rated(match) else chosen or match.stand_in or DEFAULT_LEVEL


def level_at(sittings: Sequence[Sitting], seat: Seat) -> str | None:
    """Return the computer that acts for a seat."""
    return sittings[seat].level or sittings[seat].stand_in


def left(sittings: Sequence[Sitting], seat: Seat, now: int, level: str) -> Sittings:
    """Give the seat of a person who left to a computer. The others wish anew."""
    gone = replace(sittings[seat], left=now, stand_in=level)
    return without_wishes(_seated(sittings, gone))


def stood_in(sittings: Sequence[Sitting], seat: Seat, level: str) -> Sittings:
    """Let a computer act for the seat until its person is back."""
    return _seated(sittings, replace(sittings[seat], stand_in=level, wish=None))


def taken_back(sittings: Sequence[Sitting], seat: Seat) -> Sittings | None:
    """Give the seat back to its person; None if they never left."""
    sitting = sittings[seat]
    if sitting.stand_in is None and sitting.left is None:
        return None
    return _seated(sittings, replace(sitting, stand_in=None, left=None))


def wished(sittings: Sequence[Sitting], seat: Seat, what: Wish | None) -> Sittings:
    return _seated(sittings, replace(sittings[seat], wish=what))


def without_wishes(sittings: Sequence[Sitting]) -> Sittings:
    return tuple(replace(each, wish=None) for each in sittings)


def people_of(sittings: Sequence[Sitting]) -> set[int]:
    """Return all people who sit or sat there, but for those who had their data deleted."""
    return {each.person for each in sittings if each.person is not None and each.person > 0}


def people_there(sittings: Sequence[Sitting]) -> frozenset[Seat]:
    """Return the seats of people who play themselves."""
    return frozenset(
        each.seat
        for each in sittings
        if each.person is not None and each.stand_in is None and each.left is None
    )


def is_deserted(sittings: Sequence[Sitting]) -> bool:
    """Return whether people sat here, and computers act for all of them."""
    return any(each.person is not None for each in sittings) and not people_there(sittings)


def _seated(sittings: Sequence[Sitting], changed: Sitting) -> Sittings:
    return tuple(changed if each.seat == changed.seat else each for each in sittings)
