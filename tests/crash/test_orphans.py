"""The processes that work for a bot end with it, also when it was killed."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from storage.records import Sitting
from storage.store import Store
from tests.crash.test_going_on import is_computers_turn, opened
from tests.running import environment
from tests.standin.courtyard import FIRST_CHANNEL
from tests.standin.crowd import Crowd
from tests.standin.server import StandIn
from tests.waiting import PATIENCE

WORKERS = {"thinks", "draws", "keeps track"}
COMPUTER = 1  # its seat


def workers_of(bot: int) -> set[str]:
    """What the children of a process are there for; who draws is nicer than we are."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(
                (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]
            )
            is_nice = os.getpriority(os.PRIO_PROCESS, int(folder.name)) > os.nice(0)
            tracks = "resource_tracker" in (folder / "cmdline").read_text(encoding="utf-8")
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has just ended
        if parent == bot:
            found.add("keeps track" if tracks else "draws" if is_nice else "thinks")
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="LOUD: it looks for them in /proc")
async def test_a_bot_that_is_killed_leaves_no_process_behind(tmp_path):
    """All of them write where it wrote: that ends when the last of them has ended."""
    address = f"sqlite:///{tmp_path}/killed.sqlite3"
    async with StandIn([FIRST_CHANNEL]) as there, await Store.open(address) as store:
        table = await opened(store, "unlimited", Sitting(COMPUTER, level="hard"))
        bot = subprocess.Popen(
            [sys.executable, "-m", "tests.standin.pointed", there.url, "--discord"],
            cwd=tmp_path,
            env=environment(DISCORD_TOKEN="stand-in", DATABASE_URL=address),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            await there.ready()
            crowd = Crowd(there, [table])
            await crowd.open_hands()
            while workers_of(bot.pid) != WORKERS:
                if crowd.able and not await is_computers_turn(store, table["match"]):
                    await crowd.press(crowd.next_able())
                await asyncio.sleep(0.05)
            bot.kill()
            await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(bot.pid, signal.SIGKILL)
            bot.wait()
