"""A hint in Low Ebb."""

from typing import Any

from bot.looks.look import Holding


def advice(holding: Holding, move: Any) -> tuple[str, str]:
    words, kind = holding.words, type(move).__name__
    held = sum(holding.view.hands[holding.seat] or ())
    card, face_up = getattr(move, "card", 0), holding.view.face_up or 0
    what = words(f"ebb-hint-{kind}", card=card, taken=face_up)
    return what, words(f"ebb-why-{kind}", card=card, taken=face_up, sum=held)


def situation(holding: Holding) -> str:
    view = holding.view
    hand = " ".join(map(str, view.hands[holding.seat] or ()))
    return holding.words("ebb-look-back-hand", hand=hand, card=view.face_up or 0)
