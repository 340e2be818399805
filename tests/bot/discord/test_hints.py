"""A hint from the own seat: asked for twice where it costs something, and the match is casual."""

import pytest

from storage.errors import StoreUnavailable
from tests.bot.discord.conftest import stage
from tests.bot.discord.test_hands import seated

GAMES = ("rank", "racko", "scots")


async def ask(person) -> None:
    await person.press("My hand")
    await person.tap("More")
    await person.tap("Hint")


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_names_a_move_and_says_why(logged, game):
    async with stage() as scene:
        table, mover, _other = await seated(scene, game, 3)
        version = table.version
        await ask(mover)
        if "Give me a hint" in mover.seen.labels():
            await mover.tap("Give me a hint")
        assert "## A hint" in mover.text
        title, reason = mover.text.split("### ", 1)[1].split("\n", 1)
        assert title.strip()
        assert reason.strip()[-1] == "."
        assert table.version == version
        await mover.tap("My hand")
        assert "## A hint" not in mover.text
        assert not [each for each in map(str, logged) if title.strip() in each]


async def test_a_rated_match_asks_first_and_is_casual_afterwards(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko", rated=True)
        assert table.match.rated
        await ask(mover)
        assert "casual" in mover.text
        assert not table.match.hinted
        await mover.tap("Give me a hint")
        assert table.match.hinted
        assert (await scene.store.match(table.id)).hinted
        await ask(mover)
        assert "###" in mover.text
        await scene.hurry(table)
        assert await scene.store.ladder.changes(table.id) == ()
        outcome = await scene.store.ladder.results(table.id)
        assert {each.why_not for each in outcome} == {"hint"}


async def test_who_is_not_to_move_gets_none_and_spoils_nothing(logged):
    async with stage() as scene:
        table, _mover, other = await seated(scene, "racko", rated=True)
        await ask(other)
        await other.tap("Give me a hint")
        assert "not your turn" in other.text
        assert not table.match.hinted


async def test_a_hint_that_cannot_be_written_down_is_not_given(logged, monkeypatch):
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko", rated=True)
        await ask(mover)

        async def full(*_, **__):
            raise StoreUnavailable("the disk is full")

        monkeypatch.setattr(scene.store, "change", full)
        await mover.tap("Give me a hint")
        assert "###" not in mover.text
        assert not table.match.hinted
