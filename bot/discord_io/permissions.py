"""Reads where an interaction comes from, and what the bot may do there."""

from collections.abc import Callable
from typing import Any

import discord

from bot.discord_io.render import Interaction
from bot.people.place import Place
from bot.ui.text import shown_name

WANTED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
)


def place_of(it: Interaction, language: str) -> Place:
    """Read the place from an interaction, which also brings the bot's permissions."""
    name = getattr(it.guild, "name", None)
    return Place(
        guild=it.guild_id,
        guild_name=shown_name(name) if name else "",
        channel=it.channel_id,
        parent=getattr(it.channel, "parent_id", None),
        language=language,
        roles=frozenset(role.id for role in getattr(it.user, "roles", ())),
        may_manage=it.permissions.manage_guild,
        missing=frozenset(each for each in WANTED if not getattr(it.app_permissions, each)),
        takes_threads=isinstance(it.channel, discord.TextChannel),
    )


def may_attach(client: discord.Client) -> Callable[[int], bool]:
    """Return a check for attaching files; unknown channels count as allowed, and Discord may
    refuse."""

    def may(channel: int) -> bool:
        place: Any = client.get_channel(channel)
        guild = getattr(place, "guild", None)
        if guild is None or guild.me is None:
            return True
        try:
            return bool(place.permissions_for(guild.me).attach_files)
        except discord.ClientException:  # a thread whose channel is not known
            return True

    return may
