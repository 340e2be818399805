"""Draws the table of RANK: seats clockwise from the top left, the pile between them. Up to four
sit at its sides, more of them above and below."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from PIL import Image

from bot.looks.rank.art import COLOURS, ROLES, Role, draw_card
from bot.pictures.canvas import PIXELS, WIDTH, Canvas, Sprite, fitting, pixels, sprite, width_of
from bot.pictures.cards import draw_small_back
from bot.pictures.colours import INK, IVORY, Colour, mix
from bot.pictures.furniture import MARGIN, Way, seat_tile, yard
from bot.pictures.pieces import (
    blank_coin,
    empty_place,
    gold,
    number,
    pile,
    purse,
    shadowed,
    show_badge,
    small_back,
    turned,
)
from bot.pictures.scene import State

CARD = 60  # points wide
STEP = 36  # from card to card, where there is room
TILTED = 4  # more cards than these lie straight
EDGE = 2.4  # from copy to copy in a heap
BACK = 14, 20  # of a pile beside its number


@dataclass(frozen=True, slots=True)
class RankSeat:
    cards: int
    state: State = "idle"
    place: int = 0  # of a seat that is out, from 1
    role: Role | None = None
    tokens: int = 0
    reign: int | None = None  # hands in a row as King: the endless game counts them, not tokens


@dataclass(frozen=True, slots=True)
class RankScene:
    seats: tuple[RankSeat, ...]
    draw_pile: int  # cards
    extra: int = 0  # cards in the hand set aside
    laid: tuple[str, ...] = ()  # what lies on top, card by card
    pile: tuple[int, int] | None = None  # what that stands for: count and value
    owner: int | None = None

    def draw(self) -> Canvas:
        return rank_table(self)


@dataclass(frozen=True, slots=True)
class Places:
    """Where the seats stand, by how many there are, and where on a tile its facts are.

    A fact's place is x, y and size from the left and the top of its tile.
    """

    height: float  # of the picture
    tile: float  # how high
    gap: float
    badge: tuple[float, float, float]
    hand: tuple[float, float, float]
    role: tuple[float, float, float]  # x from the right
    purse: tuple[float, float, float]  # x from the right, or with 0 in the middle
    spread: float = 92  # from the first card of a play to the last
    singly: int = 6  # more cards than these lie in heaps


BESIDE = 98  # points wide: the tile of a seat beside the pile
FEW = Places(
    *(180, 74, 8),
    *((22, 23, 16.5), (13.5, 55, 22), (25, 23, 25), (25.5, 56, 3.2)),
    spread=52,
    singly=4,
)
SOME = Places(280, 72, 7, (23, 23, 16.5), (16, 54, 22), (25, 23, 25), (26, 55, 3.4))
MANY = Places(284, 74, 5, (16.5, 18, 13), (13, 46, 20), (12.5, 18, 16), (0, 65, 3.4))

Spot: TypeAlias = tuple[float, float, float, Way]
"""Left, top and width of a seat's tile, and its way to the middle."""


def places(seats: int) -> Places:
    return FEW if seats <= 4 else SOME if seats <= 6 else MANY


def spots(seats: int) -> Iterator[Spot]:
    return _beside() if places(seats) is FEW else _above_and_below(seats)


def _beside() -> Iterator[Spot]:
    right, low = WIDTH - MARGIN - BESIDE, FEW.height - MARGIN - FEW.tile
    yield MARGIN, MARGIN, BESIDE, "right"
    yield right, MARGIN, BESIDE, "left"
    yield right, low, BESIDE, "left"
    yield MARGIN, low, BESIDE, "right"


def _above_and_below(seats: int) -> Iterator[Spot]:
    its = places(seats)
    upper = (seats + 1) // 2
    width = (WIDTH - 2 * MARGIN - its.gap * (upper - 1)) / upper
    for seat in range(seats):
        above = seat < upper
        column = seat if above else seats - 1 - seat + (2 * upper - seats) / 2
        top = MARGIN if above else its.height - MARGIN - its.tile
        yield MARGIN + column * (width + its.gap), top, width, "down" if above else "up"


