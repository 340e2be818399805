"""Defines the colours: ivory openings in deep colour, brass for what counts."""

from typing import NamedTuple, TypeAlias

Colour: TypeAlias = str
"""`#RRGGBB`."""

INK, IVORY, WHITE = "#1E2230", "#FBF4E4", "#FFFFFF"
BRASS, STRAW, BRONZE = "#C9A05A", "#EFD8A6", "#7E5B22"  # brass is never text on ivory
MOSS, LAPIS, PLUM, MADDER = "#3E6B3A", "#2A5592", "#6B3A7C", "#A52F37"
TEAL, CLAY, OCHRE, EARTH, PINE = "#0F6B70", "#AE4F27", "#86660F", "#7A4E22", "#2C6450"
ROYAL = "#6A2160"

SHADE = "#04080C"  # under cards
WOOD, WOOD_EDGE, WOOD_FOOT = "#7C5230", "#A97B50", "#4A2F19"
SILVER, COPPER = "#A9B0B8", "#BE845C"  # with brass, the medals
RULED, FAINT, GLOW, DUST, SEPIA = "#D8C7A2", "#E3D5B5", "#F0DFB8", "#6E5F45", "#85765A"
"""On paper: lines, thin lines, the row of the best, quiet text, quiet symbols."""


class Colours(NamedTuple):
    """The colours of one game: the backs of its cards with their symbol, and its yard."""

    back: Colour
    symbol: str
    base: Colour  # the yard
    tile: Colour  # the place of a seat on it
    line: Colour  # around one
    tides: tuple[Colour, ...] = ()
    """Of cards that are filled as high as their number."""


AROUND: tuple[Colour, ...] = ("#1A1A1E", "#313338", WHITE)
"""Discord's backgrounds: two dark themes and the light one."""


def parts(colour: Colour) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Mix that share of the other colour into the first."""
    blended = (round(a + (b - a) * share) for a, b in zip(parts(one), parts(other), strict=True))
    return "#" + "".join(f"{part:02X}" for part in blended)
