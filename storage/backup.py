"""Backs up and restores SQLite databases, checking each copy."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.address import File, read_address
from storage.errors import NotWritten
from storage.shape import refuse_foreign
from storage.sqlite import DURABLE

PAGES = 1_000  # copied at a time

Progress = Callable[[int, int], None]
"""Gets the number of pages done, and of all pages."""


def backup(url: str, target: Path, progress: Progress | None = None, over: bool = False) -> None:
    """Write a checked copy of the database, readable by its owner alone; `over` replaces an older
    one.

    The copy shows one moment, whatever is written meanwhile. It gets its name once it is whole, so
    a file of that name is always a good backup.
    """
    source = _file(url)
    if not source.is_file():
        raise NotWritten(f"there is no database {source.absolute()}")
    if target.exists() and not over:
        raise NotWritten(f"{target} exists: choose another name, or replace it with --over")
    with _finished(target) as new:
        _copy(source, new, progress)
        _check(new)


def restore(copy: Path, url: str, progress: Progress | None = None, over: bool = False) -> None:
    """Restore a backup. An existing database is replaced only with `over`, and never while a
    process has it open."""
    target = _file(url)
    if not copy.is_file():
        raise NotWritten(f"there is no backup {copy}")
    if target.exists() and not over:
        raise NotWritten(f"{target} exists: replace it with --over")
    with _finished(target) as new:
        _copy(copy, new, progress, refuse_foreign)
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
    """Yield a temporary file beside the target, readable by its owner alone. It takes the target's
    name at the end, closed, because Windows renames no open file; after an error it is deleted."""
    if not target.parent.is_dir():
        raise NotWritten(f"the folder {target.parent} does not exist")
    number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(number)
    new = Path(name)
    try:
        yield new
        with new.open("rb+") as whole:  # Windows syncs only files opened for writing
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
    """Make the new name durable. Windows cannot open folders, and journals names itself."""
    try:
        number = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _copy(
    source: Path,
    target: Path,
    progress: Progress | None,
    judge: Callable[[sqlite3.Connection], None] = lambda _: None,
) -> None:
    """Copy a database. `judge` looks at the copy before anything is done with it."""

    def tell(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
        for pragma in DURABLE:
            new.execute(pragma)
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master")  # fixes the moment for every page
        old.backup(new, pages=PAGES, progress=tell, sleep=0)
        judge(new)
        _leave_out_hands(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with no log beside it
        new.execute("VACUUM")  # what was deleted is not copied with the free pages


def _leave_out_hands(copy: sqlite3.Connection) -> None:
    """Delete the tokens of open hands: whoever has one can change that message."""
    if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'hands'").fetchone():
        copy.execute("PRAGMA secure_delete = ON")
        copy.execute("DELETE FROM hands")
        copy.commit()


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _check(path: Path) -> None:
    with closing(_opened(path)) as copy:
        found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok" or copy.execute("PRAGMA foreign_key_check").fetchone():
            raise NotWritten("the copy is damaged: check the database it was taken from")
        ours = copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
        if not ours.fetchone():
            raise NotWritten("this is not a Courtyard database")


def _let_go(path: Path) -> None:
    """Make sure that nobody has the file open and that no log is left beside it. SQLite leaves its
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
