"""Draws the bot's avatar: one arch, the mark of the house."""

from io import BytesIO

from PIL import Image, ImageDraw

SIZE, FINER = 128, 4  # pixels, and how much larger it is drawn
GROUND, ARCH = "#1e2230", "#c9a05a"


def mark() -> bytes:
    """Return the avatar as PNG."""
    image = Image.new("RGB", (32, 32), GROUND).resize((SIZE * FINER, SIZE * FINER))
    draw, unit = ImageDraw.Draw(image), SIZE * FINER / 32
    for colour, edge in ((ARCH, 0), (GROUND, 4)):
        left, right, top = (8 + edge) * unit, (24 - edge) * unit, (7 + edge) * unit
        middle = 15 * unit
        draw.pieslice((left, top, right, top + right - left), 180, 360, fill=colour)
        draw.rectangle((left, middle, right, 25 * unit), fill=colour)
    written = BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.BOX).save(written, "PNG")
    return written.getvalue()
