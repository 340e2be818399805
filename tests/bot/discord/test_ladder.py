"""/leaderboard and /profile on Discord: pages, filters, what is shared and what is not."""

import json
import re
from dataclasses import replace
from typing import Any

from bot.ladder.achievements import earned_in, find_again
from bot.ladder.profile_panels import NARROW
from bot.ui.ratings import shown_rating
from bot.ui.words import words
from games.catalogue import GAMES
from storage.records import Result, Sitting
from tests.bot.discord.conftest import Message, Scene, Somebody, body, stage
from tests.storage.examples import live, outcome

GALLERY = 12  # Discord's number for a component with pictures


async def counted(scene: Scene, *people: Somebody | None, times: int = 5, **facts: Any) -> None:
    """Matches in which they came in as they are named; None is a computer."""
    ids = [each.id if each else None for each in people]
    sat = [
        Sitting(seat, person=who, level=None if who else "greedy") for seat, who in enumerate(ids)
    ]
    kept = len(await scene.store.ids())
    usual = {"guild": scene.guild.id, "finished": scene.clock.now} | facts
    for number in range(times):
        name = f"m{kept + number}"
        await live(scene.store, name, sat, guild=usual["guild"])
        await scene.store.end(name, "finished", scene.clock.now)
        await scene.store.ladder.count(outcome(name, *ids, **usual))


async def people(scene: Scene, *names: str) -> list[Somebody]:
    """They have been met: the bot knows what they are called."""
    found = [scene.person(name) for name in names]
    for each in found:
        await each.slash("games")
    return found


def menu_choice(message: Message, value: str) -> int:
    """The place of the menu that offers it."""
    for at, menu in enumerate(message.menus):
        if value in [each["value"] for each in menu["options"]]:
            return at
    raise AssertionError(f"no menu offers {value!r}")


async def choose(person: Somebody, value: str) -> None:
    assert person.seen is not None
    await person.choose(value, menu_choice(person.seen, value))


def pictures(message: Message) -> list[str]:
    """Their alt texts."""
    items = [each for part in message.parts if part["type"] == GALLERY for each in part["items"]]
    return [each["description"] for each in items]


