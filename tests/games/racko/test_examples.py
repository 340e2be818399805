"""Every row of every example table of RULES.md, section 13."""

import pytest

from games.errors import IllegalMove
from games.game import DEALER
from games.racko import RACKO
from games.racko.events import Racko
from games.racko.moves import Cut, Deal
from games.racko.options import Options
from games.racko.scoring import (
    add,
    longest_run,
    may_go,
    rising_prefix,
    score,
    waiting_can_pay,
    winners,
)
from games.racko.state import Rack, State, cards_in_play
from tests.rulepages import Row, examples, rows

LOSING = "13.1 Points of a rack when somebody else went RACK-O (RO-7.3)"
MAY_GO = "13.2 May this player declare at the end of an own turn? (RO-6.1)"
BONUS = "13.3 Points of the player who went RACK-O (RO-7.2, RO-7.4)"
DEALING = "13.4 Choosing the first dealer and dealing (RO-3)"
TURNING_OVER = "13.5 Turning the discard pile over (RO-5.2)"
TURNS = "13.6 Turns"
TOTALS = "13.7 Totals and end of game (RO-7.5, RO-8)"
WAITING = "13.8 Can waiting pay? (RO-6.5)"

FILLER = (60, 59, 58, 57, 56, 55, 54, 53, 52, 51)


def of(heading: str, start: str = "") -> pytest.MarkDecorator:
    chosen = [row for row in rows("racko", heading) if row["id"].startswith(start)]
    assert chosen
    return pytest.mark.parametrize("row", chosen, ids=lambda row: row["id"])


def cards(cell: str) -> tuple[int, ...]:
    return tuple(map(int, cell.split())) if cell != "-" else ()


def test_no_example_table_of_the_page_is_left_out():
    ours = [LOSING, MAY_GO, BONUS, DEALING, TURNING_OVER, TURNS, TOTALS, WAITING]
    assert examples("racko", "13. Worked examples") == ours


@of(LOSING)
def test_a_losing_rack_scores_five_a_card_up_to_the_first_drop(row: Row):
    rack, declarer = cards(row["rack #5..#50"]), tuple(range(1, 11))
    assert rising_prefix(rack) == int(row["risingPrefix"])
    assert score(Options(), (rack, declarer), 1).points == (int(row["points"]), 75)


@of(MAY_GO)
def test_a_complete_rack_may_go_and_under_the_run_rule_needs_a_run(row: Row):
    options = Options(run_rule=row["runRule"] == "on")
    assert may_go(options, cards(row["rack #5..#50"])) == (row["answer"] == "yes")


@of(BONUS)
@pytest.mark.parametrize("bonus", [False, True], ids=["bonus off", "bonus on"])
def test_the_declarer_scores_75_and_with_bonus_the_longest_run(row: Row, bonus: bool):
    rack = cards(row["rack #5..#50"])
    assert longest_run(rack) == int(row["longestRun"])
    scored = score(Options(bonus=bonus), (rack, FILLER), 0)
    assert scored.points == (int(row["bonus on" if bonus else "bonus off"]), 5)


@of(DEALING, "F")
def test_the_lowest_card_drawn_deals_the_first_round(row: Row):
    drawn = cards(row["cards drawn by seats 0.."])
    state = RACKO.setup(len(drawn), Options())
    state = RACKO.play(state, DEALER, Cut(drawn)).state
    assert (state.dealer, state.turn) == (int(row["dealer"]), int(row["first turn"]))


def deck_of(cell: str) -> tuple[int, ...]:
    first, last = map(int, cell.split(".."))
    return tuple(range(first, last + 1) if first < last else range(first, last - 1, -1))


@of(DEALING, "L")
def test_the_deal_fills_each_rack_from_50_to_5_and_turns_up_a_card(row: Row):
    seats, dealer = int(row["n"]), int(row["dealer"])
    start = RACKO.load(seats, Options(), {"phase": "deal", "dealer": dealer})
    state = RACKO.play(start, DEALER, Deal(deck_of(row["deck"]))).state
    assert state.racks == tuple(map(cards, row["racks"].split(" / ")))
    assert state.discard == (int(row["face-up card"]),)
    assert state.draw[0] == int(row["next draw"])
    assert len(state.draw) == 19
    assert state.turn == int(row["first turn"])
    assert state.phase == "pick"


@of(TURNING_OVER)
def test_a_used_up_draw_pile_is_the_discards_turned_over_in_their_order(row: Row):
    *below, last = cards(row["discards oldest..newest"])
    position = {"discard": below, "draw": [last], "racks": [free_rack((*below, last))]}
    state = RACKO.load(4, Options(), position)
    state = played(state, "draw; drop")
    assert state.discard == cards(row["new discard pile"])
    assert state.draw == cards(row["new draw pile, top first"])


def free_rack(used: tuple[int, ...]) -> list[int]:
    """A rack in no order, of cards that are not used elsewhere."""
    return [card for card in range(60, 0, -1) if card not in used][:10]


def played(state: State, moves: str) -> State:
    for text in moves.split("; "):
        (seat,) = RACKO.to_act(state)
        state = RACKO.play(state, seat, RACKO.parse(state, text)).state
    return state


