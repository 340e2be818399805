"""What /play and /rules suggest while somebody types."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.lobby.command import suggest_presets
from bot.match.speeds import MINUTE, SECOND, SPEEDS
from bot.rulebook.command import suggest_rules
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES


def typing(**options: str) -> Any:
    """Discord sends whatever was typed, also a game that there is not."""
    return SimpleNamespace(locale="en-US", namespace=SimpleNamespace(**options))


@pytest.mark.parametrize("game", GAMES)
async def test_of_a_game_its_presets_are_suggested(game):
    found = await suggest_presets(typing(game=game), "")
    assert [each.value for each in found] == [preset.key for preset in GAMES[game].presets]


@pytest.mark.parametrize("options", [{}, {"game": ""}, {"game": "chess"}])
async def test_of_a_game_that_there_is_not_all_presets_are_suggested(options):
    found = await suggest_presets(typing(**options), "")
    every = [preset.key for game in GAMES.values() for preset in game.presets]
    assert [each.value for each in found] == every[:25]


async def test_presets_are_found_by_a_part_of_their_name():
    found = await suggest_presets(typing(game="rank"), "2018")
    assert [each.value for each in found] == ["2018"]


@pytest.mark.parametrize("options", [{}, {"game": ""}, {"game": "chess"}])
async def test_of_a_game_that_there_is_not_all_rules_are_searched(options):
    found = await suggest_rules(typing(**options), "tie")
    assert found
    assert found == await suggest_rules(typing(), "tie")
    assert len({each.value[:2] for each in found}) > 1
    assert await suggest_rules(typing(**options), "") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speed_is_said_with_its_numbers(language):
    """The same sentence at /play, at an open table, in its options and in a server's settings."""
    said = words(language)
    for key, speed in SPEEDS.items():
        for time in (speed.turn or 0, speed.bank):
            number = time // SECOND if time <= MINUTE else time // MINUTE
            if 0 < time < 60 * MINUTE:
                assert str(number) in said(f"speed-{key}").split(), key
