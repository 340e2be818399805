"""Who is called when it is their turn, and who is not: at live tables and at slow ones."""

from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace

import pytest

from bot.effects import Effects
from bot.match import attendance
from bot.pings.pings import AGAIN
from bot.ui.display import NotNow, PingRefused, Sent
from bot.ui.panels import texts_of
from bot.ui.words import words
from storage.errors import StoreUnavailable
from storage.records import Call, LoggedMove
from tests.bot.conftest import ADA, BO, House
from tests.bot.following import Following, Nap, drawn, following, on_turn
from tests.bot.pressing import CHANNEL
from tests.waiting import until

MINUTE = 60_000
PATIENCE = 20.0

Club = Callable[..., Awaitable[Following]]


@pytest.fixture
def nap(monkeypatch: pytest.MonkeyPatch) -> Nap:
    nap = Nap()
    monkeypatch.setattr("bot.pings.pings.asyncio", SimpleNamespace(sleep=nap.sleep))
    return nap


@pytest.fixture
async def club(house: House, nap: Nap) -> AsyncIterator[Club]:
    """Two people who want to be called like that."""
    async with following(house, patience=PATIENCE, nap=nap) as here:

        async def open_with(ping: str = "channel", **settings: object) -> Following:
            for person in (ADA, BO):
                await here.rooms.people.change(person, ping=ping, **settings)
            return here

        yield open_with


def quiet(house: House, hours: int = 1) -> dict[str, int]:
    """Quiet hours that have begun."""
    hour = house.clock.now // (60 * MINUTE) % 24
    return {"quiet_from": hour, "quiet_until": (hour + hours) % 24}


# Live tables


async def test_at_a_live_table_who_lets_the_others_wait_is_called(club: Club, nap: Nap):
    here = await club()
    table = await here.table(ADA, BO, speed="live")
    assert nap.asked == [PATIENCE]
    assert here.asked("ping") == []
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_at_a_live_table_who_has_moved_meanwhile_is_not_called(club: Club, nap: Nap):
    here = await club()
    table = await here.table(ADA, BO, speed="live")
    await here.turn(table)
    await here.settle()
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_at_a_live_table_who_wants_no_calls_any_more_is_not_called(club: Club, nap: Nap):
    here = await club()
    table = await here.table(ADA, BO, speed="live")
    await here.rooms.people.change(on_turn(table), ping="none")
    nap.end()
    await here.settle()
    assert here.asked("ping") == []


@pytest.mark.parametrize("speed", ["live", "relaxed"])
async def test_nobody_is_called_who_did_not_ask(club: Club, nap: Nap, speed):
    here = await club(ping="none")
    await here.table(ADA, BO, speed=speed)
    assert nap.asked == []
    assert here.asked("ping") == []


async def test_at_a_live_table_quiet_hours_are_silent(club: Club, house: House, nap: Nap):
    here = await club(**quiet(house))
    await here.table(ADA, BO, speed="live")
    nap.end()
    await here.settle()
    house.clock.now += 90 * MINUTE
    nap.end()
    await here.settle()
    assert nap.asked == [PATIENCE]
    assert here.asked("ping") == []


# Slow tables


async def test_at_a_slow_table_one_is_called_at_once(club: Club, nap: Nap):
    here = await club()
    table = await here.table(ADA, BO)
    assert nap.asked == []
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_at_a_slow_table_the_call_comes_after_quiet_hours(club: Club, house: House, nap: Nap):
    here = await club(**quiet(house))
    table = await here.table(ADA, BO)
    assert here.asked("ping") == []
    (seconds,) = nap.asked
    assert 0 < seconds <= 3600
    house.clock.now += int(seconds * 1000)
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_quiet_hours_made_longer_meanwhile_are_kept(club: Club, house: House, nap: Nap):
    here = await club(**quiet(house))
    table = await here.table(ADA, BO)
    await here.rooms.people.change(on_turn(table), **quiet(house, hours=3))
    house.clock.now += 61 * MINUTE
    nap.end()
    await here.settle()
    assert len(nap.asked) == 2
    assert here.asked("ping") == []
    house.clock.now += 121 * MINUTE
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_who_wants_no_calls_by_the_morning_gets_none(club: Club, house: House, nap: Nap):
    here = await club(**quiet(house))
    table = await here.table(ADA, BO)
    await here.rooms.people.change(on_turn(table), ping="none")
    house.clock.now += 61 * MINUTE
    nap.end()
    await here.settle()
    assert here.asked("ping") == []


async def test_who_moved_in_their_quiet_hours_is_not_called_after(
    club: Club, house: House, nap: Nap
):
    here = await club(**quiet(house))
    table = await here.table(ADA, BO)
    await here.turn(table)
    await here.settle()
    house.clock.now += 61 * MINUTE
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_after_quiet_hours_a_table_that_left_memory_is_asked_anew(
    club: Club, house: House, nap: Nap
):
    here = await club(**quiet(house))
    table = await here.table(ADA, BO, speed="daily")
    first = on_turn(table)
    house.clock.now += 11 * MINUTE
    await house.tables.sweep()
    again = await house.tables.find(table.id)
    assert again is not table
    await here.turn(again)
    await here.settle()
    house.clock.now += 50 * MINUTE
    nap.end()
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(again), CHANNEL)]
    assert on_turn(again) != first


