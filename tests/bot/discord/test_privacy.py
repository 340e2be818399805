"""What is stored about somebody: shown, handed over, deleted; and what they are called where."""

import functools
import json
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import discord
import pytest
from sqlalchemy import Connection, insert, select

from bot.match.table import Table
from bot.people.place import Place
from bot.ui.words import words
from storage.backup import backup
from storage.checks import check
from storage.forgetting import LEFT_KEPT
from storage.schema import bans, blocks
from storage.store import Store
from tests.bot.conftest import StandingClock
from tests.bot.discord.conftest import Message, Scene, Somebody, opened, stage
from tests.bot.discord.test_deal import files_of
from tests.bot.discord.test_pinned import boards, drawn, pinned
from tests.storage.conftest import clean_server, migrated, server
from tests.storage.traces import in_bytes, traces

__all__ = ["clean_server", "migrated", "server"]  # fixtures

EN = words("en")
NAMES = ("Zqeverywhere", "Zqhere")
DAY = 24 * 60 * 60 * 1000


def somebody(scene: Scene, *names: str, **rights: bool) -> Somebody:
    """Somebody with a name of their own and, perhaps, another on this server."""
    roles = [scene.guild.create_role("rights", permissions=discord.Permissions(**rights))]
    user = scene.env.create_user(names[0].lower(), global_name=names[0])
    nick = names[1] if len(names) > 1 else None
    person = Somebody(scene.guild.add_member(user, roles=roles, nick=nick), scene)
    scene.people[names[0]] = person
    return person


async def begun(scene: Scene, host: Somebody, *others: Somebody, **options: Any) -> Table:
    await host.slash("play", game="racko", **options)
    for each in others:
        await each.press("Join")
    await scene.settle()
    await host.press("Start")
    await scene.settle()
    return await scene.table()


def _write_wards(connection: Connection, ada: int, bo: int, guild: int, named: str) -> None:
    row = {"guild": guild, "hash": named, "person": ada, "by": bo, "at": 1, "reason": "spam"}
    connection.execute(insert(bans), [row])
    pairs = ((ada, bo), (bo, ada))
    rows = [{"person": one, "blocked": other, "at": 1} for one, other in pairs]
    connection.execute(insert(blocks), rows)


async def everywhere(scene: Scene) -> tuple[Somebody, Somebody, Table, str, str]:
    """Ada has to do with everything: she plays, has played, hosts, is invited, is called, has a
    hand open, blocks and is blocked, is banned, is a moderator, and stands on a leaderboard."""
    ada = somebody(scene, *NAMES, manage_guild=True, manage_messages=True)
    bo = somebody(scene, "Bo")
    services = scene.services
    services.pins._pause = 0.01
    for each in (ada, bo):
        await each.slash("games")
        await services.people.change(each.id, asked=True)
    over = await begun(scene, ada, bo, speed="unlimited", rated=True)
    await scene.hurry(over)
    await pinned(scene, ada)
    await services.people.change(ada.id, ping="channel")
    await services.pings.digests.choose(await services.people.of(ada.id), 8)
    cast = await services.lobbies.open("racko", bo.id, guild=scene.guild.id,
                                       channel=scene.channel.id, invited=(ada.id,))  # fmt: skip
    lobby = await services.lobbies.open("racko", ada.id, guild=scene.guild.id,
                                        channel=scene.channel.id)  # fmt: skip
    await services.lobbies.join(lobby.id, bo.id)
    await services.lobbies.cut(lobby.id, ada.id, "by the north window")
    await scene.settle()  # all boards of before stand above the next
    running = await begun(scene, ada, bo, speed="daily", rated=True)
    await ada.press("My hand")
    await bo.press("My hand")
    for _ in range(2):
        await scene.press_on(running, 2)
    named = scene.store.pseudonyms.of(ada.id)
    ids = (ada.id, bo.id, scene.guild.id, named)
    await scene.store.database.write(_write_wards, *ids)
    await scene.settle()
    await ada.slash("table repair", table=running.id)
    await scene.settle()
    return ada, bo, running, lobby.id, cast.id


async def deleted(ada: Somebody) -> None:
    await ada.slash("privacy delete")
    assert EN("privacy-delete-what") in ada.text
    assert EN("privacy-delete-running", count=2) in ada.text
    await ada.tap(EN("privacy-delete-go"))
    assert EN("privacy-sure") in ada.text
    await ada.tap(EN("privacy-sure-go"))
    assert EN("privacy-deleted") in ada.text
    await ada.scene.settle()


