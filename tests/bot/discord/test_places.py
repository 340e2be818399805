"""A table has one message and finds it again, whatever Discord lost on the way."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord_io.doubles import board_of
from bot.ui.words import words
from storage.errors import StoreUnavailable
from tests.bot.discord.conftest import Scene, Somebody, stage
from tests.bot.discord.test_tables import EDITS, SENDS, is_current, move, mover, seated
from tests.waiting import until

SAID = words("en")

GETS = EDITS
RESETS = [
    pytest.param(aiohttp.ClientOSError(104, "reset"), id="a reset"),
    pytest.param(aiohttp.ServerDisconnectedError(), id="a connection that ends"),
    pytest.param(TimeoutError(), id="an answer that never comes"),
]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("threads", "first_boards"):
        monkeypatch.setattr(f"bot.discord_io.{module}.PAUSES", (0.01,))
    monkeypatch.setattr("bot.discord_io.threads.UNDER_WAY", 0.02)


def http_error(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


class Faulty:
    """A request whose answer is lost, once or more often; `taken` says whether Discord heard it."""

    def __init__(self, real: Any, trouble: Exception, taken: bool, times: int = 1) -> None:
        self.real, self.trouble, self.taken, self.left = real, trouble, taken, times

    async def __call__(self, *given: Any, **named: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            return await self.real(*given, **named)
        if self.taken:
            await self.real(*given, **named)
        raise self.trouble


async def lobby_of(scene: Scene, person: Somebody) -> Any:
    (match,) = await scene.store.open_of_person(person.id)
    return match


def boards(scene: Scene) -> list[int]:
    """The messages of the channel that are ours; Discord tells of a new thread there."""
    return [each.raw.id for each in scene.public() if each.raw.components]


# Threads


@pytest.mark.parametrize("taken", [True, False], ids=["after it was taken", "before"])
@pytest.mark.parametrize("trouble", [*RESETS, http_error(503, 0)])
async def test_a_thread_whose_answer_is_lost_is_opened_once_with_its_table(
    logged, monkeypatch, trouble, taken
):
    async with stage() as scene:
        http = scene.app.client.http
        opening = Faulty(http.start_thread_without_message, trouble, taken)
        monkeypatch.setattr(http, "start_thread_without_message", opening)
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", thread=True)
        await scene.settle()
        (thread,) = scene.channel.threads
        (message,) = scene.public(thread)
        assert f"<#{thread.id}>" in ada.text
        assert boards(scene) == []
        found = await lobby_of(scene, ada)
        assert (found.channel, found.message) == (thread.id, message.raw.id)


async def test_of_two_lost_threads_each_table_finds_its_own(logged, monkeypatch):
    async with stage() as scene:
        http = scene.app.client.http
        opening = Faulty(http.start_thread_without_message, TimeoutError(), taken=True, times=2)
        monkeypatch.setattr(http, "start_thread_without_message", opening)
        opened = await asyncio.gather(
            *(
                scene.services.display.open_thread(match, scene.channel.id, "RACK-O with Ada")
                for match in ("k7fq2z9a", "k7fq2z9b")
            )
        )
        assert len(set(opened)) == 2
        assert set(opened) == {each.id for each in scene.channel.threads}


async def test_a_thread_that_another_table_has_is_not_taken_for_a_lost_one(logged, monkeypatch):
    async with stage() as scene:
        open_thread = scene.services.display.open_thread
        first = await open_thread("k7fq2z9a", scene.channel.id, "RACK-O with Ada")
        http = scene.app.client.http
        opening = Faulty(http.start_thread_without_message, TimeoutError(), taken=False)
        monkeypatch.setattr(http, "start_thread_without_message", opening)
        assert await open_thread("k7fq2z9b", scene.channel.id, "RACK-O with Ada") != first


async def test_a_thread_is_looked_for_until_discord_can_tell(logged, monkeypatch):
    """No other is opened meanwhile, and the table is shown nowhere else."""
    async with stage() as scene:
        http = scene.app.client.http
        opening = Faulty(http.start_thread_without_message, TimeoutError(), taken=True)
        monkeypatch.setattr(http, "start_thread_without_message", opening)
        looking = Faulty(http.get_active_threads, http_error(500, 0), taken=False, times=3)

        async def looked(*given: Any) -> Any:
            scene.clock.now += 120_000
            await scene.app.looks.round()
            return await looking(*given)

        monkeypatch.setattr(http, "get_active_threads", looked)
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", thread=True)
        await scene.settle()
        (thread,) = scene.channel.threads
        assert len(scene.public(thread)) == 1
        assert boards(scene) == []


async def test_a_thread_that_opens_late_is_waited_for(logged, monkeypatch):
    """Discord goes on with a request when nobody waits for its answer any more."""
    monkeypatch.setattr("bot.discord_io.threads.UNDER_WAY", 300.0)
    async with stage() as scene:
        http = scene.app.client.http
        create, look, looks = (
            http.start_thread_without_message,
            http.get_active_threads,
            list[int](),
        )

        async def slow(*given: Any, **named: Any) -> Any:
            late.append((given, named))
            raise TimeoutError

        async def looked(guild: int) -> Any:
            looks.append(guild)
            if len(looks) == 3:
                given, named = late[0]
                await create(*given, **named)
            return await look(guild)

        late: list[Any] = []
        monkeypatch.setattr(http, "start_thread_without_message", slow)
        monkeypatch.setattr(http, "get_active_threads", looked)
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", thread=True)
        await scene.settle()
        (thread,) = scene.channel.threads
        assert len(late) == 1
        assert len(scene.public(thread)) == 1


@pytest.mark.parametrize(
    ("fault", "patience", "key"),
    [
        pytest.param((400, 160006), 600.0, "answer-not_opened", id="refused"),
        pytest.param((503, 0), 0.0, "answer-trouble", id="an outage that lasts"),
    ],
)
async def test_without_a_thread_there_is_no_table_anywhere(
    logged, monkeypatch, fault, patience, key
):
    monkeypatch.setattr("bot.discord_io.threads.PATIENCE", patience)
    async with stage() as scene:
        status, code = fault
        scene.env.inject_error("POST", "/channels/*/threads", status=status, code=code, times=None)
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", thread=True)
        await scene.settle()
        assert SAID(key) in ada.text
        assert await scene.store.open_of_person(ada.id) == ()
        assert boards(scene) == []


# The answer to /play


def answers_fail(monkeypatch: pytest.MonkeyPatch, trouble: Exception, taken: bool) -> None:
    """The next answer to an interaction is lost."""
    real = AsyncWebhookAdapter.create_interaction_response
    failing = Faulty(real, trouble, taken)

    async def answer(*given: Any, **named: Any) -> Any:
        return await failing(*given, **named)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", answer)


@pytest.mark.parametrize("computers", [0, 1], ids=["a lobby", "a match at once"])
@pytest.mark.parametrize("trouble", [*RESETS, http_error(400, 40060)])
async def test_a_board_whose_answer_is_lost_is_found_and_not_posted_again(
    logged, monkeypatch, trouble, computers
):
    answers_fail(monkeypatch, trouble, taken=True)
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko", computers=computers)
        await scene.settle()
        (message,) = scene.public()
        assert (await lobby_of(scene, ada)).message == message.raw.id
        assert scene.requests("POST", SENDS) == []


@pytest.mark.parametrize("trouble", RESETS)
async def test_a_board_that_never_arrived_is_posted_as_a_message(logged, monkeypatch, trouble):
    answers_fail(monkeypatch, trouble, taken=False)
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko")
        await scene.settle()
        (message,) = scene.public()
        assert (await lobby_of(scene, ada)).message == message.raw.id
        assert len(scene.requests("POST", SENDS)) == 1


async def test_the_answer_is_looked_for_until_discord_can_tell(logged, monkeypatch):
    answers_fail(monkeypatch, TimeoutError(), taken=True)
    looking = Faulty(
        AsyncWebhookAdapter.get_original_interaction_response,
        aiohttp.ServerDisconnectedError(),
        taken=False,
        times=3,
    )

    async def looked(*given: Any, **named: Any) -> Any:
        return await looking(*given, **named)

    monkeypatch.setattr(AsyncWebhookAdapter, "get_original_interaction_response", looked)
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko")
        await scene.settle()
        (message,) = scene.public()
        assert (await lobby_of(scene, ada)).message == message.raw.id


async def test_the_answer_is_looked_for_while_the_database_is_away(logged, monkeypatch):
    answers_fail(monkeypatch, TimeoutError(), taken=True)
    async with stage() as scene:
        kept = scene.store.boards
        of, calls = kept.of, list[str]()

        async def away(match: str) -> Any:
            calls.append(match)
            if len(calls) == 2:
                raise StoreUnavailable("away")
            return await of(match)

        monkeypatch.setattr(kept, "of", away)
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko")
        await scene.settle()
        (message,) = scene.public()
        assert (await lobby_of(scene, ada)).message == message.raw.id


async def test_a_press_on_the_answer_ends_the_search_for_it(logged, monkeypatch):
    answers_fail(monkeypatch, TimeoutError(), taken=True)

    async def looked(*_: Any, **__: Any) -> None:
        (message,) = scene.public()
        match = await lobby_of(scene, ada)
        await scene.store.boards.keep_post(match.id, message.raw.id, 1)  # by the press
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(AsyncWebhookAdapter, "get_original_interaction_response", looked)
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko")
        await scene.settle()
        await scene.person("Bo").press(SAID("lobby-join"))
        await scene.settle()
        (message,) = scene.public()
        assert "2. **Bo**" in message.text


@pytest.mark.parametrize("computers", [0, 1], ids=["a lobby", "a match at once"])
async def test_a_table_that_another_process_has_opened_is_not_opened_twice(
    logged, monkeypatch, computers
):
    """It has answered first, with a table of its own."""
    real, ours = AsyncWebhookAdapter.create_interaction_response, list[str]()

    async def answered_by_another(*given: Any, **named: Any) -> Any:
        (match,) = await scene.store.open_of_person(ada.id)
        ours.append(match.id)
        scene.app.boards.repaint(match.id, scene.channel.id)  # something has happened there
        written = json.dumps(named["params"].payload).replace(match.id, "another0")
        theirs = named["params"]._replace(payload=json.loads(written))
        await real(*given, **{**named, "params": theirs})
        monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", real)
        raise http_error(400, 40060)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", answered_by_another)
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko", computers=computers)
        await scene.settle()
        (theirs,) = scene.public()
        assert any(":another0:" in each["custom_id"] for each in theirs.buttons)
        assert scene.requests("POST", SENDS) == []
        assert (await scene.store.match(ours[0])).status == "closed"
        assert await scene.store.open_of_person(ada.id) == ()


async def test_after_a_start_a_board_that_answered_a_command_is_not_touched(logged):
    async with stage() as scene:
        await scene.person("Ada").slash("play", game="racko")
        await scene.settle()
        edits = len(scene.requests("PATCH", EDITS))
        await scene.restart()
        await scene.settle()
        assert len(scene.requests("PATCH", EDITS)) == edits


# Doubles


async def doubled(scene: Scene) -> tuple[Any, list[Somebody], int, int]:
    """A table with two messages; the second is its own."""
    table, people = await seated(scene)
    await scene.store.boards.keep_post(table.id, None, 7)
    scene.app.boards.repaint(table.id, scene.channel.id)
    await scene.settle()
    first, second = (each.raw.id for each in scene.public())
    assert (await scene.store.match(table.id)).message == second
    return table, people, first, second


async def test_a_press_on_a_second_message_is_answered_and_deletes_it(logged):
    async with stage() as scene:
        table, (ada, _), first, second = await doubled(scene)
        message = next(each for each in scene.public() if each.raw.id == first)
        await ada.click(message, message.button(SAID("menu-button")))
        assert SAID("scores-button") in scene.private(ada)[-1].labels()
        await scene.settle()
        assert boards(scene) == [second]
        await move(scene, table)
        assert is_current(scene, table)
        assert boards(scene) == [second]


async def test_of_two_messages_the_newer_one_stays_whichever_was_kept(logged):
    async with stage() as scene:
        table, (ada, _), first, second = await doubled(scene)
        await scene.store.boards.keep_post(table.id, first, 8)
        await ada.press(SAID("menu-button"))
        await scene.settle()
        assert boards(scene) == [second]
        assert (await scene.store.match(table.id)).message == second
        await move(scene, table)
        assert is_current(scene, table)


async def test_a_message_that_nobody_kept_is_kept_at_a_press(logged):
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        (message,) = boards(scene)
        await scene.store.boards.keep_post(table.id, None, 7)
        await ada.press(SAID("menu-button"))
        await scene.settle()
        assert boards(scene) == [message]
        assert (await scene.store.match(table.id)).message == message


async def test_a_message_left_in_a_channel_that_the_table_has_left_goes_at_a_press(logged):
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        first = scene.channel
        scene.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=None)
        scene.channel = scene.guild.create_text_channel("elsewhere")
        await scene.moderator().slash("table repair", table=table.id)
        await scene.settle()
        scene.env.backend.faults.clear()
        (new,), (old,) = scene.public(), scene.public(first)
        await ada.click(old, old.button(SAID("menu-button")))
        await scene.settle()
        assert scene.public(first) == []
        assert boards(scene) == [new.raw.id]
        assert (await scene.store.match(table.id)).message == new.raw.id


async def test_a_newer_message_in_another_channel_is_not_the_table_s(logged):
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        (own,) = boards(scene)
        elsewhere = scene.guild.create_text_channel("elsewhere")
        await scene.store.boards.keep_post(table.id, None, 7)
        scene.app.boards.repaint(table.id, elsewhere.id)
        await scene.settle()
        (other,) = scene.public(elsewhere)
        await scene.store.boards.keep_post(table.id, own, 8)
        await ada.click(other, other.button(SAID("menu-button")))
        await scene.settle()
        assert scene.public(elsewhere) == []
        assert (await scene.store.match(table.id)).message == own
        assert boards(scene) == [own]


async def test_a_table_that_is_kept_nowhere_keeps_the_message_that_is_there(logged):
    """As after an import, which knows no channels."""
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        (own,) = boards(scene)
        await scene.store.boards.keep_post(table.id, None, 7)
        await scene.store.change(table.id, channel=None)
        await ada.press(SAID("menu-button"))
        await scene.settle()
        assert boards(scene) == [own]


async def test_presses_on_other_messages_delete_nothing(logged):
    """On a hand, a menu or an alert, which are not the table's message."""
    async with stage() as scene:
        table, people = await seated(scene)
        for person in people:
            await scene.services.people.change(person.id, ping="channel")
        for _ in range(2):
            await move(scene, table)
        person = mover(scene, table)
        called = f"<@{person.id}>"
        await until(lambda: called in scene.public()[-1].text, "a call")
        await scene.settle()
        before, deletes = boards(scene), len(scene.requests("DELETE", EDITS))
        alert = scene.public()[-1]
        await person.click(alert, alert.button(SAID("hand-button")))
        await person.tap(SAID("more-button"))
        board = scene.public()[0]
        await person.click(board, board.button(SAID("menu-button")))
        await person.tap(SAID("scores-button"))
        await scene.settle()
        assert boards(scene) == before
        assert len(scene.requests("DELETE", EDITS)) == deletes


