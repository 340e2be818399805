"""How many presses a move takes from the hand as it opens: a short form of the bench."""

from itertools import islice

import pytest

from games.catalogue import GAMES
from tests.bench.presses import is_few, matches, measured, presses, presses_by_a_hint
from tests.bot.looks import ranks, test_racko

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


@every_game
def test_a_move_takes_few_presses(game):
    found = measured(game, 1, game.presets[:1])
    assert len(found) > 20
    assert is_few(game, found), found


@pytest.mark.parametrize(
    ("hand", "move", "number"),
    [
        pytest.param(ranks.SEVENS, "pass", 1, id="pass"),
        pytest.param([8, 8, 8, 8, 1], "play 8 8 8", 2, id="the pile's count"),
        pytest.param(ranks.SEVENS, "play 9 9 W", 3, id="two kinds"),
        pytest.param([3, 3, 3, "V", "V", 1], "play 3 3 3 V", 3, id="one Down"),
        pytest.param([5, 5, 5, "U", "U", "U", 1], "play 5 5 5 U U U", 3, id="all the Ups it needs"),
        pytest.param([8, 8, 8, "W", "W", "W"], "play W W W", 4, id="each Wild"),
        pytest.param([8, 8, 8, 1], "play 8 8 8", 1, id="offered directly"),
    ],
)
def test_presses_in_rank_are_counted(hand, move, number):
    held = ranks.holding(ranks.answering(hand), 0).holding
    assert presses(held, held.parse(move)) == number


@pytest.mark.parametrize(
    ("position", "move", "number"),
    [
        pytest.param({}, "draw", 1, id="draw"),
        pytest.param({}, "take 20", 2, id="take"),
        pytest.param({"held": 24}, "place 20", 1, id="place"),
        pytest.param({"held": 24}, "drop", 1, id="discard"),
    ],
)
@pytest.mark.parametrize("careful", [False, True])
def test_presses_in_racko_are_counted(position, move, number, careful):
    held = test_racko.holding(test_racko.at_table(**position), careful=careful).holding
    more = careful and move.endswith("20")
    assert presses(held, held.parse(move)) == number + more


@every_game
def test_a_hint_takes_four_presses(game):
    """More, Hint, Choose it, and the press that makes the move."""
    preset = game.presets[0]
    hands = matches(game, 1, [preset])
    for _, move, holding in islice(hands, 60):
        assert presses_by_a_hint(holding, move) == 4
