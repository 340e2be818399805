"""Backups of a SQLite database: taken while the bot plays on, checked, and put back with care."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.address import File, read_address
from storage.errors import NotWritten
from storage.sqlite import DURABLE

PAGES = 1_000  # copied at a time

Progress = Callable[[int, int], None]
"""Told how many pages are done, and of how many."""


def backup(url: str, target: Path, progress: Progress | None = None, over: bool = False) -> None:
    """A checked copy of the database, readable by its owner alone; `over` replaces an older one.

    The copy is of one moment, however much is written meanwhile. It gets its name when it is
    whole, so that a file of that name is always a good backup.
    """
    source = _file(url)
    if not source.is_file():
        raise NotWritten(f"there is no database {source.absolute()}")
    if target.exists() and not over:
        raise NotWritten(f"{target} exists: give the backup another name")
    with _finished(target) as new:
        _copy(source, new, progress)
        _check(new)


def restore(copy: Path, url: str, progress: Progress | None = None, over: bool = False) -> None:
    """The database is as it was at the backup. One that is there is replaced only with `over`,
    and never while a process has it open."""
    target = _file(url)
    if not copy.is_file():
        raise NotWritten(f"there is no backup {copy}")
    if target.exists() and not over:
        raise NotWritten(f"{target} exists: it is replaced only when asked to")
    with _finished(target) as new:
        _copy(copy, new, progress)
        _check(new)
        if target.exists():
            _let_go(target)


def _file(url: str) -> Path:
    address = read_address(url)
    if not isinstance(address, File):
        raise NotWritten("this is a PostgreSQL database: use pg_dump and pg_restore")
    if address.path is None:
        raise NotWritten("a database in memory has no backup")
    return address.path


@contextmanager
def _finished(target: Path) -> Iterator[Path]:
    """A temporary file beside the target, its owner's alone, which takes its name at the end, or is
    gone. Nobody has it open then: Windows renames no open file."""
    if not target.parent.is_dir():
        raise NotWritten(f"the folder {target.parent} does not exist")
    number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(number)
    new = Path(name)
    try:
        yield new
        with new.open("rb+") as whole:  # Windows syncs only what may be written to
            os.fsync(whole.fileno())
        new.replace(target)
        _sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "sqlite_errorname", None) or type(error).__name__
        raise NotWritten(f"{target} was not written: {reason}") from None
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            new.with_name(new.name + rest).unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """The new name is durable too. Windows opens no folder, and keeps names in a log of its own."""
    try:
        number = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _copy(source: Path, target: Path, progress: Progress | None) -> None:
    def tell(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
        for pragma in DURABLE:
            new.execute(pragma)
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master")  # holds the moment for every page
        old.backup(new, pages=PAGES, progress=tell, sleep=0)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _check(path: Path) -> None:
    with closing(_opened(path)) as copy:
        found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok" or copy.execute("PRAGMA foreign_key_check").fetchone():
            raise NotWritten("the copy is damaged: the database it was taken from needs a look")
        ours = copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
        if not ours.fetchone():
            raise NotWritten("this is no database of Courtyard")


def _let_go(path: Path) -> None:
    """The file is nobody's, and nothing of it is left in a log beside it. SQLite leaves its
    write-ahead log only when no other connection is open."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as old:
        try:
            old.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            raise NotWritten(f"{path} is in use: stop the bot first") from None
        except sqlite3.DatabaseError:  # too damaged to open: all the more reason to replace it
            pass
    for rest in ("-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
