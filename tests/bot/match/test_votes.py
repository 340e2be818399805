"""What the others decide about a seat whose time is up, and when it is too late for that."""

from dataclasses import replace
from typing import Any

import pytest

from bot.errors import MatchOver, NothingToDecide, NotSeated
from bot.match import absent, attendance
from bot.match.speeds import MINUTE
from bot.match.table import Table
from bot.match.table_events import Choice, Decided, TimeUp, Voted
from bot.match.votes import Told, decided, told_of, voters
from games.game import DEALER, Seat
from storage.records import Deadline, LoggedMove, Sitting
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.match.test_table import other, time_is_up, until_idle

DAN, EVE = 44, 55


async def overdue(house: House, *people: int) -> tuple[Table, Seat, list[int]]:
    """A live table at which somebody's time is up: their seat, and the others."""
    table = await house.table(*people, speed="live")
    await until_idle(table)
    await time_is_up(house, table)
    (seat,) = table.to_act
    return table, seat, [each for each in people if each != people[seat]]


@pytest.mark.parametrize(
    ("cast", "choice"),
    [
        pytest.param([], "turn", id="nobody votes"),
        pytest.param(["turn"], "turn", id="one"),
        pytest.param(["wait", "seat"], "turn", id="a tie"),
        pytest.param(["wait", "wait", "seat", "seat", "turn"], "turn", id="a tie at the top"),
        pytest.param(["wait", "seat", "turn"], "turn", id="one each"),
        pytest.param(["seat", "seat", "wait"], "seat", id="two to one"),
        pytest.param(["wait", "turn", "seat", "turn"], "turn", id="most, though not half"),
        pytest.param(["seat", "turn", "turn", "wait", "wait", "wait"], "wait", id="most wait"),
    ],
)
def test_most_votes_win_and_on_a_tie_a_computer_plays(cast: list[Choice], choice: Choice):
    assert decided(cast, "turn") == (choice, None)
    assert decided(reversed(cast), "turn") == (choice, None)


@pytest.mark.parametrize(
    ("cast", "level"),
    [
        pytest.param(["seat:hard", "wait", "seat:hard", "seat:easy"], "hard", id="most want it"),
        pytest.param(["seat:hard", "seat:easy", "wait"], None, id="they disagree"),
        pytest.param(["seat", "seat", "seat:easy"], "easy", id="the others do not mind"),
    ],
)
def test_votes_for_a_computer_count_together_whatever_its_strength(cast: list[str], level: str):
    assert decided(cast, "turn") == ("seat", level)


def test_the_other_people_who_are_there_are_asked():
    sittings = (
        Sitting(0, person=ADA),
        Sitting(1, person=BO),
        Sitting(2, level="greedy"),
        Sitting(3, person=CLEO, stand_in="medium"),
        Sitting(4, person=DAN, left=1, stand_in=None),
        Sitting(5, person=EVE),
    )
    assert voters(sittings, (0,)) == {1, 5}


@pytest.mark.parametrize("choice", ["wait", "turn", "seat"])
async def test_a_vote_after_the_match_has_ended_changes_nothing(house: House, choice: Choice):
    table, _, (one, _) = await overdue(house, ADA, BO, CLEO)
    await attendance.end_without_result(table)
    sittings, heard = table.sittings, list(house.heard)
    with pytest.raises(NothingToDecide):
        await absent.vote(table, one, choice)
    assert (table.sittings, house.heard, dict(table.votes)) == (sittings, heard, {})


