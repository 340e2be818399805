"""The lobbies: each change is made alone, judged, and kept before it is answered."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, TypeAlias
from weakref import WeakValueDictionary

import structlog
from cachetools import LRUCache

from bot.clock import Clock
from bot.errors import NoSuchTable, NotKept, NotStarted
from bot.lobby.state import (
    UNUSED,
    LobbyClosed,
    LobbyState,
    NoSuchGame,
    TooManyPlayers,
    cut_with,
    hosted,
    joined,
    left,
    preset_named,
    ready,
    with_computer,
    with_options,
    with_speed,
)
from bot.match.speeds import SPEEDS, WHOLE_TABLE
from bot.match.table import Table
from bot.match.tables import Tables, new_id
from bot.people.servers import Server, Servers
from games.catalogue import GAMES
from games.dealing import commitment, roll
from storage.errors import NotLive, StoreError, UnknownMatch
from storage.records import Deadline, Match, Sitting
from storage.store import Store

log = structlog.get_logger()

Change: TypeAlias = Callable[[LobbyState], LobbyState]

Why: TypeAlias = Literal["cancelled", "ended", "expired", "empty"]
"""Why a lobby ended: by its host, by a moderator, unused, or left by everybody."""

MOST = 1_000  # ended lobbies of which it is remembered why


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """Its board is drawn again."""


@dataclass(frozen=True, slots=True)
class LobbyEnded:
    """Without a match; its board says why from now on."""

    why: Why


LobbyEvent: TypeAlias = LobbyChanged | LobbyEnded
Hear: TypeAlias = Callable[[LobbyState, LobbyEvent], None]

FAMILY = "lobby:"
"""The beginning of the names of a lobby's notes."""

ALTERABLE = ("options", "seats", "speed", "rated", "host")
"""What of the match itself a lobby may change."""


class Notes(Protocol):
    """A text beside a match: what only its lobby needs to know. Errors are StoreErrors."""

    async def get(self, match: str, /) -> str | None: ...

    async def put(self, match: str, text: str, /) -> None: ...

    async def drop(self, match: str, /) -> None: ...


