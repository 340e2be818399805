"""The picture of a table: it is there, follows the match at its own pace, and can be missing."""

from typing import Any

import pytest
import structlog

from bot.board.pictured import sheet_of
from bot.board.scenes import table_scene
from bot.hand.showing import showing_of
from bot.looks.catalogue import game_colours
from bot.match import attendance
from bot.pictures import draw
from bot.pictures.draw import png
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage
from tests.bot.discord_io.test_board_pictures import Clock
from tests.waiting import until

EDITS = r"^/channels/\d+/messages/\d+$"
REST = 0.05  # seconds between two new pictures, here
NO_RIGHT = (403, 50013)


async def seated(scene: Scene, game: str = "racko", number: int = 2):
    people = await sit(scene, game, number, speed="unlimited")
    return await scene.table(), people


async def move(scene: Scene, table, *, settle: bool = True) -> None:
    """Whoever is to move draws, and throws it away."""
    person = table.sittings[table.to_act[0]].person
    for text in ("draw", "drop"):
        await attendance.play(table, person, table.version, text)
    if settle:
        await scene.settle()


def media(message: Message) -> list[dict[str, Any]]:
    return [item for part in message.parts if part["type"] == 12 for item in part["items"]]


def picture(scene: Scene, message: Message | None = None) -> bytes:
    """What lies behind the one picture of a message."""
    (item,) = media(message or scene.table_message())
    return bytes(scene.env.backend.cdn._blobs[item["media"]["url"]])


async def expected(scene: Scene, table) -> bytes:
    showing = await showing_of(table, scene.services.people, "en", str)
    return png(table_scene(showing), game_colours())


def uploads(scene: Scene) -> int:
    edits = scene.requests("PATCH", EDITS)
    return sum(bool(each.json.get("attachments")) for each in edits)


