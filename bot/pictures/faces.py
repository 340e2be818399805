"""Draws application emojis: 128 pixels square, read at 22 to 32.

This file has what games share: the paper, a back, and the letters of the seats.
"""

import hashlib
import io
from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from bot.pictures.cards import paving
from bot.pictures.colours import IVORY, Colour, Colours, mix
from bot.pictures.marks import badge, slab
from bot.pictures.paper import Paper
from bot.pictures.scene import LETTERS

SIDE = 128  # pixels
POINTS = 64
COLOURS = 128  # in the file of one face

CIRCLED_A = ord("Ⓐ")
SEATS: Mapping[str, str] = {
    f"seat_{letter.lower()}": chr(CIRCLED_A + place) for place, letter in enumerate(LETTERS)
}
"""The letter of each seat, by the name of its emoji: in plain text."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """An emoji as a file, and a digest of its pixels that shows whether the art has changed."""

    png: bytes
    digest: str


def file_of(image: Image.Image) -> Drawn:
    file = io.BytesIO()
    few = image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    return Drawn(file.getvalue(), hashlib.sha256(image.tobytes()).hexdigest()[:16])


def blank() -> Paper:
    return Paper(POINTS, POINTS, SIDE / POINTS)


def card(paper: Paper, ground: Colour) -> None:
    slab(paper, 2, 60, 11, ground)


def back(paper: Paper, game: Colours) -> None:
    paper.box(2, 0, 60, 64, 11, mix(IVORY, game.back, 1 / 3))
    paper.box(3.2, 1.2, 57.6, 61.6, 10, IVORY)
    paper.inlay(paving(50, 54, paper.pixels, game.back, 18), 7, 5, 6)


def seat(name: str) -> Paper:
    """Draw the emoji of one of `SEATS`."""
    paper = blank()
    badge(paper, 32, 32, 31, name.removeprefix("seat_").upper())
    return paper
