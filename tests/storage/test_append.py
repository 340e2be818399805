"""The log: a move is kept once, at the next version, or not at all."""

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.errors import NotLive, RowRefused, StaleVersion, StoreUnavailable, UnknownMatch
from storage.records import LoggedMove
from storage.store import Store
from storage.writer import Writer
from tests.storage.between import Held
from tests.storage.examples import SEED, answers, deadline, live, match, move
from tests.thorough import examples


async def test_moves_are_kept_in_their_order(store):
    await live(store)
    moves = [
        LoggedMove(-1, "deal 3 1 2", 30),
        LoggedMove(0, "take 15", 31, "person"),
        LoggedMove(1, "»", 32, "one_turn"),
    ]
    for version, each in enumerate(moves):
        await store.append("m", version, each)
    assert await store.log("m") == tuple(moves)


@pytest.mark.parametrize("version", [-1, 0, 1, 3, 7, 2**31 - 1])
async def test_only_the_next_version_is_kept(store, version):
    await live(store)
    await store.append("m", 0, move("a"))
    await store.append("m", 1, move("b"))
    with pytest.raises(StaleVersion) as stale:
        await store.append("m", version, move("c"))
    assert (stale.value.match, stale.value.version) == ("m", version)
    assert [each.text for each in await store.log("m")] == ["a", "b"]


async def test_a_first_move_has_version_0(store):
    await live(store)
    with pytest.raises(StaleVersion):
        await store.append("m", 1, move())
    assert await store.log("m") == ()


async def test_of_two_presses_at_one_version_one_wins(store):
    await live(store)
    told = await answers(store.append("m", 0, move("a")), store.append("m", 0, move("b")))
    assert sorted(told) == ["StaleVersion", "kept"]
    assert len(await store.log("m")) == 1


async def test_the_same_press_twice_is_kept_once(store):
    await live(store)
    told = await answers(*(store.append("m", 0, move()) for _ in range(5)))
    assert sorted(told) == ["StaleVersion"] * 4 + ["kept"]
    assert await store.log("m") == (move(),)


async def test_moves_of_one_match_may_wait_together(store):
    await live(store)
    told = await answers(*(store.append("m", version, move()) for version in range(20)))
    assert told == ["kept"] * 20
    assert len(await store.log("m")) == 20


async def test_a_match_that_is_not_there_or_not_live_takes_no_moves(store):
    await store.create(match("lobby"), SEED)
    await live(store, "over")
    await store.end("over", "closed", 40)
    with pytest.raises(UnknownMatch):
        await store.append("nowhere", 0, move())
    for name in ("lobby", "over"):
        with pytest.raises(NotLive):
            await store.append(name, 0, move())
        assert await store.log(name) == ()


async def test_losers_take_nobody_down_with_them(store):
    """A group that conflicts is taken apart: each caller gets the answer of its own row."""
    for name in "abc":
        await live(store, name)
    told = await answers(
        store.append("a", 0, move()),
        store.append("b", 0, move()),
        store.append("b", 0, move()),
        store.append("c", 5, move()),
        store.append("x", 0, move()),
        store.append("c", 0, move("\udc80")),
        store.append("c", 0, move(at=2**70)),
        store.append("c", 0, move()),
        store.append("a", 1, move()),
    )
    assert told == [
        *("kept", "kept", "StaleVersion", "StaleVersion", "UnknownMatch"),
        *("RowRefused", "RowRefused", "kept", "kept"),
    ]
    assert [len(await store.log(name)) for name in "abc"] == [2, 1, 1]


async def test_a_loser_leaves_no_trace_in_the_deadline_either(store):
    await live(store)
    kept, lost = deadline(1, due=500), deadline(1, due=900, seat=1)
    told = await answers(
        store.append("m", 0, move(), deadline=kept),
        store.append("m", 0, move(), deadline=lost, ending="finished"),
    )
    assert told == ["kept", "StaleVersion"]
    assert await store.deadlines.of("m") == kept
    assert (await store.match("m")).status == "live"


async def test_a_move_sets_the_deadline_and_the_next_one_takes_it_away(store):
    await live(store)
    await store.append("m", 0, move(), deadline=deadline(1, due=500, banks=(9, 8)))
    assert await store.deadlines.of("m") == deadline(1, due=500, banks=(9, 8))
    await store.append("m", 1, move(), deadline=deadline(2, due=None, banks=(7, 8)))
    assert await store.deadlines.of("m") == deadline(2, due=None, banks=(7, 8))
    await store.append("m", 2, move())
    assert await store.deadlines.of("m") is None


async def test_of_moves_that_waited_together_the_last_one_sets_the_deadline(store):
    await live(store)
    told = await answers(
        store.append("m", 0, move(), deadline=deadline(1, due=1)),
        store.append("m", 1, move()),
        store.append("m", 2, move(), deadline=deadline(3, due=3)),
    )
    assert told == ["kept"] * 3
    assert await store.deadlines.of("m") == deadline(3, due=3)


