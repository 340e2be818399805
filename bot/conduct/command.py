"""Declares /block."""

from typing import Any

import discord
from discord import app_commands

from bot.conduct.handlers import block as block_person
from bot.context import AskCtx, Ctx, Reply, Run
from bot.ui.command_texts import text

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    async def block(it: Interaction, person: discord.User | None = None) -> None:
        async def work(ctx: Ctx) -> Reply:
            return await block_person(ctx, None if person is None else person.id)

        await run(it, work)

    command: Any = app_commands.command(name="block", description=text("command-block"))(block)
    tree.add_command(app_commands.describe(person=text("command-block-person"))(command))
