"""Keeps one live match: its lock, its log and its state. It knows nothing of Discord."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

import structlog

from bot.clock import Clock
from bot.errors import AlreadyPlayed, MatchOver, NotKept, NotSeated, Resting, StalePress, Unsure
from bot.match.clocks import is_stopped, next_deadline
from bot.match.pause import Presence, waits
from bot.match.sittings import Sittings, is_rated, level_at, stand_in_level
from bot.match.table_events import Ended, Moved, TableEvent
from bot.match.votes import Votes
from games.dealing import key, shuffler
from games.game import DEALER, AnyGame, Memory, Seat, Seen, Step, seen
from storage.amending import Amendment
from storage.errors import NotLive, StaleVersion, StoreError, StoreUnavailable
from storage.outcome import a_write
from storage.ranking import Attended
from storage.records import (
    MAY_ASK,
    PLAYED,
    WHOLE_TABLE,
    Absence,
    Chooser,
    Deadline,
    Ending,
    LoggedMove,
    Match,
)
from storage.store import Store

log = structlog.get_logger()

Tell = Callable[["Table", TableEvent], None]


class Plays(Protocol):
    """Acts for the dealer, for computers and for people who are away."""

    def go_on(self, table: "Table", /) -> None:
        """Let the dealer or computers act if it is their turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A change to a match that is not a move. None leaves a field as it is."""

    sittings: Sittings | None = None
    deadline: Deadline | None = None
    match: Mapping[str, Any] | None = None  # fields of the match itself
    absences: tuple[Absence, ...] = ()  # new ones
    ending: Ending | None = None
    events: tuple[TableEvent, ...] = ()

    @property
    def kept(self) -> Amendment:
        """Return what of it is saved."""
        return Amendment(
            sittings=self.sittings,
            absences=self.absences,
            deadline=self.deadline,
            match=self.match,
            ending=self.ending,
        )


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
        absences: tuple[Absence, ...],
        seed: bytes,
        *,
        store: Store,
        clock: Clock,
        tell: Tell,
        autoplay: Plays,
        pauses: bool = False,
    ) -> None:
        """`pauses` says whether the dealer waits after a round, so that people can look at it."""
        self.match, self.game, self.state, self.sittings = match, game, state, sittings
        self.deadline, self.absences, self.clock = deadline, absences, clock
        self.moves: list[LoggedMove] = []
        self.deals: list[int] = []  # the versions after which cards were dealt
        self.memory: Memory[Any, Any] = Memory(game.Dealt)
        self.presence = Presence()
        self.touched = clock()
        self.needs_reload = False  # a write failed, and only the log knows whether it counted
        self.key = key(seed, match.words)
        self._store, self._tell, self.autoplay, self._pauses = store, tell, autoplay, pauses
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
    def is_rated(self) -> bool:
        return is_rated(self.match)

    @property
    def attended(self) -> Attended:
        """Return what is known of who was there."""
        return Attended(self.moves, self.absences)

    @property
    def is_busy(self) -> bool:
        """Return whether somebody is acting, so that the table must stay in memory."""
        return self._lock.locked()

    @property
    def is_stopped(self) -> bool:
        """Return whether nobody moves: the match is paused, or nobody is left."""
        return is_stopped(self.deadline)

    @property
    def overdue(self) -> Seat | None:
        """Return the seat about which the others vote; in rows of older releases that was of the
        dealer's."""
        deadline = self.deadline
        asked = deadline is not None and deadline.due and deadline.seat in (WHOLE_TABLE, DEALER)
        return self.to_act[0] if asked and self.to_act and DEALER not in self.to_act else None

    @property
    def votes(self) -> Votes:
        """Return what the others chose so far."""
        return dict(self.deadline.votes) if self.deadline is not None else {}

    @property
    def until(self) -> int | None:
        """Return when the time of the seat to move, of a vote or of the dealer's pause is up; in
        Unix seconds."""
        deadline = self.deadline
        if deadline is None or deadline.due is None:
            return None
        is_shown = deadline.seat != MAY_ASK and not is_stopped(deadline)
        return deadline.due // 1000 if is_shown else None

    def seat_of(self, person: int) -> Seat:
        for sitting in self.sittings:
            if sitting.person == person:
                return sitting.seat
        raise NotSeated

    def seen(self, seat: Seat) -> Seen[Any, Any]:
        return seen(self.game, self.state, self.memory, seat)

    def level_at(self, seat: Seat) -> str | None:
        """Return the computer that acts for a seat, if only for this turn."""
        is_played = self.deadline is not None and self.deadline.seat == PLAYED
        acts = level_at(self.sittings, seat)
        return stand_in_level(self.match) if is_played and seat in self.to_act else acts

    # Moves

    async def play(
        self, seat: Seat, version: int, text: str, chooser: Chooser = "person"
    ) -> tuple[Any, ...]:
        """Make one move of a seat; return what the table saw of it and of the deal after it."""
        try:
            async with self._lock:
                await self._reload()
                _refuse_old(self, seat, version, text)
                _refuse_stopped(self, seat, chooser)
                move = self.game.parse(self.state, text)
                step = self.game.play(self.state, seat, move)
                await self._keep(seat, str(move), step, chooser)
                return step.events + await self._deal()
        finally:
            self.autoplay.go_on(self)

    async def deal(self) -> None:
        """Let the dealer act if it need not wait, after a reload if the last write failed."""
        try:
            async with self._lock:
                await self._reload()
                await self._deal()
        finally:
            self.autoplay.go_on(self)

    async def _keep(
        self, seat: Seat, text: str, step: Step[Any, Any], chooser: Chooser | None = None
    ) -> None:
        """Save first. A failed write leaves the table as it was, or as the log has it by then."""
        version, now = self.version, self.clock()
        move = LoggedMove(seat, text, now, chooser)
        closes = any(isinstance(event, self.game.Closed) for event in step.events)
        actors = self.game.to_act(step.state)
        over, turn = not actors, actors[0] if actors else None
        ending: Ending | None = "finished" if over else None
        deadline = next_deadline(
            self.match,
            version + 1,
            actors,
            self.sittings,
            self.deadline,
            now,
            goes_on=actors == self.to_act,
            pauses=closes and self._pauses,
        )
        try:
            await self._store.append(
                self.id, version, move, deadline=deadline, ending=ending, turn=turn
            )
        except (StaleVersion, NotLive):
            self.needs_reload = True
            await self._reload()
            _refuse_old(self, seat, version, text)
            raise StalePress from None
        except StoreError as failed:
            self.needs_reload = True
            log.warning("move not kept", match=self.id, version=version, why=str(failed))
            if not failed.maybe_kept:
                raise NotKept from None
            with suppress(NotKept):
                await self._reload()
            return _find(self, version, move)
        except asyncio.CancelledError:
            self.needs_reload = True
            raise
        self._adopt(move, step, deadline, over)

    def _adopt(
        self, move: LoggedMove, step: Step[Any, Any], deadline: Deadline | None, over: bool
    ) -> None:
        _take_in(self, move, step)
        self.deadline, self.touched = deadline, move.at
        if over:
            self.match = replace(self.match, status="finished", finished=move.at)
        self._tell(self, Moved(move.seat, self.version, step))

    async def _deal(self) -> tuple[Any, ...]:
        """Let the dealer act at once. If that cannot be saved now, `go_on` tries again."""
        events: tuple[Any, ...] = ()
        try:
            while DEALER in self.to_act and not (self.is_over or waits(self) or self.is_stopped):
                move = self.game.deal(self.state, shuffler(self.key))
                step = self.game.play(self.state, DEALER, move)
                await self._keep(DEALER, str(move), step)
                events += step.events
        except (NotKept, AlreadyPlayed, StalePress, MatchOver):
            return events
        return events

    # Changes other than moves

    async def change(self, decide: Callable[[], Change | None]) -> Change | None:
        """Apply what `decide` returns for the present table; it is saved before it counts."""
        async with self._lock:
            await self._reload()
            change = decide()
            if change is not None:
                await _save(self, self._store, change.kept)
                with a_write():  # who is ready is in memory alone, and counts
                    self._adopt_change(change)
        self.autoplay.go_on(self)
        return change

    def _adopt_change(self, change: Change) -> None:
        self.sittings = self.sittings if change.sittings is None else change.sittings
        self.deadline = self.deadline if change.deadline is None else change.deadline
        self.match = replace(self.match, **(change.match or {}))
        self.absences += change.absences
        if change.ending is not None:
            self.match = replace(self.match, status=change.ending, finished=self.clock())
            self.deadline = None
        for event in (*change.events, *((Ended(),) if change.ending is not None else ())):
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
            self.absences = await self._store.absences(self.id)
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
        _take_in(self, move, step)
        return step


