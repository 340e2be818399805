"""An open table: who may do what, one change at a time, and all of it on disk."""

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from bot.errors import Answer, NoSuchTable, NotKept, NotSeated, NotTheHost, StalePress
from bot.lobby.host import Host
from bot.lobby.state import (
    UNUSED,
    AlreadySeated,
    LobbyClosed,
    LobbyState,
    NoSuchGame,
    NoSuchLevel,
    NoSuchPreset,
    NoSuchSpeed,
    NotEnoughPlayers,
    NotInvited,
    TableFull,
    TooManyPlayers,
    WordsTooLong,
    explicit_options,
    preset_named,
)
from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.people.servers import Server
from bot.people.shares import TooOften
from games.catalogue import GAMES
from games.dealing import LONGEST_WORDS, commitment, key, shuffler
from games.errors import BadOptions
from games.game import DEALER
from storage.checks import check
from storage.errors import StoreUnavailable
from storage.records import MAY_ASK, WHOLE_TABLE, Deadline, Match
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.hall import MANY, Hall, presets
from tests.waiting import PATIENCE

EVE = 99


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house)


@pytest.fixture(autouse=True)
async def the_database_is_well(house: House) -> AsyncIterator[None]:
    """Whatever happened, no check of the whole database finds anything."""
    yield
    await house.tables.close()
    assert await check(house.store.database) == ()


def seats(lobby: LobbyState) -> list[int | str | None]:
    return [each.person or each.level for each in lobby.sittings]


async def on_disk(hall: Hall, lobby: LobbyState) -> LobbyState:
    """As a process sees it that has only the store."""
    return await hall.another().lobby(lobby.id)


# Coming and going


async def test_a_table_is_opened_with_its_host_and_a_sealed_deal(hall: Hall):
    lobby = await hall.open("rank", guild=5, channel=6, speed="daily", rated=True)
    assert seats(lobby) == [ADA]
    assert (lobby.match.host, lobby.match.guild, lobby.match.channel) == (ADA, 5, 6)
    assert (lobby.match.speed, lobby.match.rated, lobby.preset) == ("daily", True, "2018")
    assert lobby.match.commitment == commitment(await hall.house.store.seed(lobby.id))
    assert lobby.fitting == tuple(range(3, 13))
    assert (lobby.missing, lobby.room, lobby.may_start) == (2, 11, False)
    assert await on_disk(hall, lobby) == lobby


async def test_people_take_seats_in_the_order_of_coming(hall: Hall):
    lobby = await hall.open()
    await hall.lobbies.join(lobby.id, BO)
    await hall.host(lobby.id, ADA).add_computer("random")
    after = await hall.lobbies.join(lobby.id, CLEO)
    assert seats(after) == [ADA, BO, "random", CLEO]
    assert [each.seat for each in after.sittings] == [0, 1, 2, 3]
    assert await on_disk(hall, lobby) == after


async def test_who_leaves_makes_room_and_the_later_ones_move_up(hall: Hall):
    lobby = await hall.filled("racko", 3)
    after = await hall.lobbies.leave(lobby.id, MANY[0])
    assert seats(after) == [ADA, MANY[1]]
    assert [each.seat for each in after.sittings] == [0, 1]
    assert seats(await hall.lobbies.join(lobby.id, MANY[0])) == [ADA, MANY[1], MANY[0]]


async def test_a_host_who_leaves_hands_over_to_the_next_person(hall: Hall):
    lobby = await hall.open()
    await hall.host(lobby.id, ADA).add_computer()
    await hall.lobbies.join(lobby.id, BO)
    await hall.lobbies.join(lobby.id, CLEO)
    await hall.host(lobby.id, ADA).hand_over(CLEO)
    after = await hall.lobbies.leave(lobby.id, CLEO)
    assert after.match.host == ADA  # round the table, computers passed over
    after = await hall.lobbies.leave(lobby.id, ADA)
    assert after.match.host == BO
    assert await on_disk(hall, lobby) == after


