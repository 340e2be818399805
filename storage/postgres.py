"""Runs the store on PostgreSQL, through asyncpg and a small pool."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal, Self, TypeAlias

from sqlalchemy import URL
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage.database import CONNECTIONS, P, Readings, T, Work
from storage.errors import CLOSED, BadAddress, RowRefused, StoreUnavailable
from storage.outcome import a_write

PATIENCE = 10.0  # seconds to wait for a connection
LOST = ("08", "57P", "25P03")  # SQLSTATE: lost connections, shutdowns, cut transactions
AGAIN = ("40",)  # deadlocks and other rollbacks that are not our fault
LATER = ("53300", "55000")  # no connection is free, or none is accepted now
REFUSED = {
    "25006": "the database takes no writes now",
    "42501": "the database does not let us",
    "42P01": "a table is missing in the database",
    "55P03": "the database is locked by others",
    "57014": "the database was too slow",
}
FORMER = "25006"  # after a failover: the server we are connected to is not the first any more
FULL = {"53100": "the disk of the database is full", "53300": "the database has no free connection"}

Moment: TypeAlias = Literal["opening", "working", "committing"]


class Postgres:
    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        self._closed = False
        self._readings = Readings()
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=patience,
            hide_parameters=True,
            connect_args={
                "timeout": patience,
                "server_settings": {"application_name": "courtyard"},
            },
        )

    @classmethod
    async def open(cls, url: URL, patience: float = PATIENCE) -> Self:
        with _readable():
            database = cls(url, patience)
            try:
                async with database._connection():
                    pass
            except BaseException:
                await database.close()
                raise
        return database

    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._readings.run(self._read(question, *args, **kwargs))

    async def _read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask; a question is asked again if the connection was lost."""
        try:
            return await self._ask(question, *args, **kwargs)
        except StoreUnavailable as trouble:
            if not trouble.may_retry:
                raise
        return await self._ask(question, *args, **kwargs)

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change; a change that was cut off before its commit left nothing, so it is made once
        more."""
        with a_write():
            try:
                return await self._change(change, *args, **kwargs)
            except StoreUnavailable as trouble:
                if not trouble.may_retry or trouble.maybe_kept:
                    raise
            return await self._change(change, *args, **kwargs)

    async def close(self) -> None:
        self._closed = True
        await self._readings.ended()
        await self._engine.dispose()

    async def _ask(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._connection() as connection:
            return await connection.run_sync(question, *args, **kwargs)

    async def _change(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._connection() as connection:
            await connection.begin()
            answer = await connection.run_sync(change, *args, **kwargs)
            async with _told("committing"):
                await connection.commit()
        return answer

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise StoreUnavailable(CLOSED)
        async with _told("opening"):
            connection = await self._engine.connect()
        async with _told(), _returned(connection):
            try:
                yield connection
            except DBAPIError as error:
                if _state(error) == FORMER:
                    await connection.invalidate()
                    await self._engine.dispose()  # new connections may lead to the present first
                raise


@contextmanager
def _readable() -> Iterator[None]:
    """Say in our own words that the driver cannot read an address: its own repeat it."""
    try:
        yield
    except (TypeError, ValueError, OverflowError, ArgumentError):
        raise BadAddress("DATABASE_URL is not an address that PostgreSQL can read") from None


@asynccontextmanager
async def _returned(connection: AsyncConnection) -> AsyncIterator[None]:
    try:
        yield
    finally:
        await connection.close()


@asynccontextmanager
async def _told(moment: Moment = "working") -> AsyncIterator[None]:
    """Describe an error in our own words: the server's quote whole rows, with deals and seeds."""
    try:
        yield
    except DBAPIError as error:
        raise _trouble(error, moment) from None
    except (OSError, NoConnection):
        text = "the database server does not answer"
        raise StoreUnavailable(text, may_retry=True, maybe_kept=moment == "committing") from None


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


def _trouble(error: DBAPIError, moment: Moment) -> StoreUnavailable | RowRefused | DBAPIError:
    state = _state(error)
    if isinstance(error, IntegrityError | DataError) or state[:2] in ("22", "23"):
        return RowRefused(type(error).__name__)
    if error.connection_invalidated or state.startswith(LOST):
        text = "the connection to the database was lost"
        return StoreUnavailable(text, may_retry=True, maybe_kept=moment == "committing")
    if state.startswith(AGAIN):
        return StoreUnavailable("the database is busy with others", may_retry=True)
    if state in REFUSED:
        return StoreUnavailable(REFUSED[state])
    if moment == "opening" or state[:2] in ("53", "54", "58"):
        words = FULL.get(state, f"the database does not serve us (SQLSTATE {state})")
        return StoreUnavailable(words, may_retry=state in LATER)
    return error
