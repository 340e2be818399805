"""Declares /games."""

from typing import Any

import discord
from discord import app_commands

from bot.context import AskCtx, Run
from bot.inbox.handlers import games as games_page
from bot.ui.command_texts import text

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    async def games(it: Interaction) -> None:
        await run(it, games_page)

    tree.add_command(app_commands.command(name="games", description=text("command-games"))(games))
