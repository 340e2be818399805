"""Computer players of RACK-O: what they know, what they choose, and that they come to an end."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from games.game import Seen, seen
from games.racko import RACKO
from games.racko.events import Dealt, Event, Took
from games.racko.moves import Draw, Drop, Place, Take
from games.racko.playing.gaps import NEVER, Plans, prices
from games.racko.playing.others import help_of, imagined
from games.racko.playing.pace import chance_of_an_end
from games.racko.playing.runs import longest_runs, prices_of_one, with_run
from games.racko.playing.sight import UNKNOWN, UNTOUCHED, Outlook, outlook
from games.racko.playing.totals import Stakes, chance_to_win
from games.racko.playing.worth import best_of_looks, rising
from games.racko.scoring import longest_run, rising_prefix
from games.racko.state import SLOTS, cards_in_play
from tests.bench import swaps
from tests.games.playing import moments
from tests.games.racko.worlds import other_world, round_of, spots

LEVELS = ("easy", "medium", "hard")
TABLES = [(preset, seats) for preset in RACKO.presets for seats in preset.seats]
every_level = pytest.mark.parametrize("level", LEVELS)
every_table = pytest.mark.parametrize(
    ("preset", "seats"), TABLES, ids=[f"{preset.key} {seats}" for preset, seats in TABLES]
)


@every_table
@every_level
def test_a_level_ends_the_matches_of_every_preset(level, preset, seats):
    target = 200 if level == "easy" else 100
    options = dict(preset.options) | {"target": target}
    *_, last = moments(RACKO, seats, options, seed=seats, player=level)
    assert last.step.state.phase == "gameOver"
    assert last.step.state.winners


@every_table
@every_level
def test_what_a_seat_cannot_know_does_not_change_its_move(level, preset, seats):
    """Two worlds that look the same to the seat: the other racks and the draw pile differ."""
    rng = random.Random(seats)
    differed = 0
    for state, memory, seat in spots(seats, preset.options, seed=3, limit=70):
        other = other_world(state, memory, seat, rng)
        choices = []
        for world in (state, other):
            shown = seen(RACKO, world, memory, seat)
            legal = RACKO.legal(world, seat)
            choices.append(RACKO.players[level](shown, legal, random.Random(5)))
        assert choices[0] == choices[1]
        differed += other != state
    assert differed > 30


@every_level
def test_the_same_seed_makes_the_same_move(level):
    for state, memory, seat in spots(3, {}, seed=8, limit=60):
        shown, legal = seen(RACKO, state, memory, seat), RACKO.legal(state, seat)
        first, again = (RACKO.players[level](shown, legal, random.Random(1)) for _ in range(2))
        assert first == again
        assert first in legal


def look_at(seats: int, options: dict[str, Any], **position: Any):
    """The first seat's turn in a match that is set up in the middle."""
    position = {"turn": 0} | position
    state = RACKO.load(seats, RACKO.options(seats, options), position)
    return Seen(0, RACKO.view(state, 0), ()), RACKO.legal(state, 0)


def move_of(level: str, seats: int, options: dict[str, Any], **position: Any):
    shown, legal = look_at(seats, options, **position)
    move = RACKO.players[level](shown, legal, random.Random(2))
    assert move in legal
    return move


NEARLY = [2, 6, 10, 14, 40, 22, 26, 30, 34, 38]  # any of 15 to 21 at #25 puts it in order


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("card", [15, 18, 21])
def test_a_discard_that_puts_the_rack_in_order_is_taken(level, card):
    assert move_of(level, 2, {}, racks=[NEARLY], discard=[1, card]) == Take(25, True)
    auto = move_of(level, 2, {"declare": "auto"}, racks=[NEARLY], discard=[1, card])
    assert auto == Take(25)


@every_level
def test_a_rack_in_order_goes_out_at_once_where_nothing_is_to_be_gained(level):
    rack = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38]
    assert move_of(level, 2, {}, racks=[rack], held=1, phase="drawn").declare


def test_a_card_that_helps_nothing_is_neither_taken_nor_kept():
    rack = [2, 6, 10, 14, 40, 22, 26, 30, 34, 38]
    assert move_of("medium", 2, {}, racks=[rack], held=39, phase="drawn") == Drop()
    for level in ("medium", "hard"):
        assert move_of(level, 2, {}, racks=[rack], discard=[3, 39]) == Draw()


