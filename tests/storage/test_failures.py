"""What fails fails for whoever was writing, says so, and leaves nothing half done."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import textwrap
import threading
from contextlib import closing

import pytest
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.exc import DBAPIError

from storage.appending import keep_each, put_deadline
from storage.database import CONNECTIONS
from storage.errors import CLOSED, RowRefused, StaleVersion, StoreUnavailable
from storage.outcome import outcome_noted
from storage.postgres import Postgres
from storage.pseudonyms import Pseudonyms
from storage.schema import matches
from storage.sqlite import Sqlite
from storage.store import Store
from storage.writer import Writer
from tests.storage.between import Failing
from tests.storage.examples import answers, deadline, live, move
from tests.waiting import PATIENCE


def lost(maybe_kept=True):
    return StoreUnavailable("the connection was lost", may_retry=True, maybe_kept=maybe_kept)


async def append(database, *moves, patience=PATIENCE):
    """What the callers were told, on a writer of this database."""
    writer = Writer(database, patience)
    told = await answers(*(writer.append(*each) for each in moves))
    await writer.close()
    return told


async def test_an_answer_lost_after_the_commit_is_found_in_the_log(store):
    """The rows are there, with our tokens: nothing is doubled and nobody is told otherwise."""
    await live(store)
    await live(store, "n")
    failing = Failing(store.database, lost(), lost(), after=True)
    moves = [("m", 0, move("a"), deadline(1, 5)), ("m", 1, move("b")), ("n", 0, move("c"))]
    assert await append(failing, *moves) == ["kept"] * 3
    assert await store.log("m") == (move("a"), move("b"))
    assert await store.log("n") == (move("c"),)


async def test_a_row_of_another_writer_is_not_taken_for_ours(store):
    """The same seat, text and time: only the token tells them apart."""
    await live(store)
    await store.append("m", 0, move())
    failing = Failing(store.database, lost())
    assert await append(failing, ("m", 0, move())) == ["StaleVersion"]
    assert await store.log("m") == (move(),)


async def test_a_connection_lost_before_the_commit_is_made_up_for(store):
    await live(store)
    failing = Failing(store.database, lost(), lost(), lost())
    assert await append(failing, ("m", 0, move("a")), ("m", 1, move("b"))) == ["kept"] * 2
    assert await store.log("m") == (move("a"), move("b"))


async def test_a_database_that_stays_away_is_told_to_each_caller(store):
    await live(store)
    failing = Failing(store.database, *(lost() for _ in range(50)))
    moves = [("m", version, move()) for version in range(3)]
    assert await append(failing, *moves, patience=0.1) == ["StoreUnavailable"] * 3
    assert await store.log("m") == ()


async def test_a_commit_once_lost_stays_unknown_whatever_fails_after_it(store):
    """The server may have kept it, although later attempts did not even begin."""
    await live(store)
    later = (lost(maybe_kept=False) for _ in range(50))
    writer = Writer(Failing(store.database, lost(), *later, after=True), patience=0.1)
    with outcome_noted() as outcome, pytest.raises(StoreUnavailable) as told:
        await writer.append("m", 0, move())
    assert told.value.maybe_kept
    assert (outcome.is_kept, outcome.maybe_kept) == (False, True)
    await writer.close()


async def test_each_caller_gets_an_error_of_its_own(store):
    writer = Writer(Failing(store.database, StoreUnavailable("full")))
    tasks = [asyncio.create_task(writer.append("m", 0, move())) for _ in range(2)]
    one, two = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(one, StoreUnavailable)
    assert str(one) == str(two) == "full"
    assert one is not two
    await writer.close()


@pytest.mark.parametrize("failures", [(KeyError("bug"),), (RowRefused("x"), KeyError("bug"))])
async def test_a_bug_is_the_callers_and_the_writer_goes_on(store, failures):
    await live(store)
    writer = Writer(Failing(store.database, *failures))
    with pytest.raises(KeyError):
        await writer.append("m", 0, move())
    await writer.append("m", 0, move())
    await writer.close()
    with pytest.raises(StoreUnavailable, match=CLOSED):
        await writer.append("m", 1, move())


async def test_a_fault_of_our_own_stays_a_fault(store):
    with pytest.raises(DBAPIError, match="nonsense"):
        await store.database.write(lambda each: each.exec_driver_sql("SELECT nonsense FROM log"))
    await live(store)


async def test_a_full_disk_refuses_whoever_was_writing_and_nothing_else(filed):
    await live(filed)
    await filed.append("m", 0, move())

    def room(pages):
        return lambda each: each.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar()

    full = await filed.database.write(room(1))  # no smaller than it is
    for attempt in range(2):
        told = await answers(
            *(filed.append("m", 1 + each, move("x" * 190_000)) for each in range(40 - attempt))
        )
        assert set(told) == {"StoreUnavailable"}
    with pytest.raises(StoreUnavailable, match="the disk is full"):
        await filed.append("m", 1, move("x" * 900_000))
    assert await filed.log("m") == (move(),)
    await filed.database.write(room(full + 100))
    await filed.append("m", 1, move("y"))
    assert [each.text for each in await filed.log("m")] == ["draw", "y"]


SMALL = """
    import asyncio, json, resource, sys
    from storage.errors import StoreError, StoreUnavailable
    from storage.store import Store
    from tests.storage.examples import live, move

    async def main():
        async with await Store.open(sys.argv[1]) as store:
            await live(store)
            resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
            version, told = 0, "kept"
            while version < 2_000:
                try:
                    await store.append("m", version, move("x" * 500))
                except StoreError as error:
                    told = type(error).__name__
                    break
                version += 1
            kept = len(await store.log("m"))
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            await store.append("m", kept, move("after"))
            print(json.dumps([told, version, kept, len(await store.log("m"))]))

    asyncio.run(main())
