"""The examples of the page of Low Ebb, and what sets it apart: the lowest wins, points may be
negative."""

import json
import subprocess
import sys

import pytest

from games.catalogue import GAMES
from tests.games.playing import moments
from tests.rulepages import section, tables
from tests.running import ROOT, environment
from tests.sample import SAMPLE
from tests.sample.fourth import registered
from tests.sample.options import Options
from tests.sample.rules import score

PAGE = SAMPLE.page.read_text(encoding="utf-8")


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


@pytest.mark.parametrize(
    "row", tables(section(PAGE, "4. Examples"))[0], ids=lambda row: str(row["id"])
)
def test_points_are_those_of_the_page(row):
    hands = tuple(map(numbers, row["hands"].split(" / ")))
    knocked = None if row["knocked"] == "-" else int(row["knocked"])
    assert score(Options(), hands, knocked) == numbers(row["points"])


def test_the_lowest_total_wins_and_equals_share_the_win():
    position = {"phase": "gameOver", "totals": [12, -5, 40, -5]}
    state = SAMPLE.load(4, SAMPLE.options(4, {}), position)
    assert state.winners == (1, 3)
    assert [each.place for each in SAMPLE.standings(state)] == [3, 1, 4, 1]


def test_a_round_ends_with_a_knock_and_with_the_last_card():
    options = SAMPLE.options(2, {})
    state = SAMPLE.load(2, options, {"draw": [7], "turn": 0})
    assert SAMPLE.apply(state, 0, SAMPLE.parse(state, "knock")).state.phase == "roundOver"
    drawn = f"draw {state.hands[0][0]}"
    assert SAMPLE.apply(state, 0, SAMPLE.parse(state, drawn)).state.phase == "roundOver"
    assert SAMPLE.apply(state, 0, SAMPLE.parse(state, f"take {state.hands[0][0]}")).state.turn == 1


def test_some_totals_are_negative_at_the_end():
    ends = [
        list(moments(SAMPLE, 2, SAMPLE.short, seed, "hard"))[-1].step.state for seed in range(20)
    ]
    assert min(min(state.totals) for state in ends) < 0


def test_the_console_plays_it_in_a_process_of_its_own():
    done = subprocess.run(
        [sys.executable, "-m", "tests.sample"],
        input='{"op":"new","game":"ebb","seats":6}\n'
        '{"op":"move","match":"m1","seat":1,"move":"knock"}\n',
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment(),
        check=True,
    )
    new, knocked = map(json.loads, done.stdout.splitlines())
    assert new["to_act"] == [1]
    assert [event["event"] for event in knocked["events"]] == ["knocked", "scored", "dealt"]


def test_it_is_a_game_only_while_it_is_registered():
    assert SAMPLE.key not in GAMES
    with registered():
        assert GAMES[SAMPLE.key] is SAMPLE
    assert SAMPLE.key not in GAMES