@pytest.mark.parametrize(
    ("rack", "card", "odd"),
    [
        ([30, 5, 17, 25, 6, 16, 34, 36, 38, 40], 39, 25),
        ([3, 5, 16, 11, 14, 18, 20, 23, 28, 36], 31, 15),
        ([5, 11, 17, 18, 10, 28, 29, 32, 39, 37], 2, 25),
    ],
)
def test_hard_hides_no_card_where_it_belongs_even_less_than_the_one_there(rack, card, odd):
    """It went for the one that the next seat could use less, and looked like a bug."""
    assert move_of("hard", 2, {}, racks=[rack], held=card, phase="drawn") != Place(odd)


def test_hard_hardly_ever_keeps_a_card_of_which_nothing_good_can_be_said():
    odd = [each for seed in range(4) for each in swaps.kept(2, True, seed)]
    assert len(odd) > 15
    assert sum(odd) <= 0.003 * len(odd)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_under_the_run_rule_a_run_is_made(level):
    run = {"runRule": True, "declare": "auto"}
    rack = [2, 6, 10, 14, 16, 17, 26, 30, 34, 38]
    assert move_of(level, 2, run, racks=[rack], discard=[1, 15]) == Take(20)


LONG = [1, 5, 9, 20, 21, 22, 23, 30, 35, 38]  # 19 or 24 makes it a run of five


def test_hard_waits_for_a_longer_run_early_in_a_round_and_not_late():
    bonus = {"bonus": True}
    early = move_of("hard", 2, bonus, racks=[LONG], held=2, phase="drawn", turnsThisRound=0)
    late = move_of("hard", 2, bonus, racks=[LONG], held=2, phase="drawn", turnsThisRound=40)
    assert not early.declare
    assert late.declare
    assert move_of("medium", 2, bonus, racks=[LONG], held=2, phase="drawn").declare


def test_nobody_waits_for_ever_for_a_card_in_another_rack():
    """Each of two racks held what the other missed, and the round stood still."""
    rack = [2, 5, 6, 7, 8, 26, 10, 33, 36, 38]  # 9 at #30 would make it a run of six
    long = {"bonus": True}, {"racks": [rack], "held": 27, "phase": "drawn", "turnsThisRound": 90}
    assert move_of("hard", 2, long[0], **long[1]) == Place(35, declare=True)


BEHIND = {"racks": [LONG], "totals": [430, 480], "held": 2, "phase": "drawn"}


@every_level
def test_a_level_says_so_where_it_is_asked_and_goes(level):
    """What the other rack is worth nobody knows yet: the sooner the round ends the better."""
    asked = {"declare": "asks"}
    assert move_of(level, 2, asked, **BEHIND).declare
    assert not move_of(level, 2, asked, **(BEHIND | {"totals": [0, 0]})).declare


@pytest.mark.parametrize("how", ["asks", "manual"])
def test_hard_waits_where_going_is_known_to_lose_the_match(how):
    """The other rack is known, and in order up to the ninth slot: 480 and 45 beat 505."""
    other = [3, 4, 6, 8, 11, 14, 16, 18, 25, 19]
    seen: list[Event] = [Dealt(0, 1, 40, 19, 1)]
    seen += [Took(1, card, slot, 40) for slot, card in zip(SLOTS, other, strict=True)]

    def goes(level: str, turns: int) -> bool:
        shown, legal = look_at(2, {"declare": how}, **BEHIND, turnsThisRound=turns)
        move = RACKO.players[level](replace(shown, events=tuple(seen)), legal, random.Random(2))
        return str(move).endswith("!")

    assert not goes("hard", 30)
    assert goes("medium", 30)
    assert goes("hard", 90), "no round stands still"


def test_before_the_turn_limit_the_cards_that_score_are_kept():
    """RO-R42: all that counts is how far the rack rises from the front."""
    rack = [20, 12, 13, 14, 15, 16, 17, 18, 19, 40]
    last = {"turnCap": 9}
    move = move_of("hard", 2, last, racks=[rack], held=1, phase="drawn", turnsThisRound=8)
    assert move == Place(5, declare=True)
    rack = [20, 12, 13, 14, 15, 16, 17, 18, 40, 39]
    move = move_of("hard", 2, last, racks=[rack], held=1, phase="drawn", turnsThisRound=8)
    assert move == Place(5)


