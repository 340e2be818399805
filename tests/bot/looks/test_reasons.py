"""What hints say is true: checked by conditions that know nothing of the looks."""

import re
from itertools import count, islice

import pytest

from bot.looks.catalogue import LOOKS
from bot.looks.reasons import foremost, reason
from bot.ui.words import LANGUAGES, sources
from games.game import AnyGame
from tests.bot.looks.truths import Case, cases, ebb, racko, rank, scots, untrue
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")

HINTS = 500  # of each game and kind of table
FEWEST = 12  # sentences of a game
TRUTHS = {"rank": rank.TRUTHS, "racko": racko.TRUTHS, "scots": scots.TRUTHS, "ebb": ebb.TRUTHS}
TABLES = [
    pytest.param(game, preset, id=f"{game.key}-{preset.key}")
    for game in EVERY_GAME.values()
    for preset in game.presets
]
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)


def hints(game: AnyGame, preset, seed: int = 0):
    """Cases of matches with every number of seats in turn."""
    for number in count():
        seats = preset.seats[number % len(preset.seats)]
        level = ("greedy", "medium", "random")[number % 3]
        played = cases(game, seats, preset.options, seed + number, level)
        yield from islice(played, number % 5, 400, 5)


def told(case: Case):
    return LOOKS[case.game.key].hand.reasons(case.seen, case.legal, case.move)


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_nothing_that_could_be_said_is_untrue(game, preset):
    for case in islice(hints(game, preset), HINTS):
        said = told(case)
        assert said, case.move
        assert untrue(case, said, TRUTHS[game.key]) == [], case.seen.view


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_has_a_condition_of_its_own(game, language):
    text = "\n".join(text for file, text in sources(language) if file.endswith("-hints.ftl"))
    said = set(re.findall(rf"^{game.key}-why-([\w-]+) =", text, re.MULTILINE))
    assert said == TRUTHS[game.key].keys()
    assert len(said) >= FEWEST


def test_what_the_other_move_would_have_lost_is_said_before_what_both_do():
    both, own = reason("draw", card=7), reason("better", before=4, after=5)
    assert foremost((both, own)) == both
    assert foremost((both, own), (both, reason("better", before=4, after=4))) == own
    assert foremost((both,), (both,)) == both
