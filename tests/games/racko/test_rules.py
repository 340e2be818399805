"""RACK-O beyond its example tables: refusals, options, positions, what is seen, move trees."""

import random
from typing import Any

import pytest

from games.dealing import key, shuffler
from games.errors import BadOptions, BadPosition, IllegalMove, UnreadableMove
from games.game import DEALER, Seen
from games.racko import RACKO
from games.racko.events import Dealt, Drew, Event, OwnDraw, OwnRack, Scored
from games.racko.moves import Cut, Deal, Draw, Drop, Place, Take
from games.racko.options import Options
from games.racko.players import greedy
from games.racko.state import State, View

IN_ORDER = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37]
ALMOST = [1, 5, 9, 13, 17, 21, 25, 29, 33, 2]


def table(options: Options | None = None, **position: Any) -> State:
    return RACKO.load(2, options or Options(), {"turn": 0, **position})


def code(state: State, seat: int, text: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        RACKO.play(state, seat, RACKO.parse(state, text))
    return refused.value.code, refused.value.clause


def test_before_the_cards_are_dealt_only_the_dealer_acts():
    state = RACKO.setup(2, Options())
    assert RACKO.to_act(state) == (DEALER,)
    assert code(state, 0, "draw") == ("not_your_turn", "RO-3.6")
    assert code(state, DEALER, "deal 1 2") == ("wrong_phase", "RO-3.1")
    cut = RACKO.play(state, DEALER, Cut((17, 4))).state
    assert code(cut, DEALER, "cut 17 4") == ("wrong_phase", "RO-3.2")


@pytest.mark.parametrize("text", ["cut 17", "cut 17 17", "cut 17 41", "cut 1 2 3", "cut"])
def test_a_cut_is_one_different_card_in_play_for_each_seat(text: str):
    assert code(RACKO.setup(2, Options()), DEALER, text) == ("bad_cut", "RO-3.1")


def test_a_deal_is_every_card_in_play_once():
    state = table(phase="deal")
    for deck in (range(1, 40), range(1, 42), range(41), [1] * 40):
        text = " ".join(map(str, ("deal", *deck)))
        assert code(state, DEALER, text) == ("bad_deck", "RO-3.2")


def test_the_dealer_does_not_act_during_a_round():
    assert code(table(), DEALER, "cut 17 4") == ("not_your_turn", "RO-3.6")


def test_when_a_round_is_over_only_the_next_deal_goes_on():
    state = table(phase="roundOver", totals=[75, 20])
    assert code(state, 0, "draw") == ("round_over", "RO-6.4")
    assert code(state, DEALER, "draw") == ("wrong_phase", "RO-8.3")
    assert RACKO.to_act(state) == (DEALER,)


def test_when_the_match_is_over_nobody_acts():
    state = table(phase="gameOver", totals=[500, 20])
    assert state.winners == (0,)
    assert RACKO.to_act(state) == ()
    assert code(state, 0, "draw") == ("game_over", "RO-8.1")
    assert code(state, DEALER, "deal 1") == ("game_over", "RO-8.1")
    assert list(RACKO.legal(state, 0)) == []


def test_declaring_with_auto_has_no_meaning_and_is_accepted():
    state = table(racks=[ALMOST], discard=[38], options=Options(declare="auto"))
    assert "take 50 !" not in [str(move) for move in RACKO.legal(state, 0)]
    assert RACKO.play(state, 0, Take(50, True)).state.phase == "roundOver"
    assert RACKO.play(state, 0, Take(5, True)).state.phase == "pick"


def test_each_ending_move_is_listed_again_where_it_may_go_out():
    picks = [str(move) for move in RACKO.legal(table(racks=[ALMOST], discard=[38]), 0)]
    assert [text for text in picks if text.endswith("!")] == ["take 50 !"]
    drawn = table(racks=[IN_ORDER], discard=[2], held=3)
    ends = [str(move) for move in RACKO.legal(drawn, 0)]
    assert [text for text in ends if text.endswith("!")] == ["place 5 !", "place 10 !", "drop !"]


def test_the_turn_limit_ends_a_round_in_which_nobody_goes_out():
    options = Options(turn_cap=3, target=5)
    position = {"turn": 0, "racks": [IN_ORDER], "turnsThisRound": 2}
    state = RACKO.load(2, options, position)
    step = RACKO.play(state, 0, Take(50))
    assert step.state.phase == "gameOver"
    (scored,) = (event for event in step.events if isinstance(event, Scored))
    assert scored.declarer is None
    assert scored.points == (45, 5)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "take", "take 5 10", "take five", "take 05", "take +5", "take 5 ! !", "take ! 5",
        "draw !", "draw 5", "drop 5", "place", "cut 1 !", "deal !", "fold", "Take 5", "take ٥",
        "take 5.0", "take -5", "take 12345678901", "x" * 5000,
    ],
)  # fmt: skip
def test_a_text_that_is_no_move_is_unreadable(text: str):
    with pytest.raises(UnreadableMove) as unreadable:
        RACKO.parse(table(), text)
    assert str(unreadable.value) == "unreadable"


