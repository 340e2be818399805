"""Keeps the live tables of this process in memory and loads the others from disk."""

import asyncio
import contextlib
import json
import secrets
import string
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

import structlog

from bot.background import BackgroundTasks
from bot.clock import Clock, now_ms
from bot.errors import Answer, NoSuchTable, NotStarted, OtherRules, Unreadable
from bot.match.autoplay import AutoPlay, is_ours_to_move
from bot.match.computers import Pool, Thinker
from bot.match.outcomes import outcome_of
from bot.match.table import Table, Tell
from bot.match.table_events import Counted, Moved, Started, TableEvent
from games.catalogue import GAMES
from games.dealing import commitment, roll
from games.errors import RuleError
from storage.errors import StoreError, StoreUnavailable, UnknownMatch
from storage.records import Match, Shards, Sitting
from storage.store import Store

log = structlog.get_logger()

T = TypeVar("T")

ALPHABET = string.digits + string.ascii_lowercase
ID_LENGTH = 8
IDLE = 10 * 60 * 1000  # ms without a press after which a table leaves memory
MOST = 2_000  # tables in memory, busy ones apart
RECENT = 7 * 24 * 60 * 60 * 1000  # ms: how far back to look for uncounted matches
REST = 0.02  # seconds between two matches that are resumed at a start
AGAIN = 5.0  # seconds until an unavailable database is tried again


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
        background: BackgroundTasks | None = None,
    ) -> None:
        self.store, self.clock = store, clock
        self.thinker = thinker or Pool()
        self._background = background or BackgroundTasks()
        self.autoplay = AutoPlay(self.thinker, self._background, breath)
        self._idle, self._most = idle, most
        self._live: OrderedDict[str, asyncio.Task[Table]] = OrderedDict()
        self._watchers: list[Tell] = []
        self._counting: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()  # matches whose fault is already in the log

    def watch(self, watcher: Tell) -> None:
        """Call `watcher` with every event of every table, in order; it must not block."""
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
        """Create a match in its lobby. The commitment is fixed before anybody cuts the deck."""
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
        """Seat the lobby's people and deal; Started is told once the cards are dealt."""
        await self.store.start(match, self.clock())
        table = await self.find(match)
        await table.deal()
        self.autoplay.go_on(table)
        self._hear(table, Started())
        return table

    async def find(self, match: str) -> Table:
        """Return the table of a match, loaded if need be. Raise NoSuchTable, NotStarted, OtherRules
        or Unreadable."""
        loading = self._live.get(match)
        if loading is None:
            loading = asyncio.create_task(self._open(match), name=f"load-{match}")
            self._live[match] = loading
            loading.add_done_callback(partial(self._opened, match))
        table = await asyncio.shield(loading)
        if match in self._live:
            self._live.move_to_end(match)
        table.touched = self.clock()
        return table

    async def _open(self, match: str) -> Table:
        table = await self._read(match)
        self.autoplay.go_on(table)
        return table

    def _opened(self, match: str, loading: asyncio.Task[Table]) -> None:
        """Open a table once for all who wait; a failure is not remembered."""
        failed = loading.cancelled() or loading.exception() is not None
        if failed and self._live.get(match) is loading:
            del self._live[match]

    async def _read(self, match: str) -> Table:
        """Load a table. An error's text may quote a deal, so it is not logged."""
        try:
            table = await self._replayed(match)
        except UnknownMatch:
            raise NoSuchTable from None
        except (Answer, StoreError):
            raise
        except Exception as spoilt:  # noqa: BLE001 whatever it is, one match has it
            if match not in self._unreadable:
                log.error("match cannot be read", match=match, why=type(spoilt).__name__)
            self._unreadable.add(match)
            raise Unreadable from None
        self._unreadable.discard(match)
        return table

    async def _replayed(self, name: str) -> Table:
        match = await self.store.match(name)
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
            clock=self.clock,
            tell=self._tell,
            autoplay=self.autoplay,
        )
        for move in await self.store.log(name):
            table.replayed(move)
        return table

    async def resume(self, shards: Shards | None = None) -> None:
        """Resume matches after a start, the latest first. Those in which a person is to move stay
        on disk."""
        for match in await self._patiently(partial(self.store.unclocked, shards)):
            if match not in self._live:  # else it is running already
                with contextlib.suppress(Answer):
                    await self._patiently(partial(self._take_up, match))
                await asyncio.sleep(REST)

    async def _take_up(self, match: str) -> None:
        if is_ours_to_move(await self._read(match)):
            await self.find(match)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await ask()
            except StoreUnavailable as failed:
                log.warning("tables delayed: database unavailable", why=str(failed))
                await asyncio.sleep(AGAIN)

    def _hear(self, table: Table, event: TableEvent) -> None:
        for watcher in self._watchers:
            try:
                watcher(table, event)
            except Exception:
                log.exception("watcher failed", match=table.id)

    def _tell(self, table: Table, event: TableEvent) -> None:
        self._hear(table, event)
        if isinstance(event, Moved) and table.match.status == "finished":
            counting = self._background.do(self._count(table), f"count-{table.id}")
            self._counting.add(counting)
            counting.add_done_callback(self._counting.discard)

    async def _count(self, table: Table) -> None:
        """Count results and ratings. A failure is made up for at the next start."""
        outcome = outcome_of(table.game, table.match, table.state, table.sittings)
        try:
            await self.store.ladder.count(outcome)
            self._hear(table, Counted())
        except StoreError as failed:
            log.warning("match not counted yet", match=table.id, why=str(failed))

    async def count_missed_results(self) -> None:
        """Count finished matches that the process did not get to before it stopped."""
        for match in await self.store.uncounted(self.clock() - RECENT):
            with contextlib.suppress(RuleError):
                await self._count(await self.find(match))

    async def sweep(self) -> None:
        """Drop idle tables from memory; the next press loads them again."""
        limit = self.clock() - self._idle
        for match, loading in list(self._live.items()):
            if not loading.done() or loading.cancelled() or loading.exception() is not None:
                continue
            table = loading.result()
            crowded = len(self._live) > self._most
            busy = table.is_busy or self.autoplay.is_going_on(table)
            if not busy and (table.touched < limit or crowded):
                del self._live[match]

    def live(self) -> list[Table]:
        """Return the tables in memory."""
        done = [task for task in self._live.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    @property
    def in_memory(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """Stop all tables. Nothing is lost: computers think again after the start."""
        live = self.live()
        self._live.clear()
        await asyncio.gather(*(self.autoplay.stop(table) for table in live))
        await asyncio.gather(*self._counting, return_exceptions=True)
        await self._background.close()
        if isinstance(self.thinker, Pool):
            self.thinker.close()
