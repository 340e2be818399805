"""A hint in Queen of Scots."""

from typing import Any

from bot.looks.look import Holding
from bot.looks.scots.people import People
from games.scots.cards import compiled, counted
from games.scots.moves import Add, Discard, Draw, Lay, Take, TakeOnto
from games.scots.scoring import hand_value


def advice(holding: Holding, move: Any) -> tuple[str, str]:
    said, view = holding.words, holding.view
    people = People(compiled(view.options.deck), said, holding.face)
    named = {"cards": _cards(people, move), "number": int(getattr(move, "number", 0))}
    what = said(f"scots-hint-{type(move).__name__}", **named)
    facts = {"count": len(view.pile), "points": _points(people, view, move)}
    return what, said(f"scots-why-{_reason(holding, move)}", **facts)


def situation(holding: Holding) -> str:
    said, view = holding.words, holding.view
    people = People(compiled(view.options.deck), said, holding.face)
    hand = said("look-back-hand", hand=people.cards(view.hands[holding.seat] or ()))
    if view.phase != "pickup" or not view.pile:
        return hand
    top = people.pictured(view.pile[-1])
    return f"{hand} · {said('scots-look-back-pile', count=len(view.pile), top=top)}"


def _cards(people: People, move: Any) -> str:
    match move:
        case Take(cards) | Lay(cards) | Add(_, cards):
            return people.cards(cards)
        case Discard(card):
            return people.pictured(card)
    return ""


def _points(people: People, view: Any, move: Any) -> int:
    """What the cards in question are worth."""
    match move:
        case Take() | TakeOnto() | Draw():
            cards = view.pile
        case Lay(cards) | Add(_, cards):
            pass
        case Discard(card):
            cards = (card,)
        case _:
            cards = ()
    return hand_value(people.deck, counted(people.deck, cards))


def _reason(holding: Holding, move: Any) -> str:
    held = len(holding.view.hands[holding.seat] or ())
    match move:
        case Take() | TakeOnto():
            return "take"
        case Lay(cards) | Add(_, cards):
            return "out" if len(cards) == held else "lay"
        case Discard():
            return "out" if held == 1 else "discard"
    if not holding.view.pile:
        return "empty"
    return "draw" if len(holding.legal) > 1 else "only"
