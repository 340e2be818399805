"""Draws each game's yard: its ground, the ticket in the middle, the places of the seats."""

from functools import cache
from typing import Literal, TypeAlias

from bot.pictures.canvas import PIXELS, WIDTH, Canvas, Sprite, sprite
from bot.pictures.colours import BRASS, INK, IVORY, STRAW, Colour, Colours, mix
from bot.pictures.marks import arch
from bot.pictures.paper import Paper
from bot.pictures.pieces import DULL
from bot.pictures.scene import State

MARGIN = 12
TILE_RADIUS = 9.4
BITE = 10  # the radius of the bitten corners
SPAN = 30.4  # from arch to arch, about
POINTER = 11  # how far it reaches to the middle
FRAME = 2  # of the seat to move
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}  # across, down


Way: TypeAlias = Literal["up", "down", "left", "right"]
"""From a seat to the middle."""


@cache
def yard(
    game: Colours,
    height: float,
    top: float,
    middle: float,
    left: float = MARGIN,
    width: float = WIDTH - 2 * MARGIN,
) -> Canvas:
    """Draw the ground of a picture, with a ticket from `top` and `left` on, `middle` high. Copy it
    to draw on it."""
    base, tile = game.base, game.tile
    canvas = Canvas(height, base)
    canvas.frame(4, 4, WIDTH - 8, height - 8, 9, mix(base, tile, 0.9), base, 0.8)
    ticket = _ticket(game, width, middle)
    canvas.lay(sprite(ticket.final()), left + width / 2, top + middle / 2)
    return canvas


def _ticket(game: Colours, width: float, height: float) -> Paper:
    """Draw the middle of the table: bitten corners, a fine line, the arcade of the yard at dusk."""
    base, tile = game.base, game.tile
    fill, line = mix(base, tile, 0.5), mix(base, BRASS, 2 / 3)
    paper = Paper(width, height, PIXELS, fill, "half")
    paper.box(3.6, 3.6, width - 7.2, height - 7.2, 0, line)
    paper.box(4.4, 4.4, width - 8.8, height - 8.8, 0, fill)
    arches = max(1, round((width - 32) / SPAN))
    span = (width - 32) / arches
    for place in range(arches):
        paper.shape(arch(18 + place * span, 11, span - 4, height - 22), base)
    for radius, colour in ((BITE + 4.4, line), (BITE + 3.6, fill), (BITE, base)):
        for x, y in ((0, 0), (width, 0), (0, height), (width, height)):
            paper.disc(x, y, radius, colour)
    return paper


def seat_tile(
    canvas: Canvas,
    game: Colours,
    x: float,
    y: float,
    width: float,
    height: float,
    state: State,
    toward: Way | None = None,
) -> tuple[Colour, Colour]:
    """Draw the place of a seat; return its ink and ground. The seat to move is lit, and where seats
    stand around the middle it points there."""
    base, raised = game.base, game.tile
    if state == "turn" and toward:
        across, down = WAYS[toward]
        far = (POINTER - 1) / 2
        canvas.lay(
            _point(toward),
            x + width / 2 + across * (width / 2 + far),
            y + height / 2 + down * (height / 2 + far),
        )
    canvas.set(tile(game, width, height, state), x - FRAME, y - FRAME)
    if state == "turn":
        return INK, IVORY
    if state == "idle":
        return IVORY, raised
    return (STRAW if state == "out" else mix(base, IVORY, DULL)), base


@cache
def tile(game: Colours, width: float, height: float, state: State) -> Canvas:
    """Draw a seat's place with enough of the yard around it for the frame of the seat to move."""
    base, raised, line = game.base, game.tile, game.line
    whole = Canvas(height + 2 * FRAME, base, width + 2 * FRAME)
    if state == "turn":
        whole.box(0, 0, whole.width, whole.height, TILE_RADIUS + FRAME, BRASS)
    colour = {
        "turn": IVORY,
        "idle": raised,
        "passed": line,
        "out": mix(base, BRASS, 2 / 3),
    }[state]
    whole.box(FRAME, FRAME, width, height, TILE_RADIUS, colour)
    if state in ("passed", "out"):
        whole.box(FRAME + 1, FRAME + 1, width - 2, height - 2, TILE_RADIUS - 1, base)
    return whole


@cache
def _point(toward: Way) -> Sprite:
    across, down = WAYS[toward]
    length, foot = POINTER + 1, 22
    width, height = (length, foot) if across else (foot, length)
    paper = Paper(width, height, PIXELS, edges="half")
    x, y = width / 2, height / 2
    corners = (
        (x - across * x + side * down * x, y - down * y + side * across * y) for side in (1, -1)
    )
    paper.shape((*corners, (x + across * x, y + down * y)), BRASS)
    return sprite(paper.final())
