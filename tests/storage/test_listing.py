"""What a person's list of open tables is made of: rows, of whichever process wrote them."""

from dataclasses import replace

import pytest

from storage.amending import Amendment
from storage.records import Absence, Digest, Sitting
from tests.storage.examples import (
    ANNA,
    BRUNO,
    CARLA,
    GUILD,
    PAIR,
    SEED,
    deadline,
    live,
    match,
    move,
)


async def only(store, person: int, guild: int | None = None):
    (found,) = await store.open_to(person, guild)
    return found


async def test_whose_turn_it_is_stands_in_the_last_move_at_every_speed(store):
    await live(store, speed="unlimited")
    assert not (await only(store, ANNA)).waits
    await store.append("m", 0, move(seat=-1), turn=1)
    assert (await only(store, BRUNO)).waits
    assert not (await only(store, ANNA)).waits
    await store.append("m", 1, move(seat=1), turn=0)
    assert (await only(store, ANNA)).turn == 0
    assert (await only(store, ANNA)).sittings == PAIR


async def test_where_an_older_release_did_not_say_it_the_clock_does_or_it_is_noted(store):
    await live(store)
    await store.append("m", 0, move(), deadline=deadline(1, 90, seat=1))
    assert await only(store, BRUNO) == replace(await only(store, BRUNO), turn=1, due=90)
    await store.append("m", 1, move(seat=1))
    assert (await only(store, ANNA)).turn is None
    await store.note_turn("m", 2, 0)
    assert (await only(store, ANNA)).turn == 0
    await store.note_turn("m", 2, 1)
    assert (await only(store, ANNA)).turn == 0, "what is noted stays"


async def test_while_the_others_vote_the_turn_stays_whose_it_was(store):
    await live(store)
    await store.append("m", 0, move(), deadline=deadline(1, 90, seat=1), turn=1)
    await store.deadlines.put(deadline(1, 95, seat=-2))
    found = await only(store, ANNA)
    assert (found.turn, found.is_asked, found.due) == (1, True, 95)


@pytest.mark.parametrize(("what", "listed"), [("left", True), ("removed", False)])
async def test_a_seat_that_a_computer_has_may_be_taken_back_unless_its_person_is_out(
    store, what, listed
):
    await live(store)
    gone = (replace(PAIR[0], stand_in="easy", left=30), PAIR[1])
    await store.amend("m", Amendment(sittings=gone, absences=(Absence(0, 0, what, 30),)), 30)
    assert [each.relation for each in await store.open_to(ANNA)] == ["away"] * listed
    await store.end("m", "closed", 40)
    assert await store.open_to(ANNA) == ()


async def test_invitations_and_the_open_tables_of_a_server_are_listed_once(store):
    for name in ("a", "b", "c"):
        await store.create(match(name, guild=GUILD), SEED, (Sitting(0, ANNA),))
    await store.create(match("d", guild=GUILD + 1), SEED, (Sitting(0, ANNA),))
    await store.invitations.put("a", (CARLA,), ANNA, 30)
    await store.invitations.put("b", (CARLA,), ANNA, 30)
    await store.invitations.put("b", (), ANNA, 30)
    found = {each.match: each.relation for each in await store.open_to(CARLA, GUILD)}
    assert found == {"a": "invited", "b": "here", "c": "here"}
    assert [each.match for each in await store.open_to(CARLA)] == ["a"]
    await store.sit("a", (Sitting(0, ANNA), Sitting(1, CARLA)))
    found = {each.match: each.relation for each in await store.open_to(CARLA, GUILD)}
    assert found["a"] == "seated"
    await store.start("a", 40)
    assert [each.match for each in await store.open_to(CARLA)] == ["a"]


async def test_a_digest_is_due_once_its_time_has_come(store):
    assert await store.digests.of(ANNA) is None
    await store.digests.put(Digest(ANNA, 50))
    await store.digests.put(Digest(BRUNO, 40))
    assert await store.digests.due(45) == (Digest(BRUNO, 40),)
    await store.digests.put(Digest(BRUNO, 60, channel=9, message=5))
    assert await store.digests.due(60) == (Digest(ANNA, 50), Digest(BRUNO, 60, 9, 5))
    await store.digests.drop(ANNA)
    assert await store.digests.due(99) == (await store.digests.of(BRUNO),)
