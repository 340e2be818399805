"""Profiles: what somebody has to show, and to whom.

Others see what somebody did on the server where they look; all of it where the person wants to be
seen everywhere. How it went against single people is between the two of them, so the nemesis and
the favourite partner are for the person alone.

A custom id reads `p:verb:person:game`; of a menu the choice is appended.
"""

import re
from collections.abc import Sequence

from bot.ladder.careers import Rivals, career_of, most_played, rivals_of
from bot.ladder.panels import Place
from bot.ladder.profile_panels import Asked, ProfileShowing, closed_panel, profile_panel
from bot.people.people import People, Person
from bot.ui.panels import Panel
from bot.ui.words import words
from games.catalogue import GAMES
from games.errors import UnreadableMove
from storage.careers import Met
from storage.ladder import Boards

PRESS = re.compile(r"(show|game):([0-9]{1,19}):([a-z]{2,12})")
LARGEST_ID = 2**63 - 1


def read_press(rest: str, values: Sequence[str] = ()) -> Asked:
    """What stands behind `p:` in a custom id; UnreadableMove for one that was never drawn."""
    found = PRESS.fullmatch(rest)
    if found is None or not rest.isascii() or int(found[2]) > LARGEST_ID:
        raise UnreadableMove
    if len(values) != (found[1] == "game"):
        raise UnreadableMove
    game = values[0] if values else found[3]
    if game not in GAMES:
        raise UnreadableMove
    return Asked(int(found[2]), game)


class Profiles:
    def __init__(self, boards: Boards, people: People) -> None:
        self._boards, self._people = boards, people

    async def open(self, person: int, who: Person, place: Place) -> Panel:
        """The profile of a person for `who`, on the game they play most."""
        return await self._show(person, None, who, place)

    async def pressed(self, rest: str, values: Sequence[str], who: Person, place: Place) -> Panel:
        asked = read_press(rest, values)
        return await self._show(asked.person, asked.game, who, place)

    async def _show(self, person: int, game: str | None, who: Person, place: Place) -> Panel:
        subject, said = await self._people.of(person), words(who.language)
        is_own = person == who.id
        if not is_own and not may_look(subject, place):
            return closed_panel(subject, said)
        guild = None if is_own or subject.listed == "everywhere" else place.guild
        played = await self._boards.played(person, guild)
        asked = Asked(person, game or most_played(played))
        ratings = await self._boards.ratings(person)
        curve = await self._boards.curve(person, asked.game)
        rivals = rivals_of(await self._boards.met(person)) if is_own else None
        return profile_panel(
            ProfileShowing(
                asked,
                subject,
                who,
                career_of(asked.game, played, ratings, curve),
                len(played),
                rivals,
                None if is_own else await self._between(who.id, person),
                await self._names(rivals),
                None if guild is None else place.name,
                said,
            )
        )

    async def _between(self, who: int, person: int) -> Met | None:
        """How it went between the two wherever they met, as seen by whoever looks."""
        found = await self._boards.met(who, person)
        return found[0] if found else None

    async def _names(self, rivals: Rivals | None) -> dict[int, str]:
        people = rivals.people if rivals is not None else set()
        return {each: (await self._people.of(each)).shown for each in people}


def may_look(subject: Person, place: Place) -> bool:
    """In a direct message two people are on no server together."""
    if subject.profile == "closed":
        return False
    return place.guild is not None or subject.listed == "everywhere"
