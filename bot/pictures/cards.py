"""Draws what whole cards share: size, backs, the opening; 60 points by 84."""

from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.pictures.colours import INK, IVORY, STRAW, Colour, Colours, mix
from bot.pictures.marks import arch, slab
from bot.pictures.paper import Edges, Paper

WIDTH, HEIGHT = 60, 84
INSET = 6.5
ARCHED = 20  # points: a back less wide shows its colour alone


@dataclass(frozen=True, slots=True)
class CardArt:
    """How a card looks, by its code in the texts of moves: its symbol and its colours."""

    code: str
    symbol: str
    ground: Colour
    window: Colour = IVORY
    mark: str = ""
    """What stands under the symbol of a special card."""
    value: int = 0  # points
    is_royal: bool = False

    @property
    def ink(self) -> Colour:
        """Return the ink on the window: the ground, darkened so that it reads at any size."""
        return mix(self.ground, INK, 1 / 3)

    @property
    def index(self) -> Colour:
        """Return the ink on the ground: brass for rare cards."""
        return STRAW if self.window == STRAW or self.is_royal or self.ground == INK else IVORY


def blank(width: int) -> Paper:
    """Return empty paper for a whole card, that many pixels wide."""
    return Paper(WIDTH, HEIGHT, width / WIDTH, edges="half")


@cache
def draw_small_back(game: Colours, width: float, height: float, pixels: int) -> Image.Image:
    """Draw a back that is too small for stones, and mostly too small for the arch."""
    paper = Paper(width, height, pixels, edges="half")
    colour, edge, radius = game.back, 0.06 * width, 0.12 * width
    paper.box(0, 0, width, height, radius, IVORY)
    paper.box(edge, edge, width - 2 * edge, height - 2 * edge, radius - edge, colour)
    if width >= ARCHED:
        paper.shape(arch(width / 2 - 7, 0.4 * height - 9.5, 14, 19), STRAW)
        paper.shape(arch(width / 2 - 6, 0.4 * height - 8.5, 12, 17), colour)
        paper.symbol(game.symbol, width / 2, 0.4 * height + 1, 9, STRAW)
    return paper.final()


@cache
def draw_back(game: Colours, width: int) -> Image.Image:
    paper = Paper(WIDTH, HEIGHT, width / WIDTH, edges="half")
    colour = game.back
    paper.box(0, 0, WIDTH, HEIGHT, 7, mix(IVORY, colour, 1 / 3))
    paper.box(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, 6.6, IVORY)
    paper.inlay(paving(53.2, 77.2, paper.pixels, colour, edges="half"), 3.4, 3.4, 4.6)
    paper.shape(arch(18.6, 25.6, 22.8, 32.8), STRAW)
    paper.shape(arch(20, 27, 20, 30), colour)
    paper.symbol(game.symbol, 30, 43.5, 13.5, STRAW)
    return paper.final()


def paving(
    width: float,
    height: float,
    pixels: float,
    colour: Colour,
    step: float = 9.6,
    edges: Edges = "soft",
) -> Paper:
    """Draw the stones of the yard, in rows that overlap like scales."""
    paper = Paper(width, height, pixels, colour, edges)
    rings = ((0.5, 0.34), (0.42, 0.0), (0.25, 0.26), (0.17, 0.0))
    for row in range(int(2 * height / step) + 3):
        for column in range(int(width / step) + 3):
            x = width / 2 + (column - int(width / step / 2) - 1 + row % 2 / 2) * step
            for radius, share in rings:
                paper.disc(x, row * step / 2, radius * step, mix(colour, STRAW, share))
    return paper


def opening(paper: Paper, art: CardArt, top: float, head: float) -> None:
    """Draw a coloured card with the opening that all decks share, and a fine line around it."""
    slab(paper, 0, WIDTH, 7, art.ground)
    lines = ((1.6, mix(art.ground, STRAW, 0.45)), (0.7, art.ground), (0.0, art.window))
    for out, fill in lines:
        width, height = WIDTH - 2 * (INSET - out), HEIGHT - top - INSET + 2 * out
        paper.shape(arch(INSET - out, top - out, width, height, head), fill)
