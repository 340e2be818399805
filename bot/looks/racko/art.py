"""Draws RACK-O's cards and emojis: each filled with colour as high as its number."""

from collections.abc import Mapping
from functools import cache

from PIL import Image

from bot.pictures import faces
from bot.pictures.cards import HEIGHT, WIDTH, CardArt, blank
from bot.pictures.colours import CLAY, INK, LAPIS, MADDER, MOSS, OCHRE, TEAL, Colour, Colours
from bot.pictures.marks import slab, tide
from bot.pictures.paper import Paper

HIGHEST = 60
TENS = (LAPIS, TEAL, MOSS, OCHRE, CLAY, MADDER)
RACK_WIDTH = 22  # points: a card in a rack
BEHIND = 9  # points of it that stand behind the rail

COLOURS = Colours(
    back="#1C5C60",
    symbol="stairs",
    base="#182A45",  # night blue
    tile="#233A5C",
    line="#4D6689",
    tides=TENS,
)


def tens(number: int) -> Colour:
    """1–10 … 51–60."""
    return TENS[(number - 1) // 10]


DECK: Mapping[str, CardArt] = {
    str(number): CardArt(str(number), "", tens(number)) for number in range(1, HIGHEST + 1)
}


@cache
def draw_card(card: str, width: int) -> Image.Image:
    """So many pixels wide. It is shared: paste it, do not draw on it."""
    paper, colour = blank(width), DECK[card].ground
    slab(paper, 0, WIDTH, 7, colour)
    tide(paper, int(card) / HIGHEST, colour, 5.5, 5.5, WIDTH - 11, HEIGHT - 11)
    paper.text(WIDTH / 2, HEIGHT / 2, card, 33, INK)
    return paper.final()


@cache
def draw_rack_card(number: int, height: float, pixels: int) -> Image.Image:
    """A card as it stands in a rack, its foot behind the rail."""
    paper = Paper(RACK_WIDTH, height, pixels, edges="crisp")
    slab(paper, 0, RACK_WIDTH, 3, tens(number))
    tide(paper, number / HIGHEST, tens(number), 2, 2, RACK_WIDTH - 4, height - 4)
    paper.text(RACK_WIDTH / 2, (height - BEHIND) / 2 + 0.6, str(number), 15, INK)
    return paper.final()


EMOJIS: Mapping[str, str] = {
    **{f"racko_{number}": f"[{number}]" for number in range(1, HIGHEST + 1)},
    "racko_back": "[–]",
}
"""In plain text, in the order in which they are made. The names are what a screen reader says."""


def draw_emoji(name: str) -> Paper:
    paper = faces.blank()
    if name == "racko_back":
        faces.back(paper, COLOURS)
        return paper
    number = int(name.removeprefix("racko_"))
    faces.card(paper, tens(number))
    tide(paper, number / HIGHEST, tens(number), 6, 4, 52, 56)
    paper.text(32, 32, str(number), 41 if number > 9 else 46, INK)
    return paper
