"""Bans: from the tables of a server, and from all tables."""

from typing import Any

import pytest

from bot.people.bans import RENEWED
from bot.ui.words import words
from storage.records import EVERYWHERE, OPERATOR, Ban
from tests.bot.discord.conftest import LOCALES, Message, Scene, Somebody, sit, stage

SAID = words("en")
BANNED = SAID("answer-banned")


async def ban(scene: Scene, person: Somebody, **more: Any) -> Somebody:
    moderator = scene.moderator()
    await moderator.slash("table ban", person=person.actor, **more)
    assert "is banned from tables on this server" in moderator.text
    await scene.settle()
    return moderator


async def unban(scene: Scene, moderator: Somebody, person: Somebody) -> None:
    await moderator.slash("table unban", person=scene.store.pseudonyms.of(person.id))
    assert "may play on this server again" in moderator.text


def of_table(match: str, version: int, person: int) -> list[str]:
    """Everything that names a match, in all its rooms but the rules."""
    board = (
        "menu", "scores", "moves", f"next:{version}", "hands", "deal", "down", "report", "leave",
        "leave!", "why", "again", "wait", "turn", "seat:hard", "pace:1", "ask", "goon", "end",
        "rest:1", "end!:1", "host", "h-wait:1", "h-level:hard", f"h-give:{person}", "nudge",
        "hand", "lookback",
    )  # fmt: skip
    hand = ("more", "rules", "cards", "hint", "hand", "next", "pass!", "auto:1", "ping:none", "d")
    lobby = ("join", "leave", "start", "fill", "add", "host", "cut", "come", "how", "options")
    return [
        *(f"t:{match}:{each}" for each in board),
        *(f"h:{match}:{version}:{each}" for each in hand),
        *(f"l:{match}:{each}" for each in lobby),
        f"g:{match}",
    ]


def is_played_by_a_computer(table: Any, person: Somebody) -> bool:
    return table.sittings[table.seat_of(person.id)].stand_in is not None


async def everything_is_refused(scene: Scene, person: Somebody, table: Any, said: str) -> None:
    before = (table.version, table.sittings, table.absences, table.match)
    for custom_id in of_table(table.id, table.version, person.id):
        person.seen = None
        await person.forge(custom_id)
        assert person.text == said, custom_id
    await person.slash("play", game="racko")
    assert person.text == said
    assert (table.version, table.sittings, table.absences, table.match) == before


# From a server


@pytest.mark.parametrize("rated", [False, True], ids=["casual", "rated"])
async def test_who_is_banned_loses_their_seat_and_every_way_back(logged, rated):
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="daily", rated=rated)
        table, bo = await scene.table(), people[1]
        hands = len(scene.private(bo))
        moderator = await ban(scene, bo, reason="very *loud*")
        assert is_played_by_a_computer(table, bo)
        assert [each.what for each in table.absences] == ["removed"]
        assert len(scene.private(bo)) < hands  # the hand is deleted
        assert table.match.status == "live"
        await everything_is_refused(scene, bo, table, BANNED)
        rows = await scene.store.audit.of_server(scene.guild.id)
        assert [(each.action, each.person, each.note) for each in rows] == [
            ("ban", bo.id, "very *loud*")
        ]
        await moderator.slash("table ban", person=bo.actor)
        assert moderator.text == SAID("answer-already_banned")
        await scene.restart()
        table = await scene.services.tables.find(table.id)
        await bo.forge(f"t:{table.id}:hand")
        assert bo.text == BANNED
        assert is_played_by_a_computer(table, bo)


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_who_is_banned_is_told_so_in_their_language_and_can_still_read(logged, locale):
    async with stage() as scene:
        ada, said = scene.person("Ada", locale=locale), words(locale[:2])
        await scene.person("Bo").slash("play", game="racko")
        await ada.press("Join")
        await scene.settle()
        await ban(scene, ada)
        await ada.slash("play", game="racko", preset="nothing")
        assert ada.text == said("answer-banned")
        for command in ("help", "about", "settings me", "games", "leaderboard", "profile"):
            await ada.slash(command)
            assert ada.text != said("answer-banned"), command
        await ada.slash("rules", game="rank")
        assert "RANK" in ada.text
        await ada.forge("r:share:rank:RK-5.1")
        assert ada.text == said("answer-banned")
        await ada.slash("games")
        assert said("games-none") in ada.text
        match = scene.table_message().table_id
        await ada.forge(f"t:{match}:rules")
        assert ada.text == said("answer-not_started")
        await ada.forge(f"t:{'0' * 8}:hand")  # nobody's table
        assert ada.text == said("answer-banned")


