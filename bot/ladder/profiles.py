"""Fetches profiles and decides who may see what.

Others see matches on the server where they look, or all if the person chose to be listed
everywhere. Results against single people stay between the two, so only the person sees their
nemesis and favourite partner.
"""

from bot.ladder.careers import Rivals, career_of, most_played, rivals_of
from bot.ladder.profile_panels import Asked, ProfileShowing, closed_panel, profile_panel
from bot.people.people import People, Person
from bot.people.place import Place
from bot.ui.panels import Panel
from bot.ui.words import words
from storage.careers import Met
from storage.ladder import Ladder


class Profiles:
    def __init__(self, ladder: Ladder, people: People) -> None:
        self._ladder, self._people = ladder, people

    async def show(self, person: int, game: str | None, who: Person, place: Place) -> Panel:
        """Return a person's profile for `who`; without a game, for the one they play most."""
        subject, said = await self._people.of(person), words(who.language)
        is_own = person == who.id
        if not is_own and not may_look(subject, place):
            return closed_panel(subject, said)
        guild = None if is_own or subject.listed == "everywhere" else place.guild
        played = await self._ladder.played(person, guild)
        asked = Asked(person, game or most_played(played))
        ratings = await self._ladder.ratings(person)
        curve = await self._ladder.curve(person, asked.game)
        rivals = rivals_of(await self._ladder.met(person)) if is_own else None
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
                None if guild is None else place.guild_name,
                said,
            )
        )

    async def _between(self, who: int, person: int) -> Met | None:
        """Return how the two did against each other on all servers, as seen by `who`."""
        found = await self._ladder.met(who, person)
        return found[0] if found else None

    async def _names(self, rivals: Rivals | None) -> dict[int, str]:
        people = rivals.people if rivals is not None else set()
        return {each: (await self._people.of(each)).shown for each in people}


def may_look(subject: Person, place: Place) -> bool:
    """Return whether `who` may look; in a direct message the two share no server."""
    if subject.profile == "closed":
        return False
    return place.guild is not None or subject.listed == "everywhere"
