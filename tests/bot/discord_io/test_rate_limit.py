"""The bot's own limit on requests for shared messages, on a loop whose time is its own."""

import asyncio
import selectors
from collections.abc import Coroutine
from itertools import pairwise
from typing import Any, TypeVar

import pytest

from bot.discord_io.rate_limit import A_SECOND, AT_ONCE, FOR_THE_REST, RateLimit, urgent

T = TypeVar("T")


class Leaping(selectors.SelectSelector):
    """Whoever would wait is there at once, and so much later."""

    passed = 1000.0  # seconds

    def select(self, timeout=None):
        self.passed += timeout or 0.0
        return super().select(0)


def leaping() -> asyncio.AbstractEventLoop:
    selector = Leaping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.passed  # type: ignore[method-assign]
    return loop


def left_at(limit: RateLimit, *numbers: int, quiet: float = 0.0) -> list[float]:
    """When the requests of the last group left, in seconds after it had begun; before each group
    it is quiet for a while."""

    async def group(number: int) -> list[float]:
        loop, times = asyncio.get_running_loop(), list[float]()
        await asyncio.sleep(quiet)
        began = loop.time()

        async def ask() -> None:
            await limit.attempt()
            times.append(loop.time() - began)

        await asyncio.gather(*(ask() for _ in range(number)))
        return times

    with asyncio.Runner(loop_factory=leaping) as runner:
        return [runner.run(group(number)) for number in numbers][-1]


def test_a_few_leave_at_once_and_the_others_one_by_one():
    times = left_at(RateLimit(), AT_ONCE + 10)
    assert times[:AT_ONCE] == pytest.approx([0.0] * AT_ONCE)
    assert times[AT_ONCE:] == pytest.approx([each / A_SECOND for each in range(1, 11)])


def test_no_second_sees_more_than_discord_allows():
    assert A_SECOND + AT_ONCE <= 50


def test_a_process_with_half_of_the_shards_takes_half():
    times = left_at(RateLimit(0.5), AT_ONCE + 6)
    assert times[-1] == pytest.approx(2 * 6 / A_SECOND)


def test_who_comes_after_a_quiet_while_does_not_wait():
    assert left_at(RateLimit(), AT_ONCE, 3, quiet=0.2) == pytest.approx([0.0] * 3)


def test_who_comes_at_once_after_many_waits():
    assert left_at(RateLimit(), AT_ONCE, 3)[0] == pytest.approx(1 / A_SECOND)


def on_leaping(scene: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=leaping) as runner:
        return runner.run(scene)


def test_after_the_whole_bot_was_refused_nobody_leaves_at_once():
    """Neither who comes then, nor who waits already, nor who had its turn ahead."""
    limit = RateLimit()
    for _ in range(AT_ONCE):
        on_leaping(limit.attempt())

    async def halted() -> list[float]:
        loop, times = asyncio.get_running_loop(), list[float]()

        async def send() -> None:
            await limit.attempt()
            times.append(loop.time() - began)

        async def draw_and_send() -> None:
            await limit.ahead()
            drawn.set()
            await refused.wait()
            await send()

        drawn, refused, began = asyncio.Event(), asyncio.Event(), loop.time()
        sending = [asyncio.create_task(draw_and_send())]
        await drawn.wait()
        sending += [asyncio.create_task(send()) for _ in range(3)]
        await asyncio.sleep(0)
        began = loop.time()
        limit.halt(2.0)
        refused.set()
        await asyncio.gather(*sending, *(send() for _ in range(3)))
        return times

    times = on_leaping(halted())
    assert times[0] >= 2.0
    gaps = [later - former for former, later in pairwise(times)]
    assert gaps == pytest.approx([1 / A_SECOND] * 6)


async def order_of(limit: RateLimit, *senders: tuple[str, bool, int]) -> list[str]:
    """Who leaves when: names, urgent or not, and how many of each."""
    left = list[str]()

    async def send(name: str, is_urgent: bool) -> None:
        with urgent(is_urgent):
            await limit.attempt()
        left.append(name)

    await asyncio.gather(
        *(send(name, is_urgent) for name, is_urgent, number in senders for _ in range(number))
    )
    return left


def test_live_tables_leave_before_the_rest_which_stands_still_for_nobody():
    crowd = ("first come", False, AT_ONCE), ("rest", False, 50), ("live", True, 14)
    left = on_leaping(order_of(RateLimit(), *crowd))[AT_ONCE:]
    assert left[:16] == [*["live"] * (FOR_THE_REST - 1), "rest"] * 2
    assert left[16:] == ["rest"] * 48


def test_what_becomes_urgent_while_it_waits_goes_before_the_rest():
    async def hastened() -> list[str]:
        limit, left = RateLimit(), list[str]()

        async def send(name: str) -> None:
            await limit.attempt()
            left.append(name)

        sending = [asyncio.create_task(send("rest")) for _ in range(AT_ONCE + 9)]
        late = asyncio.create_task(send("late"))
        await asyncio.sleep(0)
        limit.hasten(late)
        await asyncio.gather(*sending, late)
        return left

    assert on_leaping(hastened())[AT_ONCE] == "late"


def test_who_gave_up_waiting_takes_nobodys_turn():
    async def given_up() -> float:
        limit, loop = RateLimit(), asyncio.get_running_loop()
        waiting = [asyncio.create_task(limit.attempt()) for _ in range(AT_ONCE + 40)]
        await asyncio.sleep(0)
        for each in waiting[AT_ONCE:]:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        began = loop.time()
        await limit.attempt()
        return loop.time() - began

    assert on_leaping(given_up()) == pytest.approx(1 / A_SECOND)


def test_drawings_that_end_together_leave_one_by_one():
    """Turns that were taken ahead, over a second, and then held up until the same moment."""

    async def held_up() -> list[float]:
        limit, loop, times = RateLimit(), asyncio.get_running_loop(), list[float]()
        until = loop.time() + 1.0

        async def draw_and_send() -> None:
            await limit.ahead()
            await asyncio.sleep(max(0.0, until - loop.time()))
            await limit.attempt()
            times.append(loop.time() - until)

        await asyncio.gather(*(draw_and_send() for _ in range(40)))
        return times

    times = on_leaping(held_up())
    assert sum(each < 0.001 for each in times) <= AT_ONCE
    assert times[-1] >= (40 - AT_ONCE - 1) / A_SECOND
