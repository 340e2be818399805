"""The bench of the computer players: what is promised is measured, rightly, and told as found."""

from argparse import Namespace
from dataclasses import replace
from typing import Any

import pytest

from games.catalogue import GAMES
from tests.bench.players import BENCHES, LINES, table
from tests.bench.players.__main__ import save
from tests.bench.players.lines import OTHERS, Deal, Line, Result, ratio, result, share, verdict
from tests.bench.players.play import observe, played
from tests.bench.players.pool import chunks
from tests.bench.players.table import BEGIN, END, KEPT, PAGE, read, render, text

UNITS = {"rank": "round", "racko": "round", "scots": "match"}
PLAIN: dict[str, dict[str, Any]] = {
    "rank": {},
    "racko": {"declare": "auto"},
    "scots": {"maxRounds": 20},
}


def aim(game, seats, others, line, reach=None, **more):
    options = PLAIN[game] | more.pop("options", {})
    if "bonus" in options:
        options = {"bonus": True}
    found = {"unit": UNITS[game], **more}
    return Line(game, "hard", others, seats, options, line=line, reach=reach, **found)


AIMS = (
    aim("rank", 4, "greedy", 0.48, 0.52, above=0.46, last=0.08, last_reach=0.06),
    aim("rank", 4, "medium", 0.38, 0.43),
    aim("rank", 3, "greedy", 1.7 / 3, 2 / 3),
    aim("rank", 5, "greedy", 1.7 / 5, 2 / 5),
    aim("rank", 6, "greedy", 1.7 / 6, 2 / 6),
    aim("racko", 2, "greedy", 0.82, 0.86),
    aim("racko", 2, "greedy", 0.97, unit="match"),
    aim("racko", 2, "medium", 0.56, 0.62),
    aim("racko", 3, "greedy", 2 / 3),
    aim("racko", 4, "greedy", 2 / 4),
    aim("racko", 2, "greedy", 0.8, options={"runRule": True}),
    aim("racko", 4, "greedy", 0.9, options={"partners": True}, unit="match"),
    aim("scots", 2, "greedy", 0.87, 0.92),
    aim("scots", 2, "hoarder", 0.54, 0.6, above=0.5),
    aim("scots", 4, "greedy", 0.5, 0.6),
    aim("scots", 4, "hoarder", 0.35, 0.45),
    aim("scots", 4, "R160", 0.35, 0.45),
)
BONUS = (
    aim("racko", 2, "blind", 0.5, options={"bonus": True}, unit="match", above=0.5),
    aim("racko", 2, "medium", 0.6, options={"bonus": True}, unit="match"),
    aim("racko", 3, "blind", 1 / 3, options={"bonus": True}, unit="match"),
    aim("racko", 4, "blind", 1 / 4, options={"bonus": True}, unit="match"),
)
"""Matches take long: what is not measured yet is not printed."""
STEPS = (("hard", "medium"), ("medium", "easy"), ("easy", "random"))

every_game = pytest.mark.parametrize("game", BENCHES)


@pytest.mark.parametrize("wanted", AIMS + BONUS, ids=lambda line: line.name)
def test_every_aim_is_a_line(wanted: Line):
    line = LINES[wanted.name]
    assert line.group == "hard"
    assert (line.options, line.line, line.reach) == (wanted.options, wanted.line, wanted.reach)
    assert (line.last, line.last_reach) == (wanted.last, wanted.last_reach)
    assert wanted.above in (None, line.above)


@pytest.mark.parametrize("wanted", AIMS, ids=lambda line: line.name)
def test_every_aim_is_measured(wanted: Line):
    assert wanted.name in read()


def test_no_row_rests_on_fewer_deals_than_can_be_believed():
    name = AIMS[0].name
    few, many = (Result(deals, 1, 0.5, 0.4, 0.6, 0.1, 1.0, 2.0) for deals in (299, 300))
    assert "300 deals" in render({name: many})
    assert "299 deals" not in render({name: few})


@every_game
def test_each_level_is_measured_against_the_one_below(game: str):
    for better, worse in STEPS:
        steps = [
            line
            for line in BENCHES[game].lines
            if (line.subject, line.others) == (better, worse)
            and line.group != "more"
            and not line.variant
        ]
        assert steps
        for line in steps:
            assert line.above == line.chance
            assert line.name in read()


