"""What only a server can do to us: cut the connection, at the worst moment of all."""

import asyncio
import json
import subprocess
import sys
import textwrap

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from sqlalchemy import make_url

from storage.errors import StoreUnavailable
from storage.postgres import Postgres
from storage.store import Store
from storage.writer import Writer
from tests.storage.examples import answers, deadline, live, move
from tests.storage.postgres import ask, somebody_waits

TABLES, VERSIONS = 8, 313
RACE = f"""
    import asyncio, json, sys
    from storage.errors import StaleVersion
    from storage.store import Store
    from tests.storage.examples import move

    async def press(store, table):
        won = []
        for version in range({VERSIONS}):
            try:
                await store.append(f"t{{table}}", version, move(sys.argv[2]))
            except StaleVersion:
                continue
            won.append(version)
        return won

    async def main():
        async with await Store.open(sys.argv[1]) as store:
            tables = range(int(sys.argv[3]))
            print(json.dumps(await asyncio.gather(*(press(store, each) for each in tables))))

    asyncio.run(main())
"""
GATE = 7  # an advisory lock
GUARDED_COMMIT = (
    "CREATE OR REPLACE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN PERFORM pg_advisory_xact_lock_shared({GATE}); RETURN NULL; END $$",
    "CREATE CONSTRAINT TRIGGER gate AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED "
    "FOR EACH ROW EXECUTE FUNCTION wait()",
)


def cut(address):
    """Ends the connections of our stores to that database, and no others."""
    name = address.rpartition("/")[2]
    return (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE application_name = 'courtyard' AND datname = '{name}'"
    )


class Wire:
    """Passes bytes on to the server and back; when armed it dies on the answer to a commit."""

    def __init__(self, host, port):
        self.host, self.port, self.armed, self.cuts = host, port, False, 0

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.own_port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self.server.close()

    async def connected(self, reader, writer):
        far_reader, far_writer = await asyncio.open_connection(self.host, self.port)
        there = asyncio.create_task(self.pass_on(reader, far_writer, watched=False))
        await self.pass_on(far_reader, writer, watched=True)
        await there

    async def pass_on(self, reader, writer, watched):
        try:
            while chunk := await reader.read(65536):
                if watched and self.armed and b"COMMIT\0" in chunk:
                    self.armed, self.cuts = False, self.cuts + 1
                    break
                writer.write(chunk)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()


@pytest.fixture
async def kept(clean_server):
    """A store on the server, with a match being played."""
    async with await Store.open(clean_server) as store:
        await live(store)
        yield store


async def test_an_idle_connection_that_was_cut_is_not_noticed(kept, clean_server):
    await kept.append("m", 0, move())
    await ask(clean_server, cut(clean_server))
    assert len(await kept.log("m")) == 1
    await ask(clean_server, cut(clean_server))
    await kept.append("m", 1, move())
    await ask(clean_server, cut(clean_server))
    await kept.change("m", message=5)
    await ask(clean_server, cut(clean_server))
    assert await kept.deadlines.put(deadline(2, 5))


async def test_a_backend_killed_in_the_middle_of_a_commit_loses_and_doubles_nothing(
    kept, clean_server
):
    await ask(clean_server, *GUARDED_COMMIT)
    holder = await asyncpg.connect(clean_server)
    try:
        await holder.execute(f"SELECT pg_advisory_lock({GATE})")
        writing = asyncio.create_task(
            answers(*(kept.append("m", version, move(f"take {version}")) for version in range(3)))
        )
        await somebody_waits(clean_server)
        assert await ask(clean_server, cut(clean_server))
        await holder.execute(f"SELECT pg_advisory_unlock({GATE})")
        assert await writing == ["kept"] * 3
    finally:
        await holder.close()
        await ask(clean_server, "DROP TRIGGER gate ON log")
    assert [each.text for each in await kept.log("m")] == ["take 0", "take 1", "take 2"]


async def test_a_commit_whose_answer_was_lost_is_found_and_not_made_again(clean_server):
    """The server has committed, and the wire dies before we hear of it."""
    url = make_url(clean_server)
    async with Wire(url.host, url.port or 5432) as wire:
        through = url.set(port=wire.own_port).render_as_string(hide_password=False)
        async with await Store.open(through) as store:
            await live(store)
            for version in range(5):
                wire.armed = True
                await store.append("m", version, move(f"take {version}"))
            assert wire.cuts == 5
            assert [each.text for each in await store.log("m")] == [f"take {n}" for n in range(5)]
            wire.armed = True
            with pytest.raises(StoreUnavailable) as trouble:
                await store.change("m", message=5)
            assert trouble.value.maybe_kept  # a change is not made twice on a guess
            assert (await store.match("m")).message == 5


