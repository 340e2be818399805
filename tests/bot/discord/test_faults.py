"""Discord in trouble, handlers that are slow or break: everybody is answered, nothing is lost."""

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot import routes
from bot.background import BackgroundTasks, Supervisor
from bot.context import InHand
from bot.errors import NotPossible
from bot.match import attendance
from bot.match.computers import think
from bot.ui.panels import panel
from bot.ui.words import words
from games.catalogue import GAMES
from storage.errors import StoreUnavailable
from tests.bot.discord.conftest import Scene, sit, stage
from tests.bot.discord.test_tables import EDITS, SENDS, is_current, move, mover, seated
from tests.bot.shelf import hands_alone
from tests.waiting import until

SAID = words("en")


# Boards


@pytest.mark.parametrize(
    ("status", "code"),
    [
        pytest.param(403, 20028, id="forbidden by a code of its own"),
        pytest.param(404, 10003, id="not there"),
    ],
)
async def test_a_channel_is_lost_by_the_status_too(logged, status, code):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
        before = len(scene.requests("PATCH", EDITS))
        for _ in range(3):
            await move(scene, table)
        assert scene.app.boards.is_lost(scene.channel.id)
        assert len(scene.requests("PATCH", EDITS)) - before == 1
        scene.env.backend.faults.clear()
        scene.env.backend.announce_channel_update(scene.channel.id)
        await scene.settle()
        assert is_current(scene, table)


PASSING = [
    pytest.param((403, 0), id="a page of a proxy"),
    pytest.param((429, 0), id="too many requests"),
    pytest.param((500, 0), id="a failure of Discord's"),
    pytest.param((503, 0), id="an outage"),
    pytest.param(aiohttp.ClientOSError(104, "reset"), id="a reset"),
    pytest.param(aiohttp.ServerDisconnectedError(), id="a connection that ends"),
    pytest.param(TimeoutError(), id="an answer that never comes"),
    pytest.param(StoreUnavailable("away"), id="a database that is away"),
]


@pytest.mark.parametrize("trouble", PASSING)
async def test_a_board_that_failed_is_tried_until_it_is_shown(monkeypatch, trouble):
    """More often than the bot once tried, and without another move or press."""
    monkeypatch.setattr("bot.discord_io.board_messages.FIRST", 0.01)
    monkeypatch.setattr("bot.discord_io.board_messages.LONGEST", 0.01)
    failures = 6
    async with stage() as scene:
        table, _ = await seated(scene)
        if isinstance(trouble, tuple):
            status, code = trouble
            scene.env.inject_error(
                "PATCH", "/channels/*/messages/*", status=status, code=code, times=failures
            )
        else:
            breaks_down(monkeypatch, scene, trouble, failures)
        await move(scene, table)
        await until(lambda: is_current(scene, table), "the newest board")
        assert not scene.app.boards.is_lost(scene.channel.id)


def breaks_down(
    monkeypatch: pytest.MonkeyPatch, scene: Scene, trouble: Exception, times: int
) -> None:
    """So many edits fail by an error that is no answer of Discord's."""
    edit, left = scene.app.client.http.edit_message, iter(range(times))

    async def failing(*given, **named):
        if next(left, None) is not None:
            raise trouble
        return await edit(*given, **named)

    monkeypatch.setattr(scene.app.client.http, "edit_message", failing)


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
        called = f"<@{mover(scene, table).id}>"
        await until(lambda: called in scene.public()[-1].text, "a call")


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


FAILED: Any = SimpleNamespace(status=503, reason="")
HTTP_503 = discord.DiscordServerError(FAILED, "")


class Way:
    """An interaction whose message is edited, or cannot be."""

    def __init__(self, edit: Any) -> None:
        self.user, self.message, self.token = SimpleNamespace(id=11), None, str(id(self))
        self.edit_original_response = edit
        self.followup: Any = None

    async def delete_original_response(self) -> None: ...


