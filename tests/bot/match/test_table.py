"""A live table: every press has its answer, and what was answered is on disk."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.background import BackgroundTasks, Supervisor
from bot.errors import (
    AlreadyPlayed,
    MatchOver,
    NoSuchTable,
    NothingToDecide,
    NotKept,
    NotSeated,
    NotStarted,
    OtherRules,
    StalePress,
    Unreadable,
)
from bot.match import absent, attendance
from bot.match.going_on import GoingOn
from bot.match.table import Table
from bot.match.table_events import (
    Decided,
    Deserted,
    Ended,
    Moved,
    SeatChanged,
    Started,
    TimeUp,
    Voted,
)
from games.dealing import shuffler
from games.errors import IllegalMove, UnreadableMove
from games.game import DEALER
from games.racko import RACKO
from games.racko.events import Dealt, Drew, Scored
from storage.errors import StoreUnavailable
from storage.records import LoggedMove, Sitting
from storage.schema import matches
from tests.bot.conftest import ADA, BO, CLEO, House, is_going_on
from tests.waiting import until

PEOPLE = (ADA, BO)


def on_turn(table: Table) -> int:
    (seat,) = table.to_act
    person = table.sittings[seat].person
    assert person is not None
    return person


def other(table: Table) -> int:
    return next(person for person in PEOPLE if person != on_turn(table))


async def until_idle(table: Table) -> None:
    """Wait until the computers have moved."""
    while is_going_on(table):
        await asyncio.sleep(0)


async def test_a_started_table_is_dealt(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    assert [move.seat for move in table.moves] == [DEALER, DEALER]
    assert table.state.phase == "pick"
    assert [type(event) for event in house.heard[-2:]] == [Moved, Started]


async def test_a_press_is_a_move_that_is_on_disk_when_it_is_answered(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    version = table.version
    (event,) = await attendance.play(table, on_turn(table), version, "draw")
    assert isinstance(event, Drew)
    assert (await house.store.log(table.id, version))[0].text == "draw"
    assert table.version == version + 1


async def test_a_second_press_is_told_that_the_first_counted(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    version, person = table.version, on_turn(table)
    both = await asyncio.gather(
        attendance.play(table, person, version, "draw"),
        attendance.play(table, person, version, "draw"),
        return_exceptions=True,
    )
    assert [type(answer) for answer in both] == [tuple, AlreadyPlayed]
    assert table.version == version + 1


async def test_a_button_of_another_moment_is_stale(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    person = on_turn(table)
    await attendance.play(table, person, table.version, "draw")
    for version in (-1, 0, table.version - 1, table.version + 1, 10**12):
        with pytest.raises(StalePress):
            await attendance.play(table, person, version, "drop")


async def test_the_wrong_person_changes_nothing(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    version = table.version
    with pytest.raises(IllegalMove) as refused:
        await attendance.play(table, other(table), version, "draw")
    assert refused.value.code == "not_your_turn"
    with pytest.raises(NotSeated):
        await attendance.play(table, CLEO, version, "draw")
    with pytest.raises(UnreadableMove):
        await attendance.play(table, on_turn(table), version, "pick my pocket")
    assert table.version == version
    assert await house.store.log(table.id, version) == ()


async def finish(table: Table) -> None:
    """Both people play like the simple computer until somebody wins."""
    rng = random.Random(1)
    while not table.is_over:
        (seat,) = table.to_act
        legal = table.game.legal(table.state, seat)
        move = RACKO.players["greedy"](table.seen(seat), legal, rng)
        await attendance.play(table, on_turn(table), table.version, str(move))


async def test_a_finished_match_is_over_counted_and_takes_no_press(house: House):
    table = await house.table(ADA, BO, options={"target": 75}, rated=True)
    await until_idle(table)
    await finish(table)
    last = table.moves[-1]
    person = table.sittings[last.seat].person
    assert person is not None
    with pytest.raises(MatchOver):
        await attendance.play(table, person, table.version, "draw")
    with pytest.raises(MatchOver):
        await attendance.play(table, person, table.version - 3, "fold")
    with pytest.raises(AlreadyPlayed):
        await attendance.play(table, person, table.version - 1, last.text)
    await house.tables.close()
    results = await house.store.ladder.results(table.id)
    assert {result.person for result in results} == set(PEOPLE)
    assert sorted(result.place for result in results) == [1, 2]
    assert all(result.rated for result in results)
    assert await house.store.ladder.rating(ADA, "racko") is not None
    assert (await house.store.match(table.id)).status == "finished"


async def test_a_match_that_finished_as_the_process_stopped_is_counted_later(house: House):
    table = await house.table(ADA, BO, options={"target": 75})
    house.tables.results.count = nothing  # type: ignore[method-assign, assignment]
    await until_idle(table)
    await finish(table)
    await house.restart()
    assert await house.store.ladder.results(table.id) == ()
    await house.tables.results.count_missed()
    assert len(await house.store.ladder.results(table.id)) == 2


async def nothing(*_: object) -> None:
    return None


async def stopped_before_the_deal(house: House) -> str:
    """A match whose process ended before the dealer moved, and perhaps the computer."""
    sittings = (Sitting(0, level="greedy"), Sitting(1, person=BO))
    match = await house.tables.create("racko", {"target": 75}, sittings)
    await house.store.start(match.id, house.clock())
    return match.id


async def test_after_a_start_what_should_be_going_on_goes_on(house: House):
    match = await stopped_before_the_deal(house)
    await GoingOn(house.tables).round()
    table = await house.tables.find(match)
    await until_idle(table)
    assert table.to_act == (1,)


async def test_after_a_start_a_table_at_which_a_person_is_to_move_stays_on_disk(house: House):
    await until_idle(await house.table(ADA, BO))
    await house.restart()
    await GoingOn(house.tables).round()
    assert house.tables.in_memory == 0


async def test_a_match_that_cannot_be_read_keeps_no_other_from_going_on(house: House):
    spoilt = await stopped_before_the_deal(house)
    await house.store.append(spoilt, 0, LoggedMove(DEALER, "deal 1 2 3", 0))
    later = await stopped_before_the_deal(house)
    await house.store.change(later, options="{")
    match = await stopped_before_the_deal(house)
    with capture_logs() as logged:
        await GoingOn(house.tables).round()
        await GoingOn(house.tables).round()
    assert (await house.tables.find(match)).version > 0
    assert sorted(each["match"] for each in logged) == sorted([spoilt, later])
    assert "1 2 3" not in str(logged)


async def test_tables_wait_for_a_database_that_is_away_after_a_start(house: House, monkeypatch):
    monkeypatch.setattr("bot.background.PAUSES", (0.0,))
    match, seats, away = await stopped_before_the_deal(house), house.store.seats, [1, 2, 3]

    async def sometimes(name: str) -> tuple[Sitting, ...]:
        if away:
            away.pop()
            raise StoreUnavailable("the connection was lost")
        return await seats(name)

    monkeypatch.setattr(house.store, "seats", sometimes)
    background = BackgroundTasks()
    Supervisor(house.clock, background).keep("tables", GoingOn(house.tables).round, 60.0)
    await until(lambda: house.tables.live(), "a table that goes on")
    await background.close()
    assert not away
    assert [table.id for table in house.tables.live()] == [match]


@pytest.mark.parametrize("spoilt", ["{", "[1]", '{"target":7}', '{"target":"many"}'])
async def test_a_match_that_cannot_be_read_is_told_of_once_and_is_back_when_it_can(
    house: House, spoilt
):
    table = await house.table(ADA, BO)
    await until_idle(table)
    await house.store.change(table.id, options=spoilt)
    await house.restart()
    with capture_logs() as logged:
        for _ in range(3):
            with pytest.raises(Unreadable):
                await house.tables.find(table.id)
    assert [(each["match"], each["log_level"]) for each in logged] == [(table.id, "error")]
    assert house.tables.in_memory == 0
    await house.store.change(table.id, options=table.match.options)
    assert (await house.tables.find(table.id)).state == table.state


async def test_computers_and_dealer_play_through_the_same_door(house: House):
    table = await house.table("greedy", "greedy", options={"target": 75})
    await until_idle(table)
    assert table.is_over
    log = await house.store.log(table.id)
    assert [move.text for move in log] == [move.text for move in table.moves]
    assert {move.seat for move in log} == {DEALER, 0, 1}


async def test_the_next_deal_comes_with_the_press_that_ended_the_round(house: House):
    table = await house.table(ADA, BO, options={"declare": "auto", "turnCap": 1})
    await until_idle(table)
    person = on_turn(table)
    await attendance.play(table, person, table.version, "draw")
    events = await attendance.play(table, person, table.version, "drop")
    assert [type(event) for event in events][-2:] == [Scored, Dealt]


async def test_an_idle_table_leaves_memory_and_comes_back(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    await attendance.play(table, on_turn(table), table.version, "draw")
    house.clock.now += 11 * 60 * 1000
    await house.tables.sweep()
    assert house.tables.in_memory == 0
    again = await house.tables.find(table.id)
    assert again is not table
    assert again.state == table.state
    assert again.moves == table.moves
    assert again.memory.witnessed == table.memory.witnessed


async def test_an_old_copy_of_a_table_finds_out_that_the_match_went_on(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    house.clock.now += 11 * 60 * 1000
    await house.tables.sweep()
    again = await house.tables.find(table.id)
    person = on_turn(again)
    await attendance.play(again, person, again.version, "draw")
    with pytest.raises(StalePress):
        await attendance.play(table, person, table.version, "take 5")
    assert table.state == again.state


async def test_memory_holds_no_more_tables_than_it_may(house: House):
    house.open(most=3)
    for _ in range(8):
        await until_idle(await house.table(ADA, BO))
    await house.tables.sweep()
    assert house.tables.in_memory <= 3


async def test_many_who_look_for_a_table_find_the_same_one(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    await house.restart()
    found = await asyncio.gather(*(house.tables.find(table.id) for _ in range(20)))
    assert len(set(map(id, found))) == 1


async def test_a_restart_in_the_middle_changes_nothing(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    await attendance.play(table, on_turn(table), table.version, "draw")
    await house.restart()
    again = await house.tables.find(table.id)
    assert again.state == table.state
    await attendance.play(again, on_turn(again), again.version, "drop")


async def test_a_crash_before_the_deal_deals_the_same_cards_later(house: House):
    sittings = (Sitting(0, person=ADA), Sitting(1, person=BO))
    match = await house.tables.create("racko", {}, sittings)
    await house.store.start(match.id, house.clock())
    first = await house.tables.find(match.id)
    await until_idle(first)
    texts = [move.text for move in first.moves]
    assert texts[0].startswith("cut")
    assert str(first.game.deal(first.game.setup(2, first.state.options), fair(first))) == texts[0]


def fair(table: Table) -> Any:
    return shuffler(table.key)


async def test_there_are_answers_for_tables_that_cannot_be_had(house: House):
    with pytest.raises(NoSuchTable):
        await house.tables.find("nothere1")
    sittings = (Sitting(0, person=ADA), Sitting(1, person=BO))
    match = await house.tables.create("racko", {}, sittings)
    with pytest.raises(NotStarted):
        await house.tables.find(match.id)
    await house.store.change(match.id, rules=99)
    await house.store.start(match.id, 0)
    with pytest.raises(OtherRules):
        await house.tables.find(match.id)
    assert house.tables.in_memory == 0


async def fail(*_: object, **__: object) -> None:
    raise StoreUnavailable("the disk is full")


async def test_a_write_that_fails_leaves_the_table_as_it_was(house: House, monkeypatch):
    table = await house.table(ADA, BO)
    await until_idle(table)
    state, version, heard = table.state, table.version, len(house.heard)
    with monkeypatch.context() as broken:
        broken.setattr(house.store, "append", fail)
        with pytest.raises(NotKept):
            await attendance.play(table, on_turn(table), version, "draw")
    assert (table.state, table.version, len(house.heard)) == (state, version, heard)
    await attendance.play(table, on_turn(table), version, "draw")
    assert table.version == version + 1


async def test_a_write_whose_answer_was_lost_is_found_in_the_log(house: House, monkeypatch):
    table = await house.table(ADA, BO)
    await until_idle(table)
    append = house.store.append

    async def kept_but_lost(*given: Any, **named: Any) -> None:
        await append(*given, **named)
        raise StoreUnavailable("the connection was lost")

    version, person = table.version, on_turn(table)
    with monkeypatch.context() as broken:
        broken.setattr(house.store, "append", kept_but_lost)
        with pytest.raises(NotKept):
            await attendance.play(table, person, version, "draw")
    with pytest.raises(AlreadyPlayed):
        await attendance.play(table, person, version, "draw")
    assert table.version == version + 1
    assert table.state.phase == "drawn"


async def test_the_deal_is_tried_again_when_it_could_not_be_kept(house: House, monkeypatch):
    monkeypatch.setattr("bot.match.autoplay.PAUSES", (0.0,))
    append, refused = house.store.append, [True, True, True]

    async def sometimes(*given: Any, **named: Any) -> None:
        if refused:
            refused.pop()
            raise StoreUnavailable("the database is locked")
        await append(*given, **named)

    monkeypatch.setattr(house.store, "append", sometimes)
    table = await house.table(ADA, BO)
    await until_idle(table)
    assert table.state.phase == "pick"


async def test_a_computer_that_breaks_is_replaced_for_that_move(house: House, monkeypatch):
    async def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(house.tables.thinker, "choose", broken)
    table = await house.table("greedy", "greedy", options={"turnCap": 2, "target": 5})
    await until_idle(table)
    assert table.is_over


# Time


async def test_when_the_time_is_up_the_others_are_asked_once(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    assert table.deadline is not None
    due, slow = table.deadline.due, on_turn(table)
    assert due == house.clock.now + 60_000 + 120_000
    passed = table.deadline
    await absent.time_up(table, passed)
    await absent.time_up(table, passed)
    assert house.heard.count(TimeUp(table.seat_of(slow))) == 1
    assert table.overdue == table.seat_of(slow)
    with pytest.raises(NothingToDecide):
        await absent.vote(table, slow, "wait")


async def time_is_up(house: House, table: Table) -> None:
    assert table.deadline is not None
    assert table.deadline.due is not None
    house.clock.now = table.deadline.due
    await absent.time_up(table, table.deadline)


async def test_the_others_may_wait(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    await time_is_up(house, table)
    slow, seat = on_turn(table), table.to_act[0]
    await absent.vote(table, other(table), "wait")
    assert house.heard[-2:] == [Voted(1 - seat, "wait"), Decided(seat, "wait")]
    assert table.deadline is not None
    assert table.deadline.due == house.clock.now + 60_000  # the bank is used up
    await attendance.play(table, slow, table.version, "draw")


async def test_the_others_may_let_a_computer_play_the_turn(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    await time_is_up(house, table)
    seat = table.to_act[0]
    await absent.vote(table, other(table), "turn")
    await until_idle(table)
    assert table.to_act == (1 - seat,)
    assert table.level_at(seat) is None
    assert Decided(seat, "turn") in house.heard


async def test_the_others_may_seat_a_computer_and_the_person_takes_the_seat_back(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    await time_is_up(house, table)
    slow, seat = on_turn(table), table.to_act[0]
    await absent.vote(table, other(table), "seat")
    await until_idle(table)
    assert table.to_act == (1 - seat,)
    assert table.level_at(seat) == "medium"
    assert (await house.store.seats(table.id))[seat].stand_in == "medium"
    await house.restart()
    table = await house.tables.find(table.id)
    await attendance.take_back(table, slow)
    assert table.level_at(seat) is None
    assert SeatChanged(seat, None) in house.heard


async def test_a_press_takes_the_seat_back(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    person, seat = on_turn(table), table.to_act[0]
    async with table._lock:
        table.sittings = tuple(
            Sitting(each.seat, person=each.person, stand_in="greedy" if each.seat == seat else None)
            for each in table.sittings
        )
    await attendance.play(table, person, table.version, "draw")
    assert table.level_at(seat) is None
    assert table.state.phase == "drawn"


async def test_on_a_tie_a_computer_plays_the_turn(house: House):
    table = await house.table(ADA, BO, CLEO, speed="live")
    await until_idle(table)
    await time_is_up(house, table)
    seat = table.to_act[0]
    one, two = (table.sittings[s].person or 0 for s in range(3) if s != seat)
    await absent.vote(table, one, "turn")
    await absent.vote(table, one, "seat")
    assert list(table.votes.values()) == ["seat"]
    await absent.vote(table, two, "wait")
    assert Decided(seat, "turn") in house.heard
    await until_idle(table)
    assert table.to_act != (seat,)


async def test_who_plays_among_computers_alone_is_waited_for(house: House):
    table = await house.table(ADA, "greedy", speed="live")
    await until_idle(table)
    assert table.overdue is None
    assert table.deadline is not None
    assert table.deadline.due is None
    await attendance.play(table, ADA, table.version, "draw")


async def test_a_time_bank_pays_for_what_the_turn_does_not_cover(house: House):
    table = await house.table(ADA, BO, speed="live")
    await until_idle(table)
    seat = table.to_act[0]
    house.clock.now += 60_000 + 50_000
    await attendance.play(table, on_turn(table), table.version, "draw")
    assert table.deadline is not None
    assert table.deadline.banks[seat] == 70_000
    assert table.deadline.due == house.clock.now + 60_000 + 70_000


async def test_who_leaves_is_played_for_and_with_nobody_left_computers_wait(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    gone = on_turn(table)
    stays = other(table)
    await attendance.leave(table, gone)
    await until_idle(table)
    assert on_turn(table) == stays
    assert (await house.store.seats(table.id))[table.seat_of(gone)].left is not None
    await attendance.leave(table, stays)
    await until_idle(table)
    assert isinstance(house.heard[-1], Deserted)
    assert on_turn(table) == stays
    assert table.is_stopped
    await attendance.take_back(table, gone)
    await until_idle(table)
    assert on_turn(table) == gone
    await attendance.leave(table, gone)
    await time_is_up(house, table)
    assert isinstance(house.heard[-1], Ended)
    with pytest.raises(MatchOver):
        await attendance.leave(table, stays)
    assert (await house.store.match(table.id)).status == "closed"


async def test_a_match_of_the_rule_of_before_is_not_rated_once_somebody_has_left(house: House):
    """As of matches that ran when the rule changed."""
    table = await house.table(ADA, BO, options={"target": 75}, rated=True)
    await until_idle(table)
    await house.store.database.write(
        lambda connection: connection.execute(update(matches).values(rating_rules=1))
    )
    await house.restart()
    table = await house.tables.find(table.id)
    await attendance.leave(table, BO)
    await until_idle(table)
    while not table.is_over:
        (seat,) = table.to_act
        legal = table.game.legal(table.state, seat)
        move = table.game.players["greedy"](table.seen(seat), legal, random.Random(1))
        await attendance.play(table, ADA, table.version, str(move))
        await until_idle(table)
    await house.tables.close()
    results = await house.store.ladder.results(table.id)
    assert {result.why_not for result in results} == {"replaced"}


async def test_a_moderator_may_close_a_table(house: House):
    table = await house.table(ADA, BO, speed="daily")
    await until_idle(table)
    await attendance.end_without_result(table)
    await attendance.end_without_result(table)
    assert house.heard.count(Ended()) == 1
    assert await house.store.deadlines.of(table.id) is None


def choosers(table: Table, seat: int) -> list[str | None]:
    return [move.chooser for move in table.moves if move.seat == seat]


async def test_the_log_says_who_chose_each_move(house: House):
    table = await house.table(ADA, BO, "greedy", speed="live")
    await until_idle(table)
    for text in ("draw", "drop"):
        await until_idle(table)
        await attendance.play(table, on_turn(table), table.version, text)
    await until_idle(table)
    (seat,) = table.to_act
    await time_is_up(house, table)
    await absent.vote(table, other(table), "turn")
    await until_idle(table)
    assert choosers(table, seat)[-1] == "one_turn"
    await until_idle(table)
    gone = on_turn(table)
    there = table.seat_of(gone)
    await attendance.leave(table, gone)
    await until(lambda: "stand_in" in choosers(table, there), "a stand-in")
    assert set(choosers(table, 0) + choosers(table, 1)) == {"person", "one_turn", "stand_in"}
    assert set(choosers(table, 2)) == {"computer"}
    assert set(choosers(table, DEALER)) == {None}
    assert await house.store.log(table.id) == tuple(table.moves)
    await house.restart()
    again = await house.tables.find(table.id)
    assert [move.chooser for move in again.moves][: table.version] == [
        move.chooser for move in table.moves
    ]
