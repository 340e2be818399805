"""Pictures onto messages: the files to send along, or words where there can be none."""

import asyncio
import io

import discord

from bot.discord_io.render import Emoji, view_of
from bot.pictures.studio import Studio
from bot.ui.panels import Panel, in_words, pictures_of

PATIENCE = 1.5  # seconds of the three in which Discord wants an answer


async def hung(studio: Studio, shown: Panel) -> tuple[Panel, list[discord.File]]:
    """A panel with the files of its pictures, for one send; in words if one cannot be drawn."""
    files = []
    for each in pictures_of(shown):
        drawn = await studio.picture(each.scene)
        if drawn is None:
            return in_words(shown), []
        files.append(discord.File(io.BytesIO(drawn), each.name, description=each.alt))
    return shown, files


async def dressed(
    studio: Studio, shown: Panel, emoji: Emoji
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The same as a view, in time for an answer: words, where the pictures would be late."""
    try:
        shown, files = await asyncio.wait_for(hung(studio, shown), PATIENCE)
    except TimeoutError:
        shown, files = in_words(shown), []
    return view_of(shown, emoji, pictures=bool(files)), files
