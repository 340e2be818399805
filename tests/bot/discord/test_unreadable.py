"""A match whose options are damaged is set aside: every press is answered, nothing breaks."""

import json

import pytest
from sqlalchemy import update

from bot.ui.words import words
from storage.schema import matches
from tests.bot.discord.conftest import Scene, sit, stage

SAID = words("en")
DAMAGED = ["", "no JSON", "[1]", "7", "null", '{"target": 7}', "[" * 100_000]


async def damage(scene: Scene, match: str, options: str) -> None:
    await scene.store.database.write(
        lambda connection: connection.execute(
            update(matches).where(matches.c.id == match).values(options=options)
        )
    )


@pytest.mark.parametrize("options", DAMAGED, ids=lambda text: text[:12] or "empty")
async def test_a_lobby_with_damaged_options_answers_every_press(options):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        lobby = scene.table_message()
        (match,) = {each["custom_id"].split(":")[1] for each in lobby.buttons}
        await damage(scene, match, options)
        for person in (ada, bo):
            for button in (each for each in lobby.buttons if not each.get("disabled")):
                await person.click(lobby, button["custom_id"])
                if button["label"] != SAID("lobby-how"):
                    assert SAID("answer-unreadable") in person.text, button["label"]
        await ada.slash("games")
        await ada.slash("play", game="racko")
        assert SAID("lobby-join") in scene.table_message().labels()


@pytest.mark.parametrize("options", DAMAGED, ids=lambda text: text[:12] or "empty")
async def test_a_match_with_damaged_options_answers_every_press(options):
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        match = (await scene.table()).id
        board = scene.table_message()
        await damage(scene, match, options)
        await scene.restart()
        for person in people:
            for button in (each for each in board.buttons if not each.get("disabled")):
                await person.click(board, button["custom_id"])
                assert SAID("answer-unreadable") in person.text, button["label"]
            await person.slash("games")
        assert json.dumps(options) not in person.text
