"""Passes reports on to a server's moderators, a few a day from each person."""

import asyncio
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.conduct.panels import reported_panel
from bot.errors import Answer, NotSeated
from bot.lobby.company import name_of
from bot.match.sittings import people_of
from bot.match.table import Table
from bot.people.people import People
from bot.people.servers import Servers
from bot.ui.display import Display, NotPosted
from bot.ui.text import link_to
from bot.ui.words import words
from storage.audit import REPORT
from storage.records import Audited
from storage.store import Store

DAY = 24 * 60 * 60 * 1000
MOST = 5  # reports of one person a day


class NoReports(Answer):
    """The server names no channel for reports, or the bot cannot write there."""

    code = "no_reports"


class EmptyReport(Answer):
    code = "empty_report"


class ReportsTooMany(Answer):
    """It says when there may be another."""

    code = "reports_too_many"

    def __init__(self, when: int = 0) -> None:
        super().__init__()
        self.facts = {"when": f"<t:{-(-when // 1000)}:R>"}


class Reports:
    def __init__(
        self, store: Store, people: People, servers: Servers, display: Display, clock: Clock
    ) -> None:
        self._store, self._people, self._servers = store, people, servers
        self._display, self._clock = display, clock
        self._sending: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def expect(self, table: Table, by: int, whom: int | None = None) -> int:
        """Return the channel to which a person who sat at a table may report somebody else there.
        Raise NotSeated, NoReports or ReportsTooMany."""
        there = people_of(table.sittings)
        if by not in there or (whom is not None and whom not in there - {by}):
            raise NotSeated
        guild = table.match.guild
        channel = (await self._servers.of(guild)).reports if guild is not None else 0
        if not channel or self._display.guild_of(channel) != guild:
            raise NoReports
        now = self._clock()
        latest = (await self._store.audit.reported(by, now - DAY))[-MOST:]
        if len(latest) == MOST:
            raise ReportsTooMany(latest[0] + DAY)
        return channel

    async def send(self, table: Table, by: int, whom: int, text: str) -> None:
        """Post a report; of what it says nothing is kept here."""
        if not text.strip():
            raise EmptyReport
        lock = self._sending.setdefault(by, asyncio.Lock())
        async with lock:  # one at a time, so that they are counted
            channel, match = await self.expect(table, by, whom), table.match
            said = words(await self._servers.language_at(match.guild))
            shown = reported_panel(
                said,
                game=said(f"game-{table.game.key}"),
                match=table.id,
                version=table.version,
                link=link_to(match.guild, match.channel, match.message),
                by=await self._named(by, match.guild),
                whom=await self._named(whom, match.guild),
                text=text,
            )
            try:
                await self._display.show_lasting(channel, shown, None)
            except NotPosted:
                raise NoReports from None
            entry = Audited(self._clock(), match.guild or 0, by, REPORT, table.id, whom)
            await self._store.audit.note(entry)

    async def _named(self, person: int, guild: int | None) -> str:
        """Return a mention, which pings nobody, and the name."""
        return f"<@{person}> ({await name_of(person, self._people.at(guild))})"
