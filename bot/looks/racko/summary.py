"""What the whole table sees at RACK-O, and in words for who does not see the picture."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.looks.look import Showing, spoken
from games.game import Seat
from games.racko.events import Placed, Took
from games.racko.state import SLOTS

OVER = ("roundOver", "gameOver")


def public_cards(events: Iterable[Any], seats: int) -> list[dict[int, int]]:
    """RO-11.2: by seat and slot, the cards taken from the discard pile and still there."""
    known: list[dict[int, int]] = [{} for _ in range(seats)]
    for event in events:
        if isinstance(event, Took):
            known[event.seat][event.slot] = event.card
        elif isinstance(event, Placed):
            known[event.seat].pop(event.slot, None)
    return known


def last_exchange(events: tuple[Any, ...]) -> Took | Placed | None:
    return next((each for each in reversed(events) if isinstance(each, Took | Placed)), None)


def alt(showing: Showing) -> str:
    """The piles, and of each seat the total, the partner, and what is known of its rack."""
    words, view = showing.words, showing.view
    said = [words("racko-alt-draw", count=view.draw)]
    if view.face_up is not None:
        said.append(words("racko-alt-face-up", card=view.face_up))
    for seat in range(len(view.racks)):
        facts = ", ".join(_facts(showing, seat))
        said.append(words("racko-alt-seat", name=spoken(showing.company.name(seat)), facts=facts))
    return " ".join(said)


def _facts(showing: Showing, seat: Seat) -> Iterator[str]:
    view, words = showing.view, showing.words
    sides = len(view.totals)
    if view.phase not in OVER and seat == view.turn:
        yield words("racko-alt-turn")
    yield words("points-racko", count=view.totals[seat % sides])
    if view.options.partners:
        partner = showing.company.name((seat + sides) % len(view.racks))
        yield words("racko-alt-partner", name=spoken(partner))
    yield _rack(showing, seat)
    exchange = last_exchange(showing.events)
    if exchange is not None and exchange.seat == seat:
        yield words("racko-alt-exchanged", slot=exchange.slot)


def _rack(showing: Showing, seat: Seat) -> str:
    view, words = showing.view, showing.words
    if view.racks[seat]:
        return words("racko-alt-rack", cards=" ".join(map(str, view.racks[seat])))
    known = public_cards(showing.events, len(view.racks))[seat]
    cards = [
        words("racko-alt-card", slot=slot, card=known[slot]) for slot in SLOTS if slot in known
    ]
    return words("racko-alt-known", cards=", ".join(cards)) if cards else words("racko-alt-hidden")
