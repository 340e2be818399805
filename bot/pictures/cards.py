"""Whole cards as sprites for the pictures of tables; a card is 60 points wide and 84 high."""

from functools import cache, lru_cache

from PIL import Image

from bot.pictures.canvas import PIXELS
from bot.pictures.colours import BACKS, INK, IVORY, STRAW, Colour, mix
from bot.pictures.decks import BACK_SYMBOLS, BANDS, HIGHEST, RANK, SCOTS, Look, tens
from bot.pictures.fonts import SMALLEST
from bot.pictures.marks import POINTED, ROUND, arch, coin, slab, tide
from bot.pictures.paper import Edges, Paper

WIDTH, HEIGHT = 60, 84
INSET = 6.5
SMALL_WIDTH, SMALL_HEIGHT = 42, 58
RACK_WIDTH, RACK_HEIGHT = 27, 43
ROOM_BY_CROWN = 2  # letters
ARCHED = 20  # points: a back less wide shows its colour alone
CODE_SIZES = {1: 30.0, 2: 26.0, 3: 21.0, 4: 16.0}
"""In place of a symbol, by the number of letters."""


@cache
def draw_card(game: str, card: str, width: int) -> Image.Image:
    """A card by its code, so many pixels wide. It is shared: paste it, do not draw on it."""
    paper = Paper(WIDTH, HEIGHT, width / WIDTH, edges="half")
    if game == "racko":
        _racko(paper, int(card))
    else:
        (_rank if game == "rank" else _scots)(paper, (RANK if game == "rank" else SCOTS)[card])
    return paper.final()


@lru_cache(maxsize=256)
def draw_person(look: Look, width: int) -> Image.Image:
    """A card of Queen of Scots by its look: a server's own deck has codes that nobody knows."""
    paper = Paper(WIDTH, HEIGHT, width / WIDTH, edges="half")
    _scots(paper, look)
    return paper.final()


@lru_cache(maxsize=256)
def draw_small_person(look: Look, width: int) -> Image.Image:
    """The same for the sets on the table: no worth, and the code large enough for that size."""
    paper = Paper(SMALL_WIDTH, SMALL_HEIGHT, width / SMALL_WIDTH, edges="crisp")
    slab(paper, 0, SMALL_WIDTH, 5, look.ground)
    paper.shape(arch(4, 15, SMALL_WIDTH - 8, SMALL_HEIGHT - 19, POINTED), look.window)
    size = SMALLEST * max(1.0, SMALL_WIDTH * PIXELS / width)
    paper.text(4.2, 8, look.code, size, look.index, align="left")
    if look.is_royal and len(look.code) <= ROOM_BY_CROWN:
        paper.symbol("crown", 35, 7.6, 9, STRAW)
    if look.symbol:
        paper.symbol(look.symbol, 21, 34, 23, look.ink)
    else:
        paper.text(21, 34, str(look.value), 13, look.ink, "sans")
    return paper.final()


@cache
def draw_rack_card(number: int, pixels: int) -> Image.Image:
    """A card of RACK-O as it stands in a rack, its foot behind the rail."""
    paper = Paper(RACK_WIDTH, RACK_HEIGHT, pixels, edges="crisp")
    slab(paper, 0, RACK_WIDTH, 3.2, tens(number))
    tide(paper, number / HIGHEST, tens(number), 2.6, 2.6, RACK_WIDTH - 5.2, RACK_HEIGHT - 5.2)
    paper.text(RACK_WIDTH / 2, 0.42 * RACK_HEIGHT, str(number), 16, INK)
    return paper.final()


@cache
def draw_small_back(game: str, width: float, height: float, pixels: int) -> Image.Image:
    """A back too small for stones, and most too small for the arch."""
    paper = Paper(width, height, pixels, edges="half")
    colour, edge, radius = BACKS[game], 0.06 * width, 0.12 * width
    paper.box(0, 0, width, height, radius, IVORY)
    paper.box(edge, edge, width - 2 * edge, height - 2 * edge, radius - edge, colour)
    if width >= ARCHED:
        paper.shape(arch(width / 2 - 7, 0.4 * height - 9.5, 14, 19), STRAW)
        paper.shape(arch(width / 2 - 6, 0.4 * height - 8.5, 12, 17), colour)
        paper.symbol(BACK_SYMBOLS[game], width / 2, 0.4 * height + 1, 9, STRAW)
    return paper.final()


