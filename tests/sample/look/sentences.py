"""Low Ebb's events and its end in words."""

from typing import Any

from bot.looks.kit import told, won
from bot.looks.look import Showing
from bot.ui.words import Words
from games.game import Seat
from tests.sample.events import Dealt, GameOver, Knocked, Scored
from tests.sample.look.art import card_face
from tests.sample.options import Options


def sentence(event: Any, showing: Showing) -> str:
    company, words = showing.company, showing.words
    match event:
        case GameOver():
            return won(event, showing)
        case Scored():
            points = (f"{company.name(at)} {each:+}" for at, each in enumerate(event.points))
            return words("ebb-Scored", points=", ".join(points))
        case Dealt():
            return words("ebb-Dealt", name=company.name(event.dealer))
    cards = {
        field: showing.face(card_face(getattr(event, field)))
        for field in ("card", "out")
        if hasattr(event, field)
    }
    return told(event, showing, **cards)


def what(options: Options, words: Words) -> tuple[str, ...]:
    """What is played with these options, in sentences."""
    rounds = words("ebb-what-rounds", count=options.rounds)
    return words("ebb-what"), rounds, words("ebb-what-penalty", penalty=options.penalty)


def final(showing: Showing) -> tuple[str, ...]:
    """What ended the last round, and all hands."""
    words, company = showing.words, showing.company
    ended = words("ebb-decided-pile")
    for event in showing.events:
        if isinstance(event, Knocked):
            ended = words("ebb-decided", name=company.name(event.seat))
    hands = (
        words("ebb-hand-line", name=company.name(seat), cards=cards_of(showing, seat))
        for seat in range(len(showing.view.hands))
    )
    return (ended, *hands)


def cards_of(showing: Showing, seat: Seat) -> str:
    """As far as everybody may know them."""
    hand = showing.view.hands[seat]
    if hand is None:
        return showing.words("ebb-hidden")
    return " ".join(showing.face(card_face(card)) for card in hand)
