"""Every panel of leaderboards, profiles and settings fits what Discord takes."""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pytest

from bot.ladder.panels import LeaderboardChoice
from bot.people.panels import leaderboards
from bot.people.place import Place
from bot.people.servers import Pin, Server
from bot.ui.panels import buttons_of, in_words, pictures_of
from bot.ui.words import LANGUAGES
from games.catalogue import GAMES
from storage.periods import PERIODS
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.ladder.test_leaderboards import DAN, DAY, DIRECT, NOW, Club
from tests.bot.people.test_settings import Office
from tests.bot.pressing import GUILD, form_in
from tests.bot.sights import long_name
from tests.bot.ui.test_limits import check, form_fits, label_of

EVERYBODY = (ADA, BO, CLEO, DAN, *range(1001, 1009))
CLUB = Place(GUILD, long_name(99))
ID = 10**18
WHOLE = 5  # one leaderboard in so many is held against all of Discord's description; all kinds come
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def club(house: House) -> Club:
    """Twelve people with the longest names, and matches of them all."""
    made = Club(house)
    for at, person in enumerate(EVERYBODY):
        await made.people.meet(person, long_name(at), "en-US")
    for game in GAMES:
        await made.play(*EVERYBODY, times=6, game=game)
        await made.play(ADA, None, times=6, game=game, wanted=False)
    return made


def fits(panel: Any, whole: bool = True) -> None:
    """With its pictures, and in words."""
    check(panel, whole)
    check(in_words(panel), whole)
    assert max((len(label_of(each)) for each in buttons_of(panel)), default=0) <= 38


@every_language
async def test_every_leaderboard_fits(club: Club, language: str):
    await club.people.change(ADA, wanted_language=language)
    drawn = 0
    kinds = product(leaderboards(), PERIODS, (False, True), (False, True), (0, 1))
    for number, ((game, pool), period, everywhere, rated, page) in enumerate(kinds):
        whole = number % WHOLE == 0
        asked = LeaderboardChoice(game, pool, period, everywhere, rated, page)
        for place in (CLUB, DIRECT):
            panel = await club.show(asked, place=place)
            drawn += len(pictures_of(panel))
            fits(panel, whole)
        fits(await club.boards.shared(asked, CLUB.guild, CLUB.guild_name, language), whole)
    assert drawn


@every_language
async def test_every_profile_fits(club: Club, language: str):
    for number in range(9):
        await club.play(BO, ADA, finished=NOW - number * DAY)
    await club.people.change(ADA, wanted_language=language)
    for subject, place in product((ADA, BO, 5), (CLUB, DIRECT)):
        for game in GAMES:
            fits(await club.shown(f"=p:game:{subject}:{game}", game, at=place))


@every_language
async def test_every_panel_of_settings_fits(house: House, language: str):
    office = Office(house)
    await office.people.meet(ADA, long_name(0), "en-US")
    await office.people.change(ADA, wanted_language=language, quiet_from=22, quiet_until=7)
    named = tuple(range(ID, ID + 25))
    full = Server(0, named, named, pins=tuple(Pin(*each, ID, ID) for each in leaderboards()))
    place = Place(GUILD, long_name(99), ID, may_manage=True)
    for server in (Server(0), full):
        change = partial(replace, channels=server.channels, roles=server.roles, pins=server.pins)
        await office.servers.change(GUILD, change)
        for rest in ("me:show", "me:quiet", "server:show", "server:presets", "server:boards"):
            fits(await office.set(rest, at=place))
    form_fits(form_in(await office.press("s:me:zone")))
