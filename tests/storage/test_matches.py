"""What every store promises of matches, seats and the open ones."""

import pytest
from sqlalchemy import update

from storage.errors import MatchExists, NotLive, RowRefused, UnknownMatch
from storage.records import Deadline, LoggedMove, Placed, Shards, Sitting, Still
from storage.schema import matches
from tests.storage.examples import ANNA, BRUNO, CARLA, GUILD, PAIR, SEED, live, match, move


async def test_a_match_is_kept_as_it_was_made(store):
    made = match(
        guild=GUILD, channel=2**62, message=3, host=ANNA, rated=True, words=("näh", "", "'\"")
    )
    await store.create(made, SEED, PAIR)
    assert await store.match("m") == made
    assert await store.seats("m") == PAIR
    assert await store.seed("m") == SEED
    assert await store.log("m") == ()


async def test_an_id_is_given_once(store):
    await store.create(match(), SEED)
    with pytest.raises(MatchExists):
        await store.create(match(game="rank"), bytes(32))
    assert (await store.match("m")).game == "racko"
    assert await store.seed("m") == SEED


async def test_a_match_with_seats_that_cannot_be_is_not_made_at_all(store):
    with pytest.raises(RowRefused):
        await store.create(match(), SEED, (Sitting(0, ANNA, level="greedy"),))
    with pytest.raises(RowRefused):
        await store.create(match(status="lost"), SEED)
    with pytest.raises(UnknownMatch):
        await store.match("m")


async def test_what_is_not_there_is_told(store):
    for asked in (
        store.match("x"),
        store.seed("x"),
        store.change("x", message=1),
        store.sit("x", PAIR),
        store.arrange("x", PAIR, host=BRUNO),
        store.stand_in("x", 0, "greedy"),
        store.start("x", 1),
        store.end("x", "closed", 1),
    ):
        with pytest.raises(UnknownMatch):
            await asked
    assert await store.log("x") == ()
    assert await store.seats("x") == ()


async def test_seats_and_options_are_arranged_together_while_it_is_a_lobby(store):
    await store.create(match(), SEED, PAIR[:1])
    await store.arrange("m", PAIR, host=BRUNO)
    assert ((await store.match("m")).host, await store.seats("m")) == (BRUNO, PAIR)
    await store.arrange("m", speed="daily")
    assert ((await store.match("m")).speed, await store.seats("m")) == ("daily", PAIR)
    await store.arrange("m", PAIR[1:])
    assert ((await store.match("m")).host, await store.seats("m")) == (BRUNO, PAIR[1:])
    with pytest.raises(RowRefused):
        await store.arrange("m", (Sitting(0, ANNA, level="greedy"),), host=CARLA)
    assert ((await store.match("m")).host, await store.seats("m")) == (BRUNO, PAIR[1:])


async def test_nothing_is_arranged_at_a_match_that_has_started_or_closed(store):
    await store.create(match(), SEED, PAIR)
    await store.start("m", 5)
    with pytest.raises(NotLive):
        await store.arrange("m", PAIR[:1], host=CARLA)
    assert ((await store.match("m")).host, await store.seats("m")) == (match().host, PAIR)
    await store.end("m", "closed", 6)
    with pytest.raises(NotLive):
        await store.arrange("m", host=CARLA)
    with pytest.raises(UnknownMatch):
        await store.arrange("x", PAIR)


async def test_a_lobby_changes(store):
    await store.create(match(), SEED, PAIR[:1])
    await store.change("m", message=9, host=BRUNO, words=("a", "b"), options='{"target":300}')
    await store.sit("m", (PAIR[1], Sitting(0, level="greedy")))
    changed = await store.match("m")
    assert (changed.message, changed.host, changed.words) == (9, BRUNO, ("a", "b"))
    assert changed.options == '{"target":300}'
    assert [each.person for each in await store.seats("m")] == [None, BRUNO]


async def test_the_status_and_the_seed_do_not_change_by_hand(store):
    await store.create(match(), SEED)
    for secret in ({"seed": b"x"}, {"status": "live"}, {"id": "n"}):
        with pytest.raises(TypeError):
            await store.change("m", **secret)
    assert await store.seed("m") == SEED


async def test_a_lobby_starts_once(store):
    await live(store)
    with pytest.raises(NotLive):
        await store.start("m", 21)
    begun = await store.match("m")
    assert (begun.status, begun.started) == ("live", 20)


async def test_a_match_ends_once_and_everybody_leaves(store):
    left = Sitting(1, BRUNO, stand_in="greedy", joined=12, left=25)
    await live(store, seats=(PAIR[0], left))
    assert await store.end("m", "closed", 50)
    assert not await store.end("m", "finished", 60)
    over = await store.match("m")
    assert (over.status, over.finished) == ("closed", 50)
    assert [each.left for each in await store.seats("m")] == [50, 25]


