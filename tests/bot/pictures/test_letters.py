"""What is written in pictures can be read: large enough, and clear against what lies under it."""

from functools import lru_cache
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.pictures.canvas import PIXELS, Canvas, lettering, pixels, width_of
from bot.pictures.colours import INK, IVORY, parts
from bot.pictures.fonts import SMALLEST
from bot.pictures.paper import Paper
from tests.bot.pictures.contrast import contrast, luminance
from tests.bot.pictures.tables import BY_HAND, forget_sprites, png

TEXT = 4.5  # contrast


@lru_cache
def written() -> tuple[tuple[str, float, str, tuple[float, ...]], ...]:
    """All texts of all scenes: what, how large in points, its colour, and what lies under it."""
    found: set[tuple[str, float, str, tuple[float, ...]]] = set()
    kept = Canvas.text, Paper.text

    def on_canvas(self: Canvas, x: float, y: float, text: str, *rest: Any, **more: Any) -> None:
        named = dict(zip(("size", "colour", "typeface", "align"), rest, strict=False)) | more
        align, size = named.get("align", "middle"), named["size"]
        wide = width_of(text, size, named.get("typeface", "serif"))
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        box = (left, y - size * 0.36, left + wide, y + size * 0.36)
        under = grounds(self.image.crop(tuple(map(pixels, box))))  # type: ignore[arg-type]
        found.add((text, size, named["colour"], under))
        kept[0](self, x, y, text, *rest, **more)

    def on_paper(self: Paper, x: float, y: float, text: str, *rest: Any, **more: Any) -> None:
        size, colour = rest[0], rest[1]
        wide = 0.6 * size * len(text) * self.scale
        left = x * self.scale - (0 if more.get("align") == "left" else wide / 2)
        tall = 0.36 * size * self.scale
        box = (left, y * self.scale - tall, left + wide, y * self.scale + tall)
        under = grounds(self.image.crop(tuple(map(round, box))))
        found.add((text, size * self.pixels / PIXELS, colour, under))
        kept[1](self, x, y, text, *rest, **more)

    Canvas.text, Paper.text = on_canvas, on_paper  # type: ignore[method-assign]
    try:
        forget_sprites()
        for scene in BY_HAND.values():
            png(scene)
    finally:
        Canvas.text, Paper.text = kept  # type: ignore[method-assign]
        forget_sprites()
    return tuple(sorted(found))


def grounds(piece: Image.Image) -> tuple[float, ...]:
    """The brightnesses of what covers much of a piece; nothing is where it is transparent."""
    counted: Any = piece.convert("RGBA").getcolors(maxcolors=1 << 20)
    least = 0.2 * piece.width * piece.height
    return tuple(
        sorted({luminance(*colour[:3]) for many, colour in counted if many >= least and colour[3]})
    )


def test_no_letter_is_smaller_than_can_be_read_on_a_phone():
    assert len(written()) > 200
    assert min(size for _, size, _, _ in written()) >= SMALLEST


def test_every_letter_stands_out_against_what_lies_under_it():
    for text, size, colour, under in written():
        assert under, (text, size)
        worst = min(contrast(luminance(*parts(colour)), ground) for ground in under)
        assert worst >= TEXT, (text, size, colour, worst)


def test_there_are_no_words_in_a_picture():
    """Letters are a seat's or a card's: nothing needs a language or another script."""
    codes = {kind.code for scene in BY_HAND.values() for kind in getattr(scene, "deck", ())}
    for text, *_ in written():
        if not any(each.isdigit() for each in text):
            assert text in codes | set("ABCDEFGHIJKLCDUVW"), text


@pytest.mark.parametrize("typeface", ["serif", "sans"])
@pytest.mark.parametrize("size", [SMALLEST, 17, 28])
@pytest.mark.parametrize("text", ["H", "8", "5", "12", "A", "60"])
def test_a_text_is_centred_on_its_ink_and_on_the_height_of_a_capital(text, size, typeface):
    """To half a point: edges are no finer."""
    canvas = Canvas(40, IVORY, 80)
    canvas.text(40, 20, text, size, INK, typeface)
    paper = Image.new("RGB", canvas.image.size, IVORY)
    box = ImageChops.difference(canvas.image, paper).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert abs((left + right) / 2 - 40 * PIXELS) <= 1.5
    assert abs((top + bottom) / 2 - 20 * PIXELS) <= 1.5


def test_a_sign_does_not_lift_its_number():
    for typeface in ("serif", "sans"):
        for sign in ("−", "×", "+"):
            five, signed = lettering("5", 28, typeface), lettering(f"{sign}5", 28, typeface)
            assert (five.drop, five.mask.height) == (signed.drop, signed.mask.height)
