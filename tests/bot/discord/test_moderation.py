"""What moderators do besides ending matches: kicking, reading the record, and who may at all."""

import re
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.people.shares import Cost
from bot.ui.words import words
from storage.audit import REPORT
from storage.records import Audited
from tests.bot.discord.conftest import LOCALES, Message, Scene, Somebody, sit, stage

SAID = words("en")
MANAGE = discord.Permissions(manage_guild=True)


async def opened(scene: Scene, *guests: str, **options: Any) -> tuple[Somebody, ...]:
    """A table that Ada hosts, and that others have joined."""
    ada, *others = (scene.person(name) for name in ("Ada", *guests))
    await ada.slash("play", game="racko", **options)
    for person in others:
        await person.press("Join")
        await scene.settle()
    return ada, *others


async def lobby_of(scene: Scene):
    return await scene.services.lobbies.lobby(scene.table_message().table_id or "")


async def kick_by_host(ada: Somebody) -> None:
    await ada.press("Host…")
    assert ada.seen is not None
    menus = [each["custom_id"] for each in ada.seen.menus]
    at = next(place for place, each in enumerate(menus) if "h-remove" in each)
    (value,) = [each["value"] for each in ada.seen.menus[at]["options"] if "Bo" in each["label"]]
    await ada.choose(value, menu=at)


# Kicking


@pytest.mark.parametrize("by", ["host", "moderator"])
async def test_who_was_kicked_is_told_and_comes_back_only_by_the_host_s_invitation(logged, by):
    async with stage() as scene:
        ada, bo, cleo = await opened(scene, "Bo", "Cleo")
        name = scene.table_message().table_id or ""
        if by == "host":
            await kick_by_host(ada)
        else:
            moderator = scene.moderator()
            await moderator.slash("table kick", table=name, person=bo.actor)
            assert moderator.text == SAID("table-kicked")
        await scene.settle()
        assert (await lobby_of(scene)).people == (ada.id, cleo.id)
        assert "Bo" not in scene.table_message().text
        await scene.restart()
        for press in ("join", "come", "leave", "cut"):
            bo.seen = None
            await bo.forge(f"l:{name}:{press}")
            assert SAID("answer-kicked") in bo.text, press
        assert (await lobby_of(scene)).people == (ada.id, cleo.id)
        await cleo.forge(f"l:{name}:h-invite:{bo.id}")
        await bo.forge(f"l:{name}:join")
        assert SAID("answer-kicked") in bo.text
        await ada.press("Host…")
        await ada.invite(bo)
        await scene.settle()
        await bo.press("Join")
        assert "You are in" in bo.text
        assert set((await lobby_of(scene)).people) == {ada.id, bo.id, cleo.id}


async def test_whoever_leaves_by_themselves_may_come_back(logged):
    async with stage() as scene:
        _ada, bo = await opened(scene, "Bo")
        await bo.press("Leave")
        await scene.settle()
        await bo.press("Join")
        assert "You are in" in bo.text


async def test_a_moderator_kicks_a_host_and_nobody_else_than_who_sits_there(logged):
    async with stage() as scene:
        ada, bo = await opened(scene, "Bo")
        name, moderator = scene.table_message().table_id or "", scene.moderator()
        await moderator.slash("table kick", table=name, person=moderator.actor)
        assert moderator.text == SAID("answer-not_there")
        await moderator.slash("table kick", table=name, person=ada.actor)
        lobby = await lobby_of(scene)
        assert (lobby.people, lobby.match.host) == ((bo.id,), bo.id)
        (row,) = await scene.store.audit.of_server(scene.guild.id)
        assert (row.action, row.match, row.person) == ("kick", name, ada.id)
        await bo.press("Fill with computers and start")
        await scene.settle()
        await moderator.slash("table kick", table=name, person=bo.actor)
        assert moderator.text == SAID("answer-begun")
        stranger = scene.moderator(scene.env.create_guild("Another"))
        place = stranger.actor.guild.create_text_channel("cards")
        result = await stranger.actor.slash(place, "table kick", table=name, person=stranger.actor)
        assert Message(result.response).text == SAID("answer-no_such_table")


# Who may


async def with_the_command_alone(scene: Scene) -> Somebody:
    """Somebody whose role an admin has given /table, and no permission."""
    role = scene.guild.create_role("stewards")
    table = next(
        each for each in await scene.app.client.tree.fetch_commands() if each.name == "table"
    )
    scene.guild.set_command_permissions(table, {role: True})
    actor = scene.guild.add_member(scene.env.create_user("Steward"), roles=[role])
    return Somebody(actor, scene)


