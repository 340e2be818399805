"""Leaderboards as people read them: what is said, to whom, and where each press leads."""

import asyncio
import json
import random
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import pairwise, product
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import Connection, update
from structlog.testing import capture_logs

from bot.background import Supervisor
from bot.context import Show
from bot.discord_io.display import DiscordDisplay
from bot.discord_io.fates import OUTAGE
from bot.errors import Forged
from bot.ladder.handlers import ROUTES
from bot.ladder.ids import TurnPage
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.panels import LeaderboardChoice, dates_of, leaderboard_scene
from bot.ladder.pins import Pins
from bot.looks.catalogue import game_colours
from bot.match import attendance
from bot.match.outcomes import outcome_of
from bot.people.place import Place
from bot.people.servers import Pin, Servers
from bot.pictures.leaderboard import LeaderboardScene
from bot.pictures.studio import Studio
from bot.ui.display import NotNow, NotPosted
from bot.ui.ids import decode, route_of
from bot.ui.panels import Panel, buttons_of, components, faults, pictures_of, texts_of
from bot.ui.ratings import POINT, doubt, shown_rating
from bot.ui.words import LANGUAGES
from games.catalogue import GAMES
from storage import rating as ratings
from storage.errors import StoreUnavailable
from storage.leaderboards import PAGE, Leaderboard
from storage.periods import PERIODS
from storage.records import SETTLED, Finisher, Outcome, Sitting
from storage.schema import ratings as ladder
from tests.bot.conftest import ADA, BO, CLEO, House, StandingClock
from tests.bot.pressing import CLUB, GUILD, Rooms, menus, ways
from tests.bot.shelf import hands_alone
from tests.storage.examples import live, outcome
from tests.waiting import until

DAN = 44
DIRECT = Place()
NOW = StandingClock().now
DAY = 86_400_000

every_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass
class Club(Rooms):
    """A server with its leaderboards."""

    counted: int = 0

    @property
    def boards(self) -> Leaderboards:
        return self.services.leaderboards

    async def met(self) -> None:
        for person, name in ((ADA, "Ada"), (BO, "Bo"), (CLEO, "Cleo"), (DAN, "Dan")):
            await self.people.meet(person, name, "en-US")

    async def play(self, *people: int | None, times: int = 1, **facts: Any) -> None:
        """Matches in which they came in as they are named."""
        sat = [
            Sitting(seat, person=who, level=None if who else "greedy")
            for seat, who in enumerate(people)
        ]
        usual = {"guild": GUILD, "finished": NOW} | facts
        for _ in range(times):
            self.counted += 1
            name = f"m{self.counted}"
            await live(self.house.store, name, sat)
            usual["finished"] -= DAY // 4  # no more than five a day are rated
            await self.house.store.ladder.count(outcome(name, *people, **usual))

    async def well_met(self) -> None:
        """Whoever has a rating has met enough people to settle it."""
        await self.house.store.database.write(_well_met)

    async def show(self, asked: LeaderboardChoice, who: int = ADA, place: Place = CLUB) -> Panel:
        return await self.boards.show(asked, await self.people.of(who), place)


def _well_met(connection: Connection) -> None:
    settled = ladder.c.matches >= SETTLED
    connection.execute(update(ladder).values(met="901,902,903,904", settled=settled))


@pytest.fixture
async def club(house: House) -> Club:
    made = Club(house)
    await made.met()
    return made


RACKO = LeaderboardChoice("racko", period="season")


def text(panel: Panel) -> str:
    return "\n".join(texts_of(panel))


def action(panel: Panel, label: str) -> str:
    return next(each.action for each in buttons_of(panel) if each.label == label)


async def rating(club: Club, person: int) -> int:
    found = await club.house.store.ladder.rating(person, "racko")
    assert found is not None
    return shown_rating(found.mu)