async def test_a_server_that_is_away_is_told_without_its_password():
    with pytest.raises(StoreUnavailable, match="does not answer") as away:
        await Store.open("postgres://somebody:hush@127.0.0.1:1/nothing")
    assert "hush" not in f"{away.value!r} {away.value.__context__!r}"


async def test_a_database_that_is_not_there_is_told(server):
    with pytest.raises(StoreUnavailable, match="SQLSTATE 3D000"):
        await Store.open(f"{server}_not")


async def test_the_writer_waits_for_a_server_that_comes_back(kept, clean_server):
    """No connection is let in for a moment."""
    name = clean_server.rpartition("/")[2]
    elsewhere = clean_server.rpartition("/")[0] + "/postgres"
    await ask(elsewhere, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", cut(clean_server))
    waiting = asyncio.create_task(kept.append("m", 0, move()))
    with pytest.raises(StoreUnavailable):
        await kept.change("m", message=5)
    assert not waiting.done()
    await ask(elsewhere, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await waiting
    assert await kept.log("m") == (move(),)


async def test_two_processes_that_race_for_every_version_share_them_out(clean_server):
    """5,000 presses: one wins each version, and the log holds the moves of the winners."""
    async with await Store.open(clean_server) as store:
        for table in range(TABLES):
            await live(store, f"t{table}")
        racers = [
            subprocess.Popen(
                [sys.executable, "-c", textwrap.dedent(RACE), clean_server, owner, str(TABLES)],
                stdout=subprocess.PIPE,
                text=True,
            )
            for owner in ("one", "two")
        ]
        said = await asyncio.gather(*(asyncio.to_thread(each.communicate) for each in racers))
        one, two = (json.loads(out) for out, _ in said)
        for table in range(TABLES):
            kept = [each.text for each in await store.log(f"t{table}")]
            assert len(kept) == VERSIONS
            won = [one[table], two[table]]
            assert sorted(won[0] + won[1]) == list(range(VERSIONS))
            assert [v for v, text in enumerate(kept) if text == "one"] == won[0]


async def test_groups_that_lock_the_same_rows_both_come_through(clean_server):
    """A deadlock is taken up again, like a lost connection."""
    async with await Store.open(clean_server) as one, await Store.open(clean_server) as two:
        for name in "ab":
            await live(one, name)
        await one.append("a", 0, move(), deadline=deadline(1, 5, "a"))
        await one.append("b", 0, move(), deadline=deadline(1, 5, "b"))

        def crossing(first, second, start):
            def change(connection):
                connection.exec_driver_sql(f"UPDATE deadlines SET due = 6 WHERE match = '{first}'")
                connection.exec_driver_sql(f"SELECT pg_sleep({start})")
                connection.exec_driver_sql(f"UPDATE deadlines SET due = 7 WHERE match = '{second}'")

            return change

        await asyncio.gather(
            one.database.write(crossing("a", "b", 0.2)), two.database.write(crossing("b", "a", 0.2))
        )
        left = [await one.deadlines.of(name) for name in "ab"]
        assert {each.due for each in left if each} == {6, 7}  # one came after the other


async def test_a_server_out_of_connections_is_told(clean_server):
    database = await Postgres.open(make_url(clean_server).set(drivername="postgresql+asyncpg"))
    await database.write(
        lambda each: each.exec_driver_sql(
            "CREATE OR REPLACE FUNCTION refuse() RETURNS int LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$"
        )
    )
    with pytest.raises(StoreUnavailable, match="disk of the database is full") as full:
        await database.write(lambda each: each.exec_driver_sql("SELECT refuse()"))
    assert not full.value.may_retry
    writer = Writer(database)
    assert await answers(writer.append("nowhere", 0, move())) == ["UnknownMatch"]
    await writer.close()
    await database.close()


async def test_a_text_that_a_server_does_not_hold_is_its_callers_alone(kept):
    """The server itself refuses it, in the middle of the transaction."""
    told = await answers(
        kept.append("m", 0, move("nul\0")),
        kept.append("m", 0, move("take 15")),
        kept.append("m", 1, move("nul\0")),
        kept.append("m", 1, move("draw")),
    )
    assert told == ["RowRefused", "kept", "RowRefused", "kept"]
    assert [each.text for each in await kept.log("m")] == ["take 15", "draw"]
