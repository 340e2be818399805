"""What a process remembers of bans, and when it asks again."""

import pytest

from bot.people.bans import RENEWED, Banned, BannedEverywhere, Bans
from storage.errors import StoreUnavailable
from storage.records import EVERYWHERE, OPERATOR, Ban
from storage.store import Store
from tests.bot.conftest import ADA, BO, StandingClock

GUILD, ELSEWHERE = 77, 78


@pytest.fixture
async def store():
    async with await Store.open("sqlite://") as store:
        yield store


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def bans(store: Store, clock: StandingClock) -> Bans:
    return Bans(store, clock)


async def is_admitted(bans: Bans, person: int, guild: int | None) -> bool:
    try:
        await bans.admit(person, guild)
    except (Banned, BannedEverywhere):
        return False
    return True


async def test_a_ban_holds_where_it_was_made_until_it_is_lifted(bans: Bans, store: Store):
    assert await is_admitted(bans, ADA, GUILD)
    assert await bans.put(GUILD, ADA, BO, "loud")
    assert not await bans.put(GUILD, ADA, BO)
    with pytest.raises(Banned):
        await bans.admit(ADA, GUILD)
    for person, guild in ((ADA, ELSEWHERE), (ADA, None), (BO, GUILD)):
        assert await is_admitted(bans, person, guild)
    assert await bans.welcome([ADA, BO], GUILD) == [BO]
    assert await bans.lift(GUILD, store.pseudonyms.of(ADA))
    assert not await bans.lift(GUILD, store.pseudonyms.of(ADA))
    assert await is_admitted(bans, ADA, GUILD)


async def test_an_operator_s_ban_holds_everywhere(bans: Bans):
    await bans.put(EVERYWHERE, ADA, OPERATOR)
    for guild in (GUILD, ELSEWHERE, None):
        with pytest.raises(BannedEverywhere):
            await bans.admit(ADA, guild)


async def test_a_ban_outlives_what_is_known_of_its_person(bans: Bans, store: Store):
    await store.bans.put(Ban(GUILD, store.pseudonyms.of(ADA), None, BO, 1))
    assert not await is_admitted(bans, ADA, GUILD)


async def test_what_another_process_writes_is_noticed_after_a_while(
    bans: Bans, store: Store, clock: StandingClock
):
    assert await is_admitted(bans, ADA, GUILD)
    other = Bans(store, clock)
    await other.put(GUILD, ADA, BO)
    clock.now += RENEWED - 1
    assert await is_admitted(bans, ADA, GUILD)
    clock.now += 1
    assert not await is_admitted(bans, ADA, GUILD)
    await other.lift(GUILD, store.pseudonyms.of(ADA))
    await bans.renew()
    assert await is_admitted(bans, ADA, GUILD)


async def test_bans_hold_while_the_database_cannot_be_asked(
    bans: Bans, store: Store, clock: StandingClock, monkeypatch
):
    await bans.put(GUILD, ADA, BO)
    asked = []

    async def broken():
        asked.append(1)
        raise StoreUnavailable("out of order")

    monkeypatch.setattr(store.bans, "all", broken)
    clock.now += RENEWED
    for _ in range(3):
        assert not await is_admitted(bans, ADA, GUILD)
        assert await is_admitted(bans, BO, GUILD)
    assert len(asked) == 1  # nobody waits for it at every press
    with pytest.raises(StoreUnavailable):  # of a fresh process nobody knows who is banned
        await Bans(store, clock).admit(ADA, GUILD)
