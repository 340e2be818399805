"""Reads the words of each game: the sheet's, ours, and where they are from.

They lie beside the sentences, in `<game>-terms.toml`: the search finds a rule by all of them, and
the tests of words hold our sentences to ours.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from bot.ui.words import FOLDERS, LANGUAGES
from games.catalogue import GAMES


@dataclass(frozen=True, slots=True)
class Term:
    """One meaning in one language; `key` is the same in all."""

    game: str
    key: str
    rule: str
    ours: str
    sheet: tuple[str, ...] = ()  # as printed in this language
    origin: str = ""  # the sheet, and why ours differs
    also: tuple[str, ...] = ()  # what people may call it
    never: tuple[str, ...] = ()  # what our sentences do not call it

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self.ours, *self.sheet, *self.also)))


def glossary(language: str, game: str) -> tuple[Term, ...]:
    return _read(language, game, tuple(FOLDERS))


@cache
def _read(language: str, game: str, folders: tuple[Traversable, ...]) -> tuple[Term, ...]:
    return tuple(
        Term(
            game,
            key,
            row["rule"],
            row["ours"],
            tuple(row.get("sheet", ())),
            row.get("from", ""),
            tuple(row.get("also", ())),
            tuple(row.get("never", ())),
        )
        for folder in folders
        for key, row in _rows(folder.joinpath(language, f"{game}-terms.toml"))
    )


def _rows(file: Traversable) -> Iterator[tuple[str, dict[str, str]]]:
    if file.is_file():
        yield from tomllib.loads(file.read_text(encoding="utf-8")).items()


def every_name(language: str, game: str | None = None) -> Iterator[tuple[Term, str]]:
    """Return each term of a language with every name it has in any language."""
    for key in (game,) if game else GAMES:
        known = {term.key: term for term in glossary(language, key)}
        for other in dict.fromkeys((language, *LANGUAGES)):
            for term in glossary(other, key):
                if term.key in known:
                    yield from ((known[term.key], name) for name in term.names)
