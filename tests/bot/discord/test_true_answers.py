"""Nobody is told that nothing changed after something was kept, nor that it was not made where
nobody can know."""

import asyncio
import random
from typing import Any

import aiohttp
import discord
import pytest

from bot.match import attendance
from bot.match.pause import is_between
from bot.match.tables import Tables
from bot.ui.words import words
from storage.errors import StoreUnavailable
from storage.store import Store
from tests.bot.discord.conftest import Scene, Somebody, stage
from tests.bot.discord.test_hands import payload
from tests.bot.discord.test_tables import mover, seated
from tests.waiting import until

SAID = words("en")
CALLBACK = "/interactions/*/callback"


async def draw(scene: Scene, person: Somebody) -> None:
    assert person.seen is not None
    await person.click(person.seen, payload(person.seen, "d"))
    await scene.settle()


def told(scene: Scene, person: Somebody) -> str:
    return "\n".join(message.text for message in scene.private(person))


def says_otherwise(text: str) -> bool:
    return SAID("answer-trouble") in text or SAID("answer-not_kept") in text


# After it was kept


@pytest.mark.parametrize("error", [KeyError("x"), StoreUnavailable("away")])
async def test_a_hand_that_cannot_be_drawn_does_not_undo_the_move(monkeypatch, error):
    async with stage() as scene:
        table, _ = await seated(scene)
        person, version = mover(scene, table), table.version

        async def fails(*_: Any) -> None:
            raise error

        with monkeypatch.context() as broken:
            play = attendance.play

            async def plays(*given: Any) -> Any:
                events = await play(*given)
                broken.setattr("bot.hand.handlers._holding", fails)
                return events

            broken.setattr("bot.hand.handlers.attendance.play", plays)
            await draw(scene, person)
        assert table.version == version + 1
        assert SAID("answer-unsure") in told(scene, person)
        assert not says_otherwise(told(scene, person))


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(104, "reset"), TimeoutError()]
)
async def test_a_reply_that_is_lost_does_not_undo_the_move(monkeypatch, logged, error):
    async with stage() as scene:
        table, _ = await seated(scene)
        person, version = mover(scene, table), table.version
        edit, errors = discord.InteractionResponse.edit_message, [error]

        async def lost(*given: Any, **named: Any) -> Any:
            if errors:
                raise errors.pop()
            return await edit(*given, **named)

        monkeypatch.setattr(discord.InteractionResponse, "edit_message", lost)
        await draw(scene, person)
        assert table.version == version + 1
        assert SAID("answer-kept") in told(scene, person)
        assert not says_otherwise(told(scene, person))


async def test_a_hand_whose_reply_is_lost_shows_how_it_stands_all_the_same(monkeypatch, logged):
    """Also where no move was made, so that nothing else shows it again."""
    async with stage(pauses=True) as scene:
        table, (ada, bo) = await seated(scene)
        greedy, rng = table.game.players["greedy"], random.Random(1)
        while not is_between(table):
            (seat,) = table.to_act
            move = greedy(table.seen(seat), table.game.legal(table.state, seat), rng)
            await table.play(seat, table.version, str(move))
        await scene.settle()
        await bo.press(SAID("hand-button"))  # who is there is waited for
        hand = scene.private(ada)[-1]
        assert SAID("next-button") in hand.labels()
        edit, errors = discord.InteractionResponse.edit_message, [TimeoutError()]

        async def lost(*given: Any, **named: Any) -> Any:
            if errors:
                raise errors.pop()
            return await edit(*given, **named)

        monkeypatch.setattr(discord.InteractionResponse, "edit_message", lost)
        await ada.click(hand, hand.button(SAID("next-button")))
        await until(
            lambda: any(
                SAID("next-button") in each.labels(on=False) for each in scene.private(ada)
            ),
            "the hand of somebody who has pressed Next",
        )
        assert SAID("answer-kept") in told(scene, ada)
        assert is_between(table)


