"""Who came in where when the match is over."""

import pytest

from games.game import Standing
from games.rank import RANK


@pytest.mark.parametrize(
    ("options", "position", "expected"),
    [
        pytest.param(
            {},
            {"tokens": [5, 5, 1], "ranking": [1, 0, 2], "winners": [1]},
            [(2, 5), (1, 5), (3, 1)],
            id="of two with five the King of the last hand wins",
        ),
        pytest.param(
            {},
            {"tokens": [2, 2, 5, 0], "ranking": [2, 1, 0, 3], "winners": [2]},
            [(3, 2), (2, 2), (1, 5), (4, 0)],
            id="equal tokens by the places of the last hand",
        ),
        pytest.param(
            {"endless": True, "handLimit": 9},
            {"longestReign": [3, 1, 3], "handNumber": 9, "ranking": [1, 0, 2]},
            [(1, 3), (3, 1), (1, 3)],
            id="endless by the longest run as King",
        ),
    ],
)
def test_places(options, position, expected):
    seats = len(expected)
    chosen = RANK.options(seats, options)
    state = RANK.load(seats, chosen, {"phase": "gameOver", **position})
    assert RANK.standings(state) == tuple(
        Standing(seat, place, points) for seat, (place, points) in enumerate(expected)
    )
