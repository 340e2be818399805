"""What becomes of a turn that somebody does not play, at every speed and through restarts."""

import asyncio
from typing import Any

import pytest

from bot.errors import MatchOver, NothingToDecide, NotPossible, NotTheHost, Out, Resting
from bot.match import absent, agreements, attendance
from bot.match.going_on import GoingOn
from bot.match.pause import is_between
from bot.match.speeds import ASK_AFTER, DAY, HOUR, LONGEST_REST, MINUTE, SPEEDS
from bot.match.table import Table
from bot.match.table_events import Asked, Choice, Decided, Deserted, Ended, MayAsk, Rested, TimeUp
from games.game import DEALER, Seat
from storage.records import MAY_ASK, PLAYED
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.match.test_table import on_turn, until_idle
from tests.sample.fourth import EVERY_GAME
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("fourth_game")
PEOPLE = (ADA, BO, CLEO)
GAMES = tuple(EVERY_GAME)


async def due(house: House, match: str) -> Table:
    """The next deadline of the table passes, in the process that is there."""
    row = await house.store.deadlines.of(match)
    assert row is not None
    assert row.due is not None
    house.clock.now = row.due
    await house.deadlines().tick()
    return await found(house, match)


async def found(house: House, match: str) -> Table:
    table = await house.tables.find(match)
    await until_idle(table)
    return table


async def restarted(house: House, match: str) -> Table:
    await house.restart()
    await GoingOn(house.tables).round()
    return await found(house, match)


async def seated(house: House, *people: int | str, **given: Any) -> tuple[Table, Seat]:
    """A table where a person is to move, who does not."""
    table = await house.table(*(people or PEOPLE), **given)
    await until_idle(table)
    (seat,) = table.to_act
    return table, seat


def others(table: Table, seat: Seat) -> list[int]:
    return [each.person for each in table.sittings if each.person and each.seat != seat]


async def own_time_out(house: House, table: Table, seat: Seat) -> None:
    """Nobody plays for the seat, nobody votes; the others play until it is to act again."""
    while table.to_act == (seat,):
        await due(house, table.id)
        await until_idle(table)
    while table.to_act != (seat,) and not table.is_over:
        legal = table.game.legal(table.state, table.to_act[0])
        await attendance.play(table, on_turn(table), table.version, str(legal[0]))
        await until_idle(table)


@pytest.mark.parametrize("when", ["before", "during", "after"])
@pytest.mark.parametrize("choice", ["wait", "turn", "seat", None])
@pytest.mark.parametrize("game", GAMES)
async def test_every_choice_is_carried_out_through_a_restart(
    house: House, game: str, choice: Choice | None, when: str
):
    table, seat = await seated(house, game=game, speed="daily")
    version = table.version
    if when == "before":
        table = await restarted(house, table.id)
    table = await due(house, table.id)
    assert table.overdue == seat
    one, two = others(table, seat)
    if choice is not None:
        await absent.vote(table, one, choice)
    if when == "during":
        table = await restarted(house, table.id)
        assert table.votes == ({} if choice is None else {table.seat_of(one): choice})
    if choice is not None:
        await absent.vote(table, two, choice)
    else:
        table = await due(house, table.id)
    if when == "after":
        table = await restarted(house, table.id)
    await until_idle(table)
    assert Decided(seat, choice or "turn") in house.heard
    assert table.overdue is None
    if choice == "wait":
        assert (table.to_act, table.version) == ((seat,), version)
        assert table.deadline is not None
        assert table.deadline.due == house.clock.now + DAY
    else:
        assert table.version > version
        assert (table.level_at(seat) is not None) == (choice == "seat")
        chooser = "stand_in" if choice == "seat" else "one_turn"
        assert {each.chooser for each in table.moves if each.seat == seat} == {chooser}


@pytest.mark.parametrize(
    ("speed", "window"),
    [("live", MINUTE), ("relaxed", 5 * MINUTE), ("daily", 4 * HOUR), ("unlimited", DAY)],
)
async def test_the_others_have_a_fair_share_of_the_speed(house: House, speed: str, window: int):
    table, seat = await seated(house, speed=speed)
    table = await due(house, table.id)
    if speed == "unlimited":
        await absent.ask(table, others(table, seat)[0])
    assert table.deadline is not None
    assert table.deadline.due == house.clock.now + window
    assert house.heard[-1] == Asked(seat, tuple(sorted({0, 1, 2} - {seat})))


async def test_without_a_limit_the_others_may_ask_after_three_days_and_it_counts_when_it_lapses(
    house: House,
):
    table, seat = await seated(house, speed="unlimited", rated=True)
    (one, two), begun = others(table, seat), house.clock.now
    assert table.until is None
    with pytest.raises(NothingToDecide):
        await absent.ask(table, one)
    table = await due(house, table.id)
    assert house.clock.now == begun + ASK_AFTER
    assert house.heard[-1] == MayAsk(seat)
    table = await restarted(house, table.id)
    with pytest.raises(NothingToDecide):
        await absent.ask(table, table.sittings[seat].person or 0)
    await absent.ask(table, one)
    for each in (one, two):
        await absent.vote(table, each, "wait")
    assert (table.overdue, table.absences) == (seat, ())  # the person has the whole day
    table = await due(house, table.id)
    assert [each.what for each in table.absences] == ["time_up"]
    assert house.heard[-2:] == [TimeUp(seat), Decided(seat, "wait")]
    assert table.deadline is not None
    assert table.deadline.seat == MAY_ASK
    assert absent.choices(table) == ("turn",)