async def test_a_page_says_who_stands_where_and_how_i_do(club: Club):
    await club.play(ADA, BO, times=12)
    await club.play(CLEO, BO, times=5)
    await club.well_met()
    said = text(await club.show(RACKO, BO))
    ada, bo, cleo = [await rating(club, each) for each in (ADA, BO, CLEO)]
    head = "## RACK-O at Card Club\n-# Rated matches this season (1st quarter 2027). Each quarter"
    assert head in said
    assert f"1\\. **Ada** {ada} · 12 matches\n2\\. **Bo** {bo} · 17 matches" in said
    assert (
        f'-# Not settled yet:\n3\\. **Cleo** {cleo}? · 5 matches\n-# "?": not settled yet' in said
    )
    assert f"**You: place 2 of 3**, {ada - bo} behind Ada." in said
    assert "behind Bo: a few more matches will settle your rating." in text(
        await club.show(RACKO, CLEO)
    )
    assert "**You: place 1 of 3**." in text(await club.show(RACKO, ADA))
    assert cleo > bo


async def test_all_matches_are_ordered_by_wins(club: Club):
    await club.play(ADA, None, times=6, wanted=False)
    await club.play(BO, None, times=5, wanted=False)
    await club.play(None, BO, times=2, wanted=False)
    everything = replace(RACKO, rated=False)
    said = text(await club.show(everything, BO))
    assert "1\\. **Ada** 6 wins · 6 matches\n2\\. **Bo** 5 wins · 7 matches" in said
    assert "**You: place 2 of 2**, 1 win behind Ada." in said
    assert "-# Computers, without a place: Simple 2 wins in 13 matches" in said
    rated = text(await club.show(RACKO))
    assert "Nobody has a rated match on this list yet. /play opens a table." in rated
    assert "Your 6 matches of RACK-O are on other lists" in rated


async def test_whoever_is_not_listed_is_told_why(club: Club):
    await club.play(ADA, BO, times=5)
    await club.play(CLEO, DAN, times=1)
    everywhere = replace(RACKO, everywhere=True)
    assert "**You: place 2 of 4**" in text(await club.show(RACKO, CLEO))
    never = "You haven't finished a match of Queen of Scots here yet."
    assert never in text(await club.show(replace(RACKO, game="scots"), CLEO))
    assert "You're not on this one." in text(await club.show(everywhere, ADA))
    await club.people.change(ADA, listed="everywhere")
    seen = text(await club.show(everywhere, ADA))
    assert "RACK-O everywhere" in seen
    assert "1\\. **Ada**" in seen
    assert "Bo" not in seen
    await club.people.change(ADA, listed="nowhere")
    for asked in (RACKO, everywhere):
        hidden = text(await club.show(asked, ADA))
        assert "You're hidden from leaderboards" in hidden
        assert "Ada" not in hidden


async def test_what_is_shared_says_nothing_about_who_shared_it(club: Club):
    await club.play(ADA, BO, times=5)
    share = action(await club.show(RACKO), "Share")
    shared = await club.press(share, at=replace(CLUB, language="it"))
    assert isinstance(shared, Show)
    assert shared.to == "channel"
    said = text(shared.panel)
    assert "RACK-O su Card Club" in said
    assert "1\\. **Ada**" in said
    assert "Tu:" not in said
    assert [each.label for each in buttons_of(shared.panel)] == ["E io dove sono?"]
    opened = await club.shown(action(shared.panel, "E io dove sono?"), by=BO)
    assert "**You: place 2 of 2**" in text(opened)
    plain = await club.press(share.replace("share", "show"), at=replace(CLUB, language="it"))
    assert isinstance(plain, Show)
    assert plain.to != "channel"