@every_level
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strange_spots_are_played(level, seats):
    """Nothing to remember, one card to draw, all racks falling, a round without end."""
    deck = cards_in_play(seats)[-1]
    for turns in (0, 10_000):
        racks = [[deck - 10 * seat - place for place in range(10)] for seat in range(seats)]
        where = {"racks": racks, "discard": list(range(1, 20)), "draw": [20]}
        move_of(level, seats, {}, **where, turnsThisRound=turns)
        held = {"held": 20, "phase": "drawn", "draw": [], "discard": list(range(1, 20))}
        move_of(level, seats, {}, racks=racks, turnsThisRound=turns, **held)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_standstill_of_a_round_is_left_by_a_lesser_move(level):
    rack = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38]
    run = {"runRule": True, "declare": "auto"}
    shown, legal = look_at(2, run, racks=[rack], held=40, phase="drawn", turnsThisRound=500)
    chosen = {RACKO.players[level](shown, legal, random.Random(seed)) for seed in range(40)}
    assert len(chosen) > 1


def test_what_was_public_is_remembered_and_nothing_else_is_known():
    """RO-11.2: against the table itself, all through rounds with turned-over piles."""
    known = ordered = 0
    for state, memory, seat in spots(4, {"turnCap": 90}, seed=2, limit=600, player="greedy"):
        look = outlook(seen(RACKO, state, memory, seat))
        for other, cards in enumerate(look.racks):
            for place, card in enumerate(cards if other != seat else ()):
                assert card in (UNTOUCHED, UNKNOWN, state.racks[other][place])
                known += card > 0
        assert look.coming in ((), state.draw)
        ordered += bool(look.coming)
        hidden = {*state.draw, *(card for rack in state.racks for card in rack)}
        assert set(look.unseen) <= hidden - set(state.racks[seat])
        assert len(look.unseen) >= len(state.draw) or look.coming
    assert known > 500
    assert ordered > 20


def test_imagined_racks_hold_what_is_known_and_no_card_twice():
    for state, memory, seat in spots(3, {}, seed=4, limit=50, player="medium"):
        look = outlook(seen(RACKO, state, memory, seat))
        other = (seat + 1) % 3
        for rack in imagined(look, other, 8, random.Random(1)).tolist():
            assert len({*rack, *look.rack}) == 20
            assert all(
                known <= 0 or card == known
                for card, known in zip(rack, look.racks[other], strict=True)
            )


def test_a_discard_that_the_next_seat_waits_for_is_known_to_help_it():
    view = look_at(2, {}, racks=[[1, 3, 5, 7, 9, 11, 13, 23, 25, 27], NEARLY])[0].view
    rack = view.racks[0] or ()
    unseen = tuple(card for card in cards_in_play(2) if card not in {*rack, *NEARLY})
    helps = help_of(Outlook(view, 0, rack, ((), tuple(NEARLY)), (), unseen), 1, 4, random.Random(1))
    assert min(helps[card] for card in range(15, 22)) > 0.2
    assert max(helps[card] for card in (1, 3, 33, 39)) == 0


def test_the_best_of_two_looks_is_expected():
    values = [0.1, 0.5, 0.2, 0.9]
    slow = sum(max(one, two) for one in values for two in values) / 16
    assert best_of_looks(np.asarray([values]))[0] == pytest.approx(slow)


def slow_cost(costs: Any, rack: list[int]) -> float:
    """The cheapest plan by trying every choice of cards to keep."""
    deck = costs.shape[1] - 1
    best = NEVER
    for kept in range(2**10):
        posts = [(0, 0), *((p + 1, rack[p]) for p in range(10) if kept >> p & 1), (11, deck)]
        pairs = pairwise(posts)
        best = min(best, sum(costs[q - p - 1, low, high] for (p, low), (q, high) in pairs))
    return best


