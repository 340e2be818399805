"""The invariants of section 14, on random tables and on whole random matches."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from games.scots import SCOTS
from games.scots.events import Dealt, Event, public_minimum
from games.scots.state import State
from tests.games.machine import Table
from tests.games.playing import moments
from tests.games.scots.invariants import of_minimum, of_state, of_step
from tests.games.scots.tables import ODD_DECKS, ONE_TYPE
from tests.thorough import examples


@st.composite
def decks(draw: st.DrawFn) -> dict[str, Any]:
    """Valid files of any kind; a last type makes up the number that four seats need."""
    numbers = st.integers(1, 8)
    types: list[dict[str, Any]] = []
    for place in range(draw(st.integers(1, 8))):
        kind = draw(st.sampled_from(["person", "person", "royal", "wild"]))
        wild = kind == "wild" and not any(card["wild"] for card in types)
        types.append(
            {
                "code": f"T{place}",
                "name": f"Type {place}",
                "royal": kind == "royal",
                "wild": wild,
                "value": draw(st.integers(0, 30)),
                "copies": draw(numbers),
            }
        )
    fill = {"name": "One more", "copies": 16}
    types.extend({**fill, "code": f"X{value}", "value": value} for value in range(3))
    return {"types": types}


OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "deck": st.one_of(decks(), st.sampled_from(list(ODD_DECKS.values()))),
        "target": st.integers(1, 300),
        "pileRoyals": st.sampled_from(["family", "identical"]),
        "wildClaims": st.booleans(),
        "jewelsOnTop": st.sampled_from(["pile", "alone"]),
        "maxRecycles": st.integers(0, 3),
        "maxRounds": st.integers(1, 4),
        "tieBreak": st.sampled_from(["extraRound", "shared"]),
        "firstDealer": st.integers(0, 1),
    },
)


class ScotsTable(Table):
    game = SCOTS
    setups = st.tuples(st.integers(2, 4), OPTIONS)

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Event] = []

    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        assert self.step is not None
        of_step(self.before, seat, move, self.step)
        self.events.extend(self.step.events)

    @invariant()
    def what_is_always_true(self) -> None:
        if self.state is not None:
            of_state(self.state)
            of_minimum(self.state, public_minimum(self.seats, self.events))

    @invariant()
    def a_position_is_the_state(self) -> None:
        if self.state is not None:
            assert SCOTS.load(self.seats, self.options, SCOTS.dump(self.state)) == self.state


TestRandomTables = ScotsTable.TestCase
TestRandomTables.settings = settings(max_examples=examples(60), stateful_step_count=60)


def rounds_are_dealt_in_turn(first: int, before: State, dealt: Dealt, after: State) -> None:
    """14: the dealer of round r is d0 + r, and the seat left of it begins."""
    seats = len(before.hands)
    assert dealt.dealer == after.dealer == (first + after.round) % seats
    assert dealt.turn == after.turn == (dealt.dealer + 1) % seats


@pytest.mark.parametrize("deck", [None, *ODD_DECKS, "one type"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_invariants_hold_through_whole_matches(seats, deck):
    options: dict[str, Any] = {"maxRounds": 2, "firstDealer": 1, "maxRecycles": 2}
    if deck is not None:
        options["deck"] = ONE_TYPE if deck == "one type" else ODD_DECKS[deck]
    if deck == "one type" and seats == 3:
        seats = 2
    events: list[Event] = []
    turns = 0
    for number, moment in enumerate(moments(SCOTS, seats, options, seed=seats)):
        before, after = moment.before, moment.step.state
        for event in moment.step.events:
            if isinstance(event, Dealt):
                rounds_are_dealt_in_turn(1, before, event, after)
                turns = 0
        turns += before.phase == "pickup"
        assert turns <= (after.options.max_recycles + 2) * len(after.deck.cards)  # 12
        assert after.recycles <= after.options.max_recycles
        of_step(before, moment.seat, moment.move, moment.step)
        events.extend(moment.step.events)
        of_minimum(after, public_minimum(seats, events))
        if number % 5 == 0:
            of_state(after)
    assert after.phase == "gameOver"
    assert after.round == 1
