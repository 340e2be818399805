"""What every store keeps of the messages that show matches."""

import pytest

from storage import boards
from storage.errors import UnknownMatch
from storage.records import Deadline, Shards, Sitting
from tests.storage.examples import GUILD, PAIR, SEED, live, match, move


async def settled(store, name: str, message: int = 5) -> None:
    """Its message shows what there is to show."""
    await store.boards.keep_post(name, message, 1)
    await store.boards.keep_shown({name: (await store.boards.of(name)).mark})


async def stale(store, since: int = 0, shards: Shards | None = None) -> list[str]:
    found, after = [], None
    while True:
        page = await store.boards.stale(shards, since, after)
        found += [each.match for each in page.boards]
        if (after := page.after) is None:
            return found


CHANGES = {
    "a move": lambda store: store.append("m", 0, move()),
    "a clock": lambda store: store.deadlines.put(Deadline("m", 0, 0, 500)),
    "a stand-in": lambda store: store.stand_in("m", 0, "easy"),
    "others": lambda store: store.sit("m", (PAIR[0], Sitting(1, level="easy"))),
    "its speed": lambda store: store.change("m", speed="live"),
    "its end": lambda store: store.end("m", "closed", 40),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_a_board_is_current_until_something_changes(store, change):
    await live(store, channel=9)
    assert await stale(store) == ["m"]
    await settled(store, "m")
    assert (await store.boards.of("m")).is_current
    assert await stale(store) == []
    await change(store)
    assert not (await store.boards.of("m")).is_current
    assert await stale(store) == ["m"]


async def test_a_new_message_shows_nothing_that_is_known(store):
    await live(store, channel=9)
    await settled(store, "m")
    await store.boards.keep_post("m", 6, 2)
    row = await store.boards.of("m")
    assert (row.message, row.posts, row.is_current) == (6, 2, False)
    assert (await store.match("m")).message == 6


async def test_a_message_that_was_replaced_is_known_until_it_is_deleted(store):
    await live(store, channel=9, guild=GUILD)
    await store.boards.keep_post("m", 5, 1)
    assert await store.boards.former(None) == ()
    await store.boards.keep_post("m", 6, 2, former=5)
    await store.boards.keep_post("m", None, 2)
    assert await store.boards.former(None) == (boards.Former("m", 9, 5),)
    assert await store.boards.former(Shards(8, (((GUILD >> 22) + 1) % 8,))) == ()
    await store.boards.keep_deleted("m", 4)
    assert len(await store.boards.former(None)) == 1
    await store.boards.keep_deleted("m", 5)
    assert await store.boards.former(None) == ()


async def test_stale_boards_come_page_by_page_the_newest_first(store, monkeypatch):
    monkeypatch.setattr(boards, "PAGE", 2)
    for number in range(5):
        await store.create(match(f"m{number}", created=number, channel=9), SEED, PAIR)
    await settled(store, "m3")
    await store.create(match("elsewhere", created=9, channel=None), SEED, PAIR)
    assert await stale(store) == ["m4", "m2", "m1", "m0"]


async def test_open_boards_come_page_by_page_the_newest_first_current_or_not(store, monkeypatch):
    monkeypatch.setattr(boards, "PAGE", 2)
    for number in range(5):
        await store.create(match(f"m{number}", created=number, channel=9), SEED, PAIR)
    await settled(store, "m3")
    await store.end("m1", "closed", 40)
    await store.create(match("elsewhere", created=9, channel=None), SEED, PAIR)
    found, after = [], None
    while True:
        page = await store.boards.open(None, after)
        found += [each.match for each in page.boards]
        if (after := page.after) is None:
            break
    assert found == ["m4", "m3", "m2", "m0"]
    assert [each.created for each in page.boards] == []


async def test_of_matches_that_are_over_only_the_last_ones_are_looked_at(store):
    for name, at in (("new", 50), ("old", 40), ("never shown", 50)):
        await live(store, name, channel=9)
        if name != "never shown":
            await settled(store, name)
        await store.end(name, "closed", at)
    assert await stale(store, since=45) == ["new"]


async def test_a_process_looks_at_its_own_shards(store):
    await live(store, channel=9, guild=GUILD)
    shard = GUILD >> 22
    assert await stale(store, shards=Shards(8, (shard % 8,))) == ["m"]
    assert await stale(store, shards=Shards(8, ((shard + 1) % 8,))) == []


async def test_a_board_of_no_match_is_an_error(store):
    for asked in (
        store.boards.of("x"),
        store.boards.keep_post("x", 1, 1),
    ):
        with pytest.raises(UnknownMatch):
            await asked


async def test_what_boards_show_is_kept_together_and_nothing_of_a_match_that_is_gone(store):
    for number in range(3):
        await store.create(match(f"m{number}", channel=9), SEED)
        await store.boards.keep_post(f"m{number}", number + 1, 1)
    marks = {f"m{number}": (await store.boards.of(f"m{number}")).mark for number in range(2)}
    await store.boards.keep_shown({**marks, "x": "y"})
    await store.boards.keep_shown({})
    current = [(await store.boards.of(f"m{number}")).is_current for number in range(3)]
    assert current == [True, True, False]
