"""Computer players against each other: the same deals, every seat, and how sure it is."""

import json
import shlex
import sys
from pathlib import Path
from subprocess import list2cmdline

import pytest

from games import __main__ as program
from games.catalogue import GAMES
from games.errors import BadOptions
from games.tools.outside import BrokenPlayer, Outside
from games.tools.tournament import BadLineUp, Tournament, line_up, share
from tests.sample.fourth import EVERY_GAME

EXAMPLE = Path(__file__).parents[2] / "docs" / "player.py"
RACKO = GAMES["racko"]
SHORT = {"target": 50}


def command(*words: object) -> str:
    """As it is typed, with marks around words that have spaces in them."""
    join = list2cmdline if sys.platform == "win32" else shlex.join
    return join(list(map(str, words)))


def reached(names: list[str], deals: int, seed: str = "one", **options: object):
    entrants = line_up(RACKO, names, {})
    *_, tallies = Tournament(RACKO, entrants, SHORT | options, seed).deals(deals)
    return tallies


def test_the_same_seed_reaches_the_same_and_another_does_not():
    first = reached(["greedy", "random"], 3)
    again = reached(["greedy", "random"], 3)
    other = reached(["greedy", "random"], 3, seed="two")
    points = [tally["greedy"].points + tally["random"].points for tally in (first, again, other)]
    assert points[0] == points[1] != points[2]


def test_all_that_can_be_won_is_won_once():
    for seats, names in ((2, ["greedy", "random"]), (4, ["greedy", "random", "greedy", "greedy"])):
        tallies = reached(names, 2)
        for deal in range(2):
            won = sum(tallies[name].wins[deal] * names.count(name) for name in set(names))
            assert won == pytest.approx(1)
            lost = sum(tallies[name].lasts[deal] * names.count(name) for name in set(names))
            assert lost == pytest.approx(1)
        assert len(names) == seats


def test_equals_come_out_equal_when_everybody_plays_every_seat():
    tallies = reached(["greedy", "greedy"], 4)
    assert tallies["greedy"].wins == [0.5] * 4
    assert share(tallies["greedy"].wins).margin == 0


def test_a_margin_shrinks_with_the_root_of_the_deals():
    few, many = share([0.0, 1.0] * 10), share([0.0, 1.0] * 1000)
    assert few.mean == many.mean == 0.5
    assert few.margin / many.margin == pytest.approx(10, rel=0.05)


def test_an_unknown_player_or_a_table_too_small_is_refused():
    with pytest.raises(BadLineUp, match="no player 'best'"):
        line_up(RACKO, ["best", "greedy"], {})
    with pytest.raises(BadOptions):
        Tournament(RACKO, line_up(RACKO, ["greedy"], {}), {}, "x")


def test_the_program_prints_a_table_and_writes_the_numbers(tmp_path, capsys):
    file = tmp_path / "found.json"
    asked = ["tournament", "racko", "greedy", "random", "--deals", "2", "--seed", "x"]
    assert program.main([*asked, "--option", "target=50", "--json", str(file)]) == 0
    assert "greedy" in capsys.readouterr().out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["players"]["greedy"]["won"]["mean"] == 1.0
    assert found["deals"] == 2


@pytest.mark.parametrize(
    "wrong",
    [
        ["racko", "best", "greedy"],
        ["racko", "greedy"],
        ["racko", "greedy", "greedy", "--preset", "nothing"],
        ["racko", "greedy", "greedy", "--option", "target"],
        ["racko", "greedy", "greedy", "--option", "target=-5"],
        ["racko", "greedy", "greedy", "--deals", "0"],
        ["racko", "mine", "greedy", "--player", "mine=no-such-program-anywhere"],
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(wrong, capsys):
    assert program.main(["tournament", *wrong]) == 2
    said = capsys.readouterr()
    assert len(said.err.strip().splitlines()) == 1
    assert not said.out


def test_the_worked_example_plays_a_match():
    with Outside(RACKO, command(sys.executable, EXAMPLE)) as mine:
        entrants = line_up(RACKO, ["mine", "greedy"], {"mine": mine})
        *_, tallies = Tournament(RACKO, entrants, SHORT, "x").deals(1)
    assert sum(tallies["mine"].points) > 0


@pytest.mark.parametrize("game", list(EVERY_GAME))
def test_the_worked_example_never_breaks_a_rule(game):
    seats = max(2, GAMES[game].seats.start)
    with Outside(GAMES[game], command(sys.executable, EXAMPLE)) as mine:
        entrants = line_up(GAMES[game], ["mine", *["greedy"] * (seats - 1)], {"mine": mine})
        *_, tallies = Tournament(GAMES[game], entrants, GAMES[game].short, "x").deals(1)
    assert tallies["mine"].points


@pytest.mark.skipif(
    sys.platform == "win32", reason="LOUD: here a file with a backslash in its name stands for it"
)
def test_on_windows_a_program_is_found_behind_backslashes(monkeypatch, tmp_path):
    program = tmp_path / r"C:\me"
    program.write_text(
        f"#!{sys.executable}\n" + EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8"
    )
    program.chmod(0o700)
    monkeypatch.setattr(sys, "platform", "win32")
    with Outside(RACKO, str(program)) as mine:
        entrants = line_up(RACKO, ["mine", "greedy"], {"mine": mine})
        *_, tallies = Tournament(RACKO, entrants, SHORT, "x").deals(1)
    assert sum(tallies["mine"].points) > 0


@pytest.mark.parametrize("says", ["nonsense", "{}", '{"move": "take 55"}', ""])
def test_a_program_that_answers_nonsense_is_told_of(says, tmp_path):
    program = tmp_path / "player.py"
    program.write_text(f"import sys\nsys.stdin.readline()\nprint({says!r})\n", encoding="utf-8")
    with Outside(RACKO, command(sys.executable, program)) as broken:
        entrants = line_up(RACKO, ["broken", "greedy"], {"broken": broken})
        with pytest.raises(BrokenPlayer):
            next(Tournament(RACKO, entrants, {}, "x").deals(1))
