"""Leaderboards that stay in a channel: messages that are drawn again when a match was counted."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog

from bot.discord_io.attachments import dressed
from bot.discord_io.permissions import may_attach
from bot.discord_io.render import Emoji
from bot.errors import Answer
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.panels import Asked, Place
from bot.people.servers import Pin, Servers
from bot.pictures.studio import Studio
from bot.ui.panels import Panel, in_words
from bot.ui.text import shown_name
from storage.errors import StoreError
from storage.records import Pool

log = structlog.get_logger()

NONE = discord.AllowedMentions.none()
PAUSE = 30.0  # seconds in which several matches make one edit
HOUR = 3600.0
"""Seconds between looks at all of them: a month ends, and people play elsewhere too."""

GONE_MESSAGE, GONE_CHANNEL = 10008, 10003
OUTAGE = 500  # the status from which on it is Discord that failed

LanguageAt: TypeAlias = Callable[[int | None], Awaitable[str]]


class NotPosted(Answer):
    """The channel takes no message of ours."""

    code = "not_posted"


class Pins:
    def __init__(
        self,
        client: discord.Client,
        leaderboards: Leaderboards,
        servers: Servers,
        language_at: LanguageAt,
        emoji: Emoji,
        studio: Studio,
        pause: float | None = None,
    ) -> None:
        self._client, self._leaderboards, self._servers = client, leaderboards, servers
        self._language_at, self._emoji, self._studio = language_at, emoji, studio
        self._may_attach = may_attach(client)
        self._pause = PAUSE if pause is None else pause
        self._shown: dict[int, Panel] = {}  # by message: what stands there
        self._waiting: set[int | None] = set()  # servers that will be looked at in a moment
        self._lost: dict[int, int] = {}  # by channel that we cannot write to: its server
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._do(self._look_around(), "pins")

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, guild: int | None = None) -> None:
        """A match was counted on that server, or something else that it shows is new: its messages
        are drawn again in a moment. Without a server, those of all."""
        if guild not in self._waiting:
            self._waiting.add(guild)
            self._do(self._soon(guild), f"pins-{guild}")

    def regained(self, channel: int) -> None:
        """The channel may be there again, or the right to write."""
        guild = self._lost.pop(channel, None)
        if guild is not None:
            self.changed(guild)

    async def put(self, guild: int, channel: int, game: str, pool: Pool) -> bool:
        """A message in that channel, in the place of the one there was for that leaderboard.
        False when Discord did not let it be pinned; it stays all the same."""
        async with self._alone(guild):
            before = (await self._servers.of(guild)).pin_of(game, pool)
            try:
                sent = await self._post(guild, Pin(game, pool, channel, 0))
            except discord.HTTPException as trouble:
                if trouble.status >= OUTAGE:
                    raise
                log.info("leaderboard not posted", guild=guild, code=trouble.code)
                raise NotPosted from None
            if before is not None:
                await self._delete(before)
            return await self._pin(sent)

    async def take_away(self, guild: int, game: str, pool: Pool) -> None:
        async with self._alone(guild):
            pin = (await self._servers.of(guild)).pin_of(game, pool)
            await self._servers.change(guild, lambda server: server.without_pin(game, pool))
            if pin is not None:
                await self._delete(pin)

    # In their time

    def _do(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _soon(self, guild: int | None) -> None:
        """What is counted from here on asks for another round."""
        await asyncio.sleep(self._pause)
        self._waiting.discard(guild)
        for each in self._everywhere() if guild is None else [guild]:
            await self._refresh(each)

    async def _look_around(self) -> None:
        await self._client.wait_until_ready()
        while True:
            self._lost.clear()
            for guild in self._everywhere():
                await self._refresh(guild)
            await asyncio.sleep(HOUR)

    def _everywhere(self) -> list[int]:
        return [guild.id for guild in self._client.guilds]

    async def _refresh(self, guild: int) -> None:
        """All messages of a server, where something has changed. What fails here is tried again
        in an hour."""
        try:
            for pin in (await self._servers.of(guild)).pins:
                async with self._alone(guild):
                    await self._redraw(guild, pin)
        except StoreError as failed:
            log.warning("leaderboard not drawn", guild=guild, why=str(failed))
        except Exception:
            log.exception("leaderboard failed", guild=guild)

    def _alone(self, guild: int) -> asyncio.Lock:
        """One change of a server's messages at a time."""
        return self._locks.setdefault(guild, asyncio.Lock())

    # On Discord

    async def _redraw(self, guild: int, pin: Pin) -> None:
        """Another may have been put in its place meanwhile: that one has its own turn."""
        is_there = (await self._servers.of(guild)).pin_of(pin.game, pin.pool) == pin
        if not is_there or pin.channel in self._lost:
            return
        try:
            await self._edit(guild, pin)
        except discord.HTTPException as trouble:
            log.info("leaderboard not shown", guild=guild, code=trouble.code)
            if trouble.code == GONE_CHANNEL:
                await self._forget(guild, pin)
            elif trouble.status in (403, 404):
                self._lost[pin.channel] = guild

    async def _edit(self, guild: int, pin: Pin) -> None:
        """Deleted by hand it is posted again: `/settings server` takes it away."""
        shown = await self._panel(guild, pin)
        if self._shown.get(pin.message) == shown:
            return
        view, files = await dressed(self._studio, shown, self._emoji)
        try:
            await self._message(pin).edit(view=view, attachments=files, allowed_mentions=NONE)
            self._shown[pin.message] = shown
        except discord.HTTPException as trouble:
            if trouble.code != GONE_MESSAGE:
                raise
            self._shown.pop(pin.message, None)
            await self._pin(await self._post(guild, pin))

    async def _post(self, guild: int, pin: Pin) -> Any:
        """What is posted and cannot be written down does not stay."""
        shown = await self._panel(guild, pin)
        place: Any = self._client.get_partial_messageable(pin.channel)
        view, files = await dressed(self._studio, shown, self._emoji)
        sent = await place.send(view=view, files=files, silent=True, allowed_mentions=NONE)
        posted = Pin(pin.game, pin.pool, pin.channel, sent.id)
        try:
            await self._servers.change(guild, lambda server: server.with_pin(posted))
        except StoreError:
            await self._delete(posted)
            raise
        self._shown[sent.id] = shown
        return sent

    async def _forget(self, guild: int, pin: Pin) -> None:
        self._shown.pop(pin.message, None)
        await self._servers.change(guild, lambda server: server.without_pin(pin.game, pin.pool))

    async def _panel(self, guild: int, pin: Pin) -> Panel:
        """This month, rated, of that server; in words where no pictures may be."""
        found = self._client.get_guild(guild)
        place = Place(guild, shown_name(found.name) if found is not None else "")
        language = await self._language_at(guild)
        asked = Asked(pin.game, pin.pool)
        shown = await self._leaderboards.shared(asked, place, language)
        return shown if self._may_attach(pin.channel) else in_words(shown)

    def _message(self, pin: Pin) -> Any:
        place: Any = self._client.get_partial_messageable(pin.channel)
        return place.get_partial_message(pin.message)

    async def _pin(self, message: Any) -> bool:
        try:
            await message.pin()
        except discord.HTTPException as trouble:
            log.info("leaderboard not pinned", code=trouble.code)
            return False
        return True

    async def _delete(self, pin: Pin) -> None:
        self._shown.pop(pin.message, None)
        try:
            await self._message(pin).delete()
        except discord.HTTPException as trouble:
            log.info("old leaderboard stays", code=trouble.code)
