"""Blocks on Discord: what they keep away, what they leave alone, and that nobody is told."""

import pytest

from bot.people.blocks import MOST
from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage
from tests.bot.discord.test_ladder import people
from tests.bot.discord.test_settings import HOUR
from tests.bot.discord.test_tables import mover
from tests.bot.discord.test_told import daily, looks, turn

EN = words("en")
CLOSED = EN("answer-closed_to_you")


def end_of(scene: Scene) -> Message:
    return [each for each in scene.public() if "Rematch" in " ".join(each.labels())][-1]


async def press_rematch(scene: Scene, person: Somebody) -> None:
    end = end_of(scene)
    (custom_id,) = [x["custom_id"] for x in end.buttons if x["custom_id"].endswith(":again")]
    await person.click(end, custom_id)
    await scene.settle()


async def lobby_people(scene: Scene) -> set[int | None]:
    (match,) = [
        each for each in await scene.store.open_in_guild(scene.guild.id) if each.status == "lobby"
    ]
    return {each.person for each in await scene.store.seats(match.id)}


async def test_whom_one_blocks_is_a_list_of_ones_own(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await ada.slash("block")
        assert EN("blocks-none") in ada.text
        await ada.slash("block", person=bo.actor)
        assert EN("blocks-new", name="Bo") in ada.text
        await ada.slash("block", person=cleo.actor)
        await ada.slash("settings me")
        await ada.tap(EN("blocks-button"))
        assert {"Bo", "Cleo"} <= set(ada.text.splitlines())
        await ada.forge(f"c:drop:{cleo.id}:0", on=ada.seen)
        assert "Cleo" not in ada.text
        await ada.tap(EN("unblock"))
        assert EN("blocks-none") in ada.text
        await ada.slash("block", person=ada.actor)
        assert ada.text == EN("answer-blocks_themselves")
        assert await scene.store.blocks.of(ada.id) == ()
        await bo.slash("block")
        assert EN("blocks-none") in bo.text


async def test_the_list_has_pages_and_an_end(logged):
    async with stage() as scene:
        (ada, bo) = await people(scene, "Ada", "Bo")
        for number in range(MOST):
            await scene.store.blocks.put(ada.id, 10**17 + number, number, MOST)
        await ada.slash("block", person=bo.actor)
        assert ada.text == EN("answer-blocks_too_many")
        await ada.slash("block")
        assert EN("games-page", page=1, pages=MOST // 8) in ada.text
        await ada.tap("›")
        assert EN("games-page", page=2, pages=MOST // 8) in ada.text
        assert f"<@{10**17 + MOST - 9}>" in ada.text
        await ada.forge(f"c:drop:{10**17 + MOST - 9}:1", on=ada.seen)
        assert EN("games-page", page=2, pages=MOST // 8) in ada.text
        await ada.slash("block", person=bo.actor)
        assert EN("blocks-new", name="Bo") in ada.text


async def test_whom_the_host_blocks_does_not_sit_down_and_is_not_told_why(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await ada.slash("block", person=bo.actor)
        await ada.slash("play", game="racko")
        board = scene.table_message()
        await bo.press("Join")
        assert CLOSED in bo.text
        assert "block" not in bo.text.casefold()
        for way in ("come", "anyway"):
            await bo.forge(f"l:{board.table_id}:{way}", on=board)
            assert CLOSED in bo.text
        await cleo.press("Join")
        await scene.settle()
        assert await lobby_people(scene) == {ada.id, cleo.id}
        for each in scene.public():
            assert "lock" not in each.text
        await ada.slash("block")
        await ada.tap(EN("unblock"))
        await bo.press("Join")
        assert "You are in" in bo.text


async def test_who_blocks_somebody_there_is_asked_once_before_they_sit_down(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await cleo.slash("block", person=bo.actor)
        await ada.slash("play", game="racko")
        await bo.press("Join")
        await cleo.press("Join")
        asked = EN("answer-blocked_sits_there", names=f"<@{bo.id}>")
        assert asked in cleo.text
        await cleo.tap(EN("sit-not"))
        assert cleo.text == EN("sit-not-done")
        assert await lobby_people(scene) == {ada.id, bo.id}
        await cleo.press("Join")
        await cleo.tap(EN("sit-anyway"))
        assert "You are in" in cleo.text
        assert await lobby_people(scene) == {ada.id, bo.id, cleo.id}


async def test_who_was_blocked_is_asked_nothing(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await bo.slash("block", person=cleo.actor)
        await ada.slash("play", game="racko")
        await bo.press("Join")
        await cleo.press("Join")
        assert "You are in" in cleo.text


@pytest.mark.parametrize("thread", [False, True])
async def test_nobody_is_invited_by_whom_they_block(logged, thread):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await bo.slash("block", person=ada.actor)
        before = len(scene.public())
        await ada.slash(
            "play", game="racko", **{"with": f"<@{cleo.id}> <@{bo.id}>", "thread": thread}
        )
        await scene.settle()
        assert ada.text == EN("answer-cannot_invite", name=f"<@{bo.id}>")
        assert await scene.store.open_of_person(ada.id) == ()
        assert len(scene.public()) == before
        assert scene.channel.threads == []
        for each in (bo, cleo):
            await each.slash("games")
            assert each.text.endswith(EN("games-none"))


async def test_the_hosts_panel_invites_nobody_who_blocks_them(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await bo.slash("block", person=ada.actor)
        await ada.slash("play", game="racko")
        await ada.press("Host…")
        await ada.invite(cleo, bo)
        assert EN("answer-cannot_invite", name=f"<@{bo.id}>") in ada.text
        (match,) = await scene.store.open_of_person(ada.id)
        assert await scene.store.invitations.of(match.id) == ()
        await ada.slash("block", person=cleo.actor)
        await ada.press("Host…")
        await ada.invite(cleo)
        assert EN("answer-invites_blocked", name=f"<@{cleo.id}>") in ada.text


async def test_a_rematch_seats_and_invites_nobody_who_is_blocked(logged):
    async with stage() as scene:
        ada, bo, cleo = await sit(scene, "racko", 3)
        await scene.hurry(await scene.table())
        await ada.slash("block", person=bo.actor)
        await press_rematch(scene, ada)
        await press_rematch(scene, bo)
        assert bo.text == CLOSED
        await press_rematch(scene, cleo)
        table = await scene.table()
        assert {each.person for each in table.sittings} == {ada.id, cleo.id}
        assert not table.is_over, "it waits for nobody who cannot come"


async def test_a_rematch_of_whom_one_blocks_is_warned_of(logged):
    async with stage() as scene:
        ada, bo, _ = await sit(scene, "racko", 3)
        await scene.hurry(await scene.table())
        await bo.slash("block", person=ada.actor)
        await press_rematch(scene, ada)
        assert await scene.store.invitations.of((await open_lobby(scene)).id) != ()
        assert bo.id not in await invited(scene)
        await press_rematch(scene, bo)
        assert EN("answer-blocked_sits_there", names=f"<@{ada.id}>") in bo.text
        assert await lobby_people(scene) == {ada.id}
        await bo.tap(EN("sit-anyway"))
        assert await lobby_people(scene) == {ada.id, bo.id}


async def open_lobby(scene: Scene):
    found = await scene.store.open_in_guild(scene.guild.id)
    (match,) = [each for each in found if each.status == "lobby"]
    return match


async def invited(scene: Scene) -> set[int]:
    lobby = await open_lobby(scene)
    return {each.person for each in await scene.store.invitations.of(lobby.id)}


async def test_nobody_is_reminded_by_whom_they_block(logged):
    async with daily("channel", "channel") as (scene, table):
        await turn(scene, table)
        late = mover(scene, table)
        other = next(each for each in scene.people.values() if each is not late)
        await late.slash("block", person=other.actor)
        board, calls = scene.public()[0], len(scene.public())
        await other.click(board, board.button("Menu"))
        await other.tap(EN("menu-nudge"))
        await scene.settle()
        assert other.text == EN("answer-wants_no_calls")
        assert len(scene.public()) == calls
        await late.slash("block")
        await late.tap(EN("unblock"))
        await other.click(board, board.button("Menu"))
        await other.tap(EN("menu-nudge"))
        assert other.text == EN("nudged")


@pytest.mark.parametrize("blocks", [True, False])
async def test_a_reminder_that_waits_for_the_morning_is_not_sent_once_they_are_blocked(
    logged, blocks
):
    async with daily("channel", "channel") as (scene, table):
        await turn(scene, table)
        late, board = mover(scene, table), scene.public()[0]
        other = next(each for each in scene.people.values() if each is not late)
        hour = scene.clock.now // HOUR % 24
        await scene.services.people.change(
            late.id, quiet_from=hour, quiet_until=(hour + 1) % 24, missed=0
        )
        await other.click(board, board.button("Menu"))
        await other.tap(EN("menu-nudge"))
        assert other.text == EN("nudged-later")
        if blocks:
            await late.slash("block", person=other.actor)
        await looks(scene, 2)
        reminded = EN("ping-nudge", who=f"<@{late.id}>", name=other.actor.name)
        assert (reminded in [each.text for each in scene.public()]) is not blocks
        await looks(scene, 17)
        assert any("still your turn" in each.text for each in scene.public()) is blocks


async def test_those_at_a_table_are_blocked_from_its_menu_and_the_match_goes_on(logged):
    async with stage() as scene:
        ada, bo, eve = *(await sit(scene, "racko", 2)), scene.person("Eve")
        table = await scene.table()
        await ada.press("Menu")
        await ada.tap(EN("block-button"))
        await ada.tap(EN("block"))
        assert EN("blocked-one", name="Bo") in ada.text
        assert await scene.store.blocks.of(ada.id) == (bo.id,)
        assert EN("blocked-one", name="Ada") not in bo.text
        await scene.press_on(table, 4)
        await ada.press("Menu")
        await ada.tap(EN("block-button"))
        await ada.tap(EN("unblock"))
        assert await scene.store.blocks.of(ada.id) == ()
        await eve.press("Menu")
        assert eve.seen is not None
        assert EN("block-button") not in eve.seen.labels()
        for custom_id in (f"c:here:{table.id}", f"c:set:{table.id}:{bo.id}:1"):
            await eve.forge(custom_id)
            assert eve.text == EN("answer-not_seated")
        await ada.forge(f"c:set:{table.id}:{eve.id}:1")
        assert ada.text == EN("answer-not_seated")
        assert await scene.store.blocks.of(eve.id) == await scene.store.blocks.of(ada.id) == ()


async def test_a_block_is_in_no_log_and_no_public_message(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await ada.slash("block", person=bo.actor)
        await ada.slash("play", game="racko")
        await bo.press("Join")
        await cleo.press("Join")
        await scene.settle()
        assert not any("block" in str(entry).casefold() for entry in logged)
        told = [each.text.casefold() for each in (*scene.public(), *scene.private(bo))]
        assert not any("block" in each for each in told)
