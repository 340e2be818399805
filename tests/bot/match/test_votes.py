"""What the others decide about a seat whose time is up, and when it is too late for that."""

from dataclasses import replace
from typing import Any

import pytest

from bot.errors import MatchOver, NothingToDecide, NotSeated
from bot.match import attendance
from bot.match.speeds import MINUTE, VOTE
from bot.match.table import Table
from bot.match.table_events import Choice, Decided, TimeUp, Voted
from bot.match.votes import decided, voters
from games.game import Seat
from storage.records import Sitting
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.match.test_table import other, settled, time_is_up

DAN, EVE = 44, 55


async def overdue(house: House, *people: int) -> tuple[Table, Seat, list[int]]:
    """A live table at which somebody's time is up: their seat, and the others."""
    table = await house.table(*people, speed="live")
    await settled(table)
    await time_is_up(house, table)
    (seat,) = table.to_act
    return table, seat, [each for each in people if each != people[seat]]


@pytest.mark.parametrize(
    ("cast", "choice"),
    [
        pytest.param([], "wait", id="nobody votes"),
        pytest.param(["turn"], "turn", id="one"),
        pytest.param(["turn", "seat"], "wait", id="a tie"),
        pytest.param(["turn", "turn", "seat", "seat", "wait"], "wait", id="a tie at the top"),
        pytest.param(["wait", "seat", "turn"], "wait", id="one each"),
        pytest.param(["seat", "seat", "wait"], "seat", id="two to one"),
        pytest.param(["wait", "turn", "seat", "turn"], "turn", id="most, though not half"),
        pytest.param(["seat", "turn", "turn", "wait", "wait", "wait"], "wait", id="most wait"),
    ],
)
def test_most_votes_win_and_a_tie_waits(cast: list[Choice], choice: Choice):
    assert decided(dict(enumerate(cast))) == choice
    assert decided(dict(enumerate(reversed(cast)))) == choice


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
        await attendance.vote(table, one, choice)
    assert (table.sittings, house.heard, dict(table.votes)) == (sittings, heard, {})


async def test_a_vote_after_they_have_moved_changes_nothing(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    await attendance.vote(table, one, "seat")
    await attendance.press(table, (ADA, BO, CLEO)[seat], table.version, "draw")
    assert dict(table.votes) == {}
    with pytest.raises(NothingToDecide):
        await attendance.vote(table, two, "seat")
    assert table.level_at(seat) is None


async def test_nobody_votes_who_is_not_asked(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    with pytest.raises(NotSeated):
        await attendance.vote(table, DAN, "seat")
    with pytest.raises(NothingToDecide):
        await attendance.vote(table, (ADA, BO, CLEO)[seat], "wait")
    await attendance.leave(table, two)
    with pytest.raises(NothingToDecide):
        await attendance.vote(table, two, "seat")
    assert not any(isinstance(each, Voted) for each in house.heard)
    await attendance.vote(table, one, "seat")
    assert table.level_at(seat) == "medium"


async def test_before_the_time_is_up_nothing_is_voted_on(house: House):
    table = await house.table(ADA, BO, speed="live")
    await settled(table)
    with pytest.raises(NothingToDecide):
        await attendance.vote(table, other(table), "turn")


async def test_a_moved_vote_counts_once(house: House):
    table, seat, (one, two, three) = await overdue(house, ADA, BO, CLEO, DAN)
    for choice in ("turn", "turn", "seat"):
        await attendance.vote(table, one, choice)
    assert list(table.votes.values()) == ["seat"]
    await attendance.vote(table, two, "turn")
    assert not any(isinstance(each, Decided) for each in house.heard)
    await attendance.vote(table, three, "seat")
    assert Decided(seat, "seat") in house.heard


async def test_when_all_have_voted_nobody_waits_for_the_rest_of_the_time(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    asked = table.deadline
    assert asked is not None
    assert asked.due == house.clock.now + VOTE
    await attendance.vote(table, one, "wait")
    await attendance.vote(table, two, "wait")
    assert house.heard[-2:] == [Voted(table.seat_of(two), "wait"), Decided(seat, "wait")]
    assert table.deadline is not None
    assert (table.deadline.seat, table.deadline.due) == (seat, house.clock.now + MINUTE)
    assert table.overdue is None
    heard = list(house.heard)
    await attendance.time_up(table, asked)
    assert house.heard == heard


async def test_votes_of_some_are_counted_when_the_time_for_them_is_up(house: House):
    table, seat, (one, _) = await overdue(house, ADA, BO, CLEO)
    await attendance.vote(table, one, "turn")
    assert table.to_act == (seat,)
    await time_is_up(house, table)
    assert Decided(seat, "turn") in house.heard
    assert table.to_act != (seat,)
    assert table.level_at(seat) is None
    assert dict(table.votes) == {}


async def test_votes_of_the_last_time_do_not_count_the_next_time(house: House):
    table, seat, (one, two) = await overdue(house, ADA, BO, CLEO)
    await attendance.vote(table, one, "seat")
    await attendance.vote(table, two, "wait")
    await time_is_up(house, table)
    assert table.overdue == seat
    assert dict(table.votes) == {}
    await attendance.vote(table, two, "seat")
    assert table.level_at(seat) is None


async def test_who_is_alone_is_asked_nothing_and_keeps_their_turn(house: House):
    table = await house.table(ADA, "greedy", speed="live")
    await settled(table)
    await time_is_up(house, table)
    assert house.heard[-1] == TimeUp(0)
    assert table.deadline is not None
    assert (table.deadline.seat, table.deadline.due) == (0, None)
    assert table.overdue is None
    with pytest.raises(NothingToDecide):
        await attendance.vote(table, ADA, "turn")
    kept = await house.store.deadlines.of(table.id)
    assert kept is not None
    assert kept.due is None
    await attendance.press(table, ADA, table.version, "draw")


async def test_who_is_left_alone_by_the_others_is_asked_nothing(house: House):
    table = await house.table(ADA, BO, speed="live")
    await settled(table)
    await attendance.leave(table, other(table))
    await time_is_up(house, table)
    assert table.overdue is None


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
    await settled(table)
    assert table.deadline is not None
    assert table.deadline.due is not None
    await attendance.time_up(table, replace(table.deadline, due=table.deadline.due + moved))
    assert (table.overdue is not None) == acts


@pytest.mark.parametrize("changed", ["seat", "version", "due"])
async def test_a_deadline_of_another_seat_or_moment_does_nothing(house: House, changed):
    table = await house.table(ADA, BO, speed="live")
    await settled(table)
    stands = table.deadline
    assert stands is not None
    others: dict[str, Any] = {"seat": 1 - stands.seat, "version": stands.version - 1, "due": None}
    heard = list(house.heard)
    await attendance.time_up(table, replace(stands, **{changed: others[changed]}))
    assert (table.deadline, house.heard) == (stands, heard)


async def test_time_that_is_up_after_the_end_is_nothing(house: House):
    table = await house.table(ADA, BO, speed="live")
    await settled(table)
    claimed = table.deadline
    assert claimed is not None
    await attendance.end_without_result(table)
    heard = list(house.heard)
    await attendance.time_up(table, claimed)
    assert house.heard == heard
    with pytest.raises(MatchOver):
        await attendance.press(table, ADA, table.version, "draw")
