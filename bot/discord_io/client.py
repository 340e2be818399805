"""Connects to Discord: intents, commands, and the one entry of every interaction."""

import hashlib
import json
import sys
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.context import AskCtx, Run
from bot.discord_io.render import Interaction, custom_id_of, ids_of
from bot.discord_io.responder import Responder
from bot.ui.command_texts import Translations
from storage.notes import Notes

log = structlog.get_logger()

COMPONENT = discord.InteractionType.component
SENT = discord.InteractionType.modal_submit

Add = Callable[[app_commands.CommandTree[Any], Run, AskCtx], None]


class _Again(Exception):
    """A shard did not connect and is to be tried again."""


class Commands(app_commands.CommandTree[Any]):
    async def on_error(self, it: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer errors before a command's work: an outdated command, a bad value, or a bug."""
        if isinstance(error, app_commands.CommandInvokeError):
            await it.client.responder.fail(it, error.original)
        else:
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
        self._pressed: Callable[[Interaction], None]
        self._lost: Callable[[int], Awaitable[None]]
        self._reached: Callable[[int], Awaitable[None]]
        self._left: Callable[[int], Awaitable[None]]
        self._joined: Callable[[int], Awaitable[None]]
        self._is_launching = False

    def serve(
        self,
        responder: Responder,
        commands: Iterable[Add],
        notes: Notes,
        *,
        synced: Callable[[], None],
        channel_back: Callable[[int], None],
        pressed: Callable[[Interaction], None],
        lost: Callable[[int], Awaitable[None]],
        reached: Callable[[int], Awaitable[None]],
        left: Callable[[int], Awaitable[None]],
        joined: Callable[[int], Awaitable[None]],
    ) -> None:
        """Set what answers interactions. `synced` is called when the commands are registered,
        `channel_back` when a channel or its permissions may be back, `pressed` with every
        interaction, before it is answered, `lost` and `reached` with a shard that Discord reaches
        no more, or again, `left` and `joined` with a server that removed the bot, or invited it."""
        self.responder, self._notes = responder, notes
        self._synced, self._channel_back, self._pressed = synced, channel_back, pressed
        self._lost, self._reached, self._left, self._joined = lost, reached, left, joined
        for add in commands:
            add(self.tree, responder.command, responder.context)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translations())
        await self._sync()
        self.responder.state = "open"
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
        self._pressed(it)
        if it.type is SENT or (it.type is COMPONENT and _is_on_its_message(it)):
            await self.responder.press(it)
        elif it.type is COMPONENT:
            await self.responder.refuse(it)

    async def on_error(self, event_method: str, /, *given: Any, **_: Any) -> None:
        """Log what a handler of events raised. An interaction is answered all the same."""
        failed = sys.exception()
        if isinstance(failed, Exception) and given and isinstance(given[0], discord.Interaction):
            await self.responder.fail(given[0], failed)
        else:
            log.error("event failed", about=event_method, exc_info=failed)

    # Shards that come and go

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard. After each failure the library calls this method from within itself,
        which would end once it is called too deep: here a loop takes the place of that call."""
        if self._is_launching:
            raise _Again
        while True:
            self._is_launching = True
            try:
                return await super().launch_shard(gateway, shard_id, initial=initial)
            except _Again:
                initial = False
            finally:
                self._is_launching = False

    async def on_shard_disconnect(self, shard: int) -> None:
        await self._lost(shard)

    async def on_shard_ready(self, shard: int) -> None:
        await self._reached(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self._reached(shard)

    # Events that may bring back a lost channel

    async def on_guild_channel_update(self, _: Any, channel: Any) -> None:
        self._channel_back(channel.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        self._channel_back(changed.thread_id)

    async def on_guild_role_update(self, _: Any, role: discord.Role) -> None:
        self._channels_back(role.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._channels_back(role.guild)

    async def on_member_update(self, _: Any, member: discord.Member) -> None:
        if self.user is not None and member.id == self.user.id:  # Discord tells of us alone
            self._channels_back(member.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._channels_back(guild)
        await self._joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The library tells this apart from an outage, in which a server is only unavailable."""
        await self._left(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._channels_back(guild)

    def _channels_back(self, guild: discord.Guild) -> None:
        for place in (*guild.channels, *guild.threads):
            self._channel_back(place.id)


def _is_on_its_message(it: Interaction) -> bool:
    """Return whether the message has the pressed button; else the press is forged."""
    return it.message is not None and custom_id_of(it) in ids_of(it.message.components)
