"""Names everybody at a table, and collects what a lobby's panels show."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.lobby.panels import LobbyShowing
from bot.lobby.state import LobbyState
from bot.looks.look import Company, StandIn
from bot.people.people import Here, People
from bot.ui.text import NOBODY
from bot.ui.words import Words
from storage.records import Sitting


async def company_of(sittings: Sequence[Sitting], people: Here) -> Company:
    persons = await people.names(tuple(each.person for each in sittings))
    return Company(
        tuple(person or each.name or "" for person, each in zip(persons, sittings, strict=True)),
        tuple(each.level for each in sittings),
        tuple(
            StandIn(each.name or "", each.stand_in) if each.stand_in else None for each in sittings
        ),
    )


async def lobby_showing(lobby: LobbyState, people: People, said: Words) -> LobbyShowing:
    here = people.at(lobby.match.guild)
    company = await company_of(lobby.sittings, here)
    awaited = (person for person in lobby.invited if person not in lobby.people)
    names = tuple([await name_of(person, here) for person in awaited])
    return LobbyShowing(lobby, company, said, names)


async def score_of(
    score: Counter[int] | None, persons: Iterable[int], people: Here, said: Words
) -> str:
    """Say how often each of these people won so far; empty before anybody has."""
    if not score:
        return ""
    party = sorted(dict.fromkeys(persons), key=lambda person: -score[person])
    lines = [
        said("score-of", name=await name_of(person, people), count=score[person])
        for person in party
    ]
    return said("score-so-far", score=", ".join(lines))


async def name_of(person: int, people: Here) -> str:
    """Return a person's name; where we have not met them, Discord shows it for their mention, and
    nobody is pinged. Who had their data deleted has no name."""
    known = await people.of(person)
    return f"<@{person}>" if known.name == NOBODY and person > 0 else known.shown
