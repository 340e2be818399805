"""One clock for all deadlines of a process: it sleeps until the next is due."""

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

BEAT = 15.0  # seconds between two signs of life, and the longest sleep
LEASE = 60_000  # ms in which a claim is acted upon; then another process may
MANY = 100  # deadlines claimed at once

Due = Callable[[Deadline], Awaitable[None]]
Sweep = Callable[[], Awaitable[None]]


class Deadlines:
    """They are rows: a restart loses none, and time that the bot was down is credited."""

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
        """`due` acts upon a deadline that has passed; `sweep` is called at each beat."""
        self._store, self._clock, self._due, self._sweep = store, clock, due, sweep
        self._shards, self._beat, self._lease = shards, beat, lease
        self.name = "clock" if shards is None else f"clock {shards.count} {min(shards.ids)}"
        self._owner = f"{socket.gethostname()}-{os.getpid()}-{id(self):x}"
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> int:
        """Credits the players with the time since the last sign of life; in ms."""
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
                log.warning("clock waits for the database", why=str(failed))
                await asyncio.sleep(self._beat)
            except Exception:
                log.exception("clock failed")
                await asyncio.sleep(self._beat)

    async def _pause(self) -> float:
        """Seconds until something is due; new deadlines are seen within one beat."""
        due = await self._store.deadlines.next_due(self._shards)
        left = self._beat if due is None else (due - self._clock()) / 1000
        return min(self._beat, max(0.05, left))

    async def tick(self) -> None:
        """Act upon everything that is due, each once."""
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
            return  # the log has it already; it is looked at again when the lease ends
        except (NotKept, StoreError) as failed:
            log.warning("deadline waits", match=match, why=str(failed))
        except Exception:
            log.exception("deadline failed", match=match)