async def test_presses_lead_through_pages_games_periods_and_scopes(club: Club):
    crowd = list(range(1000, 1000 + 2 * PAGE + 2))
    for number in range(0, len(crowd) - 2, 3):
        await club.play(*crowd[number : number + 3], times=5)
    panel = await club.show(replace(RACKO, period="all"))
    off = {each.label for each in buttons_of(panel) if not each.on}
    assert off == {"Back", "Jump to me"}
    panel = await club.shown(action(panel, "Next"))
    assert "**?**" in text(panel)
    assert all(each.on for each in buttons_of(panel) if each.label in ("Back", "Next"))
    panel = await club.shown(action(panel, "Back"))
    assert "\n1\\. **?**" in text(panel)
    panel = await club.shown(action(panel, "Show everywhere"))
    assert "RACK-O everywhere" in text(panel)
    panel = await club.shown(action(panel, "Show this server"))
    panel = await club.shown(action(panel, "Show all matches"))
    assert "All matches, also casual ones" in text(panel)
    panel = await club.choose(menus(panel)[0], "racko:pairs")
    assert "RACK-O in pairs at Card Club" in text(panel)
    assert [each.value for each in menus(panel)[0].options if each.chosen] == ["racko:pairs"]
    panel = await club.choose(menus(panel)[0], "scots")
    panel = await club.choose(menus(panel)[1], "week")
    assert "## Queen of Scots at Card Club" in text(panel)
    assert "this week" in text(panel)
    assert [each.value for each in menus(panel)[1].options if each.chosen] == ["week"]
    assert [each.value for each in menus(panel)[0].options if each.chosen] == ["scots"]


async def test_my_own_line_is_in_sight_on_every_page_and_one_press_leads_to_it(club: Club):
    crowd = list(range(1000, 1000 + 2 * PAGE))
    for one, other in pairwise(crowd):
        await club.play(one, other)
    await club.play(crowd[0], ADA)
    first = await club.show(RACKO)
    mine = f"**Ada** {await rating(club, ADA)}? · 1 match\n**You: place"
    assert mine in text(first)
    there = await club.shown(action(first, "Jump to me"))
    assert text(there).count("**Ada**") == 1
    assert mine not in text(there)
    assert "Jump to me" in {each.label for each in buttons_of(there) if not each.on}


async def test_people_of_equal_rating_find_their_own_page(club: Club):
    """They share a place, and yet stand on different pages."""
    crowd = list(range(1000, 1000 + 2 * PAGE))
    for each in crowd:
        await club.play(each + 5000, each)
    for each in crowd:
        who = replace(await club.people.of(each), name=f"N{each}")
        panel = await club.boards.show(replace(RACKO, period="all"), who, CLUB, to_me=True)
        page = await club.house.store.ladder.page(Leaderboard("racko", GUILD), None, each)
        assert each in [line.person for line in page.lines]
        assert "\n**You: place 17 of 32**" in text(panel)


async def test_it_opens_on_the_newest_list_that_has_anybody(club: Club):
    assert await club.boards.first(CLUB, "racko") == LeaderboardChoice("racko")
    await club.play(ADA, BO, wanted=False, finished=NOW - 500 * DAY)
    lists = LeaderboardChoice("racko", period="all", rated=False)
    assert await club.boards.first(CLUB) == lists
    await club.play(ADA, BO, finished=NOW - 400 * DAY)
    assert await club.boards.first(CLUB) == replace(lists, rated=True)
    await in_pairs(club, finished=NOW - 300 * DAY)
    assert await club.boards.first(CLUB) == replace(lists, rated=True)
    await club.play(ADA, None, wanted=False)
    assert await club.boards.first(CLUB) == LeaderboardChoice("racko", rated=False)
    assert await club.boards.first(CLUB, "scots") == LeaderboardChoice("scots")
    assert (await club.boards.first(CLUB, None, "season")).period == "season"


async def test_a_server_that_plays_in_pairs_opens_on_pairs(club: Club):
    await in_pairs(club)
    assert await club.boards.first(CLUB) == LeaderboardChoice("racko", "pairs")


async def in_pairs(club: Club, finished: int = NOW) -> None:
    club.counted += 1
    await live(club.house.store, f"m{club.counted}")
    finishers = tuple(
        Finisher(seat, who, 1 + seat % 2, 9, seat % 2)
        for seat, who in enumerate((ADA, BO, CLEO, DAN))
    )
    match = outcome(f"m{club.counted}", finishers=finishers, guild=GUILD, finished=finished)
    await club.house.store.ladder.count(match)