async def test_when_the_last_person_leaves_the_table_closes(hall: Hall):
    lobby = await hall.open(computers=[("greedy", 1)])
    closed = await hall.lobbies.leave(lobby.id, ADA)
    assert closed.match.status == "closed"
    assert (await hall.house.store.match(lobby.id)).status == "closed"
    assert await hall.house.store.deadlines.of(lobby.id) is None
    assert await hall.notes.get(lobby.id) is None
    assert await hall.house.store.open_of_person(ADA) == ()


async def test_the_host_removes_people_and_computers_and_hands_over(hall: Hall):
    lobby = await hall.filled("racko", 3, computers=[("greedy", 1)])
    assert seats(lobby) == [ADA, "greedy", *MANY[:2]]
    after = await hall.host(lobby.id, ADA).remove(1)
    assert seats(after) == [ADA, *MANY[:2]]
    after = await hall.host(lobby.id, ADA).hand_over(MANY[0])
    assert after.match.host == MANY[0]
    with pytest.raises(NotTheHost):
        await hall.host(lobby.id, ADA).remove(1)
    after = await hall.host(lobby.id, MANY[0]).remove(0)
    assert seats(after) == [*MANY[:2]]


async def test_an_old_panel_removes_nobody_else(hall: Hall):
    lobby = await hall.open()
    hall.house.clock.now += 1
    before = await hall.lobbies.join(lobby.id, BO)
    hall.house.clock.now += 1
    await hall.lobbies.join(lobby.id, CLEO)
    await hall.lobbies.leave(lobby.id, BO)
    with pytest.raises(StalePress):
        await hall.host(lobby.id, ADA).remove(1, before.sittings[1].joined)
    assert seats(await on_disk(hall, lobby)) == [ADA, CLEO]


async def test_an_invited_person_alone_may_come_through_a_closed_door(hall: Hall):
    lobby = await hall.open(invite_only=True, invited=[ADA, BO, BO])
    assert lobby.invited == (BO,)
    with pytest.raises(NotInvited):
        await hall.lobbies.join(lobby.id, CLEO)
    await hall.lobbies.join(lobby.id, BO)
    after = await hall.host(lobby.id, ADA).remove(1)
    assert after.invited == ()
    with pytest.raises(NotInvited):
        await hall.lobbies.join(lobby.id, BO)
    await hall.host(lobby.id, ADA).set_invite_only(False)
    assert seats(await hall.lobbies.join(lobby.id, CLEO)) == [ADA, CLEO]


async def test_one_person_and_computers_start_at_once_unless_somebody_is_asked_to_come(hall: Hall):
    assert (await hall.open(computers=[("greedy", 1)])).starts_at_once
    assert not (await hall.open(computers=[("greedy", 1)], invited=[BO])).starts_at_once
    assert not (await hall.open("rank", computers=[("greedy", 1)])).starts_at_once
    assert not (await hall.open()).starts_at_once


# Refusals

Doing = Callable[[Hall, str], Awaitable[Any]]

