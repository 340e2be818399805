"""/rules: a chapter, a clause by its number, or whatever has these words; and its pages."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord_io.render import Press, view_of
from bot.discord_io.translations import text
from bot.people.people import Person
from bot.rulebook.found import asked_panel, suggestions
from bot.rulebook.panels import pressed, shared
from bot.ui.words import language_of, words
from games.catalogue import GAMES
from games.options import Form

NONE = discord.AllowedMentions.none()


def add_rules(tree: app_commands.CommandTree[Any], client: Any) -> None:
    async def rules(press: Press, game: str | None = None, about: str = "") -> None:
        async def work(who: Person) -> None:
            await client.desk.reply(press, asked_panel(about, who.language, game))

        await client.desk.command(press, work)

    command: Any = app_commands.command(name="rules", description=text("command-rules"))(rules)
    command = app_commands.describe(
        game=text("command-rules-game"), about=text("command-rules-about")
    )(command)
    command = app_commands.choices(
        game=[Choice(name=words("en")(f"game-{key}"), value=key) for key in GAMES]
    )(command)
    command.autocomplete("about")(suggest_rules)
    tree.add_command(command)


async def press_rules(
    client: Any, press: Press, who: Person, rest: str, values: Sequence[str]
) -> None:
    """A page turned; what is shared goes into the channel, in its language."""
    house = client.house
    public = words(await house.language_at(press.guild_id))
    if (shown := shared(rest, public, who.shown)) is not None:
        view = view_of(shown, house.faces.emoji)
        await press.response.send_message(view=view, allowed_mentions=NONE)
        return

    async def options_of(match: str) -> Form:
        options: Form = (await house.tables.find(match)).state.options
        return options

    shown = await pressed(rest, values, words(who.language), options_of)
    await client.desk.reply(press, shown)
    house.hands.stay_aside(rest.partition("@")[2], press)


async def suggest_rules(press: Press, current: str) -> list[Choice[str]]:
    """In the language of the client that is written in."""
    chosen = getattr(press.namespace, "game", None)
    language = language_of(str(press.locale))
    found = suggestions(current, language, str(chosen) if chosen else None)
    return [Choice(name=name, value=value) for name, value in found]
