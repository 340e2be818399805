"""Declares /table, for moderators."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.context import AskCtx, Ctx, Reply, Run
from bot.moderation import handlers
from bot.ui.command_texts import text
from bot.ui.text import LONGEST_REASON

Interaction = discord.Interaction[Any]
Choices: TypeAlias = Callable[[Ctx, str], Awaitable[list[tuple[str, str]]]]


def add(tree: app_commands.CommandTree[Any], run: Run, ask: AskCtx) -> None:
    group = app_commands.Group(
        name="table",
        description=text("command-table"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )
    tables = _suggesting(ask, handlers.choices)
    for name, of_table in (("end", handlers.ask_to_end), ("repair", handlers.repair)):
        group.add_command(_simple(run, tables, name, of_table))
    for name, of_person in (("replace", handlers.replace), ("kick", handlers.kick)):
        group.add_command(_about_somebody(run, tables, name, of_person))
    group.add_command(_ban(run))
    group.add_command(_unban(run, _suggesting(ask, handlers.banned)))
    group.add_command(_log(run))
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


def _about_somebody(run: Run, suggest: Any, name: str, work: Any) -> Any:
    async def command(it: Interaction, table: str, person: discord.User) -> None:
        async def answer(ctx: Ctx) -> Reply:
            reply: Reply = await work(ctx, table, person.id)
            return reply

        await run(it, answer)

    made: Any = app_commands.command(name=name, description=text(f"command-table-{name}"))(command)
    made = app_commands.describe(
        table=text("command-table-table"), person=text("command-table-person")
    )(made)
    made.autocomplete("table")(suggest)
    return made


def _ban(run: Run) -> Any:
    async def command(
        it: Interaction, person: discord.User, reason: Range[str, 1, LONGEST_REASON] = ""
    ) -> None:
        async def answer(ctx: Ctx) -> Reply:
            name = getattr(person, "display_name", person.name)
            return await handlers.ban(ctx, person.id, name, reason)

        await run(it, answer)

    made: Any = app_commands.command(name="ban", description=text("command-table-ban"))(command)
    return app_commands.describe(
        person=text("command-table-ban-person"), reason=text("command-table-ban-reason")
    )(made)


def _unban(run: Run, suggest: Any) -> Any:
    async def command(it: Interaction, person: str) -> None:
        async def answer(ctx: Ctx) -> Reply:
            return await handlers.unban(ctx, person)

        await run(it, answer)

    made: Any = app_commands.command(name="unban", description=text("command-table-unban"))(command)
    made = app_commands.describe(person=text("command-table-ban-person"))(made)
    made.autocomplete("person")(suggest)
    return made


def _log(run: Run) -> Any:
    async def command(it: Interaction) -> None:
        await run(it, handlers.show_log)

    return app_commands.command(name="log", description=text("command-table-log"))(command)


def _suggesting(ask: AskCtx, choices: Choices) -> Any:
    async def suggest(it: Interaction, current: str) -> list[Choice[str]]:
        """Suggest the open tables of this server, or who is banned there."""
        found = await choices(await ask(it), current)
        return [Choice(name=name, value=value) for name, value in found]

    return suggest
