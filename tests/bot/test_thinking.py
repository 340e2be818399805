"""Computers think in processes of their own, which end with the bot and not before."""

import asyncio
import os
import re
import signal
import subprocess
import sys

import pytest
from structlog.testing import capture_logs

from bot.tables import Tables
from bot.thinking import Pool, Thinker
from games.catalogue import GAMES
from games.game import Verdict
from games.match import new_match
from storage.records import Sitting
from tests.bot.conftest import ADA, BO, House
from tests.bot.test_table import settled
from tests.running import ROOT, environment
from tests.waiting import PATIENCE

POOL = """
import asyncio, os, time
import bot.thinking
from bot.thinking import Pool

def think():
    print("worker", os.getpid(), flush=True)
    time.sleep(3600)

async def main():
    pool = Pool(1)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    loop.add_signal_handler(2, stop.set)
    thought = loop.run_in_executor(pool._pool(), think)
    await stop.wait()
    alive = not thought.done()
    thought.cancel()
    pool.close()
    print("alive" if alive else "gone", flush=True)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals for a group")
def test_ctrl_c_ends_the_bot_at_once_in_the_middle_of_a_thought(tmp_path):
    program = tmp_path / "thinking.py"
    program.write_text(POOL)
    process = subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
    )
    assert process.stdout is not None
    worker = int(re.findall(r"worker (\d+)", process.stdout.readline())[0])
    os.killpg(process.pid, signal.SIGINT)
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
    monkeypatch.setattr("bot.thinking.QUICK", frozenset())
    pool = Pool(1, patience=0.02)
    with capture_logs() as logged, pytest.raises(TimeoutError):
        await pool.choose("racko", "greedy", seen, legal, "1")
    assert [each["event"] for each in logged] == ["thought aborted"]
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
    table._thinker = thinker
    await table.leave(person)
    await thinker.asked.wait()
    version = table.version
    await table.take_back(person)
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
        await table.press(ADA, table.version, "draw")
        await table.press(ADA, table.version, "drop")
    version = table.version
    thinker.free.set()
    await thinker.chosen.wait()
    await asyncio.sleep(0)
    assert table.version == version
    await table.stop()
    await table.change_pace(ADA)
    assert (await house.store.match(match.id)).brisk
    table.go_on()
    await settled(table)
    assert table.version > version
    assert table.to_act == (0,)
    await tables.close()
