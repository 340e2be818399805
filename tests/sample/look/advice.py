"""A hint in Low Ebb."""

from typing import Any

from bot.looks.look import Holding
from bot.looks.reasons import foremost
from tests.sample.look.reasons import reasons


def advice(holding: Holding, move: Any, instead: Any = None) -> tuple[str, str]:
    words, card, face_up = holding.words, getattr(move, "card", 0), holding.view.face_up or 0
    what = words(f"ebb-hint-{type(move).__name__}", card=card, taken=face_up)
    others = reasons(holding.seen, holding.legal, instead) if instead else ()
    why = foremost(reasons(holding.seen, holding.legal, move), others)
    return what, words(f"ebb-why-{why.name}", **why.facts)


def situation(holding: Holding) -> str:
    view = holding.view
    hand = " ".join(map(str, view.hands[holding.seat] or ()))
    return holding.words("ebb-look-back-hand", hand=hand, card=view.face_up or 0)
