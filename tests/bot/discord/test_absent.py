"""Somebody goes away: what stands on the table, on hands, and what people press about it."""

import re

import pytest

from bot.ui.words import words
from tests.bot.discord.conftest import Scene, Somebody, sit, stage
from tests.bot.discord.test_after import TURN, mover, overdue
from tests.waiting import until

SAID = words("en")
DAYS = 24 * 3600


def until_of(person: Somebody) -> int:
    """When time is up, as the hand says."""
    found = re.search(r"Time's up <t:(\d+):R>", person.latest.text)
    assert found is not None, person.latest.text
    return int(found[1])


async def seated(scene: Scene, number: int = 2, **options: object):
    people = await sit(scene, "racko", number, **options)
    return people, await scene.table()


def calls_of(scene: Scene) -> list[str]:
    return [each.text for each in scene.public() if "What now?" in each.text]


async def chosen_in_menu(scene: Scene, person: Somebody, begins: str) -> None:
    """A button of the menu, by how it begins."""
    await person.press("Menu")
    assert person.seen is not None
    (label,) = [each for each in person.seen.labels() if each.startswith(begins)]
    await person.tap(label)
    await scene.settle()


async def test_who_is_asked_is_called_once_and_a_computer_of_a_strength_sits_until_they_are_back(
    logged,
):
    async with stage() as scene:
        people, table = await seated(scene, 3, speed="daily")
        late = mover(scene, table)
        others = [each for each in people if each is not late]
        for each in others:
            await scene.services.people.change(each.id, ping="channel")
        await scene.pass_time(DAYS)
        await until(lambda: len(calls_of(scene)) == 2, "the others are called")
        asked = next(each for each in scene.public() if "time is up" in each.text and each.buttons)
        for each in others:
            await each.click(asked, asked.button(f"Easy until back · {others.index(each)}"))
            await scene.settle()
            asked = next(each for each in scene.public() if "RACK-O" in each.text and each.buttons)
        seat = table.seat_of(late.id)
        assert table.sittings[seat].stand_in == "easy"
        await late.click(asked, asked.button("My hand"))
        await scene.settle()
        assert table.sittings[seat].stand_in is None
        assert "a computer, played one turn for you" in late.text


async def test_a_hand_follows_the_vote_and_keeps_what_is_chosen_on_it(logged):
    async with stage() as scene:
        people = await sit(scene, "rank", 3, speed="live")
        table = await scene.table()
        late = mover(scene, table)
        await late.press("My hand")
        before = [each["custom_id"] for each in late.latest.buttons]
        await late.click(late.latest, before[0])
        await scene.settle()
        chosen = [each["custom_id"] for each in late.latest.buttons]
        assert chosen != before
        await scene.pass_time(TURN + 1)
        assert table.overdue == table.seat_of(late.id)
        assert SAID("news-overdue") in late.latest.text
        assert [each["custom_id"] for each in late.latest.buttons] == chosen
        one, two = (each for each in people if each is not late)
        for each in (one, two):
            await each.press(scene.table_message().labels()[0])
            await scene.settle()
        assert SAID("news-waited") in late.latest.text
        assert [each["custom_id"] for each in late.latest.buttons] == chosen


async def test_a_hand_follows_a_credit(logged):
    async with stage() as scene:
        _people, table = await seated(scene, 2, speed="live")
        late = mover(scene, table)
        await late.press("My hand")
        before = until_of(late)
        await scene.app.deadlines.start()
        await scene.app.deadlines.lost(0)
        scene.clock.now += 30_000
        await scene.app.deadlines.reached(0)
        await scene.settle()
        assert until_of(late) == before + 30


async def test_all_agree_to_pause_each_sees_how_many_and_one_goes_on(logged):
    async with stage() as scene:
        (ada, bo), table = await seated(scene)
        await chosen_in_menu(scene, ada, "Pause · 0 of 2")
        assert "would like to pause (1 of 2)" in scene.table_message().text
        await chosen_in_menu(scene, bo, "Pause · 1 of 2")
        shown = scene.table_message()
        assert SAID("rest-title") in shown.text
        turn = mover(scene, table)
        await turn.press("My hand")
        assert "The match is paused until" in turn.text
        await turn.tap("Draw")
        assert SAID("answer-resting") in turn.text
        await scene.pass_time(6 * DAYS)
        await scene.restart()
        await scene.settle()
        await bo.press("Go on")
        await scene.settle()
        assert SAID("rest-title") not in scene.table_message().text


@pytest.mark.parametrize("rated", [False, True])
async def test_all_agree_to_end_a_match_without_a_result(logged, rated):
    async with stage() as scene:
        people, table = await seated(scene, 2, rated=rated)
        for each in people:
            await chosen_in_menu(scene, each, "End early")
            assert not table.is_over
            await each.tap("End it")
            await scene.settle()
        assert table.match.status == "closed"
        assert SAID("over-closed-agreed") in scene.table_message().text


async def test_without_a_limit_anybody_may_ask_after_three_days(logged):
    async with stage() as scene:
        people, table = await seated(scene, 3, speed="unlimited")
        late = mover(scene, table)
        one = next(each for each in people if each is not late)
        assert "Ask the table" not in scene.table_message().labels()
        await scene.pass_time(3 * DAYS)
        assert "Ask the table" in scene.table_message().labels()
        await late.press("Ask the table")
        assert SAID("answer-nothing_to_decide") in late.text
        await one.press("Ask the table")
        await scene.settle()
        assert "time is up" in scene.table_message().text
        await scene.pass_time(DAYS)
        assert table.to_act != (table.seat_of(late.id),)


async def test_the_host_chooses_and_hands_over(logged):
    async with stage() as scene:
        (ada, bo), table = await seated(scene)
        await bo.press("Menu")
        assert bo.seen is not None
        assert "Host…" not in bo.seen.labels()
        await ada.press("Menu")
        await ada.tap("Host…")
        await ada.tap(SAID("host-waits-not"))
        assert SAID("host-waits") in ada.seen.labels()
        await ada.choose("hard", 0)
        assert (table.match.patient, table.match.stand_in) == (True, "hard")
        await ada.choose(str(bo.id), 1)
        assert "Host…" not in ada.seen.labels()
        await bo.press("Menu")
        assert "Host…" in bo.seen.labels()


async def test_a_forbidden_speed_is_refused(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await scene.services.servers.change(
            scene.guild.id, lambda server: server.allowing("daily", False)
        )
        await ada.slash("play", game="rank", speed="daily")
        assert SAID("answer-speed_not_here") in ada.text
        await ada.slash("play", game="rank")
        assert "live" in scene.table_message().text


async def test_a_vote_of_three_is_carried_through_a_restart(logged):
    async with stage() as scene:
        table, late, (one, two) = await overdue(scene)
        await one.press(scene.table_message().labels()[0])
        await scene.settle()
        await scene.restart()
        await scene.settle()
        assert "Wait · 1" in scene.table_message().labels()
        await two.press("Wait · 1")
        await scene.settle()
        found = await scene.services.tables.find(table.id)
        assert found.to_act == (found.seat_of(late.id),)
        assert found.overdue is None