def rank_table(scene: RankScene) -> Canvas:
    its = places(len(scene.seats))
    canvas = _between(scene) if its is FEW else _across(scene, its)
    tiles = list(zip(spots(len(scene.seats)), enumerate(scene.seats), strict=False))
    for spot, (seat, shown) in sorted(tiles, key=lambda tile: tile[1][1].state == "turn"):
        _seat(canvas, its, spot, seat, shown)
    return canvas


# The piles in a column between the seats


def _between(scene: RankScene) -> Canvas:
    """Draw the play above, below it what it stands for and whose it is, then what is face down."""
    left, middle = MARGIN + BESIDE + 6, WIDTH / 2
    canvas = yard(
        COLOURS, FEW.height, MARGIN, FEW.height - 2 * MARGIN, left, WIDTH - 2 * left
    ).copy()
    _laid(canvas, scene.laid, FEW, middle, 60)
    if scene.pile is not None and scene.owner is not None:
        count, value = scene.pile
        stands = f"{count}×{value}"
        size = fitting(stands, 26, 78, "serif")
        long = width_of(stands, size)
        start = middle - (long + 34) / 2
        canvas.text(start, 121, stands, size, IVORY, align="left")
        show_badge(canvas, start + long + 21, 121, 13, scene.owner)
    apart = 27 if scene.extra else 0
    _counted(canvas, _stack(), middle - apart, scene.draw_pile)
    if scene.extra:
        _counted(canvas, _fan(), middle + apart, scene.extra)
    return canvas


def _counted(canvas: Canvas, cards: Sprite, x: float, count: int) -> None:
    """Draw cards that lie face down, small, beside their number."""
    text, across = str(count), cards.mask.width / PIXELS
    start = x - (across + 5 + width_of(text, 17, "sans")) / 2
    if count:
        canvas.lay(cards, start + across / 2, 150)
    else:
        empty_place(canvas, start + 2, 150 - BACK[1] / 2, *BACK, COLOURS.base)
    canvas.text(start + across + 5, 150, text, 17, IVORY, "sans", "left")


@cache
def _stack() -> Sprite:
    """Draw the pile to draw from."""
    back, step = draw_small_back(COLOURS, *BACK, PIXELS), pixels(2)
    whole = Image.new("RGBA", (back.width + 2 * step, back.height + 2 * step))
    for card in range(3):
        whole.alpha_composite(back, (card * step, (2 - card) * step))
    return sprite(whole)


@cache
def _fan() -> Sprite:
    """Draw the hand set aside: held cards, no pile."""
    back, step = draw_small_back(COLOURS, *BACK, PIXELS), pixels(7)
    cards = [turned(back, tilt) for tilt in (12, -12)]
    whole = Image.new("RGBA", (cards[0].width + step, cards[0].height))
    for place, card in enumerate(cards):
        whole.alpha_composite(card, (place * step, 0))
    return sprite(whole)


# The piles in a row between the seats


def _across(scene: RankScene, its: Places) -> Canvas:
    top = MARGIN + its.tile + 10
    middle = its.height - 2 * top
    canvas = yard(COLOURS, its.height, top, middle).copy()
    _piles(canvas, scene, its, top + middle / 2)
    return canvas


def _piles(canvas: Canvas, scene: RankScene, its: Places, y: float) -> None:
    pile(canvas, COLOURS, 46 if scene.extra else 58, y, scene.draw_pile, 40 if scene.extra else 46)
    if scene.extra:
        canvas.lay(small_back(COLOURS, 20, 28), 92, y - 20)
        number(canvas, 92, y + 4, 9.6, scene.extra, 12)
    _laid(canvas, scene.laid, its, 184 if scene.extra and scene.laid else 180, y)
    if scene.pile is not None:
        count, value = scene.pile
        stands = f"{count}×{value}"
        canvas.text(307, y - 18, stands, fitting(stands, 28, 64, "serif"), IVORY)
    if scene.owner is not None:
        show_badge(canvas, 307, y + 19, 15, scene.owner)


