"""Names everybody at an open table and collects what its panels show."""

from collections.abc import Sequence

from bot.lobby.panels import LobbyShowing
from bot.lobby.state import LobbyState
from bot.looks.look import Company
from bot.people.people import People
from bot.ui.words import Words
from storage.records import Sitting


async def company_of(sittings: Sequence[Sitting], people: People, said: Words) -> Company:
    """Name the players; computers of one level get numbers."""
    names, levels, seen = [], [], dict[str, int]()
    for sitting in sittings:
        levels.append(sitting.level or sitting.stand_in)
        if sitting.person is not None:
            names.append((await people.of(sitting.person)).shown)
        else:
            level = sitting.level or ""
            seen[level] = seen.get(level, 0) + 1
            names.append(said("computer-name", level=said(f"level-{level}"), number=seen[level]))
    return Company(tuple(names), tuple(levels))


async def lobby_showing(lobby: LobbyState, people: People, said: Words) -> LobbyShowing:
    company = await company_of(lobby.sittings, people, said)
    awaited = (person for person in lobby.invited if person not in lobby.people)
    names = tuple([(await people.of(person)).shown for person in awaited])
    return LobbyShowing(lobby, company, said, names)
