"""Settings of people and servers, and the trail of the moderators."""

import asyncio

from storage.records import Audited
from tests.storage.examples import ANNA, BRUNO


async def test_settings_are_kept_for_each(store):
    settings = store.settings
    assert await settings.of_person(ANNA) is None
    await settings.keep_person(ANNA, '{"language":"it"}')
    await settings.keep_server(ANNA, '{"tables":3}')
    await settings.keep_person(ANNA, '{"language":"en"}')
    assert await settings.of_person(ANNA) == '{"language":"en"}'
    assert await settings.of_server(ANNA) == '{"tables":3}'
    assert await settings.of_person(BRUNO) is None


async def test_settings_are_forgotten(store):
    settings = store.settings
    await settings.keep_person(ANNA, "{}")
    await settings.keep_server(ANNA, "{}")
    await settings.forget_person(ANNA)
    assert await settings.of_person(ANNA) is None
    assert await settings.of_server(ANNA) == "{}"
    await settings.forget_server(ANNA)
    assert await settings.of_server(ANNA) is None


async def test_two_first_times_at_once_are_no_fault(store):
    await asyncio.gather(*(store.settings.keep_person(ANNA, f"{n}") for n in range(8)))
    assert await store.settings.of_person(ANNA) in set("01234567")


async def test_the_trail_is_read_from_its_end(store):
    trail = [
        Audited(10, 1, ANNA, "end", "m", note="asleep"),
        Audited(10, 1, ANNA, "replace", "gone", person=BRUNO),
        Audited(30, 2, BRUNO, "repair"),
        Audited(20, 1, BRUNO, "end", "n"),
    ]
    for each in trail:
        await store.audit.note(each)
    assert await store.audit.of_server(1) == (trail[3], trail[1], trail[0])
    assert await store.audit.of_server(1, limit=1) == (trail[3],)
    assert await store.audit.of_server(3) == ()
