"""Prepares texts for display: names, emojis, times, and texts that are too long."""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from bot.ui.words import Words

LONGEST = 32
LONGEST_REASON = 100  # of a ban
KEPT = 4_096  # names as they are shown
NOBODY = "?"
COMPUTER = "\N{ROBOT FACE}"
"""The mark beside a computer's name; nobody else can have it in theirs."""
MARKS = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
"""Characters that Discord reads as markdown, a mention, an emoji or a list."""
UNSEEN = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\ufffc\U0001d159\U000e0100-\U000e01ef]"
)
"""Signs without a width that Unicode counts among letters, marks or symbols."""
EMPTY = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs as wide as a letter with nothing to see: fillers, and Braille without a dot."""
MOST_MARKS = 2  # on a letter
ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
ESCAPED = re.compile(r"\\(.)")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

SEAL = 32
"""Digits of a commitment that are shown: nobody finds a second seed for as many."""

EmojiText: TypeAlias = Callable[[str], str]
"""Return an emoji by its name as it is written in a text; plain words if it is missing."""


def plain_name(name: str) -> str:
    """Remove what cannot be seen, directions, towers of marks and the mark of computers; keep one
    line of limited length."""
    return plain_line(name.replace(COMPUTER, ""), LONGEST) or NOBODY


def plain_line(text: str, longest: int) -> str:
    """Return a text that somebody wrote as one line that is seen and moves nothing."""
    seen = unicodedata.normalize("NFC", "".join(map(_seen, text)))
    return " ".join(_without_towers(seen).split())[:longest].strip()


def _seen(sign: str) -> str:
    """Return a sign, a space for one that is as empty, or nothing for one without a width."""
    kind = unicodedata.category(sign)
    if kind in ("Zl", "Zp", "Zs") or sign in EMPTY:
        return " "
    return "" if kind in ("Cc", "Cf", "Cs", "Co", "Cn") or UNSEEN.match(sign) else sign


def _without_towers(text: str) -> str:
    """Keep at most two marks on a letter, as more would cover the lines above or below, and none
    without a letter: it would go on top of what stands before the name."""
    kept: list[str] = []
    marks = MOST_MARKS
    for sign in text:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MOST_MARKS if sign == " " else 0
        if not is_mark or marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


@lru_cache(KEPT)
def shown_name(name: str) -> str:
    """Return a name for a text with markdown, with every sign escaped."""
    return escaped(plain_name(name))


def escaped(text: str) -> str:
    """Return a line for a text with markdown."""
    return apart(MARKS.sub(r"\\\1", text))


def quoted(text: str, most: int) -> str:
    """Return what somebody wrote as a quotation, with every sign escaped."""
    lines = ["".join(map(_seen, line)).strip() for line in text[:most].splitlines()]
    shown = (apart(MARKS.sub(r"\\\1", _without_towers(line))) for line in lines if line)
    return "\n".join(f"> {line}" for line in shown) or f"> {NOBODY}"


def apart(name: str) -> str:
    """Isolate a name that is written from right to left: else it would reorder the sentence."""
    if all(unicodedata.bidirectional(sign) not in ("R", "AL", "AN") for sign in name):
        return name
    return f"{ISOLATE}{name}{END}"


def spoken(text: str) -> str:
    """Remove the escapes, for screen readers and buttons."""
    return ESCAPED.sub(r"\1", text)


def seal_of(commitment: str, words: Words) -> str:
    """Say to what the deal was bound before anybody sat down."""
    return words("deal-seal", seal=commitment[:SEAL])


def clipped(text: str, most: int) -> str:
    """Cut a text that is too long, and mark the cut."""
    if len(text) <= most:
        return text
    cut = text[: most - 1].rstrip()
    if cut.count(ISOLATE) > cut.count(END):
        cut = f"{text[: most - 2].rstrip()}{END}"
    return f"{cut}…"


def until_text(words: Words, until: int | None) -> str:
    """Return `Time's up in 45 seconds`, which Discord counts down; empty without a limit."""
    return words("time-up", when=f"<t:{until}:R>") if until is not None else ""


def link_to(guild: int | None, channel: int | None, message: int | None) -> str:
    """Return the address of a message; empty if it is not known."""
    if channel is None or message is None:
        return ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}"


def base36(number: int) -> str:
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text
