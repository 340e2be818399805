"""A profile tells how long somebody won or did not, and their longest streak when it says more."""

import pytest

from tests.bot.conftest import ADA, BO
from tests.bot.ladder.test_leaderboards import DAY, NOW, Club
from tests.bot.ladder.test_profiles import club, seen

__all__ = ["club"]  # a fixture


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        pytest.param("L", [], id="nothing yet"),
        pytest.param("W", [], id="one win is no streak"),
        pytest.param("WL", [], id="nor is one match without a win"),
        pytest.param("WW", ["Won the last 2 in a row"], id="the only streak is the longest"),
        pytest.param("WWLW", ["Longest streak: 2 wins"], id="it is over"),
        pytest.param("WWLWW", ["Won the last 2 in a row"], id="as long as the longest"),
        pytest.param(
            "WWWLWW", ["Won the last 2 in a row", "Longest streak: 3 wins"], id="shorter than it"
        ),
        pytest.param("WLL", ["No win in the last 2 matches"], id="no streak before a drought"),
        pytest.param(
            "WWLL", ["No win in the last 2 matches", "Longest streak: 2 wins"], id="and one"
        ),
    ],
)
async def test_the_longest_streak_is_told_when_it_says_more(club: Club, matches, told):
    for day, letter in enumerate(reversed(matches)):
        winner, loser = (ADA, BO) if letter == "W" else (BO, ADA)
        await club.play(winner, loser, times=1, finished=NOW - day * DAY)
    said = await seen(club, ADA, ADA)
    words = ("in a row", "No win in the last", "The last win", "Longest streak")
    assert [line for line in said.splitlines() if any(word in line for word in words)] == told
