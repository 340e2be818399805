"""SQLite connections that are open, seen by Python's own audit of them, whoever opened them."""

import sqlite3
import sys
from typing import Any

_opened: list[sqlite3.Connection] = []


def note(event: str, seen: tuple[Any, ...]) -> None:
    if event == "sqlite3.connect/handle":
        _opened.append(seen[0])


sys.addaudithook(note)


def left_open() -> list[sqlite3.Connection]:
    """Those opened since the last look that nobody has closed."""
    found = [each for each in _opened if is_open(each)]
    _opened.clear()
    return found


def is_open(connection: sqlite3.Connection) -> bool:
    try:
        return connection.in_transaction in (True, False)  # may be asked from any thread
    except sqlite3.ProgrammingError:
        return False
