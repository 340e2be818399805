"""Whole matches of RACK-O, move by move with their scores."""

from itertools import chain

import pytest

from games.errors import IllegalMove
from games.game import DEALER
from games.racko import RACKO
from games.racko.events import GameOver, Scored
from games.racko.state import State, cards_in_play

EVENS = [22, 24, 26, 28, 30, 32, 34, 36, 38, 40]
ODDS = [21, 23, 25, 27, 29, 31, 33, 35, 37, 39]
FALLING_MID = [29, 28, 27, 26, 25, 24, 23, 22, 21, 19]
FALLING_HIGH = [60, 59, 58, 57, 56, 55, 54, 53, 52, 51]
FALLING = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def deck(dealer: int, racks: list[list[int]], *top: int) -> str:
    """The deal that gives these racks, and then turns up and offers the cards of `top`."""
    seats = len(racks)
    order = [racks[(dealer + 1 + place) % seats] for place in range(seats)]
    dealt = chain.from_iterable(zip(*(rack[::-1] for rack in order), strict=True))
    first = [*dealt, *top]
    rest = [card for card in cards_in_play(seats) if card not in first]
    return " ".join(map(str, ("deal", *first, *rest)))


class Played:
    """A match played from its texts; `scores` are the totals after each round."""

    def __init__(self, seats: int, **options: object) -> None:
        self.state: State = RACKO.setup(seats, RACKO.options(seats, options))
        self.scores: list[tuple[int, ...]] = []
        self.winners: tuple[int, ...] = ()

    def dealer(self, text: str) -> None:
        self._play(DEALER, text)

    def turns(self, *turns: str) -> None:
        """Turns of one seat after the other, each as its moves."""
        for turn in turns:
            seat = self.state.turn
            for text in turn.split("; "):
                self._play(seat, text)

    def refused(self, text: str) -> str:
        with pytest.raises(IllegalMove) as refused:
            self._play(self.state.turn, text)
        return refused.value.code

    def _play(self, seat: int, text: str) -> None:
        step = RACKO.play(self.state, seat, RACKO.parse(self.state, text))
        self.state = step.state
        for event in step.events:
            if isinstance(event, Scored):
                self.scores.append(event.totals)
            elif isinstance(event, GameOver):
                self.winners = event.winners


def test_a_match_of_two_with_a_used_up_draw_pile():
    match = Played(2, target=150)
    match.dealer("cut 31 8")  # seat 1 deals
    match.dealer(deck(1, [EVENS, FALLING], 20, 19))
    match.turns("draw; drop !")  # a dealt rack in order goes out at the end of a turn
    assert match.scores == [(75, 5)]

    match.dealer(deck(0, [FALLING, [12, 13, 14, 15, 16, 17, 18, 19, 20, 11]], 40))
    assert match.state.turn == 1
    match.turns(*["draw; drop"] * 19)  # the last of them uses the draw pile up
    assert match.state.discard == (40,)
    assert match.state.draw == tuple(range(21, 40))
    match.turns("take 50")
    assert match.state.racks[0] == (10, 9, 8, 7, 6, 5, 4, 3, 2, 40)
    assert match.state.discard == (1,)
    match.turns("draw; place 50 !")
    assert match.scores[1] == (75 + 5, 5 + 75)

    match.dealer(deck(1, [EVENS, FALLING], 20, 19))
    match.turns("take 5", "draw; drop", "draw; drop !")
    assert match.state.racks[0][:2] == (20, 24)
    assert match.scores[2] == (155, 85)
    assert match.winners == (0,)


def test_a_match_with_bonus_and_run_rule_waits_for_the_longer_run():
    match = Played(2, runRule=True, bonus=True, target=300)
    match.dealer("cut 2 3")  # seat 0 deals
    match.dealer(deck(0, [FALLING, EVENS], 25, 11, 23, 12, 27, 13, 14))
    assert match.refused("take 5 !") == "not_racko"  # 25 drops behind
    assert match.refused("take 10 !") == "not_racko"  # in order, but only 25 and 26 run
    match.turns("take 10", "draw; drop", "draw; drop", "draw; drop")
    assert match.state.racks[1][:3] == (22, 25, 26)
    match.turns("draw; place 20", "draw; drop")  # 25 26 27: a run, and it waits
    match.turns("draw; drop !")
    assert match.scores == [(5, 125)]

    match.dealer(deck(1, [[1, 3, 4, 5, 6, 7, 8, 20, 30, 40], FALLING_MID], 2))
    match.turns("take 10")  # 1 2 and 4 to 8: a run of five
    assert match.state.racks[0] == (1, 2, 4, 5, 6, 7, 8, 20, 30, 40)
    match.turns("draw; drop", "draw; drop !")
    assert match.scores[1] == (280, 130)

    match.dealer(deck(0, [FALLING, [11, 12, 13, 14, 15, 16, 20, 30, 39, 40]], 17))
    match.turns("draw; drop !")
    assert match.scores[2] == (285, 130 + 475)
    assert match.winners == (1,)


def test_a_match_of_three_that_is_tied_plays_an_extra_round():
    match = Played(3, target=100)
    match.dealer("cut 50 1 2")  # seat 1 deals
    match.dealer(deck(1, [ODDS, EVENS, FALLING], 50))
    match.turns("draw; drop", "draw; drop !")
    assert match.scores == [(75, 50, 5)]
    match.dealer(deck(2, [ODDS, EVENS, FALLING], 50))
    match.turns("draw; drop", "draw; drop !")
    assert match.scores[1] == (125, 125, 10)
    assert not match.winners
    match.dealer(deck(0, [FALLING, [11, 12, 15, 14, 13, 16, 17, 18, 19, 20], EVENS], 50))
    match.turns("draw; drop", "draw; drop !")
    assert match.scores[2] == (130, 140, 85)
    assert match.winners == (1,)


def test_a_match_of_partners_adds_opposite_seats():
    match = Played(4, partners=True, declare="auto", target=200)
    match.dealer("cut 10 20 30 5")  # seat 3 deals
    match.dealer(deck(3, [EVENS, FALLING, ODDS, FALLING_HIGH], 20))
    match.turns("take 5")  # with auto the rack goes out by itself
    assert match.scores == [(75 + 50, 5 + 5)]
    match.dealer(deck(0, [EVENS, FALLING, ODDS, FALLING_HIGH], 20))
    match.turns("draw; drop", "draw; drop")
    assert match.scores[1] == (125 + 50 + 75, 20)
    assert match.winners == (0, 2)
