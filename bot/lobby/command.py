"""/play: one word opens a table."""

import re
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import Choice

from bot.app import House
from bot.board.panels import table_panel
from bot.board.showing import showing_of
from bot.discord_io.render import Press, view_of
from bot.discord_io.translations import text
from bot.lobby.panels import lobby_panel
from bot.lobby.state import LobbyState
from bot.match.speeds import SPEEDS
from bot.match.table import DEFAULT_LEVEL
from bot.people.people import Person
from bot.ui.panels import Panel
from bot.ui.words import language_of, words
from games.catalogue import GAMES
from games.players import LEVELS

log = structlog.get_logger()

NONE = discord.AllowedMentions.none()
LARGEST_ID = 2**63 - 1
MENTION = re.compile(r"<@!?([0-9]{1,20})>")
NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
THREAD_NAME = 90  # characters
MOST_COMPUTERS = 11


def add_play(tree: app_commands.CommandTree[Any], client: Any) -> None:
    house: House = client.house

    async def play(
        press: Press,
        game: str,
        preset: str | None = None,
        speed: str | None = None,
        rated: bool | None = None,
        with_: str = "",
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        level: str = DEFAULT_LEVEL,
        invite_only: bool = False,
        thread: bool = False,
    ) -> None:
        async def work(who: Person) -> None:
            asked = Asked(game, preset, speed, rated, with_, computers, level, invite_only, thread)
            await open_table(house, press, who, asked)

        await client.desk.command(press, work)

    command: Any = app_commands.command(name="play", description=text("command-play"))(play)
    described = {name: text(f"command-play-{key}") for name, key in OPTIONS.items()}
    command = app_commands.describe(**described)(command)
    command = app_commands.rename(with_="with", invite_only="invite-only")(command)
    command = app_commands.choices(
        game=[Choice(name=words("en")(f"game-{key}"), value=key) for key in GAMES],
        speed=[Choice(name=text(f"speed-{key}"), value=key) for key in SPEEDS],
        level=[Choice(name=text(f"level-{key}"), value=key) for key in LEVELS],
    )(command)
    command.autocomplete("preset")(suggest_presets)
    tree.add_command(app_commands.guild_only()(command))


OPTIONS = {
    "game": "game",
    "preset": "preset",
    "speed": "speed",
    "rated": "rated",
    "with_": "with",
    "computers": "computers",
    "level": "level",
    "invite_only": "invite-only",
    "thread": "thread",
}


async def suggest_presets(press: Press, current: str) -> list[Choice[str]]:
    """The presets of the game that is chosen; all of them before one is."""
    said = words(language_of(str(press.locale)))
    chosen = str(getattr(press.namespace, "game", ""))
    games = [GAMES[chosen]] if chosen in GAMES else list(GAMES.values())
    found = [
        Choice(name=said(f"{game.key}-preset-{preset.key}")[:100], value=preset.key)
        for game in games
        for preset in game.presets
    ]
    wanted = current.casefold()
    return [choice for choice in found if wanted in choice.name.casefold()][:25]


class Asked:
    """What somebody asked for with /play; what is None is as usual on the server."""

    def __init__(
        self,
        game: str,
        preset: str | None,
        speed: str | None,
        rated: bool | None,
        invited: str,
        computers: int,
        level: str,
        invite_only: bool,
        thread: bool,
    ) -> None:
        self.game, self.preset, self.speed, self.rated = game, preset, speed, rated
        named = [int(person) for person in MENTION.findall(invited)]
        self.invited = [person for person in named if person <= LARGEST_ID]
        self.names_nobody = bool(invited.strip()) and not self.invited
        self.computers = [(level, computers)] if computers else []
        self.invite_only, self.thread = invite_only, thread


