"""Low Ebb's cards and emojis: the lower, the darker the water."""

from collections.abc import Mapping
from functools import cache

from PIL import Image

from bot.pictures import faces
from bot.pictures.cards import HEIGHT, WIDTH, CardArt, blank
from bot.pictures.colours import IVORY, LAPIS, PINE, TEAL, Colour, Colours
from bot.pictures.marks import slab
from bot.pictures.paper import Paper

HIGHEST = 10

COLOURS = Colours(back=PINE, symbol="fall", base="#16303A", tile="#22454F", line="#4D7680")


def water(card: int) -> Colour:
    """1–3, 4–7, 8–10."""
    return LAPIS if card < 4 else TEAL if card < 8 else PINE


DECK: Mapping[str, CardArt] = {
    str(card): CardArt(str(card), "", water(card)) for card in range(1, HIGHEST + 1)
}


@cache
def draw_card(card: str, width: int) -> Image.Image:
    """So many pixels wide. It is shared: paste it, do not draw on it."""
    paper = blank(width)
    slab(paper, 0, WIDTH, 7, water(int(card)))
    paper.text(WIDTH / 2, HEIGHT / 2, card, 36, IVORY)
    return paper.final()


EMOJIS: Mapping[str, str] = {f"ebb_{card}": f"[{card}]" for card in range(1, HIGHEST + 1)}
"""In plain text, in the order in which they are made. The names are what a screen reader says."""


def card_face(card: int) -> str:
    return f"ebb_{card}"


def draw_emoji(name: str) -> Paper:
    paper, number = faces.blank(), name.removeprefix("ebb_")
    faces.card(paper, water(int(number)))
    paper.text(32, 32, number, 42, IVORY)
    return paper