def board_of(scene: Scene, match: str) -> Message:
    return [each for each in scene.public() if each.table_id == match][-1]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request, tmp_path, monkeypatch) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/courtyard.db"
    # the driver's timer for each statement that it keeps looks like work to the simulator
    for_good = functools.partial(asyncpg.connect, max_cached_statement_lifetime=0)
    monkeypatch.setattr(asyncpg, "connect", for_good)
    return str(request.getfixturevalue("clean_server"))


async def test_deleting_leaves_no_trace_of_a_person(logged, tmp_path, url):
    async with stage(url) as scene:
        ada, bo, running, lobby, cast = await everywhere(scene)
        store = scene.store
        before = {each.partition(":")[0] for each in await traces(store.database, ada.id)}
        assert before >= {
            "matches.host", "seats.person", "results.person", "ratings.person", "ratings.met",
            "history.person", "tallies.person", "meetings.other", "invitations.person",
            "digests.person", "hands.person", "people.id", "names.person", "audit.moderator",
            "bans.person", "blocks.blocked", "notes.text",
        }  # fmt: skip
        (board,) = boards(scene)
        assert "Zqhere" in board.text
        assert "Zqhere" in board_of(scene, running.id).text
        await deleted(ada)
        assert await traces(store.database, ada.id, *NAMES) == []
        assert await check(store.database) == ()
        assert "Zqhere" not in board_of(scene, running.id).text
        assert (await scene.services.lobbies.lobby(lobby)).match.host == bo.id
        assert (await scene.services.lobbies.lobby(cast)).invited == ()
        (seat,) = (each.person for each in running.sittings if each.person != bo.id)
        assert seat is not None
        assert seat < 0
        await drawn(scene)
        await scene.services.pins.round()
        assert "Zqhere" not in boards(scene)[-1].text
        await scene.hurry(running)
        await scene.services.pings.round()
        await scene.settle()
        await scene.restart()
        await scene.settle()
        assert await traces(store.database, ada.id, *NAMES) == [], "nothing writes it back"
        results = await store.ladder.results(running.id)
        assert {each.person for each in results} == {seat, bo.id}
        if url.startswith("postgres"):
            return  # its backups are its own tools'
        copy = Path(tmp_path / "copy.db")
        backup(url, copy)
        assert in_bytes(copy, ada.id, *NAMES) == []
        assert in_bytes(copy, bo.id, "Bo")


async def test_who_was_deleted_and_comes_back_is_new(logged):
    async with stage() as scene:
        ada, *_ = await everywhere(scene)
        await deleted(ada)
        await ada.slash("profile")
        assert "Not rated yet." in ada.text
        row = await scene.store.database.read(
            lambda it: it.execute(select(bans.c.hash, bans.c.person)).one()
        )
        assert tuple(row) == (scene.store.pseudonyms.of(ada.id), None)
        await ada.slash("privacy show")
        assert "- One seat" not in ada.text


async def test_deleting_is_asked_twice_and_can_be_left_off(logged):
    async with stage() as scene:
        ada = somebody(scene, *NAMES)
        await ada.slash("privacy delete")
        await ada.tap(EN("privacy-keep"))
        assert EN("privacy-kept") in ada.text
        await ada.slash("privacy delete")
        await ada.tap(EN("privacy-delete-go"))
        await ada.tap(EN("privacy-keep"))
        assert EN("privacy-kept") in ada.text
        assert (await scene.services.people.fresh(ada.id)).met


async def test_a_seat_without_a_name_is_asked_for_no_rematch(logged):
    async with stage() as scene:
        ada, bo = somebody(scene, *NAMES), somebody(scene, "Bo")
        cleo = somebody(scene, "Cleo")
        table = await begun(scene, ada, bo, cleo, speed="unlimited")
        await scene.hurry(table)
        await ada.slash("privacy delete")
        await ada.tap(EN("privacy-delete-go"))
        await ada.tap(EN("privacy-sure-go"))
        await scene.settle()
        lobby = await scene.services.rematches.ask(
            await scene.services.tables.find(table.id), bo.id, place_of(scene), lambda: None
        )
        assert {*lobby.invited, *lobby.people} == {bo.id, cleo.id}


def place_of(scene: Scene) -> Place:
    return Place(scene.guild.id, "", scene.channel.id)


# Handed over


