"""Rated tables: what leaving, staying away and moderators do, and how it is counted."""

import random
from typing import Any

import pytest

from bot.errors import CasualOnly, MatchOver, NoHints, NothingToDecide, Out
from bot.match import absent, attendance
from bot.match.outcomes import standings_of
from bot.match.table import Table
from bot.match.table_events import Counted, Ended
from games.game import DEALER
from storage.amending import Amendment
from storage.records import Absence, Result
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.hall import Hall
from tests.bot.match.test_table import on_turn, other, time_is_up, until_idle

DAN = 44


async def rated(house: House, *people: int | str, **given: Any) -> Table:
    """A rated table at which every person has moved once."""
    table = await house.table(*people, rated=True, **given)
    await until_idle(table)
    for _ in people:
        if DEALER not in table.to_act and table.level_at(table.to_act[0]) is None:
            await one_turn(table)
        await until_idle(table)
    return table


async def one_turn(table: Table) -> None:
    """The person to move draws and throws the card away."""
    person = on_turn(table)
    for text in ("draw", "drop"):
        await attendance.play(table, person, table.version, text)
    await until_idle(table)


async def play_out(table: Table) -> None:
    """Everybody who is there plays like the simple computer until somebody wins."""
    rng = random.Random(1)
    await until_idle(table)
    while not table.is_over:
        (seat,) = table.to_act
        legal = table.game.legal(table.state, seat)
        move = table.game.players["greedy"](table.seen(seat), legal, rng)
        await attendance.play(table, on_turn(table), table.version, str(move))
        await until_idle(table)


async def results(house: House, table: Table) -> dict[int | None, Result]:
    await house.tables.close()
    return {each.person: each for each in await house.store.ladder.results(table.id)}


async def gained(house: House, person: int) -> float:
    found = await house.store.ladder.rating(person, "racko")
    return 0.0 if found is None else found.mu - 25.0


async def test_who_is_left_alone_has_won_at_once(house: House):
    table = await rated(house, ADA, BO)
    await attendance.leave(table, ADA)
    assert table.match.status == "finished"
    assert isinstance(house.heard[-1], Ended)
    assert [each.seat for each in standings_of(table)] == [1, 0]
    with pytest.raises(MatchOver):
        await attendance.play(table, BO, table.version, "draw")
    found = await results(house, table)
    assert house.heard.count(Counted()) == 1
    assert (found[BO].place, found[ADA].place, found[ADA].rated) == (1, 2, True)
    assert found[ADA].left is not None
    assert await gained(house, BO) > 0 > await gained(house, ADA)
    assert await house.store.deadlines.of(table.id) is None


async def test_a_match_that_ended_so_is_counted_after_a_start(house: House, monkeypatch):
    table = await rated(house, ADA, BO)
    monkeypatch.setattr(house.tables.results, "count", lambda _: until_idle(table))
    await attendance.leave(table, ADA)
    await house.restart()
    await house.tables.results.count_missed()
    found = await house.store.ladder.results(table.id)
    assert {each.person: each.place for each in found} == {ADA: 2, BO: 1}


async def test_a_second_time_out_running_ends_a_match_of_two(house: House):
    table = await rated(house, ADA, BO, speed="live")
    gone, stays = on_turn(table), other(table)
    await time_is_up(house, table)
    await absent.vote(table, stays, "wait")
    await time_is_up(house, table)  # it waits once a turn
    await until_idle(table)
    assert [each.what for each in table.absences] == ["time_up"]
    assert table.moves[-1].chooser == "one_turn"
    assert table.level_at(table.seat_of(gone)) is None
    await one_turn(table)
    assert on_turn(table) == gone
    await time_is_up(house, table)
    assert table.match.status == "finished"
    found = await results(house, table)
    assert (found[stays].place, found[gone].place) == (1, 2)


