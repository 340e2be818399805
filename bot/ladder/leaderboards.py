"""Leaderboards: what is asked for, by a command or a button, and what is shown for it.

A custom id reads `b:verb:game:pool:period:where:which:page`; of a menu the choice is appended.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from bot.ladder.panels import Asked, BoardShowing, Place, leaderboard_panel
from bot.looks.catalogue import paired
from bot.people.people import People, Person
from bot.ui.panels import Panel
from bot.ui.words import words
from games.catalogue import GAMES
from games.errors import UnreadableMove
from storage.ladder import Boards
from storage.leaderboards import Board, Line
from storage.periods import PERIODS, period_name

Clock: TypeAlias = Callable[[], int]
Verb: TypeAlias = Literal[
    "show", "back", "next", "where", "which", "game", "period", "share", "open"
]

PRESS = re.compile(
    r"([a-z]{4,6}):([a-z]{2,12}):(all|pairs):(week|month|season|all):([hw]):([ra]):([0-9]{1,5})"
)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a press is answered with. A shared panel goes into the channel, for all to see."""

    panel: Panel
    shared: bool = False


def read_press(rest: str, values: Sequence[str] = ()) -> tuple[Verb, Asked]:
    """What stands behind `b:` in a custom id; UnreadableMove for one that was never drawn."""
    found = PRESS.fullmatch(rest)
    if found is None or not rest.isascii() or found[1] not in get_args(Verb):
        raise UnreadableMove
    verb: Verb = found[1]  # type: ignore[assignment]  # one of them, as was just seen
    asked = Asked(
        found[2],
        "pairs" if found[3] == "pairs" else "all",
        next(each for each in PERIODS if each == found[4]),
        found[5] == "w",
        found[6] == "r",
        int(found[7]),
    )
    if len(values) != (verb in CHOSEN):
        raise UnreadableMove
    after = CHOSEN[verb](asked, values[0]) if verb in CHOSEN else TURNED[verb](asked)
    if after.game not in GAMES or (after.pool == "pairs" and after.game not in paired()):
        raise UnreadableMove
    return verb, after


def _game(asked: Asked, chosen: str) -> Asked:
    """A game, or a game in pairs."""
    game, _, pool = chosen.partition(":")
    if pool not in ("", "pairs"):
        raise UnreadableMove
    return replace(asked, game=game, pool="pairs" if pool else "all", page=0)


def _period(asked: Asked, chosen: str) -> Asked:
    if chosen not in PERIODS:
        raise UnreadableMove
    return replace(asked, period=next(each for each in PERIODS if each == chosen), page=0)


CHOSEN: Mapping[str, Callable[[Asked, str], Asked]] = {"game": _game, "period": _period}
TURNED: Mapping[str, Callable[[Asked], Asked]] = {
    "show": lambda asked: asked,
    "share": lambda asked: asked,
    "open": lambda asked: replace(asked, page=0),
    "back": lambda asked: replace(asked, page=max(0, asked.page - 1)),
    "next": lambda asked: replace(asked, page=asked.page + 1),
    "where": lambda asked: replace(asked, everywhere=not asked.everywhere, page=0),
    "which": lambda asked: replace(asked, rated=not asked.rated, page=0),
}


class Leaderboards:
    def __init__(self, boards: Boards, people: People, clock: Clock) -> None:
        self._boards, self._people, self._clock = boards, people, clock

    async def first(self, place: Place, game: str | None = None) -> Asked:
        """Where a leaderboard opens: on the game last played here, rated, this month."""
        if game is None and place.guild is not None:
            game = await self._boards.last_game(place.guild)
        if game is None or game not in GAMES:
            game = next(iter(GAMES))
        return Asked(game, everywhere=place.guild is None)

    async def show(self, asked: Asked, who: Person, place: Place) -> Panel:
        """To one person, who is told how they stand."""
        return leaderboard_panel(await self._showing(asked, place, who.language, who))

    async def shared(self, asked: Asked, place: Place, language: str) -> Panel:
        """The same page for all to see."""
        return leaderboard_panel(await self._showing(asked, place, language))

    async def pressed(
        self, rest: str, values: Sequence[str], who: Person, place: Place, language: str
    ) -> Answer:
        """A button or a menu; the channel's `language` is for what is shared."""
        verb, asked = read_press(rest, values)
        if verb == "share":
            return Answer(await self.shared(asked, place, language), shared=True)
        return Answer(await self.show(asked, who, place))

    def period_of(self, asked: Asked) -> str:
        """The name of the stretch of time that lies around now."""
        return period_name(asked.period, self._clock())

    async def _showing(
        self, asked: Asked, place: Place, language: str, who: Person | None = None
    ) -> BoardShowing:
        """In a direct message there is no server: the board is that of everywhere."""
        asked = replace(asked, everywhere=asked.everywhere or place.guild is None)
        guild = None if asked.everywhere else place.guild
        board = Board(asked.game, guild, asked.pool, self.period_of(asked), asked.rated)
        page = await self._boards.page(board, asked.page, who.id if who else None)
        return BoardShowing(
            replace(asked, page=page.number),
            place,
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
