"""Tells a person from the computers whose names they imitate."""

import re
import unicodedata
from functools import cache, lru_cache

from bot.ui.text import shown_name
from bot.ui.words import LANGUAGES, words
from games.players import LEVELS

PERSON = "\N{BUST IN SILHOUETTE}"
"""The mark behind a name that could be a computer's."""
KEPT = 4_096
ALIKE = str.maketrans(
    "авсԁеһіјӏмнорԛѕтԝхуαβεηικμνορτυχ013457",
    "abcdehijlmhopqstwxyabehikmnoptuxoleast",
)
"""Cyrillic and Greek letters, and figures, and the Latin letters that they look like."""
SAYS = ("ai", "bot", "computer", "cpu", "robot")
WORD = re.compile(r"[^\W_]+")


@lru_cache(KEPT)
def called(name: str) -> str:
    """Return a person's name for a text with markdown, with a mark if it could be a computer's."""
    shown = shown_name(name)
    return f"{shown}\N{NO-BREAK SPACE}{PERSON}" if is_like_a_computer(name) else shown


def is_like_a_computer(name: str) -> bool:
    """Return whether a name is made of levels and numbers alone, in any letters: `Hard 1`."""
    said = [_alike(word) for word in WORD.findall(_plain(name))]
    return any(said) and all(word in _levels() for word in said if word)


@cache
def _levels() -> frozenset[str]:
    spelt = (words(each)(f"level-{level}") for each in LANGUAGES for level in LEVELS)
    return frozenset((*(_alike(_plain(name)) for name in spelt), *SAYS))


def _plain(name: str) -> str:
    """Remove case, accents and the shapes of letters."""
    signs = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in signs if not unicodedata.combining(sign))


def _alike(word: str) -> str:
    """Return a word without the number behind it, in the Latin letters that it looks like."""
    return word.rstrip("0123456789").translate(ALIKE)