async def test_what_is_stored_is_shown_in_plain_words(logged):
    async with stage() as scene:
        ada, *_ = await everywhere(scene)
        await ada.slash("privacy show")
        for line in ("privacy-tables", "privacy-blocks", "privacy-names", "privacy-bans"):
            count = {"privacy-tables": 3}.get(line, 1)
            assert EN(line, count=count) in ada.text, ada.text
        assert "Zqhere" in ada.text
        await ada.tap(EN("privacy-export"))
        assert exported(ada)["id"] == str(ada.id)
        await ada.slash("privacy show")
        await ada.tap(EN("privacy-delete"))
        assert EN("privacy-delete-what") in ada.text


def exported(person: Somebody) -> dict[str, Any]:
    assert person.seen is not None
    (text,) = files_of(person.scene, person.seen).values()
    found: dict[str, Any] = json.loads(text)
    return found


async def test_an_export_has_everything_of_a_person_and_nothing_of_others(logged):
    async with stage() as scene:
        ada, bo, running, lobby, _ = await everywhere(scene)
        await ada.slash("privacy export")
        found = exported(ada)
        text = json.dumps(found)
        assert {"settings", "matches", "results", "ratings", "history", "names", "digests",
                "invitations", "blocks", "moderated", "bans"} <= {
                    each for each, told in found.items() if told
                }  # fmt: skip
        assert found["blocks"][0]["blocked"] == "Bo"
        assert str(bo.id) not in text
        (mine,) = [each for each in found["matches"] if each["match"] == running.id]
        assert mine["moves"]
        seat = running.seat_of(ada.id)
        assert mine["seat"] == seat
        assert mine["hand"]
        (open_,) = [each for each in found["matches"] if each["match"] == lobby]
        assert open_["words"] == "by the north window"
        seeds = [await scene.store.seed(each["match"]) for each in found["matches"]]
        assert not any(seed.hex() in text for seed in seeds)
        assert not any(token in text for token in scene.env.backend.interaction_tokens)


async def test_an_export_too_large_for_a_message_counts_the_moves(logged, monkeypatch):
    async with stage() as scene:
        ada, *_ = await everywhere(scene)
        monkeypatch.setattr("bot.privacy.handlers.LARGEST", 10)
        await ada.slash("privacy export")
        assert EN("privacy-export-part") in ada.text
        assert all(isinstance(each["moves"], int) for each in exported(ada)["matches"])


async def test_what_is_stored_is_looked_up_so_often_and_no_more(logged):
    """Also by who has everything deleted in between."""
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        for command in (*["privacy export"] * 3, "privacy delete", *["privacy show"] * 2):
            await ada.slash(command)
            assert "That was a lot" not in ada.text
        await ada.slash("privacy delete")
        await ada.tap(EN("privacy-delete-go"))
        await ada.tap(EN("privacy-sure-go"))
        assert ada.text == EN("privacy-deleted")
        await ada.slash("privacy export")
        assert "That was a lot at once" in ada.text
        await bo.slash("privacy show")
        assert "That was a lot" not in bo.text


# Names


async def test_a_name_is_shown_on_its_own_server_alone(logged):
    async with stage() as scene:
        ada, bo = somebody(scene, *NAMES), somebody(scene, "Bo")
        here = await begun(scene, ada, bo, speed="unlimited")
        assert "Zqhere" in board_of(scene, here.id).text
        assert "Zqeverywhere" not in board_of(scene, here.id).text
        other = scene.env.create_guild(preferred_locale="en-US")
        elsewhere = other.create_text_channel("games")
        cleo = Somebody(other.add_member(scene.env.create_user("cleo")), scene)
        there = Somebody(other.add_member(ada.actor.user), scene)
        first, scene.channel = scene.channel, elsewhere
        await there.slash("play", game="racko")
        await scene.settle()
        assert "Zqeverywhere" in scene.table_message().text
        assert "Zqhere" not in scene.table_message().text
        await cleo.slash("profile", person=there.actor)
        assert "Zqhere" not in cleo.text
        scene.channel = first
        scene.services.display.repaint(here.id, first.id)
        await scene.settle()
        assert "Zqhere" in board_of(scene, here.id).text, "the press elsewhere changed nothing"


async def test_leaderboards_of_all_servers_and_messages_use_the_name_of_everywhere(logged):
    async with stage() as scene:
        ada, bo = somebody(scene, *NAMES), somebody(scene, "Bo")
        table = await begun(scene, ada, bo, speed="unlimited", rated=True)
        await scene.hurry(table)
        await scene.services.people.change(ada.id, listed="everywhere")
        await bo.slash("leaderboard", game="racko")
        assert "Zqhere" in bo.text
        await bo.slash("leaderboard", game="racko", everywhere=True)
        assert "Zqeverywhere" in bo.text
        assert "Zqhere" not in bo.text
        people = scene.services.people
        assert (await people.at(None).of(ada.id)).name == "Zqeverywhere"