async def test_nobody_who_has_played_is_told_otherwise(club: Club):
    await club.play(ADA, BO, finished=NOW - 400 * DAY)
    for period, rated in product(PERIODS, (True, False)):
        said = text(await club.show(replace(RACKO, period=period, rated=rated)))
        assert (
            "**You: place 1 of 2**" if period == "all" else "Your match of RACK-O is on"
        ) in said
        assert "haven't" not in said


async def test_a_kept_leaderboard_tells_how_people_have_moved_since_last_week(club: Club):
    async def kept() -> str:
        return text(await club.boards.kept("racko", "all", GUILD, "Card Club", "en"))

    monday = int(datetime(2027, 1, 18, tzinfo=UTC).timestamp() * 1000)
    club.house.clock.now = monday - DAY
    await club.play(ADA, BO, CLEO, finished=monday - DAY)
    assert "▲" not in await kept()
    club.house.clock.now = monday
    assert "▲" not in await kept()
    await club.play(CLEO, ADA, BO, times=3, finished=monday + DAY)
    await club.play(CLEO, DAN, finished=monday + DAY)
    said = await kept()
    assert re.search(r"1\\. \*\*Cleo\*\* .* 5 matches ▲2\n", said)
    assert re.search(r"\*\*Dan\*\* .* ★\n", said)
    assert re.search(r"\*\*Ada\*\* .* ▼1\n", said)
    assert "places moved since the last week" in said
    panel = await club.boards.kept("racko", "all", GUILD, "Card Club", "en")
    (picture,) = pictures_of(panel)
    assert "Up 2 places." in picture.alt
    assert isinstance(picture.scene, LeaderboardScene)
    assert picture.scene.lines[0].climbed == 2
    club.house.clock.now = monday + 7 * DAY
    assert "▲" not in await kept()


async def test_a_direct_message_has_the_board_of_everywhere_alone(club: Club):
    await club.play(ADA, BO, times=5)
    asked = await club.boards.first(DIRECT)
    assert asked.everywhere
    panel = await club.show(replace(asked, everywhere=False), place=DIRECT)
    assert "everywhere" in text(panel)
    assert not {"Show everywhere", "Show this server"} & {each.label for each in buttons_of(panel)}


async def test_it_opens_on_the_game_last_played_here(club: Club):
    assert (await club.boards.first(CLUB)).game == next(iter(GAMES))
    await club.play(ADA, BO, game="racko")
    await club.play(ADA, BO, game="scots", finished=NOW - DAY)
    assert await club.boards.first(CLUB) == LeaderboardChoice("racko")
    assert (await club.boards.first(CLUB, "scots")).game == "scots"
    assert (await club.boards.first(Place(5, "Elsewhere"))).game == next(iter(GAMES))


@pytest.mark.parametrize(
    ("rest", "chosen"),
    [
        ("", None),
        ("show", None),
        ("show:racko:all:month:h:r:0:1", None),
        ("show:racko:all:month:h:r:999999", None),
        ("show:racko:all:month:h:r:-1", None),
        ("show:racko:all:year:h:r:0", None),
        ("show:chess:all:month:h:r:0", None),
        ("show:rank:pairs:month:h:r:0", None),
        ("show:racko:standard:month:h:r:0", None),
        ("burn:racko:all:month:h:r:0", None),
        ("show:racko:all:month:h:r:٣", None),
        ("show:racko:all:month:h:r:0", "rank"),
        ("game:racko:all:month:h:r:0", None),
        ("game:racko:all:month:h:r:0", "rank:racko"),
        ("game:racko:all:month:h:r:0", "rank:pairs"),
        ("game:racko:all:month:h:r:0", "racko:all"),
        ("game:racko:all:month:h:r:0", "<@1>"),
        ("period:racko:all:month:h:r:0", "2026-08"),
    ],
)
async def test_what_was_never_drawn_is_not_read(club: Club, rest: str, chosen: str | None):
    with pytest.raises(Forged):
        await club.press(f"{'' if chosen is None else '='}b:{rest}", chosen)


