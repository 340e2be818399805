"""The bot on Discord: intents, commands, and the way of every press to the desk."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.app import House
from bot.commands import COMMANDS
from bot.discord_io.render import ACTION, CHOICE, DYNAMIC_ITEMS, Press, answers_of
from bot.discord_io.responder import Desk
from bot.discord_io.translations import Translations

log = structlog.get_logger()

COMPONENT = discord.InteractionType.component
SENT = discord.InteractionType.modal_submit


class Commands(app_commands.CommandTree[Any]):
    async def on_error(self, press: Press, error: app_commands.AppCommandError, /) -> None:
        """What goes wrong before a command begins: one of a version long gone, a bad value."""
        log.warning("command refused", why=type(error).__name__)
        desk: Desk = press.client.desk
        await desk.tell(press, desk.words_for(press)("answer-unknown_press"))


class Courtyard(discord.AutoShardedClient):
    """Guilds alone: presses and commands need no intent, and nothing privileged is asked for."""

    def __init__(self, house: House, **settings: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **settings,
        )
        self.house = house
        self.desk = Desk(house)
        self.tree = Commands(self)
        house.attach(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*DYNAMIC_ITEMS)
        await self.tree.set_translator(Translations())
        for add in COMMANDS:
            add(self.tree, self)
        await self._sync()
        self.desk.open = True
        self.house.faces.start(self)
        self.house.pins.start()

    async def _sync(self) -> None:
        """Commands are sent to Discord when their definitions have changed, not at every start."""
        shapes = [
            await command.get_translated_payload(self.tree, self.tree.translator)  # type: ignore[arg-type]
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(shapes, sort_keys=True).encode()).hexdigest()
        note = self.house.store.notes("commands")
        name = str(self.application_id)
        if await note.get(name) == digest and not await self._lacks_commands():
            return
        await self.tree.sync()
        await note.put(name, digest)
        log.info("commands synced", number=len(shapes))

    async def _lacks_commands(self) -> bool:
        """Discord may have lost them, or another program may have replaced them."""
        try:
            there = {command.name for command in await self.tree.fetch_commands()}
        except discord.HTTPException:
            return False
        return there != {command.name for command in self.tree.get_commands()}

    async def on_interaction(self, press: Press) -> None:
        """Forms, and buttons that nobody claims: forged ones, or of a version long gone."""
        custom_id = str((press.data or {}).get("custom_id", ""))  # type: ignore[call-overload]
        if press.type is SENT:
            found = ACTION.fullmatch(custom_id)
            kind, rest = (found["kind"], found["rest"]) if found else ("", "")
            await self.desk.form(press, kind, rest, answers_of(press))
        elif press.type is COMPONENT and not is_claimed(press, custom_id):
            await self.desk.tell(press, self.desk.words_for(press)("answer-unknown_press"))

    # What may bring a lost channel back

    async def on_guild_channel_update(self, _: Any, channel: Any) -> None:
        self._regained(channel.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        self._regained(changed.thread_id)

    async def on_guild_role_update(self, _: Any, role: discord.Role) -> None:
        self._look_around(role.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._look_around(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._look_around(guild)

    def _look_around(self, guild: discord.Guild) -> None:
        for place in (*guild.channels, *guild.threads):
            self._regained(place.id)

    def _regained(self, channel: int) -> None:
        self.house.painter.regained(channel)
        self.house.pins.regained(channel)

    async def close(self) -> None:
        self.desk.open = False
        await super().close()


def is_claimed(press: Press, custom_id: str) -> bool:
    """Whether one of the dynamic items takes it: it looks like ours, and the message has it."""
    if not (ACTION.fullmatch(custom_id) or CHOICE.fullmatch(custom_id)):
        return False
    return press.message is not None and custom_id in ids_of(press.message.components)


def ids_of(components: Iterable[Any]) -> Iterator[str]:
    """The custom ids of components, nested ones and accessories too."""
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield custom_id
        yield from ids_of(getattr(each, "children", ()))
        if accessory := getattr(each, "accessory", None):
            yield from ids_of((accessory,))
