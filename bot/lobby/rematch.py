"""Opens rematches: the lobby of each is remembered, so that all players of a match meet in one."""

import asyncio
import json

from bot.errors import NoSuchTable
from bot.lobby.service import Lobbies
from bot.lobby.state import AlreadySeated, LobbyClosed, LobbyState
from bot.match.table import Table
from storage.notes import Notes

AFTER, BEFORE = "after:", "before:"
"""Keys of notes: the next match's lobby by the finished match, and the reverse."""


class Rematches:
    def __init__(self, lobbies: Lobbies, notes: Notes) -> None:
        self._lobbies, self._notes = lobbies, notes
        self._asking = asyncio.Lock()  # one rematch is opened at a time

    async def ask(self, table: Table, person: int) -> LobbyState:
        """Return the lobby of the next match; the first who asks opens it."""
        table.seat_of(person)
        async with self._asking:
            name = await self._notes.get(AFTER + table.id)
            if name is not None:
                try:
                    return await self._lobbies.join(name, person)
                except AlreadySeated:
                    return await self._lobbies.lobby(name)
                except (LobbyClosed, NoSuchTable):
                    pass  # that lobby is gone: open a new one
            lobby = await self._open(table, person)
            await self._notes.put(BEFORE + lobby.id, table.id)
            await self._notes.put(AFTER + table.id, lobby.id)
            return lobby

    async def start(self, lobby: LobbyState) -> Table | None:
        """Start by itself once everybody of the last match is in."""
        if lobby.match.status != "lobby" or not lobby.may_start:
            return None
        if set(lobby.invited) - set(lobby.people):
            return None
        if await self._notes.get(BEFORE + lobby.id) is None:
            return None
        table = await self._lobbies.start(lobby.id, lobby.match.host or 0)
        await self._notes.drop(BEFORE + lobby.id)
        return table

    async def _open(self, table: Table, person: int) -> LobbyState:
        match = table.match
        people = [each.person for each in table.sittings if each.person is not None]
        levels = [each.level for each in table.sittings if each.level is not None]
        async with self._lobbies.opening(match.guild):
            return await self._lobbies.open(
                match.game,
                person,
                options=json.loads(match.options),
                guild=match.guild,
                channel=match.channel,
                speed=match.speed,
                rated=match.rated,
                invited=people,
                computers=[(level, levels.count(level)) for level in dict.fromkeys(levels)],
                most=match.seats,
            )
