"""Time that runs out, people who leave and come back, moderators, and what comes after a match."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.match import attendance
from bot.ui.text import COMPUTER
from bot.ui.words import words
from storage.schema import matches
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage
from tests.waiting import PATIENCE

EN = words("en")

TURN = 60 + 120  # seconds of a live turn, with the whole time bank


def mover(scene: Scene, table) -> Somebody:
    (seat,) = table.to_act
    return next(each for each in scene.people.values() if each.id == table.sittings[seat].person)


async def overdue(scene: Scene, number: int = 3):
    """A live match with somebody who does not play; they, and the others."""
    people = await sit(scene, "racko", number)
    table = await scene.table()
    late = mover(scene, table)
    await scene.pass_time(TURN + 1)
    return table, late, [person for person in people if person is not late]


def votes(message: Message) -> list[str]:
    """Wait, one turn, until back by strength: as they are counted so far."""
    return [label.rpartition(" · ")[2] for label in message.labels() if " · " in label]


def away_line(table, person: Somebody) -> str:
    """Who plays for them, by name."""
    said, stand_in = words("en"), table.sittings[table.seat_of(person.id)].name
    kind = said("computer-kind", level="medium")
    return said("away", name=person.actor.name, computer=stand_in, kind=kind)


async def test_when_a_turn_takes_too_long_the_others_are_asked(logged):
    async with stage() as scene:
        _table, late, (_one, _two) = await overdue(scene)
        shown = scene.table_message()
        assert f"{late.actor.name}'s time is up" in shown.text
        assert votes(shown) == ["0", "0", "0", "0", "0"]
        assert "My hand" in shown.labels()


async def test_who_votes_twice_moves_the_vote_and_most_votes_decide(logged):
    async with stage() as scene:
        table, late, others = await overdue(scene, 4)
        one, two, three = others
        wait, turn, _seat = scene.table_message().buttons[:3]
        await one.click(scene.table_message(), wait["custom_id"])
        assert words("en")("voted") in one.text
        await scene.settle()
        assert votes(scene.table_message()) == ["1", "0", "0", "0", "0"]
        await one.click(scene.table_message(), turn["custom_id"])
        await scene.settle()
        assert votes(scene.table_message()) == ["0", "1", "0", "0", "0"]
        await two.click(scene.table_message(), turn["custom_id"])
        await three.click(scene.table_message(), wait["custom_id"])
        await scene.settle()
        seat = table.seat_of(late.id)
        assert table.sittings[seat].stand_in is None
        assert table.to_act != (seat,)
        assert "time is up" not in scene.table_message().text
        computer, name = table.sittings[seat].name, late.actor.name
        told = words("en")("vote-told-turn", computer=computer, name=name)
        assert told in scene.table_message().text
        following = mover(scene, table)
        await attendance.play(table, following.id, table.version, "draw")
        await scene.settle()
        assert told in scene.table_message().text
        await attendance.play(table, following.id, table.version, "drop")
        await scene.settle()
        assert told not in scene.table_message().text


async def test_spectators_and_the_late_one_do_not_vote(logged):
    async with stage() as scene:
        _table, late, _ = await overdue(scene)
        stranger = scene.person("Eve")
        for label in scene.table_message().labels()[:3]:
            await stranger.press(label)
            assert "You're not at this table." in stranger.text
            await late.press(label)
            assert "for the others at the table to decide." in late.text
        assert votes(scene.table_message()) == ["0", "0", "0", "0", "0"]


async def test_when_the_others_wait_the_same_seat_is_still_to_move(logged):
    async with stage() as scene:
        table, late, others = await overdue(scene)
        for person in others:
            await person.press(scene.table_message().labels()[0])
            await scene.settle()
        assert mover(scene, table) is late
        assert "time is up" not in scene.table_message().text
        told = words("en")("vote-told-wait", name=late.actor.name)
        assert told in scene.table_message().text
        await scene.pass_time(61)
        assert told not in scene.table_message().text
        assert "time is up" in scene.table_message().text
        await late.press("My hand")
        assert words("en")("news-overdue") in late.text
        await scene.pass_time(61)  # nobody votes: a computer plays this turn
        assert mover(scene, table) is not late
        await late.press("My hand")
        computer = table.sittings[table.seat_of(late.id)].name
        assert words("en")("news-played", count=1, computer=computer) in late.text


async def test_a_computer_holds_the_seat_until_my_hand_takes_it_back(logged):
    async with stage() as scene:
        table, late, others = await overdue(scene)
        for person in others:
            shown = scene.table_message()
            await person.click(shown, shown.button(shown.labels()[3]))
            await scene.settle()
        seat = table.seat_of(late.id)
        assert table.sittings[seat].stand_in is not None
        while table.is_busy:
            await scene.settle()
        assert away_line(table, late) in scene.table_message().text
        await late.press("My hand")
        await scene.settle()
        assert table.sittings[seat].stand_in is None
        assert away_line(table, late) not in scene.table_message().text


async def test_a_vote_that_comes_after_the_play_is_answered(logged):
    async with stage() as scene:
        table, late, (one, _) = await overdue(scene)
        shown = scene.table_message()
        await attendance.play(table, late.id, table.version, "draw")
        await scene.settle()
        assert "time is up" not in scene.table_message().text
        await one.forge(shown.buttons[1]["custom_id"])
        assert "for the others at the table to decide." in one.text


# Leaving


async def test_who_leaves_is_asked_back_and_comes_back_with_my_hand(logged):
    async with stage() as scene:
        _ada, bo, _ = await sit(scene, "racko", 3, speed="unlimited")
        table = await scene.table()
        await bo.press("Menu")
        await bo.tap("Leave the match")
        said = words("en")
        assert said("leave-question", computer=table.sittings[1].name) in bo.text
        await bo.tap("Back")
        await bo.tap("Leave the match")
        await bo.tap("Leave the match")
        await scene.settle()
        assert bo.text == said("leave-left", computer=table.sittings[1].name)
        assert away_line(table, bo) in scene.table_message().text
        await bo.press("My hand")
        await scene.settle()
        assert away_line(table, bo) not in scene.table_message().text
        assert table.sittings[1].left is None


async def test_when_the_last_person_leaves_the_table_closes_after_a_day(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        for person in people:
            await person.press("Menu")
            await person.tap("Leave the match")
            await person.tap("Leave the match")
            await scene.settle()
        assert words("en")("deserted-title") in scene.table_message().text
        await people[0].press("My hand")
        await scene.settle()
        assert words("en")("deserted-title") not in scene.table_message().text
        await people[0].press("Menu")
        await people[0].tap("Leave the match")
        await people[0].tap("Leave the match")
        await scene.pass_time(24 * 3600)
        assert table.match.status == "closed"
        assert words("en")("over-closed-deserted") in scene.table_message().text
        labels = scene.table_message().labels()
        assert labels == [EN("report-button")], "nobody can come back"


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_who_leaves_computers_alone_is_told_that_the_table_closes(logged, locale):
    async with stage() as scene:
        ada, said = scene.person("Ada", locale=locale), words(locale[:2])
        await ada.slash("play", game="rank", computers=2, speed="live")
        await scene.settle()
        table = await scene.table()
        assert "<t:" not in scene.table_message().text  # nobody waits for her, so no clock runs
        await ada.press("Menu")
        await ada.tap(said("menu-leave"))
        assert said("leave-question-alone") in ada.text
        await ada.tap(said("menu-leave"))
        assert ada.text == said("leave-last")
        await scene.pass_time(24 * 3600)
        assert table.match.status == "closed"


# Moderators


async def test_a_moderator_ends_a_match_and_it_is_written_down(logged):
    async with stage() as scene:
        ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        moderator = scene.moderator()
        said, link = words("en"), f"discord.com/channels/{scene.guild.id}/{scene.channel.id}/"
        await moderator.slash("table end", table=table.id)
        assert said("table-end-question") in moderator.text
        for each in ("Ada", "Bo", "RACK-O · round 1", link):
            assert each in moderator.text
        await moderator.tap(said("table-keep"))
        assert (moderator.text, table.is_over) == (said("table-kept"), False)
        await moderator.slash("table end", table=table.id)
        await moderator.tap(said("table-end"))
        await scene.settle()
        assert moderator.text == said("table-ended")
        assert said("over-closed-by", name="Moderator") in scene.table_message().text
        (row,) = await scene.store.audit.of_server(scene.guild.id)
        assert (row.action, row.match, row.moderator) == ("end", table.id, moderator.id)
        await moderator.slash("table end", table=table.id)
        assert "no such table" in moderator.text
        await ada.forge(f"t:{table.id}:hand")
        assert ada.text


DAMAGED = {
    "options": {"options": "{"},
    "cuts": {"words": "["},
    "rules": {"rules": 99},
}


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
async def test_a_match_that_cannot_be_read_is_in_nobody_s_way_and_a_moderator_ends_it(damage):
    async with stage() as scene:
        ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table, said = await scene.table(), words("en")
        await scene.services.servers.change(
            scene.guild.id, lambda server: replace(server, tables=1)
        )
        spoil = update(matches).where(matches.c.id == table.id).values(damage)
        await scene.store.database.write(lambda connection: connection.execute(spoil))
        await scene.restart()
        await ada.slash("play", game="racko")
        assert "Join" in scene.table_message().labels()
        moderator = scene.moderator()
        offered = await moderator.actor.autocomplete(scene.channel, "table end", "table", table.id)
        assert [each["value"] for each in offered] == [table.id]
        await moderator.slash("table end", table=table.id)
        assert said("table-end-question") in moderator.text
        await moderator.tap(said("table-end"))
        assert moderator.text == said("table-ended")
        placed = await scene.store.placed_in_guild(scene.guild.id)
        assert table.id not in [each.id for each in placed]
        assert await scene.store.audit.ended_by(table.id) == moderator.id


async def test_a_moderator_ends_a_table_that_has_not_started(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")
        name = scene.table_message().button("Join").split(":")[1]
        moderator = scene.moderator()
        await moderator.slash("table end", table=name)
        await moderator.tap(words("en")("table-end"))
        await scene.settle()
        closed = words("en")("lobby-closed-by", name="Moderator")
        assert closed in scene.table_message().text
        assert [each.action for each in await scene.store.audit.of_server(scene.guild.id)] == [
            "end"
        ]


async def test_suggested_tables_say_how_far_they_are_and_how_long_a_turn_lasts(logged):
    async with stage() as scene:
        await sit(scene, "racko", 2, speed="relaxed")
        table = await scene.table()
        ada, *_ = scene.people.values()
        await ada.slash("play", game="rank")
        moderator = scene.moderator()

        async def offered(typed: str) -> list[str]:
            place = scene.channel
            found = await moderator.actor.autocomplete(place, "table end", "table", typed)
            return [each["name"] for each in found]

        (line,) = await offered(table.id)
        assert line.startswith("RACK-O · round 1, 10 min left: ")
        assert any(each.startswith("RANK, not started: ") for each in await offered(""))
        assert len(await offered("rank")) == 1


async def test_a_moderator_replaces_somebody_and_repairs(logged):
    async with stage() as scene:
        _ada, bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        moderator = scene.moderator()
        await moderator.slash("table replace", table=table.id, person=moderator.actor)
        assert "not at this table" in moderator.text
        await moderator.slash("table replace", table=table.id, person=bo.actor)
        assert table.sittings[1].stand_in is not None
        await moderator.slash("table repair", table=table.id)
        await scene.settle()
        assert len(scene.public()) == 1
        rows = await scene.store.audit.of_server(scene.guild.id)
        assert [(each.action, each.person) for each in rows] == [
            ("repair", None),
            ("replace", bo.id),
        ]
        await bo.press("My hand")
        assert words("en")("answer-out") in bo.text
        assert table.sittings[1].stand_in is not None


async def test_only_moderators_end_a_match(logged):
    async with stage() as scene:
        ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        await ada.forge(f"m:{table.id}:end")
        assert ada.text == words("en")("answer-forged")
        assert not table.is_over


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_hands_and_menus_say_which_of_several_tables_they_are_of(logged, locale):
    async with stage() as scene:
        ada, said = scene.person("Ada", locale=locale), words(locale[:2])
        await ada.slash("play", game="rank", computers=2, speed="unlimited")
        await scene.settle()
        (hand,) = scene.private(ada)
        assert "discord.com" not in hand.text
        first, one = scene.table_message(), await scene.table()
        await ada.slash("play", game="racko", computers=1, speed="unlimited")
        await scene.settle()
        assert one.id != (await scene.table()).id
        await ada.click(first, first.button("My hand"))
        names = ", ".join(f"{each.name}\N{NO-BREAK SPACE}{COMPUTER}" for each in one.sittings[1:])
        link = f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/{first.raw.id}"
        assert said("hand-of-linked", game="RANK", names=names, link=link) in ada.text
        await ada.click(first, first.button("Menu"))
        assert names in ada.text
        assert said("rank-title", hand=1) in ada.text


async def test_moderators_reach_the_tables_of_their_own_server_alone(logged):
    async with stage() as scene:
        _ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        elsewhere = scene.env.create_guild("Another")
        place = elsewhere.create_text_channel("cards")
        stranger = scene.moderator(elsewhere)
        for command in ("end", "repair"):
            result = await stranger.actor.slash(place, f"table {command}", table=table.id)
            assert "no such table" in Message(result.response).text
        offered = await stranger.actor.autocomplete(place, "table end", "table", "")
        assert offered == []
        offered = await scene.moderator().actor.autocomplete(
            scene.channel, "table end", "table", ""
        )
        assert [each["value"] for each in offered] == [table.id]
        assert table.match.status == "live"
        assert await scene.store.audit.of_server(scene.guild.id) == ()


# Commands about


async def test_games_lists_mine_first_and_opens_the_hand(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        first = mover(scene, table)
        await first.slash("play", game="scots", speed="daily")
        await first.slash("games")
        assert first.text.index("It's your turn.") < first.text.index("Not started yet.")
        await first.tap("My hand")
        assert "Your turn" in first.text
        other = next(person for person in people if person is not first)
        await other.slash("games")
        assert f"{first.actor.name}'s turn." in other.text
        assert f"RACK-O** with {first.actor.name}" in other.text
        assert f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/" in other.text
        stranger = scene.person("Eve")
        await stranger.slash("games")
        assert EN("games-here") in stranger.text
        alone = await stranger.actor.user.slash("games")
        assert EN("games-none") in Message(alone.response).text


@pytest.mark.parametrize(
    ("locale", "said"), [("en-US", "can't be opened"), ("it", "non si può aprire")]
)
async def test_games_lists_a_match_that_cannot_be_read_and_its_hand_says_so(locale, said):
    async with stage() as scene:
        ada = scene.person("Ada", locale=locale)
        await ada.slash("play", game="rank", computers=2, speed="unlimited")
        await scene.settle()
        (match,) = await scene.store.open_of_person(ada.id)
        await scene.store.change(match.id, options="{")
        await scene.restart()
        await ada.slash("games")
        assert "**RANK**" in ada.text
        await ada.tap(words("it" if locale == "it" else "en")("hand-button"))
        assert said in ada.text


@pytest.mark.parametrize("name", ["about", "help"])
@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_about_and_help_are_told_privately(logged, name, locale):
    async with stage() as scene:
        ada = scene.person("Ada", locale=locale)
        message = await ada.slash(name)
        assert message.raw.ephemeral
        assert "RACK-O" in message.text


async def test_presets_are_offered_by_game(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        offered = await ada.actor.autocomplete(scene.channel, "play", "preset", "", game="scots")
        assert {each["value"] for each in offered} == {"standard", "short", "identical"}
        await ada.slash("play", game="racko", preset="nothing")
        assert "no such preset" in ada.text
        assert scene.public() == []


async def test_commands_are_sent_once(logged):
    async with stage() as scene:
        before = len(scene.requests("PUT", "/commands$"))
        await scene.restart()
        assert before == 1
        assert len(scene.requests("PUT", "/commands$")) == before


# After the match


async def finished(scene: Scene, number: int = 2):
    people = await sit(scene, "scots", number, preset="short", speed="unlimited")
    table = await scene.table()
    await scene.hurry(table)
    return table, people


async def test_a_rematch_starts_when_all_are_in_and_hands_open_unasked(logged):
    async with stage() as scene:
        table, (ada, bo) = await finished(scene)
        end = scene.table_message()
        again = end.button("Rematch")
        await ada.click(end, again)
        assert "The rematch starts once everyone is in." in ada.text
        await scene.settle()
        lobby = scene.table_message()
        assert "a table is open" in lobby.text
        await ada.click(end, again)
        await scene.settle()
        assert scene.table_message().text.count("Ada") == lobby.text.count("Ada")
        await bo.click(end, again)
        await scene.settle()
        following = await scene.table()
        assert following.id != table.id
        assert following.match.status == "live"
        assert following.match.options == table.match.options
        for person in (ada, bo):
            hands = [
                each
                for each in scene.private(person)
                if any(part["custom_id"].startswith(f"h:{following.id}") for part in each.buttons)
            ]
            assert len(hands) == 1
        assert sum("a table is open" in each.text for each in scene.public()) == 0


async def test_a_row_of_rematches_carries_the_score(logged):
    async with stage() as scene:
        table, people = await finished(scene)
        wins = {each.id: 0 for each in people}
        for number in range(3):
            for standing in table.game.standings(table.state):
                wins[table.sittings[standing.seat].person or 0] += standing.place == 1
            first, second = sorted(people, key=lambda each: -wins[each.id])
            told = ", ".join(f"{each.actor.name} {wins[each.id]}" for each in (first, second))
            end = scene.table_message()
            assert ("So far:" in end.text) == (number > 0)
            if number:
                assert f"**So far: {told}.**" in end.text
            await people[0].click(end, end.button("Rematch"))
            await scene.settle()
            assert f"So far: {told}." in scene.table_message().text
            if number == 1:
                await scene.restart()
            await people[1].click(end, end.button("Rematch"))
            await scene.settle()
            table = await scene.table()
            await scene.hurry(table)
            assert table.is_over


async def test_the_last_message_says_who_wants_a_rematch_and_how_many(logged):
    async with stage() as scene:
        table, (ada, bo, _cleo) = await finished(scene, 3)
        said, end = words("en"), scene.table_message()
        again = end.button(said("rematch-button"))

        def last_message() -> Message:
            return next(each for each in scene.public() if each.raw.id == end.raw.id)

        await bo.click(end, again)
        await scene.settle()
        assert said("rematch-count", wanting=1, of=3) in last_message().labels()
        assert said("rematch-wanted", count=1, names="Bo") in last_message().text
        await ada.click(last_message(), again)
        await scene.settle()
        both = said("names-and", names="Bo", last="Ada")
        assert said("rematch-wanted", count=2, names=both) in last_message().text
        assert said("rematch-count", wanting=2, of=3) in last_message().labels()
        await bo.click(scene.table_message(), scene.table_message().button(said("lobby-leave")))
        await scene.settle()
        assert said("rematch-wanted", count=1, names="Ada") in last_message().text
        assert table.is_over


async def test_while_the_rematch_runs_it_cannot_be_asked_for_again(logged):
    async with stage() as scene:
        table, (ada, bo) = await finished(scene)
        end = scene.table_message()
        again, said = end.button("Rematch"), words("en")
        for person in (ada, bo):
            await person.click(end, again)
            await scene.settle()
        (old,) = [each for each in scene.public() if each.raw.id == end.raw.id]
        assert old.labels(on=False) == ["Rematch"]
        assert said("rematch-runs") in old.text
        await ada.forge(again, old)
        assert said("answer-rematch_runs") in ada.text
        assert len(await scene.store.open_of_person(ada.id)) == 1
        following = await scene.table()
        await scene.hurry(following)
        (old,) = [each for each in scene.public() if each.raw.id == end.raw.id]
        assert "Rematch" in old.labels()
        assert following.id != table.id


async def test_a_press_on_a_message_that_is_just_being_replaced_counts(logged, monkeypatch):
    async with stage() as scene:
        _table, (ada, bo) = await finished(scene)
        end = scene.table_message()
        monkeypatch.setattr("bot.discord_io.board_posts.LINGER", 10 * PATIENCE)
        await ada.forge(end.button("Rematch").replace("again", "down"), end)
        assert len(scene.public()) == 2
        assert await bo.click(end, end.button("Rematch"))
        assert words("en")("rematch-in") in bo.text
        assert len(await scene.store.open_of_person(bo.id)) == 1


async def test_a_rematch_of_some_waits_and_can_be_started_with_a_computer(logged):
    async with stage() as scene:
        _table, (ada, _bo) = await finished(scene)
        await ada.press("Rematch")
        await scene.settle()
        await ada.press("Add computer")
        await scene.settle()
        await ada.press("Start")
        await scene.settle()
        following = await scene.table()
        assert following.match.status == "live"
        assert [each.level for each in following.sittings] == [None, "medium"]


async def test_a_rematch_outlives_a_restart(logged):
    async with stage() as scene:
        _table, (ada, bo) = await finished(scene)
        end = scene.table_message()
        again = end.button("Rematch")
        await ada.click(end, again)
        await scene.restart()
        await bo.click(end, again)
        await scene.settle()
        following = await scene.table()
        assert following.match.status == "live"
        assert {each.person for each in following.sittings} == {ada.id, bo.id}
        assert len(await scene.store.open_of_person(ada.id)) == 1


async def test_a_rematch_pressed_during_a_match_is_no_rematch(logged):
    async with stage() as scene:
        ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        await ada.forge(f"t:{table.id}:again")
        assert len(await scene.store.open_of_person(ada.id)) == 1


async def test_somebody_else_cannot_ask_for_a_rematch(logged):
    async with stage() as scene:
        _table, _ = await finished(scene)
        stranger = scene.person("Eve")
        await stranger.press("Rematch")
        assert "You're not at this table." in stranger.text
        await stranger.press("Hands")
        assert "Ada" in stranger.text


async def test_the_menu_turns_the_pace_of_the_computers(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko", computers=2)
        await scene.settle()
        table = await scene.table()
        await ada.press("Menu")
        await ada.tap("Computers: take their time")
        assert table.match.brisk
        assert ada.seen is not None
        assert "Computers: play at once" in ada.seen.labels()
        stranger = scene.person("Eve")
        await stranger.press("Menu")
        assert stranger.seen is not None
        assert not any("Computers" in label for label in stranger.seen.labels())
        await stranger.forge(f"t:{table.id}:pace")
        assert table.match.brisk
