"""Switches: a button sets what it says, however often it is tapped; one of old turns it over."""

import pytest

from bot.board.ids import Pace
from bot.errors import Forged, NotSeated
from bot.hand.ids import HandSwitch
from bot.lobby.ids import SetSwitch
from bot.people.people import PINGS
from bot.ui.ids import encode
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.hall import Hall
from tests.bot.match.test_table import until_idle
from tests.bot.pressing import Rooms

SETTINGS = [("auto", "auto_pass"), ("careful", "careful"), ("text", "text_mode")]


@pytest.mark.parametrize(("verb", "setting"), SETTINGS)
async def test_a_switch_tapped_twice_stays_as_it_said(house: House, verb, setting):
    rooms, table = Rooms(house), await house.table(ADA, BO)
    for to, on in (("1", True), ("1", True), ("0", False), ("0", False)):
        await rooms.press(encode(HandSwitch(table.id, table.version, verb, to)))
        assert getattr(await rooms.people.of(ADA), setting) is on
    assert getattr(await rooms.people.of(BO), setting) is False


@pytest.mark.parametrize(("verb", "setting"), SETTINGS)
async def test_a_switch_of_old_turns_over(house: House, verb, setting):
    rooms, table = Rooms(house), await house.table(ADA, BO)
    for on in (True, False, True):
        await rooms.press(f"h:{table.id}:2:{verb}")
        assert getattr(await rooms.people.of(ADA), setting) is on


async def test_a_way_to_be_called_tapped_twice_stays_and_one_of_old_goes_on(house: House):
    rooms, table = Rooms(house), await house.table(ADA, BO)
    for to in ("channel", "channel", "direct", "none", "none"):
        await rooms.press(encode(HandSwitch(table.id, table.version, "ping", to)))
        assert (await rooms.people.of(ADA)).ping == to
    for following in (*PINGS[1:], PINGS[0]):
        await rooms.press(f"h:{table.id}:2:ping")
        assert (await rooms.people.of(ADA)).ping == following


@pytest.mark.parametrize(("verb", "to"), [("ping", "1"), ("auto", "channel"), ("text", "2")])
async def test_what_a_switch_cannot_become_is_forged(house: House, verb, to):
    rooms, table = Rooms(house), await house.table(ADA, BO)
    before = await rooms.people.of(ADA)
    with pytest.raises(Forged):
        await rooms.press(encode(HandSwitch(table.id, table.version, verb, to)))
    assert await rooms.people.of(ADA) == before


async def test_who_does_not_sit_there_sets_nothing_by_a_hand(house: House):
    rooms, table = Rooms(house), await house.table(ADA, BO)
    with pytest.raises(NotSeated):
        await rooms.press(encode(HandSwitch(table.id, table.version, "text", "1")), by=CLEO)
    assert not (await rooms.people.of(CLEO)).text_mode


async def test_the_pace_tapped_twice_stays_and_one_of_old_turns_over(house: House):
    rooms, table = Rooms(house), await house.table(ADA, BO)
    await until_idle(table)
    for brisk in (True, True, False, False):
        await rooms.press(encode(Pace(table.id, "pace", brisk)))
        assert table.match.brisk is brisk
        assert (await house.store.match(table.id)).brisk is brisk
    for brisk in (True, False):
        await rooms.press(f"t:{table.id}:pace")
        assert table.match.brisk is brisk


@pytest.mark.parametrize("verb", ["h-rated", "h-door"])
async def test_a_switch_of_a_lobby_tapped_twice_stays(house: House, verb):
    hall = Hall(house)
    match = (await hall.open()).id
    for on in (True, True, False, False, True):
        await hall.rooms.press(encode(SetSwitch(match, verb, on)))
        lobby = await hall.lobbies.lobby(match)
        assert (lobby.match.rated if verb == "h-rated" else lobby.invite_only) is on
