"""Calls people: to their turn, before it runs out, to a vote, to a table. A call that was answered
goes away, and one that was not says how it ended.

What is due and what stands are rows, so that a process that is killed loses and doubles nothing.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import structlog
from cachetools import LRUCache

from bot.background import BackgroundTasks
from bot.clock import Clock
from bot.errors import Answer
from bot.match.table import Table
from bot.match.tables import Tables
from bot.people.people import People, Person, Ping
from bot.people.servers import Servers
from bot.pings.digests import Digests
from bot.pings.due import due_at, may_nudge, seat_to_act, turn_of, wants
from bot.pings.messages import Messages
from bot.pings.panels import hello_panel
from bot.ui.display import Display, NotNow, PingRefused, Sent
from bot.ui.words import words
from games.game import Seat
from storage.errors import StoreError
from storage.records import Call, CallKind, How, Over, Shards

log = structlog.get_logger()

EVERY = 10.0  # seconds between two looks at what is kept
LONGEST = 300.0  # seconds that a look may take
AGAIN = 5.0  # seconds until a ping that failed is sent again
MOST = 10_000  # matches remembered; `round` sees to the others

LOST: tuple[How, ...] = ("computer", "away")
"""How a turn ended that its person did not play."""


class NoDirect(Answer):
    """Discord lets the bot write no direct messages to this person."""

    code = "no_direct"


class NobodyToNudge(Answer):
    code = "nobody_to_nudge"


class AlreadyNudged(Answer):
    code = "already_nudged"


class WantsNoCalls(Answer):
    code = "wants_no_calls"


class Pings:
    def __init__(
        self,
        tables: Tables,
        people: People,
        servers: Servers,
        display: Display,
        clock: Clock,
        background: BackgroundTasks,
        patience: float,
        shards: Shards | None = None,
    ) -> None:
        """`patience` is how many seconds without a press a live table waits before a ping."""
        self._tables, self._people = tables, people
        self._display = display
        self._clock, self._background, self._patience = clock, background, patience
        self._shards, self._calls = shards, tables.store.calls
        self._messages = Messages(tables, people, servers, clock)
        self._awaited: set[tuple[str, int, str, int]] = set()  # calls that this process sees to
        self._known: LRUCache[str, None] = LRUCache(MOST)  # matches that may have calls
        self.digests = Digests(tables.store, people, display, clock, shards, self._fall_back)

    # The way to a person

    async def choose(self, who: Person, way: Ping) -> Person:
        """Call a person in that way from now on. The first direct message goes out at once; raise
        NoDirect, and change nothing, if it is refused, and NotNow."""
        if way == "direct":
            await self.greet(who)
        return await self._people.change(who.id, ping=way, refused=False)

    async def greet(self, who: Person) -> None:
        """Send a direct message that shows that there can be more."""
        try:
            channel = await self._display.ping_channel(who.id, None)
            shown = hello_panel(words(who.language))
            sent = await self._display.ping((who.id,), shown, channel, f"hi-{who.id}")
        except PingRefused:
            raise NoDirect from None
        if sent is None:
            raise NoDirect

    # What is to be called

    async def call_to_turn(self, table: Table, seat: Seat) -> None:
        """Call a person who is to move, and keep when they are warned."""
        await self.call(table, "turn", seat)
        await self.call(table, "warning", seat)

    async def call(self, table: Table, kind: CallKind, *seats: Seat) -> None:
        """Call the people of these seats, each once a turn and by their own way, if they asked for
        it."""
        for seat in seats:
            person = table.sittings[seat].person
            if person is None or table.level_at(seat) is not None:
                continue
            who = await self._people.of(person)
            due = due_at(table, kind, who, self._clock(), self._patience) if wants(who) else None
            if due is not None:
                await self._begin(_call(table, kind, seat, person, due))

    def may_nudge(self, table: Table, by: int) -> bool:
        """Return whether a person can remind another that it is their turn."""
        return may_nudge(table, by)

    async def nudge(self, table: Table, by: int) -> bool:
        """Send the warning early, for a fellow player; return whether it must wait for the end of
        quiet hours. Raise NobodyToNudge, AlreadyNudged or WantsNoCalls."""
        table.seat_of(by)
        if not may_nudge(table, by):
            raise NobodyToNudge
        seat = seat_to_act(table)
        person = table.sittings[seat].person or 0
        who, now = await self._people.fresh(person), self._clock()
        if not wants(who) or (person, by) in await self._tables.store.blocks.among((person, by)):
            raise WantsNoCalls
        call = replace(_call(table, "warning", seat, person, now), by=by)
        if not await self._calls.hasten(call):
            raise AlreadyNudged
        self._known[table.id] = None
        self._see_to(call)
        return who.is_quiet(now)

    async def _begin(self, call: Call) -> None:
        self._known[call.match] = None
        try:
            is_new = await self._calls.put(call)
        except StoreError as failed:
            log.info("ping not kept", match=call.match, why=str(failed))
            is_new = True
        if is_new and self._is_near(call):
            self._see_to(call)

    async def invite(self, match: str) -> None:
        """Call those who are invited to a table before its match."""
        try:
            for call in await self._calls.open(self._clock(), self._shards, match):
                self._known[match] = None
                self._see_to(call)
        except StoreError as failed:
            log.info("invitations delayed", match=match, why=str(failed))

    async def answered(self, table: Table, seat: Seat) -> None:
        """Take back the call to a vote of somebody who has voted."""
        if table.id not in self._known:
            return
        person = table.sittings[seat].person or 0
        try:
            for call in await self._calls.standing(table.id, "vote", person):
                await self._shut(call)
        except StoreError as failed:
            log.info("ping not deleted yet", match=table.id, why=str(failed))

    async def unping(self, match: str) -> None:
        """See to the calls that are over; `round` does what fails here."""
        if match not in self._known:
            return
        try:
            await self._end_all(await self._calls.over(match))
        except StoreError as failed:
            log.info("ping not deleted yet", match=match, why=str(failed))

    async def round(self) -> float:
        """See to what another process or a failure has left; return the seconds until the next
        look."""
        await self._end_all(await self._calls.all_over(self._shards))
        until = self._clock() + round(EVERY * 1000)
        for call in await self._calls.open(until, self._shards):
            self._known[call.match] = None
            self._see_to(call)
        await self.digests.round()
        return EVERY

    # Sending

    def _is_near(self, call: Call) -> bool:
        """Return whether a call is worth waiting for; `round` finds a warning when it is due."""
        return call.kind != "warning" or call.due <= self._clock() + round(EVERY * 1000)

    def _see_to(self, call: Call) -> None:
        if call.key not in self._awaited:
            self._awaited.add(call.key)
            self._background.do(self._send_in_time(call), f"ping-{call.match}")

    async def _send_in_time(self, call: Call) -> None:
        """Send a ping once it is due, as often as it takes. What fails here is left to `round`."""
        try:
            left: Call | None = call
            while left is not None and self._is_near(left):
                wait = (left.due - self._clock()) / 1000
                if wait > 0:
                    await asyncio.sleep(wait)
                left = await self._send(left)
        except StoreError as failed:
            log.info("ping delayed", match=call.match, why=str(failed))
        finally:
            self._awaited.discard(call.key)

    async def _send(self, call: Call) -> Call | None:
        """Send a ping, or shut it if nobody waits for it; return it while it is still to be sent.
        Where it is tried is kept first: whether it was sent may never be known."""
        found = await self._messages.of(call)
        if found is None:
            await self._shut(call)
            return None
        if isinstance(found, float):
            return await self._later(call, found)
        try:
            place = await self._display.ping_channel(call.person, call.channel or found.channel)
            call = replace(call, channel=place)
            await self._calls.change(call)
            message = await self._display.ping(
                found.people, found.shown, place, nonce_of(call), is_urgent=found.is_urgent
            )
        except NotNow:
            return await self._later(call, AGAIN)
        except PingRefused:
            if found.fallback is not None and found.fallback not in (found.channel, call.channel):
                return await self._in_the_channel(call, found.fallback)
            message = None
        if message is None:
            await self._calls.change(replace(call, channel=None, done=True))
            return None
        call = replace(call, message=message)
        await self._calls.change(call)
        for each in await self._messages.needless(call):
            await self._calls.change(replace(each, done=True))
        if not await self._messages.is_awaited(call):
            await self._shut(call)
        return None

    async def _in_the_channel(self, call: Call, channel: int) -> Call:
        """Let a call go to the channel, once, and let the person's next hand say so."""
        await self._people.note(call.person, refused=True)
        call = replace(call, channel=channel)
        await self._calls.change(call)
        return call

    async def _fall_back(self, match: str, person: int) -> None:
        """Call a person in the channel whom a digest could not reach."""
        table = await self._tables.find(match)
        call = _call(table, "turn", table.seat_of(person), person, self._clock())
        await self._begin(replace(call, channel=table.match.channel))

    async def _later(self, call: Call, seconds: float) -> Call:
        later = replace(call, due=self._clock() + round(seconds * 1000))
        await self._calls.change(later)
        return later

    # The end

    async def _shut(self, call: Call) -> None:
        """Delete a ping and keep that this turn had it; the row stays as it is while that may
        succeed later."""
        try:
            sent = await self._sent(call)
        except NotNow:
            return
        except PingRefused:
            sent = None
        if sent is None or await self._display.unping(sent):
            await self._calls.change(replace(call, channel=None, message=None, done=True))

    async def _end_all(self, over: Sequence[Over]) -> None:
        """End the calls that are over. Of two that say the same, the warning says how it ended."""
        warned = {
            (each.call.match, each.call.version, each.call.person)
            for each in over
            if each.call.kind == "warning" and each.call.message is not None
        }
        for each in over:
            call = each.call
            is_one_of_two = (call.match, call.version, call.person) in warned
            is_sent = call.message is not None
            if is_sent or call.channel is None or call.key not in self._awaited:
                await self._end(each, is_shown=call.kind != "turn" or not is_one_of_two)

    async def _end(self, over: Over, *, is_shown: bool) -> None:
        """Delete a call that was answered, and let another say how it ended; the row stays while
        that may succeed later, and as long as the turn goes on."""
        call, how = over.call, over.how
        try:
            sent = None if call.done else await self._sent(call)
        except NotNow:
            return
        except PingRefused:
            sent = None
        if sent is not None:
            if how == "played" or not is_shown:
                is_done = await self._display.unping(sent)
            else:
                is_done = await self._display.reword(sent, await self._messages.over(call, how))
            if not is_done:
                return
            if call.kind == "turn" and how in LOST:
                who = await self._people.fresh(call.person)
                await self._people.note(who.id, missed=who.missed + 1)
        if over.is_turn_over:
            await self._calls.drop(call)
        else:
            await self._calls.change(replace(call, channel=None, message=None, done=True))

    async def _sent(self, call: Call) -> Sent | None:
        """Return the message of a ping. If its answer was lost, the same nonce brings it back."""
        if call.channel is None:
            return None
        message = call.message
        if message is None:
            shown = await self._messages.again(call)
            nonce = nonce_of(call)
            message = await self._display.ping((), shown, call.channel, nonce, silent=True)
        return None if message is None else Sent(call.channel, message)


def _call(table: Table, kind: CallKind, seat: Seat, person: int, due: int) -> Call:
    return Call(table.id, turn_of(table), kind, person, seat, seat_to_act(table), due)


def nonce_of(call: Call) -> str:
    """Return what Discord tells the same ping by: at most 25 characters."""
    return f"{call.match}-{call.kind}-{call.version}-{max(0, call.seat)}"