@cache
def draw_back(game: str, width: int) -> Image.Image:
    paper = Paper(WIDTH, HEIGHT, width / WIDTH, edges="half")
    colour = BACKS[game]
    paper.box(0, 0, WIDTH, HEIGHT, 7, mix(IVORY, colour, 1 / 3))
    paper.box(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, 6.6, IVORY)
    paper.inlay(paving(53.2, 77.2, paper.pixels, colour, edges="half"), 3.4, 3.4, 4.6)
    paper.shape(arch(18.6, 25.6, 22.8, 32.8), STRAW)
    paper.shape(arch(20, 27, 20, 30), colour)
    paper.symbol(BACK_SYMBOLS[game], 30, 43.5, 13.5, STRAW)
    return paper.final()


def paving(
    width: float,
    height: float,
    pixels: float,
    colour: Colour,
    step: float = 9.6,
    edges: Edges = "soft",
) -> Paper:
    """The stones of the yard, in rows that overlap like scales."""
    paper = Paper(width, height, pixels, colour, edges)
    rings = ((0.5, 0.34), (0.42, 0.0), (0.25, 0.26), (0.17, 0.0))
    for row in range(int(2 * height / step) + 3):
        for column in range(int(width / step) + 3):
            x = width / 2 + (column - int(width / step / 2) - 1 + row % 2 / 2) * step
            for radius, share in rings:
                paper.disc(x, row * step / 2, radius * step, mix(colour, STRAW, share))
    return paper


def _opening(paper: Paper, look: Look, top: float, head: float) -> None:
    """A coloured card with the opening that every deck shares, and a fine line around it."""
    slab(paper, 0, WIDTH, 7, look.ground)
    lines = ((1.6, mix(look.ground, STRAW, 0.45)), (0.7, look.ground), (0.0, look.window))
    for out, fill in lines:
        width, height = WIDTH - 2 * (INSET - out), HEIGHT - top - INSET + 2 * out
        paper.shape(arch(INSET - out, top - out, width, height, head), fill)


def _rank(paper: Paper, look: Look) -> None:
    _opening(paper, look, 9, ROUND)
    paper.text(9.4, 10.2, look.code, 12.5 if len(look.code) == 1 else SMALLEST, look.index)
    if look.code.isdigit():
        paper.symbol(look.symbol, 51, 10, 9.5, IVORY)
        paper.text(30, 42, look.code, 45 if len(look.code) == 1 else 38, look.ink)
        paper.symbol(look.symbol, 30, 68, 12, look.ground)
    else:
        special(paper, look, 30, 46, 32, 68)


def special(paper: Paper, look: Look, x: float, y: float, size: float, foot: float) -> None:
    """What stands in the opening of a special card of RANK, and its mark below."""
    if look.symbol == "star":
        paper.quarters("star", x, y + 2, size * 1.4, [colour for _, colour in BANDS])
        paper.disc(x, y + 2, size * 0.17, look.window)
        return
    if look.mark:
        paper.symbol(look.symbol, x, y - 6.5, size * 0.86, look.ground)
        paper.text(x, foot, look.mark, size * 0.6, look.ink)
    else:
        paper.symbol(look.symbol, x, y + 2, size * 1.15, look.ground)


def _racko(paper: Paper, number: int) -> None:
    slab(paper, 0, WIDTH, 7, tens(number))
    tide(paper, number / HIGHEST, tens(number), 5.5, 5.5, WIDTH - 11, HEIGHT - 11)
    paper.text(WIDTH / 2, HEIGHT / 2, str(number), 33, INK)


def _scots(paper: Paper, look: Look) -> None:
    _opening(paper, look, 18, POINTED)
    paper.text(5, 10, look.code, 12.5, look.index, align="left")
    if look.is_royal:
        paper.symbol("crown", 50, 9.6, 11, STRAW)
    if look.symbol:
        paper.symbol(look.symbol, 30, 45, 33, look.ink)
    else:
        paper.text(30, 46, look.code, CODE_SIZES[len(look.code)], look.ink)
    worth = str(look.value)
    radius = max(9.6, 3.9 * len(worth))
    coin(paper, 56.6 - radius, 80.6 - radius, radius, worth, SMALLEST)
