"""The playground shows its page where somebody sees it, and no browser stands in its way."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.playground.browser import NOBODY_LOOKS, SCREENS
from tests.running import URL, environment, python
from tests.waiting import PATIENCE

pty = pytest.importorskip("pty", reason="a terminal of one's own is had on POSIX alone")


NOTES = '#!/bin/sh\necho "$1" > shown\n'
WAITS = NOTES + "read line < /dev/tty\nwhile [ ! -e enough ]; do sleep 0.05; done\n"

WATCHED = """
import runpy, sys
from pathlib import Path

def watch(event, _):
    if event == "subprocess.Popen":
        Path("began").touch()

sys.addaudithook(watch)
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""


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
def at_terminal(folder: Path, *arguments: str, **settings: str) -> Iterator[AtTerminal]:
    ours, theirs = pty.openpty()
    kept = {name: value for name, value in environment().items() if name not in AROUND}
    process = subprocess.Popen(
        [sys.executable, "-c", WATCHED, *arguments],
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


@pytest.mark.parametrize(
    ("arguments", "around", "begins"),
    [
        pytest.param((), {"WAYLAND_DISPLAY": "wayland-0"}, True, id="there is a screen"),
        pytest.param((), {}, False, id="there is none"),
        pytest.param((), {"DISPLAY": ":99", "CI": "true"}, False, id="nobody is before it"),
        pytest.param(("--no-browser",), {"DISPLAY": ":99"}, False, id="it is not wanted"),
    ],
)
def test_a_browser_is_looked_for_where_somebody_sees_it(tmp_path, arguments, around, begins):
    if sys.platform == "darwin":
        pytest.skip("there is always a screen on macOS")
    program = a_browser(tmp_path, NOTES)
    with at_terminal(tmp_path, *arguments, BROWSER=program, **around) as running:
        assert running.answers()
        assert (tmp_path / "began").exists() is begins
        assert running.stop() == 0


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
