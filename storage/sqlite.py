"""Runs the store on SQLite: one thread owns the writing connection, readers use aiosqlite."""

import asyncio
import itertools
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.database import CONNECTIONS, P, Readings, T, Work
from storage.errors import CLOSED, RowRefused, StoreUnavailable
from storage.outcome import a_write

OWNER_ONLY = 0o600
PATIENCE = 5.0  # seconds to wait for another writing process
ALONE = 60.0  # seconds in memory, where nobody but this process can hold a lock
MEMORY = itertools.count()
TROUBLES = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another process keeps the database locked",
    "SQLITE_READONLY": "the database may not be written to",
    "SQLITE_CANTOPEN": "the database cannot be opened",
    "SQLITE_NOTADB": "the file is not a SQLite database",
    "SQLITE_CORRUPT": "the database is damaged: restore a backup",
}
BEGIN_WRITING = "BEGIN IMMEDIATE"
DURABLE = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = 1",  # macOS: sync to the disk itself, not to its cache; no effect elsewhere
    "PRAGMA checkpoint_fullfsync = 1",
)


class Sqlite:
    """Keeps the writing connection open, so that a change takes one hop and one fsync."""

    def __init__(self, path: Path | None, patience: float = PATIENCE) -> None:
        self._path, self._patience = path, patience if path is not None else ALONE
        self._memory = f"file:/courtyard-{next(MEMORY)}"  # named, so that readers find the writer's
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="courtyard-storage")
        self._writing = self._writer_engine()
        self._reading = self._reader_engine()
        self._writer: Connection | None = None
        self._readings = Readings()
        self._closed = False

    @classmethod
    async def open(cls, path: Path | None, patience: float = PATIENCE) -> Self:
        if path is not None:
            claim_file(path)
        database = cls(path, patience)
        try:
            await database._hop(database._connect)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._refuse_closed()
        return await self._readings.run(self._read(question, *args, **kwargs))

    async def _read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(question, *args, **kwargs)
        except DBAPIError as error:
            raise _told(error) from None
        except NoConnection:
            raise StoreUnavailable("too much is asked of the database at once") from None

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._refuse_closed()
        with a_write():
            return await self._hop(
                lambda: self._change(lambda connection: change(connection, *args, **kwargs))
            )

    async def close(self) -> None:
        """Close; closing again does nothing."""
        if not self._closed:
            self._closed = True
            await self._readings.ended()
            await self._reading.dispose()
            await self._hop(self._disconnect)
            self._thread.shutdown()

    def _refuse_closed(self) -> None:
        if self._closed:
            raise StoreUnavailable(CLOSED)

    async def _hop(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _change(self, change: Callable[[Connection], T]) -> T:
        try:
            connection = self._connect()
            with connection.begin():
                return change(connection)
        except DBAPIError as error:
            raise _told(error) from None
        except (UnicodeError, OverflowError) as error:
            raise RowRefused(type(error).__name__) from None

    def _connect(self) -> Connection:
        if self._writer is None:
            try:
                self._writer = self._writing.connect()
            except DBAPIError as error:
                raise _told(error) from None
        return self._writer

    def _disconnect(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._writing.dispose()

    def _writer_engine(self) -> Engine:
        arguments = {"check_same_thread": False, **self._arguments()}
        engine = create_engine(
            self._url("sqlite"),
            poolclass=StaticPool,
            connect_args=arguments,
            hide_parameters=True,
        )
        event.listen(engine, "connect", self._prepare_writer)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(BEGIN_WRITING))
        return engine

    def _reader_engine(self) -> AsyncEngine:
        engine = create_async_engine(
            self._url("sqlite+aiosqlite"),
            pool_size=CONNECTIONS,
            max_overflow=0,  # each one more would be opened and closed for a single question
            connect_args=self._arguments(),
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", _prepare_reader)
        event.listen(engine.sync_engine, "begin", lambda each: each.exec_driver_sql("BEGIN"))
        return engine

    def _arguments(self) -> dict[str, Any]:
        return {"isolation_level": None, "timeout": self._patience}  # we say BEGIN ourselves

    def _url(self, driver: str) -> URL:
        if self._path is not None:
            return URL.create(driver, database=str(self._path))
        return URL.create(driver, database=self._memory, query={"vfs": "memdb", "uri": "true"})

    def _prepare_writer(self, driver: Any, _: Any) -> None:
        driver.text_factory = _text
        cursor = driver.cursor()
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA secure_delete = ON")  # what is deleted is not left in free pages
        for pragma in DURABLE:
            cursor.execute(pragma)
        if self._path is not None:
            _write_ahead(cursor, time.monotonic() + self._patience)
        cursor.close()


def _prepare_reader(driver: Any, _: Any) -> None:
    """Make readers durable too: the last connection to close moves the log into the file."""
    driver.driver_connection.text_factory = _text
    cursor = driver.cursor()
    for pragma in DURABLE:
        cursor.execute(pragma)
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _text(raw: bytes) -> str:
    """Read a text; one damaged byte must not keep back all rows of an answer."""
    return raw.decode(errors="surrogateescape")


def _write_ahead(cursor: sqlite3.Cursor, until: float) -> None:
    """Turn on the write-ahead log. SQLite does not wait for others opening the file, so we do."""
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def claim_file(path: Path) -> None:
    """Make the file readable by its owner alone; SQLite gives -wal and -shm the same mode."""
    if not path.parent.is_dir():
        raise StoreUnavailable(f"the folder {path.parent} of the database does not exist")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        if path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be used as a database: {error.strerror}") from None


def _told(error: DBAPIError) -> StoreUnavailable | RowRefused | DBAPIError:
    """Return an error that says what to do; a bug of ours stays as it is."""
    kind = getattr(error.orig, "sqlite_errorname", "")
    if isinstance(error, IntegrityError):
        return RowRefused(kind)
    words = next((text for name, text in TROUBLES.items() if kind.startswith(name)), None)
    if words is None and isinstance(error, OperationalError) and kind != "SQLITE_ERROR":
        words = f"the database failed ({kind or type(error.orig).__name__})"
    return StoreUnavailable(words) if words else error