async def open_table(house: House, press: Press, who: Person, asked: Asked) -> None:
    said = words(who.language)
    lacking = what_is_lacking(press, asked.thread)
    if lacking:
        rights = ", ".join(said(f"right-{right}") for right in lacking)
        await press.client.desk.say(press, said("answer-no_rights", rights=rights))
        return
    if asked.names_nobody:
        await press.client.desk.say(press, said("answer-no_mentions"))
        return
    lobby = await admitted(house, press, who, asked)
    house.hands.remember(lobby.id, press, shown=False)
    if asked.thread and isinstance(press.channel, discord.TextChannel):
        await in_a_thread(house, press, who, lobby)
    else:
        await here(house, press, lobby)


async def admitted(house: House, press: Press, who: Person, asked: Asked) -> LobbyState:
    """What the server allows here and to this person, as it usually begins there."""
    async with house.opening(press.guild_id) as server:
        server.admit(channels_of(press), roles_of(press))
        preset = asked.preset
        if preset is None and asked.game in GAMES:
            preset = server.preset(asked.game)
        return await house.lobbies.open(
            asked.game,
            who.id,
            preset=preset,
            guild=press.guild_id,
            channel=press.channel_id,
            speed=server.speed if asked.speed is None else asked.speed,
            rated=server.rated if asked.rated is None else asked.rated,
            invited=asked.invited,
            computers=asked.computers,
            invite_only=asked.invite_only,
        )


def channels_of(press: Press) -> set[int]:
    """Where a command was given; of a thread, also the channel it is in."""
    parent = getattr(press.channel, "parent_id", None)
    return {each for each in (press.channel_id, parent) if each is not None}


def roles_of(press: Press) -> set[int]:
    return {role.id for role in getattr(press.user, "roles", ())}


def what_is_lacking(press: Press, thread: bool) -> list[str]:
    """Discord says with every command what the bot may do in this channel."""
    rights = press.app_permissions
    inside = isinstance(press.channel, discord.Thread)
    needed = list(NEEDED_IN_THREAD if inside else NEEDED)
    if thread and isinstance(press.channel, discord.TextChannel):
        needed += ["create_public_threads", "send_messages_in_threads"]
    return [right for right in dict.fromkeys(needed) if not getattr(rights, right)]


async def here(house: House, press: Press, lobby: LobbyState) -> None:
    """The answer to the command is the table's message. Should the answer come too late, the
    message is posted like any other."""
    house.painter.hold(lobby.id)
    posted = None
    try:
        view = view_of(await first_panel(house, press, lobby), house.faces.emoji)
        answer = await press.response.send_message(view=view, allowed_mentions=NONE)
        posted = answer.message_id
        await house.painter.posted(lobby.id, posted or 0)
    finally:
        house.painter.release(lobby.id, None if posted else press.channel_id)
    if lobby.starts_at_once:
        await house.started(await house.tables.find(lobby.id))


async def first_panel(house: House, press: Press, lobby: LobbyState) -> Panel:
    """The open table, or one that starts at once."""
    language = await house.language_at(press.guild_id)
    if not lobby.starts_at_once:
        return lobby_panel(await house.lobby_showing(lobby, words(language)))
    table = await house.lobbies.start(lobby.id, lobby.match.host or 0)
    return table_panel(table, await showing_of(table, house.people, language, house.faces.icon))


async def in_a_thread(house: House, press: Press, who: Person, lobby: LobbyState) -> None:
    """The table moves into a thread of its own, and the answer says where."""
    said = words(who.language)
    await press.response.defer(ephemeral=True)
    name = said(f"game-{lobby.match.game}")
    title = said("thread-name", game=name, name=who.name)[:THREAD_NAME]
    channel: Any = press.channel
    try:
        thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    except discord.HTTPException as trouble:
        log.info("thread not opened", code=trouble.code)
        await house.lobbies.cancel(lobby.id, who.id)
        await press.client.desk.say(press, said("answer-not_opened"))
        return
    await house.store.change(lobby.id, channel=thread.id)
    if lobby.starts_at_once:
        table = await house.lobbies.start(lobby.id, lobby.match.host or 0)
        await house.started(table)
    else:
        house.painter.touch(lobby.id, thread.id)
    await press.client.desk.say(press, said("thread-opened", thread=thread.mention))
