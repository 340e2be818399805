"""Time that runs out, people who leave and come back, moderators, and what comes after a match."""

import pytest

from bot.match import attendance
from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage

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
    """Wait, one turn, until back: as they are counted so far."""
    return [label.rpartition(" · ")[2] for label in message.labels() if " · " in label]


async def test_when_a_turn_takes_too_long_the_others_are_asked(logged):
    async with stage() as scene:
        _table, late, (_one, _two) = await overdue(scene)
        shown = scene.table_message()
        assert f"{late.actor.name}'s time is up" in shown.text
        assert votes(shown) == ["0", "0", "0"]
        assert "My hand" in shown.labels()


async def test_who_votes_twice_moves_the_vote_and_most_votes_decide(logged):
    async with stage() as scene:
        table, late, others = await overdue(scene, 4)
        one, two, three = others
        wait, turn, _seat = scene.table_message().buttons[:3]
        await one.click(scene.table_message(), wait["custom_id"])
        assert words("en")("voted") in one.text
        await scene.settle()
        assert votes(scene.table_message()) == ["1", "0", "0"]
        await one.click(scene.table_message(), turn["custom_id"])
        await scene.settle()
        assert votes(scene.table_message()) == ["0", "1", "0"]
        await two.click(scene.table_message(), turn["custom_id"])
        await three.click(scene.table_message(), wait["custom_id"])
        await scene.settle()
        assert table.sittings[table.seat_of(late.id)].stand_in is None
        assert table.to_act != (table.seat_of(late.id),)
        assert "time is up" not in scene.table_message().text


async def test_spectators_and_the_late_one_do_not_vote(logged):
    async with stage() as scene:
        _table, late, _ = await overdue(scene)
        stranger = scene.person("Eve")
        for label in scene.table_message().labels()[:3]:
            await stranger.press(label)
            assert "You do not sit at this table." in stranger.text
            await late.press(label)
            assert "The others at the table decide." in late.text
        assert votes(scene.table_message()) == ["0", "0", "0"]


async def test_when_the_others_wait_the_same_seat_is_still_to_move(logged):
    async with stage() as scene:
        table, late, others = await overdue(scene)
        for person in others:
            await person.press(scene.table_message().labels()[0])
            await scene.settle()
        assert mover(scene, table) is late
        assert "time is up" not in scene.table_message().text
        await scene.pass_time(61)
        assert "time is up" in scene.table_message().text
        await scene.pass_time(31)  # nobody votes: the table waits
        assert mover(scene, table) is late
        await late.press("My hand")
        assert "Your turn" in late.text


async def test_a_computer_holds_the_seat_until_my_hand_takes_it_back(logged):
    async with stage() as scene:
        table, late, others = await overdue(scene)
        for person in others:
            shown = scene.table_message()
            await person.click(shown, shown.button(shown.labels()[2]))
            await scene.settle()
        seat = table.seat_of(late.id)
        assert table.sittings[seat].stand_in is not None
        while table.is_busy:
            await scene.settle()
        name = late.actor.name
        assert f"A computer holds {name}'s seat" in scene.table_message().text
        await late.press("My hand")
        await scene.settle()
        assert table.sittings[seat].stand_in is None
        assert "A computer holds" not in scene.table_message().text


async def test_a_vote_that_comes_after_the_play_is_answered(logged):
    async with stage() as scene:
        table, late, (one, _) = await overdue(scene)
        shown = scene.table_message()
        await attendance.press(table, late.id, table.version, "draw")
        await scene.settle()
        assert "time is up" not in scene.table_message().text
        await one.forge(shown.buttons[1]["custom_id"])
        assert "The others at the table decide." in one.text


# Leaving


async def test_who_leaves_is_asked_back_and_comes_back_with_my_hand(logged):
    async with stage() as scene:
        _ada, bo, _ = await sit(scene, "racko", 3, speed="unlimited")
        table = await scene.table()
        await bo.press("Menu")
        await bo.tap("Leave the match")
        assert "Leave the match?" in bo.text
        await bo.tap("Back")
        await bo.tap("Leave the match")
        await bo.tap("Leave the match")
        await scene.settle()
        assert "You have left." in bo.text
        assert "A computer holds Bo's seat" in scene.table_message().text
        await bo.press("My hand")
        await scene.settle()
        assert "A computer holds" not in scene.table_message().text
        assert table.sittings[1].left is None


async def test_when_the_last_person_leaves_the_table_closes(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        for person in people:
            await person.press("Menu")
            await person.tap("Leave the match")
            await person.tap("Leave the match")
            await scene.settle()
        assert table.match.status == "closed"
        assert "This table is closed" in scene.table_message().text
        assert scene.table_message().buttons == []


# Moderators


async def test_a_moderator_ends_a_match_and_it_is_written_down(logged):
    async with stage() as scene:
        ada, _bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        moderator = scene.moderator()
        await moderator.slash("table end", table=table.id)
        await scene.settle()
        assert "ended" in moderator.text
        assert "This table is closed" in scene.table_message().text
        (row,) = await scene.store.audit.of_server(scene.guild.id)
        assert (row.action, row.match, row.moderator) == ("end", table.id, moderator.id)
        await moderator.slash("table end", table=table.id)
        assert "no such table" in moderator.text
        await ada.forge(f"t:{table.id}:hand")
        assert ada.text


async def test_a_moderator_ends_a_table_that_has_not_started(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")
        name = scene.table_message().button("Join").split(":")[1]
        moderator = scene.moderator()
        await moderator.slash("table end", table=name)
        await scene.settle()
        assert "A moderator has closed it." in scene.table_message().text
        assert [each.action for each in await scene.store.audit.of_server(scene.guild.id)] == [
            "end"
        ]


async def test_a_moderator_replaces_somebody_and_repairs(logged):
    async with stage() as scene:
        _ada, bo = await sit(scene, "racko", 2, speed="unlimited")
        table = await scene.table()
        moderator = scene.moderator()
        await moderator.slash("table replace", table=table.id, person=moderator.actor)
        assert "do not sit" in moderator.text
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
        assert table.sittings[1].stand_in is None


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
        assert first.text.index("It is your turn.") < first.text.index("Not started yet.")
        await first.tap("My hand")
        assert "Your turn" in first.text
        other = next(person for person in people if person is not first)
        await other.slash("games")
        assert "Others are to move." in other.text
        stranger = scene.person("Eve")
        await stranger.slash("games")
        assert "You sit at no table." in stranger.text


@pytest.mark.parametrize(
    ("locale", "said"), [("en-US", "cannot be opened"), ("it", "non si può aprire")]
)
async def test_games_names_a_match_that_cannot_be_read_and_lists_the_others(locale, said):
    async with stage() as scene:
        ada = scene.person("Ada", locale=locale)
        for game in ("rank", "racko"):
            await ada.slash("play", game=game, computers=2, speed="unlimited")
            await scene.settle()
        matches = await scene.store.open_of_person(ada.id)
        (spoilt,) = [each for each in matches if each.game == "rank"]
        await scene.store.change(spoilt.id, options="{")
        await scene.restart()
        await ada.slash("games")
        assert said in ada.text
        assert ada.text.index("RACK-O") < ada.text.index("RANK")
        await scene.store.change(spoilt.id, options=spoilt.options)
        await ada.slash("games")
        assert said not in ada.text
        assert "RANK" in ada.text


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
        assert "You are in for another match." in ada.text
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
        assert "You do not sit at this table." in stranger.text
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
