"""Explains a hint in RANK."""

from collections.abc import Sequence
from typing import Any

from bot.looks.look import Holding
from bot.looks.rank.cards import pile_words, run
from bot.looks.rank.reasons import reasons
from bot.looks.reasons import foremost
from games.rank.moves import Benefit, KingReturn, KingsHand, Play, QueenReturn
from games.rank.state import read_pile


def advice(holding: Holding, move: Any, instead: Any = None) -> tuple[str, str]:
    said = holding.words
    what = said(f"rank-hint-{_kind(move)}", cards=run(holding.face, _cards(move)))
    others = reasons(holding.seen, holding.legal, instead) if instead else ()
    why = foremost(reasons(holding.seen, holding.legal, move), others)
    return what, said(f"rank-why-{why.name}", **why.facts)


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