async def test_a_computer_stands_in_and_the_person_comes_back(store):
    await live(store)
    await store.stand_in("m", 1, "greedy")
    assert (await store.seats("m"))[1].stand_in == "greedy"
    await store.stand_in("m", 1, None)
    assert await store.seats("m") == PAIR


async def test_open_matches_are_found_by_channel_guild_and_person(store):
    await live(store, "a", guild=1, channel=5, created=1)
    await store.create(match("b", guild=1, channel=6, created=2), SEED, PAIR[:1])
    await live(store, "c", guild=2, channel=5, created=3)
    await live(store, "d", guild=1, channel=5, created=4)
    await store.end("d", "finished", 50)
    gone = Sitting(0, CARLA, joined=1, left=2)
    await live(store, "e", seats=(gone, PAIR[1]), created=5)

    def names(found):
        return [each.id for each in found]

    assert names(await store.open_in_channel(5)) == ["a", "c"]
    assert names(await store.open_in_guild(1)) == ["a", "b"]
    assert names(await store.open_of_person(ANNA)) == ["a", "b", "c"]
    assert names(await store.open_of_person(BRUNO)) == ["a", "c", "e"]
    assert names(await store.open_of_person(CARLA)) == []


async def test_live_matches_where_no_persons_time_runs_are_found_the_latest_move_first(store):
    left = Sitting(0, ANNA, stand_in="greedy", joined=1)
    for name, seats in (
        ("still", PAIR),
        ("timed", PAIR),
        ("left", (left, PAIR[1])),
        ("asked", PAIR),
    ):
        await live(store, name, seats, created=1)
    await live(store, "elsewhere", guild=1 << 22)
    await store.create(match("lobby"), SEED, PAIR)
    await live(store, "over")
    await store.end("over", "finished", 50)
    await live(store, "dealt")
    for at, (name, seat, due) in enumerate(
        (("dealt", -1, None), ("timed", 0, 90), ("left", 0, 90), ("asked", -2, 90)), start=30
    ):
        deadline = Deadline(name, seat, 1, due)
        await store.append(name, 0, LoggedMove(1, "draw", at), deadline=deadline)

    async def names(shards=None):
        return [each.match for each in await store.still(shards)]

    assert (await store.still())[:2] == (Still("left", 1, 1), Still("dealt", 1, 0))
    assert set(await names()) == {"left", "dealt", "still", "elsewhere"}
    assert await names(Shards(2, (1,))) == ["elsewhere"]
    assert set(await names(Shards(2, (0,)))) == {"left", "dealt", "still"}


async def test_open_matches_of_older_rules_are_found_even_those_that_cannot_be_read(store):
    await live(store, "older", guild=1, channel=5)
    await store.create(match("lobby", guild=1 << 22), SEED, PAIR)
    await live(store, "newest", rules=3)
    await live(store, "newer", rules=4)
    await live(store, "over")
    await store.end("over", "finished", 50)
    await live(store, "another", game="rank")
    spoil = update(matches).where(matches.c.id == "older").values(options="{")
    await store.database.write(lambda connection: connection.execute(spoil) and None)
    found = await store.of_older_rules({"racko": 3, "rank": 1})
    assert sorted((each.id, rules) for each, rules in found) == [("lobby", 1), ("older", 1)]
    (only,) = await store.of_older_rules({"racko": 3}, Shards(2, (0,)))
    assert only == (Placed("older", "racko", 1, 5), 1)
    assert await store.of_older_rules({}) == ()


async def test_a_spoilt_match_hides_no_other_of_its_people(store):
    await live(store, "a", guild=1, channel=5)
    await live(store, "b", guild=1, channel=5)
    spoil = update(matches).where(matches.c.id == "a").values(words="[")
    await store.database.write(lambda connection: connection.execute(spoil) and None)
    for found in (store.open_of_person(ANNA), store.open_in_guild(1), store.open_in_channel(5)):
        assert [each.id for each in await found] == ["b"]
    with pytest.raises(ValueError, match="Expecting"):
        await store.match("a")


async def test_every_match_is_walked_through_by_pages(store):
    for name in ("c", "a", "d", "b"):
        await store.create(match(name), SEED)
    assert await store.ids(limit=3) == ("a", "b", "c")
    assert await store.ids("c", limit=3) == ("d",)


async def test_a_log_is_read_from_anywhere_on(store):
    await live(store)
    for version in range(4):
        await store.append("m", version, move(f"take {version}"))
    assert [each.text for each in await store.log("m", since=2)] == ["take 2", "take 3"]


async def test_what_was_closed_with_the_store_is_there_when_it_opens_again(filed, tmp_path):
    await live(filed)
    await filed.append("m", 0, move("deal 1 2", seat=-1))
    await filed.close()
    async with await type(filed).open(f"sqlite:///{tmp_path}/courtyard.db") as again:
        assert await again.log("m") == (move("deal 1 2", seat=-1),)
