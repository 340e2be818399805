"""A hint for every move that a computer makes in a match of any preset, and the way to take it."""

import random

import pytest

from bot.hand.ids import HandPage, HandPress
from bot.hand.panels import asking_panel, hint_panel
from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding, Play
from bot.ui.ids import decode
from bot.ui.panels import Panel, buttons_of, faults
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


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize(("game", "preset"), SETUPS)
def test_a_hint_is_taken_by_one_press_more(game, preset, careful):
    """Choose it, and then the hand has a button for just this move."""
    played = list(moments(game, preset.seats[0], preset.options, 5, "greedy", 400))
    taken = set()
    for sight in sights(game, played, range(0, len(played), 9), careful=careful):
        if sight.actor is None:
            continue
        holding = sight.holding(sight.actor)
        for move in random.Random(1).sample(list(holding.legal)[:300], min(9, len(holding.legal))):
            first, *_ = buttons_of(hint_panel(holding, move, pick="!"))
            chosen = decode(first.action)
            assert isinstance(chosen, HandPage)
            assert (chosen.verb, chosen.version) == ("hand", holding.version)
            shown = sight.hand(sight.actor, chosen.pick or "")
            assert str(move) in moves_of(holding, shown), (move, chosen.pick)
            taken.add(type(move).__name__)
    assert taken


def moves_of(holding: Holding, shown: Panel) -> set[str]:
    """Return the moves that one press makes."""
    found = set()
    for button in buttons_of(shown):
        payload = button.action.split(":", 3)[3]
        if not button.on or not isinstance(decode(button.action), HandPress):
            continue
        pressed = LOOKS[holding.game.key].hand.press(holding, payload)
        if isinstance(pressed, Play):
            found.add(pressed.text)
    return found


def test_what_is_chosen_already_is_not_offered_twice():
    """Where the hint adds nothing to the choice, going back is choosing it."""
    game = GAMES["racko"]
    played = list(moments(game, 2, {}, 5, "greedy", 20))
    (*_, sight) = sights(game, played, range(20))
    assert sight.actor is not None
    holding = sight.holding(sight.actor)
    labels = [each.label for each in buttons_of(hint_panel(holding, holding.legal[-1]))]
    assert labels == [holding.words("hint-choose")]
    assert not faults(hint_panel(holding, holding.legal[-1]))
