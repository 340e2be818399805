"""Reads presses on a RANK hand."""

from bot.looks.look import Choose, Holding, Play, Pressed
from bot.looks.rank.choice import Gifts, hand_of, read_choice, read_gifts, written
from games.errors import UnreadableMove
from games.rank import moves
from games.rank.cards import KINDS, PLACE, Card, counted, spread

SHOWN = frozenset({"r", "clear"})
"""Presses that only show the hand, with nothing chosen."""

ORDERS: dict[str, moves.Move] = {
    "pass": moves.Pass(),
    "take": moves.KingsHand("take"),
    "keep": moves.KingsHand("keep"),
    "lead": moves.Benefit("lead"),
    "steal": moves.Benefit("steal"),
}


def press(holding: Holding, payload: str) -> Pressed:
    """Read c chosen, p play or give; the Queen's q chosen, g given, x shown again."""
    kind, rest = payload[:1], payload[1:]
    if payload in SHOWN:
        return Choose("")
    if payload in ORDERS:
        return Play(str(ORDERS[payload]))
    if kind in ("q", "g", "x"):
        return _gift(holding, kind, rest)
    chosen = read_choice(rest, hand_of(holding))
    if chosen is None or kind not in ("c", "p"):
        raise UnreadableMove
    if kind == "p":
        return Play(_settled(holding, spread(chosen)), written(chosen))
    return Choose(written(chosen))


def pick_of(_: Holding, move: moves.Move) -> str:
    """Return the choice with which Play or Give makes the move; other moves have their button."""
    match move:
        case moves.Play(cards) | moves.KingReturn(cards):
            return written(counted(cards))
        case moves.QueenReturn(gifts):
            *settled, chosen = (PLACE[card] for _, card in gifts)
            return f"q{Gifts(tuple(settled), chosen)}"
    return ""


def _settled(holding: Holding, cards: tuple[Card, ...]) -> str:
    if holding.view.phase == "kingReturn":
        return str(moves.KingReturn(cards))
    return str(moves.Play(cards))


def _gift(holding: Holding, kind: str, rest: str) -> Pressed:
    """Make the move once the last gift is settled; before, ask about the next receiver."""
    receivers = holding.view.receivers
    gifts = read_gifts(rest, hand_of(holding), len(receivers))
    if gifts is None or not receivers:
        raise UnreadableMove
    if kind == "q":
        return Choose(f"q{gifts}")
    if gifts.chosen is not None:
        raise UnreadableMove
    if kind == "g" and len(gifts.settled) == len(receivers):
        cards = (KINDS[place] for place in gifts.settled)
        move = moves.QueenReturn(moves.by_seat(zip(receivers, cards, strict=True)))
        return Play(str(move), f"q{Gifts(gifts.settled[:-1], gifts.settled[-1])}")
    return Choose(f"q{Gifts(gifts.settled)}")
