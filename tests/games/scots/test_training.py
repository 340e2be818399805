"""The net is learnt from rounds that are played alike from the same seed, with what is public
noted as at real tables; Hard plays by them."""

import random
from dataclasses import replace

import numpy as np
import pytest

from games.game import Glance, Seen
from games.scots import SCOTS
from games.scots.events import Dealt, Discarded, Laid
from games.scots.moves import Add, Draw, Lay
from games.scots.options import SEATS
from games.scots.playing import plans
from games.scots.playing.expert import expert, held_back
from games.scots.playing.net import AHEAD, STEP, doubt, knows, lead, path, trained, worth
from games.scots.playing.sight import as_it_lies, cards_of, sight
from games.scots.playing.styles import Style
from tests.bench.learner import Learner
from tests.bench.scots_rounds import KINDS, Learning, Note, T, dealt, shifted, style_turn, width
from tests.bench.train_scots import STAGES, lesson, play
from tests.games.scots.tables import ODD_DECKS, cards, sets, table
from tests.games.scots.test_levels import choice, decisions
from tests.games.scots.test_players import Unread

SHORT = {seats: replace(stage, hands=80) for seats, stage in STAGES.items()}


@pytest.fixture(scope="module", params=SEATS)
def seats(request):
    return request.param


@pytest.fixture(scope="module")
def lessons(seats):
    return play(trained(seats), SHORT[seats], 5, 0)


def test_the_same_seed_plays_the_same_rounds(lessons, seats):
    again = play(trained(seats), SHORT[seats], 5, 0)
    for one, other in zip(lessons, again, strict=True):
        assert np.array_equal(one, other)
    lines, targets = lessons
    assert lines.shape == (len(targets), width(seats))
    assert np.allclose(targets.sum(axis=1), 1, atol=1e-5)


def test_learning_lowers_the_loss(lessons, seats):
    learner, (lines, targets) = Learner(1, width(seats), len(AHEAD)), lessons
    losses = [learner.learn(lines, targets, 1e-3) for _ in range(40)]
    assert losses[-1] < losses[0] - 0.2


def test_no_card_is_lost_and_what_is_known_is_in_the_hand(seats):
    rng = np.random.default_rng(1)
    hall, style = dealt(seats, 60, rng), Style(np.full(60, 80, np.float32))
    learning = Learning(trained(seats), 0.3, rng)
    for turn in range(16):
        seat = turn % seats
        by_style = turn % (2 * seats + 1) == 0
        over = style_turn(hall, seat, style) if by_style else learning.turn(hall, seat)
        hall.keep(~over)
        rounds = hall.rounds
        left = np.zeros((len(rounds.row), KINDS), np.float32)
        for row, (start, end) in enumerate(zip(rounds.drawn, rounds.size, strict=True)):
            np.add.at(left[row], rounds.draw[row, start:end], 1)
        assert (sum(rounds.hands) + rounds.pile + hall.down + left == T.copies).all()
        for known, hand in zip(hall.known, rounds.hands, strict=True):
            assert (known >= 0).all()
            assert (known <= hand).all()
    assert 0 < len(hall.rounds.row) < 60


def lie(hall, state, seat=0):
    """Let all cards lie as at a real table; return the hand of a seat and the pile of before."""
    rounds, t = hall.rounds, hall.rounds.tables
    before = rounds.hands[seat], rounds.pile, rounds.top
    rounds.hands = [np.array([hand], np.float32) for hand in state.hands]
    rounds.pile = t.array(state.pile)[None]
    rounds.top = np.array([t.deck.place[state.pile[-1]] if state.pile else KINDS])
    return before


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_trainer_notes_what_everybody_sees_at_a_real_table(level, seats):
    hall, last, known = dealt(seats, 1, np.random.default_rng(0)), None, 0
    for state, its in decisions(level, seats, 4, {"maxRounds": 5}):
        if last is None or last.round != state.round:
            hall = dealt(seats, 1, np.random.default_rng(0))
            lie(hall, state)
        elif last.phase == "pickup":
            hall.note_pick_up(last.turn, *lie(hall, state, last.turn))
        elif state.phase == "pickup":
            hands, piles, _ = lie(hall, state, last.turn)
            hall.note_turn(last.turn, hands, piles)
        else:
            continue  # a turn is noted as a whole
        last, seen = state, sight(its)
        for seat in set(range(seats)) - {its.seat}:
            assert (hall.known[seat][0] == seen.known[seat]).all()
            known += int(seen.known[seat].sum())
        if state.phase == "pickup":
            down = seen.tables.array(tuple(card for sets in state.sets for card in cards_of(sets)))
            assert (hall.down[0] == down).all()
            assert [turns[0] for turns in hall.held_back] == held_back(seats, its.events)
    assert known > 50