async def test_a_role_that_was_given_the_command_needs_no_permission(logged):
    async with stage() as scene:
        _ada, bo = await sit(scene, "racko", 2, speed="unlimited")
        table, steward = await scene.table(), await with_the_command_alone(scene)
        await steward.slash("table replace", table=table.id, person=bo.actor)
        assert steward.text == SAID("table-replaced")
        for person in range(12):
            entry = Audited(1, scene.guild.id, steward.id, "kick", table.id, person)
            await scene.store.audit.note(entry)
        await steward.slash("table log")
        await steward.tap(SAID("log-older"))
        assert "Bo" in steward.text
        await steward.slash("table end", table=table.id)
        await steward.tap(SAID("table-end"))
        assert steward.text == SAID("table-ended")
        assert table.match.status == "closed"
        await steward.slash("settings server")
        assert steward.text == SAID("answer-not_moderator")


async def test_a_moderator_s_ids_on_any_public_message_are_forged(logged):
    async with stage() as scene:
        ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table, moderator = await scene.table(), scene.moderator()
        for custom_id in (f"m:{table.id}:end", "m:older:9", "m:newer:1"):
            for person in (ada, moderator):
                person.seen = None
                await person.forge(custom_id)
                assert person.text == SAID("answer-forged"), custom_id
        await ada.press("Menu")
        await ada.forge(f"m:{table.id}:end", ada.seen, there=False)  # not on it
        assert ada.text == SAID("answer-forged")
        assert table.match.status == "live"


# The record


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"`m(\d+)`", text)]


def labels(person: Somebody) -> list[str]:
    assert person.seen is not None
    return person.seen.labels()


async def test_the_record_is_read_by_pages_that_do_not_shift(logged):
    async with stage() as scene:
        moderator, there = scene.moderator(), scene.guild.id
        await moderator.slash("table log")
        assert SAID("log-none") in moderator.text
        assert labels(moderator) == []

        async def note(number: int, guild: int = there) -> None:
            entry = Audited(scene.clock.now, guild, moderator.id, "repair", f"m{number}")
            await scene.store.audit.note(entry)

        for number in range(25):
            await note(number)
            await note(100 + number, guild=there + 1)
            report = Audited(scene.clock.now, there, 5, REPORT, f"m{200 + number}", 6)
            await scene.store.audit.note(report)  # of a player
        await moderator.slash("table log")
        assert numbers(moderator.text) == list(range(24, 14, -1))
        assert labels(moderator) == ["Older"]
        await note(25)
        await note(26)
        await moderator.tap("Older")
        assert numbers(moderator.text) == list(range(14, 4, -1))
        assert labels(moderator) == ["Newer", "Older"]
        await moderator.tap("Older")
        assert numbers(moderator.text) == [4, 3, 2, 1, 0]
        assert labels(moderator) == ["Newer"]
        await moderator.tap("Newer")
        assert numbers(moderator.text) == list(range(14, 4, -1))
        await moderator.tap("Newer")
        assert numbers(moderator.text) == list(range(24, 14, -1))
        await moderator.tap("Newer")  # a whole page: the newest
        assert numbers(moderator.text) == list(range(26, 16, -1))
        assert labels(moderator) == ["Older"]


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_the_record_tells_everything_that_was_done_and_who_did_it(logged, locale):
    async with stage() as scene:
        said = words(locale[:2])
        moderator = scene.moderator()
        ada, bo = await opened(scene, "Bo", speed="unlimited")
        open_table = scene.table_message().table_id or ""
        await moderator.slash("table kick", table=open_table, person=bo.actor)
        await ada.slash("play", game="rank", computers=2, speed="unlimited")
        await scene.settle()
        match = (await scene.table()).id
        await moderator.slash("table repair", table=match)
        await moderator.slash("table replace", table=match, person=ada.actor)
        cleo = scene.person("Cleo")
        await cleo.slash("play", game="rank", computers=2, speed="unlimited")
        await scene.settle()
        other = (await scene.table()).id
        await moderator.slash("table end", table=other)
        await moderator.tap(SAID("table-end"))
        await moderator.slash("table ban", person=bo.actor, reason="*shouts* <@1>")
        await moderator.slash("table unban", person=str(bo.id))
        rights = scene.guild.create_role("managers", permissions=MANAGE)
        manager = scene.guild.add_member(scene.env.create_user("Dan"), roles=[rights])
        await Somebody(manager, scene).slash("settings server", channel=scene.channel)
        reader = scene.moderator()
        LOCALES[reader.id] = locale
        await reader.slash("table log")
        by = {"who": "Moderator"}
        rank = said("log-match", game="RANK", match=match)
        cleos = said("log-match", game="RANK", match=other)
        racko = said("log-match", game="RACK-O", match=open_table)
        wanted = [
            said("log-settings", who="Dan", what=said("log-what-channels")),
            said("log-unban", **by, person="Bo"),
            said("log-ban", **by, person="Bo") + said("log-note", note=r"\*shouts\* \<\@1\>"),
            said("log-end", **by, match=cleos),
            said("log-replace", **by, match=rank, person="Ada"),
            said("log-repair", **by, match=rank),
            said("log-kick", **by, match=racko, person="Bo"),
        ]
        when = f"<t:{scene.clock.now // 1000}:f>"
        assert reader.text.splitlines()[1:] == [f"{when} {each}" for each in wanted]
        assert reader.seen is not None
        assert reader.seen.raw.ephemeral


