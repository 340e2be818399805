"""The databases that the contract is tested on."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.schema import schema
from storage.store import Store
from tests.storage import postgres


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of an empty PostgreSQL database of this session's own."""
    try:
        with postgres.database() as address:
            yield address
    except postgres.NoServer as reason:
        pytest.skip(f"not tested on PostgreSQL: {reason}")


@pytest.fixture(scope="session")
def migrated(server: str) -> str:
    async def open_and_close() -> None:
        await (await Store.open(server)).close()

    asyncio.run(open_and_close())
    return server


@pytest.fixture
async def clean_server(migrated: str) -> str:
    """The same for one test, with the tables in place and nothing in them."""
    await postgres.ask(migrated, *(f"DELETE FROM {name}" for name in schema.tables))
    return migrated


def address(place: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if place == "postgres":
        return str(request.getfixturevalue("clean_server"))
    return "sqlite://" if place == "memory" else f"sqlite:///{folder}/courtyard.db"


POSTGRES = pytest.param("postgres", marks=pytest.mark.slow)


@pytest.fixture(params=["file", "memory", POSTGRES])
def url(request, tmp_path) -> str:
    return address(request.param, request, tmp_path)


@pytest.fixture(params=["file", POSTGRES])
def shared_url(request, tmp_path) -> str:
    """Where several processes meet."""
    return address(request.param, request, tmp_path)


@pytest.fixture
async def store(url) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
async def filed(tmp_path) -> AsyncIterator[Store]:
    """A store in a SQLite file, for what concerns files alone."""
    async with await Store.open(f"sqlite:///{tmp_path}/courtyard.db") as opened:
        yield opened