def points(*ends):
    """Certain to be so many steps ahead, in equal shares."""
    chances = np.zeros((1, len(AHEAD)), np.float32)
    for end in ends:
        chances[0, len(AHEAD) // 2 + end] += 1 / len(ends)
    return chances


def test_a_choice_is_held_against_what_came_and_what_was_expected():
    """Seat 0 ends five steps ahead. Before its last choice it was one step ahead on the table."""
    row, blank = np.array([0]), np.zeros((1, 3), np.float32)
    ahead, none = np.array([STEP], np.float32), np.zeros(1, np.float32)
    yes, no = np.array([True]), np.array([False])
    notes = [
        Note(row, 0, blank, none, points(0), yes),
        Note(row, 0, blank, none, points(3), no),
        Note(row, 0, blank, ahead, points(1), yes),
    ]
    scores = np.array([[5 * STEP, 0]], np.float32)
    _, targets = lesson(notes, scores, 0.5)
    assert np.allclose(targets[0], points(4)[0])
    assert np.allclose(targets[1], points(5, 2)[0])
    assert np.allclose(targets[2], points(3)[0]), "a whim led on"


@pytest.mark.parametrize("steps", [0, 1, -3, 2.5, 100, -100])
def test_chances_move_on_and_none_is_lost(steps):
    moved = shifted(points(-2, 4), np.array([steps * STEP], np.float32))
    assert np.isclose(moved.sum(), 1)
    mean = float((moved * AHEAD).sum())
    if abs(steps) < 10:
        assert np.isclose(mean, (1 + steps) * STEP, atol=1e-3)
    else:
        assert abs(mean) == AHEAD[-1]


def test_the_nets_are_small():
    assert sum(path(seats).stat().st_size for seats in SEATS) < 1_000_000
    for seats in SEATS:
        assert trained(seats).layers[0][0].shape[0] == width(seats)


OTHERS = ("DA DA DA WD WD WD", "ML ML ML BE BE RI", "CE CE WA WA SE SE")


def asked(hand, own="-", pile="KN", phase="pickup", seats=2):
    hands = [cards(hand), *(cards(each) for each in OTHERS[: seats - 1])]
    state = table(seats, hands=hands, sets=[sets(own)], pile=cards(pile), phase=phase)
    seen = sight(Seen(0, SCOTS.view(state, 0), ()))
    return expert(seen, (), as_it_lies(seen, np.random.default_rng(0)))


def test_the_net_knows_a_good_hand_from_a_bad_one(seats):
    good = asked("MQ MQ EL KJ KJ CJ CJ BO BO BO", pile="SE KJ", seats=seats)
    bad = asked("MQ BO CE KN WA RI SE ML MO BE BA", pile="SE WD", seats=seats)
    assert good.of_pick_ups(plans.pick_ups(good.table, 0))[0] > 0.7
    assert bad.of_pick_ups([plans.PickUp(Draw())])[0] < 0.5


def test_a_way_to_lay_is_worth_what_comes_after_it():
    net = asked("BO BO BO KN SE RI WD", own="MQ MQ MQ", phase="play")
    everything = net.sight.tables.array(("BO",) * 3)
    lays = net.of_lays([np.zeros_like(everything), everything])
    values = net.of_discards()
    assert lays[0] == values.max()
    held = net.sight.hand > 0
    assert np.isfinite(values[held]).all()
    assert np.isneginf(values[~held]).all()
    assert net.sight.tables.deck.codes[int(np.where(held, values, np.inf).argmin())] == "BO"
    assert lays[0] != lays[1]


def test_the_last_cards_end_the_round(seats):
    net = asked("BO BO BO", own="MQ MQ MQ", phase="play", seats=seats)
    everything = net.sight.tables.array(("BO",) * 3)
    assert net.of_lays([np.zeros_like(everything), everything])[1] > 0.7


def test_totals_tell_how_far_a_round_must_lead():
    """Far behind at the end of a match only a great lead wins; early, the points count."""
    safe, wild = points(1), points(-4, 8)
    none = np.zeros(1, np.float32)

    def prefers_safe(behind, unsure):
        first, second = (worth(each, none, -behind, unsure)[0] for each in (safe, wild))
        return first > second

    assert prefers_safe(0, 15)
    assert not prefers_safe(150, 15)
    assert not prefers_safe(0, 400)


def test_how_much_is_in_doubt_follows_from_the_rounds_to_come():
    early, late, last = (
        SCOTS.view(table(options={"maxRounds": most}, totals=totals, round=1), 0)
        for totals, most in (([0, 0], 20), ([900, 850], 20), ([0, 0], 2))
    )
    assert doubt(early) > doubt(late) == doubt(last) > 0
    assert lead(late, 0) == 50


def test_who_lays_has_held_nothing_back():
    deal = Dealt(0, 1, "KN", 11, 83)
    events = (deal, Discarded(0, "SE"), Discarded(1, "SE"), Discarded(0, "RI"))
    assert held_back(2, events) == [2, 1]
    assert held_back(2, (*events, Laid(1, 1, ("BO",) * 3), Discarded(1, "RI"))) == [2, 0]
    assert held_back(2, (*events, deal)) == [0, 0]


@pytest.mark.parametrize(
    "options",
    [{"pileRoyals": "identical"}, {"wildClaims": True}, {"jewelsOnTop": "alone"}],
    ids=lambda options: "".join(options),
)
def test_what_the_net_has_not_learnt_is_left_to_the_search(options, monkeypatch):
    for more in (options, {"deck": next(iter(ODD_DECKS.values()))}):
        assert not knows(SCOTS.options(2, more))
    assert knows(SCOTS.options(2, {"maxRounds": 20, "target": 300, "maxRecycles": 0}))
    asked = []
    monkeypatch.setattr("games.scots.players.expert", lambda *its: asked.append(its))
    monkeypatch.setattr("games.scots.players.SIMULATIONS", 100)
    choice("hard", table(2, options, hands=[cards("BO BO KN RI")], pile=["SE", "BO"]))
    assert asked == []


def test_what_hard_does_is_seldom_called_a_mistake():
    """The judge plays fewer rounds out, and others than Hard did."""
    costs = []
    for number, (_, its) in enumerate(decisions("medium", 2, 3, {"maxRounds": 2})):
        best = SCOTS.players["hard"](its, Unread(), random.Random(number))
        if isinstance(best, Lay | Add):  # of a plan of several moves
            continue
        glance = Glance(its, Unread(), (best,), 0)
        costs.append(SCOTS.judge(glance, random.Random(number + 1)).cost)
    assert len(costs) > 60
    assert sum(cost > 0.04 for cost in costs) <= len(costs) // 30