async def test_a_vote_after_they_have_moved_changes_nothing(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    await absent.vote(table, one, "seat")
    await attendance.play(table, (ADA, BO, CLEO)[seat], table.version, "draw")
    assert dict(table.votes) == {}
    with pytest.raises(NothingToDecide):
        await absent.vote(table, two, "seat")
    assert table.level_at(seat) is None


async def test_nobody_votes_who_is_not_asked(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    with pytest.raises(NotSeated):
        await absent.vote(table, DAN, "seat")
    with pytest.raises(NothingToDecide):
        await absent.vote(table, (ADA, BO, CLEO)[seat], "wait")
    await attendance.leave(table, two)
    with pytest.raises(NothingToDecide):
        await absent.vote(table, two, "seat")
    assert not any(isinstance(each, Voted) for each in house.heard)
    await absent.vote(table, one, "seat")
    assert table.level_at(seat) == "medium"


async def test_before_the_time_is_up_nothing_is_voted_on(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    with pytest.raises(NothingToDecide):
        await absent.vote(table, other(table), "turn")


async def test_a_moved_vote_counts_once(house: House):
    table, seat, (one, two, three) = await overdue(house, ADA, BO, CLEO, DAN)
    for choice in ("turn", "turn", "seat"):
        await absent.vote(table, one, choice)
    assert list(table.votes.values()) == ["seat"]
    await absent.vote(table, two, "turn")
    assert not any(isinstance(each, Decided) for each in house.heard)
    await absent.vote(table, three, "seat")
    assert Decided(seat, "seat") in house.heard


async def test_when_all_have_voted_nobody_waits_for_the_rest_of_the_time(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    asked = table.deadline
    assert asked is not None
    assert asked.due == house.clock.now + MINUTE
    await absent.vote(table, one, "wait")
    await absent.vote(table, two, "wait")
    assert house.heard[-2:] == [Voted(table.seat_of(two), "wait"), Decided(seat, "wait")]
    assert table.deadline is not None
    assert (table.deadline.seat, table.deadline.due) == (seat, house.clock.now + MINUTE)
    assert table.overdue is None
    heard = list(house.heard)
    await absent.time_up(table, asked)
    assert house.heard == heard


async def test_votes_of_some_are_counted_when_the_time_for_them_is_up(house: House):
    table, seat, (one, _) = await overdue(house, ADA, BO, CLEO)
    await absent.vote(table, one, "turn")
    assert table.to_act == (seat,)
    await time_is_up(house, table)
    assert Decided(seat, "turn") in house.heard
    await until_idle(table)
    assert table.to_act != (seat,)
    assert table.level_at(seat) is None
    assert dict(table.votes) == {}


async def test_votes_of_the_last_time_do_not_count_the_next_time(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    await absent.vote(table, one, "wait")
    await absent.vote(table, two, "wait")
    await time_is_up(house, table)
    assert table.overdue == seat
    assert dict(table.votes) == {}
    await absent.vote(table, two, "seat")
    assert table.level_at(seat) is None


async def test_who_is_alone_is_asked_nothing_and_keeps_their_turn(house: House):
    """Also where a clock runs, as it did for older matches."""
    table = await house.table(ADA, "greedy", speed="live")
    await until_idle(table)
    assert table.deadline is not None
    table.deadline = replace(table.deadline, due=house.clock.now + MINUTE)
    await time_is_up(house, table)
    assert house.heard[-1] == TimeUp(0)
    assert (table.deadline.seat, table.deadline.due) == (0, None)
    assert table.overdue is None
    with pytest.raises(NothingToDecide):
        await absent.vote(table, ADA, "turn")
    kept = await house.store.deadlines.of(table.id)
    assert kept is not None
    assert kept.due is None
    await attendance.play(table, ADA, table.version, "draw")


async def test_who_is_left_alone_by_the_others_is_asked_nothing(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    clocks = [table.until]
    await attendance.leave(table, other(table))
    clocks.append(table.until)
    await attendance.take_back(table, other(table))
    clocks.append(table.until)
    assert [each is not None for each in clocks] == [True, False, True]


async def test_alone_among_computers_no_clock_runs(house: House):
    table = await house.table(ADA, "greedy", speed="live")
    await until_idle(table)
    for _ in range(2):
        assert table.deadline is not None
        assert (table.deadline.seat, table.deadline.due) == (0, None)
        await attendance.play(table, ADA, table.version, "draw")
        await attendance.play(table, ADA, table.version, "drop")
        await until_idle(table)


def told(*seats: Seat, to_act: Seat) -> Told | None:
    """What the board tells after moves of these seats; seat 0 does not play, at seat 1 is a
    computer."""
    choosers = {0: "one_turn", 1: "computer"}
    moves = [LoggedMove(seat, "", 0, choosers.get(seat, "person")) for seat in seats]  # type: ignore[arg-type]
    return told_of(moves, None, (to_act,))


def test_that_a_computer_played_is_told_until_the_next_person_has_had_their_turn():
    assert told(2, 0, to_act=0) is None
    assert told(2, 0, 0, to_act=2) == told(2, 0, 0, 2, to_act=2) == Told(0, "turn")
    assert told(2, 0, 0, 2, 2, to_act=1) is None


def test_computers_that_move_at_once_do_not_end_what_is_told():
    assert told(2, 0, 1, to_act=2) == told(2, 0, DEALER, 1, to_act=0) == Told(0, "turn")
    assert told(2, 0, 1, 2, to_act=1) is None


def test_that_the_table_waits_is_told_until_the_seat_has_moved():
    waiting = Deadline("m", 2, 3, 0, waited=True)
    assert told_of((), waiting, (2,)) == Told(2, "wait")
    assert told_of((), replace(waiting, seat=0, waited=False), (0,)) is None


# Deadlines that do not stand any more


@pytest.mark.parametrize(
    ("moved", "acts"),
    [
        pytest.param(0, True, id="it stands"),
        pytest.param(-1, False, id="a credit moved ours to later"),
        pytest.param(60_000, True, id="a credit moved theirs without our notice"),
    ],
)
async def test_of_a_deadline_that_was_moved_the_later_time_counts(house: House, moved, acts):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    assert table.deadline is not None
    assert table.deadline.due is not None
    await absent.time_up(table, replace(table.deadline, due=table.deadline.due + moved))
    assert (table.overdue is not None) == acts


@pytest.mark.parametrize("changed", ["seat", "version", "due"])
async def test_a_deadline_of_another_seat_or_moment_does_nothing(house: House, changed):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    stands = table.deadline
    assert stands is not None
    others: dict[str, Any] = {"seat": 1 - stands.seat, "version": stands.version - 1, "due": None}
    heard = list(house.heard)
    await absent.time_up(table, replace(stands, **{changed: others[changed]}))
    assert (table.deadline, house.heard) == (stands, heard)


async def test_time_that_is_up_after_the_end_is_nothing(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    claimed = table.deadline
    assert claimed is not None
    await attendance.end_without_result(table)
    heard = list(house.heard)
    await absent.time_up(table, claimed)
    assert house.heard == heard
    with pytest.raises(MatchOver):
        await attendance.play(table, ADA, table.version, "draw")
