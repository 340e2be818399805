"""/settings me and /settings server, and the presses on their panels."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord_io.render import Press, modal_of
from bot.discord_io.translations import text
from bot.ladder.command import place_of
from bot.people.asking import Asking
from bot.people.people import Person
from bot.people.preferences import Preferences
from bot.people.zones import suggestions
from bot.ui.forms import Form

SLOW = ("server:put", "server:take")


def add_settings(tree: app_commands.CommandTree[Any], client: Any) -> None:
    group = app_commands.Group(name="settings", description=text("command-settings"))
    group.add_command(_me(client))
    group.add_command(_server(client))
    tree.add_command(group)


def _me(client: Any) -> Any:
    async def me(press: Press, timezone: str | None = None) -> None:
        async def work(who: Person) -> None:
            preferences: Preferences = client.house.preferences
            shown = preferences.own.panel(who)
            if timezone is not None:
                shown = await preferences.own.set_zone(who, timezone)
            await client.desk.reply(press, shown)

        await client.desk.command(press, work)

    command: Any = app_commands.command(name="me", description=text("command-settings-me"))(me)
    command = app_commands.describe(timezone=text("command-settings-me-timezone"))(command)
    command.autocomplete("timezone")(suggest_zones)
    return command


async def suggest_zones(_: Press, current: str) -> list[Choice[str]]:
    return [Choice(name=zone, value=zone) for zone in suggestions(current)]


def _server(client: Any) -> Any:
    async def server(
        press: Press,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        async def work(who: Person) -> None:
            preferences: Preferences = client.house.preferences
            asking = asking_of(press, who)
            shown = await preferences.of_server.panel(asking)
            if channel is not None:
                shown = await preferences.of_server.name(asking, "channels", channel.id)
            if role is not None:
                shown = await preferences.of_server.name(asking, "roles", role.id)
            await client.desk.reply(press, shown)

        await client.desk.command(press, work)

    command: Any = app_commands.command(name="server", description=text("command-settings-server"))(
        server
    )
    return app_commands.describe(
        channel=text("command-settings-server-channel"),
        role=text("command-settings-server-role"),
    )(command)


async def press_settings(
    client: Any, press: Press, who: Person, rest: str, values: Sequence[str]
) -> None:
    """A button or a menu; one of them asks in writing. A message in a channel takes its time."""
    if rest.startswith(SLOW):
        await press.response.defer()
    shown = await client.house.preferences.pressed(rest, values, asking_of(press, who))
    if isinstance(shown, Form):
        await press.response.send_modal(modal_of(shown))
    else:
        await client.desk.reply(press, shown)


async def send_settings(
    client: Any, press: Press, who: Person, rest: str, answers: Mapping[str, str]
) -> None:
    """The form that was sent."""
    await client.desk.reply(press, await client.house.preferences.sent(rest, answers, who))


def asking_of(press: Press, who: Person) -> Asking:
    """A thread stands for the channel it is in."""
    channel = press.channel
    if isinstance(channel, discord.Thread):
        channel_id: int | None = channel.parent_id
    else:
        channel_id = press.channel_id
    return Asking(who, place_of(press), channel_id, press.permissions.manage_guild)