@pytest.mark.parametrize(
    ("seats", "raw", "clause"),
    [
        pytest.param(1, {}, "RO-1.2", id="one player"),
        pytest.param(5, {}, "RO-1.2", id="five players"),
        pytest.param(3, {"runRule": True}, "RO-R29", id="run rule with three"),
        pytest.param(3, {"partners": True}, "RO-7.5", id="partners with three"),
        pytest.param(2, {"target": 7}, "RO-8.1", id="target not a multiple of five"),
        pytest.param(2, {"target": 0}, "RO-8.1", id="no target"),
        pytest.param(2, {"target": 10**30}, "RO-8.1", id="a huge target"),
        pytest.param(2, {"target": "500"}, "RO-8.1", id="a text for a number"),
        pytest.param(2, {"turnCap": 0}, "RO-R42", id="turn limit of nothing"),
        pytest.param(2, {"bonus": 1}, "RO-7.4", id="a number for a yes"),
        pytest.param(2, {"declare": "never"}, "RO-6.3", id="unknown way to declare"),
        pytest.param(2, {"tieBreak": None}, "RO-8.2", id="no tie break"),
        pytest.param(2, {"players": 2}, "", id="seats are no option"),
        pytest.param(2, {"run_rule": True}, "", id="the name is runRule"),
    ],
)
def test_bad_options_are_refused_with_their_clause(seats: int, raw: dict, clause: str):
    with pytest.raises(BadOptions) as refused:
        RACKO.options(seats, raw)
    assert (refused.value.code, refused.value.clause) == ("bad_options", clause)


def test_every_fault_of_the_options_is_named():
    with pytest.raises(BadOptions) as refused:
        RACKO.options(3, {"runRule": True, "partners": True})
    assert [fault.where for fault in refused.value.faults] == ["runRule", "partners"]


@pytest.mark.parametrize(
    "position",
    [
        {"racks": [[1] * 10]},
        {"racks": [[1, 2, 3]]},
        {"racks": [IN_ORDER, list(range(2, 5)), []]},
        {"racks": [[41, *IN_ORDER[1:]]]},
        {"racks": "all"},
        {"racks": [IN_ORDER], "draw": [1]},
        {"draw": []},
        {"discard": []},
        {"draw": list(range(1, 41))},
        {"phase": "drawn"},
        {"phase": "pick", "held": 3},
        {"phase": "nap"},
        {"turn": 2},
        {"turn": -1},
        {"dealer": True},
        {"totals": [5]},
        {"totals": [5, 3]},
        {"totals": [5, -5]},
        {"winners": [0]},
        {"phase": "gameOver", "winners": [7]},
        {"round": -1},
        {"round": 10**40},
        {"deck": []},
    ],
)
def test_an_impossible_position_is_refused(position: dict):
    with pytest.raises(BadPosition) as refused:
        RACKO.load(2, Options(), position)
    assert refused.value.code == "bad_request"
    assert refused.value.faults


def test_what_a_position_leaves_out_is_filled_with_unused_cards():
    state = RACKO.load(2, Options(), {"racks": [[], IN_ORDER], "held": 40})
    assert state.racks[0] == (14, 12, 11, 10, 8, 7, 6, 4, 3, 2)
    assert state.discard == (15,)
    assert state.draw == tuple(card for card in range(16, 40) if card not in IN_ORDER)
    assert (state.phase, state.dealer, state.turn) == ("drawn", 1, 0)


