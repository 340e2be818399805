"""Draws each game's yard: its ground, the ticket in the middle, the places of the seats."""

from functools import cache

from bot.pictures.canvas import PIXELS, WIDTH, Canvas, Sprite, sprite
from bot.pictures.colours import BRASS, INK, IVORY, STRAW, Colour, Colours, mix
from bot.pictures.marks import arch
from bot.pictures.paper import Paper
from bot.pictures.pieces import DULL
from bot.pictures.scene import State

MARGIN = 12
TILE_RADIUS = 9.4
BITE = 10  # the radius of the bitten corners
ARCHES = 10
POINTER = 11  # how far it reaches to the middle
FRAME = 2  # of the seat to move


@cache
def yard(game: Colours, height: float, top: float, middle: float) -> Canvas:
    """The ground of a picture, with a ticket so high from `top` on. Copy it to draw on it."""
    base, tile = game.base, game.tile
    canvas = Canvas(height, base)
    canvas.frame(4, 4, WIDTH - 8, height - 8, 9, mix(base, tile, 0.9), base, 0.8)
    ticket = _ticket(game, WIDTH - 2 * MARGIN, middle)
    canvas.lay(sprite(ticket.final()), WIDTH / 2, top + middle / 2)
    return canvas


def _ticket(game: Colours, width: float, height: float) -> Paper:
    """The middle of the table: bitten corners, a fine line, and the arcade of the yard at dusk."""
    base, tile = game.base, game.tile
    fill, line = mix(base, tile, 0.5), mix(base, BRASS, 2 / 3)
    paper = Paper(width, height, PIXELS, fill, "half")
    paper.box(3.6, 3.6, width - 7.2, height - 7.2, 0, line)
    paper.box(4.4, 4.4, width - 8.8, height - 8.8, 0, fill)
    span = (width - 32) / ARCHES
    for place in range(ARCHES):
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
    toward: int = 0,
) -> tuple[Colour, Colour]:
    """The place of a seat, and its ink and ground. The seat to move lies in the light, and where
    seats stand around the middle it points there: 1 down, -1 up."""
    base, raised = game.base, game.tile
    if state == "turn" and toward:
        _pointer(canvas, x + width / 2, y + height if toward > 0 else y, toward)
    canvas.set(tile(game, width, height, state), x - FRAME, y - FRAME)
    if state == "turn":
        return INK, IVORY
    if state == "idle":
        return IVORY, raised
    return (STRAW if state == "out" else mix(base, IVORY, DULL)), base


@cache
def tile(game: Colours, width: float, height: float, state: State) -> Canvas:
    """With so much of the yard around it as the frame of the seat to move needs."""
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


def _pointer(canvas: Canvas, x: float, edge: float, toward: int) -> None:
    down = toward > 0
    canvas.lay(_point(down), x, edge + (POINTER - 1) / 2 * toward)


@cache
def _point(down: bool) -> Sprite:
    width, height = 22, POINTER + 1
    paper = Paper(width, height, PIXELS, edges="half")
    foot, tip = (0, height) if down else (height, 0)
    paper.shape(((0, foot), (width, foot), (width / 2, tip)), BRASS)
    return sprite(paper.final())
