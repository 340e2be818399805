"""Who is called when it is their turn, how and when: a short message that goes when they played."""

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
        """`patience` is the seconds without a press that a live table has."""
        self._tables, self._people = tables, people
        self._servers, self._display = servers, display
        self._clock, self._background, self._patience = clock, background, patience
        self._sent: dict[str, tuple[Seat, Sent]] = {}  # by match: whom a message has called

    def call(self, table: Table, seat: Seat, who: Person) -> None:
        """Somebody is to move. Nobody is called who did not ask for it."""
        if who.ping != "none":
            work = self._in_time(table, seat, who, table.version)
            self._background.do(work, f"ping-{table.id}")

    async def uncall(self, match: str, seat: Seat | None = None) -> None:
        """The seat has moved, or the match is over: the message goes."""
        called = self._sent.get(match)
        if called is not None and seat in (None, called[0]):
            del self._sent[match]
            await self._display.unping(called[1])

    async def _in_time(self, table: Table, seat: Seat, who: Person, version: int) -> None:
        """Nobody in their quiet hours: at a table that waits so long, they are called after."""
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
            await self._call(found, seat, who, version)

    async def _find(self, match: str) -> Table | None:
        """The table of now: the one of before may have left memory meanwhile."""
        try:
            return await self._tables.find(match)
        except Answer:
            return None

    async def _call(self, table: Table, seat: Seat, who: Person, version: int) -> None:
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
    """A direct message is in the language of whom it is for."""
    said = words(who.language if who.ping == "direct" else language)
    return panel(
        "yours",
        said("ping", who=f"<@{who.id}>"),
        row(Button(encode(OpenHand(match, "hand")), said("hand-button"), "next")),
    )