@pytest.mark.parametrize("wrong", [deadline(0, 1), deadline(2, 1), deadline(1, 1, name="other")])
async def test_a_deadline_belongs_to_the_version_that_follows(store, wrong):
    await live(store)
    with pytest.raises(ValueError, match="next version"):
        await store.append("m", 0, move(), deadline=wrong)
    assert await store.log("m") == ()


async def test_the_last_move_ends_the_match_in_the_same_breath(store):
    await live(store)
    await store.append("m", 0, move(), deadline=deadline(1, due=500))
    await store.append("m", 1, move(at=77), ending="finished")
    over = await store.match("m")
    assert (over.status, over.finished) == ("finished", 77)
    assert [each.left for each in await store.seats("m")] == [77, 77]
    assert await store.deadlines.of("m") is None
    assert await store.uncounted(since=77) == ("m",)
    assert await store.uncounted(since=78) == ()
    with pytest.raises(NotLive):
        await store.append("m", 2, move())


async def test_a_value_that_the_database_cannot_hold_is_refused_without_being_quoted(store):
    await live(store)
    with pytest.raises(RowRefused) as refused:
        await store.append("m", 0, move("deal 31 4 58 \udcff"))
    assert "31 4 58" not in f"{refused.value!r} {refused.value.__cause__!r}"
    await store.append("m", 0, move())


async def test_who_gives_up_before_the_move_is_on_its_way_takes_it_back(store):
    await live(store)
    held = Held(store.database)
    writer = Writer(held)
    first = asyncio.create_task(writer.append("m", 0, move("a")))
    await held.taken.wait()
    second = asyncio.create_task(writer.append("m", 1, move("b")))
    await asyncio.sleep(0)
    second.cancel()
    held.let.set()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    await writer.append("m", 1, move("c"))
    await writer.close()
    assert [each.text for each in await store.log("m")] == ["a", "c"]


@pytest.mark.parametrize("version", [0, 3])
async def test_who_gives_up_while_it_is_written_leaves_it_whole(store, version):
    """Kept or refused, nobody is told, and the writer goes on."""
    await live(store)
    held = Held(store.database)
    writer = Writer(held)
    task = asyncio.create_task(writer.append("m", version, move(), deadline(version + 1, due=5)))
    await held.taken.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    held.let.set()
    await writer.close()
    kept = version == 0
    assert await store.log("m") == ((move(),) if kept else ())
    assert await store.deadlines.of("m") == (deadline(1, due=5) if kept else None)


async def test_what_waits_when_the_store_closes_is_written_first(url):
    store = await Store.open(url)
    await live(store)
    waiting = [asyncio.create_task(store.append("m", each, move())) for each in range(600)]
    await asyncio.sleep(0)
    await store.close()
    assert all(task.done() and task.exception() is None for task in waiting)
    with pytest.raises(StoreUnavailable):
        await store.append("m", 600, move())
    with pytest.raises(StoreUnavailable):
        await store.log("m")
    with pytest.raises(StoreUnavailable):
        await store.start("m", 1)


async def test_many_tables_at_once_lose_nothing(store):
    names = [f"t{number}" for number in range(40)]
    for name in names:
        await live(store, name)

    async def play(name):
        for version in range(25):
            await store.append(name, version, move(f"take {version}"))

    await asyncio.gather(*map(play, names))
    for name in names:
        assert [each.text for each in await store.log(name)] == [f"take {n}" for n in range(25)]


PRESSES = st.lists(
    st.tuples(st.sampled_from("abx"), st.integers(-1, 6), st.booleans()), min_size=1, max_size=12
)


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as loop:
        store = loop.run(Store.open("sqlite://"))
        yield loop, store
        loop.run(store.close())


@settings(max_examples=examples(60))
@given(groups=st.lists(PRESSES, max_size=4))
def test_any_presses_in_any_groups_do_what_they_would_do_one_by_one(runner, groups):
    """Against a plain model: a list of kept moves for each match."""
    loop, store = runner
    tag = loop.run(store.ids(limit=10**6))
    known = {name: f"{name}{len(tag)}" for name in "ab"}
    for name in known.values():
        loop.run(live(store, name))
    model: dict[str, list[str]] = {name: [] for name in known}
    for group in groups:
        expected: list[str] = []
        presses: list[Any] = []
        for name, version, marked in group:
            text = f"take {len(presses)}{' !' * marked}"
            fits = name in model and version == len(model[name])
            if fits:
                model[name].append(text)
            expected.append("kept" if fits else "UnknownMatch" if name == "x" else "StaleVersion")
            presses.append(store.append(known.get(name, "x"), version, move(text)))
        assert loop.run(answers(*presses)) == expected
    for name, kept in model.items():
        assert [each.text for each in loop.run(store.log(known[name]))] == kept
