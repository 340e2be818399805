"""The slow round of looks at the boards of open matches."""

from types import SimpleNamespace
from typing import Any

from bot.discord_io.board_looks import EVERY, REST, YOUNG, BoardLooks
from storage import boards
from storage.store import Store
from tests.storage.examples import SEED, match


class Seen:
    """Boards that note who was looked at."""

    def __init__(self) -> None:
        self.looked: list[str] = []
        self.places: list[int] = []

        self.posts = self

    async def row(self, match: str) -> Any:
        return SimpleNamespace(is_current=False, message=None)

    def show_in_place(self, match: str, channel: int) -> None:
        self.looked.append(match)
        self.places.append(channel)


def looks_with(store: Store, seen: Any) -> BoardLooks:
    return BoardLooks(store, seen, lambda: YOUNG + 100, None)


async def test_one_table_is_looked_at_at_a_time_however_many_there_are(monkeypatch):
    monkeypatch.setattr(boards, "PAGE", 3)
    async with await Store.open("sqlite://") as store:
        for number in range(7):
            await store.create(match(f"m{number}", created=number, channel=9), SEED)
        seen = Seen()
        looks, looked = looks_with(store, seen), seen.looked
        newest_first = [f"m{number}" for number in reversed(range(7))]
        for number in range(1, 7):
            assert await looks.round() == REST
            assert looked == newest_first[:number]
        assert await looks.round() == EVERY
        assert looked == newest_first
        await looks.round()
        assert looked == [*newest_first, "m6"]


async def test_a_new_table_has_a_moment_to_be_shown():
    async with await Store.open("sqlite://") as store:
        await store.create(match("new", created=101, channel=9), SEED)
        await store.create(match("known", created=100, channel=9), SEED)
        seen = Seen()
        looks, looked = looks_with(store, seen), seen.looked
        assert await looks.round() == REST
        assert looked == []
        assert await looks.round() == EVERY
        assert looked == ["known"]


async def test_a_table_is_looked_at_where_it_is_by_now_and_only_while_it_is_open():
    async with await Store.open("sqlite://") as store:
        for number, name in enumerate(("moved", "ended", "newest")):
            await store.create(match(name, created=number, channel=9), SEED)
        seen = Seen()
        looks, looked, places = looks_with(store, seen), seen.looked, seen.places
        await looks.round()
        await store.change("moved", channel=10)
        await store.end("ended", "closed", 40)
        await looks.round()
        await looks.round()
        assert looked == ["newest", "moved"]
        assert places == [9, 10]


async def test_without_tables_nothing_is_looked_at():
    async with await Store.open("sqlite://") as store:
        seen = Seen()
        looks, looked = looks_with(store, seen), seen.looked
        assert await looks.round() == EVERY
        assert looked == []
