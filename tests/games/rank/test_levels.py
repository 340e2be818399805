"""Easy, Medium and Hard: they see no more than their seat, end every match, differ in strength."""

import random
from typing import Any

import pytest

from games.game import DEALER, Memory, Seen, seen
from games.rank import RANK
from games.rank.cards import LARGEST_HAND, cards_in_play
from games.rank.events import OwnDraw, OwnGift, OwnHand, Received, SetAside
from games.rank.moves import Benefit, KingReturn, KingsHand
from games.rank.playing.worth import LAST_TOKEN, REIGN, TOKENS, place_class, worth_of
from tests.bench.players import BENCHES
from tests.bench.players.lines import OTHERS, Line, result
from tests.bench.players.play import observe
from tests.games.playing import moments
from tests.games.rank.rows import load
from tests.games.rank.test_views import redealt

LEVELS = ("easy", "medium", "hard")
SECRETS = (OwnDraw, OwnGift, OwnHand, Received, SetAside)
FLAGS = {
    "first edition": {},
    "second edition, lone modifiers forfeit": {"edition": "second", "loneModifier": "forfeitAny"},
    "italian president": {"edition": "italian", "classicPresident": True},
    "king's hand": {"kingsHand": True},
    "endless": {"endless": True, "handLimit": 4},
}


def choose(level, state, seat, events=(), seed=3):
    legal = RANK.legal(state, seat)
    move = RANK.players[level](
        Seen(seat, RANK.view(state, seat), tuple(events)), legal, random.Random(seed)
    )
    assert RANK.refusal(state, seat, move) is None
    return move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("flags", FLAGS.values(), ids=FLAGS)
def test_what_a_seat_cannot_know_changes_no_move(level, flags):
    """Two worlds with the same past, own hand and table, and every other card exchanged."""
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    rng, moves = random.Random(level), 0
    seats = 4 if level == "hard" else 5
    for moment in moments(RANK, seats, flags, seed=8, player="medium", limit=400):
        state, seat = moment.before, moment.seat
        if seat != DEALER:
            known = seen(RANK, state, memory, seat).events
            other = redealt(state, seat, rng)
            assert choose(level, state, seat, known, seed=moves) == choose(
                level, other, seat, known, seed=moves
            )
            moves += 1
        memory.add(moment.step)
    assert moves > 150


def test_a_seat_is_told_no_secret_of_another():
    """So the events in the test above are what the seat alone has witnessed."""
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    told = 0
    for moment in moments(RANK, 4, {"classicPresident": True, "kingsHand": True}, 2, limit=400):
        memory.add(moment.step)
        for who, event in memory.witnessed:
            if isinstance(event, SECRETS):
                assert who is not None
                told += 1
    assert told > 100


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", RANK.presets, ids=lambda preset: preset.key)
def test_every_level_ends_every_preset(level, preset):
    few, *_, most = preset.seats
    for seats in (few, most):
        *_, last = moments(RANK, seats, preset.options, seed=seats, player=level)
        assert last.step.state.phase == "gameOver"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(4, 12))
def test_every_level_plays_at_every_number_of_seats(level, seats):
    played = list(moments(RANK, seats, {}, seed=seats, player=level, limit=20 * seats))
    assert played[-1].step.state.hand_number >= 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_moves(level):
    def match(seed):
        return [str(m.move) for m in moments(RANK, 3, {"kingsHand": True}, seed, level, limit=150)]

    assert match(4) == match(4)
    assert match(4) != match(5)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hands", "position"),
    [
        pytest.param([["U", "V"], ["C", "W"], [1, 2]], {}, id="modifiers alone"),
        pytest.param([["W", "W", "U"], ["D", "V"], ["V"]], {}, id="no number left"),
        pytest.param([["D"], [1, 2], [3]], {"draw": []}, id="nothing to draw"),
        pytest.param([["D", 5], [1, 2], [3]], {"draw": [7]}, id="one card to draw"),
        pytest.param([[3, "V"], ["U"], ["V"]], {"pile": "2x9"}, id="a pile that few can beat"),
        pytest.param([[12] * 7 + ["W"] * 4, [1], [2]], {"pile": "7x11"}, id="seven together"),
        pytest.param([["U", "U", 4], ["W"], ["W", 1]], {"pile": "1x14"}, id="above twelve"),
    ],
)
@pytest.mark.parametrize("flags", [{}, {"loneModifier": "forfeitAny", "loneCount": "any"}], ids=str)
def test_strange_spots_are_played_to_their_end(level, hands, position, flags):
    options = {"endless": True, "handLimit": 1, **flags}
    state = load(3, options, hands=hands, turn=0, **position)
    for number in range(60):
        actors = RANK.to_act(state)
        if not actors:
            break
        state = RANK.play(state, actors[0], choose(level, state, actors[0], seed=number)).state
    assert state.phase == "gameOver"


