"""What the host of an open table may change; anybody else is refused."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.lobby.service import Change, Lobbies
from bot.lobby.state import (
    LobbyState,
    explicit_options,
    filled,
    handed_over,
    hosted,
    inviting,
    preset_named,
    removed,
    with_computer,
    with_options,
    with_speed,
)
from bot.match.sittings import DEFAULT_LEVEL
from games.game import Seat


@dataclass(frozen=True, slots=True)
class Host:
    """What a host does to an open table."""

    lobbies: Lobbies
    match: str
    by: int

    async def _change(self, change: Change) -> LobbyState:
        return await self.lobbies.change(self.match, lambda lobby: change(hosted(lobby, self.by)))

    async def add_computer(self, level: str = DEFAULT_LEVEL) -> LobbyState:
        now = self.lobbies.clock()
        return await self._change(lambda lobby: with_computer(lobby, level, now))

    async def fill(self, level: str = DEFAULT_LEVEL) -> LobbyState:
        now = self.lobbies.clock()
        return await self._change(lambda lobby: filled(lobby, level, now))

    async def invite(self, people: Collection[int]) -> LobbyState:
        return await self._change(lambda lobby: inviting(lobby, people))

    async def remove(self, seat: Seat, since: int | None = None) -> LobbyState:
        return await self._change(lambda lobby: removed(lobby, seat, since))

    async def hand_over(self, person: int) -> LobbyState:
        return await self._change(lambda lobby: handed_over(lobby, person))

    async def set_preset(self, key: str) -> LobbyState:
        """Set the preset alone: what was set before is forgotten."""
        return await self._change(
            lambda lobby: with_options(lobby, preset_named(lobby.game, key).options)
        )

    async def set_option(self, name: str, value: Any) -> LobbyState:
        return await self.set_options({name: value})

    async def set_options(self, raw: Mapping[str, Any]) -> LobbyState:
        """Set these options, and what follows from them; all others stay. BadOptions changes
        nothing."""
        return await self._change(
            lambda lobby: with_options(
                lobby, explicit_options(lobby.game, lobby.options) | dict(raw)
            )
        )

    async def set_speed(self, speed: str) -> LobbyState:
        return await self._change(lambda lobby: with_speed(lobby, speed))

    async def set_rated(self, rated: bool) -> LobbyState:
        return await self._change(
            lambda lobby: replace(lobby, match=replace(lobby.match, rated=rated))
        )

    async def set_invite_only(self, on: bool) -> LobbyState:
        return await self._change(lambda lobby: replace(lobby, invite_only=on))
