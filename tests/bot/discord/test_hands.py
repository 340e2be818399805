"""The private hand: its buttons pressed in time, too late, twice, and by the wrong person."""

import asyncio

import pytest

from bot.match import attendance
from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, body, sit, stage


async def seated(scene: Scene, game: str = "racko", number: int = 2, **options: object):
    people = await sit(scene, game, number, speed="unlimited", **options)
    table = await scene.table()
    (seat,) = table.to_act
    by_id = {person.id: person for person in people}
    mover = by_id[table.sittings[seat].person or 0]
    other = next(person for person in people if person is not mover)
    return table, mover, other


BLUE = 1


def hand_ids(message: Message) -> list[str]:
    return [each["custom_id"] for each in message.buttons if each["custom_id"][0] == "h"]


def payload(message: Message, wanted: str) -> str:
    return next(each for each in hand_ids(message) if each.split(":", 3)[3].startswith(wanted))


async def test_my_hand_works_from_an_old_message(logged):
    async with stage() as scene:
        _table, mover, other = await seated(scene)
        old = scene.table_message()
        await other.press("Menu")
        await other.tap("Move table to bottom")
        await scene.settle()
        assert scene.table_message().raw.id != old.raw.id
        await scene.restart()
        await mover.forge(old.button("My hand"))
        assert "Your turn" in mover.text
        await scene.env.advance_time(3600)
        await mover.press("My hand")
        assert "Your turn" in mover.text


async def test_the_open_hand_is_refreshed_when_it_becomes_my_turn(logged):
    async with stage() as scene:
        _table, mover, other = await seated(scene)
        assert "Your turn" not in other.text
        before = other.seen
        assert before is not None
        await mover.tap("Draw")
        assert mover.seen is not None
        await mover.click(mover.seen, payload(mover.seen, "x"))
        await scene.settle()
        (refreshed,) = [each for each in scene.private(other) if each.raw.id == before.raw.id]
        assert "Your turn" in refreshed.text
        assert scene.private(other)[-1].raw.id == before.raw.id


async def test_a_selection_survives_what_others_do(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene, "rank", 3)
        assert mover.seen is not None
        await mover.click(mover.seen, payload(mover.seen, "c"))
        chosen = mover.seen
        assert any(each["style"] == BLUE for each in chosen.buttons)
        for label in ("My hand", "Menu"):
            await other.press(label)
        await other.tap("Scores")
        stranger = scene.person("Dan")
        await stranger.press("My hand")
        assert "You're not at this table." in stranger.text
        await scene.app.effects.show_hand(table, table.to_act[0], mover.id)
        await scene.settle()
        (now,) = [each for each in scene.private(mover) if each.raw.id == chosen.raw.id]
        assert hand_ids(now) == hand_ids(chosen)


