"""A plugin that takes away what Windows does not have: `python -m pytest -p tests.windows`.

Modules, functions, signals and signal handlers of event loops are gone, folders cannot be opened,
and files that are open keep their names. It is for Linux, where /proc tells which files are open.
"""

import asyncio
import builtins
import importlib
import os
import pkgutil
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

MODULES = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty"}
GONE = {
    os: "chown fchmod fchown fork forkpty geteuid getgid getuid killpg mkfifo nice "
    "sched_getaffinity sched_setaffinity setsid sync wait3 wait4",
    signal: "SIGALRM SIGCONT SIGHUP SIGKILL SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 alarm pause "
    "pthread_kill setitimer sigwait",
    shutil: "chown",
}
PACKAGES = ("games", "storage", "bot")
ASKERS = (*PACKAGES, "tests", "_pytest.outcomes")
"""Who may not import them; the last is pytest.importorskip."""


def pytest_configure(config: pytest.Config) -> None:
    hide()
    for package in PACKAGES:
        for name in modules(package):
            importlib.import_module(name)


def hide() -> None:
    builtins.__import__ = lacking(builtins.__import__)
    for module, names in GONE.items():
        for name in names.split():
            delattr(module, name)
    loop: Any = asyncio.SelectorEventLoop
    loop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler  # which has none
    shutil._use_fd_functions = False  # type: ignore[attr-defined]  # it opens folders
    os.open = closed_to_folders(os.open)
    os.replace, os.rename = keeping_open(os.replace), keeping_open(os.rename)
    os.unlink = os.remove = keeping_open(os.unlink)


def lacking(found: Callable[..., Any]) -> Callable[..., Any]:
    def imported(name: str, globals: Any = None, *rest: Any, **named: Any) -> Any:
        asker = (globals or {}).get("__name__", "")
        if name in MODULES and asker.startswith(ASKERS):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return found(name, globals, *rest, **named)

    return imported


def closed_to_folders(opened: Callable[..., int]) -> Callable[..., int]:
    def by_windows(path: Any, *rest: Any, **named: Any) -> int:
        if os.path.isdir(path):  # noqa: PTH112 it may be a number
            raise PermissionError(13, "Permission denied", path)
        return opened(path, *rest, **named)

    return by_windows


def keeping_open(renamed: Callable[..., None]) -> Callable[..., None]:
    def by_windows(*paths: Any, **named: Any) -> None:
        if busy := {os.path.realpath(path) for path in paths} & opened_now():
            raise PermissionError(13, "The process cannot access the file", min(busy))
        return renamed(*paths, **named)

    return by_windows


def opened_now() -> set[str]:
    numbers = list(Path("/proc/self/fd").iterdir())
    return {os.path.realpath(number) for number in numbers}


def modules(package: str) -> list[str]:
    """All but what alembic alone can import."""
    folder = [str(Path(__file__).parent.parent / package)]
    return [
        each.name
        for each in pkgutil.walk_packages(folder, f"{package}.")
        if each.name != "storage.migrations.env"
    ]