@pytest.mark.parametrize("level", LEVELS)
def test_a_queen_of_twelve_returns_a_card_to_everyone_below_her(level):
    flags = {"edition": "italian", "classicPresident": True}
    rng = random.Random(1)
    cards = list(cards_in_play(12))
    rng.shuffle(cards)
    hands = [list(cards[seat * 15 : seat * 15 + 15]) for seat in range(12)]
    state = load(12, flags, hands=hands, ranking=list(range(12)), phase="dealt")
    while state.phase != "play":
        (seat,) = RANK.to_act(state)
        if state.phase == "queenReturn":
            assert sum(state.hands[seat]) == LARGEST_HAND
            assert len(state.receivers) == 10
        state = RANK.play(state, seat, choose(level, state, seat)).state
    assert {sum(hand) for hand in state.hands} == {15}


def later(flags, hands, **position):
    return load(3, flags, hands=hands, ranking=[0, 1, 2], phase="dealt", **position)


GOOD = [12, 12, 12, 11, 11, 11, 10, 10, "C", "C", "D", "W", "W", "W", "U"]
BAD = [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8, 9, 3]
OTHER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_kings_hand_is_taken_for_a_poor_one_only(level):
    kings = {"kingsHand": True}
    good = later(kings, [GOOD, OTHER, [5]], extra=[9] * 4)
    bad = later(kings, [BAD, OTHER, [5]], extra=[9] * 4)
    assert choose(level, good, 0) == KingsHand("keep")
    assert choose(level, bad, 0) == KingsHand("take")


@pytest.mark.parametrize("level", LEVELS)
def test_a_king_keeps_the_crowns_and_the_wilds(level):
    state = later({"classicPresident": True}, [GOOD[4:] + BAD[:4], OTHER, BAD[4:]])
    move = choose(level, state, 0)
    assert isinstance(move, KingReturn)
    assert not {"C", "W", "D", 12} & set(move.cards)


@pytest.mark.parametrize("level", LEVELS)
def test_a_benefit_is_chosen(level):
    assert isinstance(choose(level, later({}, [BAD, OTHER, GOOD]), 0), Benefit)


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("hand", [[4, 4], [9, "U"], ["C"], [7, "W"]], ids=str)
def test_what_ends_the_hand_is_played(level, hand):
    state = load(3, {}, hands=[hand, [1, 2, 3], [4, 5, 6]], turn=0)
    assert sorted(map(str, choose(level, state, 0).cards)) == sorted(map(str, hand))


def test_a_seat_with_four_tokens_is_content_with_queen():
    view = RANK.view(load(3, {}, hands=[[1], [2], [3]], turn=0, tokens=[4, 2, 0]), 0)
    assert (worth_of(view, 0), worth_of(view, 1)) == (LAST_TOKEN, TOKENS)
    endless = {"endless": True}
    assert worth_of(RANK.view(load(3, endless, hands=[[1], [2], [3]], turn=0), 0), 0) == REIGN
    assert [place_class(place, 5) for place in range(1, 6)] == [0, 1, 2, 2, 3]
    assert place_class(3, 3) == 3


@pytest.mark.parametrize(
    ("subject", "others", "deals"),
    [("easy", "random", 25), ("medium", "easy", 60), ("hard", "medium", 60)],
)
def test_each_level_beats_the_one_below(subject, others, deals):
    """By tokens a hand."""
    line = Line("rank", subject, others, 4, over=OTHERS)
    found = result(line, 0, [observe(BENCHES["rank"], line, 0, deal) for deal in range(deals)])
    assert found.rate > 1


def test_easy_never_spends_the_dear_for_the_cheap():
    """It played two 12s on a pair of 1 with two 3s in the hand."""
    hand = [3, 3, 5, 5, 8, 12, 12, "W", "U"]
    state = load(3, {}, hands=[hand, [1, 2, 3], [4, 5, 6]], turn=0, pile="2x1", owner=2)
    played = {str(choose("easy", state, 0, seed=seed)) for seed in range(80)}
    assert played == {"play 3 3", "play 5 5", "pass"}


def test_easy_leads_low_and_tears_sets():
    hand = [2, 2, 4, 9, 12, "C", "W"]
    state = load(3, {}, hands=[hand, [1, 2, 3], [4, 5, 6]], turn=0)
    played = {str(choose("easy", state, 0, seed=seed)) for seed in range(80)}
    assert played == {"play 2 2", "play 2", "play 4"}
