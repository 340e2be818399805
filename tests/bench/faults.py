"""Every fault of every request to Discord that can happen, in every phase and every game.

    python -m tests.bench.faults [--only WORDS] [--at-once 8]

The real bot with the real client library, on real sockets, beside a stand-in for Discord on which a
fault strikes one kind of requests of one server for eight seconds. Within thirty seconds of its
end, and without a press, the table's message, hands, calls and kept leaderboards must be what the
state says, each once; nobody may have been told that nothing changed after something was kept; and
the match must go on. Time passes ten times faster, for bot, library and stand-in alike.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any
from unittest.mock import patch

import structlog

from bot.app import App
from bot.looks.catalogue import game_colours
from bot.pictures.studio import Studio
from games.catalogue import GAMES
from storage.store import Store
from tests.standin import hurried
from tests.standin.club import PHASES, Club, Phase
from tests.standin.harm import FAULTS, Kind
from tests.standin.joined import point_at
from tests.standin.limits import Limits
from tests.standin.world import Server, World

CODES = frozenset({"50027", "10003", "10008", "10062", "40060", "50001", "50013"})
PASSING = tuple(fault for fault in FAULTS if fault not in CODES)
HOOKS = tuple(fault for fault in PASSING if fault != "429 global")
"""Answers to presses and hands are outside the bot's own limit."""

PAIRS: Mapping[Kind, tuple[str, ...]] = MappingProxyType(
    {
        "answer": (*HOOKS, "10062", "40060"),
        "edit": (*PASSING, "10003", "10008", "50001", "50013"),
        "post": (*PASSING, "10003", "50001", "50013"),
        "hand": (*HOOKS, "50027", "10008", "10062"),
        "call": (*PASSING, "10003", "50001", "50013"),
        "thread": (*PASSING, "10003", "50001", "50013"),
        "upload": (*PASSING, "10008", "50013"),
        "kept": (*PASSING, "10003", "10008", "50001", "50013"),
    }
)
"""The faults that can happen to each request."""

WHEN: Mapping[Kind, tuple[Phase, ...]] = MappingProxyType(
    {
        "answer": PHASES,
        "edit": PHASES,
        "post": PHASES,
        "hand": PHASES,
        "call": ("start", "turn", "computer's turn", "vote"),
        "thread": ("lobby", "start"),
        "upload": ("start", "turn", "computer's turn", "vote", "round end", "match end"),
        "kept": PHASES,
    }
)
"""The phases in which each request is made."""

FIRST = 600_000_000_000_000_000
STEP = 1_000_000  # from one server to the next
EPOCH = 1_800_000_000_000  # ms


@dataclass(frozen=True, slots=True)
class Cell:
    fault: str
    kind: Kind
    phase: Phase
    game: str

    def __str__(self) -> str:
        return f"{self.kind} × {self.fault}, {self.phase}, {self.game}"

    @property
    def pairs(self) -> frozenset[tuple[str, ...]]:
        """What it has of two: a phase or a game with a fault, a request or each other."""
        return frozenset(
            {
                ("fault", self.fault, self.phase),
                ("fault", self.fault, self.game),
                ("kind", self.kind, self.phase),
                ("kind", self.kind, self.game),
                ("phase", self.phase, self.game),
            }
        )


def cells() -> list[Cell]:
    """Every fault of every request once, and more until every two are there together."""
    columns = [
        [Cell(fault, kind, phase, game) for phase in WHEN[kind] for game in GAMES]
        for kind, faults in PAIRS.items()
        for fault in faults
    ]
    missing = {pair for column in columns for cell in column for pair in cell.pairs}
    found: list[Cell] = []

    used: Counter[str] = Counter()

    def take(column: list[Cell]) -> None:
        best = max(
            column,
            key=lambda cell: (len(cell.pairs & missing), -used[cell.game], -used[cell.phase]),
        )
        missing.difference_update(best.pairs)
        used.update((best.game, best.phase))
        found.append(best)

    for column in columns:
        take(column)
    every = [cell for column in columns for cell in column]
    while missing:
        take(every)
    return found


# The bot