async def test_a_page_far_beyond_the_last_is_the_last(club: Club):
    assert decode("b:next:racko:all:month:h:r:99999") == TurnPage(
        "next", "racko", "all", "month", False, True, 99_999
    )
    far = await club.shown("b:next:racko:all:month:h:r:99999")
    assert far == await club.show(LeaderboardChoice("racko"))


@every_language
async def test_every_panel_fits_discord_in_every_language(club: Club, language: str):
    crowd = list(range(2000, 2000 + PAGE + 2))
    for person in (*crowd, ADA):
        await club.people.meet(person, "*" * 32, language)
        await club.people.change(person, listed="everywhere")
    await club.play(*crowd[:6], times=5)
    await club.play(*crowd[4:], None, ADA, times=5)
    who = await club.people.of(ADA)
    seen = 0
    for game in ("racko", "rank", "scots"):
        for period in PERIODS:
            for everywhere in (False, True):
                for rated in (False, True):
                    asked = LeaderboardChoice(game, "all", period, everywhere, rated)
                    for panel in (
                        await club.boards.show(asked, who, CLUB),
                        await club.boards.show(replace(asked, page=1), who, DIRECT),
                        await club.boards.shared(asked, GUILD, CLUB.guild_name, language),
                    ):
                        seen += 1
                        assert faults(panel) == []
                        assert components(panel) <= 20
                        for custom_id, chosen in ways(panel):
                            route = route_of(decode(custom_id, chosen))
                            assert route[0] == "b"
                            assert route in ROUTES
    assert seen == 3 * 4 * 2 * 2 * 3


@pytest.mark.parametrize(
    ("period", "language", "said"),
    [
        ("week", "en", "Aug 17\u2009–\u200923"),
        ("month", "en", "August 2026"),
        ("month", "it", "agosto 2026"),
        ("season", "it", "3º trimestre 2026"),
        ("all", "en", ""),
    ],
)
def test_a_stretch_of_time_is_dated_as_the_language_does(period, language, said):
    assert dates_of(period, 1_787_200_000_000, language) == said


async def test_a_picture_of_a_page_is_made_of_its_numbers(club: Club):
    await club.play(ADA, BO, times=12)
    await club.play(CLEO, BO, times=5)
    await club.well_met()
    board = Leaderboard("racko", GUILD, "all", "all")
    page = await club.house.store.ladder.page(board, 0, ADA)
    scene = leaderboard_scene(page, BO)
    assert scene is not None
    assert [(each.place, each.is_own, each.is_provisional) for each in scene.lines] == [
        (1, False, False),
        (2, True, False),
        (3, False, True),
    ]
    assert [each.rating for each in scene.lines] == [
        await rating(club, each) for each in (ADA, BO, CLEO)
    ]
    assert scene.lines[2].doubt > scene.lines[1].doubt > 0
    everything = await club.house.store.ladder.page(replace(board, rated=False))
    assert leaderboard_scene(everything) is None


async def test_a_picture_can_tell_who_has_climbed_and_who_is_new(club: Club):
    await club.play(ADA, BO, times=12)
    await club.play(CLEO, BO, times=5)
    await club.well_met()
    page = await club.house.store.ladder.page(Leaderboard("racko", GUILD, "all", "all"), 0, ADA)
    scenes = (leaderboard_scene(page), leaderboard_scene(page, before={ADA: 3, BO: 1}))
    climbed = [[line.climbed for line in scene.lines] for scene in scenes if scene]
    assert climbed == [[0, 0, 0], [2, -1, None]]