def pressed(kind: discord.MessageType, custom_id: str, *, private: bool = False) -> Any:
    button = SimpleNamespace(custom_id=custom_id)
    flags = SimpleNamespace(ephemeral=private)
    return SimpleNamespace(message=SimpleNamespace(type=kind, components=[button], flags=flags))


def test_the_table_s_message_is_told_from_all_others():
    plain, starter = discord.MessageType.default, discord.MessageType.thread_starter_message
    for custom_id in ("t:k7fq2z9a:menu", "l:k7fq2z9a:join", "t:k7fq2z9a:again"):
        assert board_of(pressed(plain, custom_id)) == "k7fq2z9a"
        assert board_of(pressed(starter, custom_id)) is None
        assert board_of(pressed(plain, custom_id, private=True)) is None
    for custom_id in ("t:k7fq2z9a:hand", "h:k7fq2z9a:1:more", "nothing of ours"):
        assert board_of(pressed(plain, custom_id)) is None


# Looks


async def look(scene: Scene) -> None:
    """A look at the newest table, once it is not quite new any more."""
    scene.clock.now += 61_000
    await scene.app.looks.round()
    await scene.settle()


async def test_a_lobby_whose_message_was_deleted_comes_back_by_itself(logged):
    async with stage() as scene:
        await scene.person("Ada").slash("play", game="racko")
        scene.env.backend.delete_message(scene.channel.id, scene.table_message().raw.id)
        assert scene.public() == []
        await look(scene)
        (message,) = scene.public()
        assert "a table is open" in message.text
        await scene.person("Bo").press(SAID("lobby-join"))
        await scene.settle()
        assert "2. **Bo**" in scene.table_message().text


