"""Names that would do something, if they were let: they are shown, and do nothing."""

import re

import pytest

from bot.match import attendance
from tests.bot.discord.conftest import Scene, stage

NAMES = [
    pytest.param("**__~~bold~~__** `code` ||s||", id="markdown"),
    pytest.param("@everyone <@1> <@&2> <#3>", id="mentions"),
    pytest.param("\u202eadA\u202c\u2066x", id="right to left"),
    pytest.param("A\u200bd\u200da\ufeff", id="zero width"),
    pytest.param("𝔸𝕕𝕒漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字", id="wide"),
    pytest.param("# Heading", id="heading"),
    pytest.param("- item 1. [x](https://example.org)", id="a link"),
    pytest.param("<:rank_9:1> <t:0:R>", id="emoji and time"),
    pytest.param("A" + "\u0301" * 40, id="towers"),
    pytest.param("\u200b\u200b", id="nothing to see"),
    pytest.param("line\nbreak", id="lines"),
]

UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
MENTION = re.compile(r"(?<!\\)<(?:@[!&]?|#|:\w+:|t:)\d+")


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_shown_and_does_nothing(logged, name):
    async with stage() as scene:
        ada = scene.person("ada", global_name=name[:32])
        bo = scene.person("bo", global_name=name[:32])
        await ada.slash("play", game="racko", speed="unlimited")
        lobby = scene.table_message()
        await bo.press("Join")
        await ada.press("Host…")
        assert ada.seen is not None
        for menu in ada.seen.menus:
            assert all(each["label"].strip() for each in menu["options"])
        await ada.press("Start")
        await scene.settle()
        for person in (ada, bo):
            await person.press("Menu")
            await person.tap("Scores")
            await person.press("My hand")
        table = await scene.table()
        await scene.press_on(table, 4)
        await attendance.end_without_result(table)
        await scene.settle()
        for message in (*scene.public(), *scene.private(ada), *scene.private(bo), lobby):
            harmless(message.text)


def harmless(text: str) -> None:
    own = re.sub(r"<t:\d+:R>", "", text)
    assert not UNSEEN.search(own)
    assert not MENTION.search(own), own
    assert "@everyone" not in own.replace("\\@", "")
    assert not re.search(r"[\u0300-\u036f]{3}", own)
    assert not re.search(r"(?<!\\)\[x(?<!\\)\]\(", own)


async def seat_line(scene: Scene, name: str) -> str:
    ada = scene.person("ada", global_name=name)
    await ada.slash("play", game="racko")
    return next(line for line in scene.table_message().text.splitlines() if line.startswith("1. "))


@pytest.mark.parametrize("name", NAMES)
async def test_one_seat_is_one_line(logged, name):
    async with stage() as scene:
        line = await seat_line(scene, name[:32])
        assert re.fullmatch(r"1\. \*\*.+\*\*, host", line)