# The play


def _laid(canvas: Canvas, cards: tuple[str, ...], its: Places, x: float, y: float) -> None:
    if not cards:
        empty_place(canvas, x - CARD / 2, y - 42, CARD, 84, COLOURS.base)
    elif len(cards) > its.singly:
        _heaps(canvas, cards, its.spread, x, y)
    else:
        _singly(canvas, cards, its.spread, x, y)


def _singly(canvas: Canvas, cards: tuple[str, ...], spread: float, x: float, y: float) -> None:
    gaps = max(1, len(cards) - 1)
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        tilt = -off * min(5.5, 16.5 / gaps) if len(cards) <= TILTED else 0.0
        drop = abs(off) * 5.2 / gaps if tilt else 0
        canvas.lay(_card(card, tilt), x + off * min(STEP, spread / gaps), y + drop)


def _heaps(canvas: Canvas, cards: tuple[str, ...], spread: float, x: float, y: float) -> None:
    """Copies as edges behind the front card, with their number on a disc."""
    heaps = list(Counter(cards).items())
    edges = (len(cards) - len(heaps)) * EDGE
    step = min(CARD + 4, (spread - edges) / max(1, len(heaps) - 1))
    left = x - (edges + step * (len(heaps) - 1)) / 2
    for card, count in heaps:
        for _ in range(count - 1):
            canvas.lay(_card(card, 0.0), left, y)
            left += EDGE
        canvas.lay(_card(card, 0.0), left, y)
        if count > 1:
            canvas.ring(left - 19, y + 31, 10.5, IVORY, INK, 1)
            canvas.text(left - 19, y + 31, str(count), 14, IVORY, "sans")
        left += step


@cache
def _card(card: str, tilt: float) -> Sprite:
    return shadowed(turned(draw_card(card, pixels(CARD)), tilt))


# A seat


def _seat(
    canvas: Canvas,
    its: Places,
    spot: Spot,
    seat: int,
    shown: RankSeat,
) -> None:
    """Badge, cards in hand, role and purse; who is out shows the place instead of the cards."""
    x, y, width, toward = spot
    state = shown.state
    ink, ground = seat_tile(canvas, COLOURS, x, y, width, its.tile, state, toward)
    bx, by, radius = its.badge
    show_badge(canvas, x + bx, y + by, radius, seat, state, ink, ground)
    _hand(canvas, x + its.hand[0], y + its.hand[1], its.hand[2], shown, ink)
    if shown.role:
        right, down, size = its.role
        canvas.symbol(ROLES[shown.role], x + width - right, y + down, size, gold(state, ink))
    right, down, size = its.purse
    _winnings(
        canvas, x + (width - right if right else width / 2), y + down, size, shown, ink, ground
    )


def _hand(canvas: Canvas, x: float, y: float, size: float, shown: RankSeat, ink: Colour) -> None:
    if shown.state == "out" or shown.state == "passed":
        canvas.symbol("done" if shown.state == "out" else "passed", x, y, size * 0.7, ink)
    else:
        canvas.lay(small_back(COLOURS, size * 0.64, size * 0.9), x, y)
    count = shown.place if shown.state == "out" else shown.cards
    canvas.text(x + size * 0.54, y, str(count), size, ink, "sans", "left")


def _winnings(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    shown: RankSeat,
    ink: Colour,
    ground: Colour,
) -> None:
    """Five places for tokens, or one coin with their number; without tokens the run as King."""
    if shown.reign is not None:
        if shown.reign:
            canvas.symbol("crown", x - 8, y - 0.5, 12, gold(shown.state, ink))
            canvas.text(x + 2, y, str(shown.reign), 12.5, ink, "sans", "left")
    elif shown.tokens > 5:
        canvas.lay(blank_coin(8), x, y - 1)
        canvas.text(x, y - 1, str(shown.tokens), 12, INK, "sans")
    else:
        canvas.lay(purse(shown.tokens, size, mix(ground, ink, 0.5), ground), x, y)
