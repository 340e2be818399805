"""Keeps the lobbies: each change is made alone, judged, and saved before it is answered."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias
from weakref import WeakValueDictionary

import structlog
from cachetools import LRUCache

from bot.clock import Clock
from bot.errors import (
    Answer,
    NoSuchTable,
    NotStarted,
    OtherRules,
    Unreadable,
)
from bot.lobby.admission import admit, refuse_barred
from bot.lobby.noted import FAMILY, Notes, noted, notes_of
from bot.lobby.state import (
    UNUSED,
    LobbyClosed,
    LobbyState,
    NoSuchGame,
    TooManyPlayers,
    cut_with,
    hosted,
    inviting,
    joined,
    left,
    options_of,
    preset_named,
    ready,
    with_computer,
    with_options,
    with_speed,
)
from bot.lobby.troubles import troubles_told
from bot.match.cast import named, without_doubles
from bot.match.sittings import Sittings
from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.match.tables import Tables, known_rules, new_id
from bot.people.bans import Bans
from bot.people.servers import Server, Servers
from bot.people.shares import make_room
from games.catalogue import GAMES
from games.dealing import commitment, roll
from games.errors import BadOptions
from storage.errors import StoreError
from storage.records import WHOLE_TABLE, Deadline, Match, Sitting
from storage.store import Store

log = structlog.get_logger()

Change: TypeAlias = Callable[[LobbyState], LobbyState]

Why: TypeAlias = Literal["cancelled", "ended", "expired", "empty"]
"""Why a lobby ended: by its host, by a moderator, unused, or left by everybody."""

MOST = 1_000  # ended lobbies of which it is remembered why


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """A lobby changed: its board is drawn again."""


@dataclass(frozen=True, slots=True)
class LobbyEnded:
    """A lobby ended without a match; its board says why from now on."""

    why: Why


LobbyEvent: TypeAlias = LobbyChanged | LobbyEnded
Hear: TypeAlias = Callable[[LobbyState, LobbyEvent], None]

ALTERABLE = ("options", "seats", "speed", "rated", "host")
"""What of the match itself a lobby may change."""


class Lobbies:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        servers: Servers,
        bans: Bans,
        clock: Clock,
        notes: Notes | None = None,
    ) -> None:
        self._store, self._tables, self._servers, self.clock = store, tables, servers, clock
        self._bans = bans
        self._notes: Notes = notes or store.notes(FAMILY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._openings: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._ended: LRUCache[str, Why] = LRUCache(MOST)
        self._watchers: list[Hear] = []

    def watch(self, hear: Hear) -> None:
        """Call `hear` with everything that happens to any lobby; it must not block."""
        self._watchers.append(hear)

    def _tell(self, lobby: LobbyState, event: LobbyEvent) -> None:
        for hear in self._watchers:
            hear(lobby, event)

    @asynccontextmanager
    async def opening(
        self,
        guild: int | None,
        host: int,
        channel: int | None,
        judge: Callable[[Server], None],
    ) -> AsyncIterator[Server]:
        """Hold a place for one more table, one after the other on a server; refuse it to who, or
        where, there are too many. Whom `judge` refuses waits for nobody."""
        server = await self._servers.at(guild)
        judge(server)
        async with self._openings.setdefault(server.id, asyncio.Lock()):
            open_here = await self._store.open_in_guild(server.id)
            make_room(open_here, host, channel)
            if server.tables and len(open_here) >= server.tables:
                server.make_room(sum([await _is_sound(self, each.id) for each in open_here]))
            yield server

    async def open(
        self,
        game: str,
        host: int,
        *,
        match: str | None = None,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        guild: int | None = None,
        channel: int | None = None,
        speed: str = "live",
        rated: bool = False,
        patient: bool = False,
        invited: Sequence[int] = (),
        computers: Sequence[tuple[str, int]] = (),
        invite_only: bool = False,
        most: int | None = None,
        calls: bool = True,
    ) -> LobbyState:
        """Open a table with its host and some computers, a level and a number each. The deal is
        sealed before anybody else sits down. Single options come on top of the preset's. `calls`
        says whether who is invited is told."""
        if game not in GAMES:
            raise NoSuchGame
        rules, now, seed = GAMES[game], self.clock(), roll()
        room = max(rules.seats[0], min(most or rules.seats[-1], rules.seats[-1]))
        row = Match(
            match or new_id(),
            game,
            "{}",
            rules.rules,
            room,
            now,
            guild=guild,
            channel=channel,
            host=host,
            rated=rated,
            patient=patient,
            commitment=commitment(seed),
        )
        here = (Sitting(0, person=host, joined=now),)
        lobby = inviting(LobbyState(row, here, now + UNUSED, room, (), invite_only), invited)
        chosen = dict(preset_named(rules, preset or rules.presets[0].key).options)
        lobby = with_speed(with_options(lobby, chosen | dict(options or {})), speed)
        for level, count in computers:
            for _ in range(count):
                if not lobby.room:
                    raise TooManyPlayers
                lobby = with_computer(lobby, level, now)
        lobby = replace(lobby, sittings=await self._named(lobby))
        async with self._alone(row.id):
            await admit(self._store, self._bans, None, lobby, now)
            await self._store.create(lobby.match, seed, lobby.sittings)
            await self._arm(lobby)
            await self._notes.put(lobby.id, notes_of(lobby))
            await _invite(self._store, lobby, now, calls=calls)
        if lobby.invited:
            self._tell(lobby, LobbyChanged())
        return lobby

    async def find(self, match: str) -> LobbyState | Table:
        """Find the table of a match, or its lobby; raise NoSuchTable, OtherRules."""
        try:
            return await self._tables.find(match)
        except NotStarted:
            with suppress(LobbyClosed):
                return await self.lobby(match)
        return await self._tables.find(match)  # it has started meanwhile

    def why_ended(self, match: str) -> Why:
        """Return why a lobby ended; one that is not remembered has expired long ago."""
        return self._ended.get(match, "expired")

    async def lobby(self, match: str) -> LobbyState:
        """Read the lobby from disk, without waiting for changes of others; raise LobbyClosed,
        NoSuchTable, OtherRules."""
        with troubles_told(match):
            lobby = await self._seen(match)
        if lobby.closes:
            return lobby
        async with self._alone(match):
            return await self._read(match)

    # Anybody

    async def join(self, match: str, person: int, *, anyway: bool = False) -> LobbyState:
        """Sit down; `anyway` also beside somebody whom this person blocks."""
        return await self.change(
            match, lambda lobby: joined(lobby, person, self.clock()), anyway=anyway
        )

    async def leave(self, match: str, person: int) -> LobbyState:
        """Leave a table; when the last person has left, it ends."""
        return await self.change(match, lambda lobby: left(lobby, person))

    async def cut(self, match: str, person: int, words: str) -> LobbyState:
        return await self.change(match, lambda lobby: cut_with(lobby, person, words))

    # The host

    async def cancel(self, match: str, by: int) -> LobbyState:
        async with self._alone(match):
            return await self._end(hosted(await self._read(match), by), "cancelled")

    async def end(self, match: str) -> LobbyState:
        """End a lobby for a moderator."""
        async with self._alone(match):
            return await self._end(await self._read(match), "ended")

    async def move(self, match: str, channel: int) -> None:
        """Move a lobby to another channel, before anything was posted."""
        async with self._alone(match):
            await self._store.change(match, channel=channel)
            self._tell(await self._read(match), LobbyChanged())

    async def start(self, match: str, by: int) -> Table:
        """Start the match, once: a second press finds the lobby closed. What is written first would
        do no harm if the match did not start after all."""
        async with self._alone(match):
            lobby = ready(hosted(await self._read(match), by))
            await refuse_barred(self._store, lobby, lobby.people, self.clock())
            begun = lobby.match
            await self._store.arrange(
                match,
                await self._named(lobby),
                seats=begun.seats,
                options=begun.options,
                words=begun.words,
                rated=begun.rated,
            )
            await self._store.deadlines.put(_first_deadline(begun, self.clock()))
            table = await self._tables.start(match)
        await self._forget(match)
        return table

    # The clock

    async def expire(self, match: str) -> LobbyState | None:
        """Close a lobby whose time is up; return None if somebody came, or it has started."""
        with suppress(LobbyClosed, NoSuchTable):
            async with self._alone(match):
                lobby = await self._read(match)
                if lobby.closes <= self.clock():
                    return await self._end(lobby, "expired")
        return None

    # Keeping

    @asynccontextmanager
    async def _alone(self, match: str) -> AsyncIterator[None]:
        """One change of a lobby at a time. The lock goes when nobody holds or awaits it."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        with troubles_told(match):
            async with lock:
                yield

    async def change(self, match: str, change: Change, *, anyway: bool = False) -> LobbyState:
        async with self._alone(match):
            before = await self._read(match)
            after = change(before)
            after = replace(after, sittings=await self._named(after))
            await admit(self._store, self._bans, before, after, self.clock(), anyway=anyway)
            if not after.people:
                return await self._end(after, "empty")
            await self._save(before, after)
        self._tell(after, LobbyChanged())
        return after

    async def _read(self, name: str) -> LobbyState:
        lobby = await self._seen(name)
        if not lobby.closes:  # opened, and then the bot stopped
            lobby = replace(lobby, closes=self.clock() + UNUSED)
            await self._arm(lobby)
        return lobby

    async def _seen(self, name: str) -> LobbyState:
        """Return what is kept of a lobby; it does not close where it has no deadline."""
        match = await self._store.match(name)
        if match.status != "lobby":
            raise LobbyClosed
        known_rules(match)
        sittings = await self._store.seats(name)
        try:
            options_of(match.game, match.options)
            invited = await self._store.invitations.of(name)
            lobby = noted(match, sittings, invited, await self._notes.get(name))
            deadline = await self._store.deadlines.of(name)
        except (ValueError, TypeError, AttributeError, RecursionError, BadOptions) as spoilt:
            log.error("lobby cannot be read", match=name, why=type(spoilt).__name__)
            raise Unreadable from None
        due = deadline.due if deadline is not None else None
        return replace(lobby, closes=due or 0)

    async def _save(self, before: LobbyState, after: LobbyState) -> None:
        """The match and its seats come last, and together: another process may have started it."""
        if after.closes != before.closes:
            await self._arm(after)
        if notes_of(after) != notes_of(before):
            await self._notes.put(after.id, notes_of(after))
        if after.invited != before.invited:
            await _invite(self._store, after, self.clock())
        changed: Any = {
            name: getattr(after.match, name)
            for name in ALTERABLE
            if getattr(after.match, name) != getattr(before.match, name)
        }
        sitting = after.sittings if after.sittings != before.sittings else None
        if changed or sitting is not None:
            await self._store.arrange(after.id, sitting, **changed)

    async def _named(self, lobby: LobbyState) -> Sittings:
        """Give the computers names that nobody here has."""
        people = await self._tables.names_at(lobby.sittings, lobby.match.guild)
        return named(lobby.id, without_doubles(lobby.sittings, people), people)

    async def _arm(self, lobby: LobbyState) -> None:
        await self._store.deadlines.put(Deadline(lobby.id, WHOLE_TABLE, 0, lobby.closes))

    async def _end(self, lobby: LobbyState, why: Why) -> LobbyState:
        now = self.clock()
        if not await self._store.end(lobby.id, "closed", now):
            raise LobbyClosed
        await self._forget(lobby.id)
        ended = replace(lobby, match=replace(lobby.match, status="closed", finished=now))
        self._ended[lobby.id] = why
        self._tell(ended, LobbyEnded(why))
        return ended

    async def _forget(self, match: str) -> None:
        """Notes that stay behind do no harm."""
        try:
            await self._notes.drop(match)
        except StoreError as failed:
            log.warning("notes not dropped", match=match, why=str(failed))


def _first_deadline(match: Match, now: int) -> Deadline:
    """The match takes its time banks from here at the first deal. Should the bot stop before it
    begins, this is a lobby's deadline like any other."""
    banks = SPEEDS[match.speed].full_banks(match.seats)
    return Deadline(match.id, 0, 0, now + UNUSED, banks)


async def _is_sound(lobbies: Lobbies, match: str) -> bool:
    """Return whether a match can be read: no other counts against a server's limit."""
    try:
        await lobbies.find(match)
    except (Unreadable, OtherRules):
        return False
    except (Answer, StoreError):
        return True
    return True


async def _invite(store: Store, lobby: LobbyState, now: int, *, calls: bool = True) -> None:
    """Keep who is invited; `calls` says whether those who are new are told."""
    if lobby.asked:
        host = lobby.match.host or 0
        await store.invitations.put(lobby.id, lobby.invited, host, now, calls=calls)