@pytest.mark.parametrize("speed", list(SPEEDS))
@pytest.mark.parametrize("rated", [False, True])
async def test_who_is_gone_for_half_a_year_costs_two_turns(house: House, speed: str, rated: bool):
    """The others play on and are asked nothing more."""
    begun = house.clock.now
    table, seat = await seated(house, speed=speed, rated=rated)
    while house.clock.now < begun + 180 * DAY and not table.is_over:
        house.clock.now += HOUR
        (actor,) = table.to_act
        if actor != seat:
            legal = table.game.legal(table.state, actor)
            await attendance.play(table, on_turn(table), table.version, str(legal[-1]))
        else:
            house.clock.now += DAY
            await house.deadlines().tick()
            if absent.may_ask(table):
                await absent.ask(table, others(table, seat)[0])
        await until_idle(table)
    assert [each.what for each in table.absences] == ["time_up", "time_up"]
    assert sum(isinstance(each, Asked) for each in house.heard) == 2
    assert table.level_at(seat) == ("easy" if rated else "medium")


async def test_a_patient_table_waits_for_ever_and_a_rated_one_cannot(house: House):
    table, seat = await seated(house, speed="daily")
    host = agreements.host_of(table)
    assert host is not None
    await agreements.set_patient(table, host, on=True)
    table = await restarted(house, table.id)
    for _ in range(180):
        table = await due(house, table.id)
    assert table.to_act == (seat,)
    rated, _ = await seated(house, speed="daily", rated=True)
    with pytest.raises(NotPossible):
        await agreements.set_patient(rated, agreements.host_of(rated) or 0, on=True)


async def test_the_others_choose_how_strong_the_computer_is_and_at_a_rated_table_not(house: House):
    table, seat = await seated(house, speed="live")
    table = await due(house, table.id)
    one, two = others(table, seat)
    await absent.vote(table, one, "seat", "easy")
    await absent.vote(table, two, "seat", "easy")
    assert table.sittings[seat].stand_in == "easy"
    rated, seat = await seated(house, speed="live", rated=True)
    await own_time_out(house, rated, seat)
    rated = await due(house, rated.id)
    with pytest.raises(NothingToDecide):
        await absent.vote(rated, others(rated, seat)[0], "seat", "hard")
    await absent.vote(rated, others(rated, seat)[0], "seat")
    await due(house, rated.id)
    assert rated.level_at(seat) == "easy"


async def test_a_rated_table_waits_once_a_turn_also_over_several_moves(house: House):
    table, seat = await seated(house, speed="live", rated=True)
    person, (one, two) = on_turn(table), others(table, seat)
    await due(house, table.id)
    for each in (one, two):
        await absent.vote(table, each, "wait")
    await attendance.play(table, person, table.version, "draw")
    assert absent.choices(table) == ("turn",)
    await due(house, table.id)
    await until_idle(table)
    assert table.to_act != (seat,)


# Coming back


async def test_who_comes_back_while_the_computer_thinks_has_the_turn(house: House, monkeypatch):
    table, seat = await seated(house, speed="live")
    person, begun, go_on = on_turn(table), asyncio.Event(), asyncio.Event()
    choose = house.tables.autoplay.choose

    async def slow(*given: Any) -> str:
        begun.set()
        await go_on.wait()
        return await choose(*given)

    monkeypatch.setattr(house.tables.autoplay, "choose", slow)
    version = table.version
    for _ in range(2):
        house.clock.now = (table.deadline.due or 0) if table.deadline else 0
        await house.deadlines().tick()
    await until(begun.is_set, "a computer that thinks")
    assert table.deadline is not None
    assert table.deadline.seat == PLAYED
    await attendance.take_back(table, person)
    go_on.set()
    await until_idle(table)
    assert (table.to_act, table.version, table.level_at(seat)) == ((seat,), version, None)
    await attendance.play(table, person, version, "draw")


async def test_whom_a_moderator_replaced_does_not_come_back_at_a_casual_table_either(house: House):
    table, _ = await seated(house)
    await attendance.remove(table, BO)
    with pytest.raises(Out):
        await attendance.take_back(table, BO)
    await attendance.leave(table, ADA)
    await attendance.take_back(table, ADA)


async def test_who_comes_back_to_a_table_gives_nobody_else_more_time(house: House):
    table, seat = await seated(house, speed="live")
    one, _ = others(table, seat)
    await attendance.leave(table, one)
    await due(house, table.id)
    asked = table.deadline
    house.clock.now += 1_000
    await attendance.take_back(table, one)
    assert (table.overdue, table.deadline) == (seat, asked)


# Nobody left