"""


def python(script, *arguments):
    command = [sys.executable, "-c", textwrap.dedent(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_a_file_that_may_not_grow_keeps_every_answered_move(tmp_path):
    pytest.importorskip("resource", reason="LOUD: no file of Windows can be kept from growing")
    done = python(SMALL, f"sqlite:///{tmp_path}/small.db")
    assert done.returncode == 0, done.stderr
    told, answered, kept, after = json.loads(done.stdout)
    assert told == "StoreUnavailable"
    assert answered == kept > 0
    assert after == kept + 1
    with closing(sqlite3.connect(tmp_path / "small.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


HOLDING = """
    import sqlite3, sys
    held = sqlite3.connect(sys.argv[1], isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    print("held", flush=True)
    sys.stdin.readline()
"""


async def test_a_database_locked_by_another_process_says_so_and_comes_back(filed, tmp_path):
    await live(filed)
    file = tmp_path / "courtyard.db"
    impatient = Store(await Sqlite.open(file, patience=0.1), Pseudonyms(b""))
    patient = Store(await Sqlite.open(file, patience=PATIENCE), Pseudonyms(b""))
    holder = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(HOLDING), file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout
    assert holder.stdout.readline().strip() == b"held"
    waiting = asyncio.create_task(patient.append("m", 0, move()))
    with pytest.raises(StoreUnavailable, match="another process keeps the database locked"):
        await impatient.append("m", 0, move())
    assert await impatient.log("m") == ()  # reading goes on
    assert not waiting.done()
    await asyncio.to_thread(holder.communicate, b"\n")
    await waiting
    with pytest.raises(StaleVersion):
        await impatient.append("m", 0, move())
    await impatient.append("m", 1, move())
    await impatient.close()
    await patient.close()


async def test_a_damaged_file_says_what_to_do(tmp_path):
    (tmp_path / "text.db").write_text("this is no database" * 100, encoding="utf-8")
    with pytest.raises(StoreUnavailable, match="not a SQLite database"):
        await Store.open(f"sqlite:///{tmp_path}/text.db")
    path = tmp_path / "torn.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        await live(store)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with pytest.raises(StoreUnavailable, match=r"damaged|failed"):
        await Store.open(f"sqlite:///{path}")


async def test_a_database_that_may_not_be_written_to_says_so(filed):
    await live(filed)
    await filed.database.write(lambda each: each.exec_driver_sql("PRAGMA query_only = ON"))
    with pytest.raises(StoreUnavailable, match="may not be written"):
        await filed.append("m", 0, move())


async def test_a_failure_without_words_of_ours_is_told_by_its_name(filed):
    """And without the statement, which may hold a deal."""

    def broken_off(connection):
        driver = connection.connection.driver_connection
        driver.set_progress_handler(lambda: 1, 1)
        try:
            connection.execute(select(func.count()).select_from(matches))
        finally:
            driver.set_progress_handler(None, 0)

    with pytest.raises(StoreUnavailable) as told:
        await filed.database.write(broken_off)
    assert str(told.value) == "the database failed (SQLITE_INTERRUPT)"
    await live(filed)


async def test_a_question_that_finds_no_connection_in_time_says_so(filed, monkeypatch):
    await live(filed)
    monkeypatch.setattr(filed.database._reading.sync_engine.pool, "_timeout", 0.05)
    let = threading.Event()

    def rests(connection):
        driver = connection.connection.driver_connection
        driver._conn.create_function("rest", 0, lambda: let.wait(PATIENCE))
        connection.execute(text("SELECT rest()"))

    asked = [asyncio.create_task(filed.database.read(rests)) for _ in range(CONNECTIONS)]
    await asyncio.sleep(0)  # all have asked
    with pytest.raises(StoreUnavailable, match="too much is asked"):
        await filed.match("m")
    let.set()
    await asyncio.gather(*asked)
    assert (await filed.match("m")).id == "m"


async def test_a_change_that_is_cancelled_in_the_middle_is_made_whole_or_not_at_all(store):
    """Again and again: none of them keeps a connection to itself."""
    await live(store, host=0, channel=0)
    loop, rests = asyncio.get_running_loop(), isinstance(store.database, Postgres)
    for number in range(1, CONNECTIONS + 2):
        begun, let = asyncio.Event(), threading.Event()

        def halves(connection, number=number, begun=begun, let=let):
            connection.execute(update(matches).values(host=number))
            loop.call_soon_threadsafe(begun.set)
            if rests:
                connection.execute(text(f"SELECT pg_sleep({PATIENCE})"))
            let.wait()
            connection.execute(update(matches).values(channel=number))

        changing = asyncio.create_task(store.database.write(halves))
        await begun.wait()
        changing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await changing
        let.set()
        await store.change("m", message=number)
        kept = await store.match("m")
        expected = 0 if rests else number
        assert (kept.host, kept.channel, kept.message) == (expected, expected, number)


async def test_a_question_that_is_cancelled_anywhere_leaves_no_connection_open(url):
    """Nor a lock: what is written next is kept. `every_database_is_closed` looks at the end."""
    for steps in range(0, 160, 8):
        store = await Store.open(url)
        await live(store, f"{steps}")
        asking = asyncio.create_task(store.match(f"{steps}"))
        for _ in range(steps):
            await asyncio.sleep(0)
        asking.cancel()
        await store.append(f"{steps}", 0, move())
        await answers(asyncio.create_task(store.log(f"{steps}")), store.close())


async def test_readers_cannot_write(store):
    if isinstance(store.database, Sqlite):
        with pytest.raises(StoreUnavailable, match="may not be written"):
            await store.database.read(lambda each: each.exec_driver_sql("DELETE FROM matches"))
    else:  # the transaction of a question is rolled back
        await live(store)
        await store.database.read(lambda each: each.exec_driver_sql("DELETE FROM matches"))
        assert (await store.match("m")).status == "live"


async def test_a_trouble_of_the_whole_database_is_not_put_down_to_one_row(filed):
    """Row by row, too, a full disk is everybody's."""
    await live(filed)
    await filed.database.write(lambda each: each.exec_driver_sql("PRAGMA max_page_count = 1"))
    writer = Writer(Failing(filed.database, RowRefused("a conflict")))
    with pytest.raises(StoreUnavailable, match="full"):
        await writer.append("m", 0, move("x" * 900_000))
    await writer.close()
    assert await filed.database.write(keep_each, []) == []


async def test_a_file_that_others_write_to_is_opened_when_they_are_done(tmp_path):
    """Turning the write-ahead log on needs the file for a moment."""
    path = tmp_path / "busy.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE log (mine)")
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Sqlite.open(path, patience=PATIENCE))
        with pytest.raises(StoreUnavailable, match="keeps the database locked"):
            await Sqlite.open(path, patience=0.05)
        assert not opening.done()
        other.execute("COMMIT")
        await (await opening).close()


async def test_a_sqlite_file_is_durable_tied_together_and_patient(filed):
    def said(connection):
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await filed.database.write(said) == ["wal", 2, 1, 5_000]


async def test_a_sync_reaches_the_disk_itself_where_macos_would_not(filed):
    """Of readers too: the last one to close the file moves the log into it."""

    def said(connection):
        names = ("synchronous", "fullfsync", "checkpoint_fullfsync")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await filed.database.write(said) == [2, 1, 1]
    assert await filed.database.read(said) == [2, 1, 1]


async def test_rows_without_a_match_are_refused_and_go_with_it(store):
    await live(store)
    await store.append("m", 0, move(), deadline=deadline(1, 5))
    with pytest.raises(RowRefused):
        await store.database.write(put_deadline, deadline(0, 5, "nowhere"))
    await store.database.write(lambda each: each.execute(delete(matches)))
    assert await store.log("m") == ()
    assert await store.seats("m") == ()
    assert await store.deadlines.of("m") is None
