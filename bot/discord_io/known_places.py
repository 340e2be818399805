"""Knows the servers and channels that Discord has told of."""

from collections.abc import Collection
from typing import Any

import discord

from bot.discord_io.permissions import may_see
from bot.ui.text import shown_name


class KnownPlaces:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def guilds(self) -> tuple[int, ...]:
        return tuple(guild.id for guild in self._client.guilds)

    def guild_of(self, channel: int) -> int | None:
        found: Any = getattr(self._client.get_channel(channel), "guild", None)
        return None if found is None else int(found.id)

    def may_see(self, person: int, roles: Collection[int], channel: int) -> bool:
        return may_see(self._client.get_channel(channel), person, roles)

    def may_write(self, channel: int) -> bool:
        place: Any = self._client.get_channel(channel)
        if place is None:
            return False
        rights = place.permissions_for(place.guild.me)
        return bool(rights.view_channel and rights.send_messages)

    def guild_name(self, guild: int) -> str:
        found = self._client.get_guild(guild)
        return shown_name(found.name) if found is not None else ""

    def channel_name(self, channel: int) -> str:
        return str(getattr(self._client.get_channel(channel), "name", "?"))
