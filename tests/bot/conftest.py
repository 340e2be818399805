"""Tables on a store in memory, with a clock that stands still until it is moved."""

import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from typing import Any

import pytest
import structlog

from bot.match import absent
from bot.match.autoplay import AutoPlay
from bot.match.deadlines import Deadlines
from bot.match.table import Table
from bot.match.table_events import TableEvent
from bot.match.tables import MOST, Tables
from bot.run import configure_logging
from storage.records import Deadline, Shards, Sitting
from storage.store import Store
from tests.bot import template
from tests.sample.shown import shown
from tests.waiting import PATIENCE

ADA, BO, CLEO = 11, 22, 33


@dataclass
class StandingClock:
    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def autoplay_of(table: Table) -> AutoPlay:
    assert isinstance(table.autoplay, AutoPlay)
    return table.autoplay


def is_going_on(table: Table) -> bool:
    """Whether dealer or computers are about to act."""
    return autoplay_of(table).is_going_on(table)


@dataclass
class House:
    """A process with its tables; `heard` is everything that was told."""

    store: Store
    clock: StandingClock = field(default_factory=StandingClock)
    heard: list[TableEvent] = field(default_factory=list)
    pauses: bool = False  # whether the dealer waits after a round
    tables: Tables = field(init=False)

    def __post_init__(self) -> None:
        self.open()

    def open(self, most: int = MOST) -> None:
        """The tables of a fresh process on the same store."""
        self.tables = Tables(self.store, clock=self.clock, most=most, pauses=self.pauses)
        self.tables.watch(lambda _, event: self.heard.append(event))

    def deadlines(self, shards: Shards | None = None, **given: Any) -> Deadlines:
        """The clock of a process; a test may say otherwise what becomes of what is due."""
        parts: dict[str, Any] = {"due": self._due, "sweep": lambda: self.tables.sweep()} | given
        return Deadlines(self.store, self.clock, shards=shards, **parts)

    async def _due(self, deadline: Deadline) -> None:
        await absent.time_up(await self.tables.find(deadline.match), deadline)

    async def restart(self) -> None:
        await self.tables.close()
        self.open()

    async def table(
        self,
        *sitters: int | str,
        game: str = "racko",
        speed: str = "unlimited",
        options: dict[str, object] | None = None,
        rated: bool = False,
    ) -> Table:
        """A started table: people by number, computers by level."""
        sittings = tuple(
            Sitting(seat, person=who) if isinstance(who, int) else Sitting(seat, level=who)
            for seat, who in enumerate(sitters)
        )
        match = await self.tables.create(game, options or {}, sittings, speed=speed, rated=rated)
        return await self.tables.start(match.id)


@pytest.fixture(scope="module")
def fourth_game() -> Iterator[None]:
    """The bot also knows the sample, as the fourth of `EVERY_GAME`."""
    with shown():
        yield


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot does without when it takes too long is waited for."""
    for module in ("match.computers", "discord_io.board_pictures", "discord_io.attachments"):
        monkeypatch.setattr(f"bot.{module}.PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.store.migrate", template.copy)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with await Store.open("sqlite://") as store:
        house = House(store)
        yield house
        await house.tables.close()


@pytest.fixture
def output() -> Iterator[io.StringIO]:
    """Everything that the logs of a running bot would hold, those of libraries too."""
    written, root = io.StringIO(), logging.getLogger()
    before, handlers, root.handlers = structlog.get_config(), root.handlers, []
    with redirect_stdout(written), redirect_stderr(written):
        configure_logging()
        structlog.configure(
            processors=structlog.get_config()["processors"],
            logger_factory=structlog.PrintLoggerFactory(written),
            cache_logger_on_first_use=False,
        )
        yield written
    structlog.configure(**before)
    root.handlers = handlers