async def test_a_look_at_a_message_that_is_right_only_reads_it(logged):
    async with stage() as scene:
        await seated(scene)
        writes, gets = len(scene.writes()), len(scene.requests("GET", GETS))
        await look(scene)
        assert len(scene.writes()) == writes
        assert len(scene.requests("GET", GETS)) == gets + 1


async def test_a_look_mends_a_message_that_shows_something_old(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        await scene.store.boards.keep_shown({table.id: "something older"})
        edits = len(scene.requests("PATCH", EDITS))
        await look(scene)
        assert len(scene.requests("PATCH", EDITS)) == edits + 1
        assert is_current(scene, table)


@pytest.mark.parametrize(
    ("fault", "edits"),
    [
        pytest.param((403, 50001), 1, id="not to be read"),
        pytest.param((403, 50013), 1, id="a right is missing"),
        pytest.param((403, 0), 0, id="a page of a proxy"),
        pytest.param((503, 0), 0, id="an outage"),
    ],
)
async def test_where_a_message_cannot_be_read_an_edit_finds_out(logged, fault, edits):
    """In trouble that passes, the next look does."""
    async with stage() as scene:
        table, _ = await seated(scene)
        status, code = fault
        scene.env.inject_error(
            "GET", "/channels/*/messages/*", status=status, code=code, times=None
        )
        before, writes = boards(scene), len(scene.writes())
        await look(scene)
        assert (boards(scene), len(scene.writes())) == (before, writes + edits)
        assert is_current(scene, table)
        scene.env.backend.delete_message(scene.channel.id, before[0])
        await look(scene)
        assert len(boards(scene)) == edits


async def test_a_look_does_not_wake_a_thread_that_it_may_not_read(logged, monkeypatch):
    async with stage() as scene:
        await seated(scene)
        scene.env.inject_error("GET", "/channels/*/messages/*", status=403, code=50001)
        monkeypatch.setattr(scene.app.client, "get_channel", lambda _: None)
        writes = len(scene.writes())
        await look(scene)
        assert len(scene.writes()) == writes


async def test_a_channel_that_is_gone_is_noticed_by_a_look(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("*", "/channels/*/messages/*", status=404, code=10003, times=None)
        await look(scene)
        assert scene.services.display.is_unshown(table.id)


async def test_a_table_that_is_just_being_opened_is_not_looked_at(logged):
    async with stage() as scene:
        await scene.person("Ada").slash("play", game="racko")
        scene.env.backend.delete_message(scene.channel.id, scene.table_message().raw.id)
        await scene.app.looks.round()
        await scene.settle()
        assert scene.public() == []


# What people are told


async def told(scene: Scene, people: list[Somebody]) -> set[bool]:
    """Whether their hands say that the table cannot be shown."""
    line = SAID("hand-unshown", place=f"<#{scene.channel.id}>")
    return {line in scene.private(each)[-1].text for each in people}


async def test_hands_say_that_the_table_cannot_be_shown_until_it_can(logged):
    """All of them, and nobody has to press for it."""
    async with stage() as scene:
        table, people = await seated(scene)
        assert await told(scene, people) == {False}
        scene.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        await move(scene, table)
        assert await told(scene, people) == {True}
        await move(scene, table)
        assert await told(scene, people) == {True}
        person = mover(scene, table)
        person.seen = scene.private(person)[-1]
        await person.tap(SAID("more-button"))
        await person.tap(SAID("back-button"))
        assert await told(scene, people) == {True}
        scene.env.backend.faults.clear()
        scene.env.backend.announce_channel_update(scene.channel.id)
        await scene.settle()
        assert is_current(scene, table)
        assert await told(scene, people) == {False}


async def test_where_only_new_messages_are_refused_nobody_is_worried(logged):
    async with stage() as scene:
        table, people = await seated(scene)
        scene.env.inject_error("POST", "/channels/*", status=403, code=50001, times=None)
        scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
        await scene.settle()
        await move(scene, table)
        assert await told(scene, people) == {False}


async def test_a_table_that_was_moved_is_shown_again_and_says_no_more(logged):
    async with stage() as scene:
        table, people = await seated(scene)
        former = scene.channel
        scene.env.backend.delete_channel(scene.channel.id)
        await scene.settle()
        await move(scene, table)
        assert scene.services.display.is_unshown(table.id)
        scene.channel = scene.guild.create_text_channel("elsewhere")
        await scene.moderator().slash("table repair", table=table.id)
        await until(lambda: is_current(scene, table), "the table")
        assert not scene.services.display.is_unshown(table.id)
        line = SAID("hand-unshown", place=f"<#{former.id}>")
        for person in people:
            await person.press(SAID("hand-button"))
            assert line not in person.text


async def test_a_table_that_leaves_its_channel_waits_for_it_no_more(logged):
    async with stage() as scene:
        table, people = await seated(scene)
        scene.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        await move(scene, table)
        assert await told(scene, people) == {True}
        await scene.services.display.remove_board(table.id, scene.channel.id)
        await scene.settle()
        assert await told(scene, people) == {False}
