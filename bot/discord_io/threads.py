"""Opens threads, each once, also when Discord's answer is lost."""

import asyncio
from datetime import timedelta
from itertools import chain, repeat
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog
from cachetools import LRUCache

from bot.discord_io.attempts import timed
from bot.discord_io.fates import Fate, fate_of, told
from bot.ui.display import NotNow, NotOpened

log = structlog.get_logger()

PATIENCE = 600.0  # seconds: the person who waits can be answered for fifteen minutes
PAUSES = (1.0, 2.0, 5.0, 15.0)  # seconds between two attempts; the last one repeats
UNDER_WAY = 15.0  # seconds in which a thread may open after nobody waits for the answer any more
SKEW = timedelta(seconds=5)  # that Discord's clock may differ from ours
MOST = 1_000  # opened threads remembered


class Threads:
    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opened: LRUCache[int, None] = LRUCache(MOST)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, channel: int, title: str) -> int:
        """Open a public thread and return its id. Raise NotOpened, or NotNow after a long
        outage."""
        place: Any = self._client.get_channel(channel)
        if not isinstance(place, discord.TextChannel):
            raise NotOpened
        lock = self._locks.setdefault(channel, asyncio.Lock())
        async with lock:  # so that of two lost threads each finds its own
            thread = await self._patiently(place, title)
            self._opened[thread] = None
        return thread

    async def _patiently(self, place: discord.TextChannel, title: str) -> int:
        """Try until the thread is open. Before another is asked for, the last one is looked for."""
        now, began, asked = asyncio.get_running_loop().time, _mark_of_now(), False
        end, next_at = now() + PATIENCE, 0.0  # when another may be asked for
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                if asked and (found := await self._lost(place, began)) is not None:
                    return found
                if now() >= next_at:
                    asked = True
                    try:
                        async with timed():
                            kind = discord.ChannelType.public_thread
                            return (await place.create_thread(name=title, type=kind)).id
                    except TimeoutError:
                        next_at = now() + UNDER_WAY
                        raise
            except Exception as trouble:
                if fate_of(trouble) is not Fate.LATER:
                    if not isinstance(trouble, discord.HTTPException):
                        raise
                    log.info("thread not opened", why=told(trouble))
                    raise NotOpened from None
                log.info("thread not opened", why=told(trouble), again_in=pause)
            if now() + pause > end:
                break
            await asyncio.sleep(pause)
        raise NotNow

    async def _lost(self, place: discord.TextChannel, began: int) -> int | None:
        """Return the newest thread of ours that nobody was told of."""
        async with timed():
            active = await place.guild.active_threads()
        assert self._client.user is not None
        ours = [
            each.id
            for each in active
            if each.parent_id == place.id
            and each.owner_id == self._client.user.id
            and each.id >= began
            and each.id not in self._opened
        ]
        return max(ours, default=None)


def _mark_of_now() -> int:
    """Return an id that is smaller than those of everything made from now on."""
    return discord.utils.time_snowflake(discord.utils.utcnow() - SKEW)
