"""`python -m bot.looks.sheet OUT.png`: every face at the sizes and on the grounds it meets."""

from pathlib import Path

import typer
from PIL import Image

from bot.looks.catalogue import draw_emoji, every_emoji
from bot.pictures.colours import AROUND, Colour

SIZES = (48, 32, 22)  # pixels: alone in a line, in a heading, in a text
WIDTH, MARGIN = 1040, 12


def reduced(image: Image.Image, size: int) -> Image.Image:
    """A face as it is shown, so many pixels square."""
    return image.resize((size, size), Image.Resampling.LANCZOS)


def sheet() -> Image.Image:
    faces = [draw_emoji(name).final() for name in every_emoji()]
    strips = [strip(faces, ground) for ground in AROUND]
    whole = Image.new("RGB", (WIDTH, sum(each.height for each in strips)))
    top = 0
    for each in strips:
        whole.paste(each, (0, top))
        top += each.height
    return whole


def strip(faces: list[Image.Image], ground: Colour) -> Image.Image:
    """All faces on one ground, once at each size."""
    places = list(_places(len(faces)))
    bottom = max(y + size for _, _, y, size in places)
    found = Image.new("RGBA", (WIDTH, bottom + MARGIN), ground)
    for face, x, y, size in places:
        found.alpha_composite(reduced(faces[face], size), (x, y))
    return found.convert("RGB")


def _places(count: int) -> list[tuple[int, int, int, int]]:
    """Face, x, y and size."""
    places, top = [], MARGIN
    for size in SIZES:
        step = size + 4
        across = (WIDTH - 2 * MARGIN) // step
        for face in range(count):
            row, column = divmod(face, across)
            places.append((face, MARGIN + column * step, top + row * step, size))
        top += -(-count // across) * step + MARGIN
    return places


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def main(out: Path) -> None:
    """Draw the contact sheet of all faces."""
    sheet().save(out)


if __name__ == "__main__":
    app()