# Said on the page


async def test_a_change_of_a_server_s_settings_is_written_down_with_its_author(logged):
    async with stage() as scene:
        admin = somebody(scene, *NAMES, manage_guild=True)
        await admin.slash("settings server", channel=scene.channel)
        (entry,) = await scene.store.audit.of_server(scene.guild.id)
        assert (entry.moderator, entry.action, entry.note) == (admin.id, "settings", "channels")


async def test_who_was_invited_stays_known_and_can_be_deleted(logged):
    async with stage() as scene:
        ada, bo = somebody(scene, *NAMES), somebody(scene, "Bo")
        lobby = await scene.services.lobbies.open(
            "racko", bo.id, guild=scene.guild.id, channel=scene.channel.id, invited=(ada.id,)
        )
        await scene.services.lobbies.end(lobby.id)
        await scene.settle()
        (kept,) = await scene.store.invitations.of(lobby.id)
        assert kept.person == ada.id
        await ada.slash("privacy delete")
        await ada.tap(EN("privacy-delete-go"))
        await ada.tap(EN("privacy-sure-go"))
        await scene.settle()
        assert await traces(scene.store.database, ada.id, *NAMES) == []


async def test_a_person_may_ask_in_a_direct_message(logged):
    async with stage() as scene:
        ada = somebody(scene, *NAMES)
        await ada.slash("privacy show")
        assert "Zqhere" in ada.text
        ada._look(await ada.actor.user.slash("privacy show"))
        assert "Zqeverywhere" in ada.text
        assert "Zqhere" not in ada.text


async def test_the_playground_has_it_too():
    async with await Store.open("sqlite://") as store:
        tree = opened(store, StandingClock()).client.tree
        there = {each.qualified_name for each in tree.walk_commands()}
        assert there >= {"privacy show", "privacy export", "privacy delete"}


# Servers that removed the bot


async def test_a_server_that_removed_the_bot_is_forgotten_after_thirty_days(logged):
    async with stage() as scene:
        ada, bo = somebody(scene, *NAMES), somebody(scene, "Bo")
        table = await begun(scene, ada, bo, speed="unlimited", rated=True)
        guild = scene.guild.id
        seen = {guild}
        scene.app.cleaning._seen = lambda: tuple(seen)
        cached = scene.app.client.get_guild(guild)
        assert cached is not None
        await scene.app.cleaning.round()
        await scene.app.client.on_guild_remove(cached)
        seen.clear()
        scene.clock.now += LEFT_KEPT - 1
        await scene.app.cleaning.round()
        assert (await scene.store.match(table.id)).guild == guild
        await scene.app.client.on_guild_join(cached)
        seen.add(guild)
        scene.clock.now += 2 * LEFT_KEPT
        await scene.app.cleaning.round()
        assert (await scene.store.match(table.id)).guild == guild, "invited again in time"
        seen.clear()
        await scene.app.cleaning.round()  # it went while the bot was not there
        scene.clock.now += LEFT_KEPT
        await scene.app.cleaning.round()
        assert await traces(scene.store.database, guild) == []
        assert (await scene.store.match(table.id)).status == "closed"
        assert table.is_over
        assert [each.person for each in await scene.store.seats(table.id)] == [ada.id, bo.id]


async def test_an_outage_is_no_removal(logged):
    async with stage() as scene:
        somebody(scene, *NAMES)
        await scene.services.servers.change(scene.guild.id, lambda server: server)
        cached: Any = scene.app.client.get_guild(scene.guild.id)
        cached.unavailable = True
        await scene.app.cleaning.round()
        scene.clock.now += 2 * LEFT_KEPT
        await scene.app.cleaning.round()
        assert await scene.store.settings.of_server(scene.guild.id) is not None


async def test_what_moderators_did_is_deleted_after_half_a_year(logged):
    async with stage() as scene:
        admin = somebody(scene, *NAMES, manage_guild=True)
        await admin.slash("settings server", channel=scene.channel)
        store: Store = scene.store
        assert len(await store.audit.of_server(scene.guild.id)) == 1
        scene.clock.now += 180 * DAY
        await scene.app.cleaning.round()
        assert len(await store.audit.of_server(scene.guild.id)) == 1
        scene.clock.now += 1
        await scene.app.cleaning.round()
        assert await store.audit.of_server(scene.guild.id) == ()
