"""Calls that nobody answers grow rarer and cease; and how the others are called to a vote."""

from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace

import pytest

from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.people.people import Person
from bot.pings.due import PAUSES, due_at, wants
from bot.ui.display import PingRefused
from bot.ui.panels import texts_of
from bot.ui.words import words
from storage.records import Call, Shards
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.following import Following, Nap, following, on_turn
from tests.bot.pressing import CHANNEL

EN = words("en")
HOUR = 3_600_000
DAILY = SPEEDS["daily"].turn or 0

Club = Callable[..., Awaitable[Following]]


@pytest.fixture
def nap(monkeypatch: pytest.MonkeyPatch) -> Nap:
    nap = Nap()
    monkeypatch.setattr("bot.pings.pings.asyncio", SimpleNamespace(sleep=nap.sleep))
    return nap


@pytest.fixture
async def here(house: House, nap: Nap) -> AsyncIterator[Following]:
    """Three people who are called in the channel."""
    async with following(house, nap=nap) as here:
        for person in (ADA, BO, CLEO):
            await here.rooms.people.change(person, ping="channel")
        yield here


async def played_for(here: Following, table: Table) -> int:
    """Whoever is to move does not, nobody votes, and a computer plays the turn."""
    turn, person = table.to_act, on_turn(table)
    while table.to_act == turn:
        if table.deadline is not None and table.deadline.due is not None:
            here.house.clock.now = table.deadline.due
            await here.house.deadlines().tick()
        await here.settle()
    return person


async def missed(here: Following, person: int) -> int:
    return (await here.rooms.people.of(person)).missed


async def test_each_turn_that_was_called_to_and_not_played_is_missed(here: Following):
    table = await here.table(ADA, BO, speed="daily")
    first = await played_for(here, table)
    assert (await missed(here, first), await missed(here, ADA + BO - first)) == (1, 0)
    told = [next(iter(texts_of(shown))) for _, _, shown in here.asked("reword")]
    assert told.count(EN("ping-over-computer")) == 1
    await here.turn(table)
    await here.settle()
    await played_for(here, table)
    assert await missed(here, first) == 2
    await here.rooms.people.meet(first, "Ada", "en-US")
    assert await missed(here, first) == 0


async def test_a_turn_that_was_not_called_to_is_not_missed(here: Following):
    table = await here.table(ADA, BO, speed="daily")
    for person in (ADA, BO):
        await here.rooms.people.change(person, ping="none")
    await here.turn(table)
    await here.settle()
    here.clear()
    person = await played_for(here, table)
    assert await missed(here, person) == 0
    assert here.asked("reword") == []


async def test_calls_that_are_not_answered_pause_ever_longer_and_then_cease(here: Following):
    table = await here.table(ADA, BO, speed="daily")
    now = here.house.clock.now
    waits = [
        (due_at(table, "turn", Person(ADA, missed=times), now, 0.0) or 0) - now
        for times in range(len(PAUSES))
    ]
    assert waits[:2] == [0, 0]
    assert waits[2:] == sorted(set(waits[2:]))
    assert 0 < waits[2] < waits[-1] < DAILY
    assert wants(Person(ADA, ping="direct", missed=len(PAUSES) - 1))
    assert not wants(Person(ADA, ping="direct", missed=len(PAUSES)))


async def test_who_has_answered_nothing_is_left_in_peace_until_they_show_up(here: Following):
    for person in (ADA, BO):
        await here.rooms.people.change(person, missed=len(PAUSES))
    table = await here.table(ADA, BO, speed="daily")
    assert here.asked("ping") == []
    other = ADA + BO - on_turn(table)
    await here.rooms.people.meet(other, "Bo", "en-US")
    await here.turn(table)
    await here.settle()
    assert here.asked("ping") == [("ping", other, CHANNEL)]


