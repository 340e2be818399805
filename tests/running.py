"""The program as a newcomer starts it: in a process of its own, with the README's words."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent
URL = re.compile(r"http://127\.0\.0\.1:(\d+)/\S+/")
OWNER_ONLY = 0o666 if sys.platform == "win32" else 0o600
"""The mode of a file that is its owner's alone; on Windows no mode says it."""
if sys.platform == "win32":  # Ctrl+C would reach the tests as well
    STOP, APART = signal.CTRL_BREAK_EVENT, subprocess.CREATE_NEW_PROCESS_GROUP
else:
    STOP, APART = signal.SIGINT, 0


def environment(**settings: str) -> dict[str, str]:
    """Ours, without a token, and with the program in reach of any folder."""
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return kept | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | settings


def python(*arguments: str, cwd: Path = ROOT, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        encoding=settings.get("PYTHONIOENCODING"),
        timeout=PATIENCE,
        cwd=cwd,
        env=environment(**settings),
    )


IN_TURN = """
import contextlib, io, json, runpy, sys

for words in json.loads(sys.argv[1]):
    sys.argv[1:], code, out, err = words, 0, io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_module("bot", run_name="__main__")
        except SystemExit as end:
            code = end.code or 0
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


def bot_in_turn(
    *commands: Sequence[str], cwd: Path, **settings: str
) -> list[subprocess.CompletedProcess[str]]:
    """`python -m bot` with each of these words, in one process: starting takes longer than what is
    said."""
    words = json.dumps([list(command) for command in commands])
    done = python("-c", IN_TURN, words, cwd=cwd, **settings)
    assert done.returncode == 0, done.stderr
    said = map(json.loads, done.stdout.splitlines())
    return [
        subprocess.CompletedProcess(command, *each)
        for command, each in zip(commands, said, strict=True)
    ]


@dataclass
class Running:
    process: subprocess.Popen[str]
    url: str
    said: str = ""

    def stop(self) -> int:
        """As Ctrl+C does; what it said is kept."""
        if self.process.poll() is None:
            self.process.send_signal(STOP)
        out, err = self.process.communicate(timeout=PATIENCE)
        self.said = out + err
        return self.process.returncode


@contextmanager
def playground(
    folder: Path, *arguments: str, start: tuple[str, str] = ("-m", "bot")
) -> Iterator[Running]:
    """The playground, with its database in a folder, until the end of the block."""
    process = subprocess.Popen(
        [sys.executable, *start, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment(),
        start_new_session=True,
        creationflags=APART,
    )
    assert process.stdout is not None
    line = ""
    while not (found := URL.search(line)):
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else ""
    running = Running(process, found[0])
    try:
        yield running
    finally:
        if process.poll() is None:
            running.stop()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
