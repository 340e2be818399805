"""Writes RACK-O's board, and its picture's alt text."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.looks.kit import best_first, joined, latest, seat_line
from bot.looks.look import Showing, Summary
from bot.looks.racko.cards import card_face
from bot.looks.racko.sentences import sentence
from bot.ui.text import spoken, until_text
from games.game import Seat
from games.racko.events import Dealt, Placed, Took, TurnedOver
from games.racko.state import SLOTS

OVER = ("roundOver", "gameOver")
QUIET = (Dealt, TurnedOver)


def summary(showing: Showing) -> Summary:
    words, view = showing.words, showing.view
    return Summary(
        title=words("racko-title", round=view.round + 1),
        subtitle=words(
            "racko-subtitle",
            preset=showing.preset,
            target=view.options.target,
            scores=", ".join(scores(showing)),
        ),
        moves=joined(sentence(event, showing) for event in latest(showing.events, QUIET)),
        turn=_turn(showing),
        asks=_asks(showing),
        seats=tuple(_seats(showing)),
        alt=alt(showing),
    )


def scores(showing: Showing) -> list[str]:
    view, words, name = showing.view, showing.words, showing.company.name
    if view.options.partners:
        return [
            words("racko-score-pair", name=name(pair), partner=name(pair + 2), points=total)
            for pair, total in enumerate(view.totals)
        ]
    return [
        words("racko-score", name=name(seat), points=view.totals[seat])
        for seat in best_first(view.totals)
    ]


def _turn(showing: Showing) -> str:
    if showing.view.phase in ("pick", "drawn"):
        return showing.words("turn-of", name=showing.company.name(showing.view.turn))
    return _asks(showing)


def _asks(showing: Showing) -> str:
    view, words = showing.view, showing.words
    if view.phase not in ("pick", "drawn"):
        return words("racko-asks-over" if view.phase == "gameOver" else "racko-asks-deal")
    return words(
        f"racko-asks-{view.phase}",
        name=showing.company.name(view.turn),
        card=showing.face(card_face(view.face_up)),
        time=until_text(words, showing.until),
    )


def _seats(showing: Showing) -> Iterable[str]:
    """A line a seat: what the whole table has seen go into a rack, and nothing more."""
    view, words = showing.view, showing.words
    known = public_cards(showing.events, len(view.racks))
    for seat, rack in enumerate(view.racks):
        cards = rack or [known[seat].get(slot) for slot in SLOTS]
        shown = [
            words("racko-unknown") if card is None else showing.face(card_face(card))
            for card in cards
        ]
        turn = view.phase not in OVER and seat == view.turn
        yield seat_line(showing, seat, turn, cards=" ".join(shown))


# In words


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
    yield words("racko-points", count=view.totals[seat % sides])
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
