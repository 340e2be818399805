"""Counts the results of finished matches, also of those that were missed."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from bot.clock import Clock
from bot.match.outcomes import Earned, outcome_of
from bot.match.table import Table, Tell
from bot.match.table_events import Counted
from games.errors import RuleError
from storage.errors import StoreError, StoreUnavailable
from storage.store import Store

log = structlog.get_logger()

RECENT = 7 * 24 * 60 * 60 * 1000  # ms: how far back to look for uncounted matches


EarnedAt: TypeAlias = Callable[[Table], Awaitable[Earned]]
"""Finds the achievements of a finished match."""


async def nothing_earned(_: Table) -> Earned:
    return ()


class Results:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        find: Callable[[str], Awaitable[Table]],
        hear: Tell,
        on_uncounted: Callable[[], None],
        earned_at: EarnedAt = nothing_earned,
    ) -> None:
        self._store, self._clock, self._find, self._hear = store, clock, find, hear
        self._on_uncounted, self._failures = on_uncounted, 0
        self._earned_at = earned_at

    async def count(self, table: Table) -> None:
        """Count results and ratings. A failure is made up for later."""
        try:
            await self._count(table)
        except StoreError as failed:
            log.warning("match not counted yet", match=table.id, why=str(failed))
            self._failures += 1
            self._on_uncounted()

    async def _count(self, table: Table) -> None:
        earned = await self._earned_at(table)
        outcome = outcome_of(table.game, table.match, table.state, table.sittings, earned)
        await self._store.ladder.count(outcome)
        self._hear(table, Counted())

    async def count_missed(self) -> None:
        """Count finished matches that were not counted: the process stopped before, or it failed.
        Raise StoreUnavailable if it fails again."""
        seen = -1
        while seen != self._failures:
            seen = self._failures
            for match in await self._store.uncounted(self._clock() - RECENT):
                await self._count_one(match)

    async def _count_one(self, match: str) -> None:
        try:
            await self._count(await self._find(match))
        except RuleError:
            return  # a match that cannot be read is in the log already
        except StoreUnavailable:
            raise
        except Exception as spoilt:  # noqa: BLE001 whatever it is, one match has it
            log.error("match cannot be counted", match=match, why=type(spoilt).__name__)
