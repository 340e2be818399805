"""Wakes at each deadline of this process and acts on it."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import structlog

from bot.background import BackgroundTasks, Supervisor
from bot.clock import Clock
from bot.errors import NoSuchTable, NotKept, OtherRules, Unreadable
from bot.match.speeds import SPEEDS
from storage.errors import StoreError
from storage.records import Claim, Deadline, Shards
from storage.store import Store

log = structlog.get_logger()

CLOCK = "clock"
LIVE = SPEEDS["live"].key
BEAT = 15.0  # seconds between heartbeats, and the longest sleep
STOPPED = 2  # heartbeats: a longer gap is credited
BRIEF = 5_000  # ms: Discord asks us every few hours to connect anew, which takes less
LEASE = 60_000  # ms in which a claimed deadline is acted on; then another process may claim it
MANY = 100  # deadlines claimed at once
LONGEST = 2 * LEASE / 1000  # seconds that a round may take
CROWDED = 1.0  # seconds until the next look while more is shown than can be sent
WAITS = 2  # rounds without a heartbeat in which nobody's time is up: a credit may be missing

Due = Callable[[Deadline], Awaitable[None]]
Sweep = Callable[[], Awaitable[None]]
Credited = Callable[[int], None]
Crowded = Callable[[], bool]


def unnoticed(_: int) -> None:
    """Do nothing about a credit."""


def never() -> bool:
    return False


def name_of(shards: Shards | None) -> str:
    """Return the name under which a process notes that it is alive."""
    return "clock" if shards is None else f"clock {shards.count} {min(shards.ids)}"


@dataclass(frozen=True, slots=True)
class Part:
    """What has a heartbeat of its own: a shard, or the whole bot if its shards are not known."""

    name: str
    shards: Shards | None

    def has(self, shard: int) -> bool:
        return self.shards is None or shard in self.shards.ids


def parts_of(shards: Shards | None) -> tuple[Part, ...]:
    if shards is None:
        return (Part(name_of(None), None),)
    alone = (Shards(shards.count, (shard,)) for shard in shards.ids)
    return tuple(Part(name_of(each), each) for each in alone)


class Deadlines:
    """Deadlines are rows: a restart loses none, and time in which nobody could press is credited to
    the players: a heartbeat says that a shard is connected, and every gap between two heartbeats
    counts once, whatever made it. While a shard is away nobody's time is up there."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        due: Due,
        sweep: Sweep,
        shards: Shards | None = None,
        beat: float = BEAT,
        lease: int = LEASE,
        supervisor: Supervisor | None = None,
        credited: Credited = unnoticed,
        crowded: Crowded = never,
    ) -> None:
        """`due` acts on a deadline that has passed; `sweep` is called at each heartbeat; `credited`
        gets the most ms that were credited somewhere while the process ran. While `crowded`, only
        live tables are acted on: nobody should vote before the question is shown."""
        self._store, self._clock, self._due, self._sweep = store, clock, due, sweep
        self._shards, self._seconds, self._lease = shards, beat, lease
        self._supervisor = supervisor or Supervisor(clock, BackgroundTasks())
        self._credited, self._crowded = credited, crowded
        self.name = name_of(shards)
        self._parts = parts_of(shards)
        self._away = set[int]()  # shards that are not connected
        self._returned = set[Part]()  # connected anew: their gap is not credited yet
        self._beating = asyncio.Lock()
        self._owner = f"{socket.gethostname()}-{os.getpid()}-{id(self):x}"
        self._missed = 0  # heartbeats in a row that were not kept

    async def start(self, *, connected: bool = True) -> int:
        """Credit the players with the time since the last heartbeat and return it, in ms."""
        away = max([await self._resume(part, self._clock()) for part in self._parts])
        if not connected:
            self._away.update((0,) if self._shards is None else self._shards.ids)
        for match in await self._store.deadlines.damaged():
            log.error("deadline cannot be read", match=match)
        self._supervisor.keep(CLOCK, self.round, LONGEST)
        return away

    async def stop(self) -> None:
        await self._supervisor.stop(CLOCK)
        with contextlib.suppress(StoreError):
            for part in self._connected():
                await self._store.deadlines.beat(part.name, self._clock())

    # Shards that come and go

    async def lost(self, shard: int) -> None:
        """Let nobody's time be up in the servers of a shard: Discord does not reach us there."""
        async with self._beating:
            if shard in self._away:
                return
            with contextlib.suppress(StoreError):  # then the outage began at the last heartbeat
                await self._beat(self._clock())
            self._away.add(shard)

    async def reached(self, shard: int) -> None:
        """Credit the players with the time in which the shard was away, and go on there."""
        async with self._beating:
            if shard not in self._away:
                return
            self._away.discard(shard)
            self._returned.update(part for part in self._connected() if part.has(shard))
        with contextlib.suppress(StoreError):  # then the next round does it, and says why not now
            await self._note_heartbeat(self._clock())
            while await self.tick() == MANY and not self._crowded():
                continue

    def _connected(self) -> tuple[Part, ...]:
        return tuple(part for part in self._parts if not any(map(part.has, self._away)))

    def _shards_connected(self) -> Shards | None:
        """Return where the clocks run; None if that is everywhere."""
        if self._shards is None or not self._away:
            return self._shards
        ids = tuple(shard for shard in self._shards.ids if shard not in self._away)
        return Shards(self._shards.count, ids)

    # Rounds

    async def round(self) -> float:
        """Do each part, whatever becomes of the others; raise what the first to fail raised."""
        now, failures = self._clock(), []
        parts = (partial(self._note_heartbeat, now), partial(self.tick, now), self._sweep)
        for part in parts:
            try:
                await part()
            except Exception as failed:  # noqa: BLE001 raised below
                failures.append(failed)
        if failures:
            raise failures[0]
        return await self._pause()

    async def _note_heartbeat(self, now: int) -> None:
        """Credit the players if we were stopped or away since the last one: nobody could press."""
        async with self._beating:
            self._missed += 1
            await self._beat(now)
            self._missed = 0

    async def _beat(self, now: int) -> None:
        """Record that each shard is connected, and tell of what was credited."""
        most = 0
        try:
            for part in self._connected():
                most = max(most, await self._beat_of(part, now))
        finally:
            if most:
                self._credited(most)

    async def _beat_of(self, part: Part, now: int) -> int:
        was_away = part in self._returned
        least = BRIEF if was_away else round(STOPPED * self._seconds * 1000)
        credited = await self._resume(part, now, least)
        self._returned.discard(part)
        if credited:
            why = "Discord was away" if was_away else "stopped for a while"
            log.warning(why, credited_seconds=credited // 1000, clock=part.name)
        return credited

    async def _resume(self, part: Part, now: int, least: int = 0) -> int:
        return await self._store.deadlines.resume(part.name, now, part.shards, least)

    async def _pause(self) -> float:
        """Return the seconds until a deadline passes; new ones are seen within one heartbeat."""
        due = None
        if self._connected():
            due = await self._store.deadlines.next_due(self._shards_connected())
        left = self._seconds if due is None else (due - self._clock()) / 1000
        return min(self._seconds, max(CROWDED if self._crowded() else 0.05, left))

    async def tick(self, now: int | None = None) -> int:
        """Act once on the deadlines that have passed, or had by then: should we be stopped in
        between, that is credited at the next heartbeat. Return how many there were, at most MANY.
        """
        now = self._clock() if now is None else now
        if 0 < self._missed <= WAITS or not self._connected():
            return 0
        claims = await self._store.deadlines.claim(
            now,
            self._owner,
            self._lease,
            MANY,
            self._shards_connected(),
            speed=LIVE if self._crowded() else None,
        )
        await asyncio.gather(*(self._act(claim) for claim in claims))
        return len(claims)

    async def _act(self, claim: Claim) -> None:
        match = claim.deadline.match
        try:
            async with asyncio.timeout(self._lease / 1000):
                await self._act_on(claim.deadline)
        except (Unreadable, OtherRules):
            return  # the log is safe; the deadline is claimed again when the lease ends
        except (NotKept, StoreError) as failed:
            log.warning("deadline delayed", match=match, why=str(failed))
        except Exception:
            log.exception("deadline failed", match=match)

    async def _act_on(self, deadline: Deadline) -> None:
        try:
            await self._due(deadline)
        except NoSuchTable:
            await self._store.deadlines.drop(deadline.match)
