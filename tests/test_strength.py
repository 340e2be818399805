"""The bench of the computer players: what is promised is measured, rightly, and told as found."""

import random
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.catalogue import GAMES
from games.game import Seen
from games.scots import SCOTS
from tests.bench import league
from tests.bench.players import ALL, BENCHES, LEAGUE, LINES, PROMISED, table
from tests.bench.players.__main__ import save
from tests.bench.players.lines import (
    ENOUGH,
    OTHERS,
    Deal,
    Line,
    Result,
    margin,
    ratio,
    result,
    share,
    verdict,
)
from tests.bench.players.play import observe, played
from tests.bench.players.pool import chunks
from tests.bench.players.table import (
    BEGIN,
    END,
    KEPT,
    PAGE,
    README,
    in_short,
    read,
    render,
    text,
)
from tests.games.scots.tables import table as at_table

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
    aim("racko", 2, "blind", 0.5, options={"bonus": True}, unit="match", above=0.5),
    aim("racko", 2, "medium", 0.6, options={"bonus": True}, unit="match"),
    aim("racko", 3, "blind", 1 / 3, options={"bonus": True}, unit="match"),
    aim("racko", 4, "blind", 1 / 4, options={"bonus": True}, unit="match"),
    aim("scots", 2, "greedy", 0.87, 0.92),
    aim("scots", 2, "hoarder", 0.54, 0.6, above=0.5),
    aim("scots", 4, "greedy", 0.5, 0.6),
    aim("scots", 4, "hoarder", 0.35, 0.45),
    aim("scots", 4, "R160", 0.35, 0.45),
)
STEPS = (("hard", "medium"), ("medium", "easy"), ("easy", "random"))

every_game = pytest.mark.parametrize("game", BENCHES)


@pytest.mark.parametrize("wanted", AIMS, ids=lambda line: line.name)
def test_every_aim_is_a_line(wanted: Line):
    line = LINES[wanted.name]
    assert line.group == "hard"
    assert (line.options, line.line, line.reach) == (wanted.options, wanted.line, wanted.reach)
    assert (line.last, line.last_reach) == (wanted.last, wanted.last_reach)
    assert wanted.above in (None, line.above)


@pytest.mark.parametrize("wanted", AIMS, ids=lambda line: line.name)
def test_every_aim_is_measured(wanted: Line):
    assert wanted.name in read()


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
    for line in (*bench.lines, *bench.league.lines):
        assert {line.subject, line.others} | {line.over} - {"", OTHERS} <= set(bench.players)
        assert line.seats in bench.game.seats
        bench.game.options(line.seats, line.options)


def test_no_two_lines_have_one_name():
    assert len(LINES) == sum(len(bench.lines) for bench in BENCHES.values())


def test_the_page_shows_the_results_that_are_kept():
    page = PAGE.read_text(encoding="utf-8")
    assert page.partition(BEGIN)[2].partition(END)[0] == f"\n{render(read())}"
    readme = README.read_text(encoding="utf-8")
    assert readme.partition(BEGIN)[2].partition(END)[0] == f"\n{in_short(read())}"


def test_only_what_is_a_line_is_kept_and_in_their_order():
    assert KEPT.read_text(encoding="utf-8") == text(read())


def test_a_table_of_results():
    """By the numbers of a made-up run."""
    hard, top, bonus = (
        "rank, 4 players: hard against greedy (round)",
        "rank, 4 players: ceiling against greedy (round)",
        "racko, 2 players, bonus: hard against blind (match)",
    )
    shown = render(
        {
            hard: Result(1000, 1, 0.5, 0.48, 0.52, 0.05, 0.15, 0.4),
            top: Result(300, 1, 0.75, 0.7, 0.8, 0.01, 240.0, 500.0),
            bonus: Result(500, 1, 0.5549, 0.52, 0.59, 0.3, 12.3, 20.0),
        }
    )
    assert (
        "| RANK, 4 players, hands | three greedy | **50.0%** (48.0–52.0), 1,000 deals;"
        " last 5.0% | 25.0% | 48.0%, surely over 46.0%, last 8% or less | 50% | 0.1 ms |"
    ) in shown
    assert (
        "| RACK-O, 2 players, bonus, matches | one Hard that ignores the bonus |"
        " **55.5%** (52.0–59.0), 500 deals | 50.0% | surely over 50.0% | – | 12 ms |"
    ) in shown


def of(rate: float, deals: int = ENOUGH, around: float = 0.02, seed: int = 1) -> Result:
    return Result(deals, seed, rate, rate - around, rate + around, 0.0, 1.0, 2.0)


HARD = LINES["racko, 2 players: hard against medium (round)"]


@pytest.mark.parametrize("line", PROMISED.values(), ids=PROMISED)
def test_no_promise_is_left_out(line: Line):
    """It is shown as kept or as missed once there are enough deals, and before that named."""
    assert line.subject == "hard" or (line.subject, line.others) in STEPS
    kept = render({line.name: of(2.0)})
    missed = render({line.name: of(0.0)})
    few = render({line.name: of(0.0, ENOUGH - 1)})
    assert "missed" not in kept
    assert "**missed**" in missed
    assert few == render({})
    assert few.count("\n- ") == kept.count("\n- ") + 1


