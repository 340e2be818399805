"""Another match of the same people: its lobby is remembered, so that everybody meets in one."""

import asyncio
import json

from bot.errors import NoSuchTable
from bot.lobby.service import Lobbies
from bot.lobby.state import AlreadySeated, LobbyClosed, LobbyState
from bot.match.table import Table
from storage.notes import Notes

AFTER, BEFORE = "after:", "before:"
"""The lobby of the next match by the finished one, and the other way round."""


class Rematches:
    def __init__(self, lobbies: Lobbies, notes: Notes) -> None:
        self._lobbies, self._notes = lobbies, notes
        self._asking = asyncio.Lock()  # one is opened at a time

    async def ask(self, table: Table, person: int) -> LobbyState:
        """The lobby of the next match, opened by the first who wants one."""
        table.seat_of(person)
        async with self._asking:
            name = await self._notes.get(AFTER + table.id)
            if name is not None:
                try:
                    return await self._lobbies.join(name, person)
                except AlreadySeated:
                    return await self._lobbies.lobby(name)
                except (LobbyClosed, NoSuchTable):
                    pass  # a new one, then
            lobby = await self._open(table, person)
            await self._notes.put(BEFORE + lobby.id, table.id)
            await self._notes.put(AFTER + table.id, lobby.id)
            return lobby

    async def start(self, lobby: LobbyState) -> Table | None:
        """It starts by itself when everybody of the last match is in."""
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
