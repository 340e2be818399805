"""Looks for tables that should be going on and are not, and starts them."""

import asyncio
from collections.abc import Callable

import structlog

from bot.errors import Answer
from bot.match.autoplay import is_ours_to_move
from bot.match.gone import end_gone
from bot.match.pause import waits
from bot.match.table import Table
from bot.match.tables import Tables
from storage.errors import StoreUnavailable
from storage.records import Placed, Shards, Still

log = structlog.get_logger()

EVERY = 20.0  # seconds between two looks
LONGEST = 300.0  # seconds that a look may take
MANY = 500  # tables read from disk in one look
REST = 0.02  # seconds between two of them


def unnoticed(_: Placed) -> None:
    """Show nothing of an end."""


class GoingOn:
    """After a start it finds every table that was going on; later those that were forgotten, such
    as by a process that was killed."""

    def __init__(
        self,
        tables: Tables,
        shards: Shards | None = None,
        ended: Callable[[Placed], None] = unnoticed,
    ) -> None:
        """`ended` is called with each match that ended because its rules are gone."""
        self._tables, self._shards, self._ended = tables, shards, ended
        self._known: dict[str, Still] = {}  # where a person is to move, or that cannot be read
        self._is_resumed = False
        self._idle: dict[str, int] = {}  # by match: at which version it stood still before

    async def round(self) -> float:
        """Start what stands still; return the seconds until the next look."""
        self._look_in_memory()
        for gone in await end_gone(self._tables.store, self._tables.clock, self._shards):
            self._ended(gone)
        still = await self._tables.store.still(self._shards)
        self._known = {each.match: each for each in still if self._known.get(each.match) == each}
        left = [each for each in still if each.match not in self._known]
        for each in left[:MANY]:
            await self._look_at(each)
        if len(left) > MANY:
            return 0.0
        self._is_resumed = True
        return EVERY

    def _look_in_memory(self) -> None:
        """Start tables that stood still at two looks in a row."""
        before, self._idle = self._idle, {}
        for table in self._tables.live():
            if not stands_still(table, self._tables.autoplay.is_going_on):
                continue
            if before.get(table.id) == table.version:
                self._tell(table)
                self._tables.autoplay.go_on(table)
            else:
                self._idle[table.id] = table.version

    async def _look_at(self, still: Still) -> None:
        table = self._tables.in_memory_of(still.match)
        try:
            if table is None:
                table = await self._tables.take_up(still.match)
                if table is not None and self._is_resumed:
                    self._tell(table)
                await asyncio.sleep(REST)
            elif still.moves > table.version and not table.is_busy:
                await table.reload()  # another process has moved, and may be gone
        except StoreUnavailable:
            raise
        except Answer:
            table = None
        if table is None or not is_ours_to_move(table):
            self._known[still.match] = still

    def _tell(self, table: Table) -> None:
        log.warning("table stood still", match=table.id, version=table.version)


def stands_still(table: Table, is_going_on: Callable[[Table], bool]) -> bool:
    """Return whether the dealer or a computer should act and does not. A paused table is none."""
    if table.is_busy or is_going_on(table):
        return False
    return table.needs_reload or (is_ours_to_move(table) and not waits(table))