async def test_a_picture_says_in_words_all_that_it_shows(club: Club):
    await club.play(ADA, BO, times=12)
    await club.play(CLEO, BO, times=5)
    await club.well_met()
    panel = await club.show(LeaderboardChoice("racko"))
    (picture,) = pictures_of(panel)
    assert isinstance(picture.scene, LeaderboardScene)
    told = picture.alt.split(". ")
    for line, name in zip(picture.scene.lines, ("Ada", "Bo", "Cleo"), strict=True):
        said = f"{name}: {line.rating}, give or take {line.doubt}"
        assert any(said in each for each in told)
    assert picture.alt.endswith("few matches so far.")
    assert faults(panel) == []
    assert pictures_of(await club.show(LeaderboardChoice("racko", rated=False))) == ()


def test_ratings_are_ordered_as_they_are_read():
    assert ratings.POINT == POINT
    assert doubt(25 / 3) == 112
    for mu in (0.0, 24.97, 24.98, 25.0, 31.415):
        assert shown_rating(mu) - shown_rating(0) == round(mu * ratings.POINT)


# From the logs


async def test_what_is_shown_is_what_the_logs_lead_to(club: Club):
    """Matches are played; the board is worked out from their logs alone."""
    house = club.house
    ids = [await played(house, number) for number in range(6)]
    await house.tables.close()
    found: list[Outcome] = []
    for name in ids:
        match = await house.store.match(name)
        game = GAMES[match.game]
        state = game.setup(match.seats, game.options(match.seats, json.loads(match.options)))
        for move in await house.store.log(name):
            state = game.play(state, move.seat, game.parse(state, move.text)).state
        found.append(outcome_of(game, match, state, await house.store.seats(name)))
    number, wins = Counter[int](), Counter[int]()
    rated: dict[Any, Any] = {}
    for each in found:
        number.update(ratings.people(each))
        wins.update(line.person for line in each.finishers if line.place == 1 and line.person)
        ratings.rate(rated, counted_of(each))
    stored = [await house.store.ladder.rating(each, "racko") for each in (ADA, BO)]
    assert stored == [rated[each, "racko", "all"] for each in (ADA, BO)]
    everywhere = LeaderboardChoice("racko", "all", "month", everywhere=True, rated=False)
    for person in (ADA, BO):
        await club.people.change(person, listed="everywhere")
    said = text(await club.show(everywhere))
    for person, name in ((ADA, "Ada"), (BO, "Bo")):
        shown = f"{wins[person]} win{'' if wins[person] == 1 else 's'} · {number[person]} matches"
        assert f"**{name}** {shown}" in said
    assert sum(wins.values()) == len(ids)


def counted_of(found: Outcome) -> ratings.Counted:
    return ratings.Counted(found.match, found.game, found.variant, found.finished, found.finishers)


async def played(house: House, number: int) -> str:
    """A short match of RACK-O: both play like the simple computer, with chances of their own."""
    table = await house.table(ADA, BO, options={"target": 75}, rated=True)
    rng = random.Random(number)
    house.clock.now += DAY
    while house.tables.autoplay.is_going_on(table):
        await asyncio.sleep(0)
    while not table.is_over:
        (seat,) = table.to_act
        person = table.sittings[seat].person
        assert person is not None
        legal = table.game.legal(table.state, seat)
        move = table.game.players["greedy"](table.seen(seat), legal, rng)
        await attendance.play(table, person, table.version, str(move))
    await asyncio.gather(*house.tables._background.running)
    return table.id


# Messages that stay


class Refused(discord.HTTPException):
    def __init__(self, code: int) -> None:
        answer: Any = SimpleNamespace(status=OUTAGE if code == 0 else 404, reason="no")
        super().__init__(answer, {"code": code, "message": "no"})


