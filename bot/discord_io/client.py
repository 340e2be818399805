"""Connects to Discord: intents, commands, and the one entry of every interaction."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.context import AskCtx, Run
from bot.discord_io.render import Interaction, custom_id_of
from bot.discord_io.responder import Responder
from bot.ui.command_texts import Translations
from storage.notes import Notes

log = structlog.get_logger()

COMPONENT = discord.InteractionType.component
SENT = discord.InteractionType.modal_submit

Add = Callable[[app_commands.CommandTree[Any], Run, AskCtx], None]


class Commands(app_commands.CommandTree[Any]):
    async def on_error(self, it: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer errors before a command runs: an outdated command or a bad value."""
        log.warning("command refused", why=type(error).__name__)
        await it.client.responder.refuse(it)


class Courtyard(discord.AutoShardedClient):
    """Uses the guilds intent alone: interactions need none, and no privileged one is asked for."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **settings,
        )
        self.tree = Commands(self)
        self.responder: Responder
        self._notes: Notes
        self._synced: Callable[[], None]
        self._channel_back: Callable[[int], None]

    def serve(
        self,
        responder: Responder,
        commands: Iterable[Add],
        notes: Notes,
        *,
        synced: Callable[[], None],
        channel_back: Callable[[int], None],
    ) -> None:
        """Set what answers interactions. `synced` is called when the commands are registered,
        `channel_back` when a channel or its permissions may be back."""
        self.responder, self._notes = responder, notes
        self._synced, self._channel_back = synced, channel_back
        for add in commands:
            add(self.tree, responder.command, responder.context)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translations())
        await self._sync()
        self.responder.is_open = True
        self._synced()

    async def _sync(self) -> None:
        """Send the commands to Discord if their definitions have changed."""
        shapes = [
            await command.get_translated_payload(self.tree, self.tree.translator)  # type: ignore[arg-type]
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(shapes, sort_keys=True).encode()).hexdigest()
        name = str(self.application_id)
        if await self._notes.get(name) == digest and not await self._lacks_commands():
            return
        await self.tree.sync()
        await self._notes.put(name, digest)
        log.info("commands synced", number=len(shapes))

    async def _lacks_commands(self) -> bool:
        """Return whether commands are missing: Discord may have lost them, or another program
        replaced them."""
        try:
            there = {command.name for command in await self.tree.fetch_commands()}
        except discord.HTTPException:
            return False
        return there != {command.name for command in self.tree.get_commands()}

    async def on_interaction(self, it: Interaction) -> None:
        """Answer presses and forms; commands go through their tree."""
        if it.type is SENT or (it.type is COMPONENT and _is_on_its_message(it)):
            await self.responder.press(it)
        elif it.type is COMPONENT:
            await self.responder.refuse(it)

    # Events that may bring back a lost channel

    async def on_guild_channel_update(self, _: Any, channel: Any) -> None:
        self._channel_back(channel.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        self._channel_back(changed.thread_id)

    async def on_guild_role_update(self, _: Any, role: discord.Role) -> None:
        self._channels_back(role.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._channels_back(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._channels_back(guild)

    def _channels_back(self, guild: discord.Guild) -> None:
        for place in (*guild.channels, *guild.threads):
            self._channel_back(place.id)


def _is_on_its_message(it: Interaction) -> bool:
    """Return whether the message has the pressed button; else the press is forged."""
    return it.message is not None and custom_id_of(it) in ids_of(it.message.components)


def ids_of(components: Iterable[Any]) -> Iterator[str]:
    """Return the custom ids of components, including nested ones and accessories."""
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield custom_id
        yield from ids_of(getattr(each, "children", ()))
        if accessory := getattr(each, "accessory", None):
            yield from ids_of((accessory,))