def turn_of(row: Row) -> tuple[State, str, str, Options]:
    """The position before the last action of a row, and that action."""
    *moves, last = row["actions"].split("; ")
    last, _, flag = last.partition(" [")
    options = Options(run_rule=flag == "run]", declare="auto" if flag == "auto]" else "manual")
    seats = 2 if options.run_rule else 4
    position = {
        "racks": [list(cards(row["rack before"]))],
        "draw": list(cards(row["draw"])),
        "discard": list(cards(row["discard"])),
        "turn": 0,
    }
    state = RACKO.load(seats, options, position)
    return (played(state, "; ".join(moves)) if moves else state), last, row["result"], options


@of(TURNS)
def test_a_turn_goes_as_the_row_says(row: Row):
    before, last, result, _ = turn_of(row)
    if result.startswith("refused: "):
        with pytest.raises(IllegalMove) as refused:
            RACKO.play(before, 0, RACKO.parse(before, last))
        assert refused.value.code == result.removeprefix("refused: ")
        after = before
    else:
        after = RACKO.play(before, 0, RACKO.parse(before, last)).state
        assert after.phase == {"next": "pick", "racko": "roundOver"}[result]
        assert after.turn == {"next": 1, "racko": 0}[result]
    assert after.racks[0] == cards(row["rack after"])
    assert after.draw == cards(row["draw after"])
    assert after.discard == cards(row["discard after"])


def rack_worth(prefix: int) -> Rack:
    """A rack of which exactly the first cards rise."""
    rising = tuple(range(41, 41 + prefix))
    return rising + tuple(range(40, 30 + prefix, -1))


@of(TOTALS)
def test_totals_grow_and_the_match_ends_as_the_row_says(row: Row):
    partners, shared = "partners" in row["mode"], "shared" in row["mode"]
    points = row["round points"].split()
    seats = len(points)
    options = Options(
        partners=partners,
        bonus=any(int(point.strip("!")) > 75 for point in points),
        tie_break="shared" if shared else "extraRound",
    )
    totals = add(cards(row["totals before"]), tuple(int(point.strip("!")) for point in points))
    assert totals == cards(row["totals after"])
    outcome = winners(options, totals, seats)
    kind, *named = row["outcome"].split()
    if kind == "play":
        assert outcome == ()
    elif kind == "pair":
        assert outcome == (int(named[0]), int(named[0]) + 2)
    else:
        assert outcome == tuple(int(seat) for seat in named[:-1])


@of(TOTALS)
def test_the_points_of_a_row_come_from_racks_that_earn_them(row: Row):
    points = row["round points"].split()
    declarer = next(seat for seat, point in enumerate(points) if point.endswith("!"))
    worth = [int(point.strip("!")) for point in points]
    runs = {75: 1, 125: 3, 175: 4, 275: 5, 475: 6}
    racks = tuple(
        with_run(runs[point]) if seat == declarer else rack_worth(point // 5)
        for seat, point in enumerate(worth)
    )
    assert score(Options(bonus=max(worth) > 75), racks, declarer).points == tuple(worth)


def with_run(length: int) -> Rack:
    """A complete rack whose longest run is this long."""
    rack = list(range(1, length + 1))
    while len(rack) < 10:
        rack.append(rack[-1] + 2)
    return tuple(rack)


def offered(row: Row) -> tuple[State, Rack]:
    """The position of a row: a drawn card that the seat does not need, and its rack."""
    flags = dict(each.partition("=")[::2] for each in row["options"].replace("-", "").split())
    options = {
        flag: int(value) if value.isdecimal() else value or True for flag, value in flags.items()
    }
    totals, rack = cards(row["totals"]), with_run(int(row["run"]))
    seats = 4 if "partners" in options else len(totals)
    position = {
        "racks": [list(rack)],
        "totals": list(totals),
        "held": cards_in_play(seats)[-1],
        "phase": "drawn",
        "turn": 0,
        "turnsThisRound": int(row["turns"]),
    }
    return RACKO.load(seats, RACKO.options(seats, options | {"declare": "asks"}), position), rack


@of(WAITING)
def test_waiting_can_pay_as_the_row_says(row: Row):
    state, rack = offered(row)
    asks = row["answer"] == "yes"
    assert waiting_can_pay(state, rack) == waiting_can_pay(RACKO.view(state, 0), rack) == asks


@of(WAITING)
def test_a_table_asks_where_waiting_can_pay_and_else_the_rack_goes_by_itself(row: Row):
    state, _ = offered(row)
    said = {str(move) for move in RACKO.legal(state, 0)}
    kept = RACKO.play(state, 0, RACKO.parse(state, "drop"))
    gone = RACKO.play(state, 0, RACKO.parse(state, "drop !"))
    assert any(isinstance(event, Racko) for event in gone.events)
    if row["answer"] == "yes":
        assert {"drop", "drop !"} <= said
        assert kept.state.phase == "pick"
    else:
        assert not any(text.endswith("!") for text in said)
        assert any(isinstance(event, Racko) for event in kept.events)