@every_game
def test_every_line_can_be_played(game: str):
    bench = BENCHES[game]
    for line in bench.lines:
        assert {line.subject, line.others} | {line.over} - {"", OTHERS} <= set(bench.players)
        assert line.seats in bench.game.seats
        bench.game.options(line.seats, line.options)


def test_no_two_lines_have_one_name():
    assert len(LINES) == sum(len(bench.lines) for bench in BENCHES.values())


def test_the_page_shows_the_results_that_are_kept():
    page = PAGE.read_text(encoding="utf-8")
    assert page.partition(BEGIN)[2].partition(END)[0] == f"\n{render(read())}"


def test_only_what_is_a_line_is_kept_and_in_their_order():
    assert KEPT.read_text(encoding="utf-8") == text(read())


def test_a_table_of_results():
    """By the numbers of a made-up run."""
    hard, top, bonus, three = (
        "rank, 4 players: hard against greedy (round)",
        "rank, 4 players: ceiling against greedy (round)",
        "racko, 2 players, bonus: hard against blind (match)",
        "racko, 3 players, bonus: hard against blind (match)",
    )
    shown = render(
        {
            hard: Result(1000, 1, 0.5, 0.48, 0.52, 0.05, 0.15, 0.4),
            top: Result(50, 1, 0.75, 0.7, 0.8, 0.01, 240.0, 500.0),
            bonus: Result(500, 1, 0.5549, 0.52, 0.59, 0.3, 12.3, 20.0),
            three: Result(300, 1, 0.4, 0.3, 0.5, 0.3, 4.2, 20.0),
        }
    )
    assert (
        "| RANK, 4 players, hands | three greedy | **50.0%** (48.0–52.0), 1,000 deals;"
        " last 5.0% | 25.0% | 48.0%; last 8% or less | 50% | 0.1 ms |"
    ) in shown
    assert (
        "| RACK-O, 2 players, bonus, matches | one Hard that ignores the bonus |"
        " **55.5%** (52.0–59.0), 500 deals | 50.0% | 50.0% | – | 12 ms |"
    ) in shown
    assert "| RACK-O, 3 players, bonus, matches | two Hards that ignore the bonus |" in shown


@pytest.mark.parametrize(
    ("values", "bases", "rate", "margin"),
    [
        pytest.param([0.5, 1.0, 0.0, 0.5], [1, 1, 1, 1], 0.5, 0.400, id="a share"),
        pytest.param([20, 40], [10, 20], 2.0, 0.0, id="twice as many on every deal"),
        pytest.param([30, 30, 60], [10, 20, 30], 2.0, 0.566, id="a ratio that differs by deal"),
    ],
)
def test_a_rate_is_a_ratio_of_means_with_its_interval(values, bases, rate, margin):
    found = ratio(values, bases)
    assert found.rate == pytest.approx(rate)
    assert found.high - found.rate == pytest.approx(margin, abs=0.001)
    assert found.rate - found.low == pytest.approx(margin, abs=0.001)


@pytest.mark.parametrize(
    ("values", "rate", "low", "high"),
    [
        pytest.param([0.5, 1.0, 0.0, 0.5], 0.5, 0.1, 0.9, id="deals that differ"),
        pytest.param([1.0] * 100, 1.0, 0.97, 1.0, id="always first"),
        pytest.param([0.0] * 100, 0.0, 0.0, 0.03, id="never first"),
        pytest.param([0.5] * 100, 0.5, 0.485, 0.515, id="each seat wins the same deals"),
        pytest.param([1.0, 1.0], 1.0, 0.0, 1.0, id="two deals say nothing"),
        pytest.param([1.0, 1.0, 0.9], 0.967, 0.901, 1.0, id="no more than all"),
    ],
)
def test_a_share_is_never_surer_than_its_deals(values, rate, low, high):
    assert share(values) == pytest.approx((rate, low, high), abs=0.001)


def test_when_the_time_is_up_no_deal_is_begun_but_two_always_are():
    assert list(chunks(9, None)) == [range(4), range(4, 8), range(8, 9)]
    assert list(chunks(9, 0.0)) == [range(1), range(1, 2)]
    assert sum(map(len, chunks(9, 1.0))) == 9


