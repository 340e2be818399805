"""Remembers of the round what a careful person at the table would."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.game import Seat, Seen
from games.racko.events import Dealt, Drew, Dropped, Event, Placed, Took, TurnedOver
from games.racko.state import Rack, View, cards_in_play, place_of

UNTOUCHED, UNKNOWN = 0, -1
"""Of a slot in another rack: it holds the card it was dealt, or one drawn unseen. Cards count from
1; RO-11.2 says when one is known."""


@dataclass(slots=True)
class Memory:
    """A match set up in the middle begins with nothing to remember."""

    racks: list[list[int]]  # by seat, what is known of each slot
    buried: list[int] = field(default_factory=list)  # the discard pile, oldest first
    coming: list[int] = field(default_factory=list)  # the draw pile once it is known, top first
    drawn: int = UNKNOWN  # the last card drawn, where it could be known

    def witness(self, event: Event) -> None:
        match event:
            case Dealt(face_up=card):
                self.buried = [card]
            case Took(seat, card, slot, out):
                self._discard(self.buried[:-1], out)
                self.racks[seat][place_of(slot)] = card
            case Drew():
                self.drawn = self.coming.pop(0) if self.coming else UNKNOWN
            case Placed(seat, slot, out):
                self._discard(self.buried, out)
                self.racks[seat][place_of(slot)] = self.drawn
            case Dropped(card=card):
                self._discard(self.buried, card)
            case TurnedOver(face_up, draw, discard):
                whole = len(self.buried) == draw + discard
                self.coming = self.buried[1:] if whole else []
                self.buried = [face_up]
            case _:
                pass

    def _discard(self, below: list[int], card: int) -> None:
        self.buried = [*below, card]


@dataclass(frozen=True, slots=True)
class Outlook:
    """One seat's view of the round, with what it remembers."""

    view: View
    seat: Seat
    rack: Rack
    racks: tuple[tuple[int, ...], ...]  # by seat; one's own is not kept here
    coming: tuple[int, ...]  # the draw pile, top first, where its order is known
    unseen: tuple[int, ...]  # in the draw pile or in other racks, nobody can say which

    @property
    def deck(self) -> int:
        """Return the highest card."""
        return cards_in_play(len(self.view.racks))[-1]

    @property
    def card(self) -> int:
        """Return the card to decide on: in the hand or on the discard pile."""
        card = self.view.held if self.view.phase == "drawn" else self.view.face_up
        assert card is not None, "a turn without a card to decide on"
        return card

    @property
    def next_draws(self) -> Sequence[int]:
        """Return what may be drawn now, each as likely, by nothing but the piles and memory."""
        return self.coming[:1] or self.unseen or (self.card,)

    @property
    def live(self) -> tuple[int, ...]:
        """Return what may still come up: not own cards, buried ones or those in other racks."""
        return (*self.unseen, *self.coming)


def outlook(seen: Seen[View, Event]) -> Outlook:
    view, seat = seen.view, seen.seat
    rack = view.racks[seat] or ()
    memory = Memory([[UNTOUCHED] * len(rack) for _ in view.racks])
    for event in seen.events:
        memory.witness(event)
    coming = memory.coming if len(memory.coming) == view.draw else []
    known = {*rack, *memory.buried, *coming, view.held, view.face_up}
    for other, cards in enumerate(memory.racks):
        known.update(cards if other != seat else ())
    unseen = tuple(card for card in cards_in_play(len(view.racks)) if card not in known)
    return Outlook(view, seat, rack, tuple(map(tuple, memory.racks)), tuple(coming), unseen)
