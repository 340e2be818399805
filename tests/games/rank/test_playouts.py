"""The quick table follows the rules move by move, and what a move leaves is what comes of it."""

import random
from typing import Any

import pytest

from games.game import Memory, seen
from games.rank import RANK
from games.rank.cards import EACH, counted, decks
from games.rank.events import HandOver, OwnDraw
from games.rank.playing.others import Trace
from games.rank.playing.playouts import Table
from games.rank.playing.sight import NOBODY, spot_of
from tests.games.playing import moments

FLAGS: list[dict[str, Any]] = [
    {},
    {"edition": "second"},
    {"edition": "italian"},
    {"loneModifier": "forfeitAny", "loneCount": "any", "rankDownMustLower": False},
    {"modifiersPerPlay": "one", "wildCap": None},
    {"kingsHand": True},
]
CASES = [(flags, seats) for flags in FLAGS for seats in (3, 4, 6, 9, 12)]
CASES = [case for case in CASES if not ("kingsHand" in case[0] and case[1] > 5)]


def of_table(table):
    return [
        tuple(table.hands),
        table.pile,
        table.owner,
        table.turn,
        tuple(table.passed),
        tuple(table.out),
        tuple(table.draw[table.drawn :]),
    ]


def of_state(state):
    return [state.hands, state.pile, state.owner, state.turn, state.passed, state.out, state.draw]


def compared(flags, seats, seed, limit):
    """Random hands on both; how many positions were the same."""
    table, positions = None, 0
    for moment in moments(RANK, seats, flags, seed, limit=limit):
        state, after = moment.before, moment.step.state
        if state.phase != "play":
            table = None
            continue
        table = table or Table.of(state)
        assert of_table(table) == of_state(state)
        assert tuple(table.legal()) == RANK.legal(state, moment.seat)
        table.apply(moment.move)
        positions += 1
        ends = [event for event in moment.step.events if isinstance(event, HandOver)]
        assert table.is_over == bool(ends)
        if ends:
            assert table.ranking() == ends[0].ranking
            assert tuple(table.hands) == after.hands
            table = None
    return positions


@pytest.mark.parametrize(("flags", "seats"), CASES)
def test_the_quick_table_follows_the_rules(flags, seats):
    assert compared(flags, seats, seed=seats, limit=300) > 120


def spots(flags, seats, seed, limit):
    """Each choice of a match: the state, and the spot of the seat to move."""
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    for moment in moments(RANK, seats, flags, seed, limit=limit):
        state = moment.before
        if state.phase == "play":
            yield state, spot_of(seen(RANK, state, memory, moment.seat))
        memory.add(moment.step)


@pytest.mark.parametrize(("flags", "seats"), CASES)
def test_a_spot_holds_what_its_seat_knows(flags, seats):
    number = 0
    full = tuple(each * decks(seats) for each in EACH)
    for state, spot in spots(flags, seats, seed=40 + seats, limit=150):
        if not state.options.kings_hand:
            gone = counted((*state.discard, *state.table))
            expected = zip(full, spot.hand, gone, strict=True)
            assert spot.unseen == tuple(all_ - own - out for all_, own, out in expected)
            assert Table.of(state).spot(full).unseen == spot.unseen
        hidden = sum(sum(state.hands[seat]) for seat in spot.others)
        assert sum(spot.unseen) >= hidden + len(state.draw)
        number += 1
    assert number > 100


def test_the_hand_set_aside_is_seen():
    state = RANK.load(
        3,
        RANK.options(3, {"kingsHand": True}),
        {"phase": "kingsHand", "hands": [[1, 2], [3, 4], [5, 6]], "extra": [7, 8], "king": 0},
    )
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    step = RANK.play(state, 0, RANK.parse(state, "hand take"))
    memory.add(step)
    spot = spot_of(seen(RANK, step.state, memory, 0))
    other = spot_of(seen(RANK, step.state, memory, 1))
    assert spot.hand == counted((7, 8))
    assert spot.unseen[0] == spot.unseen[1] == EACH[0] - 1
    assert other.unseen[0] == EACH[0]


@pytest.mark.parametrize(("flags", "seats"), CASES)
def test_a_spot_remembers_what_the_others_did(flags, seats):
    table: Table | None = None
    memory: Memory[Any, Any] = Memory(RANK.Dealt)
    said = 0
    for moment in moments(RANK, seats, flags, seed=20 + seats, limit=200):
        state = moment.before
        if state.phase == "play":
            table = table or Table.of(state)
            spot = spot_of(seen(RANK, state, memory, moment.seat))
            assert spot.traces == table.traces
            said += spot.traces != [Trace()] * seats
            table.apply(moment.move)
        else:
            table = None
        memory.add(moment.step)
    assert said > 50


def promised(state, spot, move, seat):
    """What the spot says of a move is what the rules make of it."""
    after, step = spot.after(move), RANK.play(state, seat, move)
    later = step.state
    drawn = [
        card for _, event in step.private if isinstance(event, OwnDraw) for card in event.cards
    ]
    if any(isinstance(event, HandOver) for event in step.events):
        assert after.place in (0, len(state.hands) - 1)
        return
    held = list(later.hands[seat])
    for place, number in enumerate(counted(tuple(drawn))):
        held[place] -= number
    assert after.hand == tuple(held)
    assert after.cards == sum(later.hands[seat])
    assert after.place == (len(later.out) if seat in later.out else 0)
    slots = (seat, *spot.others)
    if not after.place:
        assert after.pile == later.pile
        assert slots[after.turn] == later.turn
        assert after.passed == (seat in later.passed) or later.pile is None
        owner = later.owner if later.owner in slots else None
        assert (None if after.owner == NOBODY else slots[after.owner]) == owner


@pytest.mark.parametrize(("flags", "seats"), CASES)
def test_what_a_move_leaves_is_what_comes_of_it(flags, seats):
    number = 0
    for state, spot in spots(flags, seats, seed=80 + seats, limit=150):
        legal = RANK.legal(state, spot.seat)
        for move in random.Random(number).sample(legal, min(8, len(legal))):
            promised(state, spot, move, spot.seat)
            number += 1
    assert number > 300
