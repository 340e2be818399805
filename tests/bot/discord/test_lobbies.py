"""An open table, from /play to Start: everything that several people do to it."""

import json
from importlib.resources import files
from typing import Any

import pytest

from bot.errors import NotStarted
from bot.lobby.state import UNUSED
from bot.ui.text import COMPUTER
from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, Somebody, body, stage

EN = words("en")


def custom_id(message: Message, end: str) -> str:
    found = [each["custom_id"] for each in message.buttons if each["custom_id"].endswith(end)]
    return str(found[0])


async def opened(scene: Scene, game: str = "racko", **options: Any) -> Somebody:
    ada = scene.person("Ada")
    await ada.slash("play", game=game, **options)
    return ada


async def lobby_of(scene: Scene):
    name = scene.table_message().button("Join").split(":")[1]
    return await scene.services.lobbies.find(name)


async def test_a_game_alone_opens_a_table(logged):
    async with stage() as scene:
        await opened(scene, "rank")
        shown = scene.table_message()
        assert shown.text.startswith("## RANK: a table is open")
        assert "1. **Ada**, host" in shown.text
        assert shown.labels(on=False) == ["Start"]
        assert len(scene.public()) == 1


async def test_who_joins_twice_is_told_and_can_still_cut(logged):
    async with stage() as scene:
        await opened(scene)
        bo = scene.person("Bo")
        await bo.press("Join")
        await bo.press("Join")
        assert "You already have a seat." in bo.text
        assert bo.seen is not None
        assert "Cut the deck" in bo.seen.labels()
        assert scene.table_message().text.count("Bo") == 1


async def test_a_full_table_takes_nobody_more(logged):
    async with stage() as scene:
        await opened(scene, computers=2, **{"with": "<@77777777777777777>"})
        await scene.person("Bo").press("Join")
        shown = scene.table_message()
        assert "The table is full." in shown.text
        assert {"Join", "Add computer"} <= set(shown.labels(on=False))
        late = scene.person("Cleo")
        await late.forge(shown.button("Join"))
        assert "The table is full." in late.text


async def test_who_leaves_makes_room_and_the_host_hands_over_by_leaving(logged):
    async with stage() as scene:
        ada = await opened(scene)
        bo = scene.person("Bo")
        await bo.press("Join")
        await ada.press("Leave")
        assert "You've left the table." in ada.text
        shown = scene.table_message()
        assert "1. **Bo**, host" in shown.text
        assert "Ada" not in shown.text
        await ada.forge(shown.button("Start"))
        assert "Only Bo, the host, can do that." in ada.text


async def test_when_the_last_has_left_the_message_says_so(logged):
    async with stage() as scene:
        ada = await opened(scene)
        await ada.press("Leave")
        await scene.settle()
        assert "Everybody has left." in scene.table_message().text
        assert scene.table_message().buttons == []


async def test_a_cancelled_table_says_that_its_host_cancelled_it(logged):
    async with stage() as scene:
        ada = await opened(scene)
        await ada.press("Host…")
        await ada.tap("Cancel table")
        assert "Cancel this table?" in ada.text
        await ada.tap("Back")
        await ada.tap("Cancel table")
        await ada.tap("Cancel table")
        await scene.settle()
        assert "The host cancelled it." in ada.text
        assert "The host cancelled it." in scene.table_message().text
        bo = scene.person("Bo")
        await bo.forge("l:" + "0" * 8 + ":join")
        assert "no such table" in bo.text


async def test_a_lobby_that_nobody_starts_closes_by_the_clock(logged):
    async with stage() as scene:
        await opened(scene)
        join = scene.table_message().button("Join")
        await scene.pass_time(UNUSED / 1000 - 1)
        assert "a table is open" in scene.table_message().text
        await scene.person("Bo").press("Join")
        await scene.pass_time(UNUSED / 1000 - 1)
        assert "a table is open" in scene.table_message().text
        await scene.pass_time(2)
        assert "Nobody started it in time." in scene.table_message().text
        late = scene.person("Cleo")
        await late.forge(join)
        assert "not open any more" in late.text


async def test_the_host_adds_removes_and_hands_over(logged):
    async with stage() as scene:
        ada = await opened(scene)
        bo, cleo = scene.person("Bo"), scene.person("Cleo")
        await bo.press("Join")
        await cleo.press("Join")
        await ada.press("Add computer")
        await scene.settle()
        assert "computer" in scene.table_message().text
        await ada.press("Host…")
        assert ada.seen is not None
        remove, give = ada.seen.menus
        (gone,) = [each["value"] for each in remove["options"] if COMPUTER in each["label"]]
        await ada.choose(gone, menu=ada.seen.menus.index(remove))
        await scene.settle()
        assert "computer (" not in scene.table_message().text
        _add, _, give = ada.seen.menus
        await ada.choose("easy", menu=0)
        await scene.settle()
        assert "computer (easy)" in scene.table_message().text
        give = ada.seen.menus[-1]
        await ada.choose(str(cleo.id), menu=ada.seen.menus.index(give))
        assert "Cleo is the host now." in ada.text
        await scene.settle()
        assert "For Cleo, the host:" in scene.table_message().text
        await ada.press("Host…")
        assert "Only Cleo, the host, can do that." in ada.text
        await cleo.press("Start")
        await scene.settle()
        assert "My hand" in scene.table_message().labels()


