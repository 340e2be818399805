"""The faces of application emojis: 128 pixels square, read at 22 (RANK, RACK-O) and at 32."""

import hashlib
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PIL import Image

from bot.pictures.cards import paving, special
from bot.pictures.colours import BACKS, BRASS, BRONZE, INK, IVORY, ROYAL, STRAW, Colour, mix
from bot.pictures.decks import HIGHEST, NUMBERS, PEOPLE, PRICES, RANK, SCOTS, Look, tens
from bot.pictures.marks import POINTED, arch, badge, coin, slab, tide
from bot.pictures.paper import Paper

SIDE = 128  # pixels
POINTS = 64
COLOURS = 128  # in the file of one face


@dataclass(frozen=True, slots=True)
class Drawn:
    """A face as a file, and a digest of its pixels that tells whether the art has changed."""

    png: bytes
    digest: str


def draw(name: str) -> Image.Image:
    """A face by its name, with soft edges and full colours."""
    paper = Paper(POINTS, POINTS, SIDE / POINTS)
    FACES[name](paper)
    return paper.final()


def drawn(name: str) -> Drawn:
    image = draw(name)
    file = io.BytesIO()
    few = image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    return Drawn(file.getvalue(), hashlib.sha256(image.tobytes()).hexdigest()[:16])


def _card(paper: Paper, ground: Colour) -> None:
    slab(paper, 2, 60, 11, ground)


def _number(look: Look, paper: Paper) -> None:
    _card(paper, look.ground)
    paper.shape(arch(6, 4, 52, 56), IVORY)
    paper.text(32, 29.5, look.code, 46 if len(look.code) == 1 else 38, look.ink)
    paper.symbol(look.symbol, 32, 53, 11.5, look.ground)


def _special(look: Look, paper: Paper) -> None:
    _card(paper, look.ground)
    paper.shape(arch(6, 4, 52, 56), look.window)
    paper.text(9, 9.2, look.code, 9.5 if look.code == "W" else 11, STRAW)
    special(paper, look, 32, 32, 38, 51)


def _racko(number: int, paper: Paper) -> None:
    _card(paper, tens(number))
    tide(paper, number / HIGHEST, tens(number), 6, 4, 52, 56)
    paper.text(32, 32, str(number), 41 if number > 9 else 46, INK)


def _back(game: str, paper: Paper) -> None:
    paper.box(2, 0, 60, 64, 11, mix(IVORY, BACKS[game], 1 / 3))
    paper.box(3.2, 1.2, 57.6, 61.6, 10, IVORY)
    paper.inlay(paving(50, 54, paper.pixels, BACKS[game], 18), 7, 5, 6)


def _person(look: Look, paper: Paper) -> None:
    _card(paper, look.ground)
    paper.shape(arch(6, 4, 52, 40, POINTED), look.window)
    paper.symbol(look.symbol, 32, 25, 33, look.ink)
    paper.text(6.5, 53, look.code, 15.5, look.index, align="left")
    coin(paper, 48.5, 49.5, 13, str(look.value), 16)
    if look.is_royal:
        paper.symbol("crown", 54.5, 9, 11, STRAW)


def _price(value: int, paper: Paper) -> None:
    """A coin in the colour of those who are worth it."""
    ground = PRICES[value]
    paper.disc(32, 32, 31.5, mix(ground, IVORY, 1 / 3))
    paper.disc(32, 32, 30.3, ground)
    paper.disc(32, 32, 26.5, STRAW)
    paper.text(32, 32, str(value), 38, INK, "sans")


def _royal_price(value: int, paper: Paper) -> None:
    """Under a crown."""
    paper.disc(32, 32, 31.5, BRASS)
    paper.disc(32, 32, 29.6, ROYAL)
    paper.symbol("crown", 32, 15, 22, STRAW)
    paper.text(32, 40.5, str(value), 36, IVORY, "sans")


def _wild_price(value: int, paper: Paper) -> None:
    """On a cut gem."""
    paper.shape(((14, 1), (50, 1), (64, 25), (32, 63), (0, 25)), BRASS)
    paper.shape(((15.3, 3.4), (48.7, 3.4), (61, 24.6), (32, 59.4), (3, 24.6)), INK)
    paper.text(32, 25, str(value), 33, STRAW, "sans")


def _role(symbol: str, paper: Paper) -> None:
    paper.disc(32, 32, 31, BRASS)
    paper.disc(32, 32, 28.6, INK)
    paper.symbol(symbol, 32, 31, 42, STRAW)


def _token(paper: Paper) -> None:
    coin(paper, 32, 32, 31)
    paper.symbol("crown", 32, 31, 36, mix(BRONZE, INK, 1 / 3))


def _seat(letter: str, paper: Paper) -> None:
    badge(paper, 32, 32, 31, letter)


SPECIALS = {
    "C": "rank_crown",
    "D": "rank_crown_draw_2",
    "U": "rank_up",
    "V": "rank_down",
    "W": "rank_wild",
}
ROLES = {
    "role_king": "crown",
    "role_queen": "coronet",
    "role_knight": "sword",
    "role_beggar": "bowl",
}
SEATS = "abcdefghijkl"

FACES: Mapping[str, Callable[[Paper], None]] = {
    **{f"rank_{number}": partial(_number, RANK[str(number)]) for number in NUMBERS},
    **{name: partial(_special, RANK[code]) for code, name in SPECIALS.items()},
    **{name: partial(_role, symbol) for name, symbol in ROLES.items()},
    "token": _token,
    **{f"seat_{letter}": partial(_seat, letter.upper()) for letter in SEATS},
    **{f"racko_{number}": partial(_racko, number) for number in range(1, HIGHEST + 1)},
    "racko_back": partial(_back, "racko"),
    **{name: partial(_person, SCOTS[code]) for code, name in PEOPLE.items()},
    **{f"coin_{value}": partial(_price, value) for value in sorted(PRICES)},
    "coin_20_royal": partial(_royal_price, 20),
    "coin_25_royal": partial(_royal_price, 25),
    "coin_25_wild": partial(_wild_price, 25),
}
"""Every face, in the order in which they are made. The names are what a screen reader says."""
