"""The container's own check of its health, on a bot that runs and on one that is stuck."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys

from bot.background import HEALTH
from storage.notes import Notes
from storage.store import Store
from tests.crash.test_going_on import bot
from tests.running import ROOT, environment
from tests.standin.server import StandIn

PATIENCE = 120  # seconds
A_WHILE = 600_000  # ms


def command() -> list[str]:
    """What the container runs, word by word."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    found = re.search(r"^HEALTHCHECK .*CMD (\[.*\])$", text, re.MULTILINE)
    assert found is not None
    python, *words = json.loads(found[1])
    assert python == "python"
    return [sys.executable, *words]


async def checked(folder, address: str) -> tuple[int, str]:
    asked = await asyncio.to_thread(
        subprocess.run,
        command(),
        cwd=folder,
        env=environment(DATABASE_URL=address),
        capture_output=True,
        text=True,
    )
    return asked.returncode, asked.stderr


async def is_noted(notes: Notes) -> bool:
    """Whether the bot has noted that all its tasks go on: tables begin last."""
    return "tables" in json.loads(await notes.get("clock") or '{"tasks": []}')["tasks"]


async def let_pass(notes: Notes, ms: int) -> None:
    """A while later: what was noted is so much older."""
    noted = json.loads(await notes.get("clock") or "")
    tasks = {name: [at - ms, until - ms] for name, (at, until) in noted["tasks"].items()}
    await notes.put("clock", json.dumps({"at": noted["at"] - ms, "tasks": tasks}))


async def test_the_container_tells_a_bot_that_runs_from_one_that_is_stuck(tmp_path):
    address = f"sqlite:///{tmp_path}/health.sqlite3"
    async with (
        asyncio.timeout(PATIENCE),
        StandIn([1]) as there,
        await Store.open(address) as store,
    ):
        notes = store.notes(HEALTH)
        assert await checked(tmp_path, address) == (1, "it is not running\nNot well.\n")
        async with bot(tmp_path, there.url, address) as process:
            while not await is_noted(notes):
                await asyncio.sleep(0.1)
            assert await checked(tmp_path, address) == (0, "All is well.\n")
            os.kill(process, signal.SIGSTOP)
            await let_pass(notes, A_WHILE)
            code, said = await checked(tmp_path, address)
            assert code == 1
            assert "nothing was heard of it for 6" in said
            os.kill(process, signal.SIGCONT)
            while (await checked(tmp_path, address))[0]:
                continue
