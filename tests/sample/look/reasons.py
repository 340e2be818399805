"""What is true of a move in Low Ebb, what matters most first."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.looks.reasons import Reason, reason
from games.game import Seen
from tests.sample.events import Event
from tests.sample.moves import Draw, Knock, Take
from tests.sample.state import View

CARDS = 10  # the highest
LOW = 2  # a card down from here
FEW = 6  # cards left to draw
SMALL = 8  # a sum


def reasons(seen: Seen[View, Event], _: Sequence[Any], move: Any) -> tuple[Reason, ...]:
    view, hand = seen.view, seen.view.hands[seen.seat] or ()
    match move:
        case Knock():
            return tuple(_of_knock(view, sum(hand)))
        case Take(card):
            return tuple(_of_take(hand, card, view.face_up or 0))
        case Draw(card):
            return tuple(_of_draw(view, hand, card))
    raise AssertionError("not a move of a turn")


def _of_knock(view: View, held: int) -> Iterator[Reason]:
    if view.draw <= FEW:
        yield reason("knock-late", sum=held, count=view.draw)
    if held <= SMALL:
        yield reason("knock-small", sum=held)
    yield reason("knock", sum=held)


def _of_take(hand: Sequence[int], card: int, taken: int) -> Iterator[Reason]:
    left = sum(hand) - card + taken
    if taken < card and left <= SMALL:
        yield reason("take-small", sum=left)
    if taken <= LOW and taken < card:
        yield reason("take-low", taken=taken)
    if taken < card and card == max(hand):
        yield reason("take-highest", card=card, count=card - taken)
    if taken < card:
        yield reason("take-lower", card=card, count=card - taken)
    yield reason("take", sum=left)


def _of_draw(view: View, hand: Sequence[int], card: int) -> Iterator[Reason]:
    face_up = view.face_up or 0
    if face_up >= max(hand):
        yield reason("draw-open", taken=face_up)
    if 2 * card > CARDS + 1:
        yield reason("draw-mean", card=card)
    if card == max(hand):
        yield reason("draw-highest", card=card)
    if 2 * face_up > CARDS + 1:
        yield reason("draw-unseen", taken=face_up)
    yield reason("draw", card=card, count=view.draw)
