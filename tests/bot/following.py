"""A process without Discord: everything follows from what happens at its tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from structlog.testing import capture_logs

from bot.effects import Effects
from bot.match import attendance
from bot.match.table import Table
from bot.people.people import Person
from bot.ui.panels import Panel, panel
from games.game import Seat
from storage.records import Sitting
from tests.bot.conftest import House
from tests.bot.pressing import CHANNEL, GUILD, Rooms, Screen
from tests.waiting import until


@dataclass
class Nap:
    """Sleep that lasts until a test ends it."""

    asked: list[float] = field(default_factory=list)
    sleepers: set[asyncio.Task[Any] | None] = field(default_factory=set)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        self.sleepers.add(asyncio.current_task())
        await self.over.wait()

    def end(self) -> None:
        """Whoever sleeps now wakes up; the next one sleeps again."""
        self.sleepers.clear()
        self.over.set()
        self.over = asyncio.Event()


@dataclass
class Following:
    """What was asked of Discord is in `asked`."""

    house: House
    patience: float = 0.0
    nap: Nap = field(default_factory=Nap)
    display: Screen = field(default_factory=Screen)
    rooms: Rooms = field(init=False)
    effects: Effects = field(init=False)

    def __post_init__(self) -> None:
        self.rooms = Rooms(self.house, display=self.display, patience=self.patience)
        self.effects = Effects(self.rooms.services, drawn, self.rooms.background)
        self.house.tables.watch(self.effects.on_table_event)
        self.rooms.services.lobbies.watch(self.effects.on_lobby_event)

    def asked(self, *kinds: str) -> list[tuple[Any, ...]]:
        return [each for each in self.rooms.display.asked if each[0] in kinds]

    def clear(self) -> None:
        self.rooms.display.asked.clear()

    async def table(self, *people: int, speed: str = "relaxed", **options: object) -> Table:
        """A started table of RACK-O, and what followed from its start."""
        sittings = tuple(Sitting(seat, person=who) for seat, who in enumerate(people))
        tables = self.house.tables
        match = await tables.create(
            "racko", options, sittings, speed=speed, guild=GUILD, channel=CHANNEL
        )
        table = await tables.start(match.id)
        await self.settle()
        return table

    async def turn(self, table: Table) -> None:
        """Whoever is to move draws, and throws it away."""
        person = on_turn(table)
        for text in ("draw", "drop"):
            await attendance.play(table, person, table.version, text)

    @property
    def is_idle(self) -> bool:
        """Whether all that was told has been followed."""
        return not self.effects._queues

    async def settle(self) -> None:
        """Until everybody is done or asleep."""
        running = self.rooms.background
        await until(lambda: self.nap.sleepers.issuperset(running.running), "rest")


def on_turn(table: Table) -> int:
    (seat,) = table.to_act
    person = table.sittings[seat].person
    assert person is not None
    return person


@asynccontextmanager
async def following(house: House, **given: Any) -> AsyncIterator[Following]:
    """Errors of what nobody waits for are only in the log."""
    with capture_logs() as logged:
        here = Following(house, **given)
        yield here
        await here.rooms.background.close()
    assert [each for each in logged if each["log_level"] == "error"] == []
    assert here.is_idle


async def drawn(table: Table, seat: Seat, who: Person, _: str = "") -> Panel:
    """In place of a look's hand: whose it is, and as of when."""
    return panel("yours", f"{table.id} {seat} {who.id} {table.version}")
