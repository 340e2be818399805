"""The program as a newcomer starts it: in a process of its own, with the README's words."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
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


@dataclass(frozen=True)
class Turn:
    """`python -m module` with these words and settings, from a folder."""

    words: Sequence[str]
    folder: Path
    settings: Mapping[str, str] = field(default_factory=dict)
    module: str = "bot"


IN_TURN = """
import json, os, runpy, sys, tempfile, traceback

answered, around = os.dup(1), dict(os.environ)
for turn in json.loads(sys.argv[1]):
    sys.argv[1:], code = turn["words"], 0
    os.chdir(turn["folder"])
    os.environ.update(turn["settings"])
    said = [tempfile.TemporaryFile("w+", encoding="utf-8") for _ in range(2)]
    for number, file in enumerate(said, 1):
        os.dup2(file.fileno(), number)
    try:
        runpy.run_module(turn["module"], run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        code = traceback.print_exc() or 1
    sys.stdout.flush()
    sys.stderr.flush()
    os.environ.clear()
    os.environ.update(around)
    told = [file.seek(0) or file.read() for file in said]
    os.write(answered, json.dumps([code, *told]).encode() + b"\\n")
"""


def in_turn(*turns: Turn) -> list[subprocess.CompletedProcess[str]]:
    """All in one process: starting takes longer than what is said."""
    words = json.dumps([vars(turn) | {"folder": str(turn.folder)} for turn in turns])
    done = python("-c", IN_TURN, words)
    said = [json.loads(line) for line in done.stdout.splitlines()]
    return [
        subprocess.CompletedProcess(turn.words, *each)
        for turn, each in zip(turns, said, strict=True)
    ]


def bot_in_turn(
    *commands: Sequence[str], cwd: Path, **settings: str
) -> list[subprocess.CompletedProcess[str]]:
    return in_turn(*(Turn(words, cwd, settings) for words in commands))


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
