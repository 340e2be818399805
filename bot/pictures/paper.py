"""Gives a surface to draw on, in points: a phone is 360 of them wide."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.colours import Colour
from bot.pictures.fonts import Typeface, ink, letters
from bot.pictures.strokes import Point
from bot.pictures.symbols import stencil

Edges: TypeAlias = Literal["soft", "half", "crisp"]
"""Soft for what is looked at alone. On a table an edge is out, half in, or in, and of small cards,
of which there are many, out or in: a phone shows no more, and files are a quarter smaller."""

SAMPLES: dict[Edges, int] = {"soft": 4, "half": 2, "crisp": 2}
"""How many times larger everything is drawn and then reduced: polygons have no soft edges."""


class Paper:
    def __init__(
        self,
        width: float,
        height: float,
        pixels: float,
        ground: Colour | None = None,
        edges: Edges = "soft",
    ) -> None:
        """Take paper with that many pixels a point; without a ground it is transparent."""
        self.width, self.height, self.pixels, self.edges = width, height, pixels, edges
        samples = SAMPLES[edges]
        self.scale = pixels * samples
        size = (round(width * pixels) * samples, round(height * pixels) * samples)
        self.image = Image.new("RGBA", size, ground or (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def box(
        self, x: float, y: float, width: float, height: float, radius: float, fill: Colour
    ) -> None:
        k = self.scale
        corners = (x * k, y * k, (x + width) * k - 1, (y + height) * k - 1)
        self._draw.rounded_rectangle(corners, radius * k, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        k = self.scale
        corners = ((x - radius) * k, (y - radius) * k, (x + radius) * k - 1, (y + radius) * k - 1)
        self._draw.ellipse(corners, fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        k = self.scale
        corners = ((x - radius) * k, (y - radius) * k, (x + radius) * k - 1, (y + radius) * k - 1)
        self._draw.ellipse(corners, None, fill, round(width * k))

    def shape(self, points: Iterable[Point], fill: Colour) -> None:
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill)

    def symbol(self, name: str, x: float, y: float, size: float, fill: Colour) -> None:
        """Draw a symbol whose square is centred on x, y."""
        mask = stencil(name, round(size * self.scale))
        corner = (
            round(x * self.scale - mask.width / 2),
            round(y * self.scale - mask.height / 2),
        )
        self.image.paste(fill, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: Colour,
        typeface: Typeface = "serif",
        align: Literal["left", "middle"] = "middle",
    ) -> None:
        """Write a text, centred on its ink and the height of a capital, never on the font's box."""
        font = letters(typeface, round(size * self.scale))
        rise = -font.getbbox("H", anchor="ls")[1] / 2
        left, right = ink(font, text)
        shift = -left if align == "left" else -(left + right) / 2
        self._draw.text(
            (x * self.scale + shift, y * self.scale + rise), text, fill, font, anchor="ls"
        )

    def inlay(self, other: "Paper", x: float, y: float, radius: float) -> None:
        """Set a smaller paper of the same scale into this one, its corners rounded."""
        mask = Image.new("L", other.image.size)
        corners = (0, 0, mask.width - 1, mask.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(corners, radius * self.scale, fill=255)
        self.image.paste(other.image, (round(x * self.scale), round(y * self.scale)), mask)

    def quarters(self, name: str, x: float, y: float, size: float, fills: Sequence[Colour]) -> None:
        """Draw a symbol in four colours: two above, two below."""
        mask = stencil(name, round(size * self.scale))
        half, sheet = mask.width // 2, Image.new("RGBA", mask.size)
        for fill, corner in zip(fills, ((0, 0), (half, 0), (0, half), (half, half)), strict=True):
            sheet.paste(fill, (*corner, mask.width, mask.height))
        at = (round(x * self.scale) - half, round(y * self.scale) - half)
        self.image.paste(sheet, at, mask)

    def final(self) -> Image.Image:
        if self.edges == "soft":
            return self.image.reduce(SAMPLES["soft"])
        return _halved(self.image) if self.edges == "half" else _sampled(self.image)


def _sampled(image: Image.Image) -> Image.Image:
    """Halve the size: keep one of each four pixels."""
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)


def _halved(image: Image.Image) -> Image.Image:
    """Halve the size: mix two of each four pixels, which lie across from one another."""
    one, other = (
        _sampled(each).convert("RGBa") for each in (image, ImageChops.offset(image, 1, 1))
    )
    return Image.blend(one, other, 0.5).convert("RGBA")
