"""Declares what SQLite and PostgreSQL have in common: reading and writing.

A question or a change is a plain function of a SQLAlchemy connection. It runs whole, inside one
transaction of its own: on SQLite in one hop to the writing thread, on PostgreSQL on a connection of
the pool.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

CONNECTIONS = 8  # of a process, for questions; on PostgreSQL for changes too
AT_ONCE = CONNECTIONS // 2  # questions of a lane

P = ParamSpec("P")
T = TypeVar("T")

Work = Callable[Concatenate[Connection, P], T]


class Database(Protocol):
    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the answer to a question, from one snapshot; nothing is changed."""

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of a change once it is durable."""

    async def close(self) -> None: ...


class Readings:
    """Lets a question come to its end even when nobody waits for the answer any more.

    Cut off in the middle, it leaves its connection open, and in memory that locks the writer out.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    async def run(self, reading: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(reading)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def ended(self) -> None:
        """Wait until none is running."""
        await asyncio.gather(*self._running, return_exceptions=True)


class Lane:
    """Reads and writes as its database does, but with so many questions at once, so that those of
    others find a connection: people who leaf through leaderboards keep nobody's move waiting."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._places = asyncio.Semaphore(AT_ONCE)

    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._places:
            return await self._database.read(question, *args, **kwargs)

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.write(change, *args, **kwargs)

    async def close(self) -> None:
        await self._database.close()