REFUSALS: dict[str, tuple[Doing, type[Answer]]] = {
    "a second seat": (lambda hall, at: hall.lobbies.join(at, ADA), AlreadySeated),
    "leaving without a seat": (lambda hall, at: hall.lobbies.leave(at, EVE), NotSeated),
    "cutting without a seat": (lambda hall, at: hall.lobbies.cut(at, EVE, "x"), NotSeated),
    "too many words": (
        lambda hall, at: hall.lobbies.cut(at, BO, "x" * (LONGEST_WORDS + 1)),
        WordsTooLong,
    ),
    "starting alone": (lambda hall, at: hall.lobbies.start(at, ADA), NotEnoughPlayers),
    "an unknown level": (
        lambda hall, at: hall.host(at, ADA).add_computer("god"),
        NoSuchLevel,
    ),
    "an unknown preset": (
        lambda hall, at: hall.host(at, ADA).set_preset("x"),
        NoSuchPreset,
    ),
    "an unknown speed": (
        lambda hall, at: hall.host(at, ADA).set_speed("warp"),
        NoSuchSpeed,
    ),
    "an empty seat": (lambda hall, at: hall.host(at, ADA).remove(2), NotSeated),
    "a seat before the first": (lambda hall, at: hall.host(at, ADA).remove(-1), NotSeated),
    "handing over to nobody": (
        lambda hall, at: hall.host(at, ADA).hand_over(EVE),
        NotSeated,
    ),
    "another's computer": (lambda hall, at: hall.host(at, BO).add_computer(), NotTheHost),
    "another's guest": (lambda hall, at: hall.host(at, BO).remove(0), NotTheHost),
    "another's table": (lambda hall, at: hall.host(at, BO).hand_over(BO), NotTheHost),
    "another's start": (lambda hall, at: hall.lobbies.start(at, EVE), NotTheHost),
    "another's cancelling": (lambda hall, at: hall.lobbies.cancel(at, BO), NotTheHost),
    "another's preset": (lambda hall, at: hall.host(at, BO).set_preset("2018"), NotTheHost),
    "another's option": (
        lambda hall, at: hall.host(at, BO).set_option("endless", True),
        NotTheHost,
    ),
    "another's speed": (lambda hall, at: hall.host(at, EVE).set_speed("daily"), NotTheHost),
    "another's rating": (lambda hall, at: hall.host(at, BO).set_rated(True), NotTheHost),
    "another's door": (
        lambda hall, at: hall.host(at, BO).set_invite_only(True),
        NotTheHost,
    ),
}


@pytest.mark.parametrize(("doing", "answer"), REFUSALS.values(), ids=list(REFUSALS))
async def test_what_is_refused_changes_nothing(hall: Hall, doing: Doing, answer: type[Answer]):
    lobby = await hall.open("rank")
    before = await hall.lobbies.join(lobby.id, BO)
    with pytest.raises(answer) as refused:
        await doing(hall, lobby.id)
    assert refused.value.code == answer.code
    assert await on_disk(hall, lobby) == before


OPENINGS: list[tuple[dict[str, Any], type[Answer]]] = [
    ({"game": "poker"}, NoSuchGame),
    ({"preset": "strip"}, NoSuchPreset),
    ({"speed": "warp"}, NoSuchSpeed),
    ({"computers": [("god", 1)]}, NoSuchLevel),
    ({"computers": [("greedy", 4)]}, TooManyPlayers),
    ({"computers": [("greedy", 2)], "most": 2}, TooManyPlayers),
    ({"preset": "run", "computers": [("greedy", 2)]}, TooManyPlayers),
]


@pytest.mark.parametrize(("chosen", "answer"), OPENINGS, ids=[str(row[0]) for row in OPENINGS])
async def test_a_table_that_cannot_be_is_not_opened(
    hall: Hall, chosen: dict[str, Any], answer: type[Answer]
):
    with pytest.raises(answer):
        await hall.open(**chosen)
    assert await hall.house.store.open_of_person(ADA) == ()


async def test_a_full_table_takes_nobody_more(hall: Hall):
    lobby = await hall.filled("racko", 3, most=3)
    assert lobby.room == 0
    with pytest.raises(TableFull):
        await hall.lobbies.join(lobby.id, EVE)
    with pytest.raises(TableFull):
        await hall.host(lobby.id, ADA).add_computer()
    assert await on_disk(hall, lobby) == lobby


async def test_the_preset_says_how_many_may_sit(hall: Hall):
    lobby = await hall.open("racko", preset="run")
    assert (lobby.fitting, lobby.room, lobby.missing) == ((2,), 1, 1)
    await hall.lobbies.join(lobby.id, BO)
    with pytest.raises(TableFull):
        await hall.lobbies.join(lobby.id, CLEO)
    await hall.host(lobby.id, ADA).set_preset("partners")
    after = await hall.lobbies.join(lobby.id, CLEO)
    assert (after.fitting, after.room, after.missing) == ((4,), 1, 1)
    with pytest.raises(NotEnoughPlayers):
        await hall.lobbies.start(lobby.id, ADA)