async def test_a_table_has_a_picture_that_says_in_words_what_it_shows(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        assert picture(scene) == await expected(scene, table)
        (item,) = media(scene.table_message())
        assert "Face up" in item["description"]
        assert "Ada" in item["description"]
        assert "Bo" in item["description"]
        assert "Ⓐ\N{NO-BREAK SPACE}Ada · Ⓑ\N{NO-BREAK SPACE}Bo" in scene.table_message().text
        assert "▢" not in scene.table_message().text


async def test_the_picture_changes_with_a_move_and_the_old_one_goes(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        first = picture(scene)
        await move(scene, table)
        assert picture(scene) == await expected(scene, table) != first
        assert len(scene.table_message().raw.attachments) == 1


async def test_what_changes_words_alone_leaves_the_picture_where_it_is(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        before, (item,) = uploads(scene), media(scene.table_message())
        scene.app.boards.repaint(table.id, table.match.channel or 0)
        await scene.settle()
        assert uploads(scene) == before
        assert media(scene.table_message()) == [item]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The easel's. What it asks to be looked at later comes by the loop's own time, and looks."""
    found = Clock()
    monkeypatch.setattr("bot.discord_io.board_pictures.time", found)
    return found


async def test_a_channel_has_a_new_picture_every_two_seconds_and_then_the_newest(logged, clock):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.app.boards._pictures._rest = REST
        for _ in range(3):
            before = uploads(scene)
            clock.now += REST
            for _ in range(3):
                await move(scene, table)
                turn = scene.people[("Ada", "Bo")[table.to_act[0]]].actor.name
                assert f"{turn}'s turn" in scene.table_message().text  # words are never late
            assert uploads(scene) == before + 1
        newest = await expected(scene, table)
        assert picture(scene) != newest
        clock.now += REST
        await until(lambda: picture(scene) == newest, "the newest picture")
        assert uploads(scene) == before + 2


async def test_two_tables_in_a_channel_take_turns(logged, clock):
    async with stage() as scene:
        one, people = await seated(scene)
        await people[0].slash("play", game="racko", speed="unlimited")
        await people[1].press("Join")
        await people[0].press("Start")
        await scene.settle()
        two = await scene.table()
        assert two.id != one.id
        scene.app.boards._pictures._rest = REST
        for _ in range(20):
            await move(scene, one, settle=False)
            await move(scene, two, settle=False)
            clock.now += REST / 5
            await scene.settle()
        newest = {await expected(scene, one), await expected(scene, two)}

        def shown() -> set[bytes]:
            clock.now += REST / 5
            return {picture(scene, message) for message in scene.public()}

        await until(lambda: shown() == newest, "the newest pictures of both")


async def test_a_message_brought_down_has_its_picture_from_the_start(logged, clock):
    async with stage() as scene:
        table, _ = await seated(scene)
        old = scene.table_message().raw.id
        scene.app.boards._pictures._rest = REST
        clock.now += REST
        await move(scene, table)
        scene.app.boards.repaint(table.id, table.match.channel or 0, repost=True)
        await scene.settle()
        assert scene.table_message().raw.id == old
        clock.now += REST
        await until(lambda: scene.table_message().raw.id != old, "the message brought down")
        await scene.settle()
        assert len(scene.public()) == 1
        assert picture(scene) == await expected(scene, table)


async def test_without_the_right_to_attach_there_are_words_and_with_it_pictures_again(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.forbid("attach_files")
        await move(scene, table)
        assert not media(scene.table_message())
        assert not scene.table_message().raw.attachments
        assert scene.table_message().text.count("▢") == 20
        assert "My hand" in scene.table_message().labels()
        scene.forbid()
        await move(scene, table)
        assert picture(scene) == await expected(scene, table)


async def test_where_discord_takes_no_files_the_words_go_at_once(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        status, code = NO_RIGHT
        scene.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=1)
        await move(scene, table)
        assert not scene.app.boards.is_lost(scene.channel.id)
        assert not media(scene.table_message())
        scene.env.backend.announce_channel_update(scene.channel.id)
        await move(scene, table)
        assert picture(scene) == await expected(scene, table)


async def test_where_drawing_fails_there_are_words_and_a_line_in_the_log(monkeypatch):
    def fail(_: Any) -> bytes:
        raise MemoryError

    with structlog.testing.capture_logs() as entries:
        async with stage() as scene:
            table, _ = await seated(scene)
            with monkeypatch.context() as broken:
                broken.setattr(draw, "png", fail)
                await move(scene, table)
                assert not media(scene.table_message())
                assert scene.table_message().text.count("▢") == 20
            await move(scene, table)
            assert picture(scene) == await expected(scene, table)
    failed = [each for each in entries if each["log_level"] == "error"]
    assert {each["event"] for each in failed} == {"picture not drawn"}


async def test_after_a_restart_the_message_has_the_picture_of_now(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        await scene.restart()
        table = await scene.table()
        await move(scene, table)
        assert picture(scene) == await expected(scene, table)
        assert len(scene.table_message().raw.attachments) == 1


# Score sheets and the end


async def finished(scene: Scene) -> tuple[Any, list[Somebody]]:
    table, people = await seated(scene)
    await scene.hurry(table)
    assert table.is_over
    return table, people


async def test_the_end_has_the_standings_and_the_score_sheet(logged):
    async with stage() as scene:
        table, (ada, _) = await finished(scene)
        (item,) = media(scene.table_message())
        assert item["description"].startswith("1. ")
        assert "points" in item["description"]
        standings = picture(scene)
        await ada.press("Scores")
        sheet = sheet_of(table)
        assert sheet is not None
        assert picture(scene, ada.seen) == png(sheet, game_colours()) != standings
        assert ada.seen is not None
        await ada.tap("Back")
        assert not media(ada.seen)
        assert not ada.seen.raw.attachments


async def test_text_mode_has_no_pictures_in_what_is_private(logged):
    async with stage() as scene:
        _, (ada, _) = await finished(scene)
        await scene.services.people.change(ada.id, text_mode=True)
        await ada.press("Scores")
        assert ada.seen is not None
        assert not media(ada.seen)
        assert not ada.seen.raw.attachments
        assert "Bo: " in ada.text


@pytest.mark.parametrize(("game", "number"), [("rank", 12), ("rank", 3), ("scots", 4)])
async def test_every_game_has_its_picture(logged, game, number):
    async with stage() as scene:
        table, _ = await seated(scene, game, number)
        assert picture(scene) == await expected(scene, table)
        await scene.press_on(table, 3)
        await scene.settle()
        assert picture(scene) == await expected(scene, table)