@pytest.mark.parametrize(("asked", "deals"), [(1, 2), (20, 20), (1000, 300), (4000, 800)])
def test_a_share_of_the_deals_is_enough_to_be_shown(asked: int, deals: int):
    assert Line("rank", "hard", "greedy", 4, share=0.2).deals(asked) == deals


def test_what_rests_on_few_deals_is_not_shown():
    few, enough = ({name: of(0.4321, deals) for name in ALL} for deals in (ENOUGH - 1, ENOUGH))
    for shown in (render, in_short):
        assert "43" not in shown(few)
        assert "43" in shown(enough)


def test_the_results_that_are_kept_are_all_shown_or_named():
    page, kept = render(read()), read()
    named = page.partition("Not measured")[2].count("\n- ")
    assert named == sum(name not in kept or kept[name].deals < ENOUGH for name in PROMISED)


def test_a_row_of_the_league():
    easy, medium, hard = (
        f"racko, 2 players: {level} against hasty (round)" for level in ("easy", "medium", "hard")
    )
    shown = render({easy: of(0.25), hard: of(0.51)})
    assert "(hasty) | 25.0% ± 2.0 | – | 51.0% ± 2.0, **missed** |\n" in shown
    assert "(hasty) | – | 62.5% ± 2.0 | – |\n" in render({medium: of(0.625)})
    behind = replace(of(0.25), ahead=-28.4, within=12.2)
    assert "(hasty) | 25.0% ± 2.0; -28 ± 12 points | – | – |\n" in render({easy: behind})
    short = in_short({easy: of(0.25), hard: of(0.51), HARD.name: of(0.4)})
    assert "| RACK-O, 2 players, rounds | 50% | – | – | – | 51%, hasty |\n" in short


@every_game
def test_the_league_has_every_level_and_hard_must_lead(game: str):
    bench = BENCHES[game]
    for line in bench.league.lines:
        assert line.unit == "round"
        assert (line.above == line.chance) == (line.subject == "hard")
        assert LEAGUE[line.name] == PROMISED.get(line.name, line)
    opponents, seats = bench.league.opponents, bench.league.seats
    assert len(bench.league.lines) == 3 * len(opponents) * len(seats)


@pytest.mark.parametrize(
    ("game", "others"),
    [(game, others) for game, bench in BENCHES.items() for others in bench.league.opponents],
)
def test_an_opponent_of_the_league_has_a_way_of_its_own_and_sees_no_table(game: str, others: str):
    bench = BENCHES[game]
    choose, plain = bench.players[others], bench.players["greedy"]
    strange = []

    def blindfold(_: Any, its: Any, legal: Any, rng: Any) -> Any:
        move = choose(None, its, legal, rng)
        strange.append(move != plain(None, its, legal, rng))
        return move

    line = bench.league.line("easy", others, bench.league.seats[0])
    found = observe(replace(bench, players={**bench.players, others: blindfold}), line, 1, 0)
    assert 0 <= found.value <= 1
    assert any(strange) == (others != "greedy")


class Dealt:
    """Gives every other deal to the subject, and notes which were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def deals(self, _: Line, __: int, numbers: range) -> Iterator[list[Deal]]:
        self.asked += numbers
        yield [Deal(float(number % 2), 1.0, 0.0, [1.0]) for number in numbers]


def test_a_row_of_the_league_is_played_until_it_is_sure():
    dealt: Any = Dealt()
    found = league.measured(HARD, 7, dealt)
    assert dealt.asked == list(range(400))
    assert found.deals == 400
    assert margin(found) == pytest.approx(0.049, abs=0.001)
    assert league.measured(HARD, 7, Dealt(), 10).deals == 10  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kept", "again", "done"),
    [
        (None, False, False),
        (of(0.5), False, True),
        (of(0.5, ENOUGH - 1), False, False),
        (of(0.5, around=0.06), False, False),
        (of(0.5), True, False),
        (of(0.5, seed=7), True, True),
    ],
)
def test_the_league_goes_on_with_what_is_not_done(kept, again, done):
    assert league.is_done(kept, again, 7) == done


def test_the_quickest_rows_of_the_league_come_first():
    names = [line.name for line in league.wanted(["racko, 2"])]
    assert "easy" in names[0]
    assert "hard against flat 200" in names[-1]
    assert league.wanted(None)[0].game == "rank"


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
    assert list(chunks(range(9), None)) == [range(4), range(4, 8), range(8, 9)]
    assert list(chunks(range(9), 0.0)) == [range(1), range(1, 2)]
    assert sum(map(len, chunks(range(9), 1.0))) == 9


def test_an_older_result_stays_where_there_is_no_new_one(tmp_path, monkeypatch):
    page = tmp_path / "strength.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(table, "KEPT", tmp_path / "strength.json")
    monkeypatch.setattr(table, "PAGE", page)
    monkeypatch.setattr(table, "README", readme := tmp_path / "README.md")
    readme.write_text(f"{BEGIN}{END}", encoding="utf-8")
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


@pytest.mark.parametrize("flat", ["flat 300", "flat 3000"])
def test_the_flat_searcher_goes_out_when_it_can(flat: str):
    hands = [["BO", "BO", "BO", "KN"], ["DA", "MO", "CE", "RI", "SE"]]
    state = at_table(phase="play", hands=hands, pile=["WA"])
    its: Seen[Any, Any] = Seen(0, SCOTS.view(state, 0), ())
    move = BENCHES["scots"].players[flat](None, its, list, random.Random(1))
    assert str(move) == "lay BO BO BO"
