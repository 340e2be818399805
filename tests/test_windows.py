"""What other systems do otherwise, forced upon this one."""

import ast
import os
import signal
import sys

import pytest

from tests.running import ROOT, playground, python
from tests.waiting import PATIENCE

WITHOUT_SIGNALS = """
import asyncio, runpy
asyncio.SelectorEventLoop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""

on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="LOUD: what Windows lacks is taken away on Linux alone"
)


def passed(*arguments: str, **settings: str) -> str:
    """What a run of these tests says, in a process of its own."""
    run = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *arguments)
    done = python(*run, cwd=ROOT, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# Windows


@on_linux
def test_every_module_and_every_test_is_found_on_windows():
    found = passed("-p", "tests.windows", "--collect-only", "--assert=plain")
    assert "tests/storage/test_postgres.py::" in found


@on_linux
def test_databases_are_backed_up_restored_and_exported_on_windows(tmp_path):
    """Where no file that is open changes its name, and no folder is opened; in this process alone,
    so without what starts others."""
    files = ("tests/storage/test_backup.py", "tests/bot/test_operations.py")
    passed("-p", "tests.windows", "-m", "not slow", f"--basetemp={tmp_path}/base", *files)


@on_linux
@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_is_heard_where_loops_hear_no_signals(tmp_path, kind):
    with playground(tmp_path, "--database", "sqlite://", start=("-c", WITHOUT_SIGNALS)) as running:
        running.process.send_signal(kind)
        assert running.process.wait(PATIENCE) == 0
        running.stop()
    assert "Traceback" not in running.said


def test_the_playground_opens_where_the_system_has_no_time_zones(tmp_path, monkeypatch):
    """As on Windows: they come with tzdata."""
    monkeypatch.setenv("PYTHONTZPATH", "")
    with playground(tmp_path, "--database", "sqlite://") as running:
        assert running.stop() == 0


@pytest.fixture
def no_zones(tmp_path) -> dict[str, str]:
    """Settings of a process that finds no time zones, not even those of tzdata."""
    (tmp_path / "tzdata.py").write_text("raise ImportError", encoding="utf-8")
    return {"PYTHONTZPATH": "", "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}


def test_who_asked_for_it_is_called_where_there_are_no_time_zones_at_all(no_zones):
    chosen = ("tests/bot/discord/test_tables.py", "-k", "is_called_and_the_call_goes")
    assert "1 passed" in passed(*chosen, **no_zones)


def test_utc_is_there_where_no_other_zone_is(no_zones):
    done = python(
        "-c",
        "from bot.people.zones import find_zone, suggestions, time_at\n"
        "print(find_zone('utc'), suggestions(''), time_at('UTC', 0), time_at('Europe/Rome', 0))",
        **no_zones,
    )
    assert done.stdout.strip() == "UTC ['UTC'] 00:00 00:00", done.stderr


@pytest.mark.parametrize(
    ("console", "words"),
    [
        ("ascii", ("bot",)),
        ("cp437", ("bot", "export")),
        ("cp850", ("games",)),
        ("ascii", ("games", "tournament")),
    ],
    ids=str,
)
def test_help_is_printed_on_a_console_with_few_letters(console, words):
    """Each on one of them."""
    done = python("-m", *words, "--help", PYTHONIOENCODING=console)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--help" in done.stdout


def test_a_tournament_is_told_on_a_console_with_few_letters():
    asked = ("racko", "greedy", "random", "--deals", "1", "--option", "target=50")
    done = python("-m", "games", "tournament", *asked, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "greedy" in done.stdout


def test_every_text_file_is_opened_with_its_encoding():
    """The system's own is another one on Windows."""
    for path in (path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and is_text(call):
                named = {each.arg for each in call.keywords}
                assert "encoding" in named, f"{path.relative_to(ROOT)}, line {call.lineno}"


SOURCES = ("games", "storage", "bot", "tests", "docs")


def is_text(call: ast.Call) -> bool:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr in ("read_text", "write_text")
    modes = [each.value for each in call.args[1:2] if isinstance(each, ast.Constant)]
    is_open = isinstance(call.func, ast.Name) and call.func.id == "open"
    return is_open and not any("b" in str(mode) for mode in modes)
