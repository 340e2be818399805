"""What every store keeps of calls: once for each turn, until it is over."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.records import How, Over, Shards, Sitting
from storage.store import Store
from tests.storage.examples import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    GUILD,
    SEED,
    call,
    deadline,
    live,
    match,
    move,
)

ENDS: dict[str, tuple[Callable[[Store], Awaitable[object]], How]] = {
    "a move": (lambda store: store.append("m", 0, move(), turn=1), "played"),
    "a move of an older release": (lambda store: store.append("m", 0, move()), "played"),
    "a computer's turn": (
        lambda store: store.append("m", 0, replace(move(), chooser="one_turn"), turn=1),
        "computer",
    ),
    "a computer in the seat": (
        lambda store: store.append("m", 0, replace(move(), chooser="stand_in"), turn=1),
        "away",
    ),
    "the end of the match": (lambda store: store.end("m", "closed", 40), "ended"),
}


async def test_a_call_is_kept_once_a_turn(store):
    await live(store)
    assert await store.calls.put(call(0))
    assert not await store.calls.put(call(0, due=90))
    assert await store.calls.put(call(0, kind="warning"))
    assert await store.calls.put(call(0, kind="vote", person=BRUNO, seat=1))
    assert len(await store.calls.open(99)) == 3


@pytest.mark.parametrize("end", ENDS)
async def test_a_call_is_over_with_its_turn(store, end):
    finish, how = ENDS[end]
    await live(store)
    standing = call(0, channel=9, message=5)
    await store.calls.put(standing)
    assert await store.calls.over("m") == await store.calls.all_over() == ()
    await finish(store)
    assert (
        await store.calls.over("m")
        == await store.calls.all_over()
        == (Over(standing, how, is_turn_over=True),)
    )
    await store.calls.drop(standing)
    assert await store.calls.over("m") == ()


async def test_a_turn_of_several_moves_is_over_with_the_last(store):
    await live(store)
    await store.calls.put(call(0))
    await store.append("m", 0, move(), turn=0)
    assert await store.calls.over("m") == ()
    await store.append("m", 1, move("drop"), turn=1)
    assert await store.calls.over("m") == (Over(call(0), "played", is_turn_over=True),)


async def test_a_call_is_answered_by_the_first_move_after_it(store):
    await live(store)
    await store.calls.put(call(0))
    await store.calls.put(call(0, kind="warning", due=90))
    await store.append("m", 0, replace(move(), at=60), turn=0)
    assert await store.calls.over("m") == (), "nothing was sent"
    sent = [call(0, channel=9, message=5), call(0, kind="warning", due=90, channel=9, message=6)]
    for each in sent:
        await store.calls.change(each)
    assert await store.calls.over("m") == (Over(sent[0], "played", is_turn_over=False),)
    await store.calls.change(replace(sent[0], done=True))
    assert await store.calls.over("m") == (), "the warning came after that move"


async def test_who_began_a_turn_that_a_computer_ended_did_not_answer(store):
    await live(store)
    await store.calls.put(call(0))
    await store.append("m", 0, move(), turn=0)
    await store.append("m", 1, replace(move("drop"), chooser="one_turn"), turn=1)
    assert await store.calls.over("m") == (Over(call(0), "computer", is_turn_over=True),)


async def test_what_is_due_has_no_message_yet_and_is_not_done(store):
    await live(store)
    await store.calls.put(call(0, due=50))
    assert await store.calls.open(49) == ()
    tried = replace(call(0), due=60, channel=9)
    await store.calls.change(tried)
    assert await store.calls.open(59) == ()
    assert await store.calls.open(60) == await store.calls.open(60, match="m") == (tried,)
    assert await store.calls.open(60, match="n") == ()
    assert await store.calls.find(call(0)) == tried
    await store.calls.change(replace(tried, message=5))
    assert await store.calls.open(60) == ()
    await store.calls.change(replace(tried, done=True))
    assert await store.calls.open(60) == ()


async def test_a_call_is_hastened_until_it_is_sent(store):
    await live(store)
    nudged = call(0, kind="warning", due=40, by=BRUNO)
    await store.calls.put(call(0, kind="warning", due=90))
    assert await store.calls.hasten(nudged)
    assert await store.calls.open(40) == (nudged,)
    assert not await store.calls.hasten(replace(nudged, due=40))
    await store.calls.change(replace(nudged, channel=9, message=5))
    assert not await store.calls.hasten(replace(nudged, due=10))
    assert await store.calls.hasten(call(1, kind="warning"))


async def test_a_call_to_a_vote_is_over_with_the_vote_and_kept_for_the_turn(store):
    await live(store)
    asked = call(0, kind="vote", person=BRUNO, seat=1, channel=9, message=5)
    await store.deadlines.put(deadline(0, 90, seat=-2))
    await store.calls.put(asked)
    assert await store.calls.over("m") == ()
    assert await store.calls.standing("m", "vote", BRUNO) == (asked,)
    await store.deadlines.put(deadline(0, 90, seat=0))
    assert await store.calls.over("m") == (Over(asked, "voted", is_turn_over=False),)
    done = replace(asked, message=None, done=True)
    await store.calls.change(done)
    assert await store.calls.over("m") == await store.calls.standing("m", "vote", BRUNO) == ()
    assert not await store.calls.put(asked)
    await store.append("m", 0, move(), turn=1)
    assert await store.calls.over("m") == (Over(done, "voted", is_turn_over=True),)


async def test_an_invitation_is_one_message_to_all_who_are_new(store):
    await store.create(match(), SEED, (Sitting(0, ANNA),))
    await store.invitations.put("m", (BRUNO, CARLA), ANNA, 30)
    (first,) = await store.calls.open(30)
    assert (first.kind, first.version, first.person) == ("invite", 1, ANNA)
    await store.invitations.put("m", (CARLA, DARIO), ANNA, 40)
    assert [each.version for each in await store.calls.open(40)] == [1, 2]
    await store.invitations.put("m", (BRUNO,), ANNA, 50)
    assert len(await store.calls.open(90)) == 2, "nobody is called twice"
    asked = [(each.person, each.mention, each.open) for each in await store.invitations.of("m")]
    assert asked == [(BRUNO, 1, True), (CARLA, 1, False), (DARIO, 2, False)]


@pytest.mark.parametrize(
    ("end", "how"),
    [
        (lambda store: store.sit("m", (Sitting(0, ANNA), Sitting(1, BRUNO))), "played"),
        (lambda store: store.start("m", 40), "started"),
        (lambda store: store.end("m", "closed", 40), "closed"),
    ],
)
async def test_an_invitation_is_over_once_everybody_has_come_or_nobody_can(store, end, how):
    await store.create(match(), SEED, (Sitting(0, ANNA),))
    await store.invitations.put("m", (BRUNO,), ANNA, 30)
    assert await store.calls.over("m") == ()
    await end(store)
    assert [each.how for each in await store.calls.over("m")] == [how]


async def test_a_process_sees_to_the_calls_of_its_shards(store):
    await live(store, guild=GUILD)
    await store.calls.put(call(0))
    await store.append("m", 0, move(), turn=1)
    await store.calls.put(call(1, turn=1))
    shard = (GUILD >> 22) % 8
    mine, others = Shards(8, (shard,)), Shards(8, ((shard + 1) % 8,))
    assert len(await store.calls.open(99, mine)) == 2
    assert await store.calls.all_over(mine) == (Over(call(0), "played", is_turn_over=True),)
    assert await store.calls.open(99, others) == await store.calls.all_over(others) == ()
