"""After a match: the moves that cost somebody most, for their own eyes alone."""

import re

import pytest

from bot.ui.words import words
from tests.bot.discord.conftest import stage
from tests.bot.discord.test_hands import seated
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")
SAID = words("en")


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_player_is_shown_at_most_two_moves_and_what_was_better(logged, game):
    async with stage() as scene:
        table, mover, _other = await seated(scene, game, EVERY_GAME[game].seats[0])
        await scene.hurry(table)
        await mover.press("Look back")
        assert SAID("look-back-title") in mover.text
        parts = re.findall(r"### (\w+) (\d+), your choice (\d+)", mover.text)
        assert len(parts) <= 2
        if parts:
            assert mover.text.count("You: ") == mover.text.count("**Better: ") == len(parts)
            assert "about" in mover.text
        else:
            assert SAID("look-back-nothing") in mover.text
        first = mover.text
        await mover.press("Look back")
        assert mover.text == first


async def test_a_careless_player_is_told(logged):
    """RACK-O, where every card drawn is thrown away."""
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko", 2)
        for _ in range(60):
            if table.is_over or not table.to_act:
                break
            (seat,) = table.to_act
            drawn = table.state.phase == "drawn"
            await table.play(seat, table.version, "drop" if drawn else "draw")
        await scene.hurry(table)
        await mover.press("Look back")
        assert "The 2 moves that cost you most" in mover.text
        assert re.search(r"It cost you about \d+ points\.", mover.text)


async def test_it_is_seen_by_nobody_else_and_is_for_players_only(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene, "racko", 2)
        await scene.hurry(table)
        await mover.press("Look back")
        stranger = scene.person("Eve")
        await stranger.press("Look back")
        assert "You're not at this table." in stranger.text
        assert SAID("look-back-title") not in other.text


async def test_a_match_in_play_is_not_looked_back_on(logged):
    """A forged press: the button stands under finished matches only."""
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko", 2)
        await mover.forge(f"t:{table.id}:lookback")
        assert mover.text
        assert SAID("look-back-title") not in mover.text
