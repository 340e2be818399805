"""Makes the files of a message: a panel's pictures, or words in their place, and its files."""

import asyncio
import io

import discord

from bot.discord_io.render import Emoji, view_of
from bot.pictures.studio import Studio
from bot.ui.panels import Panel, attached_of, in_words, pictures_of

PATIENCE = 1.5  # seconds, of the three in which Discord wants a response


async def with_files(studio: Studio, shown: Panel) -> tuple[Panel, list[discord.File]]:
    """Return a panel with its picture files, for one send; in words if a picture fails."""
    files = []
    for each in pictures_of(shown):
        drawn = await studio.picture(each.scene)
        if drawn is None:
            return in_words(shown), []
        files.append(discord.File(io.BytesIO(drawn), each.name, description=each.alt))
    return shown, files


async def view_with_files(
    studio: Studio, shown: Panel, emoji: Emoji
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Return a view and its files in time for a response; in words if drawing takes too long."""
    try:
        shown, files = await asyncio.wait_for(with_files(studio, shown), PATIENCE)
    except TimeoutError:
        shown, files = in_words(shown), []
    view = view_of(shown, emoji, pictures=bool(files))
    kept = [discord.File(io.BytesIO(each.text.encode()), each.name) for each in attached_of(shown)]
    return view, files + kept
