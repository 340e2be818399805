"""What follows from what happens at tables: in order, once, and after the answer to a press."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.match import agreements, attendance
from bot.match.table import Table
from bot.match.table_events import Started
from storage.records import Sitting
from tests.bot.conftest import ADA, BO, House
from tests.bot.following import Following, following, on_turn
from tests.bot.match.test_table import finish
from tests.bot.pressing import CHANNEL, GUILD
from tests.waiting import PATIENCE, until

QUICK = {"declare": "auto", "turnCap": 1}
"""A round that is over after a turn of each."""


@pytest.fixture
async def here(house: House, monkeypatch) -> AsyncIterator[Following]:
    monkeypatch.setattr("bot.effects.LONGEST_WAIT", PATIENCE)
    async with following(house) as here:
        yield here


async def started(here: Following, **options: Any) -> Table:
    """A table, and nothing asked of Discord since."""
    table = await here.table(ADA, BO, **options)
    here.clear()
    return table


def hands(here: Following) -> list[tuple[Any, ...]]:
    """Whose hand was shown, as of which version."""
    return [each[2:4] for each in here.asked("hand")]


async def some_rest() -> None:
    """Time for whatever does not wait."""
    for _ in range(50):
        await asyncio.sleep(0.001)


# After the answer


async def test_what_follows_waits_until_the_press_is_answered(here: Following):
    table = await started(here)
    async with here.effects.answering(table.id):
        await here.turn(table)
        await some_rest()
        assert here.rooms.display.asked == []
    await here.settle()
    assert here.asked("repaint") == [("repaint", table.id, CHANNEL)]


async def test_of_two_presses_at_once_both_are_answered_first(here: Following):
    table = await started(here)
    async with here.effects.answering(table.id):
        async with here.effects.answering(table.id):
            await here.turn(table)
        await some_rest()
        assert here.rooms.display.asked == []
    await here.settle()
    assert here.asked("repaint")


async def test_what_follows_waits_for_no_answer_longer_than_it_may(here: Following, monkeypatch):
    monkeypatch.setattr("bot.effects.LONGEST_WAIT", 0.02)
    table = await started(here)
    async with here.effects.answering(table.id):
        await here.turn(table)
        await until(lambda: here.asked("repaint"), "the board")
        await here.turn(table)
        await until(lambda: len(here.asked("repaint")) == 2, "the board again")


async def test_what_follows_at_another_table_does_not_wait(here: Following):
    table, other = await started(here), await started(here)
    async with here.effects.answering(table.id):
        await here.turn(other)
        await here.settle()
        assert {each[1] for each in here.asked("repaint", "hand")} == {other.id}


async def test_a_press_at_no_table_holds_nothing_up(here: Following):
    table = await started(here)
    async with here.effects.answering(None):
        await here.turn(table)
        await here.settle()
        assert here.asked("repaint")


async def test_an_answer_that_fails_lets_go_too(here: Following):
    table = await started(here)

    async def press() -> None:
        async with here.effects.answering(table.id):
            await here.turn(table)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await press()
    await here.settle()
    assert here.asked("repaint")


async def test_a_press_that_changes_nothing_leaves_nothing(here: Following):
    table = await started(here)
    async with here.effects.answering(table.id):
        assert not here.is_idle
    assert here.is_idle


# Once, and the newest


async def test_however_much_has_happened_it_is_shown_once(here: Following):
    table = await started(here)
    async with here.effects.answering(table.id):
        for _ in range(3):
            await here.turn(table)
    await here.settle()
    assert len(here.asked("repaint", "repost")) == 1
    assert sorted(hands(here)) == [(ADA, table.version), (BO, table.version)]


async def test_what_happens_meanwhile_follows_in_order(here: Following, monkeypatch):
    """A board is repainted while hands are shown still: the next batch comes after them."""
    table = await started(here)
    display, show = here.rooms.display, here.rooms.display.show_hand

    async def slow(*given, **named):
        monkeypatch.setattr(display, "show_hand", show)
        await here.turn(table)
        return await show(*given, **named)

    monkeypatch.setattr(display, "show_hand", slow)
    before = table.version
    async with here.effects.answering(table.id):
        await here.turn(table)
    await here.settle()
    versions = [version for _, version in hands(here)]
    assert versions[0] == before + 2
    assert versions == sorted(versions)
    assert versions[-2:] == [before + 4, before + 4]


async def test_what_fails_keeps_nothing_back_that_comes_after(house: House, monkeypatch):
    with capture_logs() as logged:
        here = Following(house)
        table = await started(here)
        display, show = here.rooms.display, here.rooms.display.show_hand

        async def broken(*_, **__):
            monkeypatch.setattr(display, "show_hand", show)
            await here.turn(table)
            raise ZeroDivisionError

        monkeypatch.setattr(display, "show_hand", broken)
        async with here.effects.answering(table.id):
            await here.turn(table)
        await here.settle()
        assert sorted(hands(here)) == [(ADA, table.version), (BO, table.version)]
        assert here.is_idle
    assert [each["event"] for each in logged] == ["effects failed"]


# Hands


async def test_a_start_opens_the_hand_of_everybody(here: Following):
    table = await here.table(ADA, BO)
    assert {(ADA, table.version), (BO, table.version)} <= set(hands(here))
    assert all(each[3] == table.version for each in here.asked("hand")[-2:])


async def test_who_comes_to_a_match_that_has_been_dealt_sees_their_hand(here: Following):
    table = await started(here)
    here.effects.on_table_event(table, Started())
    await here.settle()
    assert sorted(hands(here)) == [(ADA, table.version), (BO, table.version)]


async def test_between_two_of_their_moves_only_the_mover_has_news(here: Following):
    table = await started(here)
    mover = on_turn(table)
    await attendance.play(table, mover, table.version, "draw")
    await here.settle()
    assert hands(here) == [(mover, table.version)]


async def test_when_the_turn_goes_on_both_hands_have_news(here: Following):
    table = await started(here)
    mover = on_turn(table)
    await attendance.play(table, mover, table.version, "draw")
    await here.settle()
    here.clear()
    await attendance.play(table, mover, table.version, "drop")
    await here.settle()
    assert sorted(hands(here)) == [(ADA, table.version), (BO, table.version)]


# Boards


async def test_a_board_is_not_posted_anew_for_the_first_deal(here: Following):
    await here.table(ADA, BO)
    assert here.asked("repaint")
    assert here.asked("repost") == []


async def test_a_board_is_not_posted_anew_for_the_first_deal_and_what_followed_at_once(
    here: Following,
):
    sittings = (Sitting(0, person=ADA), Sitting(1, person=BO))
    tables = here.house.tables
    match = await tables.create("racko", {}, sittings, guild=GUILD, channel=CHANNEL)
    async with here.effects.answering(match.id):
        await here.turn(await tables.start(match.id))
    await here.settle()
    assert here.asked("repaint", "repost") == [("repaint", match.id, CHANNEL)]


async def test_a_board_stays_where_it_is_at_a_new_deal_and_hands_go_on(here: Following):
    table = await started(here, **QUICK)
    before = dealt(table)
    await here.turn(table)
    await here.settle()
    assert dealt(table) == before + 1
    assert here.asked("repaint")
    assert here.asked("repost") == []
    assert {person for person, _ in hands(here)} == {ADA, BO}


def dealt(table: Table) -> int:
    return sum(each.text.startswith("deal ") for each in table.moves)


async def test_at_the_end_the_board_comes_down_once_and_is_painted_when_counted(
    here: Following, monkeypatch
):
    changed: list[int] = []
    monkeypatch.setattr(here.rooms.services.pins, "changed", changed.append)
    table = await started(here, target=75)
    async with here.effects.answering(table.id):
        await finish(table)
    await until(lambda: changed, "the results")
    await here.settle()
    assert len(here.asked("repost")) == 1
    assert changed == [GUILD]
    assert {person for person, _ in hands(here)} == {ADA, BO}


async def test_an_end_without_a_result_shows_the_board_where_it_is(here: Following):
    table = await started(here)
    await attendance.end_without_result(table)
    await here.settle()
    board, *hands = here.rooms.display.asked
    assert board == ("repaint", table.id, CHANNEL)
    assert [(kind, version) for kind, _, _, version, _ in hands] == [
        ("hand", table.version + 1)
    ] * 2


async def test_of_a_lobby_the_newest_state_is_shown_once(here: Following):
    lobbies = here.rooms.services.lobbies
    lobby = await lobbies.open("racko", ADA, guild=GUILD, channel=CHANNEL)
    await here.settle()
    here.clear()
    async with here.effects.answering(lobby.id):
        await lobbies.join(lobby.id, BO)
        await lobbies.leave(lobby.id, BO)
    await here.settle()
    repaint, host = here.rooms.display.asked
    assert repaint == ("repaint", lobby.id, CHANNEL)
    assert host[:3] == ("host", lobby.id, ADA)


async def test_after_a_pause_of_all_whoever_is_to_move_is_pinged(here: Following):
    table = await here.table(ADA, BO, speed="relaxed")
    person = on_turn(table)
    for each in (ADA, BO):
        await agreements.wish(table, each, "rest")
    await here.settle()
    await here.rooms.people.change(person, ping="channel")
    here.clear()
    await agreements.go_on(table, ADA)
    await here.settle()
    assert here.asked("ping") == [("ping", person, CHANNEL)]
