"""Everybody has a share of what costs; it fills up again, and what is refused takes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people.shares import (
    CROWDED,
    MOST_HOSTED,
    MOST_IN_CHANNEL,
    RATES,
    Cost,
    OneAtATime,
    Shares,
    TooManyHosted,
    TooManyInChannel,
    TooOften,
    make_room,
)
from tests.bot.conftest import StandingClock
from tests.storage.examples import match

RATE = RATES[Cost.POST, "person"]


def test_a_share_is_used_up_and_says_when_there_is_more():
    clock = StandingClock()
    shares = Shares(clock)
    for _ in range(RATE.at_once):
        shares.take(Cost.POST, person=1)
    with pytest.raises(TooOften) as refused:
        shares.take(Cost.POST, person=1)
    assert refused.value.facts == {"when": f"<t:{(clock.now // 1000) + round(RATE.every)}:R>"}
    shares.take(Cost.POST, person=2)
    shares.take(Cost.TABLE, person=1)
    clock.now += round(RATE.every * 1000)
    shares.take(Cost.POST, person=1)
    assert not shares.affords(Cost.POST, person=1)


def test_what_one_share_refuses_takes_nothing_from_the_other():
    shares = Shares(StandingClock())
    while shares.affords(Cost.POST, person=1):
        pass
    for _ in range(100):
        assert not shares.affords(Cost.POST, person=1, server=5)
    for person in range(2, 2 + RATES[Cost.POST, "server"].at_once):
        shares.take(Cost.POST, person=person, server=5)
    with pytest.raises(TooOften):
        shares.take(Cost.POST, person=100, server=5)
    shares.take(Cost.POST, person=100, server=None)  # a direct message is on no server


@given(st.lists(st.integers(0, 90_000), max_size=60))
def test_nobody_gets_more_than_the_rate(waits):
    clock = StandingClock()
    shares, given_at = Shares(clock), []
    for wait in waits:
        clock.now += wait
        if shares.affords(Cost.POST, person=1):
            given_at.append(clock.now)
    for first, start in enumerate(given_at):
        for last, end in enumerate(given_at[first:], start=first):
            allowed = RATE.at_once + (end - start) / 1000 / RATE.every
            assert last - first + 1 <= allowed + 1e-6


def test_shares_that_are_whole_again_are_forgotten():
    clock = StandingClock()
    shares = Shares(clock)
    for person in range(3 * CROWDED):
        clock.now += 100
        shares.take(Cost.POST, person=person)
    assert len(shares._whole) <= CROWDED + 1


def test_while_very_many_take_their_shares_none_looks_through_all_of_them():
    clock = StandingClock()
    shares = Shares(clock)
    for person in range(3 * CROWDED):
        shares.take(Cost.POST, person=person)
    whole = shares._whole
    shares.take(Cost.POST, person=-1)
    assert shares._whole is whole, "nothing is written anew at each press"
    assert len(whole) == 3 * CROWDED + 1
    clock.now += 10 * round(RATE.every * 1000)
    for person in range(3 * CROWDED, 5 * CROWDED):
        shares.take(Cost.POST, person=person)
    assert len(shares._whole) <= 2 * CROWDED + 1, "those that are whole again are forgotten"


def test_one_question_of_a_kind_at_a_time():
    shares = Shares(StandingClock())
    with shares.one(Cost.THOUGHT, 1, "a"):
        with shares.one(Cost.THOUGHT, 1, "a"), shares.one(Cost.THOUGHT, 2, "b"):
            pass
        with pytest.raises(OneAtATime), shares.one(Cost.THOUGHT, 1, "b"):
            pass
    with shares.one(Cost.THOUGHT, 1, "b"):
        pass
    assert shares._asked == {}


def test_a_person_and_a_channel_have_so_many_tables_and_no_more():
    open_here = [match(f"{each}", host=1, channel=each) for each in range(MOST_HOSTED)]
    make_room(open_here[1:], 1, 9)
    make_room(open_here, 2, 9)
    with pytest.raises(TooManyHosted):
        make_room(open_here, 1, 900)
    crowded = [match(f"{each}", host=each, channel=9) for each in range(MOST_IN_CHANNEL)]
    make_room(crowded, 900, 8)
    with pytest.raises(TooManyInChannel):
        make_room(crowded, 900, 9)