@pytest.mark.parametrize(("game", "preset"), presets())
async def test_a_lobby_that_closed_can_still_be_shown(hall: Hall, game: str, preset: str):
    lobby = await hall.open(game)
    after = await hall.host(lobby.id, ADA).set_preset(preset)
    assert after.match.seats == after.fitting[-1]
    await hall.lobbies.cancel(lobby.id, ADA)
    table = await hall.house.tables.find(lobby.id)
    assert (table.match.status, table.moves) == ("closed", [])


# Options


@pytest.mark.parametrize(("game", "preset"), presets())
async def test_every_preset_can_be_chosen_and_is_recognised(hall: Hall, game: str, preset: str):
    lobby = await hall.open(game)
    after = await hall.host(lobby.id, ADA).set_preset(preset)
    assert after.preset == preset
    assert after.fitting == tuple(preset_named(GAMES[game], preset).seats)
    assert (await hall.open(game, preset=preset)).match.options == after.match.options


FORMERLY = [
    (game.key, preset.key, options)
    for game in GAMES.values()
    for preset in game.presets
    for options in preset.formerly
]


@pytest.mark.parametrize(("game", "preset", "options"), FORMERLY)
async def test_a_table_with_what_a_preset_was_keeps_its_name(hall, game, preset, options):
    lobby = await hall.open(game, preset=preset)
    older = await hall.open(game, preset=preset, options=options)
    assert older.preset == lobby.preset == preset
    assert json.loads(older.match.options).items() >= options.items()
    assert older.match.options != lobby.match.options


async def test_an_option_that_differs_makes_house_rules(hall: Hall):
    lobby = await hall.open("racko", preset="bonus", options={"target": 300})
    assert lobby.preset == "custom"
    assert (lobby.options.bonus, lobby.options.target) == (True, 300)
    assert (await hall.host(lobby.id, ADA).set_option("target", 500)).preset == "bonus"


async def test_another_edition_brings_its_own_flags_and_leaves_what_was_set_apart(hall: Hall):
    lobby = await hall.open("rank", preset="second", options={"classicPresident": True})
    wanted = {"edition": "second", "classicPresident": True}
    assert explicit_options(lobby.game, lobby.options) == wanted
    after = await hall.host(lobby.id, ADA).set_option("edition", "italian")
    assert after.preset == "italian-president"
    after = await hall.host(lobby.id, ADA).set_option("loneCount", "one")
    assert after.options.queen_exchange == "everyoneBelow"
    assert after.preset == "custom"


HOSTILE: list[tuple[str, dict[str, Any], str]] = [
    ("racko", {"target": 501}, "RO-8.1"),
    ("racko", {"target": "500"}, "RO-8.1"),
    ("racko", {"target": 10**40}, "RO-8.1"),
    ("racko", {"turnCap": 0}, "RO-R42"),
    ("racko", {"partners": "yes"}, "RO-7.5"),
    ("racko", {"declare": "loudly"}, "RO-6.3"),
    ("racko", {"runRule": True}, "RO-R29"),  # three sit
    ("racko", {"run_rule": True}, ""),
    ("racko", {"__class__": 1}, ""),
    ("rank", {"handLimit": 5}, "RK-21.10"),
    ("rank", {"edition": ["2018"]}, "RK-1.6"),
    ("rank", {"wildCap": 13}, "RK-19.4"),
    ("scots", {"deck": "[" * 3000}, "QS-2.2"),
    ("scots", {"deck": {"types": []}}, "QS-2.2"),
    ("scots", {"firstDealer": 4}, "QS-R2"),
    ("scots", {"maxRounds": 2.5}, "QS-10.4"),
]


