"""Keeps one live match: its lock, its log and its state. It knows nothing of Discord."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

import structlog

from bot.clock import Clock
from bot.errors import AlreadyPlayed, MatchOver, NotKept, NotSeated, StalePress
from bot.match.sittings import Sittings, level_at
from bot.match.speeds import SPEEDS, WHOLE_TABLE, banks_after
from bot.match.table_events import Choice, Ended, Moved, TableEvent
from games.dealing import key, shuffler
from games.game import DEALER, AnyGame, Memory, Seat, Seen, Step, seen
from storage.errors import NotLive, StaleVersion, StoreError, StoreUnavailable
from storage.records import Deadline, LoggedMove, Match
from storage.store import Store

log = structlog.get_logger()

Tell = Callable[["Table", TableEvent], None]


class Plays(Protocol):
    """Acts for the dealer, for computers and for people who are away."""

    def go_on(self, table: "Table", /) -> None:
        """Let the dealer or computers act if it is their turn."""

    async def play_turn(self, table: "Table", seat: Seat, /) -> None:
        """Play a turn for a person who is away, to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A change to a match that is not a move. None leaves a field as it is."""

    sittings: Sittings | None = None
    deadline: Deadline | None = None
    votes: Mapping[Seat, Choice] | None = None
    match: Mapping[str, Any] | None = None  # fields of the match itself
    ends: bool = False  # without a result
    events: tuple[TableEvent, ...] = ()


class Table:
    """One match. Each change is decided, saved, adopted, told: what is not on disk has not
    happened."""

    def __init__(
        self,
        match: Match,
        game: AnyGame,
        state: Any,
        sittings: Sittings,
        deadline: Deadline | None,
        seed: bytes,
        *,
        store: Store,
        clock: Clock,
        tell: Tell,
        autoplay: Plays,
    ) -> None:
        self.match, self.game, self.state, self.sittings = match, game, state, sittings
        self.deadline, self.clock = deadline, clock
        self.moves: list[LoggedMove] = []
        self.memory: Memory[Any, Any] = Memory(game.Dealt)
        self.votes: Mapping[Seat, Choice] = {}
        self.touched = clock()
        self.needs_reload = False  # a write failed, and only the log knows whether it counted
        self.key = key(seed, match.words)
        self._store, self._tell, self.autoplay = store, tell, autoplay
        self._lock = asyncio.Lock()

    # State

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def version(self) -> int:
        """Return the number of the next move."""
        return len(self.moves)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        return self.match.status in ("finished", "closed")

    @property
    def is_busy(self) -> bool:
        """Return whether somebody is acting, so that the table must stay in memory."""
        return self._lock.locked()

    @property
    def overdue(self) -> Seat | None:
        """Return the seat whose time is up while the others vote."""
        asked = self.deadline is not None and self.deadline.seat == WHOLE_TABLE
        return self.to_act[0] if asked and self.to_act else None

    @property
    def until(self) -> int | None:
        """Return when the time of the seat to move, or of a vote, is up; in Unix seconds."""
        due = self.deadline.due if self.deadline is not None else None
        return None if due is None else due // 1000

    def seat_of(self, person: int) -> Seat:
        for sitting in self.sittings:
            if sitting.person == person:
                return sitting.seat
        raise NotSeated

    def seen(self, seat: Seat) -> Seen[Any, Any]:
        return seen(self.game, self.state, self.memory, seat)

    def level_at(self, seat: Seat) -> str | None:
        """Return the computer that acts for a seat."""
        return level_at(self.sittings, seat)

    # Moves

    async def play(self, seat: Seat, version: int, text: str) -> tuple[Any, ...]:
        """Make one move of a seat; return what the table saw of it and of the deal after it."""
        try:
            async with self._lock:
                await self._reload()
                self._refuse_old(seat, version, text)
                move = self.game.parse(self.state, text)
                step = self.game.play(self.state, seat, move)
                await self._keep(seat, str(move), step)
                return step.events + await self._deal()
        finally:
            self.autoplay.go_on(self)

    async def deal(self) -> None:
        """Let the dealer act, after a reload if the last write failed."""
        async with self._lock:
            await self._reload()
            await self._deal()

    def _refuse_old(self, seat: Seat, version: int, text: str) -> None:
        """Refuse a second press, a press in a finished match, and a button of another version."""
        there = self.moves[version] if 0 <= version < self.version else None
        if there is not None and (there.seat, there.text) == (seat, text):
            raise AlreadyPlayed
        if self.is_over:
            raise MatchOver
        if version != self.version:
            raise StalePress

    async def _keep(self, seat: Seat, text: str, step: Step[Any, Any]) -> None:
        """Save first. A failed write leaves the table as it was."""
        now = self.clock()
        move = LoggedMove(seat, text, now)
        deadline = self.deadline_after(step.state, now)
        over = not self.game.to_act(step.state)
        try:
            await self._store.append(
                self.id, self.version, move, deadline=deadline, ending="finished" if over else None
            )
        except (StaleVersion, NotLive):
            self.needs_reload = True
            await self._reload()
            raise (MatchOver if self.is_over else StalePress) from None
        except StoreError as failed:
            self.needs_reload = True
            log.warning("move not kept", match=self.id, version=self.version, why=str(failed))
            raise NotKept from None
        except asyncio.CancelledError:
            self.needs_reload = True
            raise
        self._adopt(move, step, deadline, over)

    def _adopt(
        self, move: LoggedMove, step: Step[Any, Any], deadline: Deadline | None, over: bool
    ) -> None:
        self._take_in(move, step)
        self.deadline, self.votes, self.touched = deadline, {}, move.at
        if over:
            self.match = replace(self.match, status="finished", finished=move.at)
        self._tell(self, Moved(move.seat, self.version, step))

    def _take_in(self, move: LoggedMove, step: Step[Any, Any]) -> None:
        self.moves.append(move)
        self.state = step.state
        self.memory.add(step)

    async def _deal(self) -> tuple[Any, ...]:
        """Let the dealer act at once. If that cannot be saved now, `go_on` tries again."""
        events: tuple[Any, ...] = ()
        try:
            while DEALER in self.to_act and not self.is_over:
                move = self.game.deal(self.state, shuffler(self.key))
                step = self.game.play(self.state, DEALER, move)
                await self._keep(DEALER, str(move), step)
                events += step.events
        except (NotKept, StalePress, MatchOver):
            return events
        return events

    def deadline_after(self, state: Any, now: int, sittings: Sittings = ()) -> Deadline | None:
        """Return the next deadline: only people have one, and only at a table with a speed."""
        speed, actors, old = SPEEDS[self.match.speed], self.game.to_act(state), self.deadline
        if speed.turn is None or not actors:
            return None
        banks = speed.full_banks(self.match.seats) if old is None else banks_after(old, now)
        (seat,) = actors
        if seat == DEALER or level_at(sittings or self.sittings, seat) is not None:
            return Deadline(self.id, seat, self.version + 1, None, banks)
        return speed.deadline(self.id, seat, self.version + 1, now, banks)

    # Changes other than moves

    async def change(self, decide: Callable[[], Change | None]) -> Change | None:
        """Apply what `decide` returns for the present table; it is saved before it counts."""
        async with self._lock:
            await self._reload()
            change = decide()
            if change is not None:
                await self._keep_change(change)
                self._adopt_change(change)
        self.autoplay.go_on(self)
        return change

    async def _keep_change(self, change: Change) -> None:
        try:
            if change.sittings is not None:
                await self._store.sit(self.id, change.sittings)
            if change.deadline is not None:
                await self._store.deadlines.put(change.deadline)
            if change.match is not None:
                await self._store.change(self.id, **change.match)
            if change.ends:
                await self._store.end(self.id, "closed", self.clock())
        except StoreError as failed:
            self.needs_reload = True
            log.warning("change not kept", match=self.id, version=self.version, why=str(failed))
            raise NotKept from None

    def _adopt_change(self, change: Change) -> None:
        self.sittings = self.sittings if change.sittings is None else change.sittings
        self.deadline = self.deadline if change.deadline is None else change.deadline
        self.votes = self.votes if change.votes is None else change.votes
        self.match = replace(self.match, **(change.match or {}))
        if change.ends:
            self.match = replace(self.match, status="closed", finished=self.clock())
            self.deadline = None
        for event in (*change.events, *((Ended(),) if change.ends else ())):
            self._tell(self, event)

    # Catching up with the log

    async def reload(self) -> None:
        """Take in moves that another process may have written."""
        self.needs_reload = True
        await self.change(lambda: None)

    async def _reload(self) -> None:
        if not self.needs_reload:
            return
        try:
            self.match = await self._store.match(self.id)
            self.sittings = await self._store.seats(self.id)
            later = await self._store.log(self.id, self.version)
            self.deadline = await self._store.deadlines.of(self.id)
        except StoreUnavailable:
            raise NotKept from None
        for move in later:
            step = self.replayed(move)
            self._tell(self, Moved(move.seat, self.version, step))
        self.needs_reload = False

    def replayed(self, move: LoggedMove) -> Step[Any, Any]:
        """Replay a logged move, judged again by the rules."""
        read = self.game.parse(self.state, move.text)
        step: Step[Any, Any] = self.game.play(self.state, move.seat, read)
        self._take_in(move, step)
        return step
