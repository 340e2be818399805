"""/profile, and the presses on one."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord_io.render import Press
from bot.discord_io.translations import text
from bot.ladder.command import place_of
from bot.ladder.profiles import Profiles
from bot.people.people import Person


def add_profile(tree: app_commands.CommandTree[Any], client: Any) -> None:
    async def profile(press: Press, person: discord.User | None = None) -> None:
        async def work(who: Person) -> None:
            profiles: Profiles = client.house.profiles
            subject = person.id if person is not None else who.id
            await client.desk.reply(press, await profiles.open(subject, who, place_of(press)))

        await client.desk.command(press, work)

    command: Any = app_commands.command(name="profile", description=text("command-profile"))(
        profile
    )
    tree.add_command(app_commands.describe(person=text("command-profile-person"))(command))


async def press_profile(
    client: Any, press: Press, who: Person, rest: str, values: Sequence[str]
) -> None:
    """The menu of games."""
    shown = await client.house.profiles.pressed(rest, values, who, place_of(press))
    await client.desk.reply(press, shown)
