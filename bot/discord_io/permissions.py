"""Reads where an interaction comes from, and what the bot may do there."""

from collections.abc import Callable, Collection, Iterable
from typing import Any

import discord

from bot.discord_io.render import Interaction, is_private
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
        is_private=is_private(it),
        missing=frozenset(each for each in WANTED if not getattr(it.app_permissions, each)),
        takes_threads=isinstance(it.channel, discord.TextChannel),
    )


def may_see(place: Any, person: int, roles: Collection[int]) -> bool:
    """Return whether a person with these roles sees a channel: what everybody may, then what their
    roles may, then what they may themselves. Discord tells of their roles only in what they press.
    A thread is seen by who sees its channel, a private one only by who is in it."""
    guild = getattr(place, "guild", None)
    if guild is None:
        return False
    if guild.owner_id == person:
        return True
    theirs = [role for role in guild.roles if role.id in roles and role != guild.default_role]
    granted = discord.Permissions(guild.default_role.permissions.value)
    for role in theirs:
        granted.value |= role.permissions.value
    if granted.administrator:
        return True
    if isinstance(place, discord.Thread):
        if place.is_private() and all(each.id != person for each in place.members):
            return False
        place = place.parent
    if place is None:
        return False
    _apply(granted, [place.overwrites_for(guild.default_role)])
    _apply(granted, [place.overwrites_for(role) for role in theirs])
    _apply(granted, [place.overwrites_for(discord.Object(person))])
    return granted.view_channel


def _apply(granted: discord.Permissions, overwrites: Iterable[discord.PermissionOverwrite]) -> None:
    """Take what is denied, and then give what is allowed: of several roles, the kindest counts."""
    pairs = [each.pair() for each in overwrites]
    for _, denied in pairs:
        granted.value &= ~denied.value
    for allowed, _ in pairs:
        granted.value |= allowed.value


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
