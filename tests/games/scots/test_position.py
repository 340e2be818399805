"""A table set up in the middle: defaults, faults, and that no position breaks a later move."""

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dealing import shuffler
from games.errors import BadPosition, RuleError
from games.game import DEALER
from games.scots import SCOTS
from tests.games.playing import moments
from tests.games.scots.tables import held, play, table
from tests.thorough import examples

BO = ["BO", "BO", "BO"]


def faults(seats=2, options=None, **position):
    with pytest.raises(BadPosition) as refused:
        table(seats, options, **position)
    assert refused.value.code == "bad_request"
    return {fault.where: fault.clause for fault in refused.value.faults}


def test_an_empty_position_is_a_pickup_with_a_card_each():
    state = table(3)
    assert (state.phase, state.turn, state.dealer, state.round) == ("pickup", 0, 2, 0)
    assert [sum(hand) for hand in state.hands] == [1, 1, 1]
    assert state.pile == ("DA",)
    assert len(state.draw) == 106 - 4
    assert state.totals == (0, 0, 0)


def test_what_is_named_is_taken_out_of_what_is_left():
    state = table(hands=[["DA"] * 7], pile=["BO"], sets=[[["KN", "KN", "CJ"]]])
    assert held(state, 1, "BO")
    assert state.draw.count("BO") == 5
    assert state.draw.count("KN") == 5
    assert "DA" not in state.draw


def test_fewer_cards_than_exist_are_fine():
    state = table(hands=[["BO"], ["KN"]], draw=["RI"], pile=["SE"])
    assert len(state.draw) == 1


def test_a_hand_given_empty_stays_empty():
    state = table(hands=[["BO"], []], phase="play")
    assert not any(state.hands[1])


def test_the_first_dealer_is_the_default_dealer():
    state = table(3, {"firstDealer": 0})
    assert (state.dealer, state.turn) == (0, 1)


def test_before_the_deal_nothing_lies_on_the_table():
    state = table(phase="deal", dealer=1, round=3)
    assert not any(map(any, state.hands))
    assert SCOTS.to_act(state) == (DEALER,)
    assert faults(phase="deal", pile=["BO"]) == {"hands": "QS-4.2"}


def test_to_be_recycled_is_by_default_all_that_is_left():
    state = table(phase="recycle")
    assert (len(state.pile), state.draw) == (104, ())


def test_the_limits_themselves_are_within_them():
    assert table(phase="recycle", pile=["BO", "KN"], recycles=2).recycles == 2
    assert table(recycles=3).recycles == 3
    assert table(totals=[10**9, -(10**9)], round=10**9).totals == (10**9, -(10**9))


def test_a_finished_match_is_won_by_the_best_total():
    state = table(3, phase="gameOver", totals=[900, 1000, 1000])
    assert state.winners == (1, 2)
    assert SCOTS.to_act(state) == ()
    assert table(phase="gameOver", winners=[0], totals=[-5, 10]).winners == (0,)


@pytest.mark.parametrize(
    ("position", "where", "clause"),
    [
        ({"hands": [["XX"]]}, "hands", "QS-2.1"),
        ({"hands": [["bo"]]}, "hands", "QS-2.1"),
        ({"draw": ["BO"] * 8}, "hands", "QS-2.2"),
        ({"hands": [["BO"] * 4], "pile": ["BO"] * 4}, "hands", "QS-2.2"),
        ({"hands": [["BO"]] * 3}, "hands", "QS-1.4"),
        ({"sets": [[], [], []]}, "sets", "QS-1.4"),
        ({"sets": [[["BO", "BO"]]]}, "sets.0.0", "QS-6.1"),
        ({"sets": [[], [BO, ["BO", "CJ", "CJ"]]]}, "sets.1.1", "QS-6.1"),
        ({"sets": [[["BO", "BO", "KN"]]]}, "sets.0.0", "QS-6.1"),
        ({"sets": [[["CJ", "CJ", "CJ"]]]}, "sets.0.0", "QS-6.1"),
        ({"sets": [[[]]]}, "sets.0.0", "QS-6.1"),
        ({"sets": [[["BO", "BO", "XX"]]]}, "hands", "QS-2.1"),
        ({"pile": []}, "pile", "QS-7.1"),
        ({"phase": "play", "hands": [[]]}, "hands", "QS-7.2"),
        ({"phase": "recycle", "pile": ["BO"]}, "phase", "QS-8.2"),
        ({"phase": "recycle", "draw": ["BO"]}, "phase", "QS-8.2"),
        ({"phase": "recycle", "recycles": 3}, "phase", "QS-8.2"),
        ({"recycles": 4}, "recycles", "QS-8.2"),
        ({"turn": 2}, "turn", "QS-1.4"),
        ({"turn": -1}, "turn", "QS-1.4"),
        ({"dealer": 2}, "dealer", "QS-1.4"),
        ({"phase": "gameOver", "winners": [2]}, "winners", "QS-1.4"),
        ({"phase": "gameOver", "winners": [1, 1]}, "winners", "QS-1.4"),
        ({"winners": [0]}, "winners", "QS-10.1"),
        ({"totals": [0]}, "totals", "QS-9.2"),
        ({"totals": []}, "totals", "QS-9.2"),
        ({"totals": [0, 10**30]}, "totals", "QS-9.2"),
        ({"round": 10**30}, "round", ""),
        ({"round": -1}, "round", ""),
        ({"round": True}, "round", ""),
        ({"phase": "dream"}, "phase", ""),
        ({"hands": "BO"}, "hands", ""),
        ({"hands": [[1]]}, "hands.0.0", ""),
        ({"seed": "00"}, "seed", ""),
    ],
)
def test_what_cannot_be_is_refused_by_name(position, where, clause):
    assert faults(**position) == {where: clause}


