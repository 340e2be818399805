"""What happened, in a few words."""

from typing import Any

from bot.looks.look import Company, Showing
from bot.looks.scots.people import People
from bot.ui.words import Words
from games.game import Seat
from games.scots.cards import compiled
from games.scots.events import (
    Added,
    Dealt,
    Discarded,
    Exhausted,
    GameOver,
    JewelsShown,
    Laid,
    Public,
    Recycled,
    Scored,
    TookPile,
)


def sentence(event: Any, showing: Showing) -> str:
    people = People(compiled(showing.view.options.deck), showing.words, showing.face)
    return told(event, showing.company, people)


def told(event: Public, company: Company, people: People) -> str:
    """An event at a table whose deck is known."""
    words = people.words
    match event:
        case Dealt(dealer, _, face_up):
            return words("scots-Dealt", name=company.name(dealer), card=people.pictured(face_up))
        case Recycled(draw):
            return words("scots-Recycled", draw=draw)
        case Exhausted():
            return words("scots-Exhausted")
        case Scored(scores=scores):
            return words("scots-Scored", points=round_points(scores, company))
        case GameOver(winners):
            names = ", ".join(map(company.name, winners))
            return words("scots-GameOver", names=names, count=len(winners))
    return _said(event, event.seat, _cards(event, people), company, words)


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def round_points(scores: tuple[int, ...], company: Company) -> str:
    return ", ".join(f"{company.name(seat)} {signed(points)}" for seat, points in enumerate(scores))


def _said(event: Public, seat: Seat, cards: str, company: Company, words: Words) -> str:
    shown = {"card": cards, "cards": cards, "set": cards, "count": _count(event)}
    return words(_key(event), name=company.name(seat), **shown)


def _key(event: Public) -> str:
    onto = isinstance(event, TookPile) and event.onto
    return f"scots-{type(event).__name__}{'-onto' if onto else ''}"


def _count(event: Public) -> int:
    return len(event.pile) if isinstance(event, TookPile) else 0


def _cards(event: Public, people: People) -> str:
    match event:
        case Laid(cards=cards) | TookPile(set=cards):
            return people.laid(cards)
        case Added(cards=cards) | JewelsShown(cards=cards):
            return people.cards(cards)
        case Discarded(card=card):
            return people.pictured(card)
    return ""