async def test_a_pause_is_slept_and_who_moves_meanwhile_is_not_called(here: Following, nap: Nap):
    for person in (ADA, BO):
        await here.rooms.people.change(person, missed=2)
    table = await here.table(ADA, BO, speed="daily")
    assert nap.asked == [PAUSES[2] * DAILY / 1000]
    await here.turn(table)
    await here.settle()
    here.house.clock.now += round(PAUSES[2] * DAILY)
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_a_warning_follows_a_turn_whose_time_begins_anew(here: Following, house: House):
    table = await here.table(ADA, BO, speed="daily")
    first = on_turn(table)
    house.clock.now += 17 * HOUR
    await table.play(table.to_act[0], table.version, "draw")
    await here.settle()
    here.clear()
    house.clock.now += 2 * HOUR
    await here.rooms.services.pings.round()
    await here.settle()
    assert here.asked("ping") == [], "after a move there is a day again"
    house.clock.now += 16 * HOUR + 1
    await here.rooms.services.pings.round()
    await here.settle()
    assert here.asked("ping") == [("ping", first, CHANNEL)]


@pytest.mark.parametrize("speed", ["live", "relaxed", "daily"])
async def test_the_warning_comes_when_a_quarter_of_the_turn_is_left(
    here: Following, house: House, speed
):
    table = await here.table(ADA, BO, speed=speed)
    here.clear()
    assert table.deadline is not None
    turn = SPEEDS[speed].turn or 0
    house.clock.now = (table.deadline.due or 0) - turn // 4 - 20_000
    await here.rooms.services.pings.round()
    await here.settle()
    assert not any("still your turn" in each for each in said(here))
    here.nap.end()
    house.clock.now += 20_000
    await here.rooms.services.pings.round()
    await here.settle()
    here.nap.end()
    await here.settle()
    assert any("still your turn" in each for each in said(here))


def said(here: Following) -> list[str]:
    return [text for shown in here.rooms.display.pinged.values() for text in texts_of(shown)]


async def test_the_others_are_called_to_a_vote_once_and_a_vote_takes_the_call_back(
    here: Following, house: House
):
    table = await here.table(ADA, BO, CLEO, speed="daily")
    (late,) = table.to_act
    others = [each.seat for each in table.sittings if each.seat != late]
    house.clock.now = (table.deadline.due or 0) if table.deadline else 0
    await house.deadlines().tick()
    assert table.overdue == late
    here.clear()
    pings = here.rooms.services.pings
    for _ in range(2):
        await pings.call(table, "vote", *others)
        await here.settle()
    called = [table.sittings[seat].person or 0 for seat in others]
    assert sorted(each[1] for each in here.asked("ping")) == sorted(called)
    await pings.answered(table, others[0])
    assert len(here.asked("unping")) == 1
    await pings.call(table, "vote", *others)
    await here.settle()
    assert len(here.asked("ping")) == 2, "a turn gives one"
    await played_for(here, table)
    await here.settle()
    told = [next(iter(texts_of(each[2]))) for each in here.asked("reword")]
    assert EN("ping-over-voted") in told


async def test_a_process_without_the_first_shard_sends_no_digests(here: Following, house: House):
    rooms = here.rooms
    await rooms.services.pings.digests.choose(await rooms.people.of(ADA), 9)
    kept = await house.store.digests.of(ADA)
    assert kept is not None
    house.clock.now = kept.due
    rooms.services.pings.digests._is_ours = Shards(2, (1,)).ids == (0,)
    await rooms.services.pings.digests.round()
    assert await house.store.digests.of(ADA) == kept


async def test_a_digest_that_is_refused_leads_to_one_call_in_the_channel(
    here: Following, monkeypatch
):
    table = await here.table(ADA, BO, speed="daily")
    person = on_turn(table)
    rooms = here.rooms
    await here.house.store.calls.drop(
        only(await here.house.store.calls.standing(table.id, "turn", person))
    )
    who = await rooms.services.pings.digests.choose(await rooms.people.of(person), 9)
    kept = await here.house.store.digests.of(who.id)
    assert kept is not None
    here.clear()
    here.house.clock.now = kept.due

    async def refused(person, channel):
        if channel is None:
            raise PingRefused
        return channel

    monkeypatch.setattr(rooms.display, "ping_channel", refused)
    await rooms.services.pings.digests.round()
    await here.settle()
    assert here.asked("ping") == [("ping", person, CHANNEL)]
    assert (await rooms.people.of(person)).refused


def only(calls: tuple[Call, ...]) -> Call:
    (call,) = calls
    return call
