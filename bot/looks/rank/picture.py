"""Draws the table of RANK: seats in two rows, clockwise from the top left, the pile between
them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.looks.rank.art import COLOURS, ROLES, Role, draw_card
from bot.pictures.canvas import WIDTH, Canvas, Sprite, fitting, pixels
from bot.pictures.colours import INK, IVORY, Colour, mix
from bot.pictures.furniture import MARGIN, seat_tile, yard
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
SPREAD = 92  # points from the first card of a play to the last
STEP = 36  # from card to card, where there is room
SINGLY = 6  # more cards than these lie in heaps
TILTED = 4  # more cards than these lie straight
EDGE = 2.4  # from copy to copy in a heap


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


FEW = Places(270, 60, 7, (27, 30, 18.5), (58, 30, 26), (33.5, 21.5, 26), (33.5, 46.8, 4.1))
SOME = Places(294, 72, 7, (23, 23, 16.5), (16, 54, 22), (25, 23, 25), (26, 55, 3.4))
MANY = Places(306, 74, 5, (16.5, 18, 13), (13, 46, 20), (12.5, 18, 16), (0, 65, 3.4))


def places(seats: int) -> Places:
    return FEW if seats <= 4 else SOME if seats <= 6 else MANY


def spots(seats: int) -> Iterator[tuple[float, float, float, int]]:
    """Left, top and width of each seat's tile, and its way to the middle."""
    its = places(seats)
    upper = (seats + 1) // 2
    width = (WIDTH - 2 * MARGIN - its.gap * (upper - 1)) / upper
    for seat in range(seats):
        above = seat < upper
        column = seat if above else seats - 1 - seat + (2 * upper - seats) / 2
        top = MARGIN if above else its.height - MARGIN - its.tile
        yield MARGIN + column * (width + its.gap), top, width, 1 if above else -1


def rank_table(scene: RankScene) -> Canvas:
    its = places(len(scene.seats))
    top = MARGIN + its.tile + 10
    middle = its.height - 2 * top
    canvas = yard(COLOURS, its.height, top, middle).copy()
    _piles(canvas, scene, top + middle / 2)
    tiles = list(zip(spots(len(scene.seats)), enumerate(scene.seats), strict=True))
    for spot, (seat, shown) in sorted(tiles, key=lambda tile: tile[1][1].state == "turn"):
        _seat(canvas, its, spot, seat, shown)
    return canvas


def _piles(canvas: Canvas, scene: RankScene, y: float) -> None:
    pile(canvas, COLOURS, 46 if scene.extra else 58, y, scene.draw_pile, 40 if scene.extra else 46)
    if scene.extra:
        canvas.lay(small_back(COLOURS, 20, 28), 92, y - 20)
        number(canvas, 92, y + 4, 9.6, scene.extra, 12)
    if scene.laid:
        _play(canvas, scene.laid, 184 if scene.extra else 180, y)
    else:
        empty_place(canvas, 180 - CARD / 2, y - 42, CARD, 84, COLOURS.base)
    if scene.pile is not None:
        count, value = scene.pile
        stands = f"{count}×{value}"
        canvas.text(307, y - 18, stands, fitting(stands, 28, 64, "serif"), IVORY)
    if scene.owner is not None:
        show_badge(canvas, 307, y + 19, 15, scene.owner)


def _play(canvas: Canvas, cards: tuple[str, ...], x: float, y: float) -> None:
    if len(cards) > SINGLY:
        _heaps(canvas, cards, x, y)
        return
    gaps = max(1, len(cards) - 1)
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        tilt = -off * min(5.5, 16.5 / gaps) if len(cards) <= TILTED else 0.0
        drop = abs(off) * 5.2 / gaps if tilt else 0
        canvas.lay(_card(card, tilt), x + off * min(STEP, SPREAD / gaps), y + drop)


def _heaps(canvas: Canvas, cards: tuple[str, ...], x: float, y: float) -> None:
    """Copies as edges behind the front card, with their number on a disc."""
    heaps = list(Counter(cards).items())
    edges = (len(cards) - len(heaps)) * EDGE
    step = min(CARD + 4, (SPREAD - edges) / max(1, len(heaps) - 1))
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


def _seat(
    canvas: Canvas,
    its: Places,
    spot: tuple[float, float, float, int],
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