WAYS = {
    "the board": "t:{match}:hand",
    "the list": "g:{match}",
    "an old hand": "h:{match}:{version}:hand",
    "a card on an old hand": "h:{match}:{version}:d",
    "another page of an old hand": "h:{match}:{version}:more",
    "a hint": "h:{match}:{version}:hint",
    "the next deal": "t:{match}:next:{version}",
    "a vote": "t:{match}:turn",
    "asking for a vote": "t:{match}:ask",
    "a pause": "t:{match}:rest:1",
    "its end": "t:{match}:goon",
    "the end of the match": "t:{match}:end!:1",
    "the computers' pace": "t:{match}:pace:1",
    "a nudge": "t:{match}:nudge",
    "bringing the board down": "t:{match}:down",
    "an invitation": "l:{match}:come",
    "joining": "l:{match}:join",
}


@pytest.mark.parametrize("how", ["banned", "replaced"])
@pytest.mark.parametrize("rated", [False, True], ids=["casual", "rated"])
async def test_who_was_replaced_does_not_return_to_that_match(logged, rated, how):
    """By no way, nor after a restart; but they play elsewhere, and its rematch."""
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="daily", rated=rated)
        table, bo, board = await scene.table(), people[1], scene.table_message()
        if how == "banned":
            await unban(scene, await ban(scene, bo), bo)
        else:
            await scene.moderator().slash("table replace", table=table.id, person=bo.actor)
        for is_later in (False, True):
            if is_later:
                await scene.restart()
                table = await scene.services.tables.find(table.id)
            for custom_id in WAYS.values():
                before = (table.version, table.sittings, table.match)
                await bo.forge(custom_id.format(match=table.id, version=table.version), board)
                assert is_played_by_a_computer(table, bo), custom_id
                assert (table.version, table.sittings, table.match) == before, custom_id
                assert not [each for each in bo.latest.buttons if "h:" in each["custom_id"]]
            await bo.forge(f"t:{table.id}:hand", board)
            assert bo.text == SAID("answer-out")
            await bo.slash("games")
            assert table.id not in str(bo.seen.parts if bo.seen else "")
        await scene.hurry(table)
        assert table.match.status == "finished"
        await bo.press("Rematch")
        assert SAID("rematch-in") in bo.text
        await bo.slash("play", game="rank")
        assert bo.id in {each.host for each in await scene.store.open_in_guild(scene.guild.id)}


async def test_who_was_replaced_neither_nudges_nor_brings_the_board_down(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="daily")
        table = await scene.table()
        mover = next(each for each in people if each.id == table.sittings[table.to_act[0]].person)
        other, third = (each for each in people if each is not mover)
        await scene.services.people.change(mover.id, ping="channel")
        await scene.moderator().slash("table replace", table=table.id, person=other.actor)
        boards = len(scene.public())
        await other.forge(f"t:{table.id}:nudge")
        assert other.text == SAID("answer-nobody_to_nudge")
        await other.forge(f"t:{table.id}:down")
        assert other.text == SAID("answer-out")
        await scene.settle()
        assert len(scene.public()) == boards
        await third.forge(f"t:{table.id}:nudge")
        assert third.text == SAID("nudged")


async def test_a_hand_that_was_not_closed_shows_its_former_person_nothing_more(logged, monkeypatch):
    """Such as one whose message Discord did not delete before a restart."""
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="unlimited")
        table, display = await scene.table(), scene.services.display
        (seat,) = table.to_act
        mover = next(each for each in people if each.id == table.sittings[seat].person)
        await mover.press("My hand")
        shown = mover.latest.text
        with monkeypatch.context() as later:
            later.setattr(type(display), "close_hand", lambda *_: None)
            await scene.moderator().slash("table replace", table=table.id, person=mover.actor)
            await scene.settle()
            assert display.reaches_hand(table.id, mover.id)
            assert mover.latest.text == shown
        await scene.app.effects.show_open_hands(table.id)
        await scene.settle()
        assert not display.reaches_hand(table.id, mover.id)
        assert shown not in [each.text for each in scene.private(mover)]


async def test_a_rematch_leaves_out_who_is_banned(logged):
    async with stage() as scene:
        ada, bo, cleo = await sit(scene, "racko", 3, speed="unlimited")
        table = await scene.table()
        await scene.hurry(table)
        end = scene.table_message()
        await ban(scene, bo)
        await bo.click(end, end.button("Rematch"))
        assert bo.text == BANNED
        for person in (ada, cleo):
            await person.click(end, end.button("Rematch"))
            await scene.settle()
        following = await scene.table()
        assert following.match.status == "live"
        assert {each.person for each in following.sittings} == {ada.id, cleo.id}


