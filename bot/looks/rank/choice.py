"""Keeps the chosen cards in a button's id, one base-36 count a kind."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from operator import le

from bot.looks.look import Holding
from bot.looks.rank.cards import card_face
from bot.ui.panels import Row, rows
from bot.ui.text import DIGITS
from games.rank.cards import CROWN, DOWN, DRAW_TWO, KINDS, NONE, NUMBERS, UP, WILD, Counts, counted
from games.rank.plays import only_modifiers
from games.rank.state import View, read_pile

ACROSS = 3
WRITTEN = re.compile(r"[0-9a-z]{17}")
GIFTS = re.compile(r"([0-9a-g]*)\.([0-9a-g]?)")


def hand_of(holding: Holding) -> Counts:
    return counted(holding.view.hands[holding.seat] or ())


def written(chosen: Counts) -> str:
    return "".join(DIGITS[number] for number in chosen)


def read_choice(text: str, hand: Counts) -> Counts | None:
    """The inverse of `written`, if the hand holds the cards."""
    if not WRITTEN.fullmatch(text):
        return None
    chosen = tuple(map(DIGITS.index, text))
    return chosen if all(map(le, chosen, hand)) else None


def with_count(chosen: Counts, place: int, number: int) -> Counts:
    return (*chosen[:place], number, *chosen[place + 1 :])


def tapped(view: View, hand: Counts, chosen: Counts, place: int) -> Counts:
    """A tap on a kind: first what fits, then one fewer, then none."""
    number = chosen[place] - 1 if chosen[place] else _fitting(view, hand, chosen, place)
    return with_count(chosen, place, number)


def _fitting(view: View, hand: Counts, chosen: Counts, place: int) -> int:
    """What the pile's count leaves room for, on a lead all; one Crown, all modifiers allowed."""
    held, pile, options = hand[place], read_pile(view.pile), view.options
    if place in (CROWN, DRAW_TWO):
        return 1
    if place in (UP, DOWN):
        alone = only_modifiers(hand) and options.lone_count == "one"
        return 1 if alone or options.modifiers_per_play == "one" else held
    if pile is None:
        return held
    missing = pile.size - sum(chosen[:NUMBERS]) - chosen[WILD]
    return max(1, min(held, missing))


def moved(hand: Counts, chosen: Counts, place: int, due: int) -> Counts:
    """A tap on a kind to give away: when enough are chosen, the choice moves to this one."""
    if chosen[place]:
        return with_count(chosen, place, chosen[place] - 1)
    free = due - sum(chosen)
    if free > 0:
        return with_count(chosen, place, min(hand[place], free))
    return with_count(NONE, place, min(hand[place], due))


@dataclass(frozen=True, slots=True)
class Gifts:
    """What the Queen gives, receiver by receiver: the kinds settled, and the one chosen next."""

    settled: tuple[int, ...] = ()
    chosen: int | None = None

    def __str__(self) -> str:
        return f"{_places(self.settled)}.{'' if self.chosen is None else DIGITS[self.chosen]}"


def _places(places: tuple[int, ...]) -> str:
    return "".join(DIGITS[place] for place in places)


def read_gifts(text: str, hand: Counts, receivers: int) -> Gifts | None:
    """The inverse of a text of gifts, if the hand holds them all."""
    if not (found := GIFTS.fullmatch(text)) or len(found[1]) > receivers:
        return None
    settled = tuple(map(DIGITS.index, found[1]))
    chosen = DIGITS.index(found[2]) if found[2] else None
    given = settled if chosen is None else (*settled, chosen)
    if len(given) > receivers or any(given.count(place) > hand[place] for place in given):
        return None
    return Gifts(settled, chosen)


def grid(
    holding: Holding, hand: Counts, chosen: Counts, payload: Callable[[int], str]
) -> list[Row]:
    """The kinds held with their faces: blue and taken/held where chosen."""
    return rows(
        (
            holding.button(
                payload(place),
                f"{chosen[place]}/{held}" if chosen[place] else f"×{held}",
                "next" if chosen[place] else "plain",
                face=card_face(KINDS[place]),
            )
            for place, held in enumerate(hand)
            if held
        ),
        ACROSS,
    )
