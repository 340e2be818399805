"""Sends a person one message a day with every slow table that waits for them, at their hour."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

import structlog

from bot.clock import Clock
from bot.lobby.lines import line_of, urgency
from bot.people.people import NO_DIGEST, People, Person
from bot.people.zones import seconds_until
from bot.pings.due import is_collected, wants
from bot.pings.panels import digest_panel
from bot.ui.display import Display, NotNow, PingRefused, Sent
from bot.ui.panels import Panel
from bot.ui.text import base36
from bot.ui.words import words
from storage.records import Digest, OpenTable, Shards
from storage.store import Store

log = structlog.get_logger()

MOST = 8  # tables named
DAY = 24 * 60 * 60  # seconds

FallBack: TypeAlias = Callable[[str, int], Awaitable[None]]
"""Calls a person to the turn of a match in its channel."""


class Digests:
    def __init__(
        self,
        store: Store,
        people: People,
        display: Display,
        clock: Clock,
        shards: Shards | None,
        fall_back: FallBack,
    ) -> None:
        self._store, self._people, self._display = store, people, display
        self._clock, self._fall_back = clock, fall_back
        self._is_ours = shards is None or 0 in shards.ids  # direct messages have no server

    async def choose(self, who: Person, hour: int) -> Person:
        """Send a person their digest at that hour from now on, or none."""
        who = await self._people.change(who.id, digest=hour)
        if hour == NO_DIGEST:
            await self._store.digests.drop(who.id)
        else:
            await self._plan(await self._store.digests.of(who.id) or Digest(who.id, 0), who)
        return who

    async def round(self) -> None:
        """Send what is due. What fails for now stays due."""
        if not self._is_ours:
            return
        for digest in await self._store.digests.due(self._clock()):
            try:
                await self._send(digest, await self._people.fresh(digest.person))
            except NotNow as failed:
                log.info("digest delayed", why=failed.code)

    async def _send(self, digest: Digest, who: Person) -> None:
        now = self._clock()
        if who.digest == NO_DIGEST:
            return await self._store.digests.drop(who.id)
        if who.is_quiet(now):
            later = replace(digest, due=now + who.quiet_for(now) * 1000)
            return await self._store.digests.put(later)
        waiting = await self._waiting(who) if wants(who) else []
        if not waiting:
            return await self._plan(digest, who)
        try:
            channel = await self._display.ping_channel(who.id, None)
            shown = await self._shown(who, waiting)
            sent = await self._display.ping((who.id,), shown, channel, nonce_of(digest))
        except PingRefused:
            await self._people.note(who.id, refused=True)
            await self._plan(digest, who)
            return await self._fall_back(waiting[0].match, who.id)
        await self._plan(replace(digest, channel=channel, message=sent), who)
        if sent is not None:
            await self._people.note(who.id, missed=who.missed + 1)  # a press makes it none
        if digest.channel is not None and digest.message is not None:
            await self._display.unping(Sent(digest.channel, digest.message))

    async def _waiting(self, who: Person) -> list[OpenTable]:
        found = await self._store.open_to(who.id)
        mine = (each for each in found if each.waits and is_collected(who, each.speed))
        return sorted(mine, key=urgency)

    async def _shown(self, who: Person, waiting: list[OpenTable]) -> Panel:
        said = words(who.language)
        people = self._people.at(None)  # a direct message is on no server
        lines = [(each.match, await line_of(each, people, said)) for each in waiting[:MOST]]
        return digest_panel(lines, len(waiting) - len(lines), said)

    async def _plan(self, digest: Digest, who: Person) -> None:
        """Keep when the next one is due."""
        now = self._clock()
        wait = seconds_until(who.zone, who.digest, now)
        due = now - now % 1000 + (wait or DAY) * 1000
        await self._store.digests.put(replace(digest, due=due))


def nonce_of(digest: Digest) -> str:
    """Return what Discord tells the same digest by: at most 25 characters."""
    return f"day-{base36(digest.person)}-{base36(digest.due // 60_000)}"
