"""What every store keeps of open hands: as long as their tokens live."""

from dataclasses import replace

import pytest

from storage.errors import RowRefused
from storage.portable import export_match
from storage.records import Shards
from tests.storage.examples import GUILD, hand, live, move

TOKEN = "aW50ZXJhY3Rpb24"


async def test_a_hand_is_kept_until_it_is_replaced_or_its_token_ends(store):
    await live(store)
    await store.hands.keep([hand("a"), hand("b", ends=950, message=4)])
    assert [each.hand.token for each in await store.hands.living(0)] == ["b", "a"]
    await store.hands.keep([hand("c", ends=990), hand("b", version=3)], ["a"])
    found = [each.hand for each in await store.hands.living(0)]
    assert found == [hand("c", ends=990), hand("b", version=3)]
    assert [each.hand.token for each in await store.hands.living(900)] == ["c"]
    await store.hands.forget_ended(900)
    assert [each.hand.token for each in await store.hands.living(0)] == ["c"]


async def test_a_hand_is_old_when_its_match_has_gone_on(store):
    await live(store)
    await store.hands.keep([hand("a")])

    async def is_old() -> bool:
        (found,) = await store.hands.living(0)
        return bool(found.is_old)

    assert not await is_old()
    await store.append("m", 0, move())
    assert await is_old()
    await store.hands.keep([hand("a", version=1)])
    assert not await is_old()
    await store.end("m", "closed", 40)
    assert await is_old()


async def test_a_process_sees_the_hands_of_its_shards(store):
    await live(store, guild=GUILD)
    await store.hands.keep([hand("a")])
    shard = (GUILD >> 22) % 8
    assert len(await store.hands.living(0, Shards(8, (shard,)))) == 1
    assert await store.hands.living(0, Shards(8, ((shard + 1) % 8,))) == ()


async def test_a_token_is_in_no_export_no_error_and_no_text_of_a_record(store):
    await live(store)
    await store.hands.keep([hand(TOKEN)])
    assert TOKEN not in await export_match(store.database, "m", secret=True)
    assert TOKEN not in repr(await store.hands.living(0))
    for bad in (hand(TOKEN, state="lost"), hand(TOKEN, name="unknown")):
        with pytest.raises(RowRefused) as refused:
            await store.hands.keep([replace(bad, token=f"{TOKEN}2")])
        assert TOKEN not in str(refused.value)