@asynccontextmanager
async def harmed_world(number: int, folder: str) -> AsyncIterator[tuple[App, World]]:
    """The bot at so many servers. Nothing waits for what only makes the bench longer."""
    servers = [server(FIRST + place * STEP) for place in range(number)]
    loop = asyncio.get_running_loop()
    began = loop.time()

    def clock() -> int:
        return EPOCH + round((loop.time() - began) * 1000)

    async with (
        World(servers, Limits(clock=loop.time)) as world,
        await Store.open(f"sqlite:///{folder}/faults.sqlite3") as store,
    ):
        point_at(world.url)
        app = App(
            store,
            clock=clock,
            studio=Studio(game_colours()),
            patience=0.0,
            pauses=True,
            connection={"shard_count": 1, "heartbeat_timeout": 60.0 * hurried.FASTER},
        )
        app.emojis.start = lambda _: None  # type: ignore[assignment, method-assign]
        await app.start()
        running = asyncio.create_task(app.client.start("stand-in"))
        try:
            there = asyncio.create_task(world.ready())
            await asyncio.wait({running, there}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await app.client.wait_until_ready()
            yield app, world
        finally:
            await app.client.close()
            await app.stop()
            await asyncio.gather(running, return_exceptions=True)


def server(number: int) -> Server:
    channels = [number + 1, number + 2]
    return Server(number, channels, channels[1])


SHORTER = (
    ("bot.discord_io.board_pictures.REST", 2.0 / hurried.FASTER),  # by another clock
    ("bot.discord_io.board_pictures.PATIENCE", 0.5 * hurried.FASTER),  # drawing is no faster
    ("bot.discord_io.attachments.PATIENCE", 1.5 * hurried.FASTER),
    ("bot.ladder.pins.PAUSE", 1.0),
)
"""What does not go by the clock of the loop, and a pause in which nothing happens."""


async def found_wrong(wanted: list[Cell], at_once: int) -> dict[Cell, str]:
    """What is wrong with each cell; empty where nothing is."""
    defects: list[Mapping[str, Any]] = []
    structlog.configure(processors=[_Collecting(defects)])
    turnstile, found = asyncio.Semaphore(at_once), dict[Cell, str]()

    async def one(cell: Cell, club: Club) -> None:
        async with turnstile:
            try:
                wrong = await club.harmed(cell.kind, cell.fault)
            except Exception as failed:  # noqa: BLE001 one cell of many
                wrong = f"{type(failed).__name__}: {failed}"
            told = [each for each in defects if _is_of(each, club)]
            found[cell] = wrong or (f"a defect: {told[0]['event']}" if told else "")

    with _patched(), tempfile.TemporaryDirectory(prefix="faults-") as folder:
        async with harmed_world(len(wanted), folder) as (app, world):
            clubs = [
                Club(app=app, world=world, server=each, game=cell.game, phase=cell.phase)
                for each, cell in zip(world.servers.values(), wanted, strict=True)
            ]
            await asyncio.gather(*map(one, wanted, clubs))
    return found


def _patched() -> ExitStack:
    with ExitStack() as stack:
        for name, value in SHORTER:
            stack.enter_context(patch(name, value))
        return stack.pop_all()


class _Collecting:
    """Keeps the errors of the log."""

    def __init__(self, kept: list[Mapping[str, Any]]) -> None:
        self._kept = kept

    def __call__(self, _: Any, level: str, event: Any) -> Any:
        if level in ("error", "exception", "critical"):
            self._kept.append(event)
        raise structlog.DropEvent


def _is_of(event: Mapping[str, Any], club: Club) -> bool:
    mine = {club.match, club.server.id, *club.server.channels, *club.people}
    return any(value in mine for value in event.values())


# The matrix


def show(found: Mapping[Cell, str]) -> None:
    faults = {cell.fault: None for cell in found}
    kinds = {cell.kind: None for cell in found}
    print(f"{'':14}" + "".join(f"{kind:>9}" for kind in kinds))
    for fault in faults:
        columns = ""
        for kind in kinds:
            cells = [cell for cell in found if (cell.fault, cell.kind) == (fault, kind)]
            green = sum(not found[cell] for cell in cells)
            columns += f"{f'{green}/{len(cells)}' if cells else '':>9}"
        print(f"{fault:14}{columns}")
    red = {cell: wrong for cell, wrong in found.items() if wrong}
    for cell, wrong in red.items():
        print(f"  {cell}: {wrong}")
    print(f"{len(found) - len(red)} of {len(found)} cells are green")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help="cells whose name has these words")
    parser.add_argument("--at-once", type=int, default=8)
    asked = parser.parse_args()
    wanted = [cell for cell in cells() if asked.only in str(cell)]
    logging.getLogger().setLevel(logging.DEBUG if asked.at_once < 3 else logging.CRITICAL)
    found = hurried.run(found_wrong(wanted, asked.at_once))
    show(found)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
