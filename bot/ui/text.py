"""Texts as they may be shown: people's names, emojis, times, and what is too long for its place."""

import re
import unicodedata
from collections.abc import Callable
from typing import TypeAlias

from bot.ui.words import Words

LONGEST = 32
NOBODY = "?"
MARKS = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
"""What Discord would read as markdown, a mention, an emoji or a list."""
ESCAPED = re.compile(r"\\(.)")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Face: TypeAlias = Callable[[str], str]
"""An emoji by its name, as it is written in a text; plain words where there is none."""


def plain_name(name: str) -> str:
    """Without control, direction and zero-width characters, on one line, not too long."""
    kept = "".join(
        " " if unicodedata.category(sign) in ("Zl", "Zp", "Zs") else sign
        for sign in unicodedata.normalize("NFC", name)
        if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    short = " ".join(_without_towers(kept).split())[:LONGEST].strip()
    return short or NOBODY


def _without_towers(text: str) -> str:
    """At most two marks on a letter: towers of them would cover the lines above."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= 2:
            kept.append(sign)
    return "".join(kept)


def shown_name(name: str) -> str:
    """The same for a text with markdown: every sign stands for itself."""
    return MARKS.sub(r"\\\1", plain_name(name))


def spoken(text: str) -> str:
    """Without the signs that keep markdown away: for who listens, and for buttons."""
    return ESCAPED.sub(r"\1", text)


def clipped(text: str, most: int) -> str:
    """The beginning of a text that is too long, with a sign that it goes on."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def until_text(words: Words, until: int | None) -> str:
    """`Time's up in 45 seconds`, as Discord counts it down; nothing without a limit."""
    return words("time-up", when=f"<t:{until}:R>") if until is not None else ""


def base36(number: int) -> str:
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text