# What a rematch may


async def finished(scene: Scene, *, rated: bool = False) -> tuple[Any, list[Somebody]]:
    people = await sit(scene, "racko", 2, speed="unlimited", rated=rated)
    table = await scene.table()
    await scene.hurry(table)
    return table, people


LIMITS: dict[str, tuple[dict[str, Any], str]] = {
    "another channel": ({"channels": (1,)}, "answer-not_in_this_channel"),
    "other roles": ({"roles": (1,)}, "answer-not_your_role"),
    "as many tables as there may be": ({"tables": 1}, "answer-too_many_tables"),
}


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("way", ["/play", "Rematch"])
async def test_every_way_to_a_table_obeys_the_server_s_limits(logged, way, limit):
    changes, said = LIMITS[limit]
    async with stage() as scene:
        _table, (ada, _) = await finished(scene)
        end = scene.table_message()
        if "tables" in changes:
            await scene.person("Cleo").slash("play", game="rank")
        before = await scene.store.open_in_guild(scene.guild.id)
        await scene.services.servers.change(scene.guild.id, lambda own: replace(own, **changes))

        async def opens() -> None:
            if way == "/play":
                await ada.slash("play", game="rank")
            else:
                await ada.click(end, end.button("Rematch"))

        await opens()
        assert ada.text == SAID(said)
        assert await scene.store.open_in_guild(scene.guild.id) == before
        nothing: dict[str, Any] = {"channels": (), "roles": (), "tables": 0}
        await scene.services.servers.change(scene.guild.id, lambda own: replace(own, **nothing))
        await opens()
        assert len(await scene.store.open_in_guild(scene.guild.id)) == len(before) + 1


async def test_a_rematch_counts_as_a_table_that_is_opened(logged):
    async with stage() as scene:
        _table, (ada, bo) = await finished(scene)
        end = scene.table_message()
        whom = {"person": ada.id, "server": scene.guild.id}
        while scene.services.shares.affords(Cost.TABLE, **whom):
            pass
        await ada.click(end, end.button("Rematch"))
        assert ada.text.startswith("That was a lot at once.")
        await bo.click(end, end.button("Rematch"))
        assert SAID("rematch-in") in bo.text
        await ada.click(end, end.button("Rematch"))  # who joins opens none
        await scene.settle()
        assert (await scene.table()).match.status == "live"


async def test_a_rematch_is_judged_by_the_channel_of_its_table(logged):
    """Wherever the press comes from."""
    async with stage() as scene:
        table, (ada, _bo) = await finished(scene)
        allowed = scene.guild.create_text_channel("allowed")
        await scene.services.servers.change(
            scene.guild.id, lambda own: replace(own, channels=(allowed.id,))
        )
        scene.channel = allowed
        await ada.slash("help")
        await ada.forge(f"t:{table.id}:again", ada.seen)
        assert ada.text == SAID("answer-not_in_this_channel")
        assert await scene.store.open_in_guild(scene.guild.id) == ()


async def test_a_rematch_is_played_at_a_speed_that_is_still_allowed(logged):
    async with stage() as scene:
        _table, (ada, bo) = await finished(scene)
        end = scene.table_message()
        await scene.services.servers.change(
            scene.guild.id, lambda own: own.allowing("unlimited", False)
        )
        for person in (ada, bo):
            await person.click(end, end.button("Rematch"))
            await scene.settle()
        assert (await scene.table()).match.speed == "live"
