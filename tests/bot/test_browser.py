"""The playground shows its page where somebody sees it, and no browser stands in its way."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.browser import NOBODY_LOOKS, SCREENS
from tests.running import URL, environment, python
from tests.waiting import PATIENCE

pty = pytest.importorskip("pty", reason="a terminal of one's own is had on POSIX alone")


NOTES = '#!/bin/sh\necho "$1" > shown\n'
WAITS = NOTES + "read line < /dev/tty\nwhile [ ! -e enough ]; do sleep 0.05; done\n"

BOT = "import runpy; runpy.run_module('bot', run_name='__main__', alter_sys=True)"


@dataclass
class AtTerminal:
    """The playground as somebody has it before them."""

    process: subprocess.Popen[bytes]
    terminal: int
    url: str

    def answers(self) -> bool:
        with urllib.request.urlopen(self.url, timeout=PATIENCE) as page:
            return bool(page.status == 200)

    def stop(self) -> int:
        os.write(self.terminal, b"\x03")  # Ctrl+C
        return self.process.wait(PATIENCE)


@contextmanager
def at_terminal(
    folder: Path, *arguments: str, program: str = BOT, **settings: str
) -> Iterator[AtTerminal]:
    ours, theirs = pty.openpty()
    kept = {name: value for name, value in environment().items() if name not in AROUND}
    process = subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env=kept | settings,
        pass_fds=[theirs],
        preexec_fn=lambda: os.login_tty(theirs),
    )
    os.close(theirs)
    try:
        said = ""
        while not (found := URL.search(said)):
            said += os.read(ours, 4096).decode()
        yield AtTerminal(process, ours, found[0])
    finally:
        (folder / "enough").touch()
        process.kill()
        process.wait()
        os.close(ours)


AROUND = {*SCREENS, *NOBODY_LOOKS, "BROWSER"}


def a_browser(folder: Path, text: str, name: str = "any") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("text", [NOTES, WAITS], ids=["a quick one", "one that wants the terminal"])
def test_a_browser_is_given_the_page_and_keeps_nobody_waiting(tmp_path, text):
    program = a_browser(tmp_path, text)
    with at_terminal(tmp_path, DISPLAY=":99", BROWSER=program) as running:
        assert running.answers()
        until = time.monotonic() + PATIENCE
        while not (file := tmp_path / "shown").exists() or not file.read_text(encoding="utf-8"):
            assert time.monotonic() < until
            time.sleep(0.01)
        assert file.read_text(encoding="utf-8").strip() == running.url
        assert running.stop() == 0


ASKED = """
import json, os, runpy, sys
from pathlib import Path
import bot.run

async def run_playground(asked, opened):
    opened("http://127.0.0.1:1/secret/")

bot.run.run_playground = run_playground
sys.addaudithook(lambda event, _: event == "subprocess.Popen" and began.append(event))
program, before, told = sys.argv[1], dict(os.environ), []
for arguments, around in json.loads(sys.argv[2]):
    began = []
    sys.argv[1:] = arguments
    os.environ.clear()
    os.environ.update(before | around, BROWSER=program)
    try:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        told.append([end.code or 0, bool(began)])
Path("told").write_text(json.dumps(told))
"""
SCREEN = {"DISPLAY": ":99"}
LOOKED_FOR: dict[str, tuple[tuple[str, ...], dict[str, str], bool]] = {
    "there is a screen": ((), {"WAYLAND_DISPLAY": "wayland-0"}, True),
    "there is none": ((), {}, False),
    "nobody is before it": ((), SCREEN | {"CI": "true"}, False),
    "it is not wanted": (("--no-browser",), SCREEN, False),
}
"""Arguments, what is in the environment, and whether a browser begins."""


@pytest.fixture(scope="module")
def begun(tmp_path_factory) -> dict[str, list[Any]]:
    """The code of the program and whether a browser began: at one terminal, one after the other,
    with no playground behind the page."""
    folder = tmp_path_factory.mktemp("begun")
    asked = json.dumps([case[:2] for case in LOOKED_FOR.values()])
    program = a_browser(folder, NOTES)
    with at_terminal(folder, program, asked, program=ASKED) as running:
        running.process.wait(PATIENCE)
    told = json.loads((folder / "told").read_text(encoding="utf-8"))
    return dict(zip(LOOKED_FOR, told, strict=True))


@pytest.mark.skipif(sys.platform == "darwin", reason="there is always a screen on macOS")
@pytest.mark.parametrize("case", LOOKED_FOR)
def test_a_browser_is_looked_for_where_somebody_sees_it(begun, case):
    assert begun[case] == [0, LOOKED_FOR[case][2]]


@pytest.mark.parametrize(
    ("name", "opens"), [("any", True), ("w3m", False), ("lynx", False), ("www-browser", False)]
)
@pytest.mark.parametrize("rest", ["", " %s"], ids=["by its name", "as a command"])
def test_no_browser_of_a_terminal_is_started(tmp_path, name, rest, opens):
    program = a_browser(tmp_path, NOTES, name)
    url = "http://127.0.0.1:1/secret/"
    done = python(
        "-m", "bot.playground.browser", url, cwd=tmp_path, BROWSER=program + rest, DISPLAY=":99"
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "shown").exists() is opens