async def test_a_double_click_plays_once(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        assert mover.seen is not None
        draw, version = payload(mover.seen, "d"), table.version
        hand = mover.seen
        await mover.click(hand, draw)
        await mover.forge(draw, hand)
        assert table.version == version + 1
        assert "That press already counted." in mover.text
        await mover.click(mover.seen, payload(mover.seen, "x"))
        assert table.version == version + 2


async def test_two_presses_at_one_time_are_one_move(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        version = table.version
        moves = await asyncio.gather(
            *(attendance.play(table, mover.id, version, "draw") for _ in range(5)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, tuple) for each in moves) == 1
        assert table.version == version + 1


async def test_a_stale_button_shows_how_it_stands_now(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        assert mover.seen is not None
        first = mover.seen
        take = payload(first, "t")
        await mover.click(first, payload(first, "d"))
        await mover.click(mover.seen, payload(mover.seen, "x"))
        version = table.version
        await mover.forge(take, first)
        await mover.forge(f"h:{table.id}:{_base36(version - 2)}:p5", first)
        assert "out of date" in mover.text
        assert table.version == version


def _base36(number: int) -> str:
    return "0123456789abcdefghijklmnopqrstuvwxyz"[number] if number < 36 else "zz"


async def test_nobody_plays_with_the_buttons_of_another(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene)
        assert mover.seen is not None
        stranger = scene.person("Dan")
        version = table.version
        for custom_id in hand_ids(mover.seen):
            await stranger.forge(custom_id)
            assert "You're not at this table." in stranger.text
        for custom_id in hand_ids(mover.seen):
            await other.forge(custom_id)
        assert table.version == version
        own, others = (table.seen(each).view.racks for each in (0, 1))
        assert (own[1], others[0]) == (None, None)


GARBAGE = (
    "",
    ":",
    "x",
    "x" * 90,
    "00000000",
    "00000000:",
    "00000000:0:r",
    "{id}",
    "{id}:",
    "{id}:{v}:",
    "{id}:{v}:²",
    "{id}:{v}:p²",
    "{id}:{v}:p99",
    "{id}:{v}:p5!",
    "{id}:{v}:w²!",
    "{id}:{v}:s٣",
    "{id}:{v}:g5",
    "{id}:{v}:" + "z" * 70,
    "{id}:{v}:k" + "9" * 60,
    "{id}:{v}:c" + "9" * 17,
    "{id}:{v}:p" + "0" * 17,
    "{id}:{v}:q..",
    "{id}:{v}:x00",
    "{id}:{v}:n9.9",
    "{id}:{v}:u" + "9" * 60,
    "{id}:zzzzzzzz:r",
    "{id}:zzzzzzzz:p5",
    "{id}:{v}:more\n",
    "{id}:hand\n",
    "{id}:turn",
    "{id}:wait",
    "{id}:again",
    "{id}:leave!x",
    "{id}:о",
    "{id}:start",
    "{id}:join:1:2:3",
    "{id}:h-remove:" + "9" * 60,
    "{id}:h-give:" + "9" * 20,
    "{id}:options:" + "9" * 19,
    "{id}:o-set:target:" + "9" * 20,
    "{id}:o-set:nothing:0",
    "{id}:o-ask:nothing",
    "{id}:h-rated:2",
    "\u202e\u200b🂡",
    "' OR 1=1 --",
    "\x00",
)


@pytest.mark.parametrize("game", ["racko", "rank", "scots"])
async def test_forged_ids_of_every_kind_are_answered_and_change_nothing(logged, game):
    async with stage() as scene:
        number = 3 if game == "rank" else 2
        table, mover, _other = await seated(scene, game, number)
        lobby = await scene.services.lobbies.open(game, mover.id, guild=scene.guild.id)
        version, log, kept = table.version, list(table.moves), scene.table_message()
        for kind in ("h", "t", "l", "g", "zz", "H"):
            for garbage in GARBAGE:
                name = lobby.id if kind == "l" else table.id
                rest = garbage.replace("{id}", name).replace("{v}", _base36(version))
                mover.seen = None
                await mover.forge(f"{kind}:{rest}"[:100], kept)
                assert mover.seen is not None, rest
                assert mover.text, rest
        assert [(each.seat, each.text) for each in table.moves] == [
            (each.seat, each.text) for each in log
        ]
        assert (await scene.services.lobbies.find(lobby.id)).sittings == lobby.sittings


async def test_a_menu_press_and_a_button_that_the_message_does_not_have_are_answered(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        await mover.forge(f"=l:{table.id}:h-add", None, "greedy")
        assert "not open any more" in mover.text
        await mover.forge("=zz:nothing", None, "x")
        assert mover.text
        for custom_id in (f"t:{table.id}:scores", "nothing of ours"):
            await mover.forge(custom_id, there=False)
            assert "I don't know that button" in mover.text


async def test_the_buttons_of_a_finished_match_answer_that_it_is_over(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        assert mover.seen is not None
        hand = mover.seen
        await attendance.end_without_result(table)
        await scene.settle()
        for custom_id in hand_ids(hand):
            await mover.forge(custom_id, hand)
        await mover.forge(payload(hand, "d"), hand)
        assert words("en")("over-closed") in mover.text
        await mover.forge(f"t:{table.id}:hand")
        assert mover.text
        await mover.forge(f"t:{table.id}:wait")
        assert mover.text
        await mover.forge(f"t:{table.id}:leave!")
        assert "The match is over." in mover.text


async def test_a_whole_match_over_its_old_buttons_answer(logged):
    async with stage() as scene:
        people = await sit(scene, "scots", 2, preset="short", speed="unlimited")
        table = await scene.table()
        kept = [(person, each) for person in people for each in scene.private(person)]
        await scene.hurry(table)
        for person, message in kept:
            for custom_id in hand_ids(message):
                await person.forge(custom_id)
                assert person.text


async def test_a_hand_whose_token_has_died_does_no_harm(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene)
        await mover.tap("Draw")
        scene.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
        scene.env.inject_error("POST", "/webhooks/*", status=401, code=50027, times=None)
        asked = len(scene.requests("PATCH", "^/webhooks"))
        assert mover.seen is not None
        await mover.click(mover.seen, payload(mover.seen, "x"))
        await scene.settle()
        assert len(scene.requests("PATCH", "^/webhooks")) == asked + 1
        (seat,) = table.to_act
        assert table.sittings[seat].person == other.id
        scene.env.backend.faults.clear()
        await other.press("My hand")
        assert "Your turn" in other.text


@pytest.mark.parametrize("state", ["starting", "stopping"])
async def test_presses_while_starting_up_or_stopping_are_answered(logged, state):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        assert mover.seen is not None
        hand, version = mover.seen, table.version
        scene.app.responder.state, told = state, words("en")(f"answer-{state}")
        for custom_id in (*hand_ids(hand), f"t:{table.id}:hand", f"l:{table.id}:how", "nothing"):
            await mover.forge(custom_id, hand)
            assert told in mover.text or "don't know" in mover.text
        await mover.slash("play", game="racko")
        assert told in mover.text
        assert table.version == version
        scene.app.responder.state = "open"
        await mover.click(hand, payload(hand, "d"))
        assert table.version == version + 1


async def test_an_answer_that_comes_too_late_is_no_bug_and_the_move_counts(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        assert mover.seen is not None
        version = table.version
        scene.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await mover.actor.click(mover.seen.raw, custom_id=payload(mover.seen, "d"))
        assert table.version == version + 1
        await mover.press("My hand")
        assert "You drew" in mover.text


async def test_when_discord_fails_to_take_an_answer_the_person_is_told(logged):
    async with stage() as scene:
        _table, mover, _other = await seated(scene)
        scene.env.inject_error("POST", "/interactions/*/callback", status=500)
        await mover.press("My hand")
        assert "Something went wrong" in mover.text


async def test_a_refusal_names_the_clause_and_leaves_the_panel_usable(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene, "rank", 3)
        assert mover.seen is not None
        hand, version = mover.seen, table.version
        await mover.forge(payload(hand, "more").replace(":more", ":pass"), hand)
        assert "✋" in mover.text
        assert "(RK-4.1)" in mover.text
        assert table.version == version
        assert any(each.split(":", 3)[3][0] == "c" for each in hand_ids(mover.seen))
        await mover.click(mover.seen, payload(mover.seen, "c"))
        assert "✋" not in mover.text


# More


async def test_more_turns_settings_and_back_brings_the_selection(logged):
    async with stage() as scene:
        _table, mover, _other = await seated(scene, "rank", 3)
        assert mover.seen is not None
        await mover.click(mover.seen, payload(mover.seen, "c"))
        chosen = hand_ids(mover.seen)
        await mover.tap("More")
        assert {"Turn alerts: off", "Auto-pass: off", "Text mode: off"} <= set(mover.seen.labels())
        for label in ("Turn alerts: off", "Turn alerts: here", "Turn alerts: DM", "Text mode: off"):
            await mover.tap(label)
        await mover.tap("Auto-pass: off")
        assert "Auto-pass: on" in mover.seen.labels()
        await mover.tap("Rules")
        assert "## What beats what" in mover.text
        await mover.tap("All chapters")
        await mover.tap("How to play")
        await mover.tap("My hand")
        assert hand_ids(mover.seen) == chosen
        who = await scene.services.people.of(mover.id)
        assert (who.ping, who.auto_pass, who.text_mode) == ("none", True, True)


@pytest.mark.parametrize(("game", "careful"), [("racko", True), ("scots", False)])
async def test_more_offers_what_the_game_has_a_use_for(logged, game, careful):
    async with stage() as scene:
        _table, mover, other = await seated(scene, game)
        for person in (mover, other):
            await person.press("My hand")
            if "More" not in person.seen.labels():
                continue
            await person.tap("More")
            assert ("Two taps: off" in person.seen.labels()) == careful
            assert not any("Auto-pass" in label for label in person.seen.labels())
            await person.tap("Turn alerts: off")
            assert "Turn alerts: here" in person.seen.labels()
            await person.tap("Back")
            assert hand_ids(person.seen)


async def test_the_turn_that_comes_replaces_the_more_panel(logged):
    async with stage() as scene:
        _table, mover, other = await seated(scene)
        await other.tap("More")
        more = other.seen
        await mover.tap("Draw")
        await mover.click(mover.seen, payload(mover.seen, "x"))
        await scene.settle()
        (now,) = [each for each in scene.private(other) if each.raw.id == more.raw.id]
        assert "Your turn" in now.text
        assert scene.private(other)[-1].raw.id == more.raw.id


async def test_careful_players_tap_twice(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene)
        await mover.tap("More")
        await mover.tap("Two taps: off")
        await mover.tap("Back")
        await mover.tap("Draw")
        version = table.version
        await mover.click(mover.seen, payload(mover.seen, "p5"))
        assert table.version == version
        assert "to do it" in mover.text.lower()
        await mover.click(mover.seen, payload(mover.seen, "s5"))
        assert table.version == version + 1


async def test_auto_pass_passes_where_nothing_can_be_played_and_only_there(logged):
    async with stage() as scene:
        people = await sit(scene, "rank", 3, speed="unlimited")
        table = await scene.table()
        (seat,) = table.to_act
        by_id = {person.id: person for person in people}
        leader = by_id[table.sittings[seat].person or 0]
        for person in people:
            if person is not leader:
                await person.tap("More")
                await person.tap("Auto-pass: off")
                await person.tap("Back")
        for _ in range(400):
            if table.is_over or any(each.text == "pass" for each in table.moves):
                break
            await scene.settle()
            (seat,) = table.to_act
            legal = [str(each) for each in table.game.legal(table.state, seat)]
            person = by_id[table.sittings[seat].person or 0]
            assert person is leader or legal != ["pass"]
            await scene.press_on(table, 1)
        await scene.settle()
        assert any(each.text == "pass" for each in table.moves)


async def overtrumped(scene: Scene):
    """A leader who is about to play a 12, and two who hold nothing against it."""
    table, mover, _other = await seated(scene, "rank", 3)
    (seat,) = table.to_act
    hands = [[12, 5, 5, 6, 6], [2, 2, 3, 4, 4, 5], [1, 2, 3, 4, 5, 7]]
    hands = hands[-seat:] + hands[:-seat]
    table.state = table.game.load(3, table.state.options, {"hands": hands, "turn": seat})
    others = [scene.people[name] for name in ("Ada", "Bo", "Cleo") if scene.people[name] != mover]
    others.sort(key=lambda person: (table.seat_of(person.id) - seat) % 3)
    return table, mover, others


async def lead_a_12(mover) -> None:
    await mover.press("My hand")
    for wanted in ("c" + "0" * 11 + "1", "p" + "0" * 11 + "1"):
        await mover.click(mover.seen, payload(mover.seen, wanted))


async def test_a_forced_pass_is_offered_by_a_button_that_remembers(logged):
    async with stage() as scene:
        table, mover, (following, last) = await overtrumped(scene)
        await lead_a_12(mover)
        await scene.settle()
        assert "Nothing you hold beats one 12." in following.latest.text
        following.seen = following.latest
        twice = following.seen.button("Auto-pass")
        await following.tap("Auto-pass")
        assert table.moves[-1].text == "pass"
        assert table.to_act == (table.seat_of(last.id),)
        assert "You passed" in following.text
        assert (await scene.services.people.of(following.id)).auto_pass
        assert not (await scene.services.people.of(last.id)).auto_pass
        version = table.version
        await following.forge(twice, following.seen)
        assert table.version == version
        await scene.settle()
        assert "Nothing you hold beats one 12." in last.latest.text


async def test_with_auto_pass_nobody_is_shown_a_pass_to_make(logged):
    """The pass is made before the hand and the table are shown."""
    async with stage() as scene:
        table, mover, others = await overtrumped(scene)
        for person in others:
            await scene.services.people.change(person.id, auto_pass=True)
        before = len(scene.writes())
        await lead_a_12(mover)
        await scene.settle()
        assert [each.text for each in table.moves[-3:]] == ["play 12", "pass", "pass"]
        assert [each.chooser for each in table.moves[-3:]] == ["person", "auto_pass", "auto_pass"]
        written = [str(body(each)) for each in scene.writes()[before:]]
        assert written
        turns = [f"{person.actor.name}'s turn" for person in others]
        for text in written:
            assert "Nothing you hold" not in text
            assert not any(turn in text for turn in turns)
        assert "You lead" in mover.latest.text


async def test_whoever_opens_a_hand_that_can_only_pass_has_passed(logged):
    async with stage() as scene:
        table, mover, (following, _last) = await overtrumped(scene)
        await lead_a_12(mover)
        await scene.settle()
        await scene.services.people.change(following.id, auto_pass=True)
        await following.press("My hand")
        assert table.moves[-1].text == "pass"
        assert "You passed" in following.text


# Languages


async def test_hands_speak_the_language_of_their_player_and_tables_that_of_the_server(logged):
    async with stage(locale="it") as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo", locale="it")
        await ada.slash("play", game="racko", speed="unlimited")
        join = next(each for each in scene.table_message().buttons if each["style"] == 3)
        assert join["label"] != "Join"
        await bo.click(scene.table_message(), join["custom_id"])
        await ada.forge(join["custom_id"].replace(":join", ":start"))
        await scene.settle()
        assert "More" in scene.private(ada)[-1].labels()
        assert "More" not in scene.private(bo)[-1].labels()
        assert "My hand" not in scene.table_message().labels()


async def test_an_italian_at_an_english_table(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo", locale="it")
        await ada.slash("play", game="racko", speed="unlimited")
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        assert "My hand" in scene.table_message().labels()
        assert "Refresh" not in scene.private(bo)[-1].labels()
        assert "More" not in scene.private(bo)[-1].labels()
        dan = scene.person("Dan", locale="it")
        await dan.press("My hand")
        assert "tavolo" in dan.text


# Going out, or waiting


ALMOST = [2, 5, 8, 11, 14, 17, 20, 23, 26, 25]
"""A rack that 40 in its last slot brings into order."""


async def almost_out(scene: Scene):
    """Somebody who may go out with the card on the discard pile, where waiting could pay."""
    table, mover, _other = await seated(scene, "racko", 2, preset="bonus")
    (seat,) = table.to_act
    position = table.game.dump(table.state)
    cards = [card for card in range(1, 41) if card not in (*ALMOST, 40)]
    racks = [cards[9::-1], ALMOST] if seat else [ALMOST, cards[9::-1]]
    changed = position | {"racks": racks, "discard": [40], "draw": cards[10:]}
    table.state = table.game.load(2, table.state.options, changed)
    await mover.press("My hand")
    await mover.click(mover.seen, payload(mover.seen, "t"))
    await mover.click(mover.seen, payload(mover.seen, "p50"))
    return table, mover


async def test_a_player_whose_rack_is_in_order_goes_out_now(logged):
    async with stage() as scene:
        table, mover = await almost_out(scene)
        version = table.version
        assert "in order" in mover.text
        go = next(each for each in hand_ids(mover.seen) if each.endswith("w50!"))
        await mover.click(mover.seen, go)
        await scene.settle()
        assert table.moves[version].text == "take 50 !"
        assert any(each.text.startswith("deal ") for each in table.moves[version:])


async def test_a_player_whose_rack_is_in_order_waits(logged):
    async with stage() as scene:
        table, mover = await almost_out(scene)
        version = table.version
        await mover.click(mover.seen, next(each for each in hand_ids(mover.seen) if "back" in each))
        await mover.click(mover.seen, payload(mover.seen, "t"))
        await mover.click(mover.seen, payload(mover.seen, "p50"))
        wait = next(each for each in hand_ids(mover.seen) if each.endswith("w50"))
        await mover.click(mover.seen, wait)
        assert [each.text for each in table.moves[version:]] == ["take 50"]
        assert "Your turn" not in mover.text


async def test_a_press_leaves_nothing_behind_in_memory(logged):
    async with stage() as scene:
        _table, mover, other = await seated(scene)
        await mover.press("My hand")
        before = len(asyncio.all_tasks())
        for _ in range(20):
            await other.press("My hand")
            await other.tap("Refresh")
            await other.press("Menu")
        assert len(asyncio.all_tasks()) <= before


@pytest.mark.parametrize("longest_wait", [1.0, 0.0], ids=["in time", "too late"])
async def test_an_answer_that_is_overtaken_by_the_others_shows_the_newest_state(
    logged, monkeypatch, longest_wait
):
    """They have moved before it arrived, and it was drawn before that. The newest hand may even
    have been shown before it: what follows a move waits for an answer, but not for ever."""
    monkeypatch.setattr("bot.effects.LONGEST_WAIT", longest_wait)
    async with stage() as scene:
        table, mover, other = await seated(scene)
        assert mover.seen is not None
        await mover.click(mover.seen, payload(mover.seen, "d"))
        send = scene.app.responder._send

        async def late(it, reply):
            monkeypatch.setattr(scene.app.responder, "_send", send)
            for text in ("draw", "drop"):
                await attendance.play(table, other.id, table.version, text)
            for _ in range(100):
                await asyncio.sleep(0)
            await send(it, reply)

        monkeypatch.setattr(scene.app.responder, "_send", late)
        discard = next(each for each in mover.seen.labels() if each.startswith("Discard"))
        await mover.tap(discard)
        await scene.settle()
        assert table.to_act == (table.seat_of(mover.id),)
        assert "Your turn" in scene.private(mover)[-1].text
