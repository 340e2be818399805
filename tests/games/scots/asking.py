"""The legal moves found the long way: everything is asked for, and the judge answers."""

from collections.abc import Iterator
from itertools import product

from games.scots import SCOTS
from games.scots.cards import Cards, spread
from games.scots.moves import (
    Add,
    Appoint,
    Deal,
    Discard,
    Draw,
    Lay,
    Move,
    Recycle,
    Take,
    TakeOnto,
)
from games.scots.state import State


def parts(state: State, seat: int) -> Iterator[Cards]:
    """All sub-multisets of a hand, the empty one too."""
    for counts in product(*(range(count + 1) for count in state.hands[seat])):
        yield spread(state.deck.codes, counts)


def asked(state: State, seat: int) -> set[Move]:
    """All that could be asked for, sensible or not, and is accepted."""
    moves: set[Move] = {Draw(), Appoint(seat), Deal(state.deck.cards), Recycle(state.pile[:-1])}
    numbers = range(len(state.sets[seat]) + 2)
    moves.update(map(TakeOnto, numbers), map(Discard, (*state.deck.codes, "NONE")))
    for cards in parts(state, seat):
        moves.update((Take(cards), Lay(cards), *(Add(number, cards) for number in numbers)))
    return {move for move in moves if SCOTS.refusal(state, seat, move) is None}
