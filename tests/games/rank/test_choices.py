"""What King and Queen may choose before the first lead."""

import random
from itertools import combinations, islice, product

import pytest

from games.errors import UnreadableMove
from games.rank import RANK
from games.rank.cards import cards_in_play, counted, holds, spread
from games.rank.choices import QueenReturns
from games.rank.moves import KingReturn, QueenReturn
from tests.games.rank.rows import code, load

LATER = {"ranking": [0, 1, 2, 3], "phase": "dealt"}
PRESIDENT = {"classicPresident": True}


def steal():
    hands = [[3, 5], [2, 7], [1, 11], [9, "C", 12]]
    state = load(4, {}, hands=hands, **LATER)
    return RANK.play(state, 0, RANK.parse(state, "benefit steal")).state


def queen_of_four(**flags):
    """Both receive: the King gives 3 and 5, and the Queen owes seat 2 a card."""
    hands = [[3, 5], [2, 7], [1, 11], [9, "C", 12]]
    state = load(4, PRESIDENT | flags, hands=hands, **LATER)
    return RANK.play(state, 0, RANK.parse(state, "return 3 5")).state


def test_the_king_may_return_any_kind_once():
    assert [str(move) for move in RANK.legal(steal(), 0)] == ["return 3", "return 5", "return 12"]


@pytest.mark.parametrize("seed", range(20))
def test_two_returned_cards_are_every_pair_of_the_hand_once(seed):
    rng = random.Random(seed)
    hand = rng.sample(cards_in_play(3), rng.randint(3, 9))
    state = load(
        3, PRESIDENT, hands=[hand, [1], [2]], ranking=[0, 1, 2], phase="kingReturn", received=2
    )
    pairs = {frozenset((pair, pair[::-1])) for pair in combinations(hand, 2)}
    listed = RANK.legal(state, 0)
    assert len(listed) == len(set(listed)) == len(pairs)
    assert all(RANK.refusal(state, 0, move) is None for move in listed)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("return 5", "return 5"), ("return 3:5", "return 5"), ("return 3:5 3:3", "return 3 5")],
)
def test_the_king_may_name_the_beggar(text, canonical):
    assert str(RANK.parse(steal(), text)) == canonical


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "return 3:5", "none"),
        (0, "return 2:5", "wrong_number"),
        (0, "return", "wrong_number"),
        (0, "return 3 9", "wrong_number"),
        (0, "return 8", "not_held"),
        (1, "return 2", "not_your_turn"),
        (-1, "return 3", "not_your_turn"),
        (0, "benefit lead", "wrong_phase"),
        (0, "play 3", "wrong_phase"),
        (0, "pass", "wrong_phase"),
        (-1, "roles 0 1 2 3", "wrong_phase"),
    ],
)
def test_the_kings_return_is_judged_in_the_order_of_section_4(seat, text, error):
    assert code(steal(), seat, text) == error


def test_the_queen_of_one_receiver_is_read_both_ways():
    state = queen_of_four()
    assert RANK.parse(state, "return 7") == RANK.parse(state, "return 2:7")
    assert str(RANK.parse(state, "return 7")) == "return 2:7"
    assert [str(move) for move in RANK.legal(state, 1)] == [
        "return 2:2",
        "return 2:7",
        "return 2:11",
    ]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("return 2:7 3:2", "none"),
        ("return 3:2 2:7", "none"),
        ("return 7", "wrong_number"),
        ("return 7 2", "wrong_number"),
        ("return 2:7", "wrong_number"),
        ("return 2:7 2:2", "wrong_number"),
        ("return 2:7 0:2", "wrong_number"),
        ("return 2:7 3:7", "not_held"),
        ("return 2:7 3:13", "not_held"),
        ("return 2:7 2:C", "wrong_number"),
    ],
)
def test_the_queens_returns_are_judged_whole(text, error):
    state = queen_of_four(edition="italian")
    assert state.receivers == (2, 3)
    assert code(state, 1, text) == error


@pytest.mark.parametrize(
    "text", ["return 2:", "return :5", "return 2:5 7", "return x:5", "return 2:x"]
)
def test_half_a_gift_is_unreadable(text):
    with pytest.raises(UnreadableMove):
        RANK.parse(steal(), text)


@pytest.mark.parametrize("seed", range(40))
def test_the_queens_list_holds_every_return_once(seed):
    rng = random.Random(seed)
    hand = counted(tuple(rng.sample(cards_in_play(7), rng.randint(3, 7))))
    receivers = tuple(sorted(rng.sample(range(2, 8), rng.randint(1, 3))))
    moves = QueenReturns(hand, receivers)
    by_hand = {
        QueenReturn(tuple(zip(receivers, given, strict=True)))
        for given in product(dict.fromkeys(spread(hand)), repeat=len(receivers))
        if holds(hand, given)
    }
    listed = list(moves)
    assert len(moves) == len(listed) == len(set(listed))
    assert set(listed) == by_hand
    assert [moves[place] for place in range(len(moves))] == listed
    assert moves[-1] == listed[-1]
    assert moves[1:3] == tuple(listed[1:3])
    assert all(move in moves for move in listed)
    assert QueenReturn(()) not in moves
    assert not moves.__contains__(KingReturn((1,)))
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_the_longest_of_the_queens_lists_is_counted_and_not_made():
    hand = counted((*range(1, 13), "C", "D", "U", "V", "W", *range(1, 9)))
    moves = QueenReturns(hand, tuple(range(2, 12)))
    assert 10**11 < len(moves) < 17**10
    assert len(set(islice(moves, 500))) == 500
    assert moves[len(moves) // 3] in moves
    assert list(islice(moves, 3)) == [moves[0], moves[1], moves[2]]


def test_every_listed_return_of_the_queen_is_accepted():
    state = queen_of_four(edition="italian")
    assert {RANK.refusal(state, 1, move) for move in RANK.legal(state, 1)} == {None}


def test_a_steal_is_told_to_king_and_beggar_only():
    hands = [[3, 5], [2, 7], [1, 11], [9, "C", 12]]
    state = load(4, {}, hands=hands, **LATER)
    step = RANK.play(state, 0, RANK.parse(state, "benefit steal"))
    assert "12" not in repr(step.events)
    assert {seat for seat, _ in step.private} == {0, 3}
