"""Discord in trouble, handlers that are slow or break: everybody is answered, nothing is lost."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot import routes
from bot.context import InHand
from bot.discord_io.board_messages import AGAIN, BoardMessages
from bot.discord_io.hand_messages import HandMessages
from bot.errors import NotPossible
from bot.ui.panels import panel
from bot.ui.words import words
from storage.errors import StoreUnavailable
from tests.bot.discord.conftest import Scene, stage
from tests.bot.discord.test_tables import EDITS, SENDS, is_current, move, mover, seated

SAID = words("en")


# Boards


@pytest.mark.parametrize(
    ("status", "code", "is_lost"),
    [
        pytest.param(403, 0, True, id="forbidden, whatever the code"),
        pytest.param(403, 20028, True, id="forbidden by a code of its own"),
        pytest.param(404, 0, True, id="not found, whatever the code"),
        pytest.param(400, 50035, False, id="refused for what it is"),
    ],
)
async def test_a_channel_is_lost_by_the_status_too(logged, status, code, is_lost):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
        before = len(scene.requests("PATCH", EDITS))
        for _ in range(3):
            await move(scene, table)
        assert scene.app.boards.is_lost(scene.channel.id) == is_lost
        tries = len(scene.requests("PATCH", EDITS)) - before
        assert tries == 1 if is_lost else tries >= 3
        scene.env.backend.faults.clear()
        scene.env.backend.announce_channel_update(scene.channel.id)
        await scene.settle()
        assert is_current(scene, table) == is_lost
        await move(scene, table)
        assert is_current(scene, table)


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_what_is_tried_again_has_its_pauses_and_an_end(logged, monkeypatch, status):
    paused: list[float] = []
    later = BoardMessages._later

    async def soon(self, pause, *given):
        paused.append(pause)
        await later(self, 0.0, *given)

    monkeypatch.setattr(BoardMessages, "_later", soon)
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=None)
        for _ in range(2):
            paused.clear()
            before = len(scene.requests("PATCH", EDITS))
            scene.app.boards.repaint(table.id, scene.channel.id)
            await scene.settle()
            assert tuple(paused) == AGAIN
            assert len(scene.requests("PATCH", EDITS)) == before + 1 + len(AGAIN)
            assert not scene.app.boards.is_lost(scene.channel.id)


async def test_in_a_channel_that_is_lost_nobody_is_called(logged):
    async with stage() as scene:
        table, people = await seated(scene)
        scene.env.inject_error("PATCH", "/channels/*", status=403, code=50001, times=None)
        await move(scene, table)
        assert scene.app.boards.is_lost(scene.channel.id)
        for person in people:
            await scene.services.people.change(person.id, ping="channel")
        before = len(scene.requests("POST", SENDS))
        for _ in range(3):
            await move(scene, table)
        assert len(scene.requests("POST", SENDS)) == before
        scene.env.backend.faults.clear()
        scene.env.backend.announce_channel_update(scene.channel.id)
        await scene.settle()
        await move(scene, table)
        assert f"<@{mover(scene, table).id}>" in scene.public()[-1].text


# Hands whose token has died


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027), (404, 10015)])
async def test_a_way_that_is_closed_is_tried_once_and_the_next_is_taken(logged, status, code):
    async with stage() as scene:
        table, people = await seated(scene)
        first = mover(scene, table)
        (other,) = (each for each in people if each is not first)
        scene.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
        before = len(scene.requests("PATCH", "^/webhooks"))
        await scene.press_on(table, 2)
        await scene.settle()
        assert len(scene.requests("PATCH", "^/webhooks")) == before + 1
        scene.env.backend.faults.clear()
        other.seen = None
        await scene.press_on(table, 4)
        await scene.settle()
        assert mover(scene, table) is other
        assert SAID("your-turn") in scene.private(other)[-1].text


class Way:
    """An interaction whose message is edited, or cannot be."""

    def __init__(self, edit: Any) -> None:
        self.user, self.message = SimpleNamespace(id=11), None
        self.edit_original_response = edit


async def test_a_newer_way_stays_when_an_older_one_turns_out_closed():
    hands, edited = HandMessages(lambda _: None), []
    response: Any = SimpleNamespace(status=401, reason="")

    async def dead(**_):
        hands.note(newer, InHand("k7fq2z9a", 4))
        raise discord.HTTPException(response, {"code": 50027, "message": ""})

    async def alive(**_):
        edited.append(True)

    newer: Any = Way(alive)
    older: Any = Way(dead)
    hands.note(older, InHand("k7fq2z9a", 3))
    shown = panel("yours", "a hand")
    assert not await hands.show("k7fq2z9a", 11, 5, shown)
    assert await hands.show("k7fq2z9a", 11, 5, shown)
    assert edited == [True]


async def test_a_way_that_turned_out_closed_is_forgotten():
    hands, tried = HandMessages(lambda _: None), []
    response: Any = SimpleNamespace(status=404, reason="")

    async def dead(**_):
        tried.append(True)
        raise discord.HTTPException(response, {"code": 10062, "message": ""})

    way: Any = Way(dead)
    hands.note(way, InHand("k7fq2z9a", 3))
    for version in (4, 5):
        assert not await hands.show("k7fq2z9a", 11, version, panel("yours", "a hand"))
    assert tried == [True]


# What is slow


def slow(monkeypatch: pytest.MonkeyPatch, of: Any, name: str) -> None:
    """What takes longer than Discord would like to wait."""
    done = getattr(of, name)

    async def slowly(*given, **named):
        await asyncio.sleep(0.1)
        return await done(*given, **named)

    monkeypatch.setattr(of, name, slowly)
    monkeypatch.setattr("bot.discord_io.responder.SLOW", 0.01)


def callbacks(scene: Scene) -> list[int]:
    """What was answered first, by the type of the answer."""
    return [each.json["type"] for each in scene.requests("POST", "/callback$")]


POSTS, THINKING, DEFERS, EDITS_IT, FORM = 4, 5, 6, 7, 9


async def test_a_slow_answer_to_a_public_press_comes_where_it_was_promised(logged, monkeypatch):
    async with stage() as scene:
        _, (ada, _) = await seated(scene)
        before = len(scene.private(ada))
        slow(monkeypatch, scene.services.tables, "find")
        await ada.press(SAID("menu-button"))
        assert callbacks(scene)[-1] == THINKING
        assert scene.requests("POST", "/callback$")[-1].json["data"]["flags"] & 64
        await scene.settle()
        assert len(scene.private(ada)) == before + 1
        assert SAID("scores-button") in scene.private(ada)[-1].labels()


async def test_a_slow_answer_to_a_private_press_comes_in_its_place(logged, monkeypatch):
    async with stage() as scene:
        _, (ada, _) = await seated(scene)
        before = [each.raw.id for each in scene.private(ada)]
        slow(monkeypatch, scene.services.tables, "find")
        await ada.tap(SAID("more-button"))
        assert callbacks(scene)[-1] == DEFERS
        await scene.settle()
        assert [each.raw.id for each in scene.private(ada)] == before
        assert SAID("more-title") in scene.private(ada)[-1].text


async def test_a_slow_press_that_says_nothing_takes_its_promise_back(logged, monkeypatch):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")
        slow(monkeypatch, scene.services.lobbies, "change")
        await ada.press(SAID("lobby-add"))
        assert callbacks(scene)[-1] == THINKING
        await scene.settle()
        assert scene.private(ada) == []
        assert len((await scene.services.lobbies.find((await opened(scene)))).sittings) == 2


async def opened(scene: Scene) -> str:
    """The lobby of the newest message."""
    (match,) = {each["custom_id"].split(":")[1] for each in scene.table_message().buttons}
    return str(match)


async def test_a_quick_answer_promises_nothing(logged):
    async with stage() as scene:
        _, (ada, _) = await seated(scene)
        await ada.press(SAID("menu-button"))
        await ada.tap(SAID("scores-button"))
        assert callbacks(scene)[-2:] == [POSTS, EDITS_IT]


async def test_a_form_is_asked_for_however_long_it_takes(logged, monkeypatch):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")
        slow(monkeypatch, scene.services.lobbies, "lobby")
        await ada.forge(scene.table_message().buttons[0]["custom_id"].rpartition(":")[0] + ":cut")
        assert callbacks(scene)[-1] == FORM


async def test_the_board_that_answers_a_command_is_posted_once(logged, monkeypatch):
    async with stage() as scene:
        ada = scene.person("Ada")
        slow(monkeypatch, scene.services.lobbies, "open")
        await ada.slash("play", game="racko", computers=1)
        await scene.settle()
        assert callbacks(scene)[0] == POSTS
        assert len(scene.public()) == 1
        assert scene.requests("POST", SENDS) == []
        table = await scene.table()
        assert (await scene.store.match(table.id)).message == scene.table_message().raw.id


# What breaks


def refused_by_discord() -> discord.HTTPException:
    response: Any = SimpleNamespace(status=400, reason="")
    return discord.HTTPException(response, {"code": 50035, "message": "no"})


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("error", "key", "levels"),
    [
        pytest.param(NotPossible(), "answer-not_possible", [], id="a refusal"),
        pytest.param(StoreUnavailable("away"), "answer-not_kept", ["warning"], id="the database"),
        pytest.param(refused_by_discord(), "answer-trouble", ["warning"], id="Discord"),
        pytest.param(KeyError("x"), "answer-trouble", ["error"], id="a bug"),
        pytest.param(TimeoutError(), "answer-trouble", ["error"], id="time"),
    ],
)
async def test_whatever_goes_wrong_is_a_sentence_and_a_line(monkeypatch, error, key, levels, late):
    async with stage() as scene:
        _, (ada, _) = await seated(scene)

        async def breaks(*_):
            await asyncio.sleep(0.1 if late else 0)
            raise error

        monkeypatch.setitem(routes.ROUTES, ("t", "menu"), breaks)
        if late:
            monkeypatch.setattr("bot.discord_io.responder.SLOW", 0.01)
        before = len(scene.private(ada))
        with capture_logs() as entries:
            await ada.press(SAID("menu-button"))
            await scene.settle()
        assert len(scene.private(ada)) == before + 1
        assert SAID(key) in scene.private(ada)[-1].text
        assert [each["log_level"] for each in entries] == levels
        assert SAID("menu-button") not in str(entries)
        assert ":menu" not in str(entries)
