"""Backups: whole, of one moment, checked, their owner's alone, put back only when asked to."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing

import pytest

from storage.backup import backup, restore
from storage.errors import NotWritten
from storage.store import Store
from tests.running import OWNER_ONLY
from tests.storage.examples import hand, live, move
from tests.windows import closed_to_folders


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/courtyard.db"


@pytest.fixture
def copy(tmp_path):
    return tmp_path / "copies" / "monday.db"


@pytest.fixture
async def played(url, copy):
    """A database with a match of three moves, and a folder for its backups."""
    copy.parent.mkdir()
    async with await Store.open(url) as store:
        await live(store)
        for version in range(3):
            await store.append("m", version, move())
    return url


async def moves(url):
    async with await Store.open(url) as store:
        return len(await store.log("m"))


async def test_a_backup_is_put_back(played, copy):
    backup(played, copy)
    async with await Store.open(played) as store:
        await store.append("m", 3, move())
    restore(copy, played, over=True)
    assert await moves(played) == 3
    backup(played, copy, over=True)
    assert [path.name for path in copy.parent.iterdir()] == ["monday.db"]


async def test_a_backup_holds_no_way_to_anybody_s_hand(played, copy):
    async with await Store.open(played) as store:
        await store.hands.keep([hand("aW50ZXJhY3Rpb24")])
        backup(played, copy)
        assert len(await store.hands.living(0)) == 1
    assert b"aW50ZXJhY3Rpb24" not in copy.read_bytes()
    async with await Store.open(f"sqlite:///{copy}") as store:
        assert await store.hands.living(0) == ()
        assert len(await store.log("m")) == 3


async def test_a_backup_is_one_file_for_its_owner_alone(played, copy, tmp_path):
    backup(played, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == OWNER_ONLY
    assert list(copy.parent.iterdir()) == [copy]
    restore(copy, f"sqlite:///{tmp_path}/other.db")
    assert stat.S_IMODE((tmp_path / "other.db").stat().st_mode) == OWNER_ONLY
    assert await moves(f"sqlite:///{tmp_path}/other.db") == 3


async def test_the_progress_reaches_the_whole(played, copy):
    told: list[tuple[int, int]] = []
    backup(played, copy, lambda done, of: told.append((done, of)))
    assert told
    assert told[-1][0] == told[-1][1] > 0


async def test_a_backup_taken_while_the_bot_plays_is_of_one_moment(played, copy, monkeypatch):
    """Pages are copied one at a time here, with moves written between them."""
    monkeypatch.setattr("storage.backup.PAGES", 1)
    async with await Store.open(played) as store:
        loop, version = asyncio.get_running_loop(), 3

        def write(done, of):
            nonlocal version
            for _ in range(2):
                appended = store.append("m", version, move("x" * 500))
                asyncio.run_coroutine_threadsafe(appended, loop).result()
                version += 1

        await asyncio.to_thread(backup, played, copy, write)
        assert version > 20
    assert await moves(f"sqlite:///{copy}") == 3
    assert await moves(played) == version


async def test_a_backup_takes_no_name_that_is_taken(played, copy):
    copy.write_text("mine", encoding="utf-8")
    with pytest.raises(NotWritten, match="another name"):
        backup(played, copy)
    assert copy.read_text(encoding="utf-8") == "mine"


async def test_where_folders_cannot_be_opened_a_backup_is_put_back_too(played, copy, monkeypatch):
    """As on Windows."""
    monkeypatch.setattr(os, "open", closed_to_folders(os.open))
    with pytest.raises(PermissionError):
        os.open(copy.parent, os.O_RDONLY)
    backup(played, copy)
    restore(copy, played, over=True)
    assert await moves(played) == 3


async def test_a_live_database_is_replaced_only_when_asked_to(played, copy):
    backup(played, copy)
    with pytest.raises(NotWritten, match="replace it with --over"):
        restore(copy, played)


async def test_a_database_in_use_is_not_replaced(played, copy):
    backup(played, copy)
    async with await Store.open(played) as store:
        await store.append("m", 3, move())
        with pytest.raises(NotWritten, match="stop the bot first"):
            restore(copy, played, over=True)
        await store.append("m", 4, move())
        assert len(await store.log("m")) == 5


async def test_what_is_no_backup_is_not_put_back(played, copy, tmp_path):
    with pytest.raises(NotWritten, match="there is no backup"):
        restore(copy, played, over=True)
    copy.write_text("this is no database" * 100, encoding="utf-8")
    with pytest.raises(NotWritten, match="SQLITE_NOTADB"):
        restore(copy, played, over=True)
    with closing(sqlite3.connect(tmp_path / "strange.db")) as strange:
        strange.execute("CREATE TABLE t (a)")
    with pytest.raises(NotWritten, match="not a Courtyard database"):
        restore(tmp_path / "strange.db", played, over=True)
    assert await moves(played) == 3
    assert [path.name for path in copy.parent.iterdir()] == ["monday.db"]


async def test_a_damaged_database_has_no_backup_and_is_replaced_by_one(played, copy, tmp_path):
    backup(played, copy)
    path = tmp_path / "courtyard.db"
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    with pytest.raises(NotWritten):
        backup(played, copy.with_name("tuesday.db"))
    path.write_bytes(b"\xff" * len(whole))
    restore(copy, played, over=True)
    assert await moves(played) == 3
    assert [each.name for each in copy.parent.iterdir()] == ["monday.db"]


async def test_a_copy_with_broken_ties_is_not_kept(played, copy, tmp_path):
    with closing(sqlite3.connect(tmp_path / "courtyard.db")) as bare:
        bare.execute("INSERT INTO deadlines VALUES ('gone', 0, 0, 0, '[]', NULL, NULL, '{}', 0)")
        bare.commit()
    with pytest.raises(NotWritten, match="damaged"):
        backup(played, copy)
    assert not copy.exists()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgres://me:hush@127.0.0.1/x", "pg_dump"),
        ("sqlite://", "in memory"),
        ("sqlite:///nowhere/x.db", "there is no database"),
    ],
)
def test_what_has_no_file_has_no_backup(copy, address, reason):
    with pytest.raises(NotWritten, match=reason) as refused:
        backup(address, copy)
    assert "hush" not in str(refused.value)


async def test_a_folder_that_is_not_there_is_told(played, copy):
    with pytest.raises(NotWritten, match="does not exist"):
        backup(played, copy.parent / "nowhere" / "monday.db")
