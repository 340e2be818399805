"""Keeps the chosen cards in a button's id, one base-36 count a kind."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from operator import le

from bot.looks.look import Holding
from bot.looks.rank.cards import card_face
from bot.ui.panels import Row, rows
from bot.ui.text import DIGITS
from games.rank.cards import KINDS, NONE, Counts, counted

ACROSS = 3
WRITTEN = re.compile(r"[0-9a-z]{17}")
GIFTS = re.compile(r"([0-9a-g]*)\.([0-9a-g]?)")


def hand_of(holding: Holding) -> Counts:
    return counted(holding.view.hands[holding.seat] or ())


def written(chosen: Counts) -> str:
    return "".join(DIGITS[number] for number in chosen)


def read_choice(text: str, hand: Counts) -> Counts | None:
    """Read what `written` wrote, if the hand holds the cards."""
    if not WRITTEN.fullmatch(text):
        return None
    chosen = tuple(map(DIGITS.index, text))
    return chosen if all(map(le, chosen, hand)) else None


def with_count(chosen: Counts, place: int, number: int) -> Counts:
    return (*chosen[:place], number, *chosen[place + 1 :])


def moved(hand: Counts, chosen: Counts, place: int, due: int) -> Counts:
    """Return the choice after a tap on a kind to give away: once enough are chosen, it moves."""
    if chosen[place]:
        return with_count(chosen, place, chosen[place] - 1)
    free = due - sum(chosen)
    if free > 0:
        return with_count(chosen, place, min(hand[place], free))
    return with_count(NONE, place, min(hand[place], due))


@dataclass(frozen=True, slots=True)
class Gifts:
    """Says what the Queen gives, by receiver: the kinds settled, and the one chosen next."""

    settled: tuple[int, ...] = ()
    chosen: int | None = None

    def __str__(self) -> str:
        return f"{_places(self.settled)}.{'' if self.chosen is None else DIGITS[self.chosen]}"


def _places(places: tuple[int, ...]) -> str:
    return "".join(DIGITS[place] for place in places)


def read_gifts(text: str, hand: Counts, receivers: int) -> Gifts | None:
    """Read the text of gifts, if the hand holds them all."""
    if not (found := GIFTS.fullmatch(text)) or len(found[1]) > receivers:
        return None
    settled = tuple(map(DIGITS.index, found[1]))
    chosen = DIGITS.index(found[2]) if found[2] else None
    given = settled if chosen is None else (*settled, chosen)
    if len(given) > receivers or any(given.count(place) > hand[place] for place in given):
        return None
    return Gifts(settled, chosen)


def grid(
    holding: Holding,
    hand: Counts,
    chosen: Counts,
    payload: Callable[[int], str],
    is_on: Callable[[int], bool] = lambda _: True,
) -> list[Row]:
    """Show the kinds held with their faces: blue where chosen. Every label is taken/held, so that
    no button changes its width."""
    return rows(
        (
            holding.button(
                payload(place),
                f"{chosen[place]}/{held}",
                "next" if chosen[place] else "plain",
                on=is_on(place),
                face=card_face(KINDS[place]),
            )
            for place, held in enumerate(hand)
            if held
        ),
        ACROSS,
    )
