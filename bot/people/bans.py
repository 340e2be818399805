"""Knows who is banned from the tables of a server, or from all tables."""

import asyncio
from collections.abc import Collection, Mapping

import structlog

from bot.clock import Clock
from bot.errors import Answer
from storage.errors import StoreError
from storage.records import EVERYWHERE, Ban
from storage.store import Store

log = structlog.get_logger()

RENEWED = 30_000  # ms after which bans are read again: another process may have changed them


class Banned(Answer):
    """A moderator banned the person from the tables of this server."""

    code = "banned"


class BannedThere(Answer):
    """The same, of the server of a table that is pressed elsewhere."""

    code = "banned_there"


class BannedEverywhere(Answer):
    """The operator banned the person."""

    code = "banned_everywhere"


class GuestBanned(Answer):
    """Somebody is invited who is banned there."""

    code = "guest_banned"


class Bans:
    """Keeps all bans in memory, by pseudonym."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._kept, self._pseudonyms, self._clock = store.bans, store.pseudonyms, clock
        self._guilds: Mapping[str, frozenset[int]] = {}  # where each is banned
        self._read_at: int | None = None
        self._alone = asyncio.Lock()  # what is read must not undo a change

    async def of(self, person: int) -> frozenset[int]:
        """Return the servers from whose tables a person is banned."""
        if self._read_at is None or self._clock() >= self._read_at + RENEWED:
            await self._renew()
        if not self._guilds:
            return frozenset()
        return self._guilds.get(self._pseudonyms.of(person), frozenset())

    async def is_banned(self, person: int, guild: int | None) -> bool:
        where = await self.of(person)
        return EVERYWHERE in where or guild in where

    async def admit(self, person: int, guild: int | None) -> None:
        """Raise BannedEverywhere or Banned if a person may not play on that server."""
        where = await self.of(person)
        if EVERYWHERE in where:
            raise BannedEverywhere
        if guild in where:
            raise Banned

    async def welcome(self, guests: Collection[int], guild: int | None) -> list[int]:
        """Return those of them that may play on that server."""
        return [each for each in guests if not await self.is_banned(each, guild)]

    async def put(self, guild: int, person: int, by: int, reason: str = "") -> bool:
        """Ban a person; return False if they are banned there already."""
        pseudonym = self._pseudonyms.of(person)
        async with self._alone:
            ban = Ban(guild, pseudonym, person, by, self._clock(), reason)
            is_new = await self._kept.put(ban)
            await self._read()
        return is_new

    async def lift(self, guild: int, pseudonym: str) -> bool:
        """Lift a ban; return False if there is none."""
        async with self._alone:
            was_banned = await self._kept.lift(guild, pseudonym)
            await self._read()
        return was_banned

    async def renew(self) -> None:
        """Read what another process may have changed."""
        async with self._alone:
            await self._read()

    async def _renew(self) -> None:
        """While the database cannot be asked, what was known holds."""
        try:
            await self.renew()
        except StoreError as failed:
            if self._read_at is None:
                raise
            log.info("bans not renewed", why=str(failed))
            self._read_at = self._clock()

    async def _read(self) -> None:
        found: dict[str, set[int]] = {}
        for guild, pseudonym in await self._kept.all():
            found.setdefault(pseudonym, set()).add(guild)
        self._guilds = {pseudonym: frozenset(where) for pseudonym, where in found.items()}
        self._read_at = self._clock()
