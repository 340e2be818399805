"""The bot's own limit on requests for shared messages."""

import asyncio

from bot.discord_io.rate_limit import A_SECOND, AT_ONCE, Pace


async def left_at(pace: Pace, number: int) -> list[float]:
    loop, times = asyncio.get_running_loop(), list[float]()

    async def ask() -> None:
        await pace.turn()
        times.append(loop.time())

    await asyncio.gather(*(ask() for _ in range(number)))
    return [each - times[0] for each in times]


async def test_a_few_leave_at_once_and_the_others_one_by_one():
    times = await left_at(Pace(), AT_ONCE + 10)
    assert times[AT_ONCE - 1] < 5 / A_SECOND
    assert times[-1] >= 9.9 / A_SECOND


async def test_no_second_sees_more_than_discord_allows():
    assert A_SECOND + AT_ONCE <= 50


async def test_a_process_with_half_of_the_shards_takes_half():
    times = await left_at(Pace(0.5), AT_ONCE + 6)
    assert times[-1] >= 2 * 5.9 / A_SECOND


async def test_who_comes_after_a_quiet_while_does_not_wait():
    pace = Pace()
    await left_at(pace, AT_ONCE)
    await asyncio.sleep(0.2)
    assert max(await left_at(pace, 3)) < 2 / A_SECOND
