"""Infers from the plays and passes of one seat what cards it still holds."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.rank.cards import EACH, NUMBERS, Card
from games.rank.events import Drew, Event, Passed, Played, RoundWon
from games.rank.state import Pile, read_pile

COUNTS, VALUES = 3, 17  # from these on all piles are alike to the memory
ANY = (*EACH[:NUMBERS], 1)  # of each number, and last whether it may hold a Crown of either kind
CROWNS = NUMBERS  # the place of these


@dataclass(slots=True)
class Trace:
    declined: list[int] = field(default_factory=lambda: [0] * COUNTS)
    """What it passed on since it last drew, by count: the lower the pile, the more it says.
    0 is nothing, and the highest number the lowest pile."""
    most: list[int] = field(default_factory=lambda: list(ANY))
    """What it can still hold if it always makes the cheapest play that it has."""
    spares: bool = False  # it does not: it had cards that it kept back

    def copy(self) -> "Trace":
        return Trace(self.declined[:], self.most[:], self.spares)

    def played(self, pile: Pile | None, cards: tuple[Card, ...]) -> None:
        """On the pile that lay there. The cheapest are numbers alone, low ones, and for a lead all
        of the lowest."""
        if self.spares:
            return
        numbers = [card for card in cards if isinstance(card, int)]
        has_all_below = max(numbers) - 1 if len(numbers) == len(cards) else NUMBERS
        size, value = (1, 0) if pile is None else pile
        self._holds_fewer(size, value, has_all_below)
        for number in numbers:
            self.most[number - 1] -= 1
        if min(self.most) < 0 or (not self.most[CROWNS] and cards[0] in ("C", "D")):
            self.spares, self.most = True, list(ANY)
        elif pile is None and numbers:
            self.most[numbers[0] - 1] = 0

    def passed(self, pile: Pile) -> None:
        count = min(pile.size, COUNTS) - 1
        said = VALUES - min(pile.value, VALUES - 1)
        self.declined[count] = max(self.declined[count], said)
        if not self.spares:
            self._holds_fewer(pile.size, pile.value, NUMBERS)
            self.most[CROWNS] = 0

    def drew(self, number: int) -> None:
        self.declined = [0] * COUNTS
        self.most = [min(held + number, most) for held, most in zip(self.most, ANY, strict=True)]

    def _holds_fewer(self, size: int, value: int, until: int) -> None:
        """Than so many cards of each number above the value."""
        most = self.most
        for place in range(value, until):
            if most[place] >= size:
                most[place] = size - 1


def traces(seats: int, events: Sequence[Event]) -> list[Trace]:
    found = [Trace() for _ in range(seats)]
    pile: Pile | None = None
    for event in events:
        match event:
            case Played():
                found[event.seat].played(pile, event.cards)
                pile = read_pile(event.pile)
            case Passed() if pile is not None:
                found[event.seat].passed(pile)
            case RoundWon():
                pile = None
            case Drew():
                found[event.seat].drew(event.number)
            case _:
                pass
    return found
