"""Fetches a page of a leaderboard and shows it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.clock import Clock
from bot.ladder.panels import Asked, LeaderboardShowing, leaderboard_panel
from bot.people.people import People, Person
from bot.people.place import Place
from bot.ui.panels import Panel
from bot.ui.words import words
from games.catalogue import GAMES
from storage.ladder import Ladder
from storage.leaderboards import Leaderboard, Line
from storage.periods import period_name


class Leaderboards:
    def __init__(self, ladder: Ladder, people: People, clock: Clock) -> None:
        self._ladder, self._people, self._clock = ladder, people, clock

    async def first(self, place: Place, game: str | None = None) -> Asked:
        """Return the leaderboard that opens first: the game last played here, rated, this month."""
        if game is None and place.guild is not None:
            game = await self._ladder.last_game(place.guild)
        if game is None or game not in GAMES:
            game = next(iter(GAMES))
        return Asked(game, everywhere=place.guild is None)

    async def show(self, asked: Asked, who: Person, place: Place) -> Panel:
        """Show a page to one person, with their own place."""
        return leaderboard_panel(
            await self._showing(asked, place.guild, place.guild_name, who.language, who)
        )

    async def shared(self, asked: Asked, guild: int | None, name: str, language: str) -> Panel:
        """Show a page to everybody."""
        return leaderboard_panel(await self._showing(asked, guild, name, language))

    def period_of(self, asked: Asked) -> str:
        """Return the name of the present period."""
        return period_name(asked.period, self._clock())

    async def _showing(
        self,
        asked: Asked,
        server: int | None,
        name: str,
        language: str,
        who: Person | None = None,
    ) -> LeaderboardShowing:
        """Collect what the panel shows. In a direct message the leaderboard covers all servers."""
        asked = replace(asked, everywhere=asked.everywhere or server is None)
        guild = None if asked.everywhere else server
        leaderboard = Leaderboard(asked.game, guild, asked.pool, self.period_of(asked), asked.rated)
        page = await self._ladder.page(leaderboard, asked.page, who.id if who else None)
        return LeaderboardShowing(
            replace(asked, page=page.number),
            server,
            name,
            page,
            await self._names(page.lines, page.mine.above),
            self._clock(),
            words(language),
            language,
            who,
        )

    async def _names(self, lines: Sequence[Line], above: Line | None) -> Mapping[int, str]:
        people = {line.person for line in (*lines, *((above,) if above else ()))}
        return {person: (await self._people.of(person)).shown for person in people}
