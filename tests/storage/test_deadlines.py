"""Deadlines: found, claimed by one, free again when the lease ends, credited for a stop."""

import asyncio
from dataclasses import replace

import pytest

from storage.errors import StaleVersion
from storage.records import MAY_ASK, WHOLE_TABLE, Claim, Deadline, Shards
from storage.store import Store
from tests.storage.examples import SEED, deadline, live, match, move

MOMENTS = {"none": 14, "three": 15, "five": 16}


async def due(store, **moments):
    for name, when in moments.items():
        await live(store, name)
        await store.append(name, 0, move(), deadline=deadline(1, when, name))


async def names(claims):
    return [claim.deadline.match for claim in await claims]


async def test_without_deadlines_the_clock_may_sleep(store):
    await due(store, still=None)
    assert await store.deadlines.next_due() is None
    assert await store.deadlines.claim(10**12, "a", 100) == ()


async def test_the_clock_sleeps_until_the_first_one(store):
    await due(store, late=900, soon=500, still=None)
    assert await store.deadlines.next_due() == 500


async def test_a_claim_takes_what_is_due_the_longest_overdue_first(store):
    await due(store, b=500, c=501, a=300, later=600)
    claims = await store.deadlines.claim(501, "clock", 100)
    assert claims == tuple(
        Claim(deadline(1, when, name), "clock", 601)
        for name, when in (("a", 300), ("b", 500), ("c", 501))
    )
    assert await store.deadlines.next_due() == 600


async def test_a_claim_takes_no_more_than_asked_for(store):
    await due(store, a=1, b=2, c=3)
    assert await names(store.deadlines.claim(9, "x", 50, limit=2)) == ["a", "b"]
    assert await names(store.deadlines.claim(9, "y", 50, limit=2)) == ["c"]


async def test_what_is_claimed_is_nobody_elses_until_the_lease_ends(store):
    await due(store, a=500)
    assert await names(store.deadlines.claim(500, "one", 100)) == ["a"]
    assert await store.deadlines.claim(599, "two", 100) == ()
    assert await store.deadlines.next_due() == 600
    assert await store.deadlines.claim(600, "two", 100) == (
        Claim(deadline(1, 500, "a"), "two", 700),
    )


async def test_a_claim_is_void_when_the_match_has_moved_on(store):
    await due(store, a=500)
    (claim,) = await store.deadlines.claim(500, "clock", 100)
    await store.append("a", 1, move(), deadline=deadline(2, 800, "a"))
    with pytest.raises(StaleVersion):
        await store.append("a", claim.deadline.version, move("pass"))
    assert await store.deadlines.next_due() == 800
    assert await names(store.deadlines.claim(800, "clock", 100)) == ["a"]


async def test_a_deadline_is_put_and_dropped_outside_a_move(store):
    await store.create(match(), SEED)
    lobby = deadline(0, 700, seat=-2)
    assert await store.deadlines.put(lobby)
    assert await store.deadlines.of("m") == lobby
    await store.deadlines.drop("m")
    assert await store.deadlines.of("m") is None


async def test_a_deadline_that_comes_too_late_changes_nothing(store):
    await due(store, m=500)
    assert await store.deadlines.put(deadline(1, 600))
    assert not await store.deadlines.put(deadline(0, 900))
    assert not await store.deadlines.put(deadline(2, 900))
    assert not await store.deadlines.put(deadline(1, 900, "nowhere"))
    assert await store.deadlines.of("m") == deadline(1, 600)
    await store.end("m", "closed", 550)
    assert not await store.deadlines.put(deadline(1, 600))
    assert await store.deadlines.of("m") is None


async def test_a_process_serves_its_own_shards(store):
    for name, guild in {"none": None, "three": (3 << 22) + 17, "five": 5 << 22}.items():
        await live(store, name, guild=guild)
        await store.append(name, 0, move(), deadline=deadline(1, MOMENTS[name], name))
    mine, theirs = Shards(4, (0, 1)), Shards(4, (2, 3))
    assert await store.deadlines.next_due(mine) == 14
    assert await store.deadlines.next_due(theirs) == 15
    assert await store.deadlines.next_due(Shards(4, (2,))) is None
    assert await names(store.deadlines.claim(99, "mine", 9, shards=mine)) == ["none", "five"]
    await store.deadlines.credit(100, theirs)
    assert [(await store.deadlines.of(name)).due for name in ("none", "three", "five")] == [
        14,
        115,
        16,
    ]


async def test_a_stop_is_credited_once(store):
    await due(store, a=500, b=900, still=None)
    assert await store.deadlines.resume("clock", 400) == 0
    await store.deadlines.beat("clock", 450)
    await store.deadlines.beat("other", 460)
    assert await store.deadlines.resume("clock", 1_450) == 1_000
    assert await store.deadlines.resume("clock", 1_450) == 0
    assert [(await store.deadlines.of(name)).due for name in ("a", "b", "still")] == [
        1_500,
        1_900,
        None,
    ]


async def test_the_dealer_s_pause_goes_on_while_the_bot_is_away(store):
    await due(store, thinks=500)
    await live(store, "pauses")
    await store.append("pauses", 0, move(), deadline=deadline(1, 500, "pauses", seat=-1))
    await store.deadlines.credit(1_000)
    assert (await store.deadlines.of("thinks")).due == 1_500
    assert (await store.deadlines.of("pauses")).due == 500


async def test_a_clock_that_ran_backwards_takes_nothing_away(store):
    await due(store, a=500)
    await store.deadlines.beat("clock", 450)
    assert await store.deadlines.resume("clock", 400) == 0
    assert (await store.deadlines.of("a")).due == 500


async def test_two_processes_never_claim_the_same_deadline(shared_url):
    async with await Store.open(shared_url) as one, await Store.open(shared_url) as two:
        await due(one, **{f"m{number:02}": number for number in range(60)})
        rounds = [
            each.deadlines.claim(100, owner, 1_000, limit=7)
            for _ in range(6)
            for each, owner in ((one, "one"), (two, "two"))
        ]
        claims = [claim for group in await asyncio.gather(*rounds) for claim in group]
        claims += await one.deadlines.claim(100, "one", 1_000)
        assert sorted(claim.deadline.match for claim in claims) == [f"m{n:02}" for n in range(60)]


async def test_votes_and_whether_the_table_has_waited_are_kept(store):
    await live(store, "m")
    votes = ((0, "wait"), (2, "seat:hard"))
    asked = Deadline("m", WHOLE_TABLE, 0, 900, (1, 2), votes, waited=True)
    assert await store.deadlines.put(asked)
    assert await store.deadlines.of("m") == asked
    (claim,) = await store.deadlines.claim(900, "clock", 100)
    assert claim.deadline == asked
    await store.append("m", 0, move(), deadline=deadline(1, 950, "m"))
    assert await store.deadlines.of("m") == deadline(1, 950, "m")


async def test_a_turn_without_a_time_limit_counts_as_standing_still(store):
    """A computer may be to move there, whatever its clock."""
    await due(store, timed=900, untimed=900)
    row = await store.deadlines.of("untimed")
    await store.deadlines.put(replace(row, seat=MAY_ASK))
    assert [each.match for each in await store.still()] == ["untimed"]
