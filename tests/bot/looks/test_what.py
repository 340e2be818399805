"""What a table plays is told from its options: no sentence of it stands when they are others."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.lobby.options import Control, controls
from bot.looks.catalogue import LOOKS, preset_text, what
from bot.ui.words import LANGUAGES, words
from games.errors import BadOptions
from games.game import AnyGame
from games.options import read
from tests.sample.fourth import EVERY_GAME
from tests.sample.shown import shown

NUMBERS = {
    ("rank", "2018"): {2, 1, 5},
    ("rank", "second"): {2, 1, 5, 12},
    ("rank", "italian"): {2, 1, 5},
    ("rank", "classic-president"): {2, 1, 5},
    ("rank", "italian-president"): {2, 1, 5},
    ("rank", "kings-hand"): {2, 1, 5},
    ("rank", "endless"): {10},
    ("racko", "standard"): {75, 500},
    ("racko", "bonus"): {75, 50, 400, 500},
    ("racko", "run"): {75, 500},
    ("racko", "run-bonus"): {75, 50, 400, 500},
    ("racko", "partners"): {75, 500},
    ("racko", "partners-bonus"): {75, 50, 400, 500},
    ("scots", "standard"): {1000, 20},
    ("scots", "short"): {500, 10},
    ("scots", "identical"): {1000, 20},
    ("ebb", "standard"): {4, 10},
    ("ebb", "quick"): {10},
}
"""Every number that is told of a preset."""

UNTOLD = {"setupOrder": "it changes no outcome", "firstDealer": "it is one seat of a table"}

BESIDE = {
    "queenExchange": {"classicPresident": True},
    "kingsHandInFirstHand": {"kingsHand": True},
    "handLimit": {"endless": True},
}
"""Options that mean something beside others alone."""


@pytest.fixture(scope="module", autouse=True)
def the_sample_is_the_fourth_game() -> Iterator[None]:
    with shown():
        yield


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
every_preset = pytest.mark.parametrize(
    ("game", "preset"),
    [(game, preset) for game in EVERY_GAME.values() for preset in game.presets],
    ids=[f"{game.key}-{preset.key}" for game in EVERY_GAME.values() for preset in game.presets],
)


def told(game: AnyGame, raw: Mapping[str, Any], language: str) -> str:
    return what(game.key, read(game.Options, raw, BadOptions), words(language))


@every_language
@every_preset
def test_the_numbers_told_of_a_preset_are_those_of_its_options(game, preset, language):
    said = re.sub(r"(?<=\d)[.,](?=\d)", "", told(game, preset.options, language))
    assert set(map(int, re.findall(r"\d+", said))) == NUMBERS[game.key, preset.key]


@every_language
@every_game
def test_no_two_presets_are_told_alike(game, language):
    said = [told(game, preset.options, language) for preset in game.presets]
    assert len(set(said)) == len(said)


@every_language
@every_preset
def test_whatever_a_preset_sets_is_told(game, preset, language):
    for name in preset.options.keys() - UNTOLD.keys() - {"edition"}:
        others = {key: value for key, value in preset.options.items() if key != name}
        if name == "endless":
            del others["handLimit"]
        assert told(game, others, language) != told(game, preset.options, language), name


@every_language
@every_game
def test_every_option_changes_what_is_told(game, language):
    for control in controls(game.key):
        if control.name not in UNTOLD:
            beside = BESIDE.get(control.name, {})
            changed = {**beside, control.name: another(game, control)}
            assert told(game, changed, language) != told(game, beside, language), control.name


def another(game: AnyGame, control: Control) -> Any:
    """A value of an option that is not its usual one."""
    value = read(game.Options, {}, BadOptions).plain()[control.name]
    if control.kind == "file":
        return {**value, "types": value["types"][1:]}
    if control.kind == "number":
        return control.least
    return next(each for each in control.values if each != value)


@every_language
def test_of_an_endless_table_no_tokens_are_told(language):
    endless = told(EVERY_GAME["rank"], {"endless": True}, language)
    tokens = words(language)("rank-what-tokens", king=2, queen=1, target=5)
    assert tokens not in endless
    assert tokens in told(EVERY_GAME["rank"], {}, language)


@every_language
@every_preset
def test_a_preset_to_choose_begins_with_its_name_and_what_sets_it_apart(game, preset, language):
    name, _, rest = preset_text(game.key, preset, words(language)).partition(": ")
    usual, *_ = game.presets
    assert name == words(language)(f"{game.key}-preset-{preset.key}")
    assert rest in told(game, preset.options, language)
    assert (rest in told(game, usual.options, language)) is (preset == usual)


@every_language
@every_game
def test_points_below_zero_keep_their_sign(game, language):
    """RACK-O and RANK have none; Queen of Scots has, and so has Low Ebb."""
    options = read(game.Options, {}, BadOptions)
    for points in (-1, -5, -11):
        said = words(language)(LOOKS[game.key].table.unit(options), count=points)
        assert said.startswith(f"{points} "), said
