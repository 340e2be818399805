"""The computer players: they go by their view, never by the list, and bring matches to an end."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from games.game import Seen
from games.scots import SCOTS
from games.scots.players import greedy
from tests.games.playing import moments
from tests.games.scots.tables import ODD_DECKS, cards, sets, table


class Unread(Sequence):
    """A list that nobody may look at."""

    def __getitem__(self, _):
        raise AssertionError

    def __len__(self):
        raise AssertionError


def seen(state, seat) -> Seen[Any, Any]:
    return Seen(seat, SCOTS.view(state, seat), ())


def choice(options=None, **position):
    state = table(options=options, **position)
    move = greedy(seen(state, 0), Unread(), random.Random(1))
    assert SCOTS.refusal(state, 0, move) is None
    return str(move)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", SCOTS.presets, ids=lambda preset: preset.key)
def test_greedy_ends_every_preset(preset, seats):
    *_, last = moments(SCOTS, seats, preset.options, seed=seats, player="greedy")
    assert last.step.state.phase == "gameOver"
    assert last.step.state.round < preset.options["maxRounds"]


@pytest.mark.parametrize("deck", ODD_DECKS)
def test_greedy_plays_with_any_deck(deck):
    options = {"deck": ODD_DECKS[deck], "maxRounds": 3}
    for royals in ("family", "identical"):
        chosen = options | {"pileRoyals": royals}
        *_, last = moments(SCOTS, 4, chosen, seed=3, player="greedy")
        assert last.step.state.phase == "gameOver"


def test_greedy_beats_random_play():
    best = [0, 0]
    for seed in range(12):
        state = SCOTS.setup(2, SCOTS.options(2, {"maxRounds": 1}))
        best[duel(state, random.Random(seed))] += 1
    assert best[0] > 2 * best[1]


def duel(state, rng):
    """Seat 0 is greedy, seat 1 plays at random: who has the better total after a round."""
    while actors := SCOTS.to_act(state):
        if actors[0] < 0:
            move = SCOTS.deal(state, lambda _, items: tuple(rng.sample(items, len(items))))
        else:
            name = "random" if actors[0] else "greedy"
            move = SCOTS.players[name](seen(state, actors[0]), SCOTS.legal(state, actors[0]), rng)
        state = SCOTS.play(state, actors[0], move).state
    return state.winners[0]


@pytest.mark.parametrize(
    ("hand", "own", "pile", "move"),
    [
        pytest.param("BO BO BO KN", "-", "SE BO", "take BO BO BO", id="takes with all it has"),
        pytest.param("BO KN", "-", "SE BO", "draw", id="draws without a pair"),
        pytest.param("CJ CJ MQ KJ", "-", "SE CJ", "take MQ KJ", id="jewels with a pair"),
        pytest.param("CJ CJ KN", "RI RI RI", "CJ", "take onto 1", id="jewels onto a set"),
        pytest.param("CJ CJ KN", "-", "CJ", "draw", id="jewels with nowhere to go"),
        pytest.param("CJ BO BO", "-", "CJ", "draw", id="one of the jewels is not enough"),
    ],
)
def test_greedy_takes_the_pile_whenever_it_can(hand, own, pile, move):
    assert choice(hands=[cards(hand)], sets=[sets(own)], pile=cards(pile)) == move


def test_greedy_takes_royals_as_the_option_says():
    position = {"hands": [cards("EL KJ KJ RI")], "pile": ["KJ"]}
    assert choice(**position) == "take EL KJ KJ"
    assert choice({"pileRoyals": "identical"}, **position) == "take KJ KJ"
    assert choice({"pileRoyals": "identical"}, hands=[cards("EL KJ")], pile=["EL"]) == "draw"


@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    [
        pytest.param("BO CJ KN", "SE BO", "take BO CJ", id="one and a wild"),
        pytest.param("BO BO CJ", "SE BO", "take BO BO", id="no wild where it needs none"),
        pytest.param("CJ CJ KN", "SE BO", "draw", id="wilds alone are not enough"),
        pytest.param("EL CJ RI", "SE MQ", "take EL CJ", id="a royal and a wild"),
    ],
)
def test_greedy_claims_with_a_wild_where_the_option_lets_it(hand, pile, move):
    position = {"hands": [cards(hand)], "pile": cards(pile)}
    assert choice({"wildClaims": True}, **position) == move


@pytest.mark.parametrize(
    ("hand", "own", "move"),
    [
        pytest.param("BO BO BO KN", "-", "lay BO BO BO", id="three"),
        pytest.param("BO BO CJ CJ", "-", "lay BO BO CJ", id="two and one of the jewels"),
        pytest.param("KJ MQ EL BO BO BO CJ", "-", "lay BO BO BO", id="no jewels where not needed"),
        pytest.param("CJ KN RI", "KN KN KN / RI RI RI", "add 1 KN CJ", id="adds"),
        pytest.param("SE RI", "KN KN KN / RI RI RI", "add 2 RI", id="adds to a later set"),
        pytest.param("BO BO KN RI", "-", "discard KN", id="discards the dearest single"),
        pytest.param("CJ CJ", "-", "discard CJ", id="discards jewels when nothing else is left"),
    ],
)
def test_greedy_lays_at_once_and_keeps_what_may_pair(hand, own, move):
    assert choice(phase="play", hands=[cards(hand)], sets=[sets(own)]) == move


def test_random_reads_one_place_of_the_list():
    state = table(phase="play", hands=[cards("BO BO BO KN")])
    legal = SCOTS.legal(state, 0)
    chosen = {
        SCOTS.players["random"](seen(state, 0), legal, random.Random(seed)) for seed in range(60)
    }
    assert chosen == set(legal)
