"""RK-23: what a seat may know, and what no event tells."""

import random
from dataclasses import replace

import pytest

from games.dealing import key, shuffler
from games.game import DEALER
from games.rank import RANK
from games.rank.cards import cards_in_play, counted, spread
from games.rank.events import OwnDraw, OwnGift, OwnHand, Received, SetAside
from games.rank.moves import Deal
from tests.games.playing import moments
from tests.games.rank.rows import load, move

PRESETS = {preset.key: preset for preset in RANK.presets}


def redealt(state, viewer, rng):
    """The same table with every card that the viewer cannot know exchanged for another."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    unknown = [card for seat in hidden for card in spread(state.hands[seat])]
    unknown += [*state.draw, *spread(state.extra), *state.discard]
    rng.shuffle(unknown)
    take = iter(unknown)
    hands = list(state.hands)
    for seat in hidden:
        hands[seat] = counted(tuple(next(take) for _ in range(sum(hands[seat]))))
    extra = counted(tuple(next(take) for _ in range(sum(state.extra))))
    draw = tuple(next(take) for _ in state.draw)
    return replace(state, hands=tuple(hands), extra=extra, draw=draw, discard=tuple(take))


@pytest.mark.parametrize("preset", PRESETS)
def test_cards_that_a_viewer_cannot_know_change_nothing_in_the_view(preset):
    rng = random.Random(preset)
    changed = 0
    for moment in moments(RANK, 4, PRESETS[preset].options, seed=3, limit=250):
        state = moment.before
        if state.phase != "gameOver":
            for viewer in (*range(4), None):
                other = redealt(state, viewer, rng)
                changed += other != state
                assert RANK.view(other, viewer) == RANK.view(state, viewer)
    assert changed > 500


def test_a_seat_sees_its_own_hand_and_all_hands_when_the_game_is_over():
    state = load(3, {}, hands=[[5, 9], [7, 1], [3, 2]], turn=0, pile="1x4", table=[4])
    seen = RANK.view(state, 1)
    assert seen.hands == (None, (1, 7), None)
    assert seen.sizes == (2, 2, 2)
    assert (seen.pile, seen.owner, seen.table, seen.turn) == ("1x4", 2, (4,), 0)
    assert RANK.view(state, None).hands == (None, None, None)
    over = load(3, {}, hands=[[], [7], []], phase="gameOver", tokens=[5, 0, 3])
    assert RANK.view(over, None).hands == ((), (7,), ())


def private(step):
    return {(seat, type(event), event.cards) for seat, event in step.private}


def test_the_deal_tells_each_seat_its_hand():
    state = load(3, {}, phase="deal", king=1)
    step = RANK.play(state, DEALER, Deal(cards_in_play(3)))
    assert private(step) == {
        (seat, OwnHand, spread(hand)) for seat, hand in enumerate(step.state.hands)
    }


def test_a_king_who_takes_the_extra_hand_knows_both_and_one_who_keeps_neither():
    position = {"hands": [[3, 5], [2, 7], [1, 11]], "extra": [8, 8], "phase": "dealt", "king": 1}
    state = load(3, {"kingsHand": True}, **position)
    taken = move(state, 1, "hand take")
    assert private(taken) == {(1, OwnHand, (8, 8)), (1, SetAside, (2, 7))}
    assert RANK.view(taken.state, 1).extra == RANK.view(taken.state, 0).extra == 2
    assert not move(state, 1, "hand keep").private


def test_cards_moved_are_told_to_giver_and_receiver():
    hands = [[3, 5], [2, 7], [1, 11], [9, "C", 12]]
    state = load(
        4,
        {"edition": "italian", "classicPresident": True},
        hands=hands,
        phase="dealt",
        handNumber=2,
    )
    step = move(state, 0, "return 3 5")
    assert private(step) == {
        (0, OwnGift, (3, 5)),
        (3, Received, (3, 5)),
        (2, OwnGift, (11,)),
        (1, Received, (11,)),
        (3, OwnGift, (9,)),
        (1, Received, (9,)),
    }
    assert [repr(event) for event in step.events] == [
        "Gave(seat=0, receiver=3, number=2)",
        "Gave(seat=2, receiver=1, number=1)",
        "Gave(seat=3, receiver=1, number=1)",
    ]


def test_a_draw_is_told_to_its_drawer():
    state = load(3, {}, hands=[["D", 4], [7], [3]], draw=[6, 9, 2], turn=0)
    step = move(state, 0, "play D")
    assert private(step) == {(0, OwnDraw, (6, 9))}
    assert "Drew(seat=0, number=2, draw=1)" in map(repr, step.events)


def test_the_order_of_the_setup_changes_no_outcome():
    """RK-2.6 and invariant 13: the same seed deals the same cards and roles."""
    shuffled = shuffler(key(bytes(32)))
    ends = []
    for order in ("cardsFirst", "charactersFirst"):
        state = RANK.setup(5, RANK.options(5, {"setupOrder": order}))
        while RANK.to_act(state) == (DEALER,):
            state = RANK.play(state, DEALER, RANK.deal(state, shuffled)).state
        ends.append(RANK.dump(state))
    assert ends[0] == ends[1]
    assert ends[0]["phase"] == "play"
