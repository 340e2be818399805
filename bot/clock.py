"""One clock for all deadlines of a process: it sleeps until the next is due."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable

import structlog

from bot.answers import NoSuchTable, NotKept, NotStarted, OtherRules, Unreadable
from bot.tables import Tables
from storage.errors import StoreError
from storage.records import Claim, Shards

log = structlog.get_logger()

BEAT = 15.0  # seconds between two signs of life, and the longest sleep
LEASE = 60_000  # ms in which a claim is acted upon; then another process may
Expire = Callable[[str], Awaitable[object]]
MANY = 100  # deadlines claimed at once


class TableClock:
    """Deadlines are rows: a restart loses none, and time that the bot was down is credited."""

    def __init__(
        self,
        tables: Tables,
        shards: Shards | None = None,
        beat: float = BEAT,
        lease: int = LEASE,
        expire: Expire | None = None,
    ) -> None:
        """`expire` is what happens to a lobby whose time is up."""
        self._expire = expire
        self._tables, self._shards, self._beat, self._lease = tables, shards, beat, lease
        self._deadlines = tables.store.deadlines
        self.name = "clock" if shards is None else f"clock {shards.count} {min(shards.ids)}"
        self._owner = f"{socket.gethostname()}-{os.getpid()}-{id(self):x}"
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> int:
        """Credits the players with the time since the last sign of life; in ms."""
        away = await self._deadlines.resume(self.name, self._tables.clock(), self._shards)
        self._task = asyncio.create_task(self._run(), name="courtyard-clock")
        return away

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._deadlines.beat(self.name, self._tables.clock())

    async def _run(self) -> None:
        while True:
            try:
                await self._tables.sweep()
                await self._deadlines.beat(self.name, self._tables.clock())
                await self.tick()
                await asyncio.sleep(await self._pause())
            except StoreError as failed:
                log.warning("clock waits for the database", why=str(failed))
                await asyncio.sleep(self._beat)
            except Exception:
                log.exception("clock failed")
                await asyncio.sleep(self._beat)

    async def _pause(self) -> float:
        """Seconds until something is due; new deadlines are seen within one beat."""
        due = await self._deadlines.next_due(self._shards)
        left = self._beat if due is None else (due - self._tables.clock()) / 1000
        return min(self._beat, max(0.05, left))

    async def tick(self) -> None:
        """Act upon everything that is due, each once."""
        now = self._tables.clock()
        claims = await self._deadlines.claim(now, self._owner, self._lease, MANY, self._shards)
        await asyncio.gather(*(self._act(claim) for claim in claims))

    async def _act(self, claim: Claim) -> None:
        try:
            table = await self._tables.find(claim.deadline.match)
            await table.time_up(claim.deadline)
        except NotStarted:
            if self._expire is None:
                await self._deadlines.drop(claim.deadline.match)
            else:
                await self._expire(claim.deadline.match)
        except (NoSuchTable, OtherRules):
            await self._deadlines.drop(claim.deadline.match)
        except Unreadable:
            return  # the log has it already; it is looked at again when the lease ends
        except (NotKept, StoreError) as failed:
            log.warning("deadline waits", match=claim.deadline.match, why=str(failed))
        except Exception:
            log.exception("deadline failed", match=claim.deadline.match)