async def test_a_banned_host_passes_the_table_on_and_a_guest_s_invitation_is_taken_back(logged):
    async with stage() as scene:
        ada, bo, cleo = (scene.person(name) for name in ("Ada", "Bo", "Cleo"))
        await ada.slash("play", game="racko", **{"with": f"<@{cleo.id}>"})
        await scene.settle()
        await bo.press("Join")
        await scene.settle()
        assert f"<@{cleo.id}>" in "".join(each.text for each in scene.public())
        name = scene.table_message().table_id or ""
        await ban(scene, ada)
        lobby = await scene.services.lobbies.lobby(name)
        assert (lobby.people, lobby.match.host) == ((bo.id,), bo.id)
        await ban(scene, cleo)
        assert (await scene.services.lobbies.lobby(name)).invited == ()
        assert f"<@{cleo.id}>" not in "".join(each.text for each in scene.public())
        for person in (ada, cleo):
            for way in ("join", "come"):
                await person.forge(f"l:{name}:{way}")
                assert person.text == BANNED
        await bo.press("Host…")
        await bo.invite(cleo)
        assert SAID("answer-guest_banned") in bo.text
        assert (await scene.services.lobbies.lobby(name)).invited == ()
        for thread in (False, True):
            await bo.slash("play", game="rank", thread=thread, **{"with": f"<@{cleo.id}>"})
            assert SAID("answer-guest_banned") in bo.text
        assert not scene.requests("POST", "/threads$")
        assert [each.id for each in await scene.store.open_in_guild(scene.guild.id)] == [name]
        await bo.press("Leave")
        await scene.settle()
        assert (await scene.store.match(name)).status == "closed"


