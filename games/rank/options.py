"""Defines the flags of RANK (RULES.md, section 1)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, NamedTuple

from pydantic import Field, model_validator
from pydantic.alias_generators import to_snake

from games.errors import BadOptions, Fault
from games.game import Preset
from games.options import Form

SEATS = range(3, 13)
KINGS_HAND_SEATS = range(3, 6)

EDITIONS: Mapping[str, Mapping[str, Any]] = {
    "2018": {
        "wildCap": 12,
        "loneModifier": "lastOnly",
        "loneCount": "one",
        "queenExchange": "secondToLast",
        "setupOrder": "cardsFirst",
    },
    "second": {
        "wildCap": None,
        "loneModifier": "forfeit",
        "loneCount": "one",
        "queenExchange": "secondToLast",
        "setupOrder": "charactersFirst",
    },
    "italian": {
        "wildCap": 12,
        "loneModifier": "lastOnly",
        "loneCount": "any",
        "queenExchange": "everyoneBelow",
        "setupOrder": "cardsFirst",
    },
}


class Grammar(NamedTuple):
    """The flags on which the result of a play depends: small, and quick to remember plays by."""

    wild_cap: int | None
    lone_modifier: str
    lone_count: str
    modifiers_per_play: str
    rank_down_must_lower: bool


class Options(Form):
    edition: Literal["2018", "second", "italian"] = Field(
        default="2018",
        title="Edition",
        description="The rule sheet that sets whatever is not chosen.",
        json_schema_extra={"clause": "RK-1.6"},
    )
    wild_cap: Literal[12] | None = Field(
        default=12,
        title="Wilds alone",
        description="Wilds without a number are one higher than the pile: up to 12, or without "
        "limit.",
        json_schema_extra={"clause": "RK-19.4"},
    )
    lone_modifier: Literal["lastOnly", "forfeit", "forfeitAny"] = Field(
        default="lastOnly",
        title="Ups and Downs alone",
        description="What it means when they are played without other cards.",
        json_schema_extra={"clause": "RK-20.6"},
    )
    lone_count: Literal["one", "any"] = Field(
        default="one",
        title="How many Ups and Downs alone",
        description="How many Ups and Downs may be played without other cards.",
        json_schema_extra={"clause": "RK-20.3"},
    )
    queen_exchange: Literal["secondToLast", "everyoneBelow"] = Field(
        default="secondToLast",
        title="The Queen trades with",
        description="Classic President: who gives the Queen the highest card and gets one back.",
        json_schema_extra={"clause": "RK-21.5"},
    )
    setup_order: Literal["cardsFirst", "charactersFirst"] = Field(
        default="cardsFirst",
        title="Dealt first",
        description="Cards or characters come first in the first hand; it changes no outcome.",
        json_schema_extra={"clause": "RK-2.6"},
    )
    classic_president: bool = Field(
        default=False,
        title="Classic President",
        description="The King always leads; Beggar and King trade two cards, then the Queen "
        "trades.",
        json_schema_extra={"clause": "RK-21.1"},
    )
    endless: bool = Field(
        default=False,
        title="Endless",
        description="No tokens and no winner: stay King as long as you can.",
        json_schema_extra={"clause": "RK-21.9"},
    )
    hand_limit: int | None = Field(
        default=None,
        ge=1,
        le=100_000,
        title="Hand limit",
        description="An endless game is over after this many hands.",
        json_schema_extra={"clause": "RK-21.10"},
    )
    kings_hand: bool = Field(
        default=False,
        title="King's Hand",
        description="Up to five players: the King may swap the whole hand for an extra one, "
        "unseen.",
        json_schema_extra={"clause": "RK-21.11"},
    )
    modifiers_per_play: Literal["any", "one"] = Field(
        default="any",
        title="Ups and Downs in a play",
        description="Any number of them, or at most one of each.",
        json_schema_extra={"clause": "A-19"},
    )
    rank_down_must_lower: bool = Field(
        default=True,
        title="Rank-Down must lower",
        description="Cards with a Rank-Down have to end below the pile.",
        json_schema_extra={"clause": "A-23"},
    )
    kings_hand_in_first_hand: bool = Field(
        default=True,
        title="King's Hand at once",
        description="The King drawn for the first hand may swap too.",
        json_schema_extra={"clause": "A-66"},
    )

    @model_validator(mode="before")
    @classmethod
    def _as_the_edition(cls, raw: Any) -> Any:
        """The edition fills in the flags that are not given."""
        edition = raw.get("edition", "2018") if isinstance(raw, dict) else None
        preset = EDITIONS.get(edition, {}) if isinstance(edition, str) else {}
        left_out = {flag: preset[flag] for flag in preset if to_snake(flag) not in raw}
        return left_out | raw if left_out else raw

    @cached_property
    def grammar(self) -> Grammar:
        return Grammar(
            self.wild_cap,
            self.lone_modifier,
            self.lone_count,
            self.modifiers_per_play,
            self.rank_down_must_lower,
        )


def ends(options: Options) -> bool:
    return not options.endless or options.hand_limit is not None


def option_faults(seats: int, options: Options) -> BadOptions | None:
    faults = []
    if seats not in SEATS:
        clause = "RK-1.6" if seats < SEATS.start else "RK-22.1"
        faults.append(Fault("seats", "RANK is for 3 to 12 players", clause))
    if options.kings_hand and seats not in KINGS_HAND_SEATS:
        faults.append(Fault("kingsHand", "the King's Hand is for up to five players", "RK-21.11"))
    if options.hand_limit is not None and not options.endless:
        faults.append(Fault("handLimit", "only an endless game has a hand limit", "RK-21.10"))
    return BadOptions(faults) if faults else None


PRESETS = (
    Preset("2018", {}, SEATS),
    Preset("second", {"edition": "second"}, SEATS),
    Preset("italian", {"edition": "italian"}, SEATS),
    Preset("classic-president", {"classicPresident": True}, SEATS),
    Preset("italian-president", {"edition": "italian", "classicPresident": True}, SEATS),
    Preset("kings-hand", {"kingsHand": True}, KINGS_HAND_SEATS),
    Preset("endless", {"endless": True, "handLimit": 10}, SEATS),
)
"""The three sheets and their variants; the endless game ends, so that it can be rated."""

SHORT: Mapping[str, Any] = {"endless": True, "handLimit": 2}
