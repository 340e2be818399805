"""Composes a picture: sprites at their final size on a ground. Measures are points."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.colours import Colour
from bot.pictures.fonts import SMALLEST, Typeface, ink, letters
from bot.pictures.paper import SAMPLES
from bot.pictures.symbols import stencil

PIXELS = 3
"""Pixels of a point: a phone is 360 points wide, a picture 1080 pixels."""

WIDTH = 360
SMOOTH = SAMPLES["soft"]

HALVES = [255 * round(density / 127.5) // 2 for density in range(256)]
"""An edge is out, half in, or in: on a phone nobody sees more, and files are a sixth smaller."""

Align: TypeAlias = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """Colours, and how dense they are at each place."""

    colours: Image.Image
    mask: Image.Image


def sprite(image: Image.Image) -> Sprite:
    return Sprite(image.convert("RGB"), image.getchannel("A"))


@dataclass(frozen=True, slots=True, eq=False)
class Letters:
    """A text as a mask, and where in it the middle of a capital at its left end lies, in pixels."""

    mask: Image.Image
    drop: int


def pixels(points: float) -> int:
    return round(points * PIXELS)


class Canvas:
    def __init__(self, height: float, ground: Colour, width: float = WIDTH) -> None:
        self.width, self.height = width, height
        self.image = Image.new("RGB", (pixels(width), pixels(height)), ground)

    def copy(self) -> "Canvas":
        """Return a copy to draw on; this one stays as it is."""
        other = Canvas.__new__(Canvas)
        other.width, other.height, other.image = self.width, self.height, self.image.copy()
        return other

    def lay(self, piece: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its middle at x, y."""
        mask = piece.mask
        corner = (round(x * PIXELS - mask.width / 2), round(y * PIXELS - mask.height / 2))
        self.image.paste(piece.colours, corner, mask)

    def set(self, piece: "Canvas", x: float, y: float) -> None:
        """Paste a smaller, opaque picture with its corner at x, y."""
        self.image.paste(piece.image, (pixels(x), pixels(y)))

    def bar(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        left, top = pixels(x), pixels(y)
        corners = (left, top, left + pixels(width), top + max(1, pixels(height)))
        self.image.paste(colour, corners)

    def box(
        self, x: float, y: float, width: float, height: float, radius: float, colour: Colour
    ) -> None:
        """Draw a box as three bars and four corners: a mask as large as the box takes longer."""
        left, top, right, bottom = map(pixels, (x, y, x + width, y + height))
        r = pixels(radius)
        paste = self.image.paste
        paste(colour, (left + r, top, right - r, top + r))
        paste(colour, (left, top + r, right, bottom - r))
        paste(colour, (left + r, bottom - r, right - r, bottom))
        for corner, at in zip(
            corners(r),
            ((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r)),
            strict=True,
        ):
            paste(colour, (*at, at[0] + r, at[1] + r), corner)

    def frame(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        line: Colour,
        inside: Colour,
        thick: float = 1,
    ) -> None:
        self.box(x, y, width, height, radius, line)
        self.box(
            x + thick, y + thick, width - 2 * thick, height - 2 * thick, radius - thick, inside
        )

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        self._ink(disc(pixels(2 * radius)), x, y, colour)

    def ring(
        self, x: float, y: float, radius: float, colour: Colour, inside: Colour, thick: float = 1
    ) -> None:
        self.disc(x, y, radius, colour)
        self.disc(x, y, radius - thick, inside)

    def symbol(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        self._ink(small(name, pixels(size)), x, y, colour)

    def _ink(self, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
        left, top = round(x * PIXELS - mask.width / 2), round(y * PIXELS - mask.height / 2)
        self.image.paste(colour, (left, top, left + mask.width, top + mask.height), mask)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: Colour,
        typeface: Typeface = "serif",
        align: Align = "middle",
    ) -> None:
        """Write a text, centred on its own ink and on the height of a capital."""
        written = lettering(text, size, typeface)
        mask = written.mask
        shift = {"left": 0.0, "middle": mask.width / 2, "right": float(mask.width)}[align]
        left, top = round(x * PIXELS - shift), round(y * PIXELS) - written.drop
        self.image.paste(colour, (left, top, left + mask.width, top + mask.height), mask)


@lru_cache(maxsize=4096)
def lettering(text: str, size: float, typeface: Typeface) -> Letters:
    font = letters(typeface, round(size * PIXELS * SMOOTH))
    capital = -font.getbbox("H", anchor="ls")[1] / 2
    _, top, _, bottom = font.getbbox(text, anchor="ls")
    left, right = ink(font, text)
    rise = SMOOTH * (round(-top / SMOOTH) + 1)  # of the base line, in whole pixels of the picture
    size_of = (_whole(right - left), rise + _whole(bottom + SMOOTH))
    mask = Image.new("L", size_of)
    ImageDraw.Draw(mask).text((-left, rise), text, 255, font, anchor="ls")
    return Letters(mask.reduce(SMOOTH).point(HALVES), round((rise - capital) / SMOOTH))


def _whole(length: float) -> int:
    return SMOOTH * max(1, -int(-length // SMOOTH))


def width_of(text: str, size: float, typeface: Typeface = "serif") -> float:
    """Return how wide a text is, in points."""
    return lettering(text, size, typeface).mask.width / PIXELS


def fitting(
    text: str, size: float, room: float, typeface: Typeface = "sans", least: float = SMALLEST
) -> float:
    """Return the size at which a text fits, but never one too small to read."""
    while size > least and width_of(text, size, typeface) > room:
        size = max(least, size - 0.5)
    return size


@lru_cache(maxsize=256)
def disc(diameter: int) -> Image.Image:
    mask = Image.new("L", (diameter * SMOOTH, diameter * SMOOTH))
    ImageDraw.Draw(mask).ellipse((0, 0, mask.width - 1, mask.height - 1), fill=255)
    return mask.reduce(SMOOTH).point(HALVES)


@lru_cache(maxsize=64)
def corners(radius: int) -> Sequence[Image.Image]:
    """Return the corners of a box: top left, top right, bottom left, bottom right."""
    whole, r = disc(2 * radius), radius
    places = ((0, 0), (r, 0), (0, r), (r, r))
    return [whole.crop((x, y, x + r, y + r)) for x, y in places]


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a box with round corners as a mask, in pixels."""
    mask = Image.new("L", (width, height), 255)
    right, bottom = width - radius, height - radius
    for corner, at in zip(
        corners(radius), ((0, 0), (right, 0), (0, bottom), (right, bottom)), strict=True
    ):
        mask.paste(corner, at)
    return mask


@lru_cache(maxsize=512)
def small(name: str, size: int) -> Image.Image:
    """Return a symbol as a mask of that many pixels square."""
    return stencil(name, size * SMOOTH).reduce(SMOOTH).point(HALVES)
