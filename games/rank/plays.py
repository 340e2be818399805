"""Works out what a play does to the pile, or why it is refused (RULES.md, sections 3.1 and 3.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from games.errors import Refusal
from games.rank.cards import DOWN, DRAWN, UP, Card, Counts
from games.rank.options import Grammar
from games.rank.state import Pile

EMPTY_PLAY = Refusal("empty_play", "RK-4.1")
NOT_HELD = Refusal("not_held", "RK-4.4")
CROWN_ALONE = Refusal("crown_alone", "RK-17.2")
LONE_MODIFIER = Refusal("lone_modifier", "RK-20.1")
NOT_EQUAL = Refusal("not_equal", "RK-5.4")
DOWN_ON_LEAD = Refusal("down_on_lead", "RK-16.8")
DOWN_NEEDS_NUMBER = Refusal("down_needs_number", "RK-16.5")


@dataclass(frozen=True, slots=True)
class Outcome:
    kind: Literal["set", "crown", "modifiers"]
    pile: Pile | None
    draw: int = 0  # cards its player draws


def values(numbers: Sequence[int], ups: int) -> list[int]:
    """What the numbers can be worth together, the best first; none if they cannot be made equal.

    At each level single Rank-Ups lift the cards to it, and those left over lift the whole set.
    """
    total, size, level = sum(numbers), len(numbers), max(numbers)
    found = []
    while (left := ups - (size * level - total)) >= 0:
        found.append(level + left)
        if size == 1:  # the value is the same at every level
            break
        level += 1
    return found


def wild_base(cap: int | None, pile: Pile | None) -> int:
    """RK-19.2 to RK-19.4: Wilds alone are one more than the pile, which when empty counts as 0."""
    base = 1 if pile is None else pile.value + 1
    return base if cap is None else min(base, cap)


def only_modifiers(hand: Counts) -> bool:
    return sum(hand) == hand[UP] + hand[DOWN]


def may_play_alone(grammar: Grammar, pile: Pile | None, alone: bool) -> bool:
    """RK-20.6: modifiers without value cards. `alone`: the hand holds nothing else."""
    return alone or (grammar.lone_modifier == "forfeitAny" and pile is not None)


@lru_cache(maxsize=2**14)
def resolve(
    grammar: Grammar, pile: Pile | None, cards: tuple[Card, ...], alone: bool
) -> Outcome | Refusal:
    """Make the checks of section 3.2 in their order, for cards that are in the hand."""
    if "C" in cards or "D" in cards:
        draw = DRAWN if "D" in cards else 0
        return CROWN_ALONE if len(cards) > 1 else Outcome("crown", None, draw)
    ups, downs, wilds = map(cards.count, "UVW")
    numbers = tuple(card for card in cards if isinstance(card, int))
    count = len(numbers) + wilds
    if grammar.modifiers_per_play == "one" and max(ups, downs) > 1:
        many = "RK-20.3" if not count else "RK-15.4" if ups > 1 else "RK-16.7"
        return Refusal("too_many_modifiers", many, (("most", 1),))
    if not count:
        return _modifiers(grammar, pile, ups, downs, alone)
    found = values(numbers, ups) if numbers else [wild_base(grammar.wild_cap, pile) + ups]
    if not found:
        return NOT_EQUAL
    if downs:
        return _down(grammar, pile, bool(numbers), count, found)
    return _set(pile, bool(numbers), count, found[0], ups)


def _modifiers(
    grammar: Grammar, pile: Pile | None, ups: int, downs: int, alone: bool
) -> Outcome | Refusal:
    """RK-20: they move the value of the pile, not below 0, and leave its count."""
    if not may_play_alone(grammar, pile, alone):
        return LONE_MODIFIER
    if grammar.lone_count == "one" and ups + downs > 1:
        return Refusal("too_many_modifiers", "RK-20.3", (("most", 1),))
    count, value = pile or Pile(1, 0)
    return Outcome("modifiers", Pile(count, max(0, value + ups - downs)))


def _down(
    grammar: Grammar, pile: Pile | None, has_number: bool, count: int, found: list[int]
) -> Outcome | Refusal:
    """RK-16: the set takes the highest value that is below the pile."""
    if pile is None:
        return DOWN_ON_LEAD
    if not has_number:
        return DOWN_NEEDS_NUMBER
    if count != pile.size:
        return Refusal("wrong_count", "RK-16.2", (("count", count), ("pile", pile.size)))
    limit = pile.value if grammar.rank_down_must_lower else found[0] + 1
    for value in found:
        if value < limit:
            return Outcome("set", Pile(count, value))
    return Refusal("down_not_lower", "RK-16.4", (("value", found[-1]), ("pile", pile.value)))


def _set(
    pile: Pile | None, has_number: bool, count: int, value: int, ups: int
) -> Outcome | Refusal:
    """RK-5.1: the count of the pile, and a higher value."""
    if pile is not None and count != pile.size:
        clause = "RK-5.1" if has_number else "RK-19.6"
        return Refusal("wrong_count", clause, (("count", count), ("pile", pile.size)))
    if pile is not None and value <= pile.value:
        equal = "RK-5.3" if value == pile.value else "RK-5.1"
        facts = (("base", value - ups), ("ups", ups), ("value", value), ("pile", pile.value))
        return Refusal("too_low", equal if has_number else "RK-19.4", facts)
    return Outcome("set", Pile(count, value))
