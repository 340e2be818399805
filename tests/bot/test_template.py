"""The databases of these tests are what the migrations lead to."""

import storage.store
from storage.migrations import migrate, revision
from storage.store import Store
from tests.bot.template import copy, definitions


async def test_a_copy_is_what_migrations_lead_to(monkeypatch):
    assert storage.store.migrate is copy  # type: ignore[attr-defined]
    async with await Store.open("sqlite://"), await Store.open("sqlite://") as copied:
        monkeypatch.setattr("storage.store.migrate", migrate)
        async with await Store.open("sqlite://") as migrated:
            for question in (definitions, revision):
                assert await copied.database.read(question) == await migrated.database.read(
                    question
                )
