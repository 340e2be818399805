"""Settings of people and servers, and the trail of the moderators."""

import asyncio

from storage.records import Audited
from tests.storage.examples import ANNA, BRUNO


async def test_settings_are_kept_for_each(store):
    settings = store.settings
    assert await settings.of_person(ANNA) is None
    await settings.change_person(ANNA, lambda _: '{"language":"it"}')
    await settings.change_server(ANNA, lambda _: '{"tables":3}')
    await settings.change_person(ANNA, lambda _: '{"language":"en"}')
    assert await settings.of_person(ANNA) == '{"language":"en"}'
    assert await settings.of_server(ANNA) == '{"tables":3}'
    assert await settings.of_person(BRUNO) is None


async def test_settings_are_forgotten(store):
    settings = store.settings
    await settings.change_person(ANNA, lambda _: "{}")
    await settings.change_server(ANNA, lambda _: "{}")
    await settings.forget_person(ANNA)
    assert await settings.of_person(ANNA) is None
    assert await settings.of_server(ANNA) == "{}"
    await settings.forget_server(ANNA)
    assert await settings.of_server(ANNA) is None


async def test_two_first_times_at_once_are_no_fault(store):
    """Nor does one undo the other."""
    await asyncio.gather(
        *(store.settings.change_person(ANNA, lambda kept: kept + "+") for _ in range(8))
    )
    assert await store.settings.of_person(ANNA) == "{}" + 8 * "+"


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


async def test_the_pages_of_the_trail_do_not_shift(store):
    """A page begins before or after an entry, whatever was written meanwhile."""
    for at in range(7):
        await store.audit.note(Audited(at, 1, ANNA, "repair", f"m{at}"))
        await store.audit.note(Audited(at, 2, BRUNO, "repair", f"n{at}"))
    of = store.audit.of_server
    first = await of(1, 3)
    assert [each.at for each in first] == [6, 5, 4]
    await store.audit.note(Audited(7, 1, ANNA, "repair"))
    second = await of(1, 3, before=first[-1].number)
    assert [each.at for each in second] == [3, 2, 1]
    assert await of(1, 3, after=second[0].number) == first
    assert [each.at for each in await of(1, 3, before=second[-1].number)] == [0]
    assert [each.at for each in await of(1, 1, after=first[0].number)] == [7]
    assert await of(1, 3, before=0) == ()
    assert await of(1, 3, after=2**63 - 1) == ()
    assert len(await of(1, 50, before=2**63 - 1)) == 8