@pytest.mark.parametrize(("game", "raw", "clause"), HOSTILE)
async def test_what_the_rules_refuse_names_its_clause_and_changes_nothing(
    hall: Hall, game: str, raw: dict[str, Any], clause: str
):
    lobby = await hall.filled(game, 3)
    with pytest.raises(BadOptions) as refused:
        await hall.host(lobby.id, ADA).set_options(raw)
    assert refused.value.clause == clause
    assert refused.value.faults
    assert await on_disk(hall, lobby) == lobby


async def test_options_are_judged_for_the_numbers_that_can_still_come_together(hall: Hall):
    lobby = await hall.filled("racko", 2, most=3)
    with pytest.raises(BadOptions) as refused:
        await hall.host(lobby.id, ADA).set_option("partners", True)
    assert refused.value.clause == "RO-7.5"
    wider = await hall.filled("rank", 6)
    with pytest.raises(BadOptions) as refused:
        await hall.host(wider.id, ADA).set_preset("kings-hand")
    assert refused.value.clause == "RK-21.11"


# Starting


async def started(hall: Hall, lobby: LobbyState) -> Table:
    table = await hall.lobbies.start(lobby.id, ADA)
    while hall.house.tables.autoplay.is_going_on(table):
        await asyncio.sleep(0)
    return table


@pytest.mark.parametrize(("game", "preset"), presets())
async def test_a_table_starts_by_every_preset_with_as_many_seats_as_players(
    hall: Hall, game: str, preset: str
):
    for number in {GAMES[game].seats[0], *preset_named(GAMES[game], preset).seats}:
        lobby = await hall.filled(game, 1, preset=preset)
        for person in MANY[: number - 1]:
            await hall.lobbies.join(lobby.id, person)
        if number not in preset_named(GAMES[game], preset).seats:
            with pytest.raises(NotEnoughPlayers):
                await hall.lobbies.start(lobby.id, ADA)
            continue
        table = await started(hall, lobby)
        assert (table.match.status, table.match.seats) == ("live", number)
        assert [each.person for each in table.sittings] == [ADA, *MANY[: number - 1]]
        assert table.moves


@pytest.mark.parametrize("speed", list(SPEEDS))
async def test_the_match_takes_full_time_banks_from_the_lobby(hall: Hall, speed: str):
    lobby = await hall.filled("racko", 2, speed=speed)
    hall.house.clock.now = lobby.closes - 1  # its own time is all but up
    table = await started(hall, lobby)
    is_timed = SPEEDS[speed].turn is not None
    assert table.deadline is not None
    assert table.deadline.banks == SPEEDS[speed].full_banks(2)
    assert table.deadline.seat == (table.to_act[0] if is_timed else MAY_ASK)
    assert table.overdue is None
    assert await hall.house.store.deadlines.of(lobby.id) == table.deadline


