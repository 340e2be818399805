"""Who is banned, where, and what they still hold there."""

from dataclasses import replace

import pytest

from storage.amending import Amendment
from storage.records import EVERYWHERE, Absence, Ban, Match, Shards, Sitting
from tests.storage.examples import ANNA, BRUNO

HERE, THERE = 5 << 22, 6 << 22


def ban(store, person: int, guild: int = HERE, at: int = 10) -> Ban:
    return Ban(guild, store.pseudonyms.of(person), person, 99, at, "loud")


async def table(store, name: str, *people: int, guild: int = HERE, live: bool = True) -> None:
    sittings = tuple(Sitting(seat, person=each) for seat, each in enumerate(people))
    match = Match(name, "racko", "{}", 1, len(people), 1, guild=guild, channel=7)
    await store.create(match, b"s" * 32, sittings)
    if live:
        await store.start(name, 2)


async def test_a_ban_holds_once_and_until_it_is_lifted(store):
    bans = store.bans
    assert await bans.put(ban(store, ANNA))
    assert not await bans.put(replace(ban(store, ANNA), reason="again"))
    assert await bans.put(ban(store, ANNA, EVERYWHERE))
    assert await bans.put(ban(store, BRUNO, at=20))
    assert await bans.of_server(HERE) == (ban(store, BRUNO, at=20), ban(store, ANNA))
    assert await bans.of_server(THERE) == ()
    assert await bans.all() == {
        (HERE, store.pseudonyms.of(ANNA)),
        (EVERYWHERE, store.pseudonyms.of(ANNA)),
        (HERE, store.pseudonyms.of(BRUNO)),
    }
    assert await bans.lift(HERE, store.pseudonyms.of(ANNA))
    assert not await bans.lift(HERE, store.pseudonyms.of(ANNA))
    assert await bans.of_server(HERE) == (ban(store, BRUNO, at=20),)
    assert len(await bans.of_server(EVERYWHERE)) == 1


async def test_a_ban_needs_nothing_but_the_pseudonym(store):
    unnamed = replace(ban(store, ANNA), person=None)
    assert await store.bans.put(unnamed)
    assert await store.bans.of_server(HERE) == (unnamed,)
    assert not await store.bans.put(ban(store, ANNA))
    assert await store.bans.lift(HERE, store.pseudonyms.of(ANNA))


@pytest.mark.parametrize(
    ("guild", "found"),
    [
        pytest.param(HERE, ["here", "lobby", "open"], id="of a server"),
        pytest.param(THERE, ["there"], id="of another server"),
        pytest.param(EVERYWHERE, ["here", "lobby", "open", "there"], id="of all"),
    ],
)
async def test_the_open_seats_and_invitations_of_the_banned_are_found(store, guild, found):
    await table(store, "here", ANNA, BRUNO)
    await table(store, "there", BRUNO, ANNA, guild=THERE)
    await table(store, "lobby", ANNA, live=False)
    await table(store, "open", BRUNO, live=False)
    await store.invitations.put("open", [ANNA], BRUNO, 3)
    await table(store, "over", ANNA, BRUNO)
    await store.end("over", "closed", 4)
    await table(store, "others", BRUNO)
    assert await store.bans.still_there() == ()
    await store.bans.put(ban(store, ANNA, guild))
    assert await store.bans.still_there() == tuple((name, ANNA) for name in found)
    assert await store.bans.still_there(person=ANNA) == await store.bans.still_there()
    assert await store.bans.still_there(person=BRUNO) == ()


async def test_who_was_removed_or_whose_invitation_is_taken_back_is_there_no_more(store):
    await table(store, "here", ANNA, BRUNO)
    await table(store, "open", BRUNO, live=False)
    await store.invitations.put("open", [ANNA], BRUNO, 3)
    await store.bans.put(ban(store, ANNA))
    assert len(await store.bans.still_there()) == 2
    await store.amend("here", Amendment(absences=(Absence(0, 0, "left", 5),)), 5)
    assert len(await store.bans.still_there()) == 2
    await store.amend("here", Amendment(absences=(Absence(0, 0, "removed", 6),)), 6)
    await store.invitations.put("open", [], BRUNO, 7)
    assert await store.bans.still_there() == ()


async def test_each_process_finds_those_of_its_shards(store):
    await table(store, "here", ANNA)
    await table(store, "there", ANNA, guild=THERE)
    await store.bans.put(ban(store, ANNA, EVERYWHERE))
    assert await store.bans.still_there(Shards(2, (1,))) == (("here", ANNA),)
    assert await store.bans.still_there(Shards(2, (0,))) == (("there", ANNA),)
