"""The net is learnt from hands that are played alike from the same seed."""

import numpy as np
import pytest

from games.rank.cards import DEALT, EACH, NONE
from games.rank.options import Options
from games.rank.playing import net as nets
from games.rank.playing.features import MEMORY, WIDTH, after_row, features, spot_row
from games.rank.playing.spot import NOBODY, After, Spot
from tests.bench.learner import Learner, save
from tests.bench.train_rank import STAGES, play

AGAINST = STAGES[1].others


@pytest.fixture(scope="module")
def played():
    return play(nets.trained(), 5, 12, 0.05, AGAINST)


def test_the_same_seed_plays_the_same_hands(played):
    lines, places = play(nets.trained(), 5, 12, 0.05, AGAINST)
    assert lines.shape == (len(places), WIDTH)
    assert np.array_equal(lines, played[0])
    assert np.array_equal(places, played[1])
    assert set(places) == {0, 1, 2, 3}


def test_learning_lowers_the_loss(played):
    learner, (lines, places) = Learner(1, WIDTH), played
    losses = [learner.learn(lines, places, 1e-3) for _ in range(40)]
    assert losses[-1] < losses[0] - 0.2


def test_a_file_holds_the_net(played, tmp_path):
    learner = Learner(3, WIDTH)
    save(learner, tmp_path / "net.npz")
    again = nets.read(tmp_path / "net.npz").chances(played[0])
    assert np.allclose(again, nets.Net(learner.layers).chances(played[0]), atol=1e-3)
    assert np.allclose(again.sum(axis=1), 1, atol=1e-5)


def test_a_net_goes_on_with_more_features(played):
    narrow, wide = Learner(3, WIDTH - MEMORY), Learner(4, WIDTH)
    before = nets.Net(narrow.layers).chances(played[0][:, :-MEMORY])
    wide.go_on(nets.Net(narrow.layers), WIDTH)
    assert np.allclose(nets.Net(wide.layers).chances(played[0]), before, atol=1e-5)


def chances(numbers, leads):
    """Of the places, for a hand before the first lead."""
    hand = list(NONE)
    for place in numbers:
        hand[place] += 1
    unseen = tuple(each - held for each, held in zip(EACH, hand, strict=True))
    sizes = (DEALT,) * 4
    others, declined = (1, 2, 3), [[0] * 3] * 4
    spot = Spot(
        Options().grammar, 4, 0, tuple(hand), None, None, sizes, (), 0, 38, unseen, others, declined
    )
    after = After(tuple(hand), DEALT, None, 0 if leads else 1, NOBODY, False)
    return nets.trained().chances(features([spot_row(spot)], [after_row(after)], [1]))[0]


def test_the_net_knows_a_good_hand_from_a_bad_one():
    good = (11, 11, 11, 10, 10, 10, 9, 9, 9, 12, 12, 13, 16, 16, 16)
    bad = (0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 2, 4, 6, 8, 9)
    assert chances(good, leads=True)[0] > 0.6
    assert chances(bad, leads=False)[0] < 0.2
    assert chances(bad, leads=False)[3] > chances(good, leads=True)[3]
