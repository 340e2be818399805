"""The faces as files, and as they look at the size of a line of text."""

import io
import re
import time
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.looks.catalogue import draw_emoji, drawn, every_emoji
from bot.looks.rank.art import BANDS, SPECIALS
from bot.looks.scots.art import PEOPLE
from bot.looks.sheet import reduced
from bot.pictures.colours import AROUND, IVORY, parts
from bot.pictures.faces import SIDE
from bot.pictures.fonts import letters
from bot.pictures.symbols import SYMBOLS, stencil
from games.racko.state import cards_in_play
from games.rank.cards import KINDS
from games.scots.deckfile import default_deck
from tests.bot.pictures.contrast import contrast, luminance

NAMES = every_emoji()
EVERYWHERE = 4.5  # the contrast of a numeral with what lies under it


@cache
def draw(name: str) -> Image.Image:
    """To be looked at, never changed."""
    return draw_emoji(name).final()


def family(prefix: str) -> list[str]:
    return [name for name in NAMES if name.startswith(prefix)]


def lit(colour: tuple[int, ...]) -> float:
    return luminance(*colour[:3])


def on(ground: str, name: str, size: int) -> Image.Image:
    """A face as it is seen in a message."""
    shown = Image.new("RGBA", (size, size), ground)
    shown.alpha_composite(reduced(draw(name), size))
    return shown.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def common(name: str, box: tuple[int, int, int, int], share: float = 0.04) -> list[float]:
    """The brightnesses that fill much of a box (in points of 64), soft edges left out."""
    left, top, right, bottom = (2 * each for each in box)
    piece = draw(name).crop((left, top, right, bottom))
    counted: Any = piece.getcolors(maxcolors=SIDE * SIDE)
    least = share * piece.width * piece.height
    return [lit(colour) for count, colour in counted if count >= least]


def figure_contrast(brightnesses: list[float]) -> float:
    """Of the one colour that stands out best against all the others."""
    assert len(brightnesses) > 1
    return max(
        min(contrast(figure, other) for other in brightnesses if other is not figure)
        for figure in brightnesses
    )


def test_every_card_of_every_game_has_a_face():
    assert {f"racko_{card}" for card in cards_in_play(4)} <= set(NAMES)
    for kind in KINDS:
        assert (SPECIALS[kind] if isinstance(kind, str) else f"rank_{kind}") in NAMES
    assert set(PEOPLE) == {each.code for each in default_deck().types}
    assert set(PEOPLE.values()) == set(family("scots_"))


def test_every_worth_has_its_coin():
    for each in default_deck().types:
        suffix = "_royal" if each.royal else "_wild" if each.wild else ""
        assert f"coin_{each.value}{suffix}" in NAMES


def test_names_can_be_names_of_emojis_and_there_is_room_for_all():
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in NAMES)
    assert len(NAMES) <= 2000


@pytest.mark.parametrize("name", NAMES)
def test_a_face_is_a_small_square_file_with_nothing_around_the_card(name):
    file = drawn(name).png
    with Image.open(io.BytesIO(file)) as opened:
        assert (opened.format, opened.mode, opened.size) == ("PNG", "P", (128, 128))
        shown = opened.convert("RGBA")
    assert len(file) <= 8 * 1024
    assert [shown.getpixel(corner)[3] for corner in ((0, 0), (127, 0), (0, 127), (127, 127))] == [  # type: ignore[index]
        0
    ] * 4
    assert shown.getpixel((64, 64))[3] == 255  # type: ignore[index]


@pytest.mark.parametrize("name", NAMES)
def test_the_file_shows_what_was_drawn(name):
    full = Image.new("RGBA", (SIDE, SIDE), AROUND[1])
    few = full.copy()
    full.alpha_composite(draw(name))
    with Image.open(io.BytesIO(drawn(name).png)) as opened:
        few.alpha_composite(opened.convert("RGBA"))
    assert apart(full.convert("RGB"), few.convert("RGB")) < 2


def test_the_same_face_is_the_same_file_every_time():
    first = {name: drawn(name) for name in NAMES}
    stencil.cache_clear()
    letters.cache_clear()
    assert {name: drawn(name) for name in reversed(NAMES)} == first


