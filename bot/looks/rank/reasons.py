"""Finds what is true of a move in RANK, what matters most first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.looks.rank.numbers import (
    AT_THE_DOOR,
    FEW,
    LOW,
    STRONG,
    groups,
    higher,
    holders,
    numbers_of,
    strong,
)
from bot.looks.reasons import Reason, reason
from games.game import Seen
from games.rank.cards import EACH, NUMBERS, PLACE, Card, decks, minus, spread
from games.rank.events import Event
from games.rank.moves import Benefit, KingReturn, KingsHand, Pass, Play, QueenReturn
from games.rank.playing.sight import After, Spot, spot_of
from games.rank.plays import Outcome, only_modifiers, resolve
from games.rank.state import Pile, View


def reasons(seen: Seen[View, Event], legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
    spot = spot_of(seen)
    match move:
        case Play(cards):
            return tuple(Playing(spot, legal, cards).all())
        case Pass():
            return tuple(_of_pass(spot, legal))
        case KingsHand(choice):
            return tuple(_of_extra_hand(spot, choice))
        case Benefit(choice):
            return tuple(_of_benefit(spot, choice))
        case KingReturn(cards):
            return tuple(_of_gift(spot, cards))
        case QueenReturn(gifts):
            return tuple(_of_gift(spot, tuple(card for _, card in gifts)))
    raise AssertionError("not a move of a seat")


@dataclass(frozen=True)
class Playing:
    spot: Spot
    legal: Sequence[Any]
    cards: tuple[Card, ...]

    @cached_property
    def after(self) -> After:
        return self.spot.after(Play(self.cards))

    @cached_property
    def numbers(self) -> list[int]:
        return numbers_of(self.cards)

    @property
    def is_plain(self) -> bool:
        return len(self.numbers) == len(self.cards)

    @property
    def is_whole(self) -> bool:
        """Say whether these are all the cards of one number."""
        number = self.cards[0]
        alike = isinstance(number, int) and set(self.cards) == {number}
        return alike and self.spot.hand[PLACE[number]] == len(self.cards)

    def all(self) -> Iterator[Reason]:
        yield from self._of_going_out()
        if {"C", "D"} & set(self.cards):
            yield from self._of_crown()
        elif self.spot.pile is None:
            yield from self._of_lead()
        else:
            yield from self._of_answer(self.spot.pile)
        yield reason("leaves", count=self.after.cards)

    def _of_going_out(self) -> Iterator[Reason]:
        if self.after.place:
            yield reason("out", place=self.after.place)
        elif self._rest_goes_at_once():
            yield reason("rest", count=self.after.cards)

    def _rest_goes_at_once(self) -> bool:
        rest = spread(self.after.hand)
        if self.after.cards != len(rest) or {"C", "D"} & set(rest):
            return False
        found = resolve(self.spot.grammar, None, rest, only_modifiers(self.after.hand))
        return isinstance(found, Outcome) and found.kind == "set"

    def _of_crown(self) -> Iterator[Reason]:
        drawn = self.after.cards - sum(self.after.hand)
        if drawn:
            yield reason("crown-draw", count=drawn)
        elif not self.after.place:
            yield reason("crown")

    def _of_lead(self) -> Iterator[Reason]:
        yield from self._of_what_may_follow()
        low = min(numbers_of(spread(self.spot.hand)), default=0)
        if self.is_whole and self.cards[0] == low:
            yield reason("lead-lowest", count=len(self.cards), number=low)
        if len(self.cards) > 1:
            yield reason("lead-many", count=len(self.cards))

    def _of_answer(self, pile: Pile) -> Iterator[Reason]:
        after = self.after
        if after.pile is None and after.turn == 0 and not after.place:
            yield reason("wins-round")
        if sum(isinstance(each, Play) for each in self.legal) == 1:
            yield reason("only")
        if after.pile is not None and after.pile.value < pile.value:
            yield reason("down", before=pile.value, value=after.pile.value)
        yield from self._of_what_may_follow()
        if "W" in self.cards and after.pile is not None:
            yield reason("wild", count=after.pile.size, value=after.pile.value)
        if "U" in self.cards and after.pile is not None and after.pile.value > pile.value:
            yield reason("up", value=after.pile.value)
        if self.is_plain and self.is_whole:
            yield reason("whole", count=len(self.cards), number=max(self.numbers))
        if self.is_plain and max(self.numbers) == _lowest(self.legal):
            yield reason("lowest", number=max(self.numbers))
        yield from self._of_others()

    def _of_what_may_follow(self) -> Iterator[Reason]:
        """Of the numbers that may still beat the pile as the move leaves it."""
        pile = self.after.pile
        if pile is None or self.after.place:
            return
        above = holders(self.spot.unseen, pile)
        if not above:
            yield reason("highest", count=pile.size, value=pile.value)
        elif pile.size > 1 and above <= FEW:
            yield reason("few-sets", size=pile.size, count=above, value=pile.value)
        elif pile.size == 1 and pile.value < NUMBERS:
            left = higher(self.spot.unseen, pile.value)
            each = sum(EACH[pile.value : NUMBERS]) * decks(self.spot.seats)
            if 2 * left <= each:
                yield reason("few-above", left=left, all=each, value=pile.value)

    def _of_others(self) -> Iterator[Reason]:
        fewest = min((self.spot.sizes[seat] for seat in self.spot.others), default=0)
        if 0 < fewest <= AT_THE_DOOR:
            yield reason("pressed", count=fewest)


def _plays(legal: Sequence[Any]) -> list[tuple[Card, ...]]:
    """Return the plays of numbers alone."""
    played = [move.cards for move in legal if isinstance(move, Play)]
    return [cards for cards in played if len(numbers_of(cards)) == len(cards)]


def _lowest(legal: Sequence[Any]) -> int:
    """Return the lowest that can be played with numbers alone."""
    return min((max(numbers_of(cards)) for cards in _plays(legal)), default=0)


def _of_pass(spot: Spot, legal: Sequence[Any]) -> Iterator[Reason]:
    plain, lowest = _plays(legal), _lowest(legal)
    if len(legal) == 1:
        yield reason("stuck")
    elif not plain:
        yield reason("pass-special")
    elif lowest >= STRONG:
        yield reason("pass-strong", number=lowest)
    elif all(_tears(spot, cards) for cards in plain):
        yield reason("pass-tears", number=lowest)
    if plain:
        yield reason("pass", number=lowest)


def _tears(spot: Spot, cards: tuple[Card, ...]) -> bool:
    """Say whether cards of the same number are left behind."""
    left = minus(spot.hand, cards)
    return any(left[number - 1] for number in numbers_of(cards))


def _of_extra_hand(spot: Spot, choice: str) -> Iterator[Reason]:
    own, cards = strong(spot.hand), sum(spot.unseen)
    expected = strong(spot.unseen) * sum(spot.hand) / max(1, cards)
    if choice == "keep":
        if own > expected:
            yield reason("keep-strong", count=own)
        yield reason("keep", count=groups(spot.hand))
        return
    if own < expected:
        yield reason("take-weak", count=own)
    yield reason("take", count=own)


def _of_benefit(spot: Spot, choice: str) -> Iterator[Reason]:
    held = numbers_of(spread(spot.hand))
    highest, low = max(held, default=0), sum(number <= LOW for number in held)
    if choice == "lead":
        if low >= FEW:
            yield reason("lead-low", count=low, number=LOW)
        yield reason("lead", count=strong(spot.hand))
        return
    if above := higher(spot.unseen, highest):
        yield reason("steal-higher", count=above, number=highest)
    if twelves := spot.unseen[NUMBERS - 1]:
        yield reason("steal-twelve", count=twelves)
    yield reason("steal")


def _of_gift(spot: Spot, cards: tuple[Card, ...]) -> Iterator[Reason]:
    left = minus(spot.hand, cards)
    before, after = groups(spot.hand), groups(left)
    if after < before:
        yield reason("give-fewer", before=before, after=after)
    held = sorted(numbers_of(spread(spot.hand)))
    given = sorted(numbers_of(cards))
    if len(given) == len(cards) and held[: len(given)] == given:
        yield reason("give-lowest", count=len(cards))
    yield reason("give", after=after)
