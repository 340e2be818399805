"""Keeps the live tables of this process in memory and loads the others from disk."""

import asyncio
import json
import secrets
import string
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

import structlog

from bot.background import BackgroundTasks
from bot.clock import Clock, now_ms
from bot.errors import Answer, NoSuchTable, NotStarted, OtherRules, Unreadable
from bot.match.autoplay import AutoPlay, is_ours_to_move
from bot.match.cast import named
from bot.match.computers import Pool, Thinker
from bot.match.open_tables import OpenTables
from bot.match.outcomes import may_rate
from bot.match.pause import is_between
from bot.match.results import EarnedAt, Results, nothing_earned
from bot.match.sittings import Sittings
from bot.match.speeds import SPEEDS
from bot.match.table import Table, Tell
from bot.match.table_events import Ended, Moved, Started, TableEvent
from games.catalogue import GAMES, rules_of
from games.dealing import commitment, roll
from games.game import AnyGame
from storage.errors import StoreError, UnknownMatch
from storage.records import Match, Sitting
from storage.store import Store

log = structlog.get_logger()

ALPHABET = string.digits + string.ascii_lowercase
ID_LENGTH = 8
IDLE = 10 * 60 * 1000  # ms without a press after which a table leaves memory
MOST = 2_000  # tables in memory, busy ones apart
LIVE = SPEEDS["live"].key


NamesOf: TypeAlias = Callable[
    [tuple[int | None, ...], int | None], Awaitable[tuple[str | None, ...]]
]
"""Returns the names of people, None for None, as a server knows them."""


async def nameless(people: tuple[int | None, ...], _: int | None) -> tuple[str | None, ...]:
    return (None,) * len(people)


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
        pauses: bool = False,
        background: BackgroundTasks | None = None,
        names_of: NamesOf = nameless,
        on_uncounted: Callable[[], None] = lambda: None,
        earned_at: EarnedAt = nothing_earned,
    ) -> None:
        """`on_uncounted` is called when a result could not be counted: `results.count_missed` can
        make up for it."""
        self.store, self.clock, self._names_of = store, clock, names_of
        self.open_tables = OpenTables(store)
        self.thinker = thinker or Pool()
        self._background = background or BackgroundTasks()
        self.autoplay = AutoPlay(self.thinker, self._background, breath)
        self._idle, self._most, self._pauses = idle, most, pauses
        self._live: OrderedDict[str, asyncio.Task[Table]] = OrderedDict()
        self._watchers: list[Tell] = []
        self._counting: set[asyncio.Task[None]] = set()
        self.results = Results(store, clock, self.find, self._hear, on_uncounted, earned_at)
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
        """Seat the lobby's people and deal; Started is told once the cards are dealt. Whether the
        match can be rated is fixed with that."""
        found, sittings = await self.store.match(match), await self.store.seats(match)
        await self.store.start(match, self.clock(), found.rated and may_rate(found, sittings))
        table = await self.find(match)
        await table.deal()
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

    def note_press(self, match: str, person: int) -> bool:
        """Note that a person pressed something at their table; return False if it is not in
        memory."""
        loading = self._live.get(match)
        if loading is None or not _is_loaded(loading):
            return False
        table = loading.result()
        for sitting in table.sittings:
            if sitting.person == person:
                table.presence.note(sitting.seat, between=is_between(table))
        return True

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
                await self._tell_unreadable(match, spoilt)
            self._unreadable.add(match)
            raise Unreadable from None
        self._unreadable.discard(match)
        return table

    async def _tell_unreadable(self, match: str, spoilt: Exception) -> None:
        """Log where the match is and how far its log was read, never what stands in it."""
        placed = await self.store.placed(match)
        log.error(
            "match cannot be read",
            match=match,
            why=type(spoilt).__name__,
            at=getattr(spoilt, "__notes__", ["rows"])[-1],
            game=placed.game if placed else None,
            guild=placed.guild if placed else None,
            channel=placed.channel if placed else None,
        )

    async def _replayed(self, name: str) -> Table:
        match = await self.store.match(name)
        game = known_rules(match)
        if match.status == "lobby":
            raise NotStarted
        options = game.options(match.seats, json.loads(match.options))
        table = Table(
            match,
            game,
            game.setup(match.seats, options),
            await self._seats(match),
            await self.store.deadlines.of(name),
            await self.store.absences(name),
            await self.store.seed(name),
            store=self.store,
            clock=self.clock,
            tell=self._tell,
            autoplay=self.autoplay,
            pauses=self._pauses,
        )
        for move in await self.store.log(name):
            try:
                table.replayed(move)
            except Exception as spoilt:
                spoilt.add_note(f"move {table.version}")
                raise
        return table

    async def _seats(self, match: Match) -> Sittings:
        """Return who sits there. Matches begun before computers had names get them now."""
        sittings = await self.store.seats(match.id)
        if all(each.name for each in sittings):
            return sittings
        found = named(match.id, sittings, await self.names_at(sittings, match.guild))
        await self.store.sit(match.id, found)
        return found

    async def names_at(self, sittings: Sittings, guild: int | None) -> tuple[str, ...]:
        """Return the names of the people who sit there, as their server knows them."""
        names = await self._names_of(tuple(each.person for each in sittings), guild)
        return tuple(name for name in names if name is not None)

    def in_memory_of(self, match: str) -> Table | None:
        """Return a table if it is in memory."""
        loading = self._live.get(match)
        return loading.result() if loading is not None and _is_loaded(loading) else None

    def is_live(self, match: str) -> bool:
        """Return whether people wait for every move: it is played at live speed."""
        table = self.in_memory_of(match)
        return table is not None and not table.is_over and table.match.speed == LIVE

    async def take_up(self, match: str) -> Table | None:
        """Load a table if the dealer or a computer is to act; else it stays on disk."""
        table = await self._read(match)
        if table.to_act:
            await self.store.note_turn(match, table.version, table.to_act[0])
        return await self.find(match) if is_ours_to_move(table) else None

    def distrust(self) -> list[Table]:
        """Let every table in memory read its rows again before it goes on, and return them."""
        tables = [table for table in self.live() if not table.is_over]
        for table in tables:
            table.needs_reload = True
        return tables

    def _hear(self, table: Table, event: TableEvent) -> None:
        for watcher in self._watchers:
            try:
                watcher(table, event)
            except Exception:
                log.exception("watcher failed", match=table.id)

    def _tell(self, table: Table, event: TableEvent) -> None:
        self._hear(table, event)
        if isinstance(event, Moved | Ended) and table.match.status == "finished":
            counting = self._background.do(self.results.count(table), f"count-{table.id}")
            self._counting.add(counting)
            counting.add_done_callback(self._counting.discard)

    async def sweep(self) -> None:
        """Drop idle tables from memory; the next press loads them again."""
        limit = self.clock() - self._idle
        for match, loading in list(self._live.items()):
            if not _is_loaded(loading):
                continue
            table = loading.result()
            crowded = len(self._live) > self._most
            busy = table.is_busy or self.autoplay.is_going_on(table)
            if not busy and (table.touched < limit or crowded):
                del self._live[match]

    def live(self) -> list[Table]:
        """Return the tables in memory."""
        return [task.result() for task in self._live.values() if _is_loaded(task)]

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


def known_rules(match: Match) -> AnyGame:
    """Return the rules that a match began with; raise OtherRules."""
    rules = rules_of(match.game, match.rules)
    if rules is None:
        raise OtherRules
    return rules


def _is_loaded(loading: asyncio.Task[Table]) -> bool:
    return loading.done() and not loading.cancelled() and loading.exception() is None