async def test_others_than_the_host_are_told_and_nothing_changes(logged):
    async with stage() as scene:
        await opened(scene)
        bo, cleo = scene.person("Bo"), scene.person("Cleo")
        await bo.press("Join")
        for label in ("Start", "Add computer", "Host…"):
            for person in (bo, cleo):
                await person.press(label)
                assert "Only Ada, the host, can do that." in person.text
        assert len((await lobby_of(scene)).sittings) == 2


@pytest.mark.parametrize(("game", "seats"), [("rank", 4), ("racko", 4), ("scots", 4)])
async def test_two_presses_lead_from_play_to_cards(logged, game, seats):
    async with stage() as scene:
        ada = await opened(scene, game)
        await ada.press(EN("lobby-fill"))
        await scene.settle()
        table = await scene.table()
        assert table.match.status == "live"
        assert [each.person for each in table.sittings] == [ada.id, *[None] * (seats - 1)]
        (hand,) = scene.private(ada)
        assert any(each["custom_id"].startswith(f"h:{table.id}:") for each in hand.buttons)


async def test_a_table_that_is_full_enough_is_not_filled(logged):
    async with stage() as scene:
        ada = await opened(scene, "rank", computers=3, **{"with": "<@77777777777777777>"})
        shown = scene.table_message()
        assert EN("lobby-fill") in shown.labels(on=False)
        await ada.forge(f"l:{(await lobby_of(scene)).id}:fill")
        assert EN("answer-table_full") in ada.text
        assert len((await lobby_of(scene)).sittings) == 4


async def test_only_the_host_fills_and_starts(logged):
    async with stage() as scene:
        await opened(scene, "rank")
        bo = scene.person("Bo")
        await bo.press(EN("lobby-fill"))
        assert EN("lobby-not-the-host", host="Ada") in bo.text
        assert len((await lobby_of(scene)).sittings) == 1


async def test_the_host_invites_people_from_a_menu_of_the_server(logged):
    async with stage() as scene:
        ada = await opened(scene, "rank")
        bo, cleo, dan = scene.person("Bo"), scene.person("Cleo"), scene.person("Dan")
        await dan.press("How to play")  # so that his name is known
        await ada.press("Host…")
        await ada.tap(EN("lobby-door-off"))
        await ada.invite(bo, dan)
        await scene.settle()
        assert f"Invited: <@{bo.id}>, Dan." in scene.table_message().text
        sent = [each for each in scene.writes() if each.json and "components" in str(each.json)]
        assert all(body(each)["allowed_mentions"]["parse"] == [] for each in sent)
        await cleo.press("Join")
        assert EN("answer-not_invited") in cleo.text
        await bo.press("Join")
        assert EN("lobby-joined") in bo.text
        await scene.settle()
        assert "Invited: Dan." in scene.table_message().text
        await ada.invite()
        assert (await lobby_of(scene)).invited == (bo.id,)
        await dan.press("Join")
        assert EN("answer-not_invited") in dan.text


async def test_an_invited_person_that_nobody_knows_is_named_by_discord(logged):
    async with stage() as scene:
        await opened(scene, **{"with": "<@77777777777777777>"})
        assert "Invited: <@77777777777777777>." in scene.table_message().text


def host_panels(scene: Scene, person: Somebody) -> list[Message]:
    title = EN("lobby-host-title")
    return [each for each in scene.private(person) if title in each.text]


async def test_the_host_s_panel_follows_who_joins_and_leaves(logged):
    async with stage() as scene:
        ada, bo = await opened(scene, "rank"), scene.person("Bo")
        await ada.press("Host…")
        await bo.press("Join")
        await scene.settle()
        (panel,) = host_panels(scene, ada)
        assert EN("lobby-missing", count=1) in panel.text
        assert any("Bo" in each["label"] for menu in panel.menus for each in menu["options"])
        await ada.press("Add computer")
        await scene.settle()
        (panel,) = host_panels(scene, ada)
        assert any(COMPUTER in each["label"] for menu in panel.menus for each in menu["options"])
        await bo.press("Leave")
        await scene.settle()
        (panel,) = host_panels(scene, ada)
        assert not any("Bo" in each["label"] for menu in panel.menus for each in menu["options"])


