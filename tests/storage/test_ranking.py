"""Who left a rated match, and how all are ranked: nobody gains by anything but playing."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select

from bot.ui.ratings import shown_rating
from storage.amending import add_absences
from storage.counting import count, recompute
from storage.ranking import Attended, ranked, sides_of
from storage.rating import DAY, Counted, rate
from storage.records import Absence, Chooser, Finisher, LoggedMove, Rating
from storage.schema import log, matches, results
from tests.storage.examples import ANNA, BRUNO, CARLA, DARIO, empty_tables, outcome
from tests.storage.histories import History, histories
from tests.storage.test_ladder import everything, four, row_of
from tests.thorough import examples

BY: dict[str, Chooser] = {
    "p": "person", "a": "auto_pass", "c": "computer", "t": "one_turn", "s": "stand_in",
}  # fmt: skip


def known(script: str) -> Attended:
    """A match in short: `0p` is a move of seat 0 by its person, `0!` that its time was up, `0<`
    that it left, `0>` that it is back, `0?` that it left unmoved, `0x` that it was replaced."""
    what = {"!": "time_up", "<": "left", ">": "back", "?": "unmoved", "x": "removed"}
    moves: list[LoggedMove] = []
    absences: list[Absence] = []
    for each in script.split():
        seat, sign = int(each[0]), each[1]
        if sign in BY:
            moves.append(LoggedMove(seat, "", 0, BY[sign]))
        else:
            absences.append(Absence(seat, len(moves), what[sign], 0))  # type: ignore[arg-type]
    return Attended(moves, absences)


def people(*places: int) -> list[Finisher]:
    return [Finisher(seat, 101 + seat, place, 0) for seat, place in enumerate(places)]


def placed(script: str, *places: int) -> list[int]:
    return [each.place for each in ranked(people(*places), known(script))]


@pytest.mark.parametrize(
    ("script", "is_away"),
    [
        pytest.param("0p 1p 0<", True, id="left"),
        pytest.param("0p 1p 0< 1p 0>", False, id="and came back"),
        pytest.param("0p 1p 0< 0> 0<", True, id="and left again, before anybody moved"),
        pytest.param("0! 0t 1p 0!", True, id="two turns running"),
        pytest.param("0! 0! 0t 1p", False, id="twice in one turn"),
        pytest.param("0p 0! 0t 1p 0p 0! 0t", True, id="in turns of two moves"),
        pytest.param("0! 0t 1p 0p 1p 0! 0t", False, id="with a turn of their own between"),
        pytest.param("0! 0t 1p 0! 0p", False, id="and moved after all"),
        pytest.param("0! 0t 1p 0! 0p 1p 0!", True, id="a third one running"),
        pytest.param("0! 0t 1p 0a 1p 0! 0t", True, id="Auto-pass lies between"),
        pytest.param("0! 0t 1p 0! 0t 1p 0a", True, id="Auto-pass is no return"),
        pytest.param("0! 1p", False, id="once, and nothing since"),
    ],
)
def test_who_is_away(script, is_away):
    assert known(script).is_away(0) is is_away
    assert not known(script).is_away(1)


@pytest.mark.parametrize(
    ("script", "helped"),
    [
        pytest.param("0< 0s 1p 0>" + " 0p 1p" * 8, False, id="one turn"),
        pytest.param("0< 0s 1p 0s 1p 0>" + " 0p 1p" * 8, False, id="two of ten are a fifth"),
        pytest.param("0< 0s 1p 0s 1p 0>" + " 0p 1p" * 7, True, id="two of nine are more"),
        pytest.param("0! 0t 1p 0p 1p 0! 0p 0! 0t 1p" + " 0p 1p" * 4, True, id="after time-outs"),
        pytest.param("0c 1p 0c 1p 0c", False, id="a computer in its own seat"),
    ],
)
def test_who_was_played_for_in_two_turns_and_over_a_fifth_has_left(script, helped):
    assert known(script).was_helped(0) is helped


def test_who_left_stands_below_who_stayed_the_lower_the_earlier_they_moved_last():
    assert placed("0p 1p 2p 3p", 1, 2, 3, 4) == [1, 2, 3, 4]
    assert placed("0p 1p 2p 3p 0<", 1, 2, 3, 4) == [4, 1, 2, 3]
    assert placed("0p 1p 2p 3p 1< 0<", 1, 2, 3, 4) == [4, 3, 1, 2]
    assert placed("0p 1p 2p 3p 0p 1< 0<", 1, 2, 2, 4) == [3, 4, 1, 2]


def test_who_is_left_alone_has_won_whatever_the_position():
    assert placed("0p 1p 2p 0! 0t 2< 1p 0!", 1, 3, 2) == [3, 1, 2]
    helped = "1< 1s 0p 1s 0p 1> 1p 0<"
    assert known(helped).was_helped(1)
    assert placed(helped, 1, 2) == [2, 1]


def test_who_is_out_is_as_a_computer():
    found = ranked(people(1, 2, 3), known("1p 0? 2p"))
    assert [(each.person, each.place, each.out) for each in found] == [
        (None, 1, "unmoved"),
        (102, 2, None),
        (103, 3, None),
    ]
    assert not sides_of(people(1, 2), known("1p 0x")).has_result


def test_a_pair_is_ranked_by_its_place_and_who_left_it_is_last():
    pairs = four(ANNA, BRUNO, CARLA, DARIO)
    found = ranked(pairs, known("0p 1p 2p 3p 0<"))
    assert [(each.place, each.left) for each in found] == [(2, 0), (2, None), (1, None), (2, None)]
    changed = changes(found)
    assert changed[CARLA] > 25 > changed[BRUNO]
    assert changed[ANNA] == changed[BRUNO] == changed[DARIO]


def changes(found: Sequence[Finisher], before: Sequence[float] = ()) -> dict[int, float]:
    """The rating of each after the match."""
    counted = Counted("m", "racko", "standard", 1, tuple(found))
    ladder = {
        (100 + number, "racko", pool): Rating(100 + number, "racko", pool, mu, 25 / 3, 0)
        for number, mu in enumerate(before)
        for pool in ("all", "pairs")
    }
    return {each.person: each.mu for each in rate(ladder, counted) if each.pool != "standard"}


@settings(max_examples=examples(400))
@given(histories(), st.lists(st.floats(10, 40), max_size=13))
def test_nobody_gains_by_leaving_or_staying_away(history: History, before: list[float]):
    """Compared with the same moves to the same end, had they stayed. Only who was out is spared."""
    if not history.has_result:
        return
    found = ranked(history.finishers, history.attended)
    moved = changes(found, before)
    for each in found:
        if each.person is None:
            continue
        stayed = ranked(history.finishers, history.had_they_stayed(each.seat))
        assert better(each, found) >= better(stayed[each.seat], stayed)
        assert moved[each.person] <= changes(stayed, before)[each.person] + 1e-9
        if each.left is not None:
            known = history.attended
            pressed = any(one.seat == each.seat and one.what == "left" for one in known.absences)
            assert pressed or len(known.timed_out(each.seat)) > 1  # no vote makes anybody leave


def better(one: Finisher, found: Sequence[Finisher]) -> int:
    """How many people have a better place."""
    return sum(each.place < one.place for each in found if each.person is not None)


@settings(max_examples=examples(40))
@given(st.lists(histories(), max_size=6), st.integers(0, 2 * DAY))
def test_recompute_finds_what_was_counted(played: list[History], between: int):
    with empty_tables() as connection:
        for number, history in enumerate(played):
            name = f"m{number}"
            connection.execute(insert(matches).values(**row_of(name)))
            rows = [
                {"match": name, "version": at, "seat": each.seat, "text": "", "at": at, "token": 0}
                | {"chooser": each.chooser}
                for at, each in enumerate(history.moves)
            ]
            if rows:
                connection.execute(insert(log), rows)
            add_absences(connection, name, history.absences)
            if history.has_result:
                told = outcome(name, finishers=history.finishers, finished=number * between)
                count(connection, told)
        stored = everything(connection), connection.execute(select(results)).all()
        connection.execute(results.update().where(results.c.left >= 0).values(place=99, left=0))
        recompute(connection)
        assert (everything(connection), connection.execute(select(results)).all()) == stored


EXAMPLE = {
    "everybody stays": "0p 1p 2p 3p 0p 1p 2p 3p",
    "Ada leaves after her first turn, and": "0p 1p 2p 3p 0< 0s 1p 2p 3p",
    "Ada does, and Bo leaves": "0p 1p 2p 3p 0< 0s 1p 1< 2p 3p",
    "Ada leaves before her first turn": "1p 0? 2p 3p",
}
PAGE = Path(__file__).parents[2] / "docs" / "ratings.md"


@pytest.mark.parametrize("what", EXAMPLE)
def test_the_example_on_the_page_is_what_happens(what):
    found = ranked(people(1, 2, 3, 4), known(EXAMPLE[what]))
    after = changes(found)
    counting = sorted(each.place for each in found if each.person is not None)
    shown = [
        f"{counting.index(each.place) + 1}. {shown_rating(after[each.person])}"
        if each.person is not None
        else "out"
        for each in found
    ]
    page = PAGE.read_text(encoding="utf-8")
    (line,) = [each for each in page.splitlines() if each.startswith(f"| {what}")]
    assert [cell.strip() for cell in line.split("|")[2:-1]] == shown