@pytest.mark.parametrize("speed", ["live", "relaxed"])
async def test_nobody_is_called_to_an_ended_match(club: Club, house: House, nap: Nap, speed):
    here = await club(**(quiet(house) if speed == "relaxed" else {}))
    table = await here.table(ADA, BO, speed=speed)
    await attendance.end_without_result(table)
    await here.settle()
    house.clock.now += 61 * MINUTE
    nap.end()
    await here.settle()
    assert here.asked("ping") == []


# One call, and its end


async def test_a_call_goes_when_its_person_moves_and_only_then(club: Club):
    here = await club()
    table = await here.table(ADA, BO)
    first = on_turn(table)
    sent = Sent(CHANNEL, here.rooms.display.messages)
    await here.rooms.press(f"t:{table.id}:hand", by=first)
    await attendance.set_pace(table, first)
    await here.settle()
    assert here.asked("unping") == []
    await attendance.play(table, first, table.version, "draw")
    await here.settle()
    assert here.asked("unping") == [("unping", sent)]


async def test_who_is_at_their_turn_is_not_called_to_it(club: Club):
    here = await club()
    table = await here.table(ADA, BO)
    first = on_turn(table)
    await attendance.play(table, first, table.version, "draw")
    await here.settle()
    assert on_turn(table) == first
    assert [each[1] for each in here.asked("ping")] == [first]
    await attendance.play(table, first, table.version, "drop")
    await here.settle()
    assert [each[1] for each in here.asked("ping")] == [first, on_turn(table)]


async def test_at_a_table_one_call_stands_at_a_time(club: Club):
    here = await club()
    table = await here.table(ADA, BO)
    for calls in range(1, 6):
        assert len(here.asked("ping")) == calls
        assert len(here.asked("unping")) == calls - 1
        await here.turn(table)
        await here.settle()
    await attendance.end_without_result(table)
    await here.settle()
    assert len(here.asked("unping", "reword")) == len(here.asked("ping"))


async def test_calls_of_two_tables_stand_beside_each_other(club: Club):
    here = await club()
    one, _two = await here.table(ADA, BO), await here.table(ADA, BO)
    assert len(here.asked("ping")) == 2
    first = Sent(CHANNEL, here.rooms.display.messages - 1)
    await here.turn(one)
    await here.settle()
    assert here.asked("unping") == [("unping", first)]


async def test_a_call_stays_until_its_turn_is_over(club: Club):
    here = await club()
    table = await here.table(ADA, BO)
    await here.rooms.services.pings.unping(table.id)
    assert here.asked("unping") == []
    await here.turn(table)
    await here.settle()
    await here.rooms.services.pings.unping(table.id)
    assert len(here.asked("unping")) == 1


@pytest.mark.parametrize("ended", [False, True])
async def test_a_call_that_comes_late_goes_at_once(club: Club, house: House, monkeypatch, ended):
    here = await club()
    display, ping = here.rooms.display, here.rooms.display.ping

    async def slow(people, shown, channel, nonce, **given):
        monkeypatch.setattr(display, "ping", ping)
        (table,) = house.tables.live()
        await (attendance.end_without_result(table) if ended else here.turn(table))
        await until(lambda: here.is_idle and (ended or here.asked("ping")), "the next turn")
        return await ping(people, shown, channel, nonce, **given)

    monkeypatch.setattr(display, "ping", slow)
    await here.table(ADA, BO)
    assert here.asked("unping") == [("unping", Sent(CHANNEL, display.messages))]


async def test_who_takes_no_direct_messages_is_called_in_the_channel_once(club: Club, monkeypatch):
    here = await club(ping="direct")
    asked, ping = [], here.rooms.display.ping

    async def refused(people, shown, channel, nonce, **given):
        asked.append((*people, channel))
        if channel != CHANNEL:
            raise PingRefused
        return await ping(people, shown, channel, nonce, **given)

    monkeypatch.setattr(here.rooms.display, "ping", refused)
    table = await here.table(ADA, BO)
    first = on_turn(table)
    for _ in range(4):
        await here.turn(table)
        await here.settle()
    second = ADA + BO - first
    assert asked == [(first, first), (first, CHANNEL), (second, second), (second, CHANNEL)]
    who = await here.rooms.people.of(first)
    assert (who.ping, who.refused) == ("direct", True)


async def test_a_hand_tells_of_a_refused_message_once_and_then_they_are_tried_again(
    club: Club, monkeypatch
):
    here = await club(ping="direct", refused=True)
    table = await here.table(ADA, BO)
    assert here.asked("ping") == []
    first = on_turn(table)
    told = [
        next(iter(texts_of(await here.rooms.shown(f"t:{table.id}:hand", by=first))))
        for _ in range(2)
    ]
    assert words("en")("hand-refused") in told[0]
    assert words("en")("hand-refused") not in told[1]
    await here.rooms.people.change(ADA + BO - first, refused=False)
    await here.turn(table)
    await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), on_turn(table))]


