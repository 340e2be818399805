"""How each card is told apart: never by its colour alone, but by letter, symbol and place."""

from dataclasses import dataclass

from bot.pictures.colours import (
    CLAY,
    EARTH,
    INK,
    IVORY,
    LAPIS,
    MADDER,
    MOSS,
    OCHRE,
    PINE,
    PLUM,
    ROYAL,
    STRAW,
    TEAL,
    Colour,
    mix,
)


@dataclass(frozen=True, slots=True)
class Look:
    """A card by the code of the move texts: its symbol, and the colours it stands in."""

    code: str
    symbol: str
    ground: Colour
    window: Colour = IVORY
    mark: str = ""
    """What stands under the symbol of a special card."""
    value: int = 0  # points
    is_royal: bool = False

    @property
    def ink(self) -> Colour:
        """On the window: the ground, darkened so that it reads at any size."""
        return mix(self.ground, INK, 1 / 3)

    @property
    def index(self) -> Colour:
        """On the ground: brass tones for what is rare."""
        return STRAW if self.window == STRAW or self.is_royal or self.ground == INK else IVORY


BANDS = (("leaf", MOSS), ("lozenge", LAPIS), ("shield", PLUM), ("sun", MADDER))
"""RANK 1–3, 4–6, 7–9, 10–12: low to high."""

NUMBERS = range(1, 13)

RANK: dict[str, Look] = {
    **{str(number): Look(str(number), *BANDS[(number - 1) // 3]) for number in NUMBERS},
    "C": Look("C", "crown", INK, STRAW),
    "D": Look("D", "crown", INK, STRAW, "+2"),
    "U": Look("U", "up", TEAL, mark="+1"),
    "V": Look("V", "down", CLAY),
    "W": Look("W", "star", INK),
}

HIGHEST = 60
TENS = (LAPIS, TEAL, MOSS, OCHRE, CLAY, MADDER)


def tens(number: int) -> Colour:
    """RACK-O 1–10 … 51–60."""
    return TENS[(number - 1) // 10]


PRICES = {15: LAPIS, 10: PINE, 5: EARTH}
NOBLES = {
    15: {"DA": "goblet", "BO": "anchor", "MO": "tower", "CE": "quill"},
    10: {"KN": "book", "WA": "eye", "ML": "scales", "BE": "hall"},
    5: {"RI": "lute", "SE": "mirror", "BA": "letter", "WD": "key"},
}
ROYALS = {
    25: {"MQ": "thistle", "EL": "rose"},
    20: {"KJ": "orb", "MG": "lorraine", "FR": "fleur"},
}

SCOTS: dict[str, Look] = {
    **{
        code: Look(code, symbol, PRICES[value], value=value)
        for value, people in NOBLES.items()
        for code, symbol in people.items()
    },
    **{
        code: Look(code, symbol, ROYAL, value=value, is_royal=True)
        for value, people in ROYALS.items()
        for code, symbol in people.items()
    },
    "CJ": Look("CJ", "gem", INK, STRAW, value=25),
}

BACK_SYMBOLS = {"rank": "crown", "racko": "stairs", "scots": "thistle"}

PEOPLE = {
    "DA": "scots_darnley",
    "BO": "scots_bothwell",
    "MO": "scots_moray",
    "CE": "scots_cecil",
    "KN": "scots_knox",
    "WA": "scots_walsingham",
    "ML": "scots_maitland",
    "BE": "scots_bess",
    "RI": "scots_rizzio",
    "SE": "scots_seton",
    "BA": "scots_babington",
    "WD": "scots_douglas",
    "MQ": "scots_mary",
    "EL": "scots_elizabeth",
    "KJ": "scots_james",
    "MG": "scots_guise",
    "FR": "scots_francis",
    "CJ": "scots_jewels",
}
"""The emojis of the default deck, by code."""
