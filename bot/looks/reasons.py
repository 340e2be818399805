"""Chooses what is said for a move: of the reasons that are true, the one that matters most."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Reason(NamedTuple):
    """Something true of a move, by what its seat sees: `<game>-why-<name>`, with these numbers."""

    name: str
    facts: Mapping[str, int]


def reason(name: str, **facts: int) -> Reason:
    return Reason(name, facts)


def foremost(true: Sequence[Reason], instead: Sequence[Reason] = ()) -> Reason:
    """Return the first that is not as true of the move that would be made instead: what that one
    would have lost. Looks list what matters most first."""
    return next((each for each in true if each not in instead), true[0])
