"""Turns events of tables and lobbies into effects: boards, hands, pings and kept leaderboards."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TypeAlias

import structlog

from bot.background import BackgroundTasks
from bot.context import Services
from bot.hand.auto_pass import pass_if_must
from bot.lobby.company import lobby_showing
from bot.lobby.panels import closed_text, host_panel
from bot.lobby.service import LobbyEvent
from bot.lobby.state import LobbyState
from bot.match.table import Table
from bot.match.table_events import (
    Asked,
    Counted,
    Decided,
    Deserted,
    Ended,
    MayAsk,
    Moved,
    Rested,
    SeatChanged,
    Started,
    TableEvent,
    TimeUp,
    Voted,
)
from bot.people.people import Person
from bot.ui.panels import Panel
from bot.ui.words import words
from games.errors import RuleError
from games.game import DEALER, Seat
from storage.errors import StoreError
from storage.records import Match

log = structlog.get_logger()

LONGEST_WAIT = 1.0
"""The longest that events wait for the reply to a press, in seconds."""

REST = 2.5
"""Seconds between two updates of a hand that waits; Discord allows five in two for each."""

DrawHand: TypeAlias = Callable[[Table, Seat, Person, str], Awaitable[Panel]]
"""Draws the hand of a seat, with what is chosen on it."""

SEATED = (Started, SeatChanged, Ended)
"""What changes at which tables people sit."""

CLOCKS = (TimeUp, MayAsk, Asked, Decided, Rested, Deserted, SeatChanged)
"""What makes hands say something else about time, without a move."""


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
        self._resting: dict[tuple[str, Seat], bool] = {}  # hands shown a moment ago: changed since

    def on_table_event(self, table: Table, event: TableEvent) -> None:
        """Queue an event. Called in order and at once; anything slow runs in the background."""
        if isinstance(event, SEATED):
            self._services.tables.open_tables.forget(each.person for each in table.sittings)
        self._queue(table.id).events.append((table, event))
        self._start(table.id)

    def on_lobby_event(self, lobby: LobbyState, _: LobbyEvent) -> None:
        self._services.tables.open_tables.forget(lobby.people)
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

    def on_board_lost_or_back(self, match: str) -> None:
        """Show open hands again: they say whether the table can be shown."""
        self._background.do(self.show_open_hands(match), f"hands-{match}")

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
                if queue.events and await self._passes(queue.events):
                    continue
                events, queue.events = queue.events, []
                lobbies, queue.lobbies = queue.lobbies, []
                if lobbies:
                    self._repaint(lobbies[-1].match)
                try:
                    if lobbies and not events:
                        await self._show_host(lobbies[-1])
                    if lobbies:
                        await self._show_wish(match)
                        await self._services.pings.invite(match)
                        await self._services.pings.unping(match)
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

    async def _passes(self, queued: list[tuple[Table, TableEvent]]) -> bool:
        """Make the pass that somebody wants made for them before anything is shown: what it leads
        to is queued behind what led to it."""
        table = queued[-1][0]
        if not any(isinstance(event, Moved | SeatChanged) for _, event in queued):
            return False
        try:
            for seat in table.to_act:
                person = table.sittings[seat].person if seat != DEALER else None
                if person is not None:
                    return await pass_if_must(table, await self._services.people.of(person))
        except Exception:
            log.exception("auto-pass failed", match=table.id)
        return False

    async def _follow(self, queued: list[tuple[Table, TableEvent]]) -> None:
        """Show the newest state once, however many events led to it."""
        if not queued:
            return
        table, events = queued[-1][0], [event for _, event in queued]
        moves = [event for event in events if isinstance(event, Moved)]
        if moves:  # first of all: a start asks again where the board is not current
            await self._ask_to_move(table, moves[-1].seat)
        elif any(event == Rested(on=False) for event in events):
            await self._ask_to_move(table, DEALER)
        self._show_board(table, events)
        for event in events:
            if isinstance(event, Voted):
                await self._services.pings.answered(table, event.seat)
        if moves or any(isinstance(event, Started | Decided | Ended) for event in events):
            await self._services.pings.unping(table.id)
        if any(isinstance(event, Counted) for event in events) and table.match.guild is not None:
            self._services.pins.changed(table.match.guild)
        started = any(isinstance(event, Started) for event in events)
        if started or table.is_over:
            await self._show_wish(table.id)
        if moves or started or any(isinstance(event, Ended) for event in events):
            await self._show_hands(table, events, moves)
        if any(isinstance(event, CLOCKS) for event in events) and not table.is_over:
            await self.show_open_hands(table.id)
        for event in (each for each in events if isinstance(each, Asked)):
            await _call_to_vote(self._services, table, event)

    def _show_board(self, table: Table, events: list[TableEvent]) -> None:
        if table.is_over or any(not isinstance(event, Counted) for event in events):
            self._repaint(table.match, repost=_ends(table, events))

    def _repaint(self, match: Match, *, repost: bool = False) -> None:
        if match.channel is not None:
            self._services.display.repaint(match.id, match.channel, repost=repost)

    async def _show_host(self, lobby: LobbyState) -> None:
        """Let the host's panel follow who joins and leaves."""
        services, host = self._services, lobby.match.host
        if host is None:
            return
        said = words((await services.people.of(host)).language)
        if lobby.match.status == "lobby":
            shown = host_panel(await lobby_showing(lobby, services.people, said))
        else:
            shown = closed_text(services.lobbies.why_ended(lobby.id), said)
        await services.display.show_host(lobby.id, host, shown)

    async def _show_wish(self, match: str) -> None:
        """Let the board of a finished match follow its rematch."""
        former = await self._services.rematches.former(match)
        if former is not None:
            self._repaint(await self._services.store.match(former))

    async def _show_hands(self, table: Table, events: list[TableEvent], moves: list[Moved]) -> None:
        """Update the hands that have changed: of the seats to move, of those that moved, and every
        hand after a round, after a deal and at the end of the match."""
        everybody = (
            table.is_over
            or any(isinstance(event, Started) for event in events)
            or any(_concerns_all(table, event) for event in events)
        )
        concerned = {*table.to_act, *(event.seat for event in moves)}
        for sitting in table.sittings:
            if sitting.person is None:
                continue
            if everybody or sitting.seat in concerned:
                await self.show_hand(table, sitting.seat, sitting.person)
            else:
                self._keep_true(table, sitting.seat, sitting.person)

    async def show_hand(
        self, table: Table, seat: Seat, person: int, *, again: bool = False
    ) -> None:
        """Update a person's open hand, if it can still be reached, with what they have chosen; else
        nothing is drawn. Whoever the match does not let back has no hand."""
        if not self._services.display.reaches_hand(table.id, person):
            return
        if not table.is_over and table.attended.may_not_return(seat):
            return self._services.display.close_hand(table.id, person)
        display, who = self._services.display, await self._services.people.of(person)
        version = _version(table)
        pick = display.pick_of(table.id, person, version)
        shown = await self._draw_hand(table, seat, who, pick)
        await display.show_hand(table.id, person, version, shown, again=again, pick=pick)

    async def show_open_hands(self, match: str) -> None:
        """Show the hands that people look at once more."""
        with suppress(RuleError, StoreError):
            table = await self._services.tables.find(match)
            for each in table.sittings:
                if each.person and self._services.display.shows_hand(match, each.person):
                    await self.show_hand(table, each.seat, each.person, again=True)

    def _keep_true(self, table: Table, seat: Seat, person: int) -> None:
        """Show whoever waits how it stands now, or soon if that was done a moment ago."""
        key = (table.id, seat)
        if key in self._resting:
            self._resting[key] = True
        elif self._services.display.shows_hand(table.id, person):
            self._resting[key] = False
            self._background.do(self._show_and_rest(key, person), f"hand-{table.id}")

    async def _show_and_rest(self, key: tuple[str, Seat], person: int) -> None:
        match, seat = key
        try:
            is_changed = True
            while is_changed and self._services.display.shows_hand(match, person):
                self._resting[key] = False
                with suppress(RuleError):
                    table = await self._services.tables.find(match)
                    if seat not in table.to_act and table.sittings[seat].person == person:
                        await self.show_hand(table, seat, person)
                await asyncio.sleep(REST)
                is_changed = self._resting[key]
        finally:
            del self._resting[key]

    def on_hand_answered(self, match: str, person: int, version: int) -> None:
        """Show a hand again that others have overtaken while it was on its way."""
        self._background.do(self._catch_up(match, person, version), f"hand-{match}")

    async def _catch_up(self, match: str, person: int, version: int) -> None:
        with suppress(RuleError):
            table = await self._services.tables.find(match)
            if table.version != version:
                await self.show_hand(table, table.seat_of(person), person)

    async def _ask_to_move(self, table: Table, last: Seat) -> None:
        """Ping people who are to move, unless they have just moved."""
        version = table.version
        for seat in table.to_act:
            person = table.sittings[seat].person if seat not in (DEALER, last) else None
            if person is None or table.version != version or table.level_at(seat) is not None:
                continue
            await self._services.pings.call_to_turn(table, seat)

    # After a start

    async def make_up(self, match: str) -> None:
        """Ping whoever is to move, where the last process may not have got to it."""
        with suppress(RuleError):
            found = await self._services.lobbies.find(match)
            if isinstance(found, Table) and not found.is_over and found.moves:
                await self._ask_to_move(found, found.moves[-1].seat)

    async def show_again(self, match: str, person: int, *, is_covered: bool = False) -> None:
        """Show a person their hand as it is now. One that another panel covers stays so, unless it
        is their turn or the match is over."""
        with suppress(RuleError):
            found = await self._services.lobbies.find(match)
            if isinstance(found, LobbyState):
                return await self._show_host(found)
            seat = found.seat_of(person)
            if not is_covered or seat in found.to_act or found.is_over:
                await self.show_hand(found, seat, person)


async def _call_to_vote(services: Services, table: Table, asked: Asked) -> None:
    """Call those who have not voted, each by their own way."""
    if table.overdue is not None:
        await services.pings.call(table, "vote", *(set(asked.voters) - set(table.votes)))


def _version(table: Table) -> int:
    """Return the number of a hand: without a move, the end of a match leads to another one."""
    return table.version + (table.is_over and bool(table.to_act))


def _concerns_all(table: Table, event: TableEvent) -> bool:
    """Return whether a round is over, or cards are dealt."""
    return isinstance(event, Moved) and any(
        isinstance(each, table.game.Closed | table.game.Dealt) for each in event.step.events
    )


def _ends(table: Table, events: list[TableEvent]) -> bool:
    if table.match.status != "finished":
        return False
    return any(isinstance(event, Moved | Ended) for event in events)


async def _at_most(waiting: Awaitable[object], seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await waiting
    except TimeoutError:
        return