async def test_a_newer_way_stays_when_an_older_one_turns_out_closed():
    hands, edited = hands_alone(), []
    response: Any = SimpleNamespace(status=401, reason="")

    async def dead(**_):
        hands.note(newer, InHand("k7fq2z9a", 4), "same")
        raise discord.HTTPException(response, {"code": 50027, "message": ""})

    async def alive(**_):
        edited.append(True)

    newer: Any = Way(alive)
    older: Any = Way(dead)
    hands.note(older, InHand("k7fq2z9a", 3), "same")
    shown = panel("yours", "a hand")
    assert not await hands.show("k7fq2z9a", 11, 5, shown)
    assert await hands.show("k7fq2z9a", 11, 5, shown)
    assert edited == [True]


async def test_a_way_that_turned_out_closed_is_forgotten():
    hands, tried = hands_alone(), []
    response: Any = SimpleNamespace(status=404, reason="")

    async def dead(**_):
        tried.append(True)
        raise discord.HTTPException(response, {"code": 10062, "message": ""})

    way: Any = Way(dead)
    hands.note(way, InHand("k7fq2z9a", 3), "same")
    for version in (4, 5):
        assert not await hands.show("k7fq2z9a", 11, version, panel("yours", "a hand"))
    assert tried == [True]


@pytest.mark.parametrize(
    "trouble", [aiohttp.ClientOSError(104, "reset"), TimeoutError(), HTTP_503], ids=str
)
async def test_a_way_that_failed_by_the_network_is_taken_again(trouble: Exception):
    """And whoever shows several hands goes on to the next."""
    hands, edits = hands_alone(), []

    async def edit(**_):
        edits.append(True)
        if len(edits) == 1:
            raise trouble

    way: Any = Way(edit)
    hands.note(way, InHand("k7fq2z9a", 3), "same")
    assert not await hands.show("k7fq2z9a", 11, 4, panel("yours", "a hand"))
    assert await hands.show("k7fq2z9a", 11, 5, panel("yours", "a hand"))
    assert len(edits) == 2


async def test_a_hand_opened_meanwhile_stays_when_the_host_s_panel_is_gone():
    """The way kept beside that panel must not take its place."""
    hands = hands_alone()
    sent: list[str] = []
    missing: Any = SimpleNamespace(status=404, reason="")

    async def gone(**_):
        hands.note(newer, InHand("k7fq2z9a", 4), "new")
        raise discord.HTTPException(missing, {"code": 10008, "message": ""})

    async def alive(**_):
        sent.append("newer")

    async def followed(**_):
        sent.append("way")
        return SimpleNamespace(id=1)

    newer: Any = Way(alive)
    older: Any = Way(gone)
    later: Any = Way(alive)
    later.followup = SimpleNamespace(send=followed)
    hands.note(older, InHand("k7fq2z9a", state="host"), "same", panel("yours", "the host's"))
    hands.note(later, InHand("k7fq2z9a", state="way"), "none")
    assert not await hands.show("k7fq2z9a", 11, 5, panel("yours", "a hand"))
    assert await hands.show("k7fq2z9a", 11, 5, panel("yours", "a hand"))
    assert sent == ["newer"]


async def test_a_hand_that_comes_by_itself_goes_when_another_was_opened_meanwhile():
    """However close a press on My hand and the start of the match are."""
    background = BackgroundTasks()
    hands, deleted = hands_alone(background), list[int]()

    async def alive(**_): ...

    async def gone(message: int):
        deleted.append(message)

    async def followed(**_):
        hands.note(newer, InHand("k7fq2z9a", 4), "new")
        return SimpleNamespace(id=71)

    newer: Any = Way(alive)
    coming: Any = Way(alive)
    coming.followup = SimpleNamespace(send=followed, delete_message=gone)
    hands.note(coming, InHand("k7fq2z9a", state="coming"), "none")
    assert await hands.show("k7fq2z9a", 11, 4, panel("yours", "a hand"))
    await until(lambda: not background.running, "the end of the other hand")
    assert deleted == [71]


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


@pytest.mark.parametrize("is_old", [False, True], ids=["just opened", "opened long ago"])
@pytest.mark.parametrize("of", ["tables.start", "lobbies._forget"], ids=["before", "after"])
async def test_the_hand_opens_by_itself_however_long_a_start_takes(logged, monkeypatch, of, is_old):
    """Once, whether the match begins before that time or after, and with nothing left beside it."""
    monkeypatch.setattr("bot.effects.LONGEST_WAIT", 0.0)
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        await bo.press(SAID("lobby-join"))
        if is_old:
            scene.app.hands._forget(await opened(scene), ada.id)
        service, name = of.split(".")
        slow(monkeypatch, getattr(scene.services, service), name)
        await ada.press(SAID("lobby-start"))
        assert callbacks(scene)[-1] == THINKING
        await scene.settle()
        table = await scene.table()
        (hand,) = scene.private(ada)
        assert {each["custom_id"].split(":")[1] for each in hand.buttons} == {table.id}
        assert SAID("more-button") in hand.labels()
        assert "hand not reached" not in str(logged)