async def test_votes_replace_nobody_before_the_second_time_out(house: House):
    table = await rated(house, ADA, BO, CLEO, speed="live")
    gone = on_turn(table)
    stays = [each for each in (ADA, BO, CLEO) if each != gone]
    await time_is_up(house, table)
    assert absent.choices(table) == ("wait", "turn")
    with pytest.raises(NothingToDecide):
        await absent.vote(table, stays[0], "seat")
    for each in stays:
        await absent.vote(table, each, "turn")
    await until_idle(table)
    assert table.moves[-1].chooser == "one_turn"
    for _ in stays:
        await one_turn(table)
    await time_is_up(house, table)
    assert absent.choices(table) == ("wait", "seat")
    for each in stays:
        await absent.vote(table, each, "seat")
    assert table.level_at(table.seat_of(gone)) == "easy"
    await attendance.take_back(table, gone)
    assert not table.attended.is_away(table.seat_of(gone))


async def test_who_opens_the_hand_again_is_back(house: House):
    table = await rated(house, ADA, BO, CLEO, speed="live")
    gone = on_turn(table)
    seat, stays = table.seat_of(gone), [each for each in (ADA, BO, CLEO) if each != gone]
    for _ in range(2):
        await time_is_up(house, table)
        await time_is_up(house, table)  # nobody votes
        await until_idle(table)
        for _ in stays:
            await one_turn(table)
    assert table.level_at(seat) == "easy"
    assert table.attended.is_away(seat)
    await attendance.take_back(table, gone)
    assert not table.attended.is_away(seat)
    await attendance.leave(table, stays[0])
    assert not table.is_over


async def test_who_has_not_moved_is_out_of_the_match(house: House):
    table = await house.table(ADA, BO, CLEO, rated=True, options={"target": 75})
    await until_idle(table)
    gone = next(each for each in (ADA, BO, CLEO) if each != on_turn(table))
    seat = table.seat_of(gone)
    assert attendance.leaving(table, seat, 0) == attendance.Leaving("unmoved", None)
    await attendance.leave(table, gone)
    with pytest.raises(Out):
        await attendance.take_back(table, gone)
    await play_out(table)
    found = await results(house, table)
    assert set(found) == {ADA, BO, CLEO, None} - {gone}
    assert (found[None].why_not, found[None].rated) == ("unmoved", False)
    assert await gained(house, gone) == 0.0


async def test_a_match_of_two_ends_without_a_result_when_who_has_not_moved_leaves(house: House):
    table = await house.table(ADA, BO, rated=True)
    await until_idle(table)
    gone = on_turn(table)
    assert attendance.leaving(table, table.seat_of(gone), 0).ending == "closed"
    await attendance.leave(table, gone)
    assert table.match.status == "closed"
    assert await results(house, table) == {}


async def test_the_fourth_of_a_day_is_leaving_like_any_other(house: House):
    for number in range(4):
        table = await house.table(ADA, BO, rated=True)
        await until_idle(table)
        spent = await attendance.unmoved_today(house.store, ADA, house.clock())
        assert spent == number
        await attendance.leave(table, ADA, spent)
        assert table.match.status == ("closed" if number < 3 else "finished")


async def test_after_three_only_casual_tables_are_open_until_tomorrow(house: House):
    hall = Hall(house)
    for _ in range(3):
        table = await house.table(ADA, CLEO, rated=True)
        await until_idle(table)
        await attendance.leave(table, ADA)
    with pytest.raises(CasualOnly):
        await hall.open(rated=True)
    lobby = await hall.open(rated=False)
    with pytest.raises(CasualOnly):
        await hall.host(lobby.id).set_rated(True)
    theirs = await hall.lobbies.open("racko", BO, rated=True)
    with pytest.raises(CasualOnly):
        await hall.lobbies.join(theirs.id, ADA)
    house.clock.now += 24 * 60 * 60 * 1000
    theirs = await hall.lobbies.open("racko", BO, rated=True)
    assert ADA in (await hall.lobbies.join(theirs.id, ADA)).people