async def test_a_reply_that_discord_refuses_does_not_undo_the_join(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        scene.env.inject_error("POST", CALLBACK, status=400, code=50035)
        await bo.press("Join")
        await scene.settle()
        assert SAID("answer-kept") in bo.text
        (match,) = await scene.store.open_in_channel(scene.channel.id)
        assert bo.id in {each.person for each in await scene.store.seats(match.id)}


async def test_a_start_that_was_kept_is_not_denied_when_the_database_goes_away(monkeypatch):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        await bo.press("Join")
        start = scene.store.start

        async def starts(*given: Any) -> None:
            await start(*given)
            raise StoreUnavailable("away")

        monkeypatch.setattr(scene.store, "start", starts)
        await ada.press("Start")
        await scene.settle()
        assert SAID("answer-unsure") in told(scene, ada)
        assert not says_otherwise(told(scene, ada))


async def test_where_nothing_was_written_it_is_said_so(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("POST", CALLBACK, status=400, code=50035)
        person = mover(scene, table)
        await person.press(SAID("menu-button"))
        assert SAID("answer-trouble") in told(scene, person)


async def test_a_press_goes_on_although_it_could_not_be_deferred(logged, monkeypatch):
    async with stage() as scene:
        table, _ = await seated(scene)
        person, version, play = mover(scene, table), table.version, attendance.play

        async def slow(*given: Any) -> Any:
            await asyncio.sleep(0.1)
            return await play(*given)

        async def lost(*_: Any, **__: Any) -> None:
            raise ConnectionResetError(104, "reset")

        monkeypatch.setattr("bot.discord_io.responder.SLOW", 0.01)
        monkeypatch.setattr("bot.hand.handlers.attendance.play", slow)
        monkeypatch.setattr(discord.InteractionResponse, "defer", lost)
        await draw(scene, person)
        assert table.version == version + 1
        assert not says_otherwise(told(scene, person))


@pytest.mark.parametrize("of", ["boards", "lobby"])
async def test_a_table_whose_board_cannot_be_read_for_a_moment_is_shown_later(
    logged, monkeypatch, of
):
    async with stage() as scene:
        ada, errors = scene.person("Ada"), [StoreUnavailable("away")]
        place, name = (scene.store.boards, "of") if of == "boards" else (scene.store, "match")
        reads, create = getattr(place, name), scene.store.create

        async def creates(*given: Any) -> None:
            await create(*given)

            async def away(*given: Any) -> Any:
                if errors:
                    raise errors.pop()
                return await reads(*given)

            monkeypatch.setattr(place, name, away)

        monkeypatch.setattr(scene.store, "create", creates)
        await ada.slash("play", game="racko")
        await scene.settle()
        assert SAID("answer-kept") in told(scene, ada)
        assert "Join" in scene.table_message().labels()
        assert not [each for each in logged if each["log_level"] == "error"]


# Where nobody knows


@pytest.mark.parametrize("is_there", [True, False])
async def test_of_a_write_whose_end_is_unknown_the_log_tells(logged, monkeypatch, is_there):
    async with stage() as scene:
        table, _ = await seated(scene)
        person, version, append = mover(scene, table), table.version, scene.store.append

        async def cut(*given: Any, **named: Any) -> None:
            monkeypatch.setattr(scene.store, "append", append)
            if is_there:
                await append(*given, **named)
            raise StoreUnavailable("the connection was lost", maybe_kept=True)

        monkeypatch.setattr(scene.store, "append", cut)
        await draw(scene, person)
        assert table.version == version + is_there
        assert (SAID("answer-unsure") in told(scene, person)) != is_there
        assert not says_otherwise(told(scene, person))


async def test_a_join_whose_end_is_unknown_is_not_denied(logged, monkeypatch):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        arrange = scene.store.arrange

        async def cut(*given: Any, **named: Any) -> None:
            await arrange(*given, **named)
            raise StoreUnavailable("the connection was lost", maybe_kept=True)

        monkeypatch.setattr(scene.store, "arrange", cut)
        await bo.press("Join")
        assert SAID("answer-unsure") in bo.text


# Two processes


async def test_a_move_that_another_process_took_in_is_not_called_out_of_date(logged, tmp_path):
    url = f"sqlite:///{tmp_path}/both"
    async with stage(url) as scene, await Store.open(url) as store:
        table, _ = await seated(scene)
        person, version = mover(scene, table), table.version
        other = Tables(store, clock=scene.clock)
        await attendance.play(await other.find(table.id), person.id, version, "draw")
        await draw(scene, person)
        assert table.version == version + 1
        assert SAID("answer-already_played") in told(scene, person)
        assert SAID("answer-stale_press") not in told(scene, person)
        await other.close()
