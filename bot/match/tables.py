"""The tables of this process: those that are live in memory, all others on disk."""

import asyncio
import contextlib
import json
import secrets
import string
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import structlog

from bot.errors import NoSuchTable, NotStarted, OtherRules
from bot.match.computers import Pool, Thinker
from bot.match.outcomes import outcome_of
from bot.match.table import Clock, Table, Tell
from bot.match.table_events import Counted, Moved, News
from games.catalogue import GAMES
from games.dealing import commitment, roll
from games.errors import RuleError
from storage.errors import StoreError, UnknownMatch
from storage.records import Match, Sitting
from storage.store import Store

log = structlog.get_logger()

ALPHABET = string.digits + string.ascii_lowercase
ID_LENGTH = 8
IDLE = 10 * 60 * 1000  # ms without a press after which a table leaves memory
MOST = 2_000  # tables in memory, busy ones apart
RECENT = 7 * 24 * 60 * 60 * 1000  # ms back that are searched for matches not yet counted


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class Tables:
    def __init__(
        self,
        store: Store,
        thinker: Thinker | None = None,
        clock: Clock = now_ms,
        idle: int = IDLE,
        most: int = MOST,
        breath: float = 0.0,
    ) -> None:
        self.store, self.clock = store, clock
        self.thinker = thinker or Pool()
        self._idle, self._most, self._breath = idle, most, breath
        self._live: OrderedDict[str, asyncio.Task[Table]] = OrderedDict()
        self._watchers: list[Tell] = []
        self._chores: set[asyncio.Task[None]] = set()

    def watch(self, watcher: Tell) -> None:
        """Be told of everything that happens at any table, in order; it must not wait."""
        self._watchers.append(watcher)

    async def create(
        self,
        game: str,
        options: Mapping[str, Any],
        sittings: tuple[Sitting, ...],
        *,
        speed: str = "unlimited",
        rated: bool = False,
        **place: int | None,
    ) -> Match:
        """A lobby. The commitment is fixed before anybody cuts the deck."""
        rules, seats, seed = GAMES[game], len(sittings), roll()
        chosen = rules.options(seats, options).plain() if seats in rules.seats else dict(options)
        match = Match(
            new_id(),
            game,
            json.dumps(chosen),
            rules.rules,
            seats,
            self.clock(),
            speed=speed,
            rated=rated,
            commitment=commitment(seed),
            **place,  # type: ignore[arg-type]
        )
        await self.store.create(match, seed, sittings)
        return match

    async def start(self, match: str) -> Table:
        """The lobby's people are at the table, and the dealer deals."""
        await self.store.start(match, self.clock())
        return await self.find(match)

    async def find(self, match: str) -> Table:
        """The table of a match, back from disk if need be. NoSuchTable, NotStarted, OtherRules."""
        loading = self._live.get(match)
        if loading is None:
            loading = asyncio.create_task(self._load(match), name=f"load-{match}")
            self._live[match] = loading
        try:
            table = await asyncio.shield(loading)
        except (RuleError, StoreError):
            if self._live.get(match) is loading:
                del self._live[match]
            raise
        if match in self._live:
            self._live.move_to_end(match)
        table.touched = self.clock()
        return table

    async def _load(self, name: str) -> Table:
        try:
            match = await self.store.match(name)
        except UnknownMatch:
            raise NoSuchTable from None
        game = GAMES.get(match.game)
        if game is None or match.rules != game.rules:
            raise OtherRules
        if match.status == "lobby":
            raise NotStarted
        options = game.options(match.seats, json.loads(match.options))
        table = Table(
            match,
            game,
            game.setup(match.seats, options),
            await self.store.seats(name),
            await self.store.deadlines.of(name),
            await self.store.seed(name),
            store=self.store,
            thinker=self.thinker,
            clock=self.clock,
            breath=self._breath,
            tell=self._tell,
        )
        for move in await self.store.log(name):
            table.replayed(move)
        table.go_on()
        return table

    def _hear(self, table: Table, news: News) -> None:
        for watcher in self._watchers:
            try:
                watcher(table, news)
            except Exception:
                log.exception("watcher failed", match=table.id)

    def _tell(self, table: Table, news: News) -> None:
        self._hear(table, news)
        if isinstance(news, Moved) and table.match.status == "finished":
            chore = asyncio.create_task(self._count(table), name=f"count-{table.id}")
            self._chores.add(chore)
            chore.add_done_callback(self._chores.discard)

    async def _count(self, table: Table) -> None:
        """Results and ratings. What fails here is counted when `settle` comes by."""
        outcome = outcome_of(table.game, table.match, table.state, table.sittings)
        try:
            await self.store.boards.count(outcome)
            self._hear(table, Counted())
        except StoreError as failed:
            log.warning("match not counted yet", match=table.id, why=str(failed))

    async def settle(self) -> None:
        """Count what finished and was not counted: the process may have stopped in between."""
        for match in await self.store.unsettled(self.clock() - RECENT):
            with contextlib.suppress(RuleError):
                await self._count(await self.find(match))

    async def sweep(self) -> None:
        """Idle tables leave memory and come back at the next press."""
        limit = self.clock() - self._idle
        for match, loading in list(self._live.items()):
            if not loading.done() or loading.cancelled() or loading.exception() is not None:
                continue
            table = loading.result()
            crowded = len(self._live) > self._most
            if not table.is_busy and (table.touched < limit or crowded):
                del self._live[match]
                await table.stop()

    def live(self) -> list[Table]:
        """Those in memory."""
        done = [task for task in self._live.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    @property
    def in_memory(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """Nothing is lost: what was thought of is thought of again."""
        live = self.live()
        self._live.clear()
        await asyncio.gather(*(table.stop() for table in live))
        await asyncio.gather(*self._chores, return_exceptions=True)
        if isinstance(self.thinker, Pool):
            self.thinker.close()
