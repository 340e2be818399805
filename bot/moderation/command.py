"""Declares /table, for moderators."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.context import AskCtx, Ctx, Reply, Run
from bot.moderation.handlers import choices, end, repair, replace
from bot.ui.command_texts import text

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, ask: AskCtx) -> None:
    group = app_commands.Group(
        name="table",
        description=text("command-table"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )
    suggest = _suggesting(ask)
    for name, work in (("end", end), ("repair", repair)):
        group.add_command(_simple(run, suggest, name, work))
    group.add_command(_replace(run, suggest))
    tree.add_command(group)


def _simple(run: Run, suggest: Any, name: str, work: Any) -> Any:
    async def command(it: Interaction, table: str) -> None:
        async def answer(ctx: Ctx) -> Reply:
            reply: Reply = await work(ctx, table)
            return reply

        await run(it, answer)

    made: Any = app_commands.command(name=name, description=text(f"command-table-{name}"))(command)
    made = app_commands.describe(table=text("command-table-table"))(made)
    made.autocomplete("table")(suggest)
    return made


def _replace(run: Run, suggest: Any) -> Any:
    async def command(it: Interaction, table: str, person: discord.User) -> None:
        async def answer(ctx: Ctx) -> Reply:
            return await replace(ctx, table, person.id)

        await run(it, answer)

    made: Any = app_commands.command(name="replace", description=text("command-table-replace"))(
        command
    )
    made = app_commands.describe(
        table=text("command-table-table"), person=text("command-table-person")
    )(made)
    made.autocomplete("table")(suggest)
    return made


def _suggesting(ask: AskCtx) -> Any:
    async def suggest(it: Interaction, current: str) -> list[Choice[str]]:
        """Suggest the open tables of this server."""
        found = await choices(await ask(it), current)
        return [Choice(name=name, value=match) for match, name in found]

    return suggest
