"""Counted move trees: every way to play on from fixed tables."""

import pytest

from games.game import DEALER
from games.scots import SCOTS
from games.scots.state import State
from tests.games.scots.asking import asked
from tests.games.scots.tables import ODD_DECKS, cards, sets, table


def in_file_order(_, items):
    return tuple(items)


def lines(state: State, moves: int) -> int:
    """How many lines of so many moves of the players there are; an ended match has one."""
    (*actors,) = SCOTS.to_act(state)
    if not moves or not actors:
        return 1
    if actors == [DEALER]:
        return lines(SCOTS.play(state, DEALER, SCOTS.deal(state, in_file_order)).state, moves)
    legal = SCOTS.legal(state, actors[0])
    return sum(lines(SCOTS.play(state, actors[0], move).state, moves - 1) for move in legal)


def turns(state: State, by_asking: bool) -> int:
    """In how many ways the seat to move can finish its turn."""
    seat, total = state.turn, 0
    for move in asked(state, seat) if by_asking else SCOTS.legal(state, seat):
        after = SCOTS.play(state, seat, move).state
        total += turns(after, by_asking) if SCOTS.to_act(after) == (seat,) else 1
    return total


@pytest.mark.parametrize(
    ("position", "ways"),
    [
        pytest.param({"hands": "BO BO BO RI"}, 3, id="a triple: lay it or not"),
        pytest.param({"hands": "BO BO CJ RI"}, 4, id="a pair and jewels"),
        pytest.param({"hands": "BO RI", "sets": "BO BO BO"}, 3, id="one more of a set"),
        pytest.param({"hands": "CJ CJ", "sets": "BO BO BO"}, 4, id="jewels for a set"),
        pytest.param({"hands": "MQ EL KJ CJ RI"}, 18, id="royals and jewels"),
        pytest.param({"hands": "BO BO BO BO CJ KN", "sets": "KN KN KN"}, 118, id="much to add"),
    ],
)
def test_a_turn_can_be_finished_in_as_many_ways(position, ways):
    hand, own = cards(position["hands"]), sets(position.get("sets", "-"))
    state = table(phase="play", hands=[hand], sets=[own])
    assert turns(state, by_asking=True) == ways
    assert turns(state, by_asking=False) == ways


PICKUPS = {
    "a pair for the top": ({"hands": "BO BO KN RI", "pile": "SE DA BO"}, 8),
    "royals for a queen": ({"hands": "EL KJ KJ RI", "pile": "SE MQ"}, 18),
    "jewels on top": ({"hands": "CJ CJ BO BO", "sets": "KN KN KN", "pile": "SE CJ"}, 44),
}


@pytest.mark.parametrize(("position", "ways"), PICKUPS.values(), ids=PICKUPS)
def test_a_pickup_leads_on_in_as_many_ways(position, ways):
    hand, own = cards(position["hands"]), sets(position.get("sets", "-"))
    state = table(hands=[hand], sets=[own], pile=cards(position["pile"]), draw=["WA", "WD"])
    assert turns(state, by_asking=True) == ways
    assert turns(state, by_asking=False) == ways


DEALS = {
    "default": [1, 9, 46, 217, 923],
    "no wilds": [3, 23, 118, 592, 2907],
    "no royals": [2, 56, 689, 5362],
    "one person and one royal": [1, 28, 396, 3241],
    "the wild among royals": [2, 61, 814, 7111],
    "all royal": [97, 3595],
}


@pytest.mark.parametrize(("deck", "counts"), DEALS.items(), ids=DEALS)
def test_a_fixed_deal_has_as_many_lines(deck, counts):
    """The deck lies in file order, so each hand has a few types, and several of each."""
    assert {"default", *ODD_DECKS} == DEALS.keys()
    options = {"firstDealer": 0} | ({"deck": ODD_DECKS[deck]} if deck in ODD_DECKS else {})
    state = SCOTS.setup(2, SCOTS.options(2, options))
    assert [lines(state, moves) for moves in range(1, len(counts) + 1)] == counts