async def test_a_leaderboard_says_who_stands_where_and_how_i_do(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await counted(scene, ada, bo)
        await counted(scene, ada, None, times=2, wanted=False)
        await bo.slash("leaderboard")
        assert bo.text.startswith("## RACK-O at")
        assert re.search(r"1\\\. \*\*Ada\*\* \d{4}\? · 5 matches\n2\\\. \*\*Bo\*\*", bo.text)
        assert "**You: place 2 of 2**" in bo.text
        assert "Computers" not in bo.text
        assert bo.seen is not None
        (told,) = pictures(bo.seen)
        for each in (ada, bo):
            rating = await scene.store.ladder.rating(each.id, "racko")
            assert rating is not None
            assert f"{each.actor.name}: {shown_rating(rating.mu)}, give or take" in told
        await bo.tap("Show all matches")
        assert "**Ada** 7 wins · 7 matches" in bo.text
        assert "Computers, without a place: Simple 0 wins in 2 matches" in bo.text
        assert pictures(bo.seen) == []
        await cleo.slash("leaderboard", game="racko", period="all")
        assert (
            "You haven't finished a match of RACK-O here yet. One puts you on the list."
            in cleo.text
        )


async def test_pages_filters_and_servers_are_turned_by_presses(logged):
    async with stage() as scene:
        everybody = await people(scene, *(f"Guest {number}" for number in range(1, 11)))
        await counted(scene, *everybody, times=5, game="rank")
        me = everybody[-1]
        await me.slash("leaderboard")
        assert me.seen is not None
        assert me.text.startswith("## RANK at")
        assert "Back" not in me.seen.labels()
        await me.tap("Next")
        assert "**Guest 10**" in me.text
        assert "**Guest 1**" not in me.text
        assert "Next" not in me.seen.labels()
        await choose(me, "scots")
        assert "Nobody has a rated match on this list yet." in me.text
        await choose(me, "racko:pairs")
        assert me.text.startswith("## RACK-O in pairs at")
        await choose(me, "rank")
        await choose(me, "week")
        assert "Rated matches this week" in me.text
        await me.tap("Show everywhere")
        assert "In /settings me you can choose to be seen everywhere." in me.text
        await scene.services.people.change(me.id, listed="everywhere")
        await me.tap("Show this server")
        await me.tap("Show everywhere")
        assert "**Guest 10**" in me.text
        assert "**Guest 9**" not in me.text
        await scene.restart()
        await me.tap("Show this server")
        assert "**Guest 1**" in me.text


async def test_what_is_shared_is_for_all_and_opens_anybodys_own(logged):
    async with stage(locale="it") as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        await counted(scene, ada, bo)
        await bo.slash("leaderboard")
        await bo.tap("Share")
        shown = scene.table_message()
        assert shown.text.startswith("## RACK-O su ")
        assert "Tu:" not in shown.text
        assert shown.labels() == ["E io dove sono?"]
        assert len(pictures(shown)) == 1
        await ada.press("E io dove sono?")
        assert "**You: place 1 of 2**" in ada.text


async def test_text_mode_has_no_pictures(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        await counted(scene, ada, bo)
        for command in ("leaderboard", "profile"):
            await ada.slash(command)
            assert ada.seen is not None
            assert len(pictures(ada.seen)) == 1
        await scene.services.people.change(ada.id, text_mode=True)
        assert pictures(await ada.slash("leaderboard")) == []
        assert "**Ada**" in ada.text
        assert pictures(await ada.slash("profile")) == []
        assert re.search("^[0-9]{4} [▁-█]+ [0-9]{4}$", ada.text, re.MULTILINE)


async def test_who_is_nowhere_is_not_seen_and_who_plays_elsewhere_neither(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await counted(scene, ada, bo)
        await counted(scene, cleo, bo, guild=999)
        await scene.services.people.change(ada.id, listed="nowhere")
        await bo.slash("leaderboard")
        assert "**Ada**" not in bo.text
        assert "**Cleo**" not in bo.text
        await ada.slash("leaderboard")
        assert "You're hidden from leaderboards (" in ada.text


FORGED = [
    "b:show:chess:all:month:h:r:0",
    "b:show:rank:pairs:month:h:r:0",
    "b:show:racko:all:month:h:r:999999",
    "b:drop:racko:all:month:h:r:0",
    "b:show:racko:all:month:h:r:٣",
    "b:",
    "p:show:99999999999999999999:racko",
    "p:show:5:chess",
    "p:game:5",
]


async def test_what_was_never_drawn_is_refused_in_words(logged):
    async with stage() as scene:
        ada, _ = await people(scene, "Ada", "Bo")
        await ada.slash("play", game="racko")
        for custom_id in FORGED:
            await ada.forge(custom_id)
            assert ada.text == words("en")("answer-forged"), custom_id
        for value in ("chess", "rank:pairs", "month"):
            await ada.forge("=b:game:racko:all:month:h:r:0", None, value)
            assert ada.text == words("en")("answer-forged"), value


# Profiles


async def test_a_profile_shows_my_own_and_to_others_what_they_may_see(logged):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        await counted(scene, ada, bo, times=4)
        await counted(scene, bo, ada, times=1, guild=999)
        await ada.slash("profile")
        assert "## Ada\n-# 5 matches in all\n### RACK-O" in ada.text
        assert "**4 wins** in 5 matches" in ada.text
        assert "Only you see who it was against." in ada.text
        assert f"Bo 4{NARROW}:{NARROW}1" in ada.text
        await cleo.slash("profile", person=ada.actor)
        assert "4 matches at" in cleo.text
        assert "Bo" not in cleo.text
        assert "You haven't played against Ada yet." in cleo.text
        await bo.slash("profile", person=ada.actor)
        assert f"You against Ada: **1{NARROW}:{NARROW}4**" in bo.text
        await choose(bo, "rank")
        assert "### RANK" in bo.text
        assert "No matches of this game yet." in bo.text


async def test_a_closed_profile_says_nothing_to_others(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        await counted(scene, ada, bo)
        await bo.slash("profile", person=ada.actor)
        assert bo.seen is not None
        old = bo.seen
        await scene.services.people.change(ada.id, profile="closed")
        await bo.slash("profile", person=ada.actor)
        assert bo.text == words("en")("profile-closed")
        assert (pictures(bo.seen), bo.seen.menus) == ([], [])
        bo.seen = old
        await choose(bo, "racko")
        assert words("en")("profile-closed") in bo.text
        await bo.forge(f"p:show:{ada.id}:racko", old)
        assert words("en")("profile-closed") in bo.text
        await ada.slash("profile")
        assert "**5 wins** in 5 matches" in ada.text
        said = json.dumps([body(each) for each in scene.writes()[-3:-1]])
        assert "1500" not in said


# From matches that were played


async def test_two_people_play_a_default_match_and_stand_on_the_leaderboard(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        await ada.slash("play", game="racko")
        assert words("en")("lobby-means-later") in scene.table_message().text
        await bo.press("Join")
        assert words("en")("lobby-means-rated") in bo.text
        await scene.settle()
        assert words("en")("lobby-means-rated") in scene.table_message().text
        await ada.press("Start")
        await scene.settle()
        await scene.hurry(await scene.table())
        await bo.slash("leaderboard")
        assert "Rated matches this month" in bo.text
        assert "**Ada**" in bo.text
        assert "**Bo**" in bo.text
        assert re.search("You: place [12] of 2", bo.text)


async def test_against_computers_alone_a_default_match_is_casual(logged):
    async with stage() as scene:
        (ada,) = await people(scene, "Ada")
        await ada.slash("play", game="racko", computers=1)
        await scene.settle()
        assert not (await scene.table()).match.rated
        await scene.hurry(await scene.table())
        await ada.slash("leaderboard")
        assert "All matches, also casual ones" in ada.text
        assert "**You: place 1 of 1**" in ada.text
        assert {each.why_not for each in await results(scene)} == {"casual"}


async def results(scene: Scene) -> tuple[Result, ...]:
    return await scene.store.ladder.results((await scene.table()).id)


async def test_numbers_are_those_that_the_logs_lead_to(logged):
    """Matches on Discord; then everything is worked out from their logs alone."""
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        names = []
        for number in range(5):
            await ada.slash("play", game="rank", preset="second", rated=True, computers=1)
            await bo.press("Join")
            await ada.press("Start")
            await scene.settle()
            names.append((await scene.table()).id)
            await scene.hurry(await scene.table())
            scene.clock.now += number * 1000
        wins = {ada.id: 0, bo.id: 0}
        for name in names:
            match = await scene.store.match(name)
            game = GAMES[match.game]
            state = game.setup(match.seats, game.options(match.seats, json.loads(match.options)))
            for move in await scene.store.log(name):
                state = game.play(state, move.seat, game.parse(state, move.text)).state
            sat = {each.seat: each.person for each in await scene.store.seats(name)}
            for standing in game.standings(state):
                who = sat[standing.seat]
                if who is not None and standing.place == 1:
                    wins[who] += 1
        await ada.slash("leaderboard")
        await ada.tap("Show all matches")
        for each in (ada, bo):
            count = wins[each.id]
            shown = f"{count} win{'' if count == 1 else 's'} · 5 matches"
            assert f"**{each.actor.name}** {shown}" in ada.text
        before = [await scene.store.ladder.rating(each.id, "rank") for each in (ada, bo)]
        assert all(before)
        await scene.store.ladder.recompute()
        after = [await scene.store.ladder.rating(each.id, "rank") for each in (ada, bo)]
        assert after == before
        await ada.tap("Show rated ones")
        for each, rating in zip((ada, bo), after, strict=True):
            assert rating is not None
            assert f"**{each.actor.name}** {shown_rating(rating.mu)}? · 5 matches" in ada.text


async def test_a_direct_message_has_the_board_of_everywhere(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        await counted(scene, ada, bo)
        await scene.services.people.change(ada.id, listed="everywhere")
        sent = await ada.actor.user.slash("leaderboard", game="racko")
        shown = Message(sent.response)
        assert shown.text.startswith("## RACK-O everywhere")
        assert "**Ada**" in shown.text
        assert "**Bo**" not in shown.text
        assert "Show this server" not in shown.labels()


# What is earned


async def test_an_achievement_is_told_at_the_end_and_stands_on_the_profile(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        kings = set[int]()
        while not kings:  # a computer may have been the King of every hand
            await sit_down(scene, ada, bo)
            table = await scene.table()
            end = scene.table_message()
            earned = await scene.store.honours.of_match(table.id)
            kings = {each.person for each in earned if each.name == "king"}
        first = next(each for each in (ada, bo) if each.id in kings)
        assert re.search(rf"🏅 .*\*\*{first.actor.name}\*\*: First King", end.text)
        await first.slash("profile")
        assert "🏅 **First King** · <t:" in first.text
        assert (
            f"[match](https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/"
            in first.text
        )
        before = await scene.store.honours.of_match(table.id)
        await scene.store.honours.replace([(table.id, [])])
        await find_again(scene.store, lambda *_: None)
        assert await scene.store.honours.of_match(table.id) == before
        await sit_down(scene, ada, bo)
        assert f"**{first.actor.name}**: First King" not in scene.table_message().text


async def sit_down(scene: Scene, ada: Somebody, bo: Somebody) -> None:
    await ada.slash("play", game="rank", preset="second", computers=1)
    await bo.press("Join")
    await ada.press("Start")
    await scene.settle()
    await scene.hurry(await scene.table())


async def test_what_a_stand_in_did_earns_nothing(logged):
    async with stage() as scene:
        await sit_down(scene, *await people(scene, "Ada", "Bo"))
        table = await scene.table()
        moves = await scene.store.log(table.id)
        sittings = await scene.store.seats(table.id)
        seat, _ = earned_in(table.game, table.match, sittings, moves)[0]
        stood_in = [
            replace(each, chooser="one_turn") if each.seat == seat else each for each in moves
        ]
        earned = earned_in(table.game, table.match, sittings, stood_in)
        assert seat not in {each for each, _ in earned}


async def test_a_hint_earns_nothing(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        await ada.slash("play", game="rank", preset="second", computers=1, rated=False)
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        table = await scene.table()
        table.match = replace(table.match, hinted=True)
        await scene.hurry(table)
        assert await scene.store.honours.of_match(table.id) == ()


async def test_the_title_and_the_hall_of_fame_stand_on_the_leaderboard(logged):
    async with stage() as scene:
        everybody = await people(scene, "Ada", "Bo", "Cleo", "Dan", "Eve")
        ada, rivals = everybody[0], everybody[1:]
        for day in range(3):
            for each in rivals:
                finished = scene.clock.now + day * 24 * 3_600_000
                await counted(scene, ada, each, times=1, game="rank", finished=finished)
        held = scene.clock.now + 2 * 24 * 3_600_000
        await ada.slash("leaderboard", game="rank", period="all")
        assert f"👑 President of the server: **Ada**, since <t:{held // 1000}:D>" in ada.text
        await ada.slash("profile")
        assert f"👑 **President of the server** since <t:{held // 1000}:D>" in ada.text
        scene.clock.now += 100 * 24 * 3_600_000
        await scene.services.pins.round()
        await ada.slash("leaderboard", game="rank", period="season")
        assert "Each quarter the list begins anew; ratings go on" in ada.text
        await ada.tap("Hall of fame")
        assert re.search(r"\*\*Quarter 1 of 2027\*\*\n1\\\. \*\*Ada\*\* \d{4}", ada.text)
        await ada.tap("Back")
        assert ada.text.startswith("## RANK at")
        await scene.services.people.change(ada.id, listed="nowhere")
        await rivals[0].slash("leaderboard", game="rank", period="all")
        assert "👑" not in rivals[0].text
