"""Being told: asked how, invited, called, warned, reminded; and what waits for somebody."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.match import attendance
from bot.match.table import Table
from bot.ui.words import words
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage
from tests.bot.discord.test_lobbies import lobby_of, opened
from tests.bot.discord.test_settings import HOUR
from tests.bot.discord.test_tables import mover
from tests.waiting import until

EN = words("en")
DAY = 24 * HOUR


def letters(person: Somebody) -> list[str]:
    """The direct messages that somebody has got and that are still there."""
    channel = person.actor.user.dm_channel
    return [each.text for each in person.scene.public(channel)]


async def looks(scene: Scene, hours: float = 0) -> None:
    """The bot looks at what is due, some time later."""
    scene.clock.now += round(hours * HOUR)
    pings = scene.services.pings
    await pings.round()
    await until(lambda: not pings._awaited, "the calls that are due")
    await scene.settle()


async def turn(scene: Scene, table: Table) -> None:
    person = mover(scene, table)
    for text in ("draw", "drop"):
        await attendance.play(table, person.id, table.version, text)
    await scene.settle()


@asynccontextmanager
async def daily(*ways: str, **settings: object) -> AsyncIterator[tuple[Scene, Table]]:
    """Two people at a daily table who are called like that."""
    async with stage() as scene:
        people = await sit(scene, "racko", 2, speed="daily")
        for person, way in zip(people, ways, strict=False):
            await scene.services.people.change(person.id, ping=way, **settings)
        yield scene, await scene.table()


# Being asked


async def test_who_joins_a_slow_table_is_asked_once_how_to_be_called(logged):
    async with stage() as scene:
        await opened(scene, speed="daily")
        bo = scene.person("Bo")
        await bo.press("Join")
        assert EN("ask-title") in bo.text
        assert bo.seen is not None
        ways = [each for each in bo.seen.buttons if ":call:" in each["custom_id"]]
        assert [each["label"] for each in ways] == [EN(f"ask-{way}") for way in WAYS]
        assert len({each["style"] for each in ways}) == 1, "not is as easy as the others"
        await bo.tap(EN("ask-none"))
        assert EN("asked-none") in bo.text
        assert letters(bo) == []
        await bo.press("Leave")
        await bo.press("Join")
        assert EN("ask-title") not in bo.text


WAYS = ("channel", "direct", "none")


async def test_at_a_live_table_nobody_is_asked(logged):
    async with stage() as scene:
        ada, bo = await opened(scene), scene.person("Bo")
        await bo.press("Join")
        assert EN("ask-title") not in bo.text
        assert scene.private(ada) == []


async def test_who_opens_a_slow_table_is_asked_too(logged):
    async with stage() as scene:
        ada = await opened(scene, speed="daily")
        (asked,) = scene.private(ada)
        await ada.click(asked, asked.button(EN("ask-channel")))
        assert EN("asked-channel") in ada.text
        assert (await scene.services.people.of(ada.id)).ping == "channel"
        await ada.slash("play", game="racko", speed="daily")
        assert len(scene.private(ada)) == 1


async def test_who_chooses_messages_gets_one_at_once(logged):
    async with stage() as scene:
        await opened(scene, speed="unlimited")
        bo = scene.person("Bo")
        await bo.press("Join")
        await bo.tap(EN("ask-direct"))
        assert EN("asked-direct") in bo.text
        assert letters(bo) == [EN("hello")]
        assert (await scene.services.people.of(bo.id)).ping == "direct"


async def test_a_refused_message_is_seen_at_once_and_another_way_can_be_chosen(logged):
    async with stage() as scene:
        await opened(scene, speed="daily")
        bo = scene.person("Bo")
        await bo.press("Join")
        question = bo.seen
        assert question is not None
        blocked = bo.actor.user.dm_channel.id
        scene.env.inject_error(
            "POST", f"/channels/{blocked}/messages", status=403, code=50007, times=None
        )
        await bo.tap(EN("ask-direct"))
        assert EN("answer-no_direct") in bo.text
        assert (await scene.services.people.of(bo.id)).ping == "none"
        await bo.click(question, question.button(EN("ask-channel")))
        assert (await scene.services.people.of(bo.id)).ping == "channel"


# Being invited


async def test_the_invited_get_one_mention_and_join_from_it(logged):
    async with stage() as scene:
        bo, cleo = scene.person("Bo"), scene.person("Cleo")
        ada = await opened(scene, "rank", **{"with": f"<@{bo.id}> <@{cleo.id}>"})
        await scene.settle()
        _, mention = scene.public()
        named = f"<@{bo.id}>, <@{cleo.id}>"
        assert mention.text == EN("invite", names=named, host="Ada", game="RANK")
        (sent,) = [each for each in scene.writes() if " invites you " in str(each.json)]
        assert sent.json["allowed_mentions"]["users"] == [bo.id, cleo.id]
        await bo.click(mention, mention.button("Join"))
        assert "You are in." in bo.text
        await ada.press("Host…")
        await ada.invite(bo, cleo)
        await scene.settle()
        assert len([each for each in scene.writes() if " invites you " in str(each.json)]) == 1
        await cleo.click(mention, mention.button("Join"))
        await scene.settle()
        assert len(scene.public()) == 1, "the mention goes once everybody has come"
        assert len((await lobby_of(scene)).people) == 3


async def test_an_invitation_that_nobody_took_says_that_the_match_has_begun(logged):
    async with stage() as scene:
        bo, cleo = scene.person("Bo"), scene.person("Cleo")
        ada = await opened(scene, "racko", **{"with": f"<@{cleo.id}>"})
        await bo.press("Join")
        await scene.settle()
        await ada.press("Start")
        await scene.settle()
        assert EN("ping-over-started") in [each.text for each in scene.public()]


async def test_a_table_invites_no_more_people_than_it_has_seats(logged):
    async with stage() as scene:
        guests = [scene.person(f"Guest {number}") for number in range(6)]
        ada = await opened(scene, "racko")
        await ada.press("Host…")
        host = ada.seen
        await ada.invite(*guests[:4])
        ada.seen = host
        await ada.invite(*guests[2:])
        assert EN("answer-too_many_invited") in ada.text
        assert len((await lobby_of(scene)).invited) == 4


async def test_an_invitation_reaches_a_thread_after_it_is_there(logged):
    async with stage() as scene:
        bo = scene.person("Bo")
        await opened(scene, "racko", thread=True, **{"with": f"<@{bo.id}>"})
        await scene.settle()
        (match,) = await scene.store.open_to(bo.id)
        sent = [each for each in scene.writes() if " invites you " in str(each.json)]
        assert [str(match.channel) in each.path for each in sent] == [True]
        assert match.channel != scene.channel.id


# Being called


async def test_who_lets_a_turn_run_low_is_warned_once_and_the_warning_goes_with_the_turn(logged):
    async with daily("channel", "channel") as (scene, table):
        await turn(scene, table)
        await looks(scene)
        late = mover(scene, table)
        assert f"<@{late.id}>, it's your turn." in scene.public()[-1].text
        await looks(scene, 17.9)
        assert len(scene.public()) == 2
        await looks(scene, 0.2)
        assert f"<@{late.id}>, it's still your turn. Time's up" in scene.public()[-1].text
        await scene.restart()
        await looks(scene, 1)
        assert len(scene.public()) == 3, "the call and the warning, each once"
        await turn(scene, await scene.services.tables.find(table.id))
        assert [f"<@{late.id}>" in each.text for each in scene.public()] == [False, False]


async def test_a_fellow_player_reminds_kindly_and_once(logged):
    async with daily("channel", "channel") as (scene, table):
        await turn(scene, table)
        await looks(scene)
        late = mover(scene, table)
        other = next(each for each in scene.people.values() if each is not late)
        board = scene.public()[0]
        await other.click(board, board.button("Menu"))
        await other.tap(EN("menu-nudge"))
        await looks(scene)
        assert other.text == EN("nudged")
        reminded = EN("ping-nudge", who=f"<@{late.id}>", name=other.actor.name)
        assert scene.public()[-1].text == reminded
        await other.forge(f"t:{table.id}:nudge", on=board)
        assert other.text == EN("answer-already_nudged")
        await late.forge(f"t:{table.id}:nudge", on=board)
        assert late.text == EN("answer-nobody_to_nudge")
        await looks(scene, 20)
        assert len(scene.public()) == 3, "the reminder was the warning"


async def test_who_wants_no_calls_is_not_reminded(logged):
    async with daily("none", "none") as (scene, table):
        late = mover(scene, table)
        other = next(each for each in scene.people.values() if each is not late)
        await other.press("Menu")
        await other.tap(EN("menu-nudge"))
        assert other.text == EN("answer-wants_no_calls")


async def test_a_call_that_was_not_answered_says_who_played(logged):
    async with daily("channel", "channel") as (scene, table):
        await turn(scene, table)
        late = mover(scene, table)
        await looks(scene)
        await scene.pass_time(24 * 3600)
        await scene.pass_time(4 * 3600)  # and nobody votes
        over = EN("ping-over-computer")
        await until(lambda: over in [each.text for each in scene.public()], "who played")
        told = [each.text for each in scene.public()]
        assert not [each for each in told if f"<@{late.id}>" in each]
        assert (await scene.services.people.of(late.id)).missed == 1
        await late.press("My hand")
        assert (await scene.services.people.of(late.id)).missed == 0


async def test_a_call_is_ended_after_a_restart_too(logged):
    async with daily("channel", "channel") as (scene, table):
        await turn(scene, table)
        await looks(scene)
        await scene.store.end(table.id, "closed", scene.clock.now)
        await scene.restart()
        await looks(scene)
        assert EN("ping-over-ended") in [each.text for each in scene.public()]


# Once a day


async def test_a_digest_lists_every_slow_table_that_waits_and_leads_to_its_hand(logged):
    async with daily("none", "none") as (scene, table):
        late = mover(scene, table)
        await late.slash("settings me")
        await late.tap("Quiet hours…")
        hour = (scene.clock.now // HOUR + 2) % 24
        await late.choose(str(hour), menu=2)
        assert letters(late) == [EN("hello")]
        await scene.services.people.change(late.id, ping="direct")
        await looks(scene, 1)
        assert len(letters(late)) == 1
        await looks(scene, 1)
        channel = late.actor.user.dm_channel
        digest = scene.public(channel)[-1]
        assert EN("digest-title") in digest.text
        assert "**RACK-O** with" in digest.text
        opened_hand = await late.actor.user.click(digest.raw, custom_id=digest.button("My hand"))
        assert "Your turn" in Message(opened_hand.response).text
        await looks(scene, 1)
        assert len(letters(late)) == 2, "one a day"
        await turn(scene, table)
        await turn(scene, table)
        await looks(scene, 23)
        (later,) = [each for each in scene.public(channel) if EN("digest-title") in each.text]
        assert later.raw.id != digest.raw.id, "the next takes the place of the one before"


async def test_who_gets_a_digest_is_not_called_to_each_turn_but_warned(logged):
    async with daily("channel", "channel", digest=9) as (scene, table):
        await turn(scene, table)
        assert len(scene.public()) == 1
        await looks(scene, 18.1)
        assert "it's still your turn" in scene.public()[-1].text


# What waits


async def test_games_lists_five_kinds_in_their_order_from_anywhere(logged):
    async with stage() as scene:
        ada, bo, cleo = (scene.person(name) for name in ("Ada", "Bo", "Cleo"))
        await cleo.slash("play", game="scots", speed="daily")
        await cleo.slash("play", game="rank", speed="daily", **{"with": f"<@{ada.id}>"})
        left = await started(scene, ada, bo)
        await attendance.leave(left, ada.id)
        tables = [await started(scene, ada, bo) for _ in range(2)]
        while mover(scene, tables[0]) is not ada:
            await turn(scene, tables[0])
        while mover(scene, tables[1]) is not bo:
            await turn(scene, tables[1])
        await ada.slash("games")
        computer = left.sittings[left.seat_of(ada.id)].name
        in_order = [
            EN("games-mine"),
            EN("games-theirs", name="Bo"),
            EN("games-away", computer=computer),
            EN("games-invited", host="Cleo"),
            EN("games-here"),
        ]
        places = [ada.text.index(each) for each in in_order]
        assert places == sorted(places)
        assert scene.services.tables.in_memory == 3
        await scene.services.tables.close()
        sent = await ada.actor.user.slash("games")
        there = Message(sent.response)
        assert [each in there.text for each in in_order] == [True] * 4 + [False]
        assert scene.services.tables.in_memory == 0, "it loads no table"


async def test_games_turns_its_pages_and_takes_a_seat_back(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        for _ in range(9):
            table = await started(scene, ada, bo)
        await attendance.leave(table, ada.id)
        await ada.slash("games")
        assert EN("games-page", page=1, pages=2) in ada.text
        await ada.tap("›")
        assert EN("games-page", page=2, pages=2) in ada.text
        assert ada.text.count("**RACK-O**") == 1
        await ada.tap("My hand")
        assert table.sittings[table.seat_of(ada.id)].stand_in is None
        await ada.slash("games")
        await ada.tap("›")
        await ada.tap("‹")
        assert EN("games-page", page=1, pages=2) in ada.text


async def test_games_is_right_when_another_process_has_moved_the_table(logged):
    async with daily("none", "none") as (scene, table):
        late = mover(scene, table)
        other = next(each for each in scene.people.values() if each is not late)
        seat = table.seat_of(other.id)
        move = table.moves[-1]
        await scene.store.append(table.id, table.version, move, turn=seat)
        for person, said in ((other, EN("games-mine")), (late, f"{other.actor.name}'s turn.")):
            await person.slash("games")
            assert said in person.text


async def started(scene: Scene, *people: Somebody) -> Table:
    """A casual table of RACK-O without a limit, opened and started by the first of them."""
    host, *others = people
    await host.slash("play", game="racko", speed="unlimited", rated=False)
    for person in others:
        await person.press("Join")
    await scene.settle()
    await host.press("Start")
    await scene.settle()
    return await scene.table()
