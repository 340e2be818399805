"""Computers think in processes of their own, which end with the bot and not before."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool

import pytest
from structlog.testing import capture_logs

from bot.match import attendance
from bot.match.computers import Pool, Thinker, think
from bot.match.tables import Tables
from games.catalogue import GAMES
from games.game import Verdict
from games.match import new_match
from storage.records import Sitting
from tests.bot.conftest import ADA, BO, House, autoplay_of
from tests.bot.match.test_table import settled
from tests.running import ROOT, environment
from tests.waiting import PATIENCE

POOL = """
import asyncio, os, sys, time
import bot.match.computers
from bot.match.computers import Pool

def think():
    print("worker", os.getpid(), flush=True)
    time.sleep(3600)

async def main():
    pool = Pool(1)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    loop.add_signal_handler(int(sys.argv[1]), stop.set)
    thought = loop.run_in_executor(pool._pool(), think)
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


async def test_a_thought_that_takes_too_long_is_aborted_and_logged(monkeypatch):
    """The first one waits for its process to start, which is longer than this patience."""
    match = new_match(GAMES["racko"], 2, {}, bytes(32))
    match.deal()
    (seat,) = match.to_act
    seen, legal = match.seen(seat), match.game.legal(match.state, seat)
    monkeypatch.setattr("bot.match.computers.QUICK", frozenset())
    pool = Pool(1, patience=0.02)
    with capture_logs() as logged, pytest.raises(TimeoutError):
        await pool.choose("racko", "greedy", seen, legal, "1")
    assert [each["event"] for each in logged] == ["thinking timed out"]
    assert pool._executor is None
    patient = Pool(1)
    try:
        assert await patient.choose("racko", "greedy", seen, legal, "1") in map(str, legal)
    finally:
        patient.close()


async def test_a_person_who_is_back_is_not_played_for(house: House):
    """Not even by a thought that had begun before."""
    table = await house.table(ADA, BO)
    await settled(table)
    (seat,) = table.to_act
    person = table.sittings[seat].person or 0
    thinker = Slow()
    autoplay_of(table)._thinker = thinker
    await attendance.leave(table, person)
    await thinker.asked.wait()
    version = table.version
    await attendance.take_back(table, person)
    thinker.free.set()
    await settled(table)
    assert table.version == version
    assert table.to_act == (seat,)


class Slow(Thinker):
    def __init__(self) -> None:
        self.asked, self.free, self.chosen = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def choose(self, game, level, seen, legal, seed):
        self.asked.set()
        await self.free.wait()
        self.chosen.set()
        return str(legal[0])

    async def judge(self, game, glance, seed):
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
    await settled(table)
    assert table.version > version
    assert table.to_act == (0,)
    await tables.close()


def worker_of(pool: Pool) -> int:
    return pool._pool().submit(os.getpid).result()


async def test_a_hard_move_is_as_strong_as_ever_when_its_process_was_killed(house: House):
    """Killed in the middle of another thought, with the move waiting behind that."""
    pool = Pool(1)
    tables = Tables(house.store, pool)
    match = await tables.create("racko", {}, (Sitting(0, person=ADA), Sitting(1, level="hard")))
    legal: list[str] = []
    choose = pool.choose

    async def killed(*given):
        os.kill(worker_of(pool), 0)
        executor = pool._pool()
        busy = executor.submit(time.sleep, 60)
        while not busy.running():
            await asyncio.sleep(0.01)
        thought = asyncio.create_task(choose(*given))
        await asyncio.sleep(0)
        (worker,) = executor._processes  # type: ignore[attr-defined]
        os.kill(worker, signal.SIGKILL)
        game, level, *seen = given
        legal.append(think(GAMES[game].players[level], *seen))
        return await thought

    pool.choose = killed  # type: ignore[method-assign]
    with capture_logs() as logged:
        table = await tables.start(match.id)
        async with asyncio.timeout(60):
            while len(legal) < 3:
                await settled(table)
                if table.to_act == (0,):
                    move = table.game.legal(table.state, 0)[0]
                    await attendance.play(table, ADA, table.version, str(move))
                await asyncio.sleep(0)
            await settled(table)
    played = [move.text for move in table.moves if move.seat == 1]
    assert played == legal
    assert {each["event"] for each in logged} == {"thinking interrupted"}
    await tables.close()


async def test_a_thought_that_ends_every_process_is_given_up():
    pool = Pool(1)
    with pytest.raises(BrokenProcessPool):
        await pool._run_elsewhere("racko", os._exit, 1)
    assert await pool._run_elsewhere("racko", abs, -1) == 1
    pool.close()
    with pytest.raises(BrokenProcessPool):
        await pool._run_elsewhere("racko", abs, -1)


async def test_who_waits_behind_a_thought_that_is_stuck_is_thought_for_elsewhere():
    pool = Pool(1, patience=10)
    worker_of(pool)
    stuck = asyncio.create_task(pool._run_elsewhere("racko", time.sleep, 60))
    await asyncio.sleep(1)
    assert await pool._run_elsewhere("racko", abs, -1) == 1
    with pytest.raises(TimeoutError):
        await stuck
    pool.close()
