"""Three friends who let one win give a number and no place."""

from tests.bench.farming import simulated

DAYS = 4


def test_who_plays_with_three_friends_alone_stands_below_everybody_settled():
    found = simulated(DAYS)
    farmer, honest = found["farmer"], found["honest"]
    assert farmer.rating > honest.rating
    assert farmer.rated > 100
    assert not farmer.is_settled
    assert honest.is_settled
    assert honest.place < farmer.place