async def test_a_ban_holds_on_its_server_alone_from_wherever_something_is_pressed(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        table, bo = await scene.table(), people[1]
        other = scene.env.create_guild("Another")
        place = other.create_text_channel("cards")
        abroad = Somebody(other.add_member(bo.actor.user), scene)
        await abroad.actor.slash(place, "play", game="rank", computers=2)
        await scene.settle()
        (theirs,) = await scene.store.open_in_guild(other.id)
        await ban(scene, bo)
        assert is_played_by_a_computer(table, bo)
        there = await scene.services.tables.find(theirs.id)
        assert not is_played_by_a_computer(there, bo)
        await bo.forge(f"g:{theirs.id}")  # their table there, pressed here
        assert bo.text != BANNED
        scene.channel = place
        await abroad.forge(f"g:{table.id}", Message(place.history()[-1]))
        assert abroad.text == SAID("answer-banned_there")


async def test_calls_cease(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="daily")
        table = await scene.table()
        (seat,) = table.to_act
        mover = next(each for each in people if each.id == table.sittings[seat].person)
        other = next(each for each in people if each is not mover)
        for person in people:
            await scene.services.people.change(person.id, ping="channel")
        await other.press("Menu")
        await other.tap(SAID("menu-nudge"))
        await scene.settle()
        assert f"<@{mover.id}>" in "".join(each.text for each in scene.public())
        await ban(scene, mover)
        await scene.services.pings.round()
        await scene.settle()
        assert f"<@{mover.id}>" not in "".join(each.text for each in scene.public())
        await scene.pass_time(20 * 3600)
        await scene.services.pings.round()
        await scene.settle()
        assert f"<@{mover.id}>" not in "".join(each.text for each in scene.public())


async def test_nobody_bans_themselves_or_lifts_their_own_ban(logged):
    async with stage() as scene:
        moderator, other = scene.moderator(), scene.moderator()
        await moderator.slash("table ban", person=moderator.actor)
        assert moderator.text == SAID("answer-own_ban")
        assert await scene.store.bans.of_server(scene.guild.id) == ()
        await other.slash("table ban", person=moderator.actor)
        assert "is banned" in other.text
        await moderator.slash("table unban", person=str(moderator.id))
        assert moderator.text == SAID("answer-own_ban")
        await moderator.slash("table log")  # they moderate as before
        assert SAID("log-title") in moderator.text
        await other.slash("table unban", person=str(moderator.id))
        assert await scene.store.bans.of_server(scene.guild.id) == ()


async def test_a_moderator_bans_nobody_with_whom_they_play_a_rated_match(logged):
    async with stage() as scene:
        judge = scene.moderator()
        scene.people["Judge"] = judge
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko", speed="unlimited", rated=True)
        for person in (judge, bo):
            await person.press("Join")
        await scene.settle()
        await ada.press("Start")
        await scene.settle()
        table = await scene.table()
        await judge.slash("table ban", person=bo.actor)
        assert judge.text == SAID("answer-own_table")
        assert not table.absences
        assert await scene.store.bans.of_server(scene.guild.id) == ()
        assert await scene.store.audit.of_server(scene.guild.id) == ()
        await scene.hurry(table)
        await judge.slash("table ban", person=bo.actor)
        assert "is banned" in judge.text


async def test_bans_are_lifted_by_the_name_that_is_suggested(logged):
    async with stage() as scene:
        moderator, ada = scene.moderator(), scene.person("Ada *x*")
        bo, cleo = scene.person("Bo"), scene.person("Cleo")
        for person in (ada, bo):  # who never pressed anything
            await moderator.slash("table ban", person=person.actor)
        await scene.store.bans.put(
            Ban(scene.guild.id, scene.store.pseudonyms.of(cleo.id), None, moderator.id, 1)
        )

        async def offered(typed: str) -> list[tuple[str, str]]:
            found = await moderator.actor.autocomplete(
                scene.channel, "table unban", "person", typed
            )
            return [(each["name"], each["value"]) for each in found]

        of = scene.store.pseudonyms.of
        assert await offered("ada") == [("Ada *x*", of(ada.id))]
        assert len(await offered("")) == 3
        assert (SAID("log-somebody"), of(cleo.id)) in await offered("")
        for typed in ("Bo", of(cleo.id), str(ada.id)):
            await moderator.slash("table unban", person=typed)
            assert "may play on this server again" in moderator.text
        await moderator.slash("table unban", person="Bo")
        assert moderator.text == SAID("answer-not_banned")
        assert await offered("") == []


async def test_a_seat_that_was_not_taken_at_once_is_taken_by_the_next_round(logged):
    """Such as by a process that was killed between the ban and the tables."""
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        table, bo = await scene.table(), people[1]
        await scene.services.evictions.bans.put(scene.guild.id, bo.id, 7)
        await bo.press("My hand")
        assert bo.text == BANNED
        assert not is_played_by_a_computer(table, bo)
        await scene.services.evictions.round()
        assert is_played_by_a_computer(table, bo)
        absences = table.absences
        await scene.services.evictions.round()
        assert table.absences == absences


# From everywhere


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_whom_the_operator_bans_has_one_answer_to_everything(logged, locale):
    """But about their own data. A running bot notices what another process wrote."""
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        table, ada = await scene.table(), people[0]
        LOCALES[ada.id] = locale
        said = words(locale[:2])("answer-banned_everywhere")
        pseudonym = scene.store.pseudonyms.of(ada.id)
        await scene.store.bans.put(Ban(EVERYWHERE, pseudonym, ada.id, OPERATOR, 1, "spam"))
        scene.clock.now += RENEWED
        await everything_is_refused(scene, ada, table, said)
        for command in ("help", "about", "settings me", "games", "leaderboard", "profile"):
            await ada.slash(command)
            assert ada.text == said, command
        await ada.slash("privacy show")
        assert ada.text != said, "what is stored may be seen, and deleted"
        await scene.services.evictions.round()
        assert is_played_by_a_computer(table, ada)
        assert await scene.store.bans.lift(EVERYWHERE, pseudonym)
        await scene.services.evictions.round()
        await ada.slash("games")
        assert ada.text != said
        await ada.press("My hand")
        assert ada.text == words(locale[:2])("answer-out")


@pytest.mark.parametrize("is_banned", [False, True])
async def test_direct_messages_cease(logged, is_banned):
    """The list of slow tables, once a day: who is not banned gets it."""
    async with stage() as scene:
        people = await sit(scene, "racko", 3, speed="unlimited")
        table = await scene.table()
        (seat,) = table.to_act
        mover = next(each for each in people if each.id == table.sittings[seat].person)
        who = await scene.services.people.change(mover.id, ping="direct")
        await scene.services.pings.digests.choose(who, 9)
        if is_banned:
            pseudonym = scene.store.pseudonyms.of(mover.id)
            await scene.store.bans.put(Ban(EVERYWHERE, pseudonym, mover.id, OPERATOR, 1))
        await scene.services.evictions.round()
        scene.clock.now += 30 * 3600 * 1000
        await scene.services.pings.round()
        await scene.settle()
        assert bool(scene.requests("POST", r"/users/@me/channels$")) is not is_banned
