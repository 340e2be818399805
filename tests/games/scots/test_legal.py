"""The lists of legal moves against the judge, who alone decides."""

import random
import sys
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from games.game import DEALER
from games.scots import SCOTS
from games.scots.cards import compiled
from games.scots.choices import Choices, picks
from games.scots.state import State
from tests.games.playing import moments
from tests.games.scots.asking import asked
from tests.games.scots.tables import ALL_ROYAL, ODD_DECKS, ONE_TYPE, table

DECKS: dict[str, dict[str, Any] | None]
DECKS = {"default": None, **ODD_DECKS, "one type": ONE_TYPE}


def small_tables(deck: str, count: int, largest: int) -> Iterator[State]:
    """Random hands, sets and piles of a few cards each."""
    rng = random.Random(f"{deck} {count}")
    raw: dict[str, Any] = {"deck": DECKS[deck]}
    form = SCOTS.options(2, raw).deck
    all_cards = compiled(form).cards
    naturals = [card.code for card in form.types if not card.wild]
    few = rng.sample(naturals, min(4, len(naturals)))
    for _ in range(count):
        raw["pileRoyals"] = rng.choice(["family", "identical"])
        raw["wildClaims"] = rng.choice([False, True])
        raw["jewelsOnTop"] = rng.choice(["pile", "alone"])
        pool = [card for card in all_cards if card in few or card not in naturals]
        rng.shuffle(pool)
        own = [[code] * 3 for code in few[: rng.randrange(3)] if pool.count(code) > 3]
        for code in (code for laid in own for code in laid):
            pool.remove(code)
        hand, pile = pool[: rng.randint(1, largest)], pool[largest : largest + rng.randint(1, 3)]
        phase = rng.choice(["pickup", "play"])
        yield table(2, raw, phase=phase, hands=[hand], sets=[own], pile=pile)


@pytest.mark.parametrize("deck", DECKS)
def test_the_list_is_what_the_judge_accepts_and_each_move_once(deck):
    for state in small_tables(deck, 60, 7):
        listed = list(SCOTS.legal(state, 0))
        assert len(listed) == len(set(listed))
        assert set(listed) == asked(state, 0)


@pytest.mark.parametrize("deck", DECKS)
def test_every_place_of_a_list_holds_its_own_move(deck):
    for state in small_tables(deck, 40, 9):
        legal = SCOTS.legal(state, 0)
        listed = list(legal)
        assert len(legal) == len(listed) == len(set(listed))
        assert [legal[place] for place in range(len(legal))] == listed
        assert legal[-1] == listed[-1]
        assert list(legal[1:4]) == listed[1:4]
        for beyond in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                legal[beyond]


def test_moves_are_listed_in_their_one_text():
    for deck in DECKS:
        for state in small_tables(deck, 20, 8):
            for move in SCOTS.legal(state, 0):
                assert SCOTS.parse(state, str(move)) == move


def test_only_the_seat_to_act_has_moves():
    for moment in moments(SCOTS, 3, {"target": 1}, seed=4):
        for seat in range(3):
            to_act = SCOTS.to_act(moment.before) == (seat,)
            assert bool(SCOTS.legal(moment.before, seat)) == to_act
        assert not SCOTS.legal(moment.before, DEALER)


def test_a_list_longer_than_python_can_count_is_still_read():
    deck = ALL_ROYAL["types"]
    hand = [card["code"] for card in deck for _ in range(2)]
    state = table(2, {"deck": ALL_ROYAL}, phase="play", hands=[hand], sets=[[["R0"] * 3]])
    legal = SCOTS.legal(state, 0)
    assert isinstance(legal, Choices)
    kinds = len(deck) - 1
    all_ways, singles = 3**kinds, kinds
    pairs = singles * (singles - 1) // 2 + singles
    lays = (all_ways - 1 - singles) * 3 - pairs
    adds = all_ways * 3 - 1
    assert legal.total == len(deck) + adds + lays > sys.maxsize
    assert len(legal) == sys.maxsize
    rng = random.Random(1)
    for _ in range(200):
        place = rng.randrange(len(legal))
        move = legal[place]
        assert SCOTS.refusal(state, 0, move) is None
        assert SCOTS.refusal(state, 0, legal[-1 - place]) is None
    assert SCOTS.refusal(state, 0, next(iter(legal))) is None


@pytest.mark.parametrize("least", [0, 1, 2, 3])
def test_picks_are_all_parts_of_the_cards_that_are_large_enough(least):
    rng = random.Random(least)
    for _ in range(60):
        counts = tuple(rng.randrange(4) for _ in range(rng.randrange(6)))
        ways = picks(counts)
        found = [tuple(ways.at(rank, least)) for rank in range(ways.sizes[least])]
        wanted = [part for part in product(*(range(n + 1) for n in counts)) if sum(part) >= least]
        assert found == wanted
        assert ways.sizes[0] == prod(count + 1 for count in counts)