async def test_a_double_press_starts_once(hall: Hall):
    lobby = await hall.filled("racko", 2)
    answers = await asyncio.gather(
        *(hall.lobbies.start(lobby.id, ADA) for _ in range(3)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [Table, LobbyClosed, LobbyClosed]
    assert await hall.notes.get(lobby.id) is None


async def test_a_start_in_another_process_is_found_out(hall: Hall):
    lobby = await hall.filled("racko", 2)
    both = await asyncio.gather(
        hall.lobbies.start(lobby.id, ADA),
        hall.another().start(lobby.id, ADA),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in both) == ["LobbyClosed", "Table"]
    (table,) = (answer for answer in both if isinstance(answer, Table))
    while hall.house.tables.autoplay.is_going_on(table):
        await asyncio.sleep(0)
    assert table.deadline == await hall.house.store.deadlines.of(lobby.id)


async def test_two_people_race_for_the_last_seat(hall: Hall):
    lobby = await hall.filled("racko", 3)
    both = await asyncio.gather(
        hall.lobbies.join(lobby.id, BO), hall.lobbies.join(lobby.id, CLEO), return_exceptions=True
    )
    assert [type(answer) for answer in both] == [LobbyState, TableFull]
    assert seats(await on_disk(hall, lobby)) == [ADA, *MANY[:2], BO]


async def test_one_person_pressing_join_twice_gets_one_seat(hall: Hall):
    lobby = await hall.open()
    both = await asyncio.gather(
        *(hall.lobbies.join(lobby.id, BO) for _ in range(2)), return_exceptions=True
    )
    assert [type(answer) for answer in both] == [LobbyState, AlreadySeated]
    assert seats(await on_disk(hall, lobby)) == [ADA, BO]


async def test_who_joins_while_it_starts_is_in_or_out(hall: Hall):
    lobby = await hall.filled("racko", 2)
    table, late = await asyncio.gather(
        hall.lobbies.start(lobby.id, ADA), hall.lobbies.join(lobby.id, EVE), return_exceptions=True
    )
    assert isinstance(table, Table)
    assert isinstance(late, LobbyClosed)
    assert table.match.seats == len(table.sittings) == 2
    other = await hall.filled("racko", 2)
    early, table = await asyncio.gather(
        hall.lobbies.join(other.id, EVE), hall.lobbies.start(other.id, ADA), return_exceptions=True
    )
    assert isinstance(early, LobbyState)
    assert isinstance(table, Table)
    assert table.match.seats == len(table.sittings) == 3


@pytest.mark.parametrize("ending", ["started", "cancelled", "expired", "left"])
async def test_a_closed_lobby_refuses_everything(hall: Hall, ending: str):
    lobby = await hall.filled("racko", 2)
    at, do = lobby.id, hall.lobbies
    if ending == "started":
        await do.start(at, ADA)
    elif ending == "cancelled":
        assert (await do.cancel(at, ADA)).match.status == "closed"
    elif ending == "expired":
        hall.house.clock.now += UNUSED
        assert await do.expire(at) is not None
    else:
        await do.leave(at, MANY[0])
        await do.leave(at, ADA)
    before = await hall.house.store.match(at), await hall.house.store.seats(at)
    for doing in (
        do.lobby(at),
        do.join(at, EVE),
        do.leave(at, ADA),
        do.cut(at, ADA, "x"),
        Host(do, at, ADA).add_computer(),
        Host(do, at, ADA).remove(1),
        Host(do, at, ADA).hand_over(ADA),
        Host(do, at, ADA).set_preset("bonus"),
        Host(do, at, ADA).set_option("target", 300),
        Host(do, at, ADA).set_speed("daily"),
        Host(do, at, ADA).set_rated(True),
        Host(do, at, ADA).set_invite_only(True),
        do.cancel(at, ADA),
        do.end(at),
        do.start(at, ADA),
    ):
        with pytest.raises(LobbyClosed):
            await doing
    assert await do.expire(at) is None
    assert (await hall.house.store.match(at), await hall.house.store.seats(at)) == before


async def test_a_moderator_may_cancel(hall: Hall):
    lobby = await hall.open()
    assert (await hall.lobbies.end(lobby.id)).match.status == "closed"


async def test_a_table_that_is_not_known_is_not_there(hall: Hall):
    with pytest.raises(NoSuchTable):
        await hall.lobbies.join("00000000", ADA)
    assert await hall.lobbies.expire("00000000") is None


# Time, restarts, failures


async def test_an_unused_lobby_closes_half_an_hour_after_somebody_came(hall: Hall):
    lobby = await hall.open()
    clock = hall.house.clock
    clock.now += UNUSED - 1
    assert await hall.lobbies.expire(lobby.id) is None
    later = await hall.lobbies.join(lobby.id, BO)
    assert later.closes == clock.now + UNUSED
    await hall.host(lobby.id, ADA).add_computer()
    clock.now = lobby.closes
    assert await hall.lobbies.expire(lobby.id) is None
    deadline = await hall.house.store.deadlines.of(lobby.id)
    assert deadline == Deadline(lobby.id, WHOLE_TABLE, 0, later.closes)
    clock.now = later.closes
    (claim,) = await hall.house.store.deadlines.claim(clock.now, "test", 1000)
    assert claim.deadline.match == lobby.id
    closed = await hall.lobbies.expire(lobby.id)
    assert closed is not None
    assert closed.match.status == "closed"
    assert await hall.notes.get(lobby.id) is None


async def test_a_restart_loses_nothing(hall: Hall):
    lobby = await hall.open("rank", invited=[BO, CLEO], invite_only=True, most=5)
    await hall.lobbies.join(lobby.id, BO)
    before = await hall.lobbies.cut(lobby.id, BO, "seven of nine")
    await hall.restart()
    after = await hall.lobbies.lobby(lobby.id)
    assert after == before
    assert after.cuts == {BO: "seven of nine"}
    assert (after.most, after.room, after.closes) == (5, 3, lobby.closes)
    await hall.lobbies.join(lobby.id, CLEO)
    await hall.restart()
    table = await started(hall, lobby)
    assert table.match.words == ("", "seven of nine", "")


async def test_a_lobby_that_has_lost_its_deadline_gets_another(hall: Hall):
    lobby = await hall.open()
    await hall.house.store.deadlines.drop(lobby.id)
    hall.house.clock.now += 5
    found = await hall.lobbies.lobby(lobby.id)
    assert found.closes == hall.house.clock.now + UNUSED
    assert await hall.house.store.deadlines.of(lobby.id) == Deadline(
        lobby.id, WHOLE_TABLE, 0, found.closes
    )


async def test_what_cannot_be_kept_was_not_done(hall: Hall):
    lobby = await hall.open()
    hall.notes.broken = True
    with pytest.raises(NotKept):
        await hall.lobbies.cut(lobby.id, ADA, "words")
    assert await on_disk(hall, lobby) == lobby
    hall.notes.broken = False
    assert (await hall.lobbies.cut(lobby.id, ADA, "words")).has_cut(ADA)


async def test_a_start_that_fails_leaves_the_lobby_open(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    lobby = await hall.filled("racko", 2, most=4)

    async def fail(*_: object) -> None:
        raise StoreUnavailable("out of order")

    with monkeypatch.context() as broken:
        broken.setattr(hall.house.store, "start", fail)
        with pytest.raises(NotKept):
            await hall.lobbies.start(lobby.id, ADA)
    after = await hall.lobbies.join(lobby.id, EVE)
    assert (len(after.sittings), after.room) == (3, 1)
    assert (await started(hall, lobby)).match.seats == 3


async def test_a_lock_goes_when_nobody_needs_it(hall: Hall):
    lobby = await hall.open()
    await asyncio.gather(*(hall.lobbies.join(lobby.id, person) for person in (BO, CLEO)))
    assert len(hall.lobbies._locks) == 0


# Cutting the deck


async def first_deal(hall: Hall, words: dict[int, str]) -> tuple[str, Table]:
    """The cards of a match whose seed is always the same."""
    lobby = await hall.filled("scots", 2, options={"firstDealer": 0})
    for person, text in words.items():
        await hall.lobbies.cut(lobby.id, person, text)
    table = await started(hall, lobby)
    return next(move.text for move in table.moves if move.text.startswith("deal ")), table


async def test_players_words_change_the_deal(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.lobby.service.roll", lambda: bytes(32))
    plain, table = await first_deal(hall, {})
    assert table.match.words == ()
    assert (await first_deal(hall, {}))[0] == plain
    cut, table = await first_deal(hall, {ADA: "abra", MANY[0]: "cadabra"})
    assert table.match.words == ("abra", "cadabra")
    swapped, _ = await first_deal(hall, {ADA: "cadabra", MANY[0]: "abra"})
    assert len({plain, cut, swapped}) == 3
    assert (await first_deal(hall, {MANY[0]: "cadabra", ADA: "abra"}))[0] == cut


async def test_the_deal_is_that_of_the_sealed_seed_and_the_words(hall: Hall):
    text, table = await first_deal(hall, {MANY[0]: "  hocus pocus  "})
    assert table.match.words == ("", "hocus pocus")
    seed = await hall.house.store.seed(table.id)
    assert commitment(seed) == table.match.commitment
    state = table.game.setup(2, table.game.options(2, json.loads(table.match.options)))
    assert table.game.to_act(state) == (DEALER,)
    for words, same in ((("", "hocus pocus"), True), ((), False), (("hocus pocus", ""), False)):
        shuffled = shuffler(key(seed, words))
        assert (str(table.game.deal(state, shuffled)) == text) == same


async def test_a_cut_is_one_for_each_person_and_goes_with_them(hall: Hall):
    lobby = await hall.filled("racko", 3)
    await hall.lobbies.cut(lobby.id, MANY[0], "first")
    after = await hall.lobbies.cut(lobby.id, MANY[0], "second")
    assert after.words == ("", "second", "")
    assert (after.has_cut(MANY[0]), after.has_cut(ADA), after.has_cut(None)) == (True, False, False)
    assert (await hall.lobbies.cut(lobby.id, MANY[0], " ")).words == ()
    await hall.lobbies.cut(lobby.id, MANY[1], "mine")
    assert (await hall.lobbies.leave(lobby.id, MANY[1])).cuts == {}


async def test_words_of_any_script_can_be_mixed_in_and_half_signs_are_dropped(hall: Hall):
    lobby = await hall.filled("racko", 2)
    after = await hall.lobbies.cut(lobby.id, ADA, "♛ così\x00\ud83d 👑")
    assert after.words == ("♛ così\x00 👑", "")
    assert (await started(hall, lobby)).match.words == after.words


async def test_nobodys_words_are_in_what_is_shown_of_a_lobby(hall: Hall):
    lobby = await hall.open()
    after = await hall.lobbies.cut(lobby.id, ADA, "open sesame")
    assert "sesame" not in repr(after)
    assert dataclasses.replace(after, cuts={ADA: "other"}).has_cut(ADA)
    with pytest.raises(WordsTooLong) as refused:
        await hall.lobbies.cut(lobby.id, ADA, "sesame" * 100)
    assert "sesame" not in str(refused.value)


async def test_who_looks_at_a_lobby_does_not_wait_for_who_changes_it(hall: Hall, monkeypatch):
    lobby, store = await hall.open(), hall.house.store
    arrange, written = store.arrange, asyncio.Event()

    async def slowly(*args: Any, **kwargs: Any) -> None:
        await written.wait()
        await arrange(*args, **kwargs)

    monkeypatch.setattr(store, "arrange", slowly)
    joining = asyncio.create_task(hall.lobbies.join(lobby.id, BO))
    async with asyncio.timeout(PATIENCE):
        assert (await hall.lobbies.lobby(lobby.id)).people == (ADA,)
    assert not joining.done()
    written.set()
    assert (await joining).people == (ADA, BO)


async def test_a_table_that_is_slow_to_open_keeps_no_other_server_waiting(hall: Hall, monkeypatch):
    store = hall.house.store
    create, written = store.create, asyncio.Event()

    async def slowly(match: Match, *args: Any) -> None:
        if match.guild == 5:
            await written.wait()
        await create(match, *args)

    async def opened(guild: int) -> LobbyState:
        async with hall.lobbies.opening(guild, ADA, 6, lambda _: None):
            return await hall.lobbies.open("racko", ADA, guild=guild, channel=6)

    def refuse(_: Server) -> None:
        raise TooOften

    monkeypatch.setattr(store, "create", slowly)
    first = asyncio.create_task(opened(5))
    async with asyncio.timeout(PATIENCE):
        assert (await opened(7)).match.guild == 7
        with pytest.raises(TooOften):
            async with hall.lobbies.opening(5, ADA, 6, refuse):
                raise AssertionError("opened")
    assert not first.done()
    written.set()
    assert (await first).match.guild == 5
