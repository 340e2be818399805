"""The flat searcher of the benches: it plays by the rules, and by what its seat has seen alone."""

import random
from typing import Any

import pytest

from games.game import DEALER, Memory, Seen, seen
from games.rank import RANK
from games.rank.cards import KINDS
from games.rank.playing.sight import candidates, spot_of
from tests.bench.players.flat_rank import after, dealt, flat
from tests.games.playing import moments
from tests.games.rank.rows import load
from tests.games.rank.test_views import redealt

FLAGS: list[dict[str, Any]] = [
    {},
    {"edition": "second", "loneModifier": "forfeitAny"},
    {"edition": "italian", "kingsHand": True},
]
PLACES = range(len(KINDS))
searcher = flat(8)


def choose(state, seat, events=(), seed=3):
    its = Seen(seat, RANK.view(state, seat), tuple(events))
    return searcher(None, its, lambda: RANK.legal(state, seat), random.Random(seed))


def decisions(flags, seed, limit):
    """Each decision of a match: the state, the seat, and what it has witnessed."""
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    for moment in moments(RANK, 4, flags, seed=seed, limit=limit):
        if moment.seat != DEALER:
            its = seen(RANK, moment.before, memory, moment.seat)
            yield moment.before, moment.seat, its
        memory.add(moment.step)


@pytest.mark.parametrize("flags", FLAGS, ids=str)
def test_it_makes_legal_moves_that_no_hidden_card_changes(flags):
    rng = random.Random(4)
    for number, (state, seat, its) in enumerate(decisions(flags, seed=5, limit=70)):
        move = choose(state, seat, its.events, seed=number)
        assert RANK.refusal(state, seat, move) is None
        other = redealt(state, seat, rng)
        assert choose(other, seat, its.events, seed=number) == move


def test_a_world_holds_every_unseen_card_and_ends_with_a_place():
    rng = random.Random(6)
    for state, seat, its in decisions({}, seed=7, limit=100):
        if state.phase != "play":
            continue
        spot = spot_of(its)
        hands, draw = dealt(spot, rng)
        assert [sum(hands[other]) for other in spot.others] == [
            spot.sizes[other] for other in spot.others
        ]
        assert len(draw) == spot.draw
        lie = tuple(sum(hand[place] for hand in hands) + draw.count(place) for place in PLACES)
        assert lie == spot.unseen
        for move in candidates(RANK.legal(state, seat), spot.sizes[seat]):
            if not spot.after(move).place:
                world = after(spot, move, hands, draw)
                assert 1 <= world.place_of(seat, rng) <= spot.seats
                assert min(map(min, world.hands)) >= 0
                assert list(map(sum, world.hands)) == world.sizes


@pytest.mark.parametrize(
    ("hand", "others", "pile", "move"),
    [
        pytest.param([12, 12], [3, 3], "-", "play 12 12", id="both, which ends the hand"),
        pytest.param([4, 9, 9, 9], [1, 1], "-", "play 9 9 9", id="what nobody can answer first"),
    ],
)
def test_it_finds_the_way_out(hand, others, pile, move):
    state = load(3, {}, hands=[hand, *([10] * held for held in others)], turn=0, pile=pile)
    its: Seen[Any, Any] = Seen(0, RANK.view(state, 0), ())
    found = flat(300)(None, its, lambda: RANK.legal(state, 0), random.Random(1))
    assert str(found) == move
