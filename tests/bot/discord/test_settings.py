"""/settings on Discord: every control, who may press it, and what it does to play."""

import discord

from bot.match import attendance
from bot.match.speeds import SPEEDS
from bot.people.people import Person
from bot.people.servers import Servers
from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage
from tests.bot.discord.test_ladder import choose, people
from tests.waiting import until

HOUR = 3_600_000


def manager(scene: Scene, name: str = "Admin") -> Somebody:
    """Somebody who may manage the server."""
    role = scene.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    actor = scene.guild.add_member(scene.env.create_user(name), roles=[role])
    return Somebody(actor, scene)


def chosen(message: Message) -> list[str]:
    options = [each for menu in message.menus for each in menu["options"]]
    return [each["label"] for each in options if each.get("default")]


# One's own


async def test_every_control_of_mine_is_kept(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("settings me")
        for value in ("direct", "everywhere", "closed"):
            await choose(ada, value)
        for label in ("Text mode: off", "Two taps: off", "Auto-pass: off"):
            await ada.tap(label)
        await ada.tap("Quiet hours…")
        await choose(ada, "22")
        await ada.tap("Time zone…")
        await ada.write(value="rome")
        assert "**Quiet hours:** 22:00 to 6:00, Europe/Rome" in ada.text
        await ada.tap("Back")
        await choose(ada, "it")
        assert "## Le tue impostazioni" in ada.text
        await scene.restart()
        await ada.slash("settings me")
        assert ada.seen is not None
        assert chosen(ada.seen) == [
            "Avvisi di turno: in privato",
            "Lingua: italiano",
            "Classifiche: ovunque",
            "Profilo: lo vedo solo io",
        ]
        assert {"Solo testo: sì", "Due tocchi: sì", "Passo automatico: sì"} <= set(
            ada.seen.labels()
        )
        await ada.tap("Ore di quiete…")
        await ada.tap("Nessuna quiete")
        assert "nessuna. Gli avvisi arrivano sempre" in ada.text


async def test_a_zone_that_is_none_changes_nothing(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("settings me", timezone="Europe/Rome")
        for wrong in ("Atlantis", "../../etc/passwd", "+99", "x" * 60):
            await ada.slash("settings me", timezone=wrong)
            assert ada.text == words("en")("answer-unknown_zone")
        assert (await scene.services.people.of(ada.id)).zone == "Europe/Rome"
        offered = await ada.actor.autocomplete(scene.channel, "settings me", "timezone", "rom")
        assert offered[0]["value"] == "Europe/Rome"


async def test_refusals_are_in_the_language_that_was_chosen(logged):
    async with stage() as scene:
        ada, eve = await people(scene, "Ada", "Eve")
        await scene.services.people.change(eve.id, wanted_language="it")
        await ada.slash("play", game="racko", computers=1, speed="unlimited")
        await scene.settle()
        await eve.press("My hand")
        assert eve.text == words("it")("answer-not_seated")
        await eve.forge("zz:nothing", there=False)
        assert eve.text == words("it")("answer-forged")


async def test_nobody_is_called_in_their_quiet_hours_but_after(logged, monkeypatch):
    monkeypatch.setattr(Person, "quiet_for", lambda *_: 0.01)  # looked at often, on the given clock
    async with stage() as scene:
        await sit(scene, "racko", 2, speed="daily")
        table = await scene.table()
        (seat,) = table.to_act
        late = next(
            each for each in scene.people.values() if each.id == table.sittings[1 - seat].person
        )
        now = await scene.services.people.of(late.id)
        hour = scene.clock.now // HOUR % 24
        await scene.services.people.change(
            now.id, ping="channel", quiet_from=hour, quiet_until=(hour + 1) % 24
        )
        calls = len(scene.public())
        for text in ("draw", "drop"):
            await attendance.play(table, table.sittings[seat].person or 0, table.version, text)
        await scene.settle()
        assert len(scene.public()) == calls
        scene.clock.now += HOUR
        await until(lambda: len(scene.public()) > calls, "the call in the morning")
        await scene.settle()
        assert f"<@{late.id}>, it's your turn." in scene.table_message().text


# A server's


async def test_only_who_may_manage_the_server_sees_or_changes_its_settings(logged):
    async with stage() as scene:
        admin, eve = manager(scene), scene.person("Eve")
        await admin.slash("settings server")
        assert admin.text.startswith("## Settings of")
        assert admin.seen is not None
        for options in ({}, {"channel": scene.channel}):
            await eve.slash("settings server", **options)
            assert eve.text == words("en")("answer-not_moderator")
        await eve.slash("play", game="racko")
        for each in (*admin.seen.buttons, *admin.seen.menus):
            values = [each["options"][0]["value"]] if "options" in each else []
            await eve.forge(each["custom_id"], None, *values)
            assert eve.text == words("en")("answer-not_moderator"), each["custom_id"]
        assert (await scene.services.servers.of(scene.guild.id)).write() == (
            await Servers(scene.store.settings, lambda _: None).of(scene.guild.id)
        ).write()
        assert (await scene.services.servers.of(scene.guild.id)).channels == ()
        sent = await admin.actor.user.slash("settings server")
        assert Message(sent.response).text == words("en")("answer-not_moderator")


async def test_tables_are_opened_where_the_server_says(logged):
    async with stage() as scene:
        admin, ada = manager(scene), scene.person("Ada")
        halls = scene.guild.create_text_channel("halls")
        await admin.slash("settings server", channel=halls)
        assert f"Tables can be opened in <#{halls.id}>." in admin.text
        await ada.slash("play", game="racko")
        assert ada.text == words("en")("answer-not_in_this_channel")
        assert scene.public() == []
        await admin.tap("Allow here")
        await ada.slash("play", game="racko")
        assert "a table is open" in scene.table_message().text
        await admin.tap("Not here")
        await admin.tap("Every channel")
        await ada.slash("play", game="rank")
        assert "RANK: a table is open" in scene.table_message().text


async def test_tables_are_opened_by_whom_the_server_says(logged):
    async with stage() as scene:
        admin, ada = manager(scene), scene.person("Ada")
        role = scene.guild.create_role("players")
        bo = Somebody(scene.guild.add_member(scene.env.create_user("Bo"), roles=[role]), scene)
        await admin.slash("settings server", role=role)
        assert f"<@&{role.id}> can open them." in admin.text
        await ada.slash("play", game="racko")
        assert ada.text == words("en")("answer-not_your_role")
        await bo.slash("play", game="racko")
        await ada.press("Join")
        assert "You are in" in ada.text
        await admin.tap("Everybody")
        await ada.slash("play", game="rank")
        assert "RANK" in scene.table_message().text


async def test_no_more_tables_are_open_than_the_server_says(logged):
    async with stage() as scene:
        admin, ada = manager(scene), scene.person("Ada")
        await admin.slash("settings server")
        await admin.choose("1", 2)
        assert (await scene.services.servers.of(scene.guild.id)).tables == 1
        await ada.slash("play", game="racko", computers=1, speed="unlimited")
        await scene.settle()
        table = await scene.table()
        await ada.slash("play", game="racko")
        assert ada.text == words("en")("answer-too_many_tables")
        await scene.hurry(table)
        await ada.slash("play", game="racko")
        assert "a table is open" in scene.table_message().text
        end = next(each for each in scene.public() if "Rematch" in "".join(each.labels()))
        await ada.click(end, next(x["custom_id"] for x in end.buttons if "again" in x["custom_id"]))
        assert ada.text == words("en")("answer-too_many_tables")
        assert len(await scene.store.open_in_guild(scene.guild.id)) == 1


async def test_a_table_begins_as_the_server_says_and_speaks_its_language(logged):
    async with stage() as scene:
        admin, ada = manager(scene), scene.person("Ada")
        await admin.slash("settings server")
        await choose(admin, "daily")
        await choose(admin, "it")
        await choose(admin, "casual")
        await admin.tap("Usual rules…")
        await choose(admin, "italian")
        await ada.slash("play", game="rank")
        lobby = await scene.services.lobbies.lobby(
            scene.table_message().buttons[0]["custom_id"][2:10]
        )
        assert (lobby.match.speed, lobby.match.rated, lobby.preset) == ("daily", False, "italian")
        assert "RANK: tavolo aperto" in scene.table_message().text
        await ada.slash("play", game="rank", speed="live", rated=True, preset="second")
        lobby = await scene.services.lobbies.lobby(
            scene.table_message().buttons[0]["custom_id"][2:10]
        )
        assert (lobby.match.speed, lobby.match.rated, lobby.preset) == ("live", True, "second")
        await scene.restart()
        await ada.press("Partecipa")
        assert "You already have a seat." in ada.text


async def test_a_lobby_offers_the_speeds_that_the_server_allows(logged):
    async with stage() as scene:
        admin, ada = manager(scene), scene.person("Ada")
        await admin.slash("settings server")
        await admin.tap("Speeds…")
        await ada.slash("play", game="racko", speed="daily")
        await ada.press("Host…")
        await ada.tap("Options")
        assert ada.seen is not None
        assert offered_speeds(ada.seen) == list(SPEEDS)
        for speed in ("relaxed", "daily"):
            await admin.forge(f"s:server:allow:{speed}:0", on=admin.seen)
        await ada.press("Host…")
        await ada.tap("Options")
        left = [each for each in SPEEDS if each not in ("relaxed", "daily")]
        assert offered_speeds(ada.seen) == left
        await choose(ada, left[-1])
        assert offered_speeds(ada.seen) == left


def offered_speeds(message: Message) -> list[str]:
    (menu,) = [each for each in message.menus if each["custom_id"].endswith(":o-speed")]
    return [each["value"] for each in menu["options"]]


async def test_a_menu_keeps_its_number_whatever_stands_above_it(logged):
    """Clients keep what is being chosen by it, so no other menu may come to have it."""
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")
        await ada.press("Host…")
        before = numbers(ada.seen)
        assert len(before) == len(set(before.values())) == 2
        for _ in range(3):
            await ada.choose("hard")
        after = numbers(ada.seen)
        (invite,) = before.keys() & after.keys()
        assert invite.endswith(":h-invite"), "the menu above it is gone: the table is full"
        assert after[invite] == before[invite]
        assert len(set(after.values())) == len(after)
        await ada.tap("Options")
        assert not set(numbers(ada.seen).values()) & set(after.values())


def numbers(message: Message | None) -> dict[str, int]:
    assert message is not None
    parts = [each for each in message.parts if each["type"] in (3, 5, 8)]
    return {each["custom_id"]: each["id"] for each in parts}
