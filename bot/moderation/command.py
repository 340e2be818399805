"""/table: what moderators may do to a table, each written down with who did it."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.app import House
from bot.discord_io.render import Press
from bot.discord_io.translations import text
from bot.errors import NoSuchTable, NotSeated, NotStarted
from bot.lobby.command import what_is_lacking
from bot.match.table import Table
from bot.people.people import Person
from bot.ui.words import language_of, words
from storage.records import Audited


def add_table(tree: app_commands.CommandTree[Any], client: Any) -> None:
    group = app_commands.Group(
        name="table",
        description=text("command-table"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )
    for name, work in (("end", end), ("repair", repair)):
        group.add_command(_simple(client, name, work))
    group.add_command(_replace(client))
    tree.add_command(group)


def _simple(client: Any, name: str, work: Any) -> Any:
    async def command(press: Press, table: str) -> None:
        async def answer(_: Person) -> None:
            await work(client.house, press, table)

        await client.desk.command(press, answer)

    made: Any = app_commands.command(name=name, description=text(f"command-table-{name}"))(command)
    made = app_commands.describe(table=text("command-table-table"))(made)
    made.autocomplete("table")(suggest_tables)
    return made


def _replace(client: Any) -> Any:
    async def command(press: Press, table: str, person: discord.User) -> None:
        async def answer(_: Person) -> None:
            await replace(client.house, press, table, person.id)

        await client.desk.command(press, answer)

    made: Any = app_commands.command(name="replace", description=text("command-table-replace"))(
        command
    )
    made = app_commands.describe(
        table=text("command-table-table"), person=text("command-table-person")
    )(made)
    made.autocomplete("table")(suggest_tables)
    return made


async def suggest_tables(press: Press, current: str) -> list[Choice[str]]:
    """The open tables of this server."""
    house: House = press.client.house
    said = words(language_of(str(press.locale)))
    found = []
    for match in await house.store.open_in_guild(press.guild_id or 0):
        channel = getattr(press.client.get_channel(match.channel or 0), "name", "?")
        name = said("table-choice", game=said(f"game-{match.game}"), channel=channel, id=match.id)
        if current.casefold() in name.casefold():
            found.append(Choice(name=name[:100], value=match.id))
    return found[:25]


async def end(house: House, press: Press, name: str) -> None:
    """The match is over without a result."""
    await _is_here(house, press, name)
    match = await house.store.match(name)
    if match.status == "lobby":
        closed = await house.lobbies.cancel(name, press.user.id, moderator=True)
        house.lobby_closed(closed, "ended")
    else:
        await (await house.tables.find(name)).close()
    await _write_down(house, press, "end", name)
    await _say(press, "table-ended")


async def repair(house: House, press: Press, name: str) -> None:
    """Look at the log again, and post the message anew in this channel."""
    await _is_here(house, press, name)
    if lacking := what_is_lacking(press, thread=False):
        said = press.client.desk.words_for(press)
        rights = ", ".join(said(f"right-{right}") for right in lacking)
        await press.client.desk.say(press, said("answer-no_rights", rights=rights))
        return
    house.painter.regained(press.channel_id or 0)
    former = (await house.store.match(name)).channel
    if former is not None and former != press.channel_id:
        await house.painter.take_down(name, former)
    await house.store.change(name, channel=press.channel_id)
    try:
        table = await house.tables.find(name)
        await table.look_again()
        house.repaint(table.match, afresh=True)
    except NotStarted:
        house.painter.touch(name, press.channel_id or 0, afresh=True)
    await _write_down(house, press, "repair", name)
    await _say(press, "table-repaired")


async def replace(house: House, press: Press, name: str, person: int) -> None:
    """A computer takes the seat of somebody who does not come back."""
    await _is_here(house, press, name)
    table: Table = await house.tables.find(name)
    if all(each.person != person for each in table.sittings):
        raise NotSeated
    await table.leave(person)
    await _write_down(house, press, "replace", name, person)
    await _say(press, "table-replaced")


async def _is_here(house: House, press: Press, name: str) -> None:
    """Moderators look after their own server alone. What is asked for may be anything."""
    open_here = await house.store.open_in_guild(press.guild_id or 0)
    if name not in [match.id for match in open_here]:
        raise NoSuchTable


async def _write_down(
    house: House, press: Press, action: str, match: str, person: int | None = None
) -> None:
    guild = press.guild_id or 0
    entry = Audited(house.tables.clock(), guild, press.user.id, action, match, person)
    await house.store.audit.note(entry)


async def _say(press: Press, key: str) -> None:
    desk = press.client.desk
    await desk.say(press, desk.words_for(press)(key))
