"""Thoughts that take long. A module of its own: a process that thinks reads it within the time that
a thought has, and a whole test module takes a second on a busy machine."""

import time
from pathlib import Path
from typing import Any

from bot.match.computers import think


def slowly(*given: Any) -> str:
    time.sleep(0.1)
    return think(*given)


def stuck_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        time.sleep(3600)
    return "thought again"
