"""Declares /settings me and /settings server."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.context import AskCtx, Ctx, Reply, Run
from bot.people.handlers import name, set_zone, show_mine, show_server
from bot.people.zones import suggestions
from bot.ui.command_texts import text

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    group = app_commands.Group(name="settings", description=text("command-settings"))
    group.add_command(_me(run))
    group.add_command(_server(run))
    tree.add_command(group)


def _me(run: Run) -> Any:
    async def me(it: Interaction, timezone: str | None = None) -> None:
        async def work(ctx: Ctx) -> Reply:
            return await (show_mine(ctx) if timezone is None else set_zone(ctx, timezone))

        await run(it, work)

    command: Any = app_commands.command(name="me", description=text("command-settings-me"))(me)
    command = app_commands.describe(timezone=text("command-settings-me-timezone"))(command)
    command.autocomplete("timezone")(suggest_zones)
    return command


async def suggest_zones(_: Interaction, current: str) -> list[Choice[str]]:
    return [Choice(name=zone, value=zone) for zone in suggestions(current)]


def _server(run: Run) -> Any:
    async def server(
        it: Interaction,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        async def work(ctx: Ctx) -> Reply:
            shown = await show_server(ctx)
            if channel is not None:
                shown = await name(ctx, "channels", channel.id)
            if role is not None:
                shown = await name(ctx, "roles", role.id)
            return shown

        await run(it, work)

    command: Any = app_commands.command(name="server", description=text("command-settings-server"))(
        server
    )
    return app_commands.describe(
        channel=text("command-settings-server-channel"),
        role=text("command-settings-server-role"),
    )(command)