async def test_the_hand_opens_by_itself_when_the_board_is_posted_late(logged, monkeypatch):
    monkeypatch.setattr("bot.effects.LONGEST_WAIT", 0.0)
    async with stage() as scene:
        ada = scene.person("Ada")
        slow(monkeypatch, scene.app.drawer, "draw")
        await ada.actor.slash(scene.channel, "play", game="racko", computers=1)
        await scene.settle()
        table = await scene.table()
        (hand,) = scene.private(ada)
        assert {each["custom_id"].split(":")[1] for each in hand.buttons} == {table.id}


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


async def test_a_change_while_the_board_is_on_its_way_is_shown_on_that_board(logged, monkeypatch):
    """Not on a second one, although what follows from the change waits no longer."""
    monkeypatch.setattr("bot.effects.LONGEST_WAIT", 0.0)
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await scene.services.people.meet(bo.id, "Bo", "en-US")
        draw = scene.app.drawer.draw

        async def overtaken(match):
            drawn = await draw(match)
            await scene.services.lobbies.join(match, bo.id)
            while any(name.startswith(("effects", "paint")) for name in running(scene)):
                await asyncio.sleep(0)
            return drawn

        monkeypatch.setattr(scene.app.drawer, "draw", overtaken)
        await ada.slash("play", game="racko")
        await scene.settle()
        assert scene.requests("POST", SENDS) == []
        (board,) = scene.public()
        assert "2. **Bo**" in board.text


def running(scene: Scene) -> list[str]:
    return [task.get_name() for task in scene.app.background.running]


async def test_discord_is_told_in_time_when_a_thread_takes_long_to_open(logged, monkeypatch):
    async with stage() as scene:
        ada = scene.person("Ada")
        slow(monkeypatch, scene.services.display, "open_thread")
        await ada.slash("play", game="racko", thread=True)
        assert callbacks(scene) == [THINKING]
        assert scene.requests("POST", "/callback$")[-1].json["data"]["flags"] & 64
        (thread,) = scene.channel.threads
        (answer,) = scene.private(ada)
        assert f"<#{thread.id}>" in answer.text
        await scene.settle()
        assert len(scene.public(thread)) == 1


async def test_a_table_that_is_asked_for_within_a_thread_is_the_answer_itself(logged, monkeypatch):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", thread=True)
        (scene.channel,) = scene.channel.threads
        slow(monkeypatch, scene.services.lobbies, "open")
        await ada.actor.slash(scene.channel, "play", game="racko", thread=True)
        assert callbacks(scene)[-1] == POSTS
        await scene.settle()
        assert len(scene.public()) == 2


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


# What was not shown when the bot stopped


async def stopped_before_it_was_shown(scene: Scene, table: Any) -> None:
    """A move is kept, and its board is not shown."""
    scene.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await move(scene, table)
    assert not is_current(scene, table)
    scene.env.backend.faults.clear()


