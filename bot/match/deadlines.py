"""Wakes at each deadline of this process and acts on it."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable

import structlog

from bot.clock import Clock
from bot.errors import NoSuchTable, NotKept, OtherRules, Unreadable
from storage.errors import StoreError
from storage.records import Claim, Deadline, Shards
from storage.store import Store

log = structlog.get_logger()

BEAT = 15.0  # seconds between heartbeats, and the longest sleep
LEASE = 60_000  # ms in which a claimed deadline is acted on; then another process may claim it
MANY = 100  # deadlines claimed at once

Due = Callable[[Deadline], Awaitable[None]]
Sweep = Callable[[], Awaitable[None]]


class Deadlines:
    """Deadlines are rows: a restart loses none, and downtime is credited to the players."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        due: Due,
        sweep: Sweep,
        shards: Shards | None = None,
        beat: float = BEAT,
        lease: int = LEASE,
    ) -> None:
        """`due` acts on a deadline that has passed; `sweep` is called at each heartbeat."""
        self._store, self._clock, self._due, self._sweep = store, clock, due, sweep
        self._shards, self._beat, self._lease = shards, beat, lease
        self.name = "clock" if shards is None else f"clock {shards.count} {min(shards.ids)}"
        self._owner = f"{socket.gethostname()}-{os.getpid()}-{id(self):x}"
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> int:
        """Credit the players with the time since the last heartbeat and return it, in ms."""
        away = await self._store.deadlines.resume(self.name, self._clock(), self._shards)
        self._task = asyncio.create_task(self._run(), name="courtyard-deadlines")
        return away

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._store.deadlines.beat(self.name, self._clock())

    async def _run(self) -> None:
        while True:
            try:
                await self._sweep()
                await self._store.deadlines.beat(self.name, self._clock())
                await self.tick()
                await asyncio.sleep(await self._pause())
            except StoreError as failed:
                log.warning("deadlines delayed: database unavailable", why=str(failed))
                await asyncio.sleep(self._beat)
            except Exception:
                log.exception("deadlines failed")
                await asyncio.sleep(self._beat)

    async def _pause(self) -> float:
        """Return the seconds until a deadline passes; new ones are seen within one heartbeat."""
        due = await self._store.deadlines.next_due(self._shards)
        left = self._beat if due is None else (due - self._clock()) / 1000
        return min(self._beat, max(0.05, left))

    async def tick(self) -> None:
        """Act once on every deadline that has passed."""
        claims = await self._store.deadlines.claim(
            self._clock(), self._owner, self._lease, MANY, self._shards
        )
        await asyncio.gather(*(self._act(claim) for claim in claims))

    async def _act(self, claim: Claim) -> None:
        match = claim.deadline.match
        try:
            await self._due(claim.deadline)
        except (NoSuchTable, OtherRules):
            await self._store.deadlines.drop(match)
        except Unreadable:
            return  # the log is safe; the deadline is claimed again when the lease ends
        except (NotKept, StoreError) as failed:
            log.warning("deadline delayed", match=match, why=str(failed))
        except Exception:
            log.exception("deadline failed", match=match)
