"""What every store keeps of who does not want to play with whom."""

import pytest

from storage.records import Audited
from tests.storage.examples import ANNA, BRUNO, CARLA, DARIO

pytestmark = pytest.mark.usefixtures("store")


async def test_a_person_blocks_others_until_they_do_no_more(store):
    assert await store.blocks.of(ANNA) == ()
    for at, other in enumerate((BRUNO, CARLA, BRUNO)):
        assert await store.blocks.put(ANNA, other, at, 9)
    assert await store.blocks.put(CARLA, ANNA, 5, 9)
    assert await store.blocks.of(ANNA) == (CARLA, BRUNO)
    await store.blocks.drop(ANNA, CARLA)
    await store.blocks.drop(ANNA, DARIO)
    assert await store.blocks.of(ANNA) == (BRUNO,)
    assert await store.blocks.of(CARLA) == (ANNA,)


async def test_a_person_blocks_so_many_and_no_more(store):
    assert await store.blocks.put(ANNA, BRUNO, 1, 2)
    assert await store.blocks.put(ANNA, CARLA, 2, 2)
    assert not await store.blocks.put(ANNA, DARIO, 3, 2)
    assert await store.blocks.put(ANNA, BRUNO, 4, 2), "they are among them already"
    assert await store.blocks.put(DARIO, ANNA, 5, 2), "it is counted for each person"
    await store.blocks.drop(ANNA, CARLA)
    assert await store.blocks.put(ANNA, DARIO, 6, 2)
    assert set(await store.blocks.of(ANNA)) == {BRUNO, DARIO}


async def test_of_some_people_it_is_known_who_blocks_whom(store):
    for person, other in ((ANNA, BRUNO), (BRUNO, ANNA), (CARLA, ANNA), (ANNA, DARIO)):
        await store.blocks.put(person, other, 1, 9)
    assert await store.blocks.among((ANNA, BRUNO)) == {(ANNA, BRUNO), (BRUNO, ANNA)}
    assert await store.blocks.among((ANNA, CARLA)) == {(CARLA, ANNA)}
    assert await store.blocks.among((BRUNO, CARLA)) == await store.blocks.among(()) == frozenset()


async def test_a_persons_reports_are_counted_from_the_trail(store):
    trail = (
        Audited(10, 1, ANNA, "report", "m", BRUNO),
        Audited(20, 2, ANNA, "report", "m", BRUNO),
        Audited(30, 1, ANNA, "replace", "m", BRUNO),
        Audited(40, 1, BRUNO, "report", "m", ANNA),
        Audited(50, 1, ANNA, "report", "m", CARLA),
    )
    for each in trail:
        await store.audit.note(each)
    assert await store.audit.reported(ANNA, 0) == (10, 20, 50)
    assert await store.audit.reported(ANNA, 10) == (20, 50)
    assert await store.audit.reported(CARLA, 0) == ()
