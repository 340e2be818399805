"""Explains a hint in RANK."""

from collections.abc import Sequence
from typing import Any

from bot.looks.look import Holding
from bot.looks.rank.cards import names, pile_words, run
from games.rank.moves import Benefit, KingReturn, KingsHand, Pass, Play, QueenReturn
from games.rank.state import read_pile

ENDS = frozenset({"C", "D"})
"""Cards that win the round at once."""
NO_PILE = "-"


def advice(holding: Holding, move: Any) -> tuple[str, str]:
    said = holding.words
    cards = run(holding.face, _cards(move))
    what = said(f"rank-hint-{_kind(move)}", cards=cards)
    return what, said(f"rank-why-{_reason(holding, move)}", cards=names(said, _cards(move)))


def situation(holding: Holding) -> str:
    said, view = holding.words, holding.view
    hand = run(holding.face, view.hands[holding.seat] or ())
    if view.phase != "play":
        return said("look-back-hand", hand=hand)
    pile = read_pile(view.pile)
    if pile is None:
        return said("rank-look-back-lead", hand=hand)
    return said("rank-look-back-pile", hand=hand, pile=pile_words(said, pile))


def _cards(move: Any) -> Sequence[Any]:
    match move:
        case Play(cards) | KingReturn(cards):
            return cards
        case QueenReturn(gifts):
            return [card for _, card in gifts]
    return ()


def _kind(move: Any) -> str:
    match move:
        case Play():
            return "play"
        case KingsHand(choice):
            return f"hand-{choice}"
        case Benefit(choice):
            return f"benefit-{choice}"
        case KingReturn() | QueenReturn():
            return "return"
    return "pass"


def _reason(holding: Holding, move: Any) -> str:
    match move:
        case Pass():
            return "stuck" if len(holding.legal) == 1 else "wait"
        case Play(cards):
            return _why_play(holding, cards)
    return _kind(move)


def _why_play(holding: Holding, cards: Sequence[Any]) -> str:
    view = holding.view
    if len(cards) == len(view.hands[holding.seat]):
        return "out"
    if ENDS & set(cards):
        return "ends"
    if view.pile == NO_PILE:
        return "lead-many" if len(cards) > 1 else "lead-one"
    return "only" if _others(holding.legal, cards) == 0 else "beat"


def _others(legal: Sequence[Any], cards: Sequence[Any]) -> int:
    return sum(isinstance(each, Play) and each.cards != tuple(cards) for each in legal)
