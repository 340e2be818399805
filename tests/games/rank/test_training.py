"""The net is learnt from hands that are played alike from the same seed."""

from dataclasses import replace

import numpy as np
import pytest

from games.nets import Lines, Net, read
from games.rank.cards import DEALT, EACH, NONE
from games.rank.options import Options
from games.rank.playing.features import AFTER, WIDTH, after_row, lines_of, spot_row
from games.rank.playing.net import PLACES, trained
from games.rank.playing.others import Trace
from games.rank.playing.playouts import Table
from games.rank.playing.sight import NOBODY, After, Spot
from tests.bench.learner import Learner, save
from tests.bench.train_rank import CERTAIN, NOTHING, STAGES, Hand, Note, play

STAGE = replace(STAGES[-1], hands=12)


@pytest.fixture(scope="module")
def played():
    return play(trained(), STAGE, 5, 0)


def asked(net, lines):
    return net.chances(Lines(lines[:, :AFTER], lines[:, AFTER:], [1] * len(lines)))


def test_the_same_seed_plays_the_same_hands(played):
    again = play(trained(), STAGE, 5, 0)
    for one, other in zip(played, again, strict=True):
        assert np.array_equal(one, other)
    lines, targets = played
    assert lines.shape == (len(targets), WIDTH)
    assert np.allclose(targets.sum(axis=1), 1, atol=1e-5)


def test_a_choice_is_held_against_what_came_and_what_was_expected():
    hand = Hand(Table(Options().grammar, [NONE] * 3, (), 0), ["net", "greedy", "net"])
    hand.table.out = [2, 0]
    even = np.full(4, 0.25, "f4")
    for seat, far in ((0, 1.0), (2, 1.0), (0, 0.5), (0, 0.5), (2, 0.0)):
        hand.notes.append(Note(seat, NOTHING, even, far))
    king, queen = CERTAIN[0], CERTAIN[1]
    late, early = (queen + even) / 2, (queen + 3 * even) / 4
    expected = [early, even, late, queen, king]
    assert np.allclose(hand.targets(), expected)


def test_learning_lowers_the_loss(played):
    learner, (lines, targets) = Learner(1, WIDTH, PLACES), played
    losses = [learner.learn(lines, targets, 1e-3) for _ in range(40)]
    assert losses[-1] < losses[0] - 0.2


def test_a_file_holds_the_net(played, tmp_path):
    learner = Learner(3, WIDTH, PLACES)
    save(learner, tmp_path / "net.npz")
    again = asked(read(tmp_path / "net.npz"), played[0])
    assert np.allclose(again, asked(Net(learner.layers), played[0]), atol=1e-3)
    assert np.allclose(again.sum(axis=1), 1, atol=1e-5)


def test_a_spot_is_read_once_for_all_its_moves(played):
    """The net that plays adds up in another order than the one that learns."""
    learner, lines = Learner(3, WIDTH, PLACES), played[0][:6]
    whole = np.repeat(lines[[0, 4]], [4, 2], axis=0)
    whole[:, :AFTER] = lines[:, :AFTER]
    parts = Lines(lines[:, :AFTER], lines[[0, 4], AFTER:], [4, 2])
    net = Net(learner.layers)
    assert np.allclose(net.chances(parts), asked(net, whole), atol=1e-6)


def chances(numbers, leads):
    """Of the places, for a hand before the first lead."""
    hand = list(NONE)
    for place in numbers:
        hand[place] += 1
    unseen = tuple(each - held for each, held in zip(EACH, hand, strict=True))
    sizes = (DEALT,) * 4
    others, traces = (1, 2, 3), [Trace()] * 4
    spot = Spot(
        Options().grammar, 4, 0, tuple(hand), None, None, sizes, (), 0, 38, unseen, others, traces
    )
    after = After(tuple(hand), DEALT, None, 0 if leads else 1, NOBODY, False)
    return trained().chances(lines_of([spot_row(spot)], [after_row(after)], [1]))[0]


def test_the_net_knows_a_good_hand_from_a_bad_one():
    good = (11, 11, 11, 10, 10, 10, 9, 9, 9, 12, 12, 13, 16, 16, 16)
    bad = (0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 2, 4, 6, 8, 9)
    assert chances(good, leads=True)[0] > 0.6
    assert chances(bad, leads=False)[0] < 0.2
    assert chances(bad, leads=False)[3] > chances(good, leads=True)[3]
