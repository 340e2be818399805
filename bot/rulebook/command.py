"""Declares /rules (a chapter, a clause by its number, or a search), /about and /help."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.context import AskCtx, Ctx, Reply, Run
from bot.rulebook.found import suggestions
from bot.rulebook.handlers import about as about_page
from bot.rulebook.handlers import search
from bot.ui.command_texts import text
from bot.ui.words import language_of, words
from games.catalogue import GAMES

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    tree.add_command(_rules(run))
    for name in ("about", "help"):
        tree.add_command(_about(run, name))


def _rules(run: Run) -> Any:
    async def rules(it: Interaction, game: str | None = None, about: str = "") -> None:
        async def work(ctx: Ctx) -> Reply:
            return await search(ctx, game, about)

        await run(it, work)

    command: Any = app_commands.command(name="rules", description=text("command-rules"))(rules)
    command = app_commands.describe(
        game=text("command-rules-game"), about=text("command-rules-about")
    )(command)
    command = app_commands.choices(
        game=[Choice(name=words("en")(f"game-{key}"), value=key) for key in GAMES]
    )(command)
    command.autocomplete("about")(suggest_rules)
    return command


async def suggest_rules(it: Interaction, current: str) -> list[Choice[str]]:
    """Suggest rules in the language of the person's Discord."""
    chosen = getattr(it.namespace, "game", None)
    language = language_of(str(it.locale))
    found = suggestions(current, language, str(chosen) if chosen in GAMES else None)
    return [Choice(name=name, value=value) for name, value in found]


def _about(run: Run, name: str) -> Any:
    async def command(it: Interaction) -> None:
        async def work(ctx: Ctx) -> Reply:
            return await about_page(ctx, name)

        await run(it, work)

    return app_commands.command(name=name, description=text(f"command-{name}"))(command)
