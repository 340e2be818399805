"""Reads the playground's options from the command line."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.playground.names import MORE_NAMES, MOST, NAMES
from storage.address import File, read_address

FILE = "courtyard-playground.sqlite3"
LONGEST_NAME = 32  # characters
BESIDE = ("", "-wal", "-shm")
"""What SQLite adds to the name of its file."""


class Unclear(ValueError):
    """The options make no sense; the text says why, and what to write instead."""


@dataclass(frozen=True, slots=True)
class PlaygroundOptions:
    port: int | None = None
    names: tuple[str, ...] = ()
    database: str = f"sqlite:///{FILE}"
    language: str = "en"

    @property
    def file(self) -> Path | None:
        """Return the database's file; None if there is none."""
        address = read_address(self.database)
        return address.path if isinstance(address, File) else None

    def clear(self) -> None:
        """Delete the database file."""
        if self.file is None:
            raise Unclear("--fresh removes a file, and --database names none.")
        for end in BESIDE:
            Path(f"{self.file}{end}").unlink(missing_ok=True)


def names_of(text: str) -> tuple[str, ...]:
    """Parse `3` or `Ada,Bo,Cleo`; empty means the people of last time."""
    if not text.strip():
        return ()
    if text.strip().isdecimal():
        return _so_many(int(text))
    names = tuple(name.strip() for name in text.split(","))
    if len(names) > MOST:
        raise Unclear(f"--players: at most {MOST}.")
    if len(set(names)) < len(names) or not all(_is_name(name) for name in names):
        raise Unclear(
            f"--players: write a number, or different names of 1 to {LONGEST_NAME} characters with "
            "commas between, as Ada,Bo,Cleo."
        )
    return names


def _so_many(number: int) -> tuple[str, ...]:
    if not 1 <= number <= MOST:
        raise Unclear(f"--players: from 1 to {MOST}.")
    return (*NAMES, *MORE_NAMES)[:number]


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def address_of(text: str) -> str:
    """Return an address; a bare name is a file."""
    return text if "://" in text else f"sqlite:///{text}"


def language_named(text: str, languages: Sequence[str]) -> str:
    if text not in languages:
        raise Unclear(f"--language: one of {', '.join(languages)}.")
    return text