def test_too_few_cards_are_left_for_a_pile():
    types = {card.code: card.copies for card in SCOTS.setup(2, SCOTS.options(2, {})).deck.types}
    everything = [code for code, copies in types.items() for _ in range(copies)]
    assert faults(hands=[everything]) == {"pile": "QS-7.1"}


def test_every_fault_is_named_at_once():
    found = faults(turn=5, totals=[1], hands=[["XX"]], sets=[[["KN", "KN", "RI"]]])
    assert set(found) == {"turn", "totals", "hands", "sets.0.0"}


def test_every_state_of_a_match_is_a_position():
    options = {"target": 200, "maxRounds": 3}
    for seats in (2, 4):
        chosen = SCOTS.options(seats, options)
        for moment in moments(SCOTS, seats, options, seed=seats):
            state = moment.step.state
            assert SCOTS.load(seats, chosen, SCOTS.dump(state)) == state


CODE = st.sampled_from(["BO", "BO", "KN", "RI", "MQ", "KJ", "CJ", "CJ", "XX"])
CARDS = st.lists(CODE, max_size=5)
PHASES = ["dealer", "deal", "recycle", "pickup", "play", "roundOver", "gameOver"]
POSITIONS = st.fixed_dictionaries(
    {},
    optional={
        "hands": st.lists(CARDS, max_size=4),
        "sets": st.lists(st.lists(st.sampled_from([BO, ["KJ", "MQ", "CJ"], ["KN"]]), max_size=2)),
        "draw": CARDS,
        "pile": CARDS,
        "phase": st.sampled_from(PHASES),
        "turn": st.integers(-1, 3),
        "dealer": st.integers(0, 3),
        "round": st.sampled_from([0, 5, 10**9, 10**12]),
        "recycles": st.integers(0, 4),
        "totals": st.lists(st.sampled_from([0, 10**9, -(10**9), 10**12]), min_size=2, max_size=4),
        "winners": st.lists(st.integers(0, 3), max_size=2),
    },
)
TEXTS = (
    *("draw", "take", "take BO BO", "take onto 1", "take MQ KJ", "lay", "lay BO BO BO"),
    *("lay BO CJ KN", "add 1", "add 1 CJ", "add 9 BO", "discard BO", "discard XX"),
    *("deal BO", "shuffle", "shuffle BO", "dealer 0", "dealer 99"),
)


@given(POSITIONS, st.integers(2, 4), st.integers(0, 2**32))
@settings(max_examples=examples(150))
def test_no_position_makes_a_later_move_break(position, seats, seed):
    rng, shuffled = random.Random(seed), shuffler(seed.to_bytes(32, "big"))
    try:
        state = table(seats, **position)
    except BadPosition:
        return
    for _ in range(25):
        for text in rng.sample(TEXTS, 6):
            for seat in range(-1, seats):
                with suppress(RuleError):
                    play(state, seat, text)
        if not (actors := SCOTS.to_act(state)):
            break
        if actors[0] == DEALER:
            move = SCOTS.deal(state, shuffled)
        else:
            legal = SCOTS.legal(state, actors[0])
            move = legal[rng.randrange(len(legal))]
        state = SCOTS.play(state, actors[0], move).state
        assert SCOTS.view(state, None).phase == state.phase
