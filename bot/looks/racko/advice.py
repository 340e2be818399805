"""Explains a hint in RACK-O."""

from bisect import bisect_left
from typing import Any

from bot.looks.look import Holding
from games.racko.moves import Draw, Drop, Place, Take
from games.racko.scoring import is_complete
from games.racko.state import Rack, place_of


def advice(holding: Holding, move: Any) -> tuple[str, str]:
    said, view = holding.words, holding.view
    card, slot = _card(view), getattr(move, "slot", 0)
    what = said(f"racko-hint-{type(move).__name__}", card=card, slot=slot)
    rack = view.racks[holding.seat] or ()
    reason, sorted_now, sorted_then = _reason(rack, move, card)
    return what, said(f"racko-why-{reason}", before=sorted_now, after=sorted_then)


def situation(holding: Holding) -> str:
    said, view = holding.words, holding.view
    rack = " ".join(map(str, view.racks[holding.seat] or ()))
    drawn = view.phase == "drawn"
    lies = said("racko-look-back-drawn" if drawn else "racko-look-back-open", card=_card(view))
    return f"{said('racko-look-back-rack', rack=rack)} · {lies}"


def _card(view: Any) -> int:
    """The one to be decided on."""
    return (view.held if view.phase == "drawn" else view.face_up) or 0


def _reason(rack: Rack, move: Any, card: int) -> tuple[str, int, int]:
    before = rising(rack)
    match move:
        case Take(slot, declare) | Place(slot, declare):
            place = place_of(slot)
            new = (*rack[:place], card, *rack[place + 1 :])
            after = rising(new)
            if declare or is_complete(new):
                return "complete", before, after
            return ("better" if after > before else "room"), before, after
        case Draw():
            return "draw", before, before
        case Drop(declare):
            return ("out" if declare else "drop"), before, before
    return "draw", before, before


def rising(rack: Rack) -> int:
    """How many cards could stay where they are, were only the others to change."""
    ends: list[int] = []
    for card in rack:
        at = bisect_left(ends, card)
        ends[at : at + 1] = [card]
    return len(ends)
