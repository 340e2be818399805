"""Pings people when it is their turn, with a short message that is deleted once they have moved."""

import asyncio

from bot.background import BackgroundTasks
from bot.clock import Clock
from bot.errors import Answer
from bot.hand.ids import OpenHand
from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.match.tables import Tables
from bot.people.people import People, Person
from bot.people.servers import Servers
from bot.ui.display import Display, PingRefused, Sent
from bot.ui.ids import encode
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.words import words
from games.game import Seat

LIVE = SPEEDS["live"].key


class Pings:
    def __init__(
        self,
        tables: Tables,
        people: People,
        servers: Servers,
        display: Display,
        clock: Clock,
        background: BackgroundTasks,
        patience: float,
    ) -> None:
        """`patience` is how many seconds without a press a live table waits before a ping."""
        self._tables, self._people = tables, people
        self._servers, self._display = servers, display
        self._clock, self._background, self._patience = clock, background, patience
        self._sent: dict[str, tuple[Seat, Sent]] = {}  # by match: whom we pinged

    def ping(self, table: Table, seat: Seat, who: Person) -> None:
        """Ping a person who is to move, if they asked for it."""
        if who.ping != "none":
            work = self._ping_in_time(table, seat, who, table.version)
            self._background.do(work, f"ping-{table.id}")

    async def unping(self, match: str, seat: Seat | None = None) -> None:
        """Delete the ping: the seat has moved, or the match is over."""
        pinged = self._sent.get(match)
        if pinged is not None and seat in (None, pinged[0]):
            del self._sent[match]
            await self._display.unping(pinged[1])

    async def _ping_in_time(self, table: Table, seat: Seat, who: Person, version: int) -> None:
        """Ping after `patience` at a live table, never in quiet hours; elsewhere when they end."""
        if table.match.speed == LIVE:
            await asyncio.sleep(self._patience)
            who = await self._people.of(who.id)
            if who.is_quiet(self._clock()):
                return
        while who.is_quiet(self._clock()):
            await asyncio.sleep(who.quiet_for(self._clock()))
            who = await self._people.of(who.id)
        found = await self._find(table.id)
        if found is not None and _waits(found, version) and who.ping != "none":
            await self._send(found, seat, who, version)

    async def _find(self, match: str) -> Table | None:
        """Return the table as it is now; the former one may have left memory."""
        try:
            return await self._tables.find(match)
        except Answer:
            return None

    async def _send(self, table: Table, seat: Seat, who: Person, version: int) -> None:
        language = await self._servers.language_at(table.match.guild)
        channel = None if who.ping == "direct" else table.match.channel
        try:
            sent = await self._display.ping(who.id, ping_panel(table.id, who, language), channel)
        except PingRefused:
            await self._people.change(who.id, ping="none")
            return
        if sent is not None and not _waits(table, version):
            await self._display.unping(sent)
        elif sent is not None:
            self._sent[table.id] = (seat, sent)


def _waits(table: Table, version: int) -> bool:
    """Whether nothing has happened since."""
    return table.version == version and not table.is_over


def ping_panel(match: str, who: Person, language: str) -> Panel:
    """Show a ping; direct messages are in the person's language."""
    said = words(who.language if who.ping == "direct" else language)
    return panel(
        "yours",
        said("ping", who=f"<@{who.id}>"),
        row(Button(encode(OpenHand(match, "hand")), said("hand-button"), "next")),
    )
