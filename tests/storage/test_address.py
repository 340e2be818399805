"""What DATABASE_URL may say."""

import sys
from pathlib import Path

import pytest

from storage.address import File, Server, read_address
from storage.errors import BadAddress, StoreUnavailable
from storage.store import Store

NOT_ON_WINDOWS = [] if sys.platform == "win32" else ["what?.db", "file:x.db"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        pytest.param("sqlite:///courtyard.db", Path("courtyard.db"), id="beside the process"),
        pytest.param("sqlite:////var/lib/c.db", Path("/var/lib/c.db"), id="anywhere"),
        pytest.param("sqlite+aiosqlite:///c.db", Path("c.db"), id="with the driver"),
        pytest.param("sqlite://", None, id="memory"),
        pytest.param("sqlite:///:memory:", None, id="memory by name"),
    ],
)
def test_a_sqlite_address_names_a_file(text, path):
    assert read_address(text) == File(path)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_a_postgresql_address_is_read_under_both_names(scheme):
    address = read_address(f"{scheme}://me:hush@host:5433/courtyard?sslmode=require")
    assert isinstance(address, Server)
    assert address.url.drivername == "postgresql+asyncpg"
    assert (address.url.host, address.url.port, address.url.database) == (
        "host",
        5433,
        "courtyard",
    )
    assert dict(address.url.query) == {"ssl": "require"}
    assert "hush" not in repr(address)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "courtyard.db",
        "mysql://me:hush@host/db",
        "sqlite://hush.db",
        "postgres:hush",
        "a://:hush",
    ],
)
def test_another_address_is_refused_and_not_repeated(text):
    with pytest.raises(BadAddress) as refused:
        read_address(text)
    assert "hush" not in str(refused.value)


async def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(StoreUnavailable, match=r"the folder .*nowhere of the .* does not exist"):
        await Store.open(f"sqlite:///{tmp_path}/nowhere/courtyard.db")
    with pytest.raises(StoreUnavailable, match=r"Is a directory|Permission denied"):
        await Store.open(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize("name", ["a b.db", "50%.db", "ünï#.db", *NOT_ON_WINDOWS])
async def test_a_file_may_have_any_name(tmp_path, name):
    async with await Store.open(f"sqlite:///{tmp_path}/{name.replace('?', '%3F')}") as store:
        assert await store.ids() == ()
    assert len(list(tmp_path.iterdir())) == 1