@pytest.mark.parametrize("speed", list(SPEEDS))
async def test_with_nobody_left_the_table_stands_still_and_closes(house: House, speed: str):
    table, seat = await seated(house, speed=speed)
    for each in others(table, seat):
        await attendance.leave(table, each)
    await attendance.leave(table, on_turn(table))
    assert Deserted() in house.heard
    version, begun = table.version, house.clock.now
    table = await restarted(house, table.id)
    assert table.version == version
    table = await due(house, table.id)
    assert house.clock.now == begun + DAY
    assert Ended() in house.heard
    assert agreements.why_closed(table) == "over-closed-deserted"


async def test_whoever_is_voted_on_when_the_last_one_leaves_is_not_there_either(house: House):
    table, seat = await seated(house, ADA, BO, speed="live")
    gone = on_turn(table)
    await due(house, table.id)
    await attendance.leave(table, *others(table, seat))
    assert isinstance(house.heard[-1], Deserted)
    await attendance.take_back(table, gone)
    await attendance.play(table, gone, table.version, "draw")


# Agreeing


async def test_all_agree_to_pause_and_one_ends_it(house: House):
    table, seat = await seated(house, speed="live")
    person = on_turn(table)
    for each in (ADA, BO):
        await agreements.wish(table, each, "rest")
    await agreements.wish(table, BO, None)
    assert agreements.wishing(table, "rest") == {0}
    await agreements.wish(table, BO, "rest")
    await agreements.wish(table, CLEO, "rest")
    assert house.heard[-1] == Rested(on=True)
    with pytest.raises(Resting):
        await attendance.play(table, person, table.version, "draw")
    house.clock.now += 6 * DAY
    await house.deadlines().tick()
    table = await restarted(house, table.id)
    assert table.is_stopped
    await agreements.go_on(table, CLEO)
    assert table.deadline is not None
    assert (table.deadline.seat, table.deadline.due) == (seat, house.clock.now + 3 * MINUTE)
    await attendance.play(table, person, table.version, "draw")


async def test_a_pause_lasts_a_week_at_most(house: House):
    table, _ = await seated(house, speed="daily")
    begun = house.clock.now
    for each in PEOPLE:
        await agreements.wish(table, each, "rest")
    table = await due(house, table.id)
    assert house.clock.now == begun + LONGEST_REST
    assert house.heard[-1] == Rested(on=False)
    assert not table.is_stopped


async def test_a_pause_between_two_deals_goes_on_with_the_deal(house: House):
    house.pauses = True
    house.open()
    table = await house.table(ADA, BO, speed="live", options={"declare": "auto", "turnCap": 1})
    while not is_between(table):
        await asyncio.sleep(0)
        if table.to_act != (DEALER,):
            for text in ("draw", "drop"):
                await attendance.play(table, on_turn(table), table.version, text)
    for each in (ADA, BO):
        await agreements.wish(table, each, "rest")
    house.clock.now += DAY
    await house.deadlines().tick()
    assert table.to_act == (DEALER,)
    await agreements.go_on(table, ADA)
    assert table.to_act != (DEALER,)


async def test_alone_among_computers_there_is_nothing_to_pause(house: House):
    table, _ = await seated(house, ADA, "easy")
    with pytest.raises(NotPossible):
        await agreements.wish(table, ADA, "rest")


async def test_a_casual_match_ends_when_all_who_are_there_agree(house: House):
    table, _ = await seated(house)
    await attendance.leave(table, CLEO)
    await agreements.wish(table, ADA, "end")
    assert not table.is_over
    await agreements.wish(table, BO, "end")
    assert table.match.status == "closed"
    assert agreements.why_closed(await restarted(house, table.id)) == "over-closed-agreed"


async def test_a_rated_match_ends_when_everybody_with_a_seat_agrees(house: House):
    table, _ = await seated(house, rated=True)
    for _ in PEOPLE:
        for text in ("draw", "drop"):
            await attendance.play(table, on_turn(table), table.version, text)
    await attendance.leave(table, CLEO)
    for each in (ADA, BO):
        await agreements.wish(table, each, "end")
    assert not table.is_over
    await agreements.wish(table, CLEO, "end")
    with pytest.raises(MatchOver):
        await agreements.wish(table, CLEO, None)


# The host


async def test_a_match_always_has_a_host_who_can_hand_it_over(house: House):
    table, _ = await seated(house)
    with pytest.raises(NotTheHost):
        await agreements.hand_over(table, BO, CLEO)
    await agreements.hand_over(table, ADA, CLEO)
    table = await restarted(house, table.id)
    assert agreements.host_of(table) == CLEO
    await attendance.leave(table, CLEO)
    assert agreements.host_of(table) == ADA
    await attendance.take_back(table, CLEO)
    assert agreements.host_of(table) == CLEO


async def test_the_host_chooses_how_strong_stand_ins_are(house: House):
    table, _ = await seated(house)
    await agreements.set_stand_in(table, ADA, "easy")
    await attendance.leave(table, BO)
    assert table.level_at(1) == "easy"
    with pytest.raises(NotPossible):
        await agreements.set_stand_in(table, ADA, "unbeatable")
