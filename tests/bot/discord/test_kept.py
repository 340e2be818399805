"""What outlives the process: a start shows hands and boards as they are, without a press."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord_io.hand_messages import LIVES
from bot.ui.words import words
from tests.bot.discord.conftest import Scene, sit, stage
from tests.bot.discord.test_tables import SENDS, is_current, move, mover, seated
from tests.waiting import until

SAID = words("en")


def follow_nothing(scene: Scene) -> None:
    """As in a process that is killed once a move is kept."""
    scene.app.effects._start = lambda match: None  # type: ignore[method-assign]


async def tokens(scene: Scene) -> set[str]:
    return {each.hand.token for each in await scene.store.hands.living(scene.clock())}


async def test_a_start_shows_every_hand_that_can_be_reached_as_it_is_now(logged):
    async with stage() as scene:
        table, people = await seated(scene)
        follow_nothing(scene)
        before = mover(scene, table)
        for text in ("draw", "drop"):
            await table.play(table.to_act[0], table.version, text)
        assert SAID("your-turn") in scene.private(before)[-1].text
        await scene.restart()
        await scene.settle()
        table = await scene.table()
        for person in people:
            (hand,) = scene.private(person)
            is_theirs = mover(scene, table) is person
            assert (SAID("your-turn") in hand.text) == is_theirs
        assert mover(scene, table) is not before


async def test_the_hand_of_a_match_that_is_over_is_not_touched_by_a_start(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        await scene.hurry(table)
        before = len(scene.requests("PATCH", "^/webhooks"))
        await scene.restart()
        await scene.settle()
        assert len(scene.requests("PATCH", "^/webhooks")) == before


async def test_what_covers_a_hand_stays_after_a_start_unless_it_is_their_turn(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="unlimited")
        table = await scene.table()
        first = table.to_act[0]
        following, waiting = people[(first + 1) % 3], people[(first + 2) % 3]
        for person in (following, waiting):
            await person.tap(SAID("more-button"))
        await scene.settle()
        follow_nothing(scene)
        for text in ("draw", "drop"):
            await table.play(table.to_act[0], table.version, text)
        await scene.restart()
        await scene.settle()
        assert SAID("your-turn") in scene.private(following)[-1].text
        assert SAID("more-title") in scene.private(waiting)[-1].text


async def test_you_are_in_becomes_the_hand_after_a_start(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        await bo.press(SAID("lobby-join"))
        await scene.restart()
        await scene.settle()
        await ada.press(SAID("lobby-start"))
        await scene.settle()
        for person in (ada, bo):
            assert "more" in str([each["custom_id"] for each in scene.private(person)[-1].buttons])
        assert len(scene.private(bo)) == 1


async def test_the_host_s_panel_follows_who_joins_after_a_start(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        await ada.press(SAID("lobby-host-button"))
        await scene.settle()
        await scene.restart()
        await scene.settle()
        before = scene.private(ada)[-1].text
        await bo.press(SAID("lobby-join"))
        await scene.settle()
        assert scene.private(ada)[-1].text != before


async def test_a_hand_opened_anew_after_a_start_takes_the_place_of_the_old_one(logged):
    async with stage() as scene:
        _table, (ada, _) = await seated(scene)
        await scene.restart()
        await ada.press(SAID("hand-button"))
        await scene.settle()
        assert len(scene.private(ada)) == 1
        assert len(await tokens(scene)) == 2


async def test_a_hand_whose_answer_never_left_gives_way_to_the_one_before(logged, monkeypatch):
    """Its token was kept, and then the bot was killed."""
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        (kept,) = [
            each.hand
            for each in await scene.store.hands.living(scene.clock())
            if each.hand.person == ada.id
        ]
        never = kept.__class__(
            **{name: getattr(kept, name) for name in kept.__slots__}
            | {"token": "never-answered", "ends": kept.ends + 1, "version": -1, "state": "way"}
        )
        await scene.store.hands.keep([never])
        follow_nothing(scene)
        for text in ("draw", "drop"):
            await table.play(table.to_act[0], table.version, text)
        await scene.restart()
        await scene.settle()
        (hand,) = scene.private(ada)
        table = await scene.table()
        assert (SAID("your-turn") in hand.text) == (mover(scene, table) is ada)
        assert "never-answered" not in await tokens(scene)


async def test_a_board_that_was_replaced_goes_after_a_start(logged, monkeypatch):
    """The bot was killed while both stood."""
    async with stage() as scene:
        table, _ = await seated(scene)
        with monkeypatch.context() as patched:
            patched.setattr("bot.discord_io.board_posts.BoardPosts.tidy", lambda *_: None)
            await scene.hurry(table)
            await until(lambda: len(scene.public()) == 2, "the last message")
        last = scene.table_message().raw.id
        await scene.restart()
        await scene.settle()
        assert [each.raw.id for each in scene.public()] == [last]


async def test_a_post_whose_answer_was_lost_is_asked_for_again_after_a_start(logged, monkeypatch):
    """By its nonce, so that Discord returns the same message."""

    async def killed(*_: Any) -> None:
        await asyncio.Event().wait()

    async with stage() as scene:
        table, _ = await seated(scene)
        before = len(scene.requests("POST", SENDS))
        with monkeypatch.context() as patched:
            patched.setattr("bot.discord_io.board_posts.BoardPosts._keep_post", killed)
            scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
            await until(lambda: len(scene.requests("POST", SENDS)) > before, "the post")
        await scene.restart()
        await until(lambda: len(scene.requests("POST", SENDS)) > before + 1, "the same again")
        first, again = scene.requests("POST", SENDS)[before:]
        assert first.json["nonce"] == again.json["nonce"]
        assert again.json["enforce_nonce"]


async def test_a_board_whose_picture_is_still_to_come_is_shown_again_by_a_start(
    logged, monkeypatch
):
    async with stage() as scene:
        table, _ = await seated(scene)
        with monkeypatch.context() as patched:
            patched.setattr("bot.discord_io.board_pictures.BoardPictures.wait", lambda *_: 60.0)
            await move(scene, table)
        assert is_current(scene, table)
        assert not (await scene.store.boards.of(table.id)).is_current
        await scene.restart()
        await scene.settle()
        assert (await scene.store.boards.of(table.id)).is_current


async def test_tokens_are_gone_from_the_database_when_they_end(logged):
    async with stage() as scene:
        await seated(scene)
        assert len(await tokens(scene)) == 2
        scene.clock.now += LIVES + 1
        await scene.app.deadlines._sweep()
        await scene.settle()
        scene.clock.now = 0
        assert await tokens(scene) == set()


TROUBLES = [
    pytest.param(aiohttp.ClientOSError(104, "reset"), id="a reset"),
    pytest.param(aiohttp.ServerDisconnectedError(), id="a connection that ends"),
    pytest.param(TimeoutError(), id="an answer that never comes"),
    pytest.param(503, id="an outage"),
]


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_hand_that_failed_is_tried_until_it_is_shown(monkeypatch, trouble: Any):
    """Without another move or press."""
    monkeypatch.setattr("bot.discord_io.hand_messages.FIRST", 0.01)
    monkeypatch.setattr("bot.discord_io.hand_messages.LONGEST", 0.01)
    async with stage() as scene:
        table, people = await seated(scene)
        if isinstance(trouble, int):
            response: Any = type("Answer", (), {"status": trouble, "reason": ""})
            trouble = discord.HTTPException(response, {"code": 0, "message": ""})
        edit, left = discord.Interaction.edit_original_response, iter(range(6))

        async def failing(*given: Any, **named: Any) -> Any:
            if next(left, None) is not None:
                raise trouble
            return await edit(*given, **named)

        monkeypatch.setattr(discord.Interaction, "edit_original_response", failing)
        for text in ("draw", "drop"):
            await table.play(table.to_act[0], table.version, text)
        following = mover(scene, table)
        await until(
            lambda: SAID("your-turn") in scene.private(following)[-1].text, "the newest hand"
        )
        assert len(people) == 2
