"""/leaderboard, and the presses on one."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord_io.attachments import dressed
from bot.discord_io.render import Press
from bot.discord_io.translations import text
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.panels import Place
from bot.people.people import Person
from bot.ui.text import shown_name
from bot.ui.words import words
from games.catalogue import GAMES
from storage.periods import PERIODS

NONE = discord.AllowedMentions.none()


def add_leaderboard(tree: app_commands.CommandTree[Any], client: Any) -> None:
    async def leaderboard(
        press: Press,
        game: str | None = None,
        period: str = "month",
        everywhere: bool = False,
    ) -> None:
        async def work(who: Person) -> None:
            boards: Leaderboards = client.house.leaderboards
            place = place_of(press)
            asked = await boards.first(place, game)
            chosen = next(each for each in PERIODS if each == period)
            asked = replace(asked, period=chosen, everywhere=everywhere or asked.everywhere)
            await client.desk.reply(press, await boards.show(asked, who, place))

        await client.desk.command(press, work)

    made: Any = app_commands.command(name="leaderboard", description=text("command-leaderboard"))
    command = made(leaderboard)
    command = app_commands.describe(
        game=text("command-leaderboard-game"),
        period=text("command-leaderboard-period"),
        everywhere=text("command-leaderboard-everywhere"),
    )(command)
    command = app_commands.choices(
        game=[Choice(name=words("en")(f"game-{key}"), value=key) for key in GAMES],
        period=[Choice(name=text(f"boards-choose-{key}"), value=key) for key in PERIODS],
    )(command)
    tree.add_command(command)


async def press_leaderboard(
    client: Any, press: Press, who: Person, rest: str, values: Sequence[str]
) -> None:
    """A button or a menu of a leaderboard; what is shared goes into the channel."""
    house, place = client.house, place_of(press)
    language = await house.language_at(place.guild)
    answer = await house.leaderboards.pressed(rest, values, who, place, language)
    if answer.shared:
        view, files = await dressed(house.studio, answer.panel, house.faces.emoji)
        await press.response.send_message(view=view, files=files, allowed_mentions=NONE)
    else:
        await client.desk.reply(press, answer.panel)


def place_of(press: Press) -> Place:
    name = getattr(press.guild, "name", None)
    return Place(press.guild_id, shown_name(name) if name else "")