async def test_another_panel_in_its_place_stays(logged):
    async with stage() as scene:
        ada, bo = await opened(scene, "rank"), scene.person("Bo")
        await ada.press("Host…")
        await ada.tap("Options")
        await bo.press("Join")
        await scene.settle()
        (shown,) = scene.private(ada)
        assert "Options of RANK" in shown.text


async def test_the_host_s_panel_says_when_the_table_has_closed(logged):
    async with stage() as scene:
        ada = await opened(scene)
        await ada.press("Host…")
        moderator = scene.moderator()
        await moderator.slash("table end", table=(await lobby_of(scene)).id)
        await moderator.tap(EN("table-end"))
        await scene.settle()
        (shown,) = scene.private(ada)
        assert EN("lobby-closed-ended") in shown.text
        assert not shown.buttons


@pytest.mark.parametrize("dismissed", [False, True])
async def test_the_host_s_panel_becomes_the_host_s_hand(logged, dismissed):
    async with stage() as scene:
        ada = await opened(scene)
        await ada.press("Host…")
        if dismissed:
            path = "/webhooks/*/*/messages/@original"
            scene.env.inject_error("PATCH", path, status=404, code=10008)
        await ada.press(EN("lobby-fill"))
        await scene.settle()
        table = await scene.table()
        *before, hand = scene.private(ada)
        assert any(each["custom_id"].startswith(f"h:{table.id}:") for each in hand.buttons)
        assert len(before) == dismissed


async def test_options_are_set_by_buttons_menus_and_forms(logged):
    async with stage() as scene:
        ada = await opened(scene)
        await ada.press("Host…")
        await ada.tap("Options")
        assert ada.seen is not None
        await ada.choose("bonus", menu=0)
        assert (await lobby_of(scene)).preset == "bonus"
        await ada.choose("daily", menu=1)
        await ada.click(ada.seen, custom_id(ada.seen, ":o-set:bonus:0"))
        await ada.click(ada.seen, custom_id(ada.seen, ":o-ask:target"))
        await ada.write(value="275")
        await scene.settle()
        lobby = await lobby_of(scene)
        assert (lobby.options.target, lobby.options.bonus) == (275, False)
        assert lobby.match.speed == "daily"
        assert EN("speed-daily") in scene.table_message().text
        await ada.click(ada.seen, custom_id(ada.seen, ":o-ask:target"))
        await ada.write(value="7")
        assert "can't have that value here" in ada.text
        assert (await lobby_of(scene)).options.target == 275
        await ada.press("Host…")
        await ada.tap("Rated: on")
        await ada.tap("Invite only: off")
        await scene.settle()
        assert "· casual ·" in scene.table_message().text
        assert "invite only" in scene.table_message().text


async def test_a_form_that_was_opened_before_a_restart_is_still_taken(logged):
    async with stage() as scene:
        ada = await opened(scene)
        await ada.press("Host…")
        await ada.tap("Options")
        assert ada.seen is not None
        await ada.click(ada.seen, custom_id(ada.seen, ":o-ask:target"))
        await scene.restart()
        await ada.write(value="300")
        assert (await lobby_of(scene)).options.target == 300


async def test_every_fault_of_a_deck_is_named_and_a_sound_deck_is_taken(logged):
    async with stage() as scene:
        ada = await opened(scene, "scots")
        await ada.press("Host…")
        await ada.tap("Options")
        first = ada.seen
        source = next(each for each in files("games.scots").iterdir() if each.name == "deck.json")
        sound = json.loads(source.read_text(encoding="utf-8"))

        async def send(text: str) -> None:
            ada.seen = first
            assert ada.seen is not None
            while not has(ada.seen, ":o-ask:deck"):
                await ada.click(ada.seen, custom_id(ada.seen, ":options:1"))
            await ada.click(ada.seen, custom_id(ada.seen, ":o-ask:deck"))
            await ada.write(value=text)

        await send("{")
        assert "can't have that value here" in ada.text
        faulty = json.loads(json.dumps(sound))
        faulty["types"][0]["copies"] = -1
        faulty["types"][1]["value"] = "much"
        await send(json.dumps(faulty, separators=(",", ":")))
        assert ada.text.count("can't have that value here") == 2
        assert "types.0.copies" in ada.text
        assert "types.1.value" in ada.text
        before = (await lobby_of(scene)).options.deck
        sound["types"][0]["value"] += 5
        await send(json.dumps(sound, separators=(",", ":")))
        after = (await lobby_of(scene)).options.deck
        assert after != before
        assert after.types[0].value == before.types[0].value + 5


def has(message: Message, end: str) -> bool:
    return any(each["custom_id"].endswith(end) for each in message.buttons)