async def _save(table: Table, store: Store, change: Amendment) -> None:
    if change == Amendment():
        return
    try:
        await store.amend(table.id, change, table.clock())
    except StoreError as failed:
        table.needs_reload = True
        log.warning("change not kept", match=table.id, version=table.version, why=str(failed))
        raise (Unsure if failed.maybe_kept else NotKept) from None


def _take_in(table: Table, move: LoggedMove, step: Step[Any, Any]) -> None:
    table.moves.append(move)
    table.state = step.state
    table.memory.add(step)
    if any(isinstance(event, table.game.Dealt) for event in step.events):
        table.deals.append(table.version)
        table.presence.begin_deal()
    table.presence.moved.add(move.seat)


def _refuse_old(table: Table, seat: Seat, version: int, text: str) -> None:
    """Refuse a second press, a press in a finished match, and a button of another version."""
    there = table.moves[version] if 0 <= version < table.version else None
    if there is not None and (there.seat, there.text) == (seat, text):
        raise AlreadyPlayed
    if table.is_over:
        raise MatchOver
    if version != table.version:
        raise StalePress


def _refuse_stopped(table: Table, seat: Seat, chooser: Chooser) -> None:
    """Refuse a computer whose person came back meanwhile, and every move while the match is paused
    or nobody is left."""
    if chooser in ("stand_in", "one_turn") and table.level_at(seat) is None:
        raise StalePress
    if table.is_stopped:
        raise Resting if chooser in ("person", "auto_pass") else StalePress


def _find(table: Table, version: int, move: LoggedMove) -> None:
    """Find a move whose write failed in the log, as far as it could be read; raise Unsure if it is
    not there: its write may yet come to an end."""
    there = table.moves[version] if version < table.version else None
    if there is None:
        raise Unsure
    if (there.seat, there.text) != (move.seat, move.text):
        raise StalePress
