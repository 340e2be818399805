"""Explains a hint in Queen of Scots."""

from typing import Any

from bot.looks.look import Holding
from bot.looks.reasons import foremost
from bot.looks.scots.people import People
from bot.looks.scots.reasons import reasons
from games.scots.cards import compiled
from games.scots.moves import Add, Discard, Lay, Take, TakeOnto
from games.scots.state import View, is_wild_on_top


def advice(holding: Holding, move: Any, instead: Any = None) -> tuple[str, str]:
    said, view = holding.words, holding.view
    people = People(compiled(view.options.deck), said, holding.face)
    named = {"cards": _cards(people, move), "number": int(getattr(move, "number", 0))}
    alone = "-alone" if _leaves_the_pile(view, move) else ""
    what = said(f"scots-hint-{type(move).__name__}{alone}", **named)
    others = reasons(holding.seen, holding.legal, instead) if instead else ()
    why = foremost(reasons(holding.seen, holding.legal, move), others)
    return what, said(f"scots-why-{why.name}", **why.facts)


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


def _leaves_the_pile(view: View, move: Any) -> bool:
    """QS-R16: return whether Jewels on top are taken alone."""
    if not isinstance(move, Take | TakeOnto) or not is_wild_on_top(view):
        return False
    return view.options.jewels_on_top == "alone"
