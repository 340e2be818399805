"""Turns events of tables and lobbies into effects: boards, hands, pings and kept leaderboards."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TypeAlias

import structlog

from bot.background import BackgroundTasks
from bot.context import Services
from bot.hand.auto_pass import must_pass, pass_for
from bot.lobby.service import LobbyEvent
from bot.lobby.state import LobbyState
from bot.match.table import Table
from bot.match.table_events import Counted, Ended, Moved, Started, TableEvent
from bot.people.people import Person
from bot.ui.panels import Panel
from games.errors import RuleError
from games.game import DEALER, Seat
from storage.records import Match

log = structlog.get_logger()

LONGEST_WAIT = 1.0
"""The longest that events wait for the reply to a press, in seconds."""

DrawHand: TypeAlias = Callable[[Table, Seat, Person], Awaitable[Panel]]


@dataclass
class _Queue:
    """The effects still to come at one match, in order."""

    events: list[tuple[Table, TableEvent]] = field(default_factory=list)
    lobbies: list[LobbyState] = field(default_factory=list)
    answering: int = 0  # presses whose reply is not sent yet
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    is_followed: bool = False

    @property
    def is_empty(self) -> bool:
        return not (self.events or self.lobbies)


class Effects:
    def __init__(
        self, services: Services, draw_hand: DrawHand, background: BackgroundTasks
    ) -> None:
        self._services, self._draw_hand, self._background = services, draw_hand, background
        self._queues: dict[str, _Queue] = {}

    def on_table_event(self, table: Table, event: TableEvent) -> None:
        """Queue an event. Called in order and at once; anything slow runs in the background."""
        self._queue(table.id).events.append((table, event))
        self._start(table.id)

    def on_lobby_event(self, lobby: LobbyState, _: LobbyEvent) -> None:
        self._queue(lobby.id).lobbies.append(lobby)
        self._start(lobby.id)

    @asynccontextmanager
    async def answering(self, match: str | None) -> AsyncIterator[None]:
        """Hold back the events of a match while a press on it is answered, for at most a second."""
        if match is None:
            yield
            return
        queue = self._queue(match)
        queue.answering += 1
        try:
            yield
        finally:
            queue.answering -= 1
            if not queue.answering:
                queue.answered.set()
                queue.answered = asyncio.Event()
                self._drop_if_idle(match)

    # Queues

    def _queue(self, match: str) -> _Queue:
        return self._queues.setdefault(match, _Queue())

    def _start(self, match: str) -> None:
        queue = self._queues[match]
        if not queue.is_followed:
            queue.is_followed = True
            self._background.do(self._follow_all(match, queue), f"effects-{match}")

    async def _follow_all(self, match: str, queue: _Queue) -> None:
        try:
            while not queue.is_empty:
                if queue.answering:
                    await _at_most(queue.answered.wait(), LONGEST_WAIT)
                events, queue.events = queue.events, []
                lobbies, queue.lobbies = queue.lobbies, []
                if lobbies:
                    self._repaint(lobbies[-1].match)
                try:
                    await self._follow(events)
                except Exception:
                    log.exception("effects failed", match=match)
        finally:
            queue.is_followed = False
            self._drop_if_idle(match)

    def _drop_if_idle(self, match: str) -> None:
        queue = self._queues.get(match)
        if queue is not None and queue.is_empty and not (queue.answering or queue.is_followed):
            del self._queues[match]

    # Effects

    async def _follow(self, queued: list[tuple[Table, TableEvent]]) -> None:
        """Show the newest state once, however many events led to it."""
        if not queued:
            return
        table, events = queued[-1][0], [event for _, event in queued]
        self._show_board(table, events)
        await self._unping(table, events)
        if any(isinstance(event, Counted) for event in events) and table.match.guild is not None:
            self._services.pins.changed(table.match.guild)
        moves = [event for event in events if isinstance(event, Moved)]
        if moves or any(isinstance(event, Started) for event in events):
            await self._show_hands(table, events, moves)

    def _show_board(self, table: Table, events: list[TableEvent]) -> None:
        if table.is_over or any(not isinstance(event, Counted) for event in events):
            repost = any(_is_later_deal(table, event) for event in events) or _ends(table, events)
            self._repaint(table.match, repost=repost)

    def _repaint(self, match: Match, *, repost: bool = False) -> None:
        if match.channel is not None:
            self._services.display.repaint(match.id, match.channel, repost=repost)

    async def _unping(self, table: Table, events: list[TableEvent]) -> None:
        for event in events:
            if isinstance(event, Moved):
                await self._services.pings.unping(table.id, event.seat)
            elif isinstance(event, Ended):
                await self._services.pings.unping(table.id)

    async def _show_hands(self, table: Table, events: list[TableEvent], moves: list[Moved]) -> None:
        """Update the hands that have changed: of the seats to move, of those that moved, and every
        hand after a deal and at the end of the match."""
        version = table.version
        everybody = (
            table.is_over
            or any(isinstance(event, Started) for event in events)
            or any(_is_new_deal(table, event) for event in events)
        )
        concerned = {*table.to_act, *(event.seat for event in moves)}
        for sitting in table.sittings:
            if sitting.person is not None and (everybody or sitting.seat in concerned):
                await self.show_hand(table, sitting.seat, sitting.person)
        if moves:
            await self._ask_to_move(table, version, moves[-1].seat)

    async def show_hand(self, table: Table, seat: Seat, person: int) -> None:
        """Update a person's open hand, if it can still be reached."""
        version = table.version
        who = await self._services.people.of(person)
        shown = await self._draw_hand(table, seat, who)
        await self._services.display.show_hand(table.id, person, version, shown)

    def on_hand_answered(self, match: str, person: int, version: int) -> None:
        """Show a hand again that others have overtaken while it was on its way."""
        self._background.do(self._catch_up(match, person, version), f"hand-{match}")

    async def _catch_up(self, match: str, person: int, version: int) -> None:
        with suppress(RuleError):
            table = await self._services.tables.find(match)
            if table.version != version:
                await self.show_hand(table, table.seat_of(person), person)

    async def _ask_to_move(self, table: Table, version: int, last: Seat) -> None:
        """Ping people who are to move, or pass for them; not for whoever has just moved."""
        for seat in table.to_act:
            person = table.sittings[seat].person if seat not in (DEALER, last) else None
            if person is None or table.version != version or table.level_at(seat) is not None:
                continue
            who = await self._services.people.of(person)
            if must_pass(table, who):
                await pass_for(table, who)
            else:
                self._services.pings.ping(table, seat, who)


FIRST_DEAL = 2  # moves during which the lobby's board need not be posted again


def _is_new_deal(table: Table, event: TableEvent) -> bool:
    return isinstance(event, Moved) and any(
        isinstance(each, table.game.Dealt) for each in event.step.events
    )


def _is_later_deal(table: Table, event: TableEvent) -> bool:
    return isinstance(event, Moved) and event.version > FIRST_DEAL and _is_new_deal(table, event)


def _ends(table: Table, events: list[TableEvent]) -> bool:
    return table.is_over and any(isinstance(event, Moved) for event in events)


async def _at_most(waiting: Awaitable[object], seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await waiting
    except TimeoutError:
        return
