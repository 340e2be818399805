"""Lobbies on a store in memory."""

from dataclasses import dataclass, field
from typing import Any

from bot.lobby.host import Host
from bot.lobby.noted import FAMILY
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState
from games.catalogue import GAMES
from storage.errors import StoreUnavailable
from storage.notes import Notes
from tests.bot.conftest import ADA, House
from tests.bot.pressing import Rooms

MANY = tuple(range(1001, 1020))
"""People enough to fill any table."""


class FrailNotes(Notes):
    """The store's own notes, until they are told to fail."""

    broken = False

    async def put(self, name: str, text: str) -> None:
        if self.broken:
            raise StoreUnavailable("out of order")
        await super().put(name, text)


@dataclass
class Hall:
    """A process with its lobbies, and another after `restart`."""

    house: House
    notes: FrailNotes = field(init=False)
    rooms: Rooms = field(init=False)

    def __post_init__(self) -> None:
        self.notes = FrailNotes(self.house.store.database, FAMILY)
        self.rooms = Rooms(self.house, self.notes)

    @property
    def lobbies(self) -> Lobbies:
        return self.rooms.services.lobbies

    def another(self) -> Lobbies:
        """The lobbies of another process on the same store."""
        return Rooms(self.house, self.notes).services.lobbies

    async def restart(self) -> None:
        await self.house.restart()
        self.rooms.open()

    def host(self, match: str, who: int = ADA) -> Host:
        return Host(self.lobbies, match, who)

    async def open(self, game: str = "racko", **chosen: Any) -> LobbyState:
        return await self.lobbies.open(game, ADA, **chosen)

    async def filled(self, game: str, people: int, **chosen: Any) -> LobbyState:
        """An open table with so many people, Ada its host."""
        lobby = await self.open(game, **chosen)
        for person in MANY[: people - 1]:
            lobby = await self.lobbies.join(lobby.id, person)
        return lobby


def presets() -> list[tuple[str, str]]:
    return [(key, preset.key) for key, game in GAMES.items() for preset in game.presets]
