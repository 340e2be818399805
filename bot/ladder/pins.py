"""Keeps leaderboards in channels up to date: messages that are edited after each counted match."""

import asyncio
from weakref import WeakValueDictionary

import structlog
from cachetools import LRUCache

from bot.background import BackgroundTasks
from bot.ladder.leaderboards import Leaderboards
from bot.people.servers import Pin, Servers
from bot.ui.display import Display, NotNow, NotPosted, Sent
from bot.ui.panels import Panel
from storage.errors import StoreError
from storage.records import Pool

log = structlog.get_logger()

PAUSE = 30.0  # seconds in which several matches share one edit
AGAIN = 10.0  # seconds until a message that could not be shown is tried again
HOUR = 3600.0
"""Seconds between checks of all: a month ends, and people play elsewhere too."""
MOST = 5_000  # messages whose content is remembered


class Pins:
    def __init__(
        self,
        leaderboards: Leaderboards,
        servers: Servers,
        display: Display,
        background: BackgroundTasks,
        pause: float | None = None,
    ) -> None:
        self._leaderboards, self._servers, self._display = leaderboards, servers, display
        self._background = background
        self._pause = PAUSE if pause is None else pause
        self._shown: LRUCache[int, Panel] = LRUCache(MOST)  # by message: its content
        self._waiting: set[int | None] = set()  # servers that will be refreshed soon
        self._lost: dict[int, int] = {}  # by channel that we cannot write to: its server
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def changed(self, guild: int | None = None) -> None:
        """Refresh a server's messages soon: a match was counted, or something else they show has
        changed. None refreshes all servers."""
        self._refresh_after(self._pause, guild)

    def _refresh_after(self, pause: float, guild: int | None) -> None:
        if guild not in self._waiting:
            self._waiting.add(guild)
            self._background.do(self._refresh_soon(pause, guild), f"pins-{guild}")

    def regained(self, channel: int) -> None:
        """Refresh a channel's server: the channel, or the permission to write, may be back."""
        guild = self._lost.pop(channel, None)
        if guild is not None:
            self.changed(guild)

    async def put(self, guild: int, channel: int, game: str, pool: Pool) -> bool:
        """Post a leaderboard in a channel, in place of the server's former one; return whether it
        was pinned. It stays either way. Raise NotPosted."""
        async with self._alone(guild):
            before = (await self._servers.of(guild)).pin_of(game, pool)
            posted = await self._show(guild, Pin(game, pool, channel, 0))
            if before is not None:
                await self._remove(before)
            return posted is not None and await self._display.pin(posted)

    async def take_away(self, guild: int, game: str, pool: Pool) -> None:
        async with self._alone(guild):
            pin = (await self._servers.of(guild)).pin_of(game, pool)
            await self._servers.change(guild, lambda server: server.without_pin(game, pool))
            if pin is not None:
                await self._remove(pin)

    # Refreshing

    async def _refresh_soon(self, pause: float, guild: int | None) -> None:
        """Refresh after a pause. Matches counted after it need another round."""
        await asyncio.sleep(pause)
        self._waiting.discard(guild)
        for each in self._display.guilds() if guild is None else (guild,):
            await self._refresh(each)

    async def round(self) -> float:
        """Refresh all, once Discord has listed the servers; return the seconds until the next
        time."""
        self._lost.clear()
        await self._leaderboards.close_seasons()
        for guild in self._display.guilds():
            await self._refresh(guild)
        return HOUR

    async def _refresh(self, guild: int) -> None:
        """Edit a server's messages that have changed. What we did wrong is tried again within an
        hour."""
        try:
            for pin in (await self._servers.of(guild)).pins:
                async with self._alone(guild):
                    await self._redraw(guild, pin)
        except StoreError as failed:
            log.warning("leaderboard not drawn", guild=guild, why=str(failed))
        except Exception:
            log.exception("leaderboard failed", guild=guild)

    async def _redraw(self, guild: int, pin: Pin) -> None:
        """Refresh one leaderboard, unless another has replaced it meanwhile."""
        is_there = (await self._servers.of(guild)).pin_of(pin.game, pin.pool) == pin
        if not is_there or pin.channel in self._lost:
            return
        try:
            posted = await self._show(guild, pin)
        except NotPosted:
            self._lost[pin.channel] = guild
        except NotNow:
            self._refresh_after(AGAIN, guild)
        else:
            if posted is not None:
                await self._display.pin(posted)

    def _alone(self, guild: int) -> asyncio.Lock:
        """Return the lock for a server's messages."""
        return self._locks.setdefault(guild, asyncio.Lock())

    # In the channel

    async def _show(self, guild: int, pin: Pin) -> Sent | None:
        """Show the leaderboard; return the message if it is new. A deleted message is posted again:
        `/settings server` removes it."""
        language = await self._servers.language_at(guild)
        name = self._display.guild_name(guild)
        shown = await self._leaderboards.kept(pin.game, pin.pool, guild, name, language)
        if self._shown.get(pin.message) == shown:
            return None
        message = await self._display.show_lasting(pin.channel, shown, pin.message or None)
        if message is None:
            await self._servers.change(guild, lambda server: server.without_pin(pin.game, pin.pool))
            return None
        if message != pin.message:
            await self._keep(guild, Pin(pin.game, pin.pool, pin.channel, message))
        self._shown[message] = shown
        return Sent(pin.channel, message) if message != pin.message else None

    async def _keep(self, guild: int, pin: Pin) -> None:
        """Save the pin; if that fails, delete the message."""
        try:
            await self._servers.change(guild, lambda server: server.with_pin(pin))
        except StoreError:
            await self._remove(pin)
            raise

    async def _remove(self, pin: Pin) -> None:
        self._shown.pop(pin.message, None)
        await self._display.unpin(Sent(pin.channel, pin.message))
