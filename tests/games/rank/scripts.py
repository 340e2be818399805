"""Matches written out move by move: the deal by hands, then `seat move`, with states between."""

import re

from games.game import DEALER
from games.rank import RANK
from games.rank.cards import Card, cards_in_play, spread
from games.rank.moves import Deal
from games.rank.state import State, pile_text
from tests.games.rank.rows import SEATS, cards, code, letters, move


def play_out(seats: int, options: dict[str, object], script: str) -> State:
    """`12*7` is seven times 12; `! code` after a move says that it is refused."""
    state = RANK.setup(seats, RANK.options(seats, options))
    for line in filter(None, map(str.strip, script.splitlines())):
        who, _, what = repeated(line).partition(" ")
        text, _, error = what.partition(" ! ")
        if who == "=":
            check(state, what)
        elif who == "deal":
            state = RANK.play(state, DEALER, Deal(stacked(state, what))).state
        elif who == "roles":
            order = " ".join(str(SEATS.index(name)) for name in what.split())
            state = move(state, DEALER, f"roles {order}").state
        elif error:
            assert code(state, who, text) == error, line
        else:
            state = move(state, who, text).state
    return state


def repeated(line: str) -> str:
    return re.sub(r"(\w+)\*(\d+)", lambda found: " ".join([found[1]] * int(found[2])), line)


def stacked(state: State, text: str) -> tuple[Card, ...]:
    """The deck that deals these hands; below the cards named lie the others in their order."""
    named = {name: cards(held) for name, held in (heap.split(":") for heap in text.split(";"))}
    heaps = {name.strip(): held for name, held in named.items()}
    seats = len(state.hands)
    order = [SEATS[(state.dealer + 1 + step) % seats] for step in range(seats)]
    top = [heaps[name][place] for place in range(15) for name in order]
    top += heaps.get("extra", []) + heaps.get("draw", [])
    rest = list(cards_in_play(seats))
    for card in top:
        rest.remove(card)
    return (*top, *rest)


def check(state: State, text: str) -> None:
    """`turn=A; pile=2x6; A=5,9`."""
    for fact in text.split(";"):
        name, _, value = fact.strip().partition("=")
        assert (name, shown(state, name)) == (name, value), text


def shown(state: State, name: str) -> str:
    if name in SEATS:
        return ",".join(map(str, spread(state.hands[SEATS.index(name)])))
    if name in ("owner", "king", "dealer", "turn"):
        seat = getattr(state, name)
        return "none" if seat is None else SEATS[seat]
    if name in ("ranking", "passed", "out", "winners", "receivers"):
        return letters(getattr(state, name))
    if name == "extra":
        return ",".join(map(str, spread(state.extra)))
    if name in ("tokens", "reign", "longest_reign"):
        return ",".join(map(str, getattr(state, name)))
    return pile_text(state.pile) if name == "pile" else str(getattr(state, name))