async def test_a_call_that_could_not_be_sent_leaves_nothing_to_take_back(club: Club, monkeypatch):
    here = await club()

    async def lost(people, shown, channel, nonce, **given):
        return None

    monkeypatch.setattr(here.rooms.display, "ping", lost)
    table = await here.table(ADA, BO)
    await here.turn(table)
    await here.settle()
    assert here.asked("unping") == []
    assert (await here.rooms.people.of(ADA)).ping == "channel"


# After a kill


def killed(here: Following) -> None:
    """Another process, on the same rows."""
    here.rooms.open()
    here.clear()


async def test_a_call_that_is_due_after_a_kill_is_sent_once(club: Club, house: House, nap: Nap):
    here = await club()
    table = await here.table(ADA, BO, speed="live")
    killed(here)
    house.clock.now += 30_000
    for _ in range(2):
        await here.rooms.services.pings.round()
        await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_a_call_that_is_not_due_yet_waits_for_the_rest_of_its_time(
    club: Club, house: House, nap: Nap
):
    here = await club()
    await here.table(ADA, BO, speed="live")
    killed(here)
    house.clock.now += 12_000
    await here.rooms.services.pings.round()
    await here.settle()
    assert nap.asked == [PATIENCE, PATIENCE - 12]
    assert here.asked("ping") == []


async def test_a_call_whose_turn_is_over_goes_after_a_kill(club: Club, house: House):
    here = await club()
    table = await here.table(ADA, BO)
    sent = Sent(CHANNEL, here.rooms.display.messages)
    killed(here)
    await house.store.append(table.id, table.version, LoggedMove(table.to_act[0], "draw", 0))
    await here.rooms.services.pings.round()
    assert here.asked("unping") == [("unping", sent)]
    assert await house.store.calls.all_over() == ()


async def test_a_call_whose_answer_was_lost_is_found_and_goes_with_its_turn(
    club: Club, house: House, monkeypatch
):
    """Nobody is told of it again."""
    here = await club(ping="none")
    table = await here.table(ADA, BO)
    seat = table.to_act[0]
    call = Call(table.id, table.version, "turn", on_turn(table), seat, seat, 0, channel=CHANNEL)
    await house.store.calls.put(call)
    await house.store.append(table.id, table.version, LoggedMove(table.to_act[0], "draw", 0))
    await here.rooms.services.pings.round()
    sent = Sent(CHANNEL, here.rooms.display.messages)
    assert here.asked("ping", "silent ping", "unping") == [
        ("silent ping", CHANNEL),
        ("unping", sent),
    ]


async def test_a_call_that_fails_for_now_is_sent_again(club: Club, nap: Nap, monkeypatch):
    here = await club()
    display, ping, nonces = here.rooms.display, here.rooms.display.ping, []

    async def failing(people, shown, channel, nonce, **given):
        nonces.append(nonce)
        if len(nonces) < 3:
            raise NotNow
        return await ping(people, shown, channel, nonce, **given)

    monkeypatch.setattr(display, "ping", failing)
    table = await here.table(ADA, BO)
    for _ in range(2):
        nap.end()
        await here.settle()
    assert nap.asked == [AGAIN, AGAIN]
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]
    assert len(set(nonces)) == 1, "Discord could not tell that it is the same"
    assert len(nonces[0]) <= 25


async def test_a_call_that_cannot_be_deleted_now_is_deleted_later(club: Club, house, monkeypatch):
    here = await club()
    table = await here.table(ADA, BO)
    sent = Sent(CHANNEL, here.rooms.display.messages)

    async def not_now(sent):
        return False

    with monkeypatch.context() as patched:
        patched.setattr(here.rooms.display, "unping", not_now)
        await here.turn(table)
        await here.settle()
    assert here.asked("unping") == []
    await here.rooms.services.pings.round()
    assert here.asked("unping") == [("unping", sent)]


async def test_whoever_was_not_asked_before_a_kill_is_asked_after_it(club: Club, monkeypatch):
    """The move was kept, and nothing that follows from it was done."""
    here = await club()
    table = await here.table(ADA, BO)
    with monkeypatch.context() as patched:
        patched.setattr(here.effects, "_start", lambda match: None)
        await here.turn(table)
    here.effects._queues.clear()
    killed(here)
    effects = Effects(here.rooms.services, drawn, here.rooms.background)
    for _ in range(2):
        await effects.make_up(table.id)
        await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]


async def test_a_database_that_is_away_keeps_back_no_call_and_no_board(
    club: Club, house: House, monkeypatch
):
    here = await club()
    table = await here.table(ADA, BO)
    here.clear()

    async def away(*_):
        raise StoreUnavailable("away")

    with monkeypatch.context() as patched:
        for name in ("put", "over"):
            patched.setattr(house.store.calls, name, away)
        await here.turn(table)
        await here.settle()
    assert here.asked("ping") == [("ping", on_turn(table), CHANNEL)]
    assert here.asked("repaint")
    await here.rooms.services.pings.round()
    assert len(here.asked("unping")) == 1