@dataclass
class Channel:
    """A channel with its messages: what was sent, edited, pinned and deleted."""

    trouble: dict[str, int] = field(default_factory=dict)
    done: list[tuple[str, int]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    guilds: list[Any] = field(default_factory=list)

    async def wait_until_ready(self) -> None:
        return None

    def get_partial_messageable(self, _: int) -> "Channel":
        return self

    def get_partial_message(self, message: int) -> "Posted":
        return Posted(self, message)

    def get_channel(self, _: int) -> None:
        return None

    def get_guild(self, _: int) -> Any:
        return Named()

    async def send(self, **_: Any) -> "Posted":
        return Posted(self, self.did("send", len(self.done) + 100))

    def did(self, what: str, message: int) -> int:
        self.asked.append(what)
        if what in self.trouble:
            raise Refused(self.trouble[what])
        self.done.append((what, message))
        return message


@dataclass
class Named:
    name: str = "Card *Club*"
    id: int = GUILD


@dataclass
class Posted:
    channel: Channel
    id: int

    async def edit(self, **_: Any) -> None:
        self.channel.did("edit", self.id)

    async def delete(self) -> None:
        self.channel.did("delete", self.id)

    async def pin(self) -> None:
        self.channel.did("pin", self.id)


@pytest.fixture
def channel() -> Channel:
    return Channel()


def pins_of(club: Club, channel: Channel) -> tuple[Pins, Servers]:
    """With the display that Discord itself is asked by."""
    client: Any = channel
    studio, nothing = Studio(game_colours()), lambda _: None
    boards: Any = SimpleNamespace(is_lost=lambda _: False)
    hands = hands_alone(club.background)
    display = DiscordDisplay(client, boards, hands, studio, nothing)
    servers = club.services.servers
    return Pins(club.boards, servers, display, club.background, pause=0.0), servers


async def drawn_again(club: Club, pins: Pins, *guilds: int | None) -> None:
    """Something has changed there, and was drawn."""
    for guild in guilds:
        pins.changed(guild)
    await at_rest(club)


async def at_rest(club: Club) -> None:
    while club.background.running:
        await asyncio.gather(*club.background.running)


async def test_a_pinned_leaderboard_is_drawn_again_when_something_has_changed(
    club: Club, channel: Channel
):
    pins, servers = pins_of(club, channel)
    assert await pins.put(GUILD, 5, "racko", "all")
    (pin,) = (await servers.of(GUILD)).pins
    assert pin == Pin("racko", "all", 5, 100)
    assert channel.done == [("send", 100), ("pin", 100)]
    await drawn_again(club, pins, GUILD)
    assert len(channel.done) == 2
    await club.play(ADA, BO, times=5, finished=NOW)
    await drawn_again(club, pins, GUILD, GUILD, GUILD, None)
    assert channel.done[2:] == [("edit", 100)]
    assert await pins.put(GUILD, 6, "racko", "all")
    assert [each[0] for each in channel.done[3:]] == ["send", "delete", "pin"]
    assert [each.channel for each in (await servers.of(GUILD)).pins] == [6]
    await pins.take_away(GUILD, "racko", "all")
    assert (await servers.of(GUILD)).pins == ()
    await drawn_again(club, pins, GUILD)
    assert channel.done[-1] == ("delete", 103)


async def test_who_is_listed_no_longer_leaves_every_server(club: Club, channel: Channel):
    pins, _ = pins_of(club, channel)
    channel.guilds = [Named()]
    await club.play(ADA, BO, times=5, finished=NOW)
    await pins.put(GUILD, 5, "racko", "all")
    await drawn_again(club, pins, None)
    assert channel.done[-1] == ("pin", 100)
    await club.people.change(ADA, listed="nowhere")
    await drawn_again(club, pins, None)
    assert channel.done[-1] == ("edit", 100)


async def test_a_message_that_was_deleted_is_posted_again(club: Club, channel: Channel):
    pins, servers = pins_of(club, channel)
    await pins.put(GUILD, 5, "racko", "all")
    channel.trouble = {"edit": 10008, "pin": 50013}
    await club.play(ADA, BO, times=5, finished=NOW)
    await drawn_again(club, pins, GUILD)
    assert channel.done[-1] == ("send", 102)
    assert (await servers.of(GUILD)).pins == (Pin("racko", "all", 5, 102),)


async def test_a_leaderboard_goes_with_its_channel(club: Club, channel: Channel):
    pins, servers = pins_of(club, channel)
    await pins.put(GUILD, 5, "racko", "all")
    channel.trouble = {"edit": 10003}
    await club.play(ADA, BO, times=5, finished=NOW)
    await drawn_again(club, pins, GUILD)
    assert (await servers.of(GUILD)).pins == ()


async def test_a_channel_that_is_lost_is_left_alone_until_it_is_back(club: Club, channel: Channel):
    pins, servers = pins_of(club, channel)
    channel.trouble = {"pin": 50013}
    assert not await pins.put(GUILD, 5, "racko", "all")
    channel.trouble = {"edit": 50001}
    await club.play(ADA, BO, times=5, finished=NOW)
    for _ in range(3):
        await drawn_again(club, pins, GUILD)
    assert channel.asked.count("edit") == 1
    assert len((await servers.of(GUILD)).pins) == 1
    channel.trouble = {}
    pins.regained(6)
    assert not club.background.running
    pins.regained(5)
    await at_rest(club)
    assert channel.done[-1] == ("edit", 100)


async def test_where_nothing_can_be_posted_nothing_is_promised(club: Club, channel: Channel):
    pins, servers = pins_of(club, channel)
    channel.trouble = {"send": 50013}
    with pytest.raises(NotPosted):
        await pins.put(GUILD, 5, "racko", "all")
    assert (await servers.of(GUILD)).pins == ()


async def test_an_outage_of_discord_is_no_bug_and_is_waited_out(
    club: Club, channel: Channel, monkeypatch: pytest.MonkeyPatch
):
    """Nothing else need change for the leaderboard to come right."""
    monkeypatch.setattr("bot.ladder.pins.AGAIN", 0.0)
    pins, servers = pins_of(club, channel)
    await pins.put(GUILD, 5, "racko", "all")
    channel.trouble = {"edit": 0, "send": 0}
    await club.play(ADA, BO, times=5, finished=NOW)
    with capture_logs() as logged:
        pins.changed(GUILD)
        await until(lambda: channel.asked.count("edit") > 3, "more attempts")
    assert {each["log_level"] for each in logged} == {"info"}
    assert len((await servers.of(GUILD)).pins) == 1
    with pytest.raises(NotNow):
        await pins.put(GUILD, 6, "racko", "all")
    channel.trouble = {}
    await at_rest(club)
    assert channel.done[-1] == ("edit", 100)


async def test_what_cannot_be_written_down_does_not_stay(club: Club, channel: Channel):
    pins, servers = pins_of(club, channel)

    async def broken(*_: Any) -> None:
        raise StoreUnavailable("out of order")

    servers.change = broken  # type: ignore[method-assign,assignment]
    with pytest.raises(StoreUnavailable):
        await pins.put(GUILD, 5, "racko", "all")
    assert channel.done == [("send", 100), ("delete", 100)]


async def test_every_hour_all_messages_are_looked_at(club: Club, channel: Channel):
    pins, _ = pins_of(club, channel)
    await pins.put(GUILD, 5, "racko", "all")
    channel.guilds = [Named()]
    await club.play(ADA, BO, times=5, finished=NOW)
    Supervisor(club.house.clock, club.background).keep("leaderboards", pins.round, 60.0)
    while ("edit", 100) not in channel.done:
        await asyncio.sleep(0.01)
    await club.background.close()
    assert not club.background.running


async def test_a_new_month_is_a_new_board(club: Club):
    await club.play(ADA, BO, times=5, finished=NOW)
    month = LeaderboardChoice("racko")
    before = text(await club.show(month))
    club.house.clock.now += 40 * DAY
    after = text(await club.show(month))
    assert "**Ada**" in before
    assert "**Ada**" not in after
    assert "February 2027" in after