async def test_words_of_a_cut_are_mixed_in_and_shown_to_nobody(logged):
    async with stage() as scene:
        await opened(scene, speed="unlimited")
        bo = scene.person("Bo")
        await bo.press("Join")
        await bo.tap("Cut the deck")
        await bo.write(value="seven grey herons")
        await scene.settle()
        assert "Your words are mixed into the deal." in bo.text
        shown = scene.table_message()
        assert "2. **Bo**, has cut the deck" in shown.text
        assert "herons" not in json.dumps([each.parts for each in scene.public()])
        await scene.people["Ada"].press("Start")
        table = await scene.table()
        assert table.match.words == ("", "seven grey herons")


async def test_a_table_by_invitation_takes_the_invited_alone(logged):
    async with stage() as scene:
        bo, cleo = scene.person("Bo"), scene.person("Cleo")
        invited: dict[str, Any] = {"with": f"<@{bo.id}> and <@!{bo.id}>", "invite-only": True}
        await opened(scene, **invited)
        assert "Invited:" in scene.table_message().text
        await cleo.press("Join")
        assert "This table is invite only." in cleo.text
        await bo.press("Join")
        assert "You are in." in bo.text
        sent = [each for each in scene.writes() if each.json and "components" in str(each.json)]
        assert all(body(each)["allowed_mentions"]["parse"] == [] for each in sent)


@pytest.mark.parametrize("said", ["Bo", "everyone", "<@&5>", "<@99999999999999999999>"])
async def test_who_is_named_without_a_mention_is_not_guessed(logged, said):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", **{"with": said})
        assert "@mentions" in ada.text
        assert scene.public() == []
        assert await scene.store.open_of_person(ada.id) == ()


async def test_one_person_and_computers_start_at_once_and_the_hand_opens_unasked(logged):
    async with stage() as scene:
        ada = await opened(scene, computers=1, speed="unlimited")
        await scene.settle()
        assert len(scene.public()) == 1
        table = await scene.table()
        assert table.match.status == "live"
        (hand,) = scene.private(ada)
        assert any(each["custom_id"].startswith(f"h:{table.id}:") for each in hand.buttons)


async def test_at_start_everybody_gets_one_hand_unasked(logged):
    async with stage() as scene:
        ada = await opened(scene)
        bo = scene.person("Bo")
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        table = await scene.table()
        for person in (ada, bo):
            hands = [
                each
                for each in scene.private(person)
                if any(part["custom_id"].startswith(f"h:{table.id}") for part in each.buttons)
            ]
            assert len(hands) == 1
        assert len(scene.public()) == 1


async def test_start_pressed_twice_starts_once(logged):
    async with stage() as scene:
        ada = await opened(scene)
        await scene.person("Bo").press("Join")
        start = scene.table_message().button("Start")
        await ada.press("Start")
        await ada.forge(start)
        assert "its match has started" in ada.text
        table = await scene.table()
        assert sum(each.text.startswith("deal ") for each in table.moves) == 1


async def test_a_table_in_a_thread_of_its_own(logged):
    async with stage() as scene:
        ada = await opened(scene, thread=True)
        (thread,) = scene.channel.threads
        await scene.settle()
        assert f"<#{thread.id}>" in ada.text
        (message,) = scene.public(thread)
        assert "a table is open" in message.text
        scene.channel = thread
        bo = scene.person("Bo")
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        assert "My hand" in scene.table_message().labels()


async def test_a_thread_that_cannot_be_opened_leaves_no_table_behind(logged):
    async with stage() as scene:
        scene.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
        ada = await opened(scene, thread=True)
        assert "can't open that here" in ada.text
        assert await scene.store.open_of_person(ada.id) == ()


async def test_a_command_that_was_answered_too_late_still_opens_its_table(logged):
    async with stage() as scene:
        scene.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        ada = scene.person("Ada")
        await ada.actor.slash(scene.channel, "play", game="racko")
        await scene.settle()
        (message,) = scene.public()
        assert "a table is open" in message.text
        await scene.person("Bo").press("Join")
        await scene.settle()
        assert len(scene.public()) == 1
        assert "2. **Bo**" in scene.table_message().text


async def test_where_rights_are_missing_the_command_says_which(logged):
    async with stage() as scene:
        scene.forbid("send_messages")
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")
        assert "Send Messages" in ada.text
        assert await scene.store.open_of_person(ada.id) == ()


async def test_the_match_has_not_started_for_the_hand(logged):
    async with stage() as scene:
        ada = await opened(scene)
        name = (await lobby_of(scene)).id
        await ada.forge(f"t:{name}:hand")
        assert "The match hasn't started yet." in ada.text
        await ada.forge(f"h:{name}:0:r")
        assert "The match hasn't started yet." in ada.text
        with pytest.raises(NotStarted):
            await scene.services.tables.find(name)
