"""Draws the people of Queen of Scots as cards and emojis: each by a symbol, letters and worth."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from PIL import Image

from bot.pictures import faces
from bot.pictures.canvas import PIXELS
from bot.pictures.cards import CardArt, blank, opening
from bot.pictures.colours import (
    BRASS,
    EARTH,
    INK,
    IVORY,
    LAPIS,
    PINE,
    ROYAL,
    STRAW,
    Colours,
    mix,
)
from bot.pictures.fonts import SMALLEST
from bot.pictures.marks import POINTED, arch, coin, slab
from bot.pictures.paper import Paper

COLOURS = Colours(
    back="#7A2233",
    symbol="thistle",
    base="#3A1626",  # wine
    tile="#522539",
    line="#87566A",
)

SMALL_WIDTH, SMALL_HEIGHT = 42, 58
ROOM_BY_CROWN = 2  # letters
CODE_SIZES = {1: 30.0, 2: 26.0, 3: 21.0, 4: 16.0}
"""In place of a symbol, by the number of letters."""

PRICES = {15: LAPIS, 10: PINE, 5: EARTH}
NOBLES = {
    15: {"DA": "goblet", "BO": "anchor", "MO": "tower", "CE": "quill"},
    10: {"KN": "book", "WA": "eye", "ML": "scales", "BE": "hall"},
    5: {"RI": "lute", "SE": "mirror", "BA": "letter", "WD": "key"},
}
ROYALS = {
    25: {"MQ": "thistle", "EL": "rose"},
    20: {"KJ": "orb", "MG": "lorraine", "FR": "fleur"},
}

DECK: Mapping[str, CardArt] = {
    **{
        code: CardArt(code, symbol, PRICES[value], value=value)
        for value, people in NOBLES.items()
        for code, symbol in people.items()
    },
    **{
        code: CardArt(code, symbol, ROYAL, value=value, is_royal=True)
        for value, people in ROYALS.items()
        for code, symbol in people.items()
    },
    "CJ": CardArt("CJ", "gem", INK, STRAW, value=25),
}
"""The default deck, by the code of the move texts."""

PEOPLE: Mapping[str, str] = {
    "DA": "scots_darnley",
    "BO": "scots_bothwell",
    "MO": "scots_moray",
    "CE": "scots_cecil",
    "KN": "scots_knox",
    "WA": "scots_walsingham",
    "ML": "scots_maitland",
    "BE": "scots_bess",
    "RI": "scots_rizzio",
    "SE": "scots_seton",
    "BA": "scots_babington",
    "WD": "scots_douglas",
    "MQ": "scots_mary",
    "EL": "scots_elizabeth",
    "KJ": "scots_james",
    "MG": "scots_guise",
    "FR": "scots_francis",
    "CJ": "scots_jewels",
}
"""Their emojis."""


# Cards


def draw_card(code: str, width: int) -> Image.Image:
    return draw_person(DECK[code], width)


@lru_cache(maxsize=256)
def draw_person(art: CardArt, width: int) -> Image.Image:
    """Draw a card so many pixels wide, by its looks: nobody knows the codes of an own deck."""
    paper = blank(width)
    opening(paper, art, 18, POINTED)
    paper.text(5, 10, art.code, 12.5, art.index, align="left")
    if art.is_royal:
        paper.symbol("crown", 50, 9.6, 11, STRAW)
    if art.symbol:
        paper.symbol(art.symbol, 30, 45, 33, art.ink)
    else:
        paper.text(30, 46, art.code, CODE_SIZES[len(art.code)], art.ink)
    worth = str(art.value)
    radius = max(9.6, 3.9 * len(worth))
    coin(paper, 56.6 - radius, 80.6 - radius, radius, worth, SMALLEST)
    return paper.final()


@lru_cache(maxsize=256)
def draw_small_person(art: CardArt, width: int) -> Image.Image:
    """Draw a card of a set on the table: no worth, and the code large enough for that size."""
    paper = Paper(SMALL_WIDTH, SMALL_HEIGHT, width / SMALL_WIDTH, edges="crisp")
    slab(paper, 0, SMALL_WIDTH, 5, art.ground)
    paper.shape(arch(4, 15, SMALL_WIDTH - 8, SMALL_HEIGHT - 19, POINTED), art.window)
    least = SMALLEST * SMALL_WIDTH * PIXELS / width
    paper.text(4.2, 8, art.code, max(SMALLEST, least), art.index, align="left")
    if art.is_royal and len(art.code) <= ROOM_BY_CROWN:
        paper.symbol("crown", 35, 7.6, 9, STRAW)
    if art.symbol:
        paper.symbol(art.symbol, 21, 34, 23, art.ink)
    else:
        paper.text(21, 34, str(art.value), max(13, least), art.ink, "sans")
    return paper.final()


# Emojis


def _person_face(art: CardArt, paper: Paper) -> None:
    faces.card(paper, art.ground)
    paper.shape(arch(6, 4, 52, 40, POINTED), art.window)
    paper.symbol(art.symbol, 32, 25, 33, art.ink)
    paper.text(6.5, 53, art.code, 15.5, art.index, align="left")
    coin(paper, 48.5, 49.5, 13, str(art.value), 16)
    if art.is_royal:
        paper.symbol("crown", 54.5, 9, 11, STRAW)


def _price_face(value: int, paper: Paper) -> None:
    """Draw a coin in the colour of those who are worth it."""
    ground = PRICES[value]
    paper.disc(32, 32, 31.5, mix(ground, IVORY, 1 / 3))
    paper.disc(32, 32, 30.3, ground)
    paper.disc(32, 32, 26.5, STRAW)
    paper.text(32, 32, str(value), 38, INK, "sans")


def _royal_face(value: int, paper: Paper) -> None:
    """Draw a coin under a crown."""
    paper.disc(32, 32, 31.5, BRASS)
    paper.disc(32, 32, 29.6, ROYAL)
    paper.symbol("crown", 32, 15, 22, STRAW)
    paper.text(32, 40.5, str(value), 36, IVORY, "sans")


def _wild_face(value: int, paper: Paper) -> None:
    """Draw a worth on a cut gem."""
    paper.shape(((14, 1), (50, 1), (64, 25), (32, 63), (0, 25)), BRASS)
    paper.shape(((15.3, 3.4), (48.7, 3.4), (61, 24.6), (32, 59.4), (3, 24.6)), INK)
    paper.text(32, 25, str(value), 33, STRAW, "sans")


FACES: Mapping[str, Callable[[Paper], None]] = {
    **{name: partial(_person_face, DECK[code]) for code, name in PEOPLE.items()},
    **{f"coin_{value}": partial(_price_face, value) for value in sorted(PRICES)},
    "coin_20_royal": partial(_royal_face, 20),
    "coin_25_royal": partial(_royal_face, 25),
    "coin_25_wild": partial(_wild_face, 25),
}

COINS = tuple(name for name in FACES if name.startswith("coin"))

EMOJIS: Mapping[str, str] = {
    **{name: f"[{code}]" for code, name in PEOPLE.items()},
    **{name: f"({name.split('_')[1]})" for name in COINS},
}
"""In plain text, in the order in which they are made. The names are what a screen reader says."""


def draw_emoji(name: str) -> Paper:
    paper = faces.blank()
    FACES[name](paper)
    return paper
