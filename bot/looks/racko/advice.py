"""Explains a hint in RACK-O."""

from typing import Any

from bot.looks.look import Holding
from bot.looks.racko.reasons import reasons
from bot.looks.reasons import foremost


def advice(holding: Holding, move: Any, instead: Any = None) -> tuple[str, str]:
    said = holding.words
    slot = getattr(move, "slot", 0)
    what = said(f"racko-hint-{type(move).__name__}", card=_card(holding.view), slot=slot)
    others = reasons(holding.seen, holding.legal, instead) if instead else ()
    why = foremost(reasons(holding.seen, holding.legal, move), others)
    return what, said(f"racko-why-{why.name}", **why.facts)


def situation(holding: Holding) -> str:
    said, view = holding.words, holding.view
    rack = " ".join(map(str, view.racks[holding.seat] or ()))
    drawn = view.phase == "drawn"
    lies = said("racko-look-back-drawn" if drawn else "racko-look-back-open", card=_card(view))
    return f"{said('racko-look-back-rack', rack=rack)} · {lies}"


def _card(view: Any) -> int:
    """The one to be decided on."""
    return (view.held if view.phase == "drawn" else view.face_up) or 0
