"""Leaderboards that stay in a channel: kept current, through deletion, lost rights and restarts."""

import asyncio

from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, Somebody, stage
from tests.bot.discord.test_ladder import counted, people, pictures
from tests.bot.discord.test_settings import HOUR, manager

EDITS = r"^/channels/\d+/messages/\d+$"


async def pinned(scene: Scene, admin: Somebody) -> Message:
    """RACK-O's leaderboard in the channel."""
    scene.services.pins._pause = 0.01
    await admin.slash("settings server")
    await admin.tap("Leaderboards…")
    assert admin.seen is not None
    await admin.click(admin.seen, "s:server:put:racko:all")
    assert f"**RACK-O** in <#{scene.channel.id}>" in admin.text
    return boards(scene)[-1]


def boards(scene: Scene) -> list[Message]:
    """Discord itself also says in the channel that something was pinned."""
    return [each for each in scene.public() if "Rated matches this month" in each.text]


async def drawn(scene: Scene) -> None:
    """What has changed is shown; the hourly look around goes on."""
    running = scene.app.background.running
    await asyncio.gather(*(task for task in running if task.get_name().startswith("pins-")))
    await scene.settle()


async def play(scene: Scene, ada: Somebody, bo: Somebody) -> None:
    """Five matches on another day: no more in one are rated."""
    scene.clock.now += 24 * HOUR
    await counted(scene, ada, bo)
    scene.services.pins.changed(scene.guild.id)
    await drawn(scene)


async def test_a_leaderboard_in_the_channel_follows_the_matches_played_there(logged):
    async with stage() as scene:
        admin, (ada, bo) = manager(scene), await people(scene, "Ada", "Bo")
        message = await pinned(scene, admin)
        assert "Nobody has a rated match on this list yet." in message.text
        assert [each.id for each in scene.channel.pinned_messages()] == [message.raw.id]
        await counted(scene, ada, bo, times=4)
        edits = len(scene.requests("PATCH", EDITS))
        await ada.slash("play", game="racko", rated=True, speed="unlimited")
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        await scene.hurry(await scene.table())
        await drawn(scene)
        (shown,) = [each for each in scene.public() if each.raw.id == message.raw.id]
        assert "**Ada**" in shown.text
        assert "**Bo**" in shown.text
        assert len(pictures(shown)) == 1
        assert len(scene.requests("PATCH", EDITS)) > edits
        await scene.restart()
        scene.services.pins._pause = 0.01
        await play(scene, bo, ada)
        (shown,) = [each for each in scene.public() if each.raw.id == message.raw.id]
        assert "10 matches" in shown.text


async def test_many_results_make_one_edit(logged):
    async with stage() as scene:
        admin, (ada, bo) = manager(scene), await people(scene, "Ada", "Bo")
        await pinned(scene, admin)
        await counted(scene, ada, bo)
        edits = len(scene.requests("PATCH", EDITS))
        for _ in range(50):
            scene.services.pins.changed(scene.guild.id)
        await drawn(scene)
        assert len(scene.requests("PATCH", EDITS)) == edits + 1


async def test_a_deleted_leaderboard_is_posted_again_and_taken_away_by_settings(logged):
    async with stage() as scene:
        admin, (ada, bo) = manager(scene), await people(scene, "Ada", "Bo")
        message = await pinned(scene, admin)
        scene.env.backend.delete_message(scene.channel.id, message.raw.id)
        await play(scene, ada, bo)
        (again,) = boards(scene)
        assert "**Ada**" in again.text
        await admin.click(admin.seen or message, "s:server:take:racko:all")
        assert "**RACK-O** nowhere" in admin.text
        assert boards(scene) == []


async def test_a_right_that_is_lost_is_not_asked_for_again_until_it_is_back(logged):
    async with stage() as scene:
        admin, (ada, bo) = manager(scene), await people(scene, "Ada", "Bo")
        await pinned(scene, admin)
        scene.forbid("view_channel", "send_messages")
        await play(scene, ada, bo)
        edits = len(scene.requests("PATCH", EDITS))
        await play(scene, ada, bo)
        assert len(scene.requests("PATCH", EDITS)) == edits
        scene.forbid()
        await drawn(scene)
        assert "10 matches" in boards(scene)[-1].text


async def test_a_leaderboard_makes_do_without_pictures(logged):
    async with stage() as scene:
        admin, (ada, bo) = manager(scene), await people(scene, "Ada", "Bo")
        await counted(scene, ada, bo)
        scene.forbid("attach_files")
        message = await pinned(scene, admin)
        assert pictures(message) == []
        assert "**Ada**" in message.text


async def test_a_leaderboard_that_cannot_be_pinned_stays_and_it_is_said(logged):
    async with stage() as scene:
        admin = manager(scene)
        scene.env.inject_error("PUT", "/channels/*", status=403, code=50013, times=None)
        assert "Nobody has a rated match" in (await pinned(scene, admin)).text
        assert "I couldn't pin it" in admin.text


async def test_where_the_bot_may_not_write_it_says_so(logged):
    async with stage() as scene:
        admin = manager(scene)
        await admin.slash("settings server")
        await admin.tap("Leaderboards…")
        assert admin.seen is not None
        scene.forbid("send_messages")
        await admin.click(admin.seen, "s:server:put:racko:all")
        assert admin.text == words("en")("answer-not_posted")
        assert (await scene.services.servers.of(scene.guild.id)).pins == ()