def test_the_cheapest_plan_is_found():
    rng = random.Random(6)
    for _ in range(12):
        cards = rng.sample(range(1, 41), 24)
        rack, live = cards[:10], cards[10:]
        costs = prices(40, live)
        plans = Plans(costs, _array([rack]))
        assert plans.cost[0] == pytest.approx(slow_cost(costs, rack))
        assert plans.above[0, 0] == pytest.approx(plans.cost[0])
        for row, card in enumerate(live):
            found = [plans.cost[0]]
            for place in range(10):
                new = [*rack[:place], card, *rack[place + 1 :]]
                keeping = plans.before[place, 0, card] + plans.behind[place, 0, card]
                assert keeping >= Plans(costs, _array([new])).cost[0] - 1e-9
                found.append(keeping)
            assert plans.with_one(live)[0, row] == pytest.approx(min(found))


def test_a_rack_in_order_has_nothing_to_pay_and_a_run_in_place_neither():
    rack = [3, 7, 8, 9, 20, 24, 28, 30, 35, 39]
    costs = prices(40, [1, 2, 10])
    plans = Plans(costs, _array([rack]))
    singles = prices_of_one(40, (1, 2, 10), 9.0)
    assert plans.cost[0] == 0
    assert with_run(plans, singles, 3, 1)[0] == 0
    assert with_run(plans, singles, 4, 2)[0] >= 9.0
    assert with_run(plans, singles, 6, 6)[0] == NEVER


def test_runs_and_rising_cards_are_counted_as_the_rules_do():
    rng = random.Random(7)
    racks = [rng.sample(range(1, 16), 10) for _ in range(300)]
    assert longest_runs(_array(racks)).tolist() == [longest_run(tuple(rack)) for rack in racks]
    assert rising(_array(racks)).tolist() == [rising_prefix(tuple(rack)) for rack in racks]


def test_somebody_is_the_likelier_to_end_the_round_the_more_was_done():
    """By turns, by slots that hold another card, and by how many others there are."""

    def chance(seats: int, turns: int, changed: int) -> float:
        shown, _ = look_at(seats, {}, turnsThisRound=turns * seats)
        placed = [Took(1, 40 - slot // 5, slot, 1) for slot in list(SLOTS)[:changed]]
        dealt = Dealt(0, 1, 40, 19, 1)
        return chance_of_an_end(outlook(replace(shown, events=(dealt, *placed))))

    assert chance(2, 1, 1) < 0.01 < 0.1 < chance(2, 7, 6) < 0.3
    assert chance(2, 7, 2) < chance(2, 7, 6) < chance(2, 10, 6)
    assert chance(2, 7, 6) < chance(3, 7, 6) < chance(4, 7, 6)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_chances_of_all_sides_together_are_one(sides):
    options = RACKO.options(sides, {})
    totals = (100, 430, 250, 250)[:sides]
    chances = [chance_to_win(options, totals, side) for side in range(sides)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1] > 0.6
    assert chance_to_win(options, (500, 495, 0, 0)[:sides], 0) == 1


def test_a_bonus_is_worth_what_it_does_for_the_match():
    def worths(*totals: int) -> list[float]:
        shown, _ = look_at(len(totals), {"bonus": True}, totals=list(totals))
        return [Stakes(shown.view, 0).worth(bonus) for bonus in (0, 50, 100, 200, 400)]

    level, ahead, behind = worths(0, 0), worths(450, 0), worths(150, 450)
    assert level[0] == ahead[0] == behind[0] == 1
    assert level == sorted(level)
    assert level[1] == pytest.approx(1.5, abs=0.15)
    assert ahead[4] == pytest.approx(1), "the match is won without"
    assert behind[4] > level[4], "whoever is far behind needs more than a plain RACK-O"


def _array(racks: list[list[int]]) -> Any:
    return np.asarray(racks, dtype=np.int64)


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [("easy", "random", 4, 0.8), ("medium", "easy", 60, 0.6), ("hard", "medium", 16, 0.55)],
)
def test_a_level_beats_the_one_below(better, worse, deals, least):
    """The same deals from both seats; the seeds are fixed, so the answer is too."""
    won = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            won += _round_won(better, worse, seat, deal)
    assert won / (2 * deals) >= least


def _round_won(better: str, worse: str, seat: int, deal: int) -> float:
    options = {"declare": "auto", "turnCap": 300}
    declarer = round_of(options, {seat: better, 1 - seat: worse}, deal).declarer
    return 0.5 if declarer is None else float(declarer == seat)
