"""Fetches a page of a leaderboard and shows it."""

import json
from collections.abc import Mapping, Set
from dataclasses import replace

from bot.clock import Clock
from bot.ladder.panels import LeaderboardChoice, LeaderboardShowing, leaderboard_panel
from bot.ladder.season_panels import fame_panel
from bot.looks.catalogue import pools_of
from bot.people.people import People, Person
from bot.people.place import Place
from bot.ui.panels import Panel
from bot.ui.words import Words, words
from games.catalogue import GAMES
from storage.honours import Reign
from storage.leaderboards import Leaderboard, Page
from storage.periods import Period, period_name
from storage.records import Pool
from storage.store import Store

FAMILY = "places:"
"""The beginning of the names of notes: the places as a week began, by leaderboard."""
MOST_NOTED = 200
NEWEST_FIRST: tuple[Period, ...] = ("month", "season", "all")


class Leaderboards:
    def __init__(self, store: Store, people: People, clock: Clock) -> None:
        self._ladder, self._honours = store.ladder, store.honours
        self._notes = store.notes(FAMILY)
        self._people, self._clock = people, clock

    async def first(
        self,
        place: Place,
        game: str | None = None,
        period: Period | None = None,
        everywhere: bool = False,
    ) -> LeaderboardChoice:
        """Return the leaderboard that opens: of what was not asked for, the game last played here,
        then the newest period and kind on which anybody is listed, rated before all matches."""
        if game is None and place.guild is not None:
            game = await self._ladder.last_game(place.guild)
        games = (game,) if game in GAMES else tuple(GAMES)
        kinds = [
            LeaderboardChoice(each, pool, when, everywhere or place.guild is None, rated)
            for each in games
            for when in (NEWEST_FIRST if period is None else (period,))
            for rated in (True, False)
            for pool in pools_of(each)
        ]
        by_name = {self._named(kind, place.guild): kind for kind in kinds}
        found = await self._ladder.first_with_anybody(tuple(by_name))
        return kinds[0] if found is None else by_name[found]

    async def show(
        self, choice: LeaderboardChoice, who: Person, place: Place, *, to_me: bool = False
    ) -> Panel:
        """Show a page to one person, with their own place; or the page that they are on."""
        return leaderboard_panel(
            await self._showing(choice, place.guild, place.guild_name, who.language, who, to_me)
        )

    async def shared(
        self, choice: LeaderboardChoice, guild: int | None, name: str, language: str
    ) -> Panel:
        """Show a page to everybody."""
        return leaderboard_panel(await self._showing(choice, guild, name, language))

    async def kept(self, game: str, pool: Pool, guild: int, name: str, language: str) -> Panel:
        """Show the leaderboard that a channel keeps, this month's rated matches, with the places
        that people have moved since the week began."""
        choice = LeaderboardChoice(game, pool)
        before = await self._places_before(self._named(choice, guild))
        showing = await self._showing(choice, guild, name, language)
        return leaderboard_panel(replace(showing, before=before))

    async def _places_before(self, leaderboard: Leaderboard) -> Mapping[int, int] | None:
        """Return the places as the week began. The first look in a new week notes those of now;
        None before a week has begun."""
        name = f"{leaderboard.guild}:{leaderboard.game}:{leaderboard.pool}"
        week = period_name("week", self._clock())
        kept = json.loads(await self._notes.get(name) or "{}")
        if kept.get("week") != week:
            places = await self._ladder.places(leaderboard, MOST_NOTED)
            kept = {"week": week, "places": places, "first": not kept}
            await self._notes.put(name, json.dumps(kept))
        return None if kept["first"] else {int(each): at for each, at in kept["places"].items()}

    async def fame(self, choice: LeaderboardChoice, place: Place, said: Words) -> Panel:
        """Show the first places of past seasons; the page is one of seasons."""
        choice = replace(choice, everywhere=choice.everywhere or place.guild is None)
        board = self._named(choice, place.guild)
        found, is_more = await self._honours.fame(board, choice.page)
        names = await self._shown({each.person for each in found}, board.guild)
        return fame_panel(choice, found, names, place.guild_name, said, is_more=is_more)

    async def close_seasons(self) -> None:
        """Keep the first places of seasons that are over."""
        await self._honours.close_seasons(self._clock())

    async def _title(self, leaderboard: Leaderboard) -> Reign | None:
        """Return the title of the board's server, unless its holder is hidden since."""
        if leaderboard.guild is None or leaderboard.pool != "all" or not leaderboard.rated:
            return None
        title = await self._honours.title(leaderboard.guild, leaderboard.game)
        if title is None or (await self._people.of(title.person)).listed == "nowhere":
            return None
        return title

    def _named(self, choice: LeaderboardChoice, server: int | None) -> Leaderboard:
        """Return the leaderboard of the present period."""
        guild = None if choice.everywhere else server
        period = period_name(choice.period, self._clock())
        return Leaderboard(choice.game, guild, choice.pool, period, choice.rated)

    async def _showing(
        self,
        choice: LeaderboardChoice,
        server: int | None,
        name: str,
        language: str,
        who: Person | None = None,
        to_me: bool = False,
    ) -> LeaderboardShowing:
        """Collect what the panel shows. In a direct message the leaderboard covers all servers."""
        choice = replace(choice, everywhere=choice.everywhere or server is None)
        number = None if to_me else choice.page
        leaderboard = self._named(choice, server)
        page = await self._ladder.page(leaderboard, number, who.id if who else None)
        title = await self._title(leaderboard)
        return LeaderboardShowing(
            replace(choice, page=page.number),
            server,
            name,
            page,
            await self._names(page, title, leaderboard.guild),
            self._clock(),
            words(language),
            language,
            who,
            title=title,
        )

    async def _names(self, page: Page, title: Reign | None, guild: int | None) -> Mapping[int, str]:
        lines = (*page.lines, page.mine.line, page.mine.above, title)
        return await self._shown({each.person for each in lines if each is not None}, guild)

    async def _shown(self, people: Set[int], guild: int | None) -> Mapping[int, str]:
        """Return their names on the leaderboard of a server; on that of all servers, those that
        they have everywhere."""
        here = self._people.at(guild)
        return {person: (await here.of(person)).shown for person in people}