class Lobbies:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        servers: Servers,
        clock: Clock,
        notes: Notes | None = None,
    ) -> None:
        self._store, self._tables, self._servers, self.clock = store, tables, servers, clock
        self._notes: Notes = notes or store.notes(FAMILY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()  # one table is, so that there are no more than there may be
        self._ended: LRUCache[str, Why] = LRUCache(MOST)
        self._watchers: list[Hear] = []

    def watch(self, hear: Hear) -> None:
        """Be told of everything that happens to any lobby; it must not wait."""
        self._watchers.append(hear)

    def _tell(self, lobby: LobbyState, event: LobbyEvent) -> None:
        for hear in self._watchers:
            hear(lobby, event)

    @asynccontextmanager
    async def opening(self, guild: int | None) -> AsyncIterator[Server]:
        """A table is opened inside, if the server has room for one more: else TooManyTables."""
        async with self._opening:
            server = await self._servers.of(guild) if guild is not None else Server(0)
            server.make_room(len(await self._store.open_in_guild(server.id)))
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
        invited: Sequence[int] = (),
        computers: Sequence[tuple[str, int]] = (),
        invite_only: bool = False,
        most: int | None = None,
    ) -> LobbyState:
        """A table with its host and some computers, a level and a number each. The deal is sealed
        before anybody else sits down. Options given one by one come on top of the preset's."""
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
            commitment=commitment(seed),
        )
        guests = tuple(dict.fromkeys(person for person in invited if person != host))
        here = (Sitting(0, person=host, joined=now),)
        lobby = LobbyState(row, here, now + UNUSED, room, guests, invite_only)
        chosen = dict(preset_named(rules, preset or rules.presets[0].key).options)
        lobby = with_speed(with_options(lobby, chosen | dict(options or {})), speed)
        for level, count in computers:
            for _ in range(count):
                if not lobby.room:
                    raise TooManyPlayers
                lobby = with_computer(lobby, level, now)
        async with self._alone(row.id):
            await self._store.create(lobby.match, seed, lobby.sittings)
            await self._arm(lobby)
            await self._notes.put(lobby.id, _notes(lobby))
        return lobby

    async def find(self, match: str) -> LobbyState | Table:
        """The table of a match, or the lobby that it still is. NoSuchTable, OtherRules."""
        try:
            return await self._tables.find(match)
        except NotStarted:
            with suppress(LobbyClosed):
                return await self.lobby(match)
        return await self._tables.find(match)  # it has started meanwhile

    def why_ended(self, match: str) -> Why:
        """What is not remembered has expired long ago."""
        return self._ended.get(match, "expired")

    async def lobby(self, match: str) -> LobbyState:
        """The lobby as it is on disk. LobbyClosed, NoSuchTable."""
        async with self._alone(match):
            return await self._read(match)

    # Anybody

    async def join(self, match: str, person: int) -> LobbyState:
        return await self.change(match, lambda lobby: joined(lobby, person, self.clock()))

    async def leave(self, match: str, person: int) -> LobbyState:
        """When the last person has left, the table is closed."""
        return await self.change(match, lambda lobby: left(lobby, person))

    async def cut(self, match: str, person: int, words: str) -> LobbyState:
        return await self.change(match, lambda lobby: cut_with(lobby, person, words))

    # The host

    async def cancel(self, match: str, by: int) -> LobbyState:
        async with self._alone(match):
            return await self._end(hosted(await self._read(match), by), "cancelled")

    async def end(self, match: str) -> LobbyState:
        """By a moderator."""
        async with self._alone(match):
            return await self._end(await self._read(match), "ended")

    async def move(self, match: str, channel: int) -> None:
        """To another channel, before anything was posted."""
        async with self._alone(match):
            await self._store.change(match, channel=channel)
            self._tell(await self._read(match), LobbyChanged())

    async def start(self, match: str, by: int) -> Table:
        """Once: a second press finds the lobby closed. What is written first would do no harm if
        the match did not start after all."""
        async with self._alone(match):
            lobby = ready(hosted(await self._read(match), by))
            begun = lobby.match
            await self._store.arrange(
                match, seats=begun.seats, options=begun.options, words=begun.words
            )
            await self._store.deadlines.put(self._first_deadline(begun))
            table = await self._tables.start(match)
        await self._forget(match)
        return table

    # The clock

    async def expire(self, match: str) -> LobbyState | None:
        """The closed lobby, when its time is up; nothing when somebody came, or it has started."""
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
        try:
            async with lock:
                yield
        except UnknownMatch:
            raise NoSuchTable from None
        except NotLive:
            raise LobbyClosed from None
        except StoreError as failed:
            log.warning("lobby not kept", match=match, why=str(failed))
            raise NotKept from None

    async def change(self, match: str, change: Change) -> LobbyState:
        async with self._alone(match):
            before = await self._read(match)
            after = change(before)
            if not after.people:
                return await self._end(after, "empty")
            await self._save(before, after)
        self._tell(after, LobbyChanged())
        return after

    async def _read(self, name: str) -> LobbyState:
        match = await self._store.match(name)
        if match.status != "lobby":
            raise LobbyClosed
        sittings = await self._store.seats(name)
        lobby = _noted(match, sittings, await self._notes.get(name))
        deadline = await self._store.deadlines.of(name)
        if deadline is not None and deadline.due is not None:
            return replace(lobby, closes=deadline.due)
        lobby = replace(lobby, closes=self.clock() + UNUSED)  # opened, and then the bot stopped
        await self._arm(lobby)
        return lobby

    async def _save(self, before: LobbyState, after: LobbyState) -> None:
        """The match and its seats come last, and together: another process may have started it."""
        if after.closes != before.closes:
            await self._arm(after)
        if _notes(after) != _notes(before):
            await self._notes.put(after.id, _notes(after))
        changed: Any = {
            name: getattr(after.match, name)
            for name in ALTERABLE
            if getattr(after.match, name) != getattr(before.match, name)
        }
        sitting = after.sittings if after.sittings != before.sittings else None
        if changed or sitting is not None:
            await self._store.arrange(after.id, sitting, **changed)

    async def _arm(self, lobby: LobbyState) -> None:
        await self._store.deadlines.put(Deadline(lobby.id, WHOLE_TABLE, 0, lobby.closes))

    def _first_deadline(self, match: Match) -> Deadline:
        """The match takes its time banks from here at the first deal. Should the bot stop before
        it begins, this is a lobby's deadline like any other."""
        banks = SPEEDS[match.speed].full_banks(match.seats)
        return Deadline(match.id, 0, 0, self.clock() + UNUSED, banks)

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


def _notes(lobby: LobbyState) -> str:
    return json.dumps(
        {
            "most": lobby.most,
            "invited": lobby.invited,
            "inviteOnly": lobby.invite_only,
            "cuts": {str(person): words for person, words in lobby.cuts.items()},
        }
    )


def _noted(match: Match, sittings: tuple[Sitting, ...], text: str | None) -> LobbyState:
    kept = json.loads(text) if text else {}
    return LobbyState(
        match,
        sittings,
        0,
        kept.get("most", match.seats),
        tuple(kept.get("invited", ())),
        kept.get("inviteOnly", False),
        {int(person): words for person, words in kept.get("cuts", {}).items()},
    )
