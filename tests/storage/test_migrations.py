"""A database comes to the tables of this version, once, whoever starts it."""

import asyncio
import subprocess
import sys
import textwrap

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from storage.errors import NewerDatabase
from storage.migrations import LOCK, configuration, migrate, revision, upgrade
from storage.records import MAY_ASK, RATING_RULES
from storage.schema import HEAD, schema
from storage.store import Store, open_database
from tests.storage.examples import PAIR, SEED, live, match, move
from tests.storage.postgres import ask, somebody_waits

START = """
    import asyncio, sys
    from storage.store import Store
    from tests.storage.examples import live

    async def main():
        async with await Store.open(sys.argv[1]) as store:
            await live(store, sys.argv[2])

    asyncio.run(main())
"""


def differences(connection):
    """What autogeneration would write into a next migration."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return compare_metadata(context, schema)


def constraints(connection):
    """What autogeneration does not look at."""
    found = inspect(connection)
    return {
        name: (
            found.get_pk_constraint(name),
            sorted(each["name"] or "" for each in found.get_check_constraints(name)),
            [(each["name"], each["options"]) for each in found.get_foreign_keys(name)],
        )
        for name in schema.tables
    }


async def test_the_migrations_make_the_tables_of_the_schema(store):
    assert await store.database.read(differences) == []
    migrated = await store.database.read(constraints)
    made = await open_database("sqlite://")
    await made.write(lambda each: schema.create_all(each))
    if store.database.__class__ is made.__class__:
        assert migrated == await made.read(constraints)
    await made.close()


async def test_head_is_the_last_migration(filed):
    assert ScriptDirectory.from_config(configuration()).get_heads() == [HEAD]
    assert await filed.database.read(revision) == HEAD


async def test_migrating_again_changes_nothing(store):
    await live(store)
    await migrate(store.database)
    await store.database.write(upgrade)
    assert (await store.match("m")).status == "live"


async def test_a_migration_that_is_taken_back_leaves_nothing(filed):
    def downgrade(connection):
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    assert await filed.database.write(downgrade) == ["alembic_version"]
    await migrate(filed.database)
    assert await filed.database.read(differences) == []


async def test_a_match_that_runs_while_the_rules_of_rating_change_keeps_the_older_ones(filed):
    """It began before anybody noted who chose a move; a lobby begins by the newer ones."""
    await live(filed, rated=True)
    await filed.append("m", 0, move())
    await filed.create(match("n", rated=True), SEED, PAIR)

    def to(revision):
        def work(connection):
            config = configuration()
            config.attributes["connection"] = connection
            steps = command.downgrade if revision == "0004" else command.upgrade
            steps(config, revision)

        return work

    await filed.database.write(to("0004"))
    await filed.database.write(to(HEAD))
    await filed.start("n", 30)
    assert (await filed.match("m")).rating_rules == 1
    assert (await filed.match("n")).rating_rules == RATING_RULES
    assert [each.chooser for each in await filed.log("m")] == [None]


async def test_tables_without_a_time_limit_get_the_deadline_of_a_turn_that_begins(filed):
    await live(filed, speed="unlimited")
    await filed.append("m", 0, move())

    def to(revision):
        def work(connection):
            config = configuration()
            config.attributes["connection"] = connection
            steps = command.downgrade if revision == "0007" else command.upgrade
            steps(config, revision)

        return work

    await filed.database.write(to("0007"))
    await filed.database.write(to(HEAD))
    row = await filed.deadlines.of("m")
    assert (row.seat, row.version, row.banks) == (MAY_ASK, 1, (0, 0))
    assert row.due > 0


async def test_a_migration_that_fails_halfway_leaves_nothing(tmp_path):
    database = await open_database(f"sqlite:///{tmp_path}/c.db")
    await database.write(lambda each: each.execute(text("CREATE TABLE log (mine text)")))
    with pytest.raises(DBAPIError, match="log already exists"):
        await migrate(database)
    tables = await database.read(lambda each: inspect(each).get_table_names())
    await database.close()
    assert tables == ["log"]


async def test_a_database_from_the_future_is_refused(url, shared_url):
    async with await Store.open(shared_url) as store:
        await store.database.write(
            lambda each: each.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        )
    try:
        with pytest.raises(NewerDatabase, match="9999, which a later Courtyard wrote"):
            await Store.open(shared_url)
    finally:
        if shared_url.startswith("postgres"):
            await ask(shared_url, f"UPDATE alembic_version SET version_num = '{HEAD}'")


async def test_several_processes_start_at_once(shared_url):
    """On an empty database: one migrates, the others wait for it."""
    if shared_url.startswith("postgres"):
        await ask(shared_url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(START), shared_url, f"m{number}"],
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    said = await asyncio.gather(*(asyncio.to_thread(each.communicate) for each in starts))
    assert [each.returncode for each in starts] == [0] * 4, said
    async with await Store.open(shared_url) as store:
        assert await store.ids() == ("m0", "m1", "m2", "m3")
        await store.append("m0", 0, move())
        assert await store.database.read(differences) == []


async def test_who_migrates_a_server_waits_for_whoever_does_so_already(clean_server):
    await ask(clean_server, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    database = await open_database(clean_server)
    holder = await asyncpg.connect(clean_server)
    try:
        await holder.execute(f"SELECT pg_advisory_lock({LOCK})")
        migrating = asyncio.create_task(migrate(database))
        await somebody_waits(clean_server)
        done = migrating.done()
        found = await ask(clean_server, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
        await holder.execute(f"SELECT pg_advisory_unlock({LOCK})")
        await migrating
    finally:
        await holder.close()
        await migrate(database)  # for the tests that follow
        await database.close()
    assert (done, found) == (False, [])
