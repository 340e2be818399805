"""People's names as they may be shown: any script, but nothing that acts."""

import re
import unicodedata

LONGEST = 32
NOBODY = "?"
MARKS = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
"""What Discord would read as markdown, a mention, an emoji or a list."""


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
