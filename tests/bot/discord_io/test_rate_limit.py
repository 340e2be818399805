"""The bot's own limit on requests for shared messages, on a loop whose time is its own."""

import asyncio
import selectors

import pytest

from bot.discord_io.rate_limit import A_SECOND, AT_ONCE, RateLimit


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
            await limit.turn()
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
