"""Chooses a move on a hand, so that one press makes it."""

from typing import Any

from bot.looks.look import Holding
from bot.looks.scots.choice import ADDING, CHOOSING, ONTO, TAKING, WAYS, Pick
from bot.looks.scots.claims import MOST_WAYS, ways
from bot.looks.scots.grid import SHELF
from bot.looks.scots.own import Own, own_side
from games.scots.cards import Cards, counted
from games.scots.moves import Add, Discard, Lay, Take, TakeOnto


def pick_of(holding: Holding, move: Any) -> str:
    """Return the choice that has a button for the move; drawing needs none."""
    own = own_side(holding)
    match move:
        case Take(cards):
            return _claim(own, TAKING, cards)
        case TakeOnto(number):
            return _claim(own, ONTO, (), number)
        case Lay(cards):
            return _chosen(own, CHOOSING, cards)
        case Add(number, cards):
            return _chosen(own, ADDING, cards, number)
        case Discard(card):
            return _chosen(own, CHOOSING, (card,))
    return ""


def _claim(own: Own, screen: str, cards: Cards, number: int = 1) -> str:
    """The only way to claim the pile has its button from the start; few ways have one each."""
    if ways(own) <= MOST_WAYS:
        return "" if ways(own) == 1 else _chosen(own, WAYS, ())
    return _chosen(own, screen, cards, number)


def _chosen(own: Own, screen: str, cards: Cards, number: int = 1) -> str:
    """Turn the shelf of sets to the one with this number."""
    return str(Pick(counted(own.deck, cards), screen, shelf=(number - 1) // SHELF))
