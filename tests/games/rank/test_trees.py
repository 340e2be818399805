"""Counted move trees: every way in which a small deal can go, by the list and by the judge."""

from itertools import product

import pytest

from games.rank import RANK
from games.rank.cards import spread
from games.rank.moves import Move, Pass, Play
from tests.games.rank.rows import cards, load

DEALS = {
    "singles": ["5 9", "7 1", "3 2"],
    "sets": ["5 5 9", "6 6 W", "7 7 1"],
    "modifiers": ["8 U V", "8 V", "10 U"],
    "wilds": ["12 W", "12 U", "W 3"],
    "crowns": ["C 4 2", "D 3", "5 6"],
}


def by_list(state, seat):
    return RANK.legal(state, seat)


def by_judge(state, seat):
    held = state.hands[seat]
    plays: list[Move] = [
        Play(spread(part)) for part in product(*(range(number + 1) for number in held))
    ]
    return [move for move in [*plays, Pass()] if RANK.refusal(state, seat, move) is None]


def leaves(state, moves):
    """How many different courses the hand can take."""
    if state.phase != "play":
        return 1
    seat = state.turn
    return sum(leaves(RANK.apply(state, seat, move).state, moves) for move in moves(state, seat))


@pytest.mark.parametrize(
    ("deal", "flags", "count"),
    [
        ("singles", {}, 23),
        ("sets", {}, 1513),
        ("modifiers", {}, 136),
        ("modifiers", {"edition": "second"}, 102),
        ("modifiers", {"edition": "italian"}, 153),
        ("modifiers", {"edition": "second", "loneModifier": "forfeitAny"}, 316),
        ("wilds", {}, 43),
        ("wilds", {"edition": "second"}, 68),
        ("crowns", {}, 1875),
    ],
)
def test_every_course_of_a_hand(deal, flags, count):
    hands = [cards(held) for held in DEALS[deal]]
    state = load(3, flags, hands=hands, draw=[2, 6], turn=0)
    assert leaves(state, by_list) == leaves(state, by_judge) == count
