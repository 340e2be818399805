"""The panel of the costliest moves, for every preset and language."""

import random

import pytest

from bot.review.hindsight import Regret
from bot.review.panels import looking_back_panel
from bot.ui.panels import faults, texts_of
from bot.ui.words import LANGUAGES, words
from games.looking_back import pasts
from tests.bot.hand.test_advice import SETUPS
from tests.bot.sights import emoji, sights
from tests.games.playing import moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), SETUPS)
def test_every_choice_can_be_told_within_the_limits(game, preset, language):
    seats = preset.seats[0]
    played = list(moments(game, seats, preset.options, 5, "greedy", 300))
    log = [(moment.seat, str(moment.move)) for moment in played]
    rng, said = random.Random(1), words(language)
    (sight, *_) = sights(game, played, range(1), language=language)
    table, company = sight.table, sight.showing().company
    kinds = set()
    for past in list(pasts(game, seats, preset.options, log, 0))[::5]:
        legal = list(past.glance.legal)[:50]
        regrets = [Regret(past, rng.choice(legal), 0.3), Regret(past, legal[0], 0.02)]
        shown = looking_back_panel(table, regrets, company, said, emoji)
        assert not faults(shown)
        kinds.add(type(past.glance.move).__name__)
    assert kinds
    nothing = looking_back_panel(table, [], company, said, emoji)
    assert said("look-back-nothing") in "".join(texts_of(nothing))
