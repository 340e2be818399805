"""PostgreSQL itself in trouble, under the real bot: who presses is told the truth, nothing is lost,
and when the server is back presses and the clock go on."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from bot.match.tables import Tables
from bot.ui.words import words
from storage.records import Sitting
from storage.store import Store
from tests.crash.test_going_on import bot, opened
from tests.standin.courtyard import FIRST_CHANNEL, FIRST_PERSON
from tests.standin.crowd import Crowd
from tests.standin.payloads import GUILD
from tests.standin.server import StandIn
from tests.storage.conftest import clean_server, migrated, server
from tests.storage.postgres import ADDRESS, ask
from tests.waiting import until

__all__ = ["clean_server", "migrated", "server"]  # fixtures

PATIENCE = 120  # seconds
MOMENT = 4_000  # ms
SAID = words("en")("answer-not_kept")
Trouble: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]


def name_of(address: str) -> str:
    return urlsplit(address).path.removeprefix("/")


async def cut(address: str) -> None:
    """Every connection to the database ends, as it does when a server shuts down."""
    name = name_of(address)
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    await ask(ADDRESS, ended)


@asynccontextmanager
async def set_to(address: str, setting: str, value: str) -> AsyncIterator[None]:
    """New connections have it; those that are there end."""
    name = name_of(address)
    await ask(ADDRESS, f"ALTER DATABASE {name} SET {setting} = {value}")
    await cut(address)
    try:
        yield
    finally:
        await ask(ADDRESS, f"ALTER DATABASE {name} RESET {setting}")


@asynccontextmanager
async def read_only(address: str) -> AsyncIterator[None]:
    """25006: after a failover."""
    async with set_to(address, "default_transaction_read_only", "on"):
        yield


@asynccontextmanager
async def too_slow(address: str) -> AsyncIterator[None]:
    """57014: somebody holds the tables, and statements have a time limit."""
    async with set_to(address, "statement_timeout", "'200ms'"):
        holding = await asyncpg.connect(address)
        try:
            await holding.execute("BEGIN")
            await holding.execute("LOCK TABLE log, deadlines, heartbeats")
            yield
        finally:
            await holding.close()


@asynccontextmanager
async def shut_down(address: str) -> AsyncIterator[None]:
    """57P01 where something is under way, and nobody is let in."""
    name = name_of(address)
    await ask(ADDRESS, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await cut(address)
    try:
        yield
    finally:
        await ask(ADDRESS, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@asynccontextmanager
async def crowded(address: str) -> AsyncIterator[None]:
    """53300: the bot's role may open no connection more."""
    role = f"{name_of(address)}_bot"
    await ask(ADDRESS, f"ALTER ROLE {role} CONNECTION LIMIT 0")
    await cut(address)
    try:
        yield
    finally:
        await ask(ADDRESS, f"ALTER ROLE {role} CONNECTION LIMIT -1")


@asynccontextmanager
async def as_a_role(address: str) -> AsyncIterator[str]:
    """The address for a role of the bot's own: no limit holds for a superuser."""
    role, rest = f"{name_of(address)}_bot", address.rpartition("@")[2]
    await ask(ADDRESS, f"CREATE ROLE {role} LOGIN PASSWORD 'bot'")
    await ask(address, f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {role}")
    try:
        yield f"postgresql://{role}:bot@{rest}"
    finally:
        await cut(address)
        await ask(address, f"DROP OWNED BY {role}", f"DROP ROLE {role}")


class Table:
    """A table of two at the bot, and what people are shown there."""

    def __init__(self, there: StandIn, opened: dict[str, Any], address: str) -> None:
        self._crowd, self._match, self._address = Crowd(there, [opened]), opened["match"], address
        self.shown: list[str] = []
        there.watch(lambda each: self.shown.append(json.dumps(each.components, ensure_ascii=False)))

    async def open_hands(self) -> None:
        await self._crowd.open_hands()
        self.shown.clear()

    async def press(self) -> None:
        """Whoever is to move plays, if their hand is before them."""
        (company,) = self._crowd.companies
        if company.to_press() is not None:
            await self._crowd.press(company)

    async def moves(self) -> int:
        ((number,),) = await ask(
            self._address, f"SELECT count(*) FROM log WHERE match = '{self._match}'"
        )
        return int(number)


async def soon_overdue(store: Store) -> str:
    """A match in which somebody's time is up in a moment, most likely in the midst of trouble."""
    tables = Tables(store)
    seats = (Sitting(0, person=FIRST_PERSON + 2), Sitting(1, person=FIRST_PERSON + 3))
    match = await tables.create("racko", {}, seats, speed="live", guild=GUILD)
    table = await tables.start(match.id)
    assert table.deadline is not None
    await store.deadlines.put(replace(table.deadline, due=tables.clock() + MOMENT))
    await tables.close()
    return match.id


async def is_voted_on(address: str, match: str) -> bool:
    return bool(await ask(address, f"SELECT 1 FROM deadlines WHERE match = '{match}' AND seat < 0"))


@pytest.mark.parametrize("trouble", [read_only, too_slow, shut_down, crowded])
async def test_who_presses_is_told_the_truth_and_all_goes_on_afterwards(
    clean_server, trouble: Trouble, tmp_path
):
    async with (
        asyncio.timeout(PATIENCE),
        as_a_role(clean_server) as address,
        StandIn([FIRST_CHANNEL]) as there,
    ):
        async with await Store.open(clean_server) as store:
            match = await opened(store, "live", Sitting(1, person=FIRST_PERSON + 1))
            other = await soon_overdue(store)
        async with bot(tmp_path, there.url, address):
            await there.ready()
            table = Table(there, match, clean_server)
            await table.open_hands()
            before = await table.moves()
            async with trouble(clean_server):
                await table.press()
                await until(lambda: SAID in "".join(table.shown), "a sentence")
            assert await table.moves() == before
            while await table.moves() == before:
                await table.open_hands()
                await table.press()
            while not await is_voted_on(clean_server, other):
                await asyncio.sleep(0.05)
