"""Computers think in processes of their own, which end with the bot and not before."""

import asyncio
import gc
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs
from threadpoolctl import threadpool_info

from bot.match import attendance
from bot.match.computers import ANYBODY, TRIES, Pool, Thinker, _within, think
from bot.match.tables import Tables
from bot.match.thoughts import Asker, Need, Thought, Waiting
from games.catalogue import GAMES
from games.game import Verdict
from storage.records import Sitting
from tests.bot.conftest import ADA, BO, House, autoplay_of, is_going_on
from tests.bot.match.slow_thoughts import slowly, stuck_once
from tests.bot.match.test_table import until_idle
from tests.running import ROOT, environment
from tests.waiting import PATIENCE, until

POOL = """
import asyncio, os, sys, time
from bot.match.computers import ANYBODY, Pool
from tests.waking import wake_slowly

def think():
    print("worker", os.getpid(), flush=True)
    time.sleep(3600)

async def main():
    wake_slowly()
    pool = Pool(1)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    loop.add_signal_handler(int(sys.argv[1]), stop.set)
    thought = asyncio.create_task(pool._run_elsewhere(ANYBODY, "racko", think))
    await stop.wait()
    done, _ = await asyncio.wait({thought}, timeout=1)  # a process that is gone is soon missed
    alive = not done
    thought.cancel()
    pool.close()
    print("alive" if alive else "gone", flush=True)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals for a group")
@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_a_group_that_is_told_to_stop_ends_at_once_in_the_middle_of_a_thought(tmp_path, kind):
    program = tmp_path / "thinking.py"
    program.write_text(POOL, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, str(program), str(int(kind))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
    )
    assert process.stdout is not None
    worker = int(re.findall(r"worker (\d+)", process.stdout.readline())[0])
    os.killpg(process.pid, kind)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert "alive" in out
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


class Dying(Executor):
    """Its one thought fails once nobody waits for it."""

    def __init__(self) -> None:
        self.thought: Future[Any] = Future()

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return self.thought


def heard(complaints: list[Any], _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    complaints.append(context)


def test_a_thought_that_fails_as_the_loop_ends_is_no_failure_that_nobody_reads():
    for turns in range(4):  # of the loop, between its failure and the end
        complaints: list[Any] = []
        loop, pool = asyncio.new_event_loop(), Dying()
        loop.set_exception_handler(partial(heard, complaints))
        waiting = loop.create_task(_within(PATIENCE, pool, os.getpid))
        loop.run_until_complete(asyncio.sleep(0))
        waiting.cancel()
        pool.thought.set_exception(BrokenProcessPool())
        for _ in range(turns):
            loop.call_soon(loop.stop)
            loop.run_forever()
        waiting.cancel()
        loop.close()
        del waiting, pool
        gc.collect()
        assert [each for each in complaints if "exception" in each] == []


async def test_a_person_who_is_back_is_not_played_for(house: House):
    """Not even by a thought that had begun before."""
    table = await house.table(ADA, BO)
    await until_idle(table)
    (seat,) = table.to_act
    person = table.sittings[seat].person or 0
    thinker = Slow()
    autoplay_of(table)._thinker = thinker
    await attendance.leave(table, person)
    await thinker.asked.wait()
    version = table.version
    await attendance.take_back(table, person)
    thinker.free.set()
    await until_idle(table)
    assert table.version == version
    assert table.to_act == (seat,)


class Slow(Thinker):
    def __init__(self) -> None:
        self.asked, self.free, self.chosen = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def choose(self, game, level, seen, legal, seed, asker=ANYBODY):
        self.asked.set()
        await self.free.wait()
        self.chosen.set()
        return str(legal[0])

    async def judge(self, game, glance, seed, asker=ANYBODY):
        return Verdict(glance.move, 0.0)


async def test_computers_take_their_time_unless_the_table_wants_them_at_once(house: House):
    thinker = Slow()
    tables = Tables(house.store, thinker, breath=3600.0)
    sittings = (Sitting(0, person=ADA), Sitting(1, level="greedy"), Sitting(2, level="greedy"))
    match = await tables.create("racko", {}, sittings)
    table = await tables.start(match.id)
    while table.to_act[0] < 0:
        await asyncio.sleep(0)
    if table.to_act == (0,):
        await attendance.play(table, ADA, table.version, "draw")
        await attendance.play(table, ADA, table.version, "drop")
    version = table.version
    thinker.free.set()
    await thinker.chosen.wait()
    await asyncio.sleep(0)
    assert table.version == version
    await autoplay_of(table).stop(table)
    await attendance.set_pace(table, ADA)
    assert (await house.store.match(match.id)).brisk
    table.autoplay.go_on(table)
    await until_idle(table)
    assert table.version > version
    assert table.to_act == (0,)
    await tables.close()


def workers_of(pool: Pool) -> list[int]:
    executors = [each._executor for each in pool._processes if each._executor is not None]
    return [worker for each in executors for worker in each._processes or ()]


async def kill_all(pool: Pool) -> None:
    for worker in workers_of(pool):
        os.kill(worker, signal.SIGKILL)


async def close(pool: Pool) -> None:
    pool.close()


async def shut_down(pool: Pool) -> None:
    for each in pool._processes:
        if each._executor is not None:
            each._executor.shutdown(wait=False, cancel_futures=True)


@pytest.mark.parametrize("is_thinking", [True, False], ids=["in a thought", "between two"])
@pytest.mark.parametrize("harm", [kill_all, close, shut_down])
async def test_a_hard_move_is_as_strong_as_ever_whatever_becomes_of_its_process(
    house: House, harm, is_thinking
):
    pool = Pool(1)
    tables = Tables(house.store, pool)
    match = await tables.create("racko", {}, (Sitting(0, person=ADA), Sitting(1, level="hard")))
    legal: list[str] = []
    choose = pool.choose

    async def harmed(*given):
        await pool._run_elsewhere(ANYBODY, "racko", abs, -1)  # its process is there
        if not is_thinking:
            await harm(pool)
        thought = asyncio.create_task(choose(*given))
        for _ in range(3):  # until it is on its way to the process
            await asyncio.sleep(0)
        if is_thinking:
            assert not pool._free
            await harm(pool)
        game, level, *seen, _ = given
        legal.append(think(GAMES[game].players[level], *seen))
        return await thought

    pool.choose = harmed  # type: ignore[method-assign]
    with capture_logs() as logged:
        table = await tables.start(match.id)
        while len(legal) < 2:
            await until_idle(table)
            if table.to_act == (0,):
                move = table.game.legal(table.state, 0)[0]
                await attendance.play(table, ADA, table.version, str(move))
        await until_idle(table)
    played = [move.text for move in table.moves if move.seat == 1]
    assert played == legal
    assert {each["event"] for each in logged} <= {"thinking failed"}
    await tables.close()


async def test_sixty_hints_at_one_table_do_not_hold_up_a_computer_at_another(house: House):
    """Together they take more than the patience there is for one thought."""
    slowly = Slowly(Pool(1, patience=5.0))
    tables = Tables(house.store, slowly)
    one = await tables.create("racko", {}, (Sitting(0, person=ADA), Sitting(1, person=BO)), guild=1)
    table = await tables.start(one.id)
    await until_idle(table)
    (seat,) = table.to_act
    with capture_logs() as logged:
        asking = [
            asyncio.create_task(tables.autoplay.choose(table, seat, "hard", Need.HINT))
            for _ in range(60)
        ]
        await until(lambda: slowly.asked >= 60, "all hints in the queue")
        sittings = (Sitting(0, person=ADA), Sitting(1, level="hard"), Sitting(2, level="hard"))
        other = await tables.start((await tables.create("racko", {}, sittings, guild=2)).id)
        await until(lambda: not is_going_on(other), "the turn of a person")
        while other.version < 8:
            move = other.game.legal(other.state, 0)[0]
            await attendance.play(other, ADA, other.version, str(move))
            await until(lambda: not is_going_on(other), "the turn of a person")
        assert sum(not each.done() for each in asking) > 20
        hints = await asyncio.gather(*asking)
    assert len(set(hints)) == 1
    assert logged == []
    await tables.close()


class Slowly(Thinker):
    """Thinks for a tenth of a second longer, in the same process."""

    def __init__(self, pool: Pool) -> None:
        self._pool, self.asked = pool, 0

    async def choose(self, game, level, seen, legal, seed, asker=ANYBODY):
        self.asked += 1
        return await self._pool._run_elsewhere(
            asker, game, slowly, GAMES[game].players[level], seen, legal, seed
        )

    async def judge(self, game, glance, seed, asker=ANYBODY):
        return await self._pool.judge(game, glance, seed, asker)


def ask(waiting: Waiting, match: str, server: int | None = None, need: Need = Need.MOVE) -> None:
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting.add(Thought(Asker(match, server, need), "racko", lambda: None, answer))


def taken(waiting: Waiting) -> str:
    order = []
    while thought := waiting.take():
        order.append(thought.asker.match)
    return " ".join(order)


async def test_servers_take_turns_and_in_each_its_tables():
    waiting = Waiting()
    for table in ("a1", "a1", "a1", "a2", "b1", "b1", "c1"):
        ask(waiting, table, ord(table[0]))
    ask(waiting, "alone")
    assert taken(waiting) == "a1 b1 c1 alone a2 b1 a1 a1"


async def test_whose_turn_it_was_is_remembered_when_nobody_waits():
    waiting = Waiting()
    ask(waiting, "a1", 1)
    assert taken(waiting) == "a1"
    ask(waiting, "a1", 1)
    ask(waiting, "b1", 2)
    assert taken(waiting) == "b1 a1"


async def test_moves_go_before_hints_and_these_before_looking_back():
    waiting = Waiting()
    for table, need in (("back", Need.REVIEW), ("hint", Need.HINT), ("move", Need.MOVE)):
        ask(waiting, table, need=need)
    only_a_move = waiting.take(Need.MOVE)
    assert only_a_move is not None
    assert only_a_move.asker.match == "move"
    assert waiting.take(Need.MOVE) is None
    assert taken(waiting) == "hint back"


async def test_of_two_processes_one_is_kept_for_moves():
    pool = Pool(2)
    hints = [Asker("a", 1, Need.HINT)] * 2
    for asker in hints:
        asyncio.create_task(pool._run_elsewhere(asker, "racko", time.sleep, 3600))  # noqa: RUF006
    assert await pool._run_elsewhere(ANYBODY, "racko", abs, -1) == 1
    assert len(pool._free) == 1
    await pool._at_work.close()


async def test_a_thought_that_ends_every_process_or_never_ends_is_given_up():
    pool = Pool(1, patience=0.5)
    for gone, given, why in ((os._exit, 1, BrokenProcessPool), (time.sleep, 60, TimeoutError)):
        with capture_logs() as logged, pytest.raises(why):
            await pool._run_elsewhere(ANYBODY, "racko", gone, given)
        assert [each["why"] for each in logged] == [why.__name__] * TRIES
        assert await pool._run_elsewhere(ANYBODY, "racko", abs, -1) == 1
    pool.close()


async def test_a_thought_that_is_stuck_is_thought_again_and_logged(tmp_path):
    pool = Pool(1, patience=3.0)
    with capture_logs() as logged:
        found = await pool._run_elsewhere(ANYBODY, "racko", stuck_once, tmp_path / "mark")
    assert found == "thought again"
    assert [(each["event"], each["why"]) for each in logged] == [
        ("thinking failed", "TimeoutError")
    ]
    pool.close()


async def test_who_waits_behind_a_thought_that_fails_is_thought_for_next():
    pool = Pool(1, patience=1.0)
    stuck = asyncio.create_task(pool._run_elsewhere(ANYBODY, "racko", time.sleep, 60))
    await asyncio.sleep(0)
    other = Asker("other")
    assert await pool._run_elsewhere(other, "racko", abs, -1) == 1
    assert not stuck.done()
    with pytest.raises(TimeoutError):
        await stuck
    pool.close()


async def test_a_thought_that_nobody_waits_for_is_not_begun_and_not_tried_again(tmp_path):
    pool, begun = Pool(1), tmp_path / "begun"
    await pool._run_elsewhere(ANYBODY, "racko", abs, -1)
    gone = [
        asyncio.create_task(pool._run_elsewhere(ANYBODY, "racko", *work))
        for work in ((time.sleep, 60), (begun.touch,))
    ]
    await asyncio.sleep(0)
    for each in gone:
        each.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    with capture_logs() as logged:
        pool.close()
        assert await pool._run_elsewhere(ANYBODY, "racko", abs, -1) == 1
    assert logged == []
    assert not begun.exists()
    pool.close()


class Failing(Slow):
    """Some of its levels fail; the others only say which they are."""

    def __init__(self, *failing: str) -> None:
        super().__init__()
        self._failing = failing

    async def choose(self, game, level, seen, legal, seed, asker=ANYBODY):
        if level in self._failing:
            raise BrokenProcessPool
        return level


@pytest.mark.parametrize("failing", [["hard"], ["hard", "medium"]])
async def test_where_a_computer_fails_the_next_weaker_one_moves_and_the_log_says_so(
    house: House, failing
):
    table = await house.table(ADA, BO)
    await until(lambda: not is_going_on(table), "the turn of a person")
    autoplay = autoplay_of(table)
    autoplay._thinker = Failing(*failing)
    with capture_logs() as logged:
        chosen = await autoplay.choose(table, table.to_act[0], "hard")
    assert chosen == {1: "medium", 2: "easy"}[len(failing)]
    assert [(each["event"], each["level"]) for each in logged] == [
        ("player failed", level) for level in failing
    ]


def threads_of_numpy() -> set[int]:
    return {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"}


async def test_a_process_that_thinks_keeps_numpy_to_one_thread():
    pool = Pool(1)
    try:
        assert await pool._run_elsewhere(ANYBODY, "scots", threads_of_numpy) == {1}
    finally:
        pool.close()
