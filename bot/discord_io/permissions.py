"""What the bot may do in a channel, as far as its own memory knows."""

from collections.abc import Callable
from typing import Any

import discord


def may_attach(client: discord.Client) -> Callable[[int], bool]:
    """Where the channel is not known it is tried: Discord says no if it must."""

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
