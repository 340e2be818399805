"""Fetches profiles and decides who may see what.

Others see matches on the server where they look, or all if the person chose to be listed
everywhere. Results against single people stay between the two, so only the person sees their
nemesis and favourite partner.
"""

from collections.abc import Set

from bot.ladder.careers import POINTS, career_of, most_played, rivals_of
from bot.ladder.match_panels import MatchesShowing, matches_panel
from bot.ladder.profile_panels import ProfileChoice, ProfileShowing, closed_panel, profile_panel
from bot.looks.catalogue import LOOKS
from bot.people.people import People, Person
from bot.people.place import Place
from bot.ui.panels import Panel
from bot.ui.words import words
from storage.honours import Achieved, Reign
from storage.meetings import Met
from storage.store import Store


class Profiles:
    def __init__(self, store: Store, people: People) -> None:
        self._ladder, self._honours, self._people = store.ladder, store.honours, people

    async def show(self, person: int, game: str | None, who: Person, place: Place) -> Panel:
        """Return a person's profile for `who`; without a game, for the one they play most."""
        subject, said = await self._people.at(place.guild).of(person), words(who.language)
        is_own = person == who.id
        if not is_own and not may_look(subject, place):
            return closed_panel(said)
        guild = None if is_own or subject.listed == "everywhere" else place.guild
        games = await self._ladder.games(person, guild)
        choice = ProfileChoice(person, game or most_played(games))
        played = await self._ladder.played(person, guild, choice.game)
        ratings = await self._ladder.ratings(person)
        curve = await self._ladder.curve(person, choice.game, most=POINTS)
        alone = (choice.game, "all")
        earlier = sum(each.matches for each in ratings if (each.game, each.pool) == alone)
        earlier -= len(curve)
        rivals = rivals_of(await self._ladder.most_met(person)) if is_own else None
        return profile_panel(
            ProfileShowing(
                choice,
                subject,
                who,
                career_of(choice.game, played, ratings, curve, earlier),
                sum(games.values()),
                rivals,
                None if is_own else await self._between(who.id, person),
                await self._named(rivals.people if rivals is not None else set(), place),
                None if guild is None else place.guild_name,
                said,
                await self._earned(choice, guild),
                await self._title(choice, place),
            )
        )

    async def _earned(self, choice: ProfileChoice, guild: int | None) -> tuple[Achieved, ...]:
        found = await self._honours.of_person(choice.person, choice.game, guild)
        known = LOOKS[choice.game].honours.achievements
        return tuple(each for each in found if each.name in known)

    async def _title(self, choice: ProfileChoice, place: Place) -> Reign | None:
        """Return the title that the person holds on this server."""
        if place.guild is None:
            return None
        title = await self._honours.title(place.guild, choice.game)
        return title if title is not None and title.person == choice.person else None

    async def matches(self, person: int, game: str, page: int, who: Person, place: Place) -> Panel:
        """Return a page of a person's matches for `who`: all of one's own, of somebody else's those
        that both played."""
        subject, said = await self._people.at(place.guild).of(person), words(who.language)
        other = None if person == who.id else who.id
        if other is not None and not may_look(subject, place):
            return closed_panel(said)
        found, is_more = await self._ladder.matches(person, other, page)
        persons = {each.person for match in found for each in match.party} - {None}
        names = await self._named({each for each in persons if each}, place)
        choice = ProfileChoice(person, game)
        return matches_panel(
            MatchesShowing(choice, subject, who, found, page, is_more, names, said)
        )

    async def _between(self, who: int, person: int) -> Met | None:
        """Return how the two did against each other on all servers, as seen by `who`."""
        found = await self._ladder.met(who, person)
        return found[0] if found else None

    async def _named(self, people: Set[int], place: Place) -> dict[int, str]:
        here = self._people.at(place.guild)
        return {each: (await here.of(each)).shown for each in people}


def may_look(subject: Person, place: Place) -> bool:
    """Return whether others may look; in a direct message the two share no server. Who keeps a
    profile closed looks like somebody who has never been here."""
    if subject.profile == "closed" or not subject.met:
        return False
    return place.guild is not None or subject.listed == "everywhere"
