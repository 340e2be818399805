"""Names that would do something, if they were let: they are shown, and do nothing."""

import re

import pytest

from bot.match import attendance
from bot.ui.text import COMPUTER
from bot.ui.words import words
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
    pytest.param("A" + "\u0e47" * 20, id="towers of Thai marks"),
    pytest.param("\u3164\u2800\uffa0", id="fillers"),
    pytest.param("\u05d3\u05e0\u05d9 Ada", id="right to left letters"),
    pytest.param("Hard 1", id="a computer's"),
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
    own = re.sub("\u2068([^\u2068\u2069\n]*)\u2069", r"\1", re.sub(r"<t:\d+:R>", "", text))
    assert not re.search("[\u0590-\u07ff]", re.sub("\u2068[^\n]*?\u2069", "", text))
    assert not UNSEEN.search(own)
    assert not MENTION.search(own), own
    assert "@everyone" not in own.replace("\\@", "")
    assert not re.search(r"[\u0300-\u036f\u0e47]{3}", own)
    assert not re.search("[\u3164\u2800\uffa0]", own)
    assert not re.search("Hard 1(?!\N{NO-BREAK SPACE}\N{BUST IN SILHOUETTE})", own)
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


def computers(scene: Scene) -> list[str]:
    """The names of computers on an open table's message, in their order."""
    return re.findall(r"\*\*(\w+)\*\*, computer \(", scene.table_message().text)


async def test_nobody_can_wear_the_mark_of_computers(logged):
    async with stage() as scene:
        ada = scene.person("ada", global_name=f"Clio {COMPUTER}")
        await ada.slash("play", game="racko", computers=1, speed="unlimited")
        await scene.settle()
        text = scene.table_message().text
        assert "Clio" in text
        assert text.count(COMPUTER) == 1
        assert f"Clio\N{NO-BREAK SPACE}{COMPUTER}" not in text


async def test_a_computer_gives_way_to_a_person_who_is_called_like_it(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="rank")
        await ada.press("Add computer")
        await ada.press("Add computer")
        await scene.settle()
        first, second = computers(scene)
        namesake = scene.person("namesake", global_name=first.upper())
        await namesake.press("Join")
        await scene.settle()
        other, same = computers(scene)
        assert same == second
        assert other.casefold() != first.casefold()


async def test_a_seat_keeps_its_name_even_when_people_rename_themselves(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="rank", computers=2, speed="unlimited")
        await scene.settle()
        table = await scene.table()
        names = [each.name for each in table.sittings]
        await scene.services.people.change(ada.id, name=names[1])
        await scene.restart()
        await ada.press("My hand")
        assert [each.name for each in (await scene.table()).sittings] == names


@pytest.mark.parametrize("language", ["en", "it"])
async def test_the_final_standings_tell_computers_with_their_level(logged, language):
    async with stage(locale=language) as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="scots", preset="short", computers=1, speed="unlimited")
        await scene.settle()
        table = await scene.table()
        await scene.hurry(table)
        kind = words(language)("computer-kind", level="medium")
        assert f"**{table.sittings[1].name}**, {kind}" in scene.table_message().text
