"""Decides for King and Queen before the first lead, by what a hand of theirs would be worth."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.game import Seat
from games.rank.cards import DEALT, KINDS, Card, Counts, counted, minus, plus, spread
from games.rank.moves import Benefit, KingReturn, KingsHand, Move, QueenReturn, by_seat
from games.rank.playing.sight import Spot
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
        if self.view.phase == "queenReturn":
            return self._to_each()
        rates = self.rates(legal)
        return legal[max(range(len(legal)), key=rates.__getitem__)]

    def rates(self, moves: Sequence[Move]) -> Sequence[float]:
        """Return what the hand is worth after each."""
        match moves[0]:
            case KingsHand():
                worth = {"keep": self._of_own_hand(self.spot.seat), "take": self._of_unknown_hand()}
                return [worth[move.choice] for move in moves if isinstance(move, KingsHand)]
            case Benefit():
                worth = {"lead": self._of_own_hand(self.spot.seat), "steal": self._of_stealing()}
                return [worth[move.choice] for move in moves if isinstance(move, Benefit)]
        return self._of_returns(moves)

    def _unknown_hand(self) -> tuple[Card, ...]:
        """Draw any 15 of the unseen cards."""
        cards = spread(self.spot.unseen)
        return tuple(self.rng.sample(cards, min(DEALT, len(cards))))

    def _of_own_hand(self, leader: Seat) -> float:
        (worth,) = self.rate(self.spot, [self.spot.hand], leader)
        return worth

    def _of_unknown_hand(self) -> float:
        """Rate the extra hand as unknown hands are worth on average."""
        hands = [counted(self._unknown_hand()) for _ in range(SAMPLES)]
        return sum(self.rate(self.spot, hands, self.spot.seat)) / SAMPLES

    def _of_stealing(self) -> float:
        """Rate stealing: the card to expect, less the best to part with; somebody else leads."""
        highest = [_highest(self._unknown_hand()) for _ in range(SAMPLES)]
        stolen = Counter(card for card in highest if card is not None)
        gained = 0.0
        for card, times in stolen.items():
            hand = plus(self.spot.hand, (card,))
            rest = [minus(hand, (kind,)) for kind in dict.fromkeys(spread(hand))]
            gained += times * max(self.rate(self.spot, rest, self.view.ranking[1]))
        return gained / max(1, sum(stolen.values()))

    def _of_returns(self, moves: Sequence[Move]) -> Sequence[float]:
        """RK-12.4, RK-21.3 and RK-21.5: the King has at most 136 ways."""
        to_each = self.view.phase == "queenReturn"
        classic = self.view.options.classic_president
        leader = self.view.ranking[0 if to_each else 1]
        if classic and not to_each:
            leader = self.spot.seat
        return self.rate(self.spot, [minus(self.spot.hand, _given(move)) for move in moves], leader)

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


def _given(move: Move) -> tuple[Card, ...]:
    match move:
        case KingReturn(cards):
            return cards
        case QueenReturn(gifts):
            return tuple(card for _, card in gifts)
    return ()


def _highest(cards: tuple[Card, ...]) -> Card | None:
    """RK-12.5: of the numbers."""
    numbers = [card for card in cards if isinstance(card, int)]
    return max(numbers, default=None)
