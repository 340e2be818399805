"""What King and Queen decide before the first lead, by what a hand of theirs would be worth."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.game import Seat
from games.rank.cards import DEALT, KINDS, Card, Counts, counted, minus, plus, spread
from games.rank.moves import Benefit, KingReturn, KingsHand, Move, QueenReturn, by_seat
from games.rank.playing.spot import Spot
from games.rank.state import View

Rate = Callable[[Spot, Sequence[Counts], Seat], Sequence[float]]
"""What each of the hands would be worth to the seat of the spot, were the third to lead."""

SAMPLES = 24  # unknown hands that stand for all


@dataclass(frozen=True, slots=True)
class Opening:
    view: View
    spot: Spot
    rate: Rate
    rng: random.Random

    def choose(self, legal: Sequence[Move]) -> Move:
        phase = self.view.phase
        if phase == "kingsHand":
            return KingsHand("take" if self._is_poor() else "keep")
        if phase == "benefit":
            return Benefit("steal" if self._steals() else "lead")
        if phase == "kingReturn":
            return self._to_the_beggar(legal)
        return self._to_each()

    def _unknown_hand(self) -> tuple[Card, ...]:
        """Any 15 of the unseen cards."""
        cards = spread(self.spot.unseen)
        return tuple(self.rng.sample(cards, min(DEALT, len(cards))))

    def _is_poor(self) -> bool:
        """The extra hand is worth what unknown hands are worth on average."""
        hands = [counted(self._unknown_hand()) for _ in range(SAMPLES)]
        own, *others = self.rate(self.spot, [self.spot.hand, *hands], self.spot.seat)
        return own * len(others) < sum(others)

    def _steals(self) -> bool:
        """The card that may be expected, less the best to part with, against the lead."""
        highest = [_highest(self._unknown_hand()) for _ in range(SAMPLES)]
        stolen = Counter(card for card in highest if card is not None)
        (led,) = self.rate(self.spot, [self.spot.hand], self.spot.seat)
        gained = 0.0
        for card, times in stolen.items():
            hand = plus(self.spot.hand, (card,))
            rest = [minus(hand, (kind,)) for kind in dict.fromkeys(spread(hand))]
            gained += times * max(self.rate(self.spot, rest, self.view.ranking[1]))
        return gained > led * sum(stolen.values())

    def _to_the_beggar(self, legal: Sequence[Move]) -> Move:
        """RK-12.4 and RK-21.3: at most 136 ways."""
        classic = self.view.options.classic_president
        leader = self.spot.seat if classic else self.view.ranking[1]
        returns = [move for move in legal if isinstance(move, KingReturn)]
        rest = [minus(self.spot.hand, move.cards) for move in returns]
        rates = self.rate(self.spot, rest, leader)
        return returns[max(range(len(rest)), key=rates.__getitem__)]

    def _to_each(self) -> Move:
        """RK-21.5: one card after the other, the least missed to the receiver placed best."""
        hand, leader = self.spot.hand, self.view.ranking[0]
        gifts: list[tuple[Seat, Card]] = []
        receivers = sorted(self.view.receivers, key=self.view.ranking.index)
        for seat in receivers:
            held = [card for card, number in zip(KINDS, hand, strict=True) if number]
            rest = [minus(hand, (card,)) for card in held]
            rates = self.rate(self.spot, rest, leader)
            best = max(range(len(rest)), key=rates.__getitem__)
            gifts.append((seat, held[best]))
            hand = rest[best]
        return QueenReturn(by_seat(gifts))


def _highest(cards: tuple[Card, ...]) -> Card | None:
    """RK-12.5: of the numbers."""
    numbers = [card for card in cards if isinstance(card, int)]
    return max(numbers, default=None)
