"""Prepares texts for display: names, emojis, times, and texts that are too long."""

import re
import unicodedata
from collections.abc import Callable
from typing import TypeAlias

from bot.ui.words import Words

LONGEST = 32
NOBODY = "?"
MARKS = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
"""Characters that Discord reads as markdown, a mention, an emoji or a list."""
ESCAPED = re.compile(r"\\(.)")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Face: TypeAlias = Callable[[str], str]
"""Return an emoji by its name as it is written in a text; plain words if it is missing."""


def plain_name(name: str) -> str:
    """Remove control, direction and zero-width characters; keep one line of limited length."""
    kept = "".join(
        " " if unicodedata.category(sign) in ("Zl", "Zp", "Zs") else sign
        for sign in unicodedata.normalize("NFC", name)
        if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    short = " ".join(_without_towers(kept).split())[:LONGEST].strip()
    return short or NOBODY


def _without_towers(text: str) -> str:
    """Keep at most two marks on a letter: more would cover the lines above."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= 2:
            kept.append(sign)
    return "".join(kept)


def shown_name(name: str) -> str:
    """Return a name for a text with markdown, with every sign escaped."""
    return MARKS.sub(r"\\\1", plain_name(name))


def spoken(text: str) -> str:
    """Remove the escapes, for screen readers and buttons."""
    return ESCAPED.sub(r"\1", text)


def clipped(text: str, most: int) -> str:
    """Cut a text that is too long, and mark the cut."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def until_text(words: Words, until: int | None) -> str:
    """Return `Time's up in 45 seconds`, which Discord counts down; empty without a limit."""
    return words("time-up", when=f"<t:{until}:R>") if until is not None else ""


def base36(number: int) -> str:
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text
