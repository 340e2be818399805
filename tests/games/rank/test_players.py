"""Computer players bring every match to its end."""

import random

import pytest

from games.game import Seen
from games.rank import RANK
from games.rank.events import GameOver, HandOver
from games.rank.moves import Pass, Play
from games.record import replace
from tests.games.playing import moments
from tests.games.rank.rows import load

EVERY = [(preset, seats) for preset in RANK.presets for seats in preset.seats]


@pytest.mark.parametrize(
    ("preset", "seats"), EVERY, ids=[f"{preset.key} {seats}" for preset, seats in EVERY]
)
def test_greedy_ends_every_preset(preset, seats):
    *_, last = moments(RANK, seats, preset.options, seed=seats, player="greedy")
    assert last.step.state.phase == "gameOver"
    assert isinstance(last.step.events[-1], GameOver)
    assert len(last.step.state.winners) == (0 if "endless" in preset.options else 1)


@pytest.mark.parametrize("preset", RANK.presets, ids=lambda preset: preset.key)
def test_random_players_end_every_preset(preset):
    seats = preset.seats[0]
    *_, last = moments(RANK, seats, preset.options, seed=11)
    assert last.step.state.phase == "gameOver"


def test_twelve_players_use_two_decks_to_the_end():
    played = list(moments(RANK, 12, {}, seed=5))
    last = played[-1].step
    rankings = [
        e.ranking for moment in played for e in moment.step.events if isinstance(e, HandOver)
    ]
    assert all(sorted(ranking) == list(range(12)) for ranking in rankings)
    assert sum(last.state.tokens) == 3 * len(rankings)
    (winner,) = last.state.winners
    assert last.state.tokens[winner] >= 5
    assert len(rankings) <= 17


def greedy(state, seat):
    legal = RANK.legal(state, seat)
    move = RANK.players["greedy"](Seen(seat, RANK.view(state, seat), ()), legal, random.Random(0))
    assert move in legal
    return str(move)


def choose(hand, pile="-", **position):
    state = load(3, {}, hands=[hand, [1], [2]], turn=0, pile=pile, **position)
    return greedy(state, 0)


@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    [
        pytest.param([3, 5, 5, "C"], "-", "play 3", id="the lowest"),
        pytest.param([3, 3, 5, 5, "W"], "-", "play 3 3", id="as many as there are"),
        pytest.param([4, 9, "U", "W"], "1x3", "play 4", id="no special without need"),
        pytest.param([2, 9, "U"], "1x9", "play 9 U", id="a special rather than a pass"),
        pytest.param([2, 3], "1x9", "pass", id="a pass when nothing beats the pile"),
    ],
)
def test_greedy_plays_cheaply(hand, pile, move):
    assert choose(hand, pile) == move


def decide(flags, **position):
    state = load(3, flags, **position)
    (seat,) = RANK.to_act(state)
    return greedy(state, seat)


def test_greedy_chooses_before_the_first_lead():
    later = {"ranking": [0, 1, 2], "phase": "dealt"}
    good, bad = [12, "C", 3], [1, 2, 3]
    kings = {"kingsHand": True}
    assert decide(kings, hands=[good, [4], [5]], extra=[9], **later) == "hand keep"
    assert decide(kings, hands=[bad, [4], [5]], extra=[9], **later) == "hand take"
    assert decide({}, hands=[good, [4], [5]], **later) == "benefit steal"
    exchange = {"classicPresident": True, "edition": "italian"}
    assert decide(exchange, hands=[good, [4], [5, 6]], **later) == "return 3 5"
    owed = {"ranking": [0, 1, 2], "phase": "queenReturn", "receivers": [2]}
    assert decide(exchange, hands=[good, [4, 2], [5]], **owed) == "return 2:2"


def test_a_move_costs_no_more_in_a_long_match():
    """Nothing in a state grows from hand to hand."""
    for moment in moments(RANK, 4, {"endless": True, "handLimit": 20}, seed=2):
        state = moment.step.state
        assert len(state.discard) + len(state.table) + len(state.draw) <= 98
        assert max(map(len, (state.passed, state.out, state.ranking))) <= 4
    assert state.hand_number == 20


def test_a_step_leaves_the_state_before_it_alone():
    for moment in moments(RANK, 3, {}, seed=4, limit=60):
        kept = replace(moment.before)
        RANK.play(moment.before, moment.seat, moment.move)
        assert kept == moment.before
        assert isinstance(moment.move, Pass | Play) or moment.seat < 0 or moment.before.ranking
