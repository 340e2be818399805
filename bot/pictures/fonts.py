"""Loads two typefaces, each a file with its licence: one for cards, one for numbers."""

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

Typeface: TypeAlias = Literal["serif", "sans"]
"""Serif is for cards and badges, sans for numbers: coins, totals."""

FOLDER = Path(__file__).with_name("typefaces")
FILES: dict[Typeface, Path] = {
    "serif": FOLDER / "SourceSerifPro-Black.otf",
    "sans": FOLDER / "HankenGrotesk-Bold.otf",
}

SMALLEST = 11.5
"""Points. No letter is smaller: a message on a phone shrinks it by a quarter."""


@cache
def letters(typeface: Typeface, pixels: int) -> ImageFont.FreeTypeFont:
    """Load a typeface with the basic layout, which draws the same on every machine."""
    return ImageFont.truetype(FILES[typeface], pixels, layout_engine=ImageFont.Layout.BASIC)


def ink(font: ImageFont.FreeTypeFont, text: str) -> tuple[float, float]:
    """Return where the ink of a text begins and ends; the font's own box adds the space around."""
    start = font.getbbox(text, anchor="ls")[0]
    left, _, right, _ = font.getmask(text).getbbox() or (0, 0, 0, 0)
    return start + left, start + right
