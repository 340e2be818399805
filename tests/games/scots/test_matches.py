"""Whole matches, move by move; their scores were added up by hand."""

import pytest

from games.game import DEALER
from games.scots import SCOTS
from games.scots.events import (
    Exhausted,
    GameOver,
    JewelsShown,
    OwnDraw,
    Recycled,
    Scored,
    TookPile,
    WentOut,
)
from tests.games.scots.tables import cards, of, sets

TWO = of("A 10 x6", "B 5 x6", "Q 20 x4 royal", "K 15 x4 royal", "J 25 x6 wild")
THREE = of("A 10 x8", "B 5 x8", "J 25 x6 wild", "Q 20 x6 royal", "K 15 x8 royal")

EXHAUSTED = """
dealer dealer 0
dealer deal K Q J B A A A K B A Q Q A B J J B B B Q K J A J K J
1 take A A A
1 lay Q K K J J
1 lay B B B
dealer deal J J B B A A J Q B K B Q A K B Q B A K J A J Q J K A
0 draw
0 discard A
1 draw
1 lay Q Q Q K K K
1 discard J
0 take B B B B B
0 lay A A A
0 add 1 J J J
0 discard Q
1 draw
1 add 1 J
1 lay A A A
1 discard B
0 draw
dealer shuffle Q
0 discard K
1 draw
"""
"""Seat 1 goes out on its first turn; in round 1 the pile is recycled once, and that was all."""

OUT = """
dealer dealer 1
dealer deal K B K J K A Q B B B B A B A J A B J A K Q K B Q K A A Q J J A K Q K Q J
2 take Q Q K K K
2 lay A A A
2 add 2 J
2 discard B
0 take B B B B B
0 lay K K K
0 lay A A J
dealer deal K B B B A B J A B B K J A K J Q A Q Q A K K A J K B K J A Q Q A B K J Q
0 take Q K
0 lay Q Q K K
0 discard B
1 draw
1 lay A A A A A A A
1 lay B B J
1 discard K
2 take Q Q K K
2 lay B B B B J J
2 discard J
0 take onto 1
0 add 1 J J
0 discard B
1 draw
1 discard K
2 draw
dealer shuffle B
2 add 2 B
2 discard B
"""
"""Seat 0 goes out by a set; in round 1 seat 2 does by its discard, beyond a target of 200."""


def replayed(seats, options, text):
    """Every event of the match, and its last state."""
    state, events = SCOTS.setup(seats, SCOTS.options(seats, options)), []
    for line in text.strip().splitlines():
        name, _, move = line.partition(" ")
        seat = DEALER if name == "dealer" else int(name)
        assert SCOTS.to_act(state) == (seat,)
        assert str(SCOTS.parse(state, move)) == move
        step = SCOTS.play(state, seat, SCOTS.parse(state, move))
        state = step.state
        events += [*step.events, *(fact for _, fact in step.private)]
    return state, events


def scored(hands, laid, scores, totals):
    return Scored(
        tuple(tuple(cards(hand)) for hand in hands),
        tuple(tuple(map(tuple, sets(own))) for own in laid),
        scores,
        totals,
    )


def test_a_match_of_two_with_a_recycling_and_a_draw_pile_that_ran_dry():
    options = {"deck": TWO, "maxRecycles": 1, "maxRounds": 2}
    state, events = replayed(2, options, EXHAUSTED)
    first, second = (event for event in events if isinstance(event, Scored))
    laid = ("-", "A A A A / Q K K J J / B B B")  # 40 + 100 + 15
    assert first == scored(("A A B B B Q Q Q K J J", "-"), laid, (-160, 155), (-160, 155))
    laid = ("J B B B B B J J J / A A A", "Q Q Q K K K J / A A A")  # 155 - 20, 160 - 25
    assert second == scored(("Q", "J"), laid, (135, 135), (-25, 290))
    assert [event for event in events if isinstance(event, Recycled | WentOut | Exhausted)] == [
        WentOut(1, "set"),
        Recycled(1, 1),
        Exhausted(),
    ]
    assert JewelsShown(0, ("J", "J")) in events
    assert events[-1] == GameOver((1,), (-25, 290))
    assert state.winners == (1,)
    assert state.pile == ("B", "K")
    assert SCOTS.to_act(state) == ()


def test_a_match_of_three_that_ends_by_a_discard_beyond_the_target():
    options = {"deck": THREE, "target": 200, "maxRecycles": 2}
    state, events = replayed(3, options, OUT)
    first, second = (event for event in events if isinstance(event, Scored))
    laid = ("B B B B B B / K K K / A A J", "-", "K Q Q K K K / A A A J")  # 120, 0, 155
    hands = ("-", "A A A B J J J Q Q Q K", "B")  # 0, 185, 5
    assert first == scored(hands, laid, (120, -185, 150), (120, -185, 150))
    laid = (
        "K Q K J J J / Q Q K K",  # 125 + 70
        "A A A A A A A / B B J",  # 70 + 35
        "K Q Q K K / B B B B J J B",  # 85 + 75
    )
    assert second == scored(("A", "Q", "-"), laid, (185, 85, 160), (305, -100, 310))
    ways = [event for event in events if isinstance(event, WentOut)]
    assert ways == [WentOut(0, "set"), WentOut(2, "discard")]
    onto = TookPile(0, ("J",), 1, ("K", "Q", "K", "J"), True)
    assert events[events.index(onto) - 1] == JewelsShown(0, ("J", "J"))
    assert OwnDraw("B") in events
    assert state.winners == (2,)
    assert (state.dealer, state.round) == (2, 1)


@pytest.mark.parametrize(("seats", "text"), [(2, EXHAUSTED), (3, OUT)])
def test_the_dealers_moves_are_the_only_ones_that_hold_chance(seats, text):
    """The same match from the same texts, whatever happened in between."""
    deck = TWO if seats == 2 else THREE
    options = {"deck": deck, "target": 200, "maxRecycles": 1}
    assert replayed(seats, options, text) == replayed(seats, options, text)
