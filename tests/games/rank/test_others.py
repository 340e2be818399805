"""What is read from plays and passes, and that it holds of whoever spares none."""

import random
from typing import Literal

import pytest

from games.rank.cards import KINDS, NUMBERS, Counts, cards_in_play, counted
from games.rank.options import Options
from games.rank.playing.others import ANY, CROWNS, Trace
from games.rank.playing.plain import cost, thrifty
from games.rank.playing.playouts import Table
from games.rank.state import Pile

EDITIONS = ("2018", "second", "italian")
SEVEN = ANY[0]


def dealt(edition: Literal["2018", "second", "italian"], seats: int, rng: random.Random) -> Table:
    cards = list(cards_in_play(seats))
    rng.shuffle(cards)
    hands = [counted(tuple(cards[15 * seat : 15 * seat + 15])) for seat in range(seats)]
    return Table(Options(edition=edition).grammar, hands, cards[15 * seats :], 0)


def test_the_lower_the_pile_that_was_passed_on_the_more_it_says():
    trace = Trace()
    for pile in (Pile(1, 9), Pile(1, 4), Pile(1, 11), Pile(5, 30)):
        trace.passed(pile)
    assert trace.declined == [13, 0, 1]


def test_an_answer_says_that_nothing_lower_was_there():
    trace = Trace()
    trace.played(Pile(2, 5), (9, 9))
    assert trace.most == [*[SEVEN] * 5, 1, 1, 1, SEVEN - 2, *[SEVEN] * 3, 1]


def test_a_special_says_that_no_number_was_there():
    trace = Trace()
    trace.played(Pile(1, 7), (3, "W", "U"))
    assert trace.most == [*[SEVEN] * 2, SEVEN - 1, *[SEVEN] * 4, *[0] * 5, 1]


def test_a_lead_is_the_lowest_number_and_all_of_it():
    trace = Trace()
    trace.played(None, (4, 4))
    assert trace.most == [*[0] * 4, *[SEVEN] * 8, 1]


def test_a_pass_says_that_neither_a_number_nor_a_crown_was_there():
    trace = Trace()
    trace.passed(Pile(3, 10))
    assert trace.most == [*[SEVEN] * 10, 2, 2, 0]


@pytest.mark.parametrize("kept", [("C",), ("D",), (11, 11, 11)])
def test_who_plays_what_could_not_be_there_spares(kept):
    trace = Trace()
    trace.passed(Pile(3, 10))
    trace.played(None, kept)
    assert trace.spares
    assert trace.most == list(ANY)
    trace.passed(Pile(1, 1))
    assert trace.most == list(ANY)


def test_cards_that_are_drawn_may_be_any():
    trace = Trace()
    trace.passed(Pile(2, 10))
    trace.drew(2)
    assert trace.most == [*[SEVEN] * 10, 3, 3, 1]
    assert trace.declined == [0, 0, 0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_greedy_players_hold_no_more_than_is_read(edition, seats):
    rng = random.Random(seats)
    for _ in range(30):
        table = dealt(edition, seats, rng)
        while not table.is_over:
            table.apply(min(table.legal(), key=cost))
            for hand, trace in zip(table.hands, table.traces, strict=True):
                assert not trace.spares
                assert within(hand, trace)


def within(hand: Counts, trace: Trace) -> bool:
    crowns = min(1, sum(hand[NUMBERS : KINDS.index("U")]))
    numbers = zip(hand[:NUMBERS], trace.most, strict=False)
    return crowns <= trace.most[CROWNS] and all(held <= most for held, most in numbers)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_thrifty_players_are_found_out(seats):
    rng, found = random.Random(seats), 0
    for _ in range(20):
        table = dealt("2018", seats, rng)
        while not table.is_over:
            full = counted(cards_in_play(seats))
            table.apply(thrifty(table.spot(full), table.legal()))
        found += sum(trace.spares for trace in table.traces)
    assert found > 20 * seats * 0.8