def test_the_deal_tells_each_seat_its_own_rack_and_the_table_the_open_card():
    state = table(phase="deal")
    step = RACKO.play(state, DEALER, Deal(tuple(range(1, 41))))
    assert step.events == (Dealt(1, 0, 21, 19, 1),)
    assert step.private == tuple((s, OwnRack(rack)) for s, rack in enumerate(step.state.racks))


def test_only_the_drawer_learns_the_card():
    state = table(draw=[7, 8])
    step = RACKO.play(state, 0, Draw())
    assert step.events == (Drew(0, 1),)
    assert step.private == ((0, OwnDraw(7)),)
    assert RACKO.view(step.state, 0).held == 7
    assert RACKO.view(step.state, 1).held is None
    assert RACKO.view(step.state, None).held is None


def test_racks_are_seen_by_their_owner_until_the_round_is_scored():
    state = table(racks=[ALMOST], discard=[38])
    assert RACKO.view(state, 0).racks == (tuple(ALMOST), None)
    assert RACKO.view(state, None).racks == (None, None)
    scored = RACKO.play(state, 0, Take(50, True)).state
    assert RACKO.view(scored, None).racks == scored.racks


def test_partners_share_their_place_and_their_total():
    options = Options(partners=True)
    state = RACKO.load(4, options, {"phase": "gameOver", "totals": [470, 510]})
    places = [(each.place, each.points, each.team) for each in RACKO.standings(state)]
    assert places == [(2, 470, 0), (1, 510, 1), (2, 470, 0), (1, 510, 1)]


def test_equal_totals_share_a_place():
    state = RACKO.load(3, Options(), {"phase": "gameOver", "totals": [505, 80, 505]})
    assert [(each.place, each.team) for each in RACKO.standings(state)] == [
        (1, None), (3, None), (1, None),
    ]  # fmt: skip


def count(state: State, depth: int) -> int:
    if not depth:
        return 1
    return sum(
        count(RACKO.play(state, state.turn, move).state, depth - 1)
        for move in RACKO.legal(state, state.turn)
    )


@pytest.mark.parametrize(
    ("options", "counted"),
    [
        pytest.param(Options(), [12, 121, 1356, 14_720], id="with a rack one card from done"),
        pytest.param(Options(run_rule=True), [11, 121, 1332, 14_643], id="a run is needed"),
        pytest.param(Options(declare="auto"), [11, 110, 1210, 13_255], id="racks go out alone"),
    ],
)
def test_the_tree_of_moves_from_a_fixed_deal_has_this_many_leaves(options, counted):
    """Counted beside the engine by a second program that shares no code with it."""
    position = {"racks": [[2, 1, *IN_ORDER[2:]]], "discard": [3], "draw": [11, 38, 39, 40]}
    state = table(options=options, **position)
    assert [count(state, depth) for depth in range(1, 5)] == counted


def test_greedy_takes_what_belongs_and_goes_out():
    def choice(**position: Any) -> str:
        state = table(**position)
        seen: Seen[View, Event] = Seen(0, RACKO.view(state, 0), ())
        return str(greedy(seen, RACKO.legal(state, 0), random.Random(0)))

    assert choice(racks=[ALMOST], discard=[38]) == "take 50 !"
    assert choice(racks=[ALMOST], discard=[3]) == "draw"
    assert choice(racks=[ALMOST], discard=[3], held=4) == "drop"
    assert choice(racks=[IN_ORDER[::-1]], discard=[3], held=4) == "place 5"


def test_dealers_moves_are_written_as_they_are_read():
    for text in ("cut 17 4", "deal 3 2 1"):
        assert str(RACKO.parse(table(), text)) == text
    assert [str(move) for move in (Place(5, True), Drop(), Drop(True))] == [
        "place 5 !", "drop", "drop !",
    ]  # fmt: skip


def test_the_same_seed_deals_the_same_cards():
    shuffled = shuffler(key(bytes(32)))
    state = RACKO.setup(3, Options())
    assert RACKO.deal(state, shuffled) == RACKO.deal(state, shuffled)
    assert str(RACKO.deal(state, shuffled)).startswith("cut ")
