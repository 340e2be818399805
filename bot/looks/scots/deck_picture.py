"""Draws the reference card of Queen of Scots: every card of the deck, and how many there are."""

from dataclasses import dataclass

from bot.looks.scots.art import COLOURS, draw_person
from bot.looks.scots.kinds import Kind, looks
from bot.pictures.canvas import WIDTH, Canvas, pixels
from bot.pictures.colours import IVORY
from bot.pictures.furniture import MARGIN
from bot.pictures.pieces import shadowed

ACROSS = 6
CARD, HEIGHT = 54, 75.6  # points
LINE, GAP = 20, 8  # for the number below a card, and between rows


@dataclass(frozen=True, slots=True)
class DeckScene:
    """Holds kinds in the order in which they are shown, with their copies; at a table also how many
    of each everybody has seen."""

    deck: tuple[Kind, ...]
    copies: tuple[int, ...]
    seen: tuple[int, ...] | None = None
    is_drawn: bool = True  # the deck is the one that there are symbols for

    def draw(self) -> Canvas:
        return reference_card(self)


def reference_card(scene: DeckScene) -> Canvas:
    art = looks(scene.deck, scene.is_drawn)
    lines = -(-len(scene.deck) // ACROSS)
    canvas = Canvas(2 * MARGIN + lines * (HEIGHT + LINE + GAP) - GAP, COLOURS.base)
    step = (WIDTH - 2 * MARGIN) / ACROSS
    for place, kind in enumerate(scene.deck):
        line, column = divmod(place, ACROSS)
        x = MARGIN + (column + 0.5) * step
        top = MARGIN + line * (HEIGHT + LINE + GAP)
        canvas.lay(shadowed(draw_person(art[kind.code], pixels(CARD))), x, top + HEIGHT / 2)
        canvas.text(x, top + HEIGHT + LINE / 2 + 1, number(scene, place), 16, IVORY, "sans")
    return canvas


def number(scene: DeckScene, place: int) -> str:
    """Return `×7`, or `2/7` where two of seven have been seen."""
    copies = scene.copies[place]
    return f"×{copies}" if scene.seen is None else f"{scene.seen[place]}/{copies}"
