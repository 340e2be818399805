"""A hint for every move that a computer makes in a match of any preset."""

import random

import pytest

from bot.hand.panels import asking_panel, hint_panel
from bot.ui.panels import faults
from bot.ui.words import LANGUAGES
from games.catalogue import GAMES
from tests.bot.sights import sights
from tests.games.playing import moments

SETUPS = [
    pytest.param(game, preset, id=f"{game.key}-{preset.key}")
    for game in GAMES.values()
    for preset in game.presets
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), SETUPS)
def test_every_move_is_named_with_a_reason_within_the_limits(game, preset, language):
    played = list(moments(game, preset.seats[0], preset.options, 5, "greedy", 400))
    told = set()
    for sight in sights(game, played, range(0, len(played), 9), language=language):
        if sight.actor is None:
            continue
        holding = sight.holding(sight.actor)
        for move in random.Random(1).sample(list(holding.legal)[:50], min(6, len(holding.legal))):
            shown = hint_panel(holding, move)
            assert not faults(shown)
            told.add(type(move).__name__)
        assert not faults(asking_panel(holding))
    assert told
