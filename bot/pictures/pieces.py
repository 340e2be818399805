"""Draws the pieces of every table: cards with shadows, piles, coins, badges, purses."""

from functools import cache, lru_cache

from PIL import Image, ImageFilter

from bot.pictures.canvas import PIXELS, Canvas, Sprite, fitting, pixels, sprite, width_of
from bot.pictures.cards import draw_back, draw_small_back
from bot.pictures.colours import (
    BRASS,
    BRONZE,
    INK,
    IVORY,
    SHADE,
    STRAW,
    Colour,
    Colours,
    mix,
    parts,
)
from bot.pictures.marks import coin
from bot.pictures.paper import Paper
from bot.pictures.scene import LETTERS, State

SHADE_SHARE = 0.34
DROP, BLUR = 1.6, 1.2  # points
MARGIN = 4  # points around a card, for its shadow

LETTER = 1.45  # of a badge, in its radius
DULL = 2 / 3  # the share of ivory in the ink of a seat that has passed


def shadowed(card: Image.Image) -> Sprite:
    """Put a soft shadow under a card."""
    edge = pixels(MARGIN)
    size = (card.width + 2 * edge, card.height + 2 * edge)
    dark = Image.new("L", size)
    dark.paste(card.getchannel("A").point(_shade), (edge, edge + pixels(DROP)))
    whole = Image.new("RGBA", size, (*parts(SHADE), 0))
    whole.putalpha(dark.filter(ImageFilter.BoxBlur(pixels(BLUR) / 2)))
    whole.alpha_composite(card, (edge, edge))
    return sprite(whole)


def _shade(density: int) -> int:
    return round(density * SHADE_SHARE)


def turned(card: Image.Image, degrees: float) -> Image.Image:
    if not degrees:
        return card
    return card.rotate(degrees, Image.Resampling.BICUBIC, expand=True)


@cache
def heaped_back(game: Colours, width: int) -> Sprite:
    """Draw the top of a face-down pile, and the edges of two more cards."""
    back, step = draw_back(game, pixels(width)), pixels(2)
    whole = Image.new("RGBA", (back.width + 2 * step, back.height + 2 * step))
    for card in range(3):
        whole.alpha_composite(back, (card * step, (2 - card) * step))
    return shadowed(whole)


@cache
def small_back(game: Colours, width: float, height: float) -> Sprite:
    return sprite(draw_small_back(game, width, height, PIXELS))


def pile(canvas: Canvas, game: Colours, x: float, y: float, count: int, width: int = 46) -> None:
    """Draw a face-down pile with its number on a coin; an empty one is only its place."""
    height = width * 7 / 5
    if count:
        canvas.lay(heaped_back(game, width), x, y)
    else:
        empty_place(canvas, x - width / 2, y - height / 2, width, height, game.base)
    number(canvas, x + width / 2, y + height / 2 - 4, 12.5, count, 14)


def empty_place(
    canvas: Canvas, x: float, y: float, width: float, height: float, inside: Colour
) -> None:
    """Draw a place for cards with none on it."""
    canvas.frame(x, y, width, height, 6, mix(inside, BRASS, 0.4), inside, 0.8)


def number(canvas: Canvas, x: float, y: float, radius: float, value: int, size: float) -> None:
    """Write a number on a coin, or on a bar of brass where it does not fit a coin."""
    text = signed(value)
    room = 1.66 * radius
    fit = fitting(text, size, room)
    wide = width_of(text, fit, "sans")
    if wide <= room:
        canvas.lay(blank_coin(radius), x, y)
    else:
        half = wide / 2 + 5
        x = min(x, canvas.width - 14 - half)
        canvas.box(x - half, y - 10, 2 * half, 20, 10, BRONZE)
        canvas.box(x - half + 0.7, y - 9.3, 2 * half - 1.4, 18.6, 9.3, BRASS)
    canvas.text(x, y, text, fit, INK, "sans")


def signed(value: int) -> str:
    """Write a number with a real minus sign."""
    return str(value).replace("-", "−")


@cache
def blank_coin(radius: float) -> Sprite:
    side = 2 * radius + 1
    paper = Paper(side, side, PIXELS, edges="half")
    coin(paper, side / 2, side / 2, radius)
    return sprite(paper.final())


def show_badge(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    seat: int,
    state: State = "idle",
    ink: Colour = INK,
    ground: Colour = IVORY,
) -> None:
    """Draw the letter of a seat: on a coin, a dark one if it is to move, in a ring if it is out."""
    if state in ("passed", "out"):
        canvas.ring(x, y, radius, ink, ground, 1.2)
    else:
        canvas.disc(x, y, radius, INK if state == "turn" else STRAW)
        ink = IVORY if state == "turn" else INK
    canvas.text(x, y, LETTERS[seat], radius * LETTER, ink)


@lru_cache(maxsize=128)
def purse(tokens: int, size: float, ring: Colour, ground: Colour) -> Sprite:
    """Draw five places, with a coin in each that is won."""
    paper = Paper(13 * size, 2.6 * size, PIXELS, ground, "half")
    for place in range(5):
        x, y = (1.3 + 2.6 * place) * size, 1.3 * size
        if place < tokens:
            paper.disc(x, y, size, BRONZE if ground == IVORY else BRASS)
        else:
            paper.disc(x, y, size, ring)
            paper.disc(x, y, size - 0.7, ground)
    return sprite(paper.final())


def gold(state: State, ink: Colour) -> Colour:
    """Return the colour of what is precious, on the place of a seat in that state."""
    return BRONZE if state == "turn" else STRAW if state == "idle" else ink