async def test_after_a_start_a_stale_board_is_edited_without_a_press(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        await stopped_before_it_was_shown(scene, table)
        (message,) = scene.public()
        sent = len(scene.requests("POST", SENDS))
        await scene.restart()
        await until(lambda: is_current(scene, table), "the newest board")
        assert [each.raw.id for each in scene.public()] == [message.raw.id]
        assert len(scene.requests("POST", SENDS)) == sent


async def test_after_a_start_a_board_that_is_current_is_not_touched(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        await move(scene, table)
        edits = len(scene.requests("PATCH", EDITS))
        await scene.restart()
        await scene.settle()
        assert len(scene.requests("PATCH", EDITS)) == edits


async def seated_live(scene: Scene):
    people = await sit(scene, "racko", 2, speed="live")
    return await scene.table(), people


async def test_an_outage_of_the_gateway_is_credited_and_its_boards_caught_up_with(logged):
    """What was not shown meanwhile is shown without a press; nobody's time ran out."""
    async with stage() as scene:
        table, _ = await seated_live(scene)
        before = table.until or 0
        client: Any = scene.app.client
        await client.on_shard_disconnect(0)
        await scene.settle()
        await scene.pass_time(3600.0)
        assert table.overdue is None
        edits = len(scene.requests("PATCH", EDITS))
        await scene.store.boards.keep_shown({table.id: "something else"})
        await client.on_shard_resumed(0)
        await until(lambda: table.until == before + 3600, "the time given back")
        await scene.settle()
        assert len(scene.requests("PATCH", EDITS)) > edits
        assert (await scene.store.boards.of(table.id)).is_current
        await scene.pass_time(3600.0)
        assert table.overdue is not None


async def test_after_an_outage_a_board_that_nobody_has_in_memory_is_caught_up_with(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        client: Any = scene.app.client
        await client.on_shard_disconnect(0)
        await scene.settle()
        scene.clock.now += 3600_000
        await scene.services.tables.sweep()
        assert not scene.services.tables.live()
        await scene.store.boards.keep_shown({table.id: "something else"})
        await client.on_shard_ready(0)
        await scene.settle()
        assert (await scene.store.boards.of(table.id)).is_current


async def test_a_result_that_the_database_did_not_take_is_counted_without_a_start(monkeypatch):
    monkeypatch.setattr("bot.background.PAUSES", (0.01,))
    async with stage() as scene:
        table, _ = await seated(scene)
        count, tries, counted = scene.store.ladder.count, list[str](), list[str]()

        async def failing(outcome):
            tries.append(outcome.match)
            if len(tries) < 4:
                raise StoreUnavailable("away")
            await count(outcome)
            counted.append(outcome.match)

        monkeypatch.setattr(scene.store.ladder, "count", failing)
        with capture_logs() as logged:
            await scene.hurry(table)
            await until(lambda: counted, "another try")
            await scene.settle()
        assert len(await scene.store.ladder.results(table.id)) == 2
        assert {each["event"] for each in logged} >= {"match not counted yet", "long task delayed"}
        assert "results" not in scene.app.supervisor.successes  # nothing is left to do


LONG_TASKS = (
    "bans",
    "boards",
    "cleaning",
    "clock",
    "health",
    "leaderboards",
    "looks",
    "pings",
    "results",
    "tables",
)


async def test_whatever_the_long_tasks_raise_computers_play_on_as_strong_as_ever(monkeypatch):
    monkeypatch.setattr("bot.background.PAUSES", (0.01,))
    keep = Supervisor.keep

    def breaking(self: Supervisor, name: str, work: Any, longest: float) -> None:
        errors = [ZeroDivisionError(), asyncio.CancelledError(), StoreUnavailable("away")]

        async def fails() -> Any:
            if errors:
                raise errors.pop()
            return await work()

        keep(self, name, fails, longest)

    monkeypatch.setattr(Supervisor, "keep", breaking)
    with capture_logs() as logged:
        async with stage() as scene:
            thinker, expected = scene.services.tables.thinker, list[str]()
            choose = thinker.choose

            async def undisturbed(game, level, seen, legal, seed, asker):
                expected.append(think(GAMES[game].players[level], seen, legal, seed))
                return await choose(game, level, seen, legal, seed, asker)

            monkeypatch.setattr(thinker, "choose", undisturbed)
            await scene.app.start()
            ada = scene.person("Ada")
            await ada.slash("play", game="racko", level="hard", computers=1)
            if not (await scene.store.match((await scene.table()).id)).started:
                await ada.press("Start")
            await scene.settle()
            table = await scene.table()
            while len(expected) < 4:
                if table.to_act == (table.seat_of(ada.id),):
                    move = table.game.legal(table.state, table.seat_of(ada.id))[0]
                    await attendance.play(table, ada.id, table.version, str(move))
                await scene.settle()
            computer = 1 - table.seat_of(ada.id)
            played = [each.text for each in table.moves if each.seat == computer]
            assert played == expected
            failed = Counter[str]()

            def have_all_failed() -> bool:
                failed.clear()
                failed.update(each["task"] for each in logged if "again_seconds" in each)
                return failed == dict.fromkeys(LONG_TASKS, 3)

            await until(have_all_failed, "three failures of each")
            lasting = {*LONG_TASKS} - {"boards", "results"}
            await until(lambda: scene.app.supervisor.successes.keys() == lasting, "their ends")


async def test_a_press_tries_a_closed_channel_again(logged):
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        scene.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        await move(scene, table)
        assert scene.app.boards.is_lost(scene.channel.id)
        scene.env.backend.faults.clear()
        await ada.press(SAID("menu-button"))
        await until(lambda: is_current(scene, table), "the newest board")


async def test_where_only_posts_are_refused_edits_go_on(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("POST", "/channels/*", status=403, code=50001, times=None)
        scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
        await scene.settle()
        assert scene.app.boards.is_lost(scene.channel.id)
        await move(scene, table)
        assert is_current(scene, table)


async def test_a_post_whose_answer_is_lost_is_posted_again_as_the_same_message(logged, monkeypatch):
    """Discord knows it by its nonce, and shows the newest state in the end."""
    monkeypatch.setattr("bot.discord_io.board_messages.FIRST", 0.01)
    async with stage() as scene:
        table, _ = await seated(scene)
        http, before = scene.app.client.http, len(scene.requests("POST", SENDS))
        send, taken = http.send_message, list[Any]()

        async def once(*given, **named):
            if not taken:
                taken.append(await send(*given, **named))
                raise aiohttp.ServerDisconnectedError
            asked.append(str(named["params"].payload or named["params"].multipart[0]["value"]))
            return taken[0]

        asked: list[str] = []
        monkeypatch.setattr(http, "send_message", once)
        scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
        await until(lambda: asked, "another attempt")
        await move(scene, table)
        (sent,) = scene.requests("POST", SENDS)[before:]
        assert sent.json["enforce_nonce"]
        assert sent.json["nonce"] in asked[0]
        assert (await scene.store.match(table.id)).message == int(taken[0]["id"])
        assert is_current(scene, table)
        await until(lambda: len(scene.public()) == 1, "the only board")
        await until(lambda: edits_of(scene, taken[0]["id"]), "an edit of what may be older")


async def test_a_post_whose_answer_is_lost_is_not_forgotten_for_an_edit(logged, monkeypatch):
    """Else two messages would show the match for ever."""
    async with stage() as scene:
        table, _ = await seated(scene)
        http, posts = scene.app.client.http, len(scene.requests("POST", SENDS))
        send, taken = http.send_message, list[Any]()

        async def once(*given, **named):
            if taken:
                return taken[0]  # what Discord says to the same nonce
            taken.append(await send(*given, **named))
            raise aiohttp.ServerDisconnectedError

        monkeypatch.setattr(http, "send_message", once)
        scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
        await scene.settle()
        assert len(scene.public()) == 2
        await move(scene, table)
        await until(lambda: len(scene.public()) == 1, "the only board")
        assert scene.table_message().raw.id == int(taken[0]["id"])
        assert (await scene.store.match(table.id)).message == int(taken[0]["id"])
        assert is_current(scene, table)
        assert len(scene.requests("POST", SENDS)) == posts + 1


async def test_an_old_board_that_could_not_be_deleted_goes_later(monkeypatch):
    monkeypatch.setattr("bot.discord_io.board_posts.PAUSES", (0.0,) * 5)
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("DELETE", "/channels/*/messages/*", status=503, code=0, times=3)
        scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
        await until(lambda: len(scene.requests("DELETE", EDITS)) >= 4, "more attempts")
        await until(lambda: len(scene.public()) == 1, "the only board")


def edits_of(scene: Scene, message: str) -> list[Any]:
    return scene.requests("PATCH", f"/messages/{message}$")


async def test_every_post_of_a_match_has_a_nonce_of_its_own(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        before = len(scene.requests("POST", SENDS))
        for _ in range(2):
            scene.app.boards.repaint(table.id, scene.channel.id, repost=True)
            await scene.settle()
        nonces = {each.json["nonce"] for each in scene.requests("POST", SENDS)[before:]}
        assert len(nonces) == 2
        assert all(str(each).startswith(table.id) for each in nonces)
