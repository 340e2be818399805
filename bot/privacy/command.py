"""Declares /privacy: what is stored about a person, as a file, and its deletion."""

from typing import Any

import discord
from discord import app_commands

from bot.context import AskCtx, Run, Work
from bot.privacy.handlers import ask_to_delete, export, show
from bot.ui.command_texts import text

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    group = app_commands.Group(name="privacy", description=text("command-privacy"))
    for name, work in (("show", show), ("export", export), ("delete", ask_to_delete)):
        group.add_command(_command(run, name, work))
    tree.add_command(group)


def _command(run: Run, name: str, work: Work) -> Any:
    async def command(it: Interaction) -> None:
        await run(it, work)

    made: Any = app_commands.command(name=name, description=text(f"command-privacy-{name}"))
    return made(command)
