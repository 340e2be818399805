"""Opening a store to look into it makes nothing."""

from pathlib import Path

import pytest

from storage.errors import NoDatabase
from storage.store import Store, open_database
from tests.storage import postgres
from tests.storage.conftest import POSTGRES
from tests.storage.examples import live


@pytest.fixture(params=["file", POSTGRES])
def empty_url(request, tmp_path):
    """One that no migration has seen."""
    if request.param == "file":
        (tmp_path / "empty.db").touch()
        yield f"sqlite:///{tmp_path}/empty.db"
        return
    request.getfixturevalue("server")
    with postgres.database() as address:
        yield address


async def test_a_database_that_is_there_is_looked_into(shared_url):
    async with await Store.open(shared_url) as made:
        await live(made)
    async with await Store.open(shared_url, new=False) as store:
        assert (await store.match("m")).status == "live"


async def test_where_there_is_no_file_none_is_made(tmp_path):
    with pytest.raises(NoDatabase) as told:
        await Store.open(f"sqlite:///{tmp_path}/none.db", new=False)
    assert str(told.value) == f"there is no database {tmp_path / 'none.db'}"
    assert not list(tmp_path.iterdir())


async def test_a_relative_address_is_told_with_its_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoDatabase) as told:
        await Store.open("sqlite:///none.db", new=False)
    assert str(told.value) == f"there is no database {Path.cwd() / 'none.db'}"


async def test_in_memory_there_is_nothing_to_look_into():
    with pytest.raises(NoDatabase, match="there is no database in memory"):
        await Store.open("sqlite://", new=False)


async def test_an_empty_database_is_nobodys_and_stays_empty(empty_url):
    with pytest.raises(NoDatabase, match="holds nothing of Courtyard"):
        await Store.open(empty_url, new=False)
    database = await open_database(empty_url)
    tables = await database.read(lambda each: each.dialect.get_table_names(each))
    await database.close()
    assert tables == []
