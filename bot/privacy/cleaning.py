"""Deletes by age what is kept for a time only: what moderators did, and the data of servers that
removed the bot. Once a day, each process for its own servers."""

from collections.abc import Callable
from contextlib import suppress

import structlog

from bot.clock import Clock
from bot.errors import NotKept
from bot.match.tables import Tables
from bot.people.servers import Servers
from storage.errors import StoreError
from storage.records import Shards
from storage.store import Store

log = structlog.get_logger()

DAY = 24 * 60 * 60.0  # seconds


class Cleaning:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        servers: Servers,
        clock: Clock,
        shards: Shards | None,
        seen: Callable[[], tuple[int, ...]],
    ) -> None:
        """`seen` returns the servers that have the bot, also while Discord cannot reach them."""
        self._forgetting, self._tables, self._servers = store.forgetting, tables, servers
        self._clock, self._shards, self._seen = clock, shards, seen

    async def left(self, guild: int) -> None:
        """Note that a server removed the bot; what is missed here, the next look finds."""
        with suppress(StoreError):
            await self._forgetting.left(guild, self._clock())

    async def joined(self, guild: int) -> None:
        with suppress(StoreError):
            await self._forgetting.back(guild)

    async def round(self) -> float:
        """Delete what is due, once all servers are known; return the seconds until the next
        time."""
        now = self._clock()
        await self._forgetting.old_audit(now)
        await self._forgetting.strays()
        await self._forgetting.compare(self._seen(), self._shards, now)
        for guild in await self._forgetting.servers(self._shards, now):
            await self._forget(guild, now)
        return DAY

    async def _forget(self, guild: int, now: int) -> None:
        ended = await self._forgetting.server(guild, now)
        self._servers.forget(guild)
        for match in ended:
            table = self._tables.in_memory_of(match)
            if table is not None:
                with suppress(NotKept):
                    await table.reload()
        log.info("server forgotten", guild=guild, ended=len(ended))
