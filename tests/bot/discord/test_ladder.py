"""/leaderboard and /profile on Discord: pages, filters, what is shared and what is not."""

import json
import re
from typing import Any

from bot.ladder.profile_panels import NARROW
from bot.ui.ratings import shown_rating
from bot.ui.words import words
from games.catalogue import GAMES
from storage.records import Sitting
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
        await scene.store.boards.count(outcome(name, *ids, **usual))


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
            rating = await scene.store.boards.rating(each.id, "racko")
            assert rating is not None
            assert f"{each.actor.name}: {shown_rating(rating.mu)}, give or take" in told
        await bo.tap("Show all matches")
        assert "**Ada** 7 wins · 7 matches" in bo.text
        assert "Computers, without a place: Simple 0 wins in 2 matches" in bo.text
        assert pictures(bo.seen) == []
        await cleo.slash("leaderboard", game="racko", period="all")
        assert "You have no matches here yet; 5 put you on the list." in cleo.text


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
        assert "Nobody has 5 rated matches yet." in me.text
        await choose(me, "racko:pairs")
        assert me.text.startswith("## RACK-O in pairs at")
        await choose(me, "rank")
        await choose(me, "week")
        assert "Rated matches this week" in me.text
        await me.tap("Show everywhere")
        assert "Under /settings me you can choose to be seen everywhere." in me.text
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
        assert "You are on no leaderboard: so you chose" in ada.text


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
        assert "You have not played against Ada yet." in cleo.text
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
        assert bo.text == "## Ada\nThis profile is closed."
        assert (pictures(bo.seen), bo.seen.menus) == ([], [])
        bo.seen = old
        await choose(bo, "racko")
        assert "This profile is closed." in bo.text
        await bo.forge(f"p:show:{ada.id}:racko", old)
        assert "This profile is closed." in bo.text
        await ada.slash("profile")
        assert "**5 wins** in 5 matches" in ada.text
        said = json.dumps([body(each) for each in scene.writes()[-3:-1]])
        assert "1500" not in said


# From matches that were played


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
        before = [await scene.store.boards.rating(each.id, "rank") for each in (ada, bo)]
        assert all(before)
        await scene.store.boards.recompute()
        after = [await scene.store.boards.rating(each.id, "rank") for each in (ada, bo)]
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
