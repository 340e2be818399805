"""A PostgreSQL for the tests: the one that answers, else one of our own from Debian's package."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from storage.address import POSTGRES
from tests.waiting import LOOK, PATIENCE

ADDRESS = os.environ.get("TEST_DATABASE_URL", "postgresql://postgres@127.0.0.1:5432/test")
PACKAGES = Path("/usr/lib/postgresql")


@contextmanager
def database() -> Iterator[str]:
    """The address of a new database, which is dropped at the end."""
    with _server() as address:
        name = f"courtyard_{os.getpid()}_{os.urandom(4).hex()}"
        asyncio.run(ask(address, f"CREATE DATABASE {name}"))
        try:
            yield f"{address.rpartition('/')[0]}/{name}"
        finally:
            asyncio.run(ask(address, f"DROP DATABASE {name} WITH (FORCE)"))


async def ask(address: str, *statements: str) -> list[Any]:
    """The rows of the last statement, on a connection of its own."""
    scheme, _, rest = address.partition("://")
    assert scheme in POSTGRES
    connection = await asyncpg.connect(f"postgresql://{rest}", timeout=PATIENCE)
    try:
        for statement in statements[:-1]:
            await connection.execute(statement)
        return list(await connection.fetch(statements[-1]))
    finally:
        await connection.close()


async def somebody_waits(address: str) -> None:
    """Until a connection to that database stands before a lock that another one holds."""
    name = address.rpartition("/")[2]
    waiting = (
        "SELECT 1 FROM pg_stat_activity "
        f"WHERE wait_event_type = 'Lock' AND wait_event = 'advisory' AND datname = '{name}'"
    )
    async with asyncio.timeout(PATIENCE):
        while not await ask(address, waiting):
            await asyncio.sleep(LOOK)


class NoServer(Exception):
    """Why there is none; the tests say it where they are skipped."""


@contextmanager
def _server() -> Iterator[str]:
    try:
        asyncio.run(ask(ADDRESS, "SELECT 1"))
    except (OSError, asyncpg.PostgresError, TimeoutError):
        with tempfile.TemporaryDirectory(prefix="courtyard-postgres-") as folder:
            yield from _started(Path(folder))
    else:
        yield ADDRESS


def _started(folder: Path) -> Iterator[str]:
    found = sorted(PACKAGES.glob("*/bin/initdb"))
    if not found:
        raise NoServer(f"no server at {ADDRESS}, and no package postgresql to start one from")
    port, tools = _free_port(), found[-1].parent
    if user := _other_user():
        shutil.chown(folder, user)
    _run(tools / "initdb", "-D", folder / "cluster", "-A", "trust", "-U", "postgres", "-N")
    options = ("-o", f"-p {port} -c listen_addresses=127.0.0.1 -k {folder}", "-l", folder / "log")
    _run(tools / "pg_ctl", "-D", folder / "cluster", "-w", *options, "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        _run(tools / "pg_ctl", "-D", folder / "cluster", "-w", "-m", "immediate", "stop")


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(words, user=_other_user(), cwd="/", capture_output=True, text=True)
    if done.returncode:
        raise NoServer(f"{command[0]} failed: {done.stderr[-500:]}")


def _other_user() -> str | None:
    """The server refuses to run as root."""
    return "postgres" if os.getuid() == 0 else None


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