def test_an_older_result_stays_where_there_is_no_new_one(tmp_path, monkeypatch):
    page = tmp_path / "strength.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(table, "KEPT", tmp_path / "strength.json")
    monkeypatch.setattr(table, "PAGE", page)
    one, two, *_ = LINES
    older, newer = (Result(9, seed, 0.5, 0.4, 0.6, 0.1, 1.0, 2.0) for seed in (1, 2))
    how = Namespace(write=True, json=None)
    save({one: older, two: older}, how)
    save({two: newer}, how)
    assert table.read() == {one: older, two: newer}
    assert (
        page.read_text(encoding="utf-8") == f"before\n{BEGIN}\n{render(table.read())}{END}\nafter\n"
    )


def test_a_result_sums_up_its_deals():
    line = Line("rank", "hard", "greedy", 4)
    deals = [Deal(1.0, 1.0, 0.0, [1.0, 3.0]), Deal(0.5, 1.0, 0.5, [2.0])]
    found = result(line, 7, deals)
    assert (found.deals, found.seed, found.rate, found.last) == (2, 7, 0.75, 0.25)
    assert (found.low, found.high) == (0.26, 1.0)  # a share is no more than all
    assert (found.median, found.late) == (2.0, 3.0)


@pytest.mark.parametrize(
    ("rate", "low", "last", "said"),
    [
        (0.47, 0.465, 0.05, "missed"),
        (0.49, 0.45, 0.05, "missed"),
        (0.49, 0.47, 0.09, "missed"),
        (0.49, 0.47, 0.08, "passed"),
        (0.53, 0.51, 0.07, "passed"),
        (0.53, 0.51, 0.06, "reached"),
    ],
)
def test_a_line_is_missed_passed_or_reached(rate, low, last, said):
    assert verdict(AIMS[0], Result(1000, 1, rate, low, 0.6, last, 1.0, 2.0)) == said


@every_game
def test_a_deal_is_the_same_cards_for_every_seating(game: str):
    def watcher(state: Any, its: Any, legal: Any, rng: Any) -> Any:
        looked.append(state)
        return legal()[0]

    looked: list[Any] = []
    bench = replace(BENCHES[game], players={"watcher": watcher})
    line = Line(game, "watcher", "watcher", GAMES[game].seats[0], GAMES[game].short)

    def dealt(deal: str) -> list[Any]:
        starts = []
        for mine in line.seatings:
            looked.clear()
            played(bench, line, mine, watcher, deal)
            starts.append(looked[0])
        return starts

    first, second = dealt("1 0"), dealt("1 1")
    assert all(start == first[0] for start in first)
    assert all(start == second[0] for start in second)
    assert first[0] != second[0]


def test_pairs_hold_opposite_seats():
    line = LINES["racko, 4 players, partners: hard against greedy (match)"]
    assert line.seatings == ((0, 2), (1, 3))
    assert line.chance == 0.5


@pytest.mark.parametrize(
    "line",
    [
        LINES["rank, 4 players: hard against greedy (round)"],
        LINES["racko, 2 players: medium against easy (round)"],
        Line("racko", "medium", "greedy", 4, PLAIN["racko"] | {"partners": True}, "match"),
        Line("racko", "medium", "greedy", 2, {"bonus": True}, over=OTHERS),
        Line("racko", "medium", "greedy", 2, {"bonus": True}, over="easy"),
        LINES["scots, 2 players: medium against greedy (match)"],
    ],
    ids=lambda line: line.name,
)
def test_a_line_is_measured(line: Line):
    first, second = (observe(BENCHES[line.game], line, 5, number) for number in range(2))
    found = result(line, 5, [first, second])
    assert found.low <= found.rate <= found.high
    assert 0 < found.median <= found.late
    again = observe(BENCHES[line.game], line, 5, 0)
    assert (again.value, again.base, again.last) == (first.value, first.base, first.last)


@every_game
def test_among_equals_all_seatings_together_have_their_chance(game):
    """Players without whims meet themselves: each playing of a deal is the same one."""
    bench = BENCHES[game]
    line = Line(game, "greedy", "greedy", GAMES[game].seats[0], GAMES[game].short)
    found = observe(bench, line, 3, 0)
    assert found.value == pytest.approx(line.chance)
    assert found.last == pytest.approx(line.chance)
