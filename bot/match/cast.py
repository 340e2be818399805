"""Names the computers. A seat keeps its name to the end of the match. Pure."""

import random
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.match.sittings import Sittings
from storage.records import Sitting

CAST = (
    "Alma", "Aldo", "Bruno", "Carla", "Clio", "Dora", "Elsa", "Emil", "Felix", "Flora",
    "Greta", "Hugo", "Ida", "Iris", "Irma", "Ivo", "Lara", "Leo", "Livia", "Lola",
    "Luis", "Marco", "Max", "Mila", "Nico", "Nora", "Olga", "Oscar", "Otto", "Paula",
    "Remo", "Rita", "Rosa", "Rufus", "Selma", "Silvia", "Tessa", "Tito", "Vera", "Victor",
)  # fmt: skip
"""Short names that are at home in many languages; more than twice as many as seats."""


def folded(name: str) -> str:
    """Return what is left of a name when case, accents and signs are ignored."""
    signs = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in signs if sign.isalnum())


def named(match: str, sittings: Sequence[Sitting], people: Collection[str]) -> Sittings:
    """Give a computer's name to every seat without one: it sits there, or would stand in. No two
    are alike, and none is like the name of a person here."""
    taken = {folded(name) for name in (*people, *(each.name for each in sittings)) if name}
    order = random.Random(match).sample(CAST, len(CAST))  # noqa: S311 names, not secrets
    free = iter([name for name in order if name.casefold() not in taken])
    return tuple(each if each.name else replace(each, name=next(free)) for each in sittings)


def without_doubles(sittings: Sequence[Sitting], people: Collection[str]) -> Sittings:
    """Take away names that are like a person's; before a match begins, seats may get others."""
    taken = {folded(name) for name in people}
    return tuple(
        replace(each, name=None) if each.name and each.name.casefold() in taken else each
        for each in sittings
    )
