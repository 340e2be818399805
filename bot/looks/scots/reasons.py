"""Finds what is true of a move in Queen of Scots, what matters most first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.looks.reasons import Reason, reason
from games.game import Seen
from games.scots.cards import (
    WILD,
    Cards,
    Counts,
    Deck,
    compiled,
    counted,
    group_of,
    without,
)
from games.scots.events import Event
from games.scots.moves import Add, Discard, Draw, Lay, Take, TakeOnto
from games.scots.scoring import hand_value
from games.scots.state import View, claimed

NEAR = 3  # cards: another hand that may be out soon
FEW = 3  # cards of a kind


def reasons(seen: Seen[View, Event], legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
    view = seen.view
    deck = compiled(view.options.deck)
    table = Table(view, deck, seen.seat, counted(deck, view.hands[seen.seat] or ()))
    match move:
        case Take(cards):
            return tuple(table.of_taking(cards))
        case TakeOnto():
            return tuple(table.of_taking(()))
        case Draw():
            return tuple(table.of_drawing(len(legal)))
        case Lay(cards) | Add(_, cards):
            return tuple(table.of_laying(cards))
        case Discard(card):
            return tuple(table.of_discarding(card))
    raise AssertionError("not a move of a seat")


@dataclass(frozen=True)
class Table:
    view: View
    deck: Deck
    seat: int
    hand: Counts

    @property
    def nearest(self) -> int:
        """Return how many cards the shortest of the other hands has."""
        sizes = self.view.hand_sizes
        return min(size for seat, size in enumerate(sizes) if seat != self.seat)

    def of_taking(self, cards: Cards) -> Iterator[Reason]:
        taken, left = claimed(self.view), without(self.deck, self.hand, cards)
        below = taken[:-1]
        if not sum(left) + len(below):
            yield reason("out")
        matching = sum(self._goes_with(card, left) for card in below)
        if matching:
            yield reason("take-matching", count=len(below), matching=matching)
        yield reason("take", count=len(taken), points=self._points(taken))
        yield reason("take-lays", points=self._points((*cards, taken[-1])))

    def of_drawing(self, ways: int) -> Iterator[Reason]:
        view = self.view
        if self._ends_the_round():
            yield reason("draw-ends")
        if not view.pile:
            yield reason("empty")
            return
        if ways == 1:
            yield reason("only")
        taken = claimed(view)
        below, points = taken[:-1], self._points(taken)
        if self.nearest <= NEAR:
            yield reason("draw-near", count=self.nearest, points=points)
        matching = sum(self._goes_with(card, self.hand) for card in below)
        if below and 2 * matching <= len(below):
            yield reason("draw-unfit", count=len(below), matching=matching)
        if not below:
            yield reason("draw-one", points=points)
        yield reason("draw", count=len(view.pile))

    def of_laying(self, cards: Cards) -> Iterator[Reason]:
        left, points = sum(self.hand) - len(cards), self._points(cards)
        if not left:
            yield reason("out")
        elif left == 1:
            yield reason("lay-last")
        if self.nearest <= NEAR:
            yield reason("lay-near", count=self.nearest, points=points)
        naturals = [card for card in cards if self.deck.group[card] != WILD]
        out = self._out_of_sight(naturals[0], alone=False) if naturals else 0
        if out:
            yield reason("lay-open", count=out, points=points)
        yield reason("lay", points=points)

    def of_discarding(self, card: str) -> Iterator[Reason]:
        if sum(self.hand) == 1:
            yield reason("out")
        points = self._points((card,))
        if self.deck.group[card] != WILD:
            yield from self._of_others(card)
            if not self._goes_with(card, without(self.deck, self.hand, (card,))):
                yield reason("alone", points=points)
        held = [value for value, count in zip(self.deck.values, self.hand, strict=True) if count]
        if self.nearest <= NEAR and points == max(held):
            yield reason("dear", count=self.nearest, points=points)
        if points == min(held):
            yield reason("cheapest", points=points)
        yield reason("discard", points=points)

    def _of_others(self, card: str) -> Iterator[Reason]:
        """QS-5.3: of what the others need to claim the pile with this card on top."""
        options = self.view.options
        out = self._out_of_sight(card, alone=options.pile_royals == "identical")
        if out < (1 if options.wild_claims else 2):
            yield reason("safe", count=out)
        elif out <= FEW:
            yield reason("few", count=out)

    def _out_of_sight(self, card: str, *, alone: bool) -> int:
        """Count the matching naturals in the other hands and the draw pile; alone, the same."""
        view, deck = self.view, self.deck
        laid = [each for sets in view.sets for cards in sets for each in cards]
        seen = counted(deck, (*laid, *view.pile))
        return sum(
            copies - shown - held
            for code, copies, shown, held in zip(
                deck.codes, deck.copies, seen, self.hand, strict=True
            )
            if code == card or (not alone and deck.group[code] == deck.group[card])
        )

    def _goes_with(self, card: str, hand: Counts) -> bool:
        """Say whether a card matches one of the hand or an own set, or is wild."""
        group = self.deck.group
        if group[card] == WILD:
            return True
        held = {group[code] for code, count in zip(self.deck.codes, hand, strict=True) if count}
        own = {group_of(self.deck, cards) for cards in self.view.sets[self.seat]}
        return group[card] in held | own

    def _ends_the_round(self) -> bool:
        """QS-8.3: there is nothing left to draw."""
        view = self.view
        again = len(view.pile) > 1 and view.recycles < view.options.max_recycles
        return not view.draw and not again

    def _points(self, cards: Cards) -> int:
        return hand_value(self.deck, counted(self.deck, cards))
