"""Draws RANK's cards and emojis: letter, symbol and place tell them apart, never colour alone."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Literal, TypeAlias

from PIL import Image

from bot.pictures import faces
from bot.pictures.cards import CardArt, blank, opening
from bot.pictures.colours import (
    BRASS,
    BRONZE,
    CLAY,
    INK,
    IVORY,
    LAPIS,
    MADDER,
    MOSS,
    PLUM,
    STRAW,
    TEAL,
    Colours,
    mix,
)
from bot.pictures.fonts import SMALLEST
from bot.pictures.marks import ROUND, arch, coin
from bot.pictures.paper import Paper

COLOURS = Colours(
    back="#24417A",
    symbol="crown",
    base="#14382F",  # bottle green
    tile="#1E4A3F",
    line="#42705F",
)

BANDS = (("leaf", MOSS), ("lozenge", LAPIS), ("shield", PLUM), ("sun", MADDER))
"""1–3, 4–6, 7–9, 10–12: low to high."""

NUMBERS = range(1, 13)

DECK: Mapping[str, CardArt] = {
    **{str(number): CardArt(str(number), *BANDS[(number - 1) // 3]) for number in NUMBERS},
    "C": CardArt("C", "crown", INK, STRAW),
    "D": CardArt("D", "crown", INK, STRAW, "+2"),
    "U": CardArt("U", "up", TEAL, mark="+1"),
    "V": CardArt("V", "down", CLAY),
    "W": CardArt("W", "star", INK),
}
"""By the code of the move texts."""

SPECIALS: Mapping[str, str] = {
    "C": "rank_crown",
    "D": "rank_crown_draw_2",
    "U": "rank_up",
    "V": "rank_down",
    "W": "rank_wild",
}
"""The emojis of the special cards."""

Role: TypeAlias = Literal["king", "queen", "knight", "beggar"]

ROLES: Mapping[Role, str] = {
    "king": "crown",
    "queen": "coronet",
    "knight": "sword",
    "beggar": "bowl",
}
"""The symbol of each."""


# Cards


@cache
def draw_card(card: str, width: int) -> Image.Image:
    """So many pixels wide. It is shared: paste it, do not draw on it."""
    paper, art = blank(width), DECK[card]
    opening(paper, art, 9, ROUND)
    paper.text(9.4, 10.2, art.code, 12.5 if len(art.code) == 1 else SMALLEST, art.index)
    if art.code.isdigit():
        paper.symbol(art.symbol, 51, 10, 9.5, IVORY)
        paper.text(30, 42, art.code, 45 if len(art.code) == 1 else 38, art.ink)
        paper.symbol(art.symbol, 30, 68, 12, art.ground)
    else:
        _special(paper, art, 30, 46, 32, 68)
    return paper.final()


def _special(paper: Paper, art: CardArt, x: float, y: float, size: float, foot: float) -> None:
    """What stands in the opening of a special card, and its mark below."""
    if art.symbol == "star":
        paper.quarters("star", x, y + 2, size * 1.4, [colour for _, colour in BANDS])
        paper.disc(x, y + 2, size * 0.17, art.window)
        return
    if art.mark:
        paper.symbol(art.symbol, x, y - 6.5, size * 0.86, art.ground)
        paper.text(x, foot, art.mark, size * 0.6, art.ink)
    else:
        paper.symbol(art.symbol, x, y + 2, size * 1.15, art.ground)


# Emojis


def _number_face(art: CardArt, paper: Paper) -> None:
    faces.card(paper, art.ground)
    paper.shape(arch(6, 4, 52, 56), IVORY)
    paper.text(32, 29.5, art.code, 46 if len(art.code) == 1 else 38, art.ink)
    paper.symbol(art.symbol, 32, 53, 11.5, art.ground)


def _special_face(art: CardArt, paper: Paper) -> None:
    faces.card(paper, art.ground)
    paper.shape(arch(6, 4, 52, 56), art.window)
    paper.text(9, 9.2, art.code, 9.5 if art.code == "W" else 11, STRAW)
    _special(paper, art, 32, 32, 38, 51)


def _role_face(symbol: str, paper: Paper) -> None:
    paper.disc(32, 32, 31, BRASS)
    paper.disc(32, 32, 28.6, INK)
    paper.symbol(symbol, 32, 31, 42, STRAW)


def _token_face(paper: Paper) -> None:
    coin(paper, 32, 32, 31)
    paper.symbol("crown", 32, 31, 36, mix(BRONZE, INK, 1 / 3))


EMOJIS: Mapping[str, str] = {
    **{f"rank_{number}": f"[{number}]" for number in NUMBERS},
    **{name: f"[{code}]" for code, name in SPECIALS.items()},
    "role_king": "♔",
    "role_queen": "♕",
    "role_knight": "♘",
    "role_beggar": "♙",
    "token": "●",
}
"""In plain text, in the order in which they are made. The names are what a screen reader says."""

FACES: Mapping[str, Callable[[Paper], None]] = {
    **{f"rank_{number}": partial(_number_face, DECK[str(number)]) for number in NUMBERS},
    **{name: partial(_special_face, DECK[code]) for code, name in SPECIALS.items()},
    **{f"role_{role}": partial(_role_face, symbol) for role, symbol in ROLES.items()},
    "token": _token_face,
}


def draw_emoji(name: str) -> Paper:
    paper = faces.blank()
    FACES[name](paper)
    return paper
