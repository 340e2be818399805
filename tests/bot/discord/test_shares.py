"""One person cannot starve the others: what costs has its limits, and says when there is more."""

import re
from dataclasses import replace

from bot.board.ids import BoardPress
from bot.people.shares import RATES, Cost
from bot.ui.ids import encode
from bot.ui.words import words
from tests.bot.discord.conftest import stage
from tests.bot.discord.test_hands import seated
from tests.bot.discord.test_pictures import media

SAID = words("en")
LATER = re.compile(r"That was a lot at once. Try again <t:\d+:R>\.")


def counted(monkeypatch, owner, name):
    """How often a method is called."""
    calls, plain = [], getattr(owner, name)

    async def called(*given, **named):
        calls.append(given)
        return await plain(*given, **named)

    monkeypatch.setattr(owner, name, called)
    return calls


async def test_a_hint_is_thought_once_for_a_position(logged, monkeypatch):
    async with stage() as scene:
        _table, mover, _ = await seated(scene, "racko")
        asked = counted(monkeypatch, scene.services.tables.autoplay._thinker, "choose")
        for _ in range(RATES[Cost.THOUGHT, "person"].at_once):
            await mover.press("My hand")
            await mover.tap("More")
            await mover.tap("Hint")
            assert "## A hint" in mover.text
        assert len(asked) == 1
        await mover.press("My hand")
        await mover.tap("More")
        await mover.tap("Hint")
        assert LATER.search(mover.text)
        scene.clock.now += 5_000
        await mover.press("My hand")
        await mover.tap("More")
        await mover.tap("Hint")
        assert "## A hint" in mover.text


async def test_a_match_is_looked_back_at_once_for_a_seat(logged, monkeypatch):
    async with stage() as scene:
        table, mover, other = await seated(scene, "racko")
        await scene.hurry(table)
        judged = counted(monkeypatch, scene.services.hindsight, "_looked_back")
        for person in (mover, other, mover, mover, other):
            await person.press("Look back")
            assert SAID("look-back-title") in person.text
        assert len(judged) == 2


async def test_only_who_sits_there_brings_a_board_down_and_once_a_minute(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene, "racko")
        eve = scene.person("Eve")
        down = encode(BoardPress(table.id, "down"))
        await eve.press("Menu")
        assert eve.seen is not None
        assert SAID("menu-down") not in eve.seen.labels()
        before = scene.table_message().raw.id
        await eve.forge(down)
        assert SAID("answer-not_seated") in eve.text
        await mover.press("Menu")
        await mover.tap(SAID("menu-down"))
        await scene.settle()
        after = scene.table_message().raw.id
        assert after != before
        for person in (mover, other):
            await person.forge(down)
            assert LATER.search(person.text)
        await scene.settle()
        assert scene.table_message().raw.id == after
        scene.clock.now += 60_000
        await other.forge(down)
        await scene.settle()
        assert scene.table_message().raw.id != after


async def test_what_is_shared_has_its_place_and_its_pace(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        for number in range(RATES[Cost.POST, "person"].at_once):
            await ada.slash("leaderboard", game="rank")
            await ada.tap("Share")
            assert len(scene.public()) == number + 1
        await ada.slash("leaderboard", game="rank")
        await ada.tap("Share")
        assert LATER.search(ada.text)
        assert len(scene.public()) == number + 1
        elsewhere = scene.guild.create_text_channel("tables")
        await scene.services.servers.change(
            scene.guild.id, lambda kept: replace(kept, channels=(elsewhere.id,))
        )
        await bo.slash("leaderboard", game="rank")
        await bo.tap("Share")
        assert SAID("answer-no_posts_here") in bo.text
        assert len(scene.public()) == number + 1


async def test_tables_are_opened_so_often_and_no_more(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        for _ in range(RATES[Cost.TABLE, "person"].at_once):
            await ada.slash("play", game="racko")
        open_here = len(await scene.store.open_in_guild(scene.guild.id))
        await ada.slash("play", game="racko")
        assert LATER.search(ada.text)
        assert len(await scene.store.open_in_guild(scene.guild.id)) == open_here
        await bo.slash("play", game="racko")
        assert len(await scene.store.open_in_guild(scene.guild.id)) == open_here + 1


async def test_a_rematch_is_opened_only_where_and_by_whom_tables_are(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene, "racko")
        await scene.hurry(table)
        elsewhere = scene.guild.create_text_channel("tables")
        servers = scene.services.servers
        await servers.change(scene.guild.id, lambda kept: replace(kept, channels=(elsewhere.id,)))
        await mover.press("Rematch")
        assert SAID("answer-not_in_this_channel") in mover.text
        await servers.change(scene.guild.id, lambda kept: replace(kept, channels=(), roles=(5,)))
        await other.press("Rematch")
        assert SAID("answer-not_your_role") in other.text
        assert await scene.store.open_in_guild(scene.guild.id) == ()
        await servers.change(scene.guild.id, lambda kept: replace(kept, roles=()))
        await other.press("Rematch")
        assert len(await scene.store.open_in_guild(scene.guild.id)) == 1


async def test_who_has_had_very_many_pictures_reads_the_scores_in_words(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene, "racko")
        await scene.hurry(table)
        while scene.services.shares.affords(Cost.PICTURE, person=mover.id):
            pass
        for person in (mover, other):
            await person.press("Scores")
        assert media(other.seen)
        assert not media(mover.seen)
        assert "Bo: " in mover.text
