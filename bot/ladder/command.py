"""Declares /leaderboard and /profile."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.context import AskCtx, Ctx, Reply, Run
from bot.ladder.handlers import leaderboard as leaderboard_page
from bot.ladder.handlers import profile as profile_page
from bot.ui.command_texts import text
from bot.ui.words import words
from games.catalogue import GAMES
from storage.periods import PERIODS

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    tree.add_command(_leaderboard(run))
    tree.add_command(_profile(run))


def _leaderboard(run: Run) -> Any:
    async def leaderboard(
        it: Interaction,
        game: str | None = None,
        period: str | None = None,
        everywhere: bool = False,
    ) -> None:
        async def work(ctx: Ctx) -> Reply:
            known = next((each for each in PERIODS if each == period), None)
            return await leaderboard_page(ctx, game, known, everywhere)

        await run(it, work)

    made: Any = app_commands.command(name="leaderboard", description=text("command-leaderboard"))
    command = app_commands.describe(
        game=text("command-leaderboard-game"),
        period=text("command-leaderboard-period"),
        everywhere=text("command-leaderboard-everywhere"),
    )(made(leaderboard))
    return app_commands.choices(
        game=[Choice(name=words("en")(f"game-{key}"), value=key) for key in GAMES],
        period=[Choice(name=text(f"boards-choose-{key}"), value=key) for key in PERIODS],
    )(command)


def _profile(run: Run) -> Any:
    async def profile(it: Interaction, person: discord.User | None = None) -> None:
        async def work(ctx: Ctx) -> Reply:
            return await profile_page(ctx, person.id if person is not None else None)

        await run(it, work)

    command: Any = app_commands.command(name="profile", description=text("command-profile"))(
        profile
    )
    return app_commands.describe(person=text("command-profile-person"))(command)
