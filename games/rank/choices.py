"""Counts and picks the Queen's returns to several players: too many to list."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import overload

from games.game import Seat
from games.rank.cards import KINDS, PLACE, Counts, holds
from games.rank.moves import Gift, QueenReturn


class QueenReturns(Sequence[QueenReturn]):
    """One card for each receiver, in every way the hand allows: at most 17 to the power of 10."""

    def __init__(self, hand: Counts, receivers: tuple[Seat, ...]) -> None:
        self._hand, self._receivers = hand, receivers
        self._length = _ways(_groups(hand), len(receivers))

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> QueenReturn: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[QueenReturn]: ...
    def __getitem__(self, index: int | slice) -> QueenReturn | Sequence[QueenReturn]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(*index.indices(self._length)))
        place = index + self._length if index < 0 else index
        if not 0 <= place < self._length:
            raise IndexError(index)
        return QueenReturn(self._pick(place))

    def __iter__(self) -> Iterator[QueenReturn]:
        return map(QueenReturn, _from(self._hand, self._receivers))

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, QueenReturn)
            and tuple(seat for seat, _ in move.gifts) == self._receivers
            and holds(self._hand, tuple(card for _, card in move.gifts))
        )

    def _pick(self, place: int) -> tuple[Gift, ...]:
        """Find, receiver by receiver, the card within whose ways the place lies."""
        hand, gifts = self._hand, []
        for left, seat in zip(
            range(len(self._receivers) - 1, -1, -1), self._receivers, strict=True
        ):
            for card, rest in _cards(hand):
                ways = _ways(_groups(rest), left)
                if place < ways:
                    gifts.append((seat, card))
                    hand = rest
                    break
                place -= ways
        return tuple(gifts)


def _cards(hand: Counts) -> Iterator[tuple[int | str, Counts]]:
    """Return each kind held, with the hand after one of it is given away."""
    for card in KINDS:
        place = PLACE[card]
        if hand[place]:
            yield card, (*hand[:place], hand[place] - 1, *hand[place + 1 :])


def _from(hand: Counts, receivers: tuple[Seat, ...]) -> Iterator[tuple[Gift, ...]]:
    if not receivers:
        yield ()
        return
    for card, rest in _cards(hand):
        for gifts in _from(rest, receivers[1:]):
            yield ((receivers[0], card), *gifts)


def _groups(hand: Counts) -> tuple[int, ...]:
    """The ways depend on how many of a kind are held, not on which."""
    return tuple(sorted(filter(None, hand)))


@lru_cache(maxsize=2**10)
def _ways(held: tuple[int, ...], receivers: int) -> int:
    """Count the ways in which each receiver can get a card."""
    ways = [1] + [0] * receivers  # by receivers served with the kinds so far
    for number in held:
        ways = [
            sum(comb(served, new) * ways[served - new] for new in range(min(number, served) + 1))
            for served in range(receivers + 1)
        ]
    return ways[receivers]
