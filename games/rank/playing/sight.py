"""Sees a decision as a careful player does, and what each move would leave behind."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.game import Seat, Seen
from games.rank.cards import DOWN, EACH, PLACE, UP, WILD, Card, Counts, counted, decks, minus
from games.rank.events import Event, Played, SetAside
from games.rank.moves import Move, Play
from games.rank.options import Grammar
from games.rank.playing.others import Trace, traces
from games.rank.plays import Outcome, only_modifiers, resolve
from games.rank.state import Pile, View, read_pile, turn_order

NOBODY = -1


class After(NamedTuple):
    """What a move leaves to its player. A slot is 0 for the player, and then counts the others."""

    hand: Counts  # without the cards that are drawn
    cards: int  # with them
    pile: Pile | None
    turn: int  # slot of who is next
    owner: int  # slot, or NOBODY
    passed: bool
    place: int = 0  # taken by going out, from 1 on


@dataclass(slots=True)  # frozen ones take twice as long to make
class Spot:
    """What one seat weighs: its hand, the pile, and the others as the whole table sees them."""

    grammar: Grammar
    seats: int
    seat: Seat
    hand: Counts
    pile: Pile | None
    owner: Seat | None
    sizes: Sequence[int]  # of the hands, by seat
    passed: Sequence[Seat]
    out: int  # how many
    draw: int
    unseen: Counts  # in the other hands, the draw pile or the extra hand
    others: tuple[Seat, ...]  # in the hand, from the left neighbour on
    traces: Sequence[Trace]  # by seat

    def after(self, move: Move) -> After:
        if isinstance(move, Play):
            return self._after_play(move.cards)
        return self._nobody_answers(self.hand, self.sizes[self.seat], self.pile, self.owner)

    def _after_play(self, cards: tuple[Card, ...]) -> After:
        outcome = outcome_of(self.grammar, self.pile, cards, self.hand)
        hand, left = minus(self.hand, cards), self.sizes[self.seat] - len(cards)
        if outcome.kind == "crown":
            left += min(outcome.draw, self.draw)
            return After(hand, left, None, 0, NOBODY, False, 0 if left else self.out + 1)
        if not left:
            return After(hand, 0, outcome.pile, 0, 0, False, self.out + 1)
        if outcome.kind == "modifiers" and self.grammar.lone_modifier != "lastOnly":
            owner = self.seat if self.owner is None else self.owner
            return self._nobody_answers(hand, left, outcome.pile, owner)
        for slot, seat in enumerate(self.others, start=1):
            if seat not in self.passed:
                return After(hand, left, outcome.pile, slot, 0, False)
        return After(hand, left, None, 0, NOBODY, False)

    def _nobody_answers(
        self, hand: Counts, left: int, pile: Pile | None, owner: Seat | None
    ) -> After:
        """The seat is out of the round: the next to answer, or else who leads after the owner."""
        for slot, seat in enumerate(self.others, start=1):
            if seat not in self.passed and seat != owner:
                return After(hand, left, pile, slot, self.slot(owner), True)
        return After(hand, left, None, self._leader(owner), NOBODY, False)

    def slot(self, seat: Seat | None) -> int:
        if seat == self.seat:
            return 0
        return self.others.index(seat) + 1 if seat in self.others else NOBODY

    def _leader(self, owner: Seat | None) -> int:
        """RK-7.5 and RK-8.4."""
        assert owner is not None, "nobody owns the pile"
        for seat in (owner, *turn_order(self.seats, owner)):
            if seat == self.seat or seat in self.others:
                return self.slot(seat)
        raise AssertionError("nobody is in the hand")


def outcome_of(
    grammar: Grammar, pile: Pile | None, cards: tuple[Card, ...], hand: Counts
) -> Outcome:
    outcome = resolve(grammar, pile, cards, only_modifiers(hand))
    assert isinstance(outcome, Outcome), "a play that the judge has not seen"
    return outcome


def spot_of(seen: Seen[View, Event]) -> Spot:
    view = seen.view
    hand = counted(view.hands[seen.seat] or ())
    seats = len(view.sizes)
    others = tuple(seat for seat in turn_order(seats, seen.seat) if view.sizes[seat])
    return Spot(
        view.options.grammar,
        seats,
        seen.seat,
        hand,
        read_pile(view.pile),
        view.owner,
        view.sizes,
        view.passed,
        len(view.out),
        view.draw,
        unseen(seen, hand),
        others,
        traces(seats, seen.events),
    )


def unseen(seen: Seen[View, Event], hand: Counts) -> Counts:
    """Return the deck without the own hand, what was played since the deal, the hand set aside."""
    left = [each * decks(len(seen.view.sizes)) for each in EACH]
    for place, held in enumerate(hand):
        left[place] -= held
    played = [event.cards for event in seen.events if isinstance(event, Played | SetAside)]
    for cards in played or [seen.view.table]:  # a position may begin in the middle
        for card in cards:
            left[PLACE[card]] -= 1
    return tuple(max(0, number) for number in left)


def candidates(legal: Sequence[Move], held: int) -> Sequence[Move]:
    """List plays worth a thought: heaps of modifiers and Wilds only where they end the hand."""
    if len(legal) <= 3:
        return legal
    found = [
        move
        for move in legal
        if not isinstance(move, Play) or len(move.cards) == held or _is_thrifty(move.cards)
    ]
    return found or legal


@lru_cache(maxsize=2**14)
def _is_thrifty(cards: tuple[Card, ...]) -> bool:
    used = counted(cards)
    return used[UP] + used[DOWN] + used[WILD] <= 2 and used[DOWN] <= 1