async def test_who_a_moderator_replaces_is_out_and_stays_out(house: House):
    table = await rated(house, ADA, BO, CLEO)
    await attendance.remove(table, BO)
    assert table.level_at(1) == "easy"
    with pytest.raises(Out):
        await attendance.play(table, BO, table.version, "draw")
    await attendance.leave(table, CLEO)
    assert table.match.status == "finished"
    found = await results(house, table)
    assert found[None].why_not == "removed"
    assert [found[each].place for each in (ADA, CLEO)] == [1, 3]
    assert await gained(house, BO) == 0.0


async def test_whoever_left_is_not_spared_by_a_moderator(house: House):
    table = await rated(house, ADA, BO, CLEO)
    await attendance.leave(table, BO)
    await attendance.remove(table, BO)
    assert table.attended.out(1) is None


async def test_a_match_that_a_moderator_ends_has_no_result(house: House):
    table = await rated(house, ADA, BO)
    await attendance.end_without_result(table)
    assert await results(house, table) == {}


@pytest.mark.parametrize(
    ("sitters", "game", "options", "is_rated"),
    [
        pytest.param((ADA, BO), "racko", {}, True, id="two people"),
        pytest.param((ADA, "easy"), "racko", {}, False, id="one"),
        pytest.param(
            (ADA, "easy", BO, "easy"), "racko", {"partners": True}, False, id="partners alone"
        ),
        pytest.param((ADA, BO, "easy", "easy"), "racko", {"partners": True}, True, id="two pairs"),
        pytest.param((ADA, BO, CLEO), "rank", {"endless": True}, False, id="never ends"),
        pytest.param(
            (ADA, BO, CLEO), "rank", {"endless": True, "handLimit": 3}, True, id="ends"
        ),
    ],
)  # fmt: skip
async def test_whether_a_match_is_rated_is_fixed_at_its_start(
    house: House, sitters, game, options, is_rated
):
    table = await house.table(*sitters, game=game, options=options, rated=True)
    assert table.match.rated is is_rated
    assert (await house.store.match(table.id)).rated is is_rated


async def test_there_are_no_hints(house: House):
    table = await rated(house, ADA, BO)
    with pytest.raises(NoHints):
        await house.tables.autoplay.advise(table, on_turn(table), table.version)
    assert not table.match.hinted


async def test_a_casual_table_goes_on_against_computers(house: House):
    table = await house.table(ADA, BO)
    await until_idle(table)
    stays = on_turn(table)
    await attendance.leave(table, other(table))
    assert not table.is_over
    await attendance.play(table, stays, table.version, "draw")


async def test_absences_are_read_again_after_a_start(house: House):
    table = await rated(house, ADA, BO, CLEO)
    await attendance.leave(table, BO)
    await attendance.take_back(table, BO)
    await house.restart()
    again = await house.tables.find(table.id)
    assert [(each.seat, each.what) for each in again.absences] == [(1, "left"), (1, "back")]


async def test_recompute_finds_what_was_counted(house: House):
    """From the choosers and absences alone."""
    table = await rated(house, ADA, BO, CLEO, options={"target": 75})
    await attendance.leave(table, BO)
    await play_out(table)
    before = await results(house, table)
    assert before[BO].place == 3
    ladder = await house.store.ladder.top("racko")
    await house.store.ladder.recompute()
    assert await house.store.ladder.top("racko") == ladder
    best = next(each.seat for each in before.values() if each.place == 1)
    late = Amendment(absences=(Absence(best, table.version, "left", 0),))
    await house.store.amend(table.id, late, 0)
    await house.store.ladder.recompute()
    assert await house.store.ladder.top("racko") != ladder


async def test_a_person_who_stays_away_in_a_pair_takes_what_the_last_pair_gets(house: House):
    options = {"partners": True, "target": 75}
    table = await rated(house, ADA, BO, CLEO, DAN, options=options)
    await attendance.leave(table, ADA)
    await play_out(table)
    found = await results(house, table)
    worst = min(
        [(await house.store.ladder.rating(each, "racko", "pairs")).mu for each in (BO, CLEO, DAN)]  # type: ignore[union-attr]
    )
    ada = await house.store.ladder.rating(ADA, "racko", "pairs")
    assert ada is not None
    assert found[ADA].left is not None
    assert ada.mu == pytest.approx(worst)