def test_all_faces_are_drawn_within_three_seconds():
    stencil.cache_clear()
    letters.cache_clear()
    start = time.process_time()
    for name in NAMES:
        drawn(name)
    assert time.process_time() - start < 3


@pytest.mark.parametrize("ground", AROUND)
@pytest.mark.parametrize(
    ("prefix", "size", "least"),
    [
        pytest.param("rank_", 22, 7, id="RANK"),
        pytest.param("racko_", 22, 5, id="RACK-O"),
        pytest.param("scots_", 32, 12, id="Queen of Scots"),
        pytest.param("coin_", 22, 5, id="coins"),
        pytest.param("role_", 22, 12, id="roles"),
        pytest.param("seat_", 22, 3.5, id="seats"),
    ],
)
def test_no_two_faces_look_alike_in_a_line_of_text(prefix, size, least, ground):
    shown = {name: on(ground, name, size) for name in family(prefix)}
    for one, other in combinations(shown, 2):
        assert apart(shown[one], shown[other]) > least, f"{one}, {other}"


@pytest.mark.parametrize("size", [22, 32])
def test_faces_look_different_without_their_colours_too(size):
    names = [*family("rank_"), *family("role_"), "token", *family("coin_")]
    shown = {name: on(AROUND[1], name, size).convert("L").convert("RGB") for name in names}
    for one, other in combinations(shown, 2):
        assert apart(shown[one], shown[other]) > 4, f"{one}, {other}"


def numerals() -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    for number in range(1, 13):
        yield f"rank_{number}", (14, 14, 50, 46)
    for number in range(1, 61):
        yield f"racko_{number}", (10, 16, 54, 48)
    for name in family("seat_"):
        yield name, (18, 18, 46, 46)
    for name in ("coin_5", "coin_10", "coin_15"):
        yield name, (14, 18, 50, 46)
    for name in ("coin_20_royal", "coin_25_royal"):
        yield name, (14, 28, 50, 52)
    yield "coin_25_wild", (16, 12, 48, 38)


@pytest.mark.parametrize(("name", "box"), [pytest.param(*each, id=each[0]) for each in numerals()])
def test_a_numeral_stands_out_against_everything_behind_it(name, box):
    assert figure_contrast(common(name, box)) >= EVERYWHERE


@pytest.mark.parametrize("name", family("scots_"))
@pytest.mark.parametrize(
    "box",
    [
        pytest.param((20, 14, 44, 40), id="symbol"),
        pytest.param((7, 47, 32, 59), id="code"),
        pytest.param((41, 43, 56, 56), id="worth"),
    ],
)
def test_a_person_is_known_by_symbol_letters_and_worth(name, box):
    assert figure_contrast(common(name, box, share=0.11)) >= EVERYWHERE


@pytest.mark.parametrize("name", [*SPECIALS.values(), *family("role_")])
def test_a_symbol_stands_out(name):
    if name == "rank_wild":
        against = [contrast(lit(parts(colour)), lit(parts(IVORY))) for _, colour in BANDS]
        assert min(against) >= EVERYWHERE
    else:
        assert figure_contrast(common(name, (16, 14, 48, 40))) >= EVERYWHERE


@pytest.mark.parametrize("ground", AROUND)
@pytest.mark.parametrize("name", NAMES)
def test_a_face_has_an_edge_on_every_ground(name, ground):
    """Somewhere between its rim and its inside it differs clearly from what lies around it."""
    face = draw(name)
    row = [face.getpixel((x, 64 if name != "coin_25_wild" else 48)) for x in range(20)]
    opaque = [lit(pixel) for pixel in row if pixel[3] > 200]  # type: ignore[index, arg-type]
    assert max(contrast(each, lit(parts(ground))) for each in opaque) >= 1.8


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_is_neither_a_speck_nor_a_blot_and_stays_in_its_square(symbol):
    mask = stencil(symbol, 200)
    assert 0.1 < ImageStat.Stat(mask).mean[0] / 255 < 0.75
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 160
    assert min(left, top) > 0
    assert max(right, bottom) < 200
