"""What is secret stays out of records, errors and other people's files."""

import os
import stat
from dataclasses import asdict

import pytest
from sqlalchemy import event, insert

from storage.errors import RowRefused
from storage.schema import matches
from storage.store import Store
from tests.running import OWNER_ONLY
from tests.storage.examples import PAIR, SEED, answers, live, match, move

DEAL = "deal 31 4 58 12"


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_umask():
    before = os.umask(0)
    yield
    os.umask(before)


async def test_files_are_their_owners_alone(tmp_path, open_umask):
    async with await Store.open(f"sqlite:///{tmp_path}/courtyard.db") as store:
        await live(store)
        await store.append("m", 0, move())
        modes = {path.name: mode(path) for path in tmp_path.iterdir()}
    assert modes == {
        "courtyard.db": OWNER_ONLY,
        "courtyard.db-wal": OWNER_ONLY,
        "courtyard.db-shm": OWNER_ONLY,
    }


async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path):
    (tmp_path / "courtyard.db").touch(mode=0o644)
    async with await Store.open(f"sqlite:///{tmp_path}/courtyard.db"):
        assert mode(tmp_path / "courtyard.db") == OWNER_ONLY


async def test_no_record_holds_the_seed(store):
    await live(store)
    found = await store.match("m")
    assert "seed" not in asdict(found)
    shown = repr((found, await store.seats("m"), await store.log("m"), vars(store)))
    assert SEED.hex() not in shown
    assert repr(SEED) not in shown


async def test_no_question_asks_for_the_seed_but_the_one(filed):
    await live(filed)
    await filed.append("m", 0, move())
    asked: list[str] = []
    engine = filed.database._reading.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *seen: asked.append(seen[2]))
    await filed.match("m")
    await filed.open_in_guild(1)
    await filed.open_of_person(PAIR[0].person)
    await filed.log("m")
    assert len(asked) > 4
    assert not any("seed" in statement for statement in asked)
    await filed.seed("m")
    assert "seed" in asked[-1]


async def test_errors_quote_neither_seeds_nor_deals(store):
    """PostgreSQL shows the whole row that breaks a constraint; SQLAlchemy every parameter."""
    await live(store)

    def bad(connection):
        row = {"id": "x", "status": DEAL, "seed": SEED, "options": DEAL, "words": DEAL}
        rest = {"game": "g", "rules": 1, "seats": 1, "speed": "", "rated": False, "created": 1}
        connection.execute(insert(matches).values(**row, **rest, commitment=""))

    caught = []
    for writing in (
        store.database.write(bad),
        store.create(match("y", status=DEAL), SEED),
        store.append("m", 0, move(f"{DEAL} \udcff")),
        store.append("m", 0, move(DEAL, at=2**80)),
    ):
        with pytest.raises(RowRefused) as refused:
            await writing
        caught.append(refused.value)
    for error in caught:
        assert DEAL not in str(error)
        assert SEED.hex() not in str(error)
        assert error.__suppress_context__ or error.__context__ is None
    assert await answers(store.append("m", 0, move(DEAL))) == ["kept"]
