"""Defines the flags of Queen of Scots (RULES.md, section 3)."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, field_validator

from games.errors import BadOptions, Fault
from games.game import Preset
from games.options import Form
from games.scots.deckfile import CLAUSE, DeckForm, default_deck

SEATS = range(2, 5)
HAND = 11  # cards dealt to each seat
MOST = 100_000  # rounds, or recyclings
HIGHEST_TARGET = 1_000_000


class Options(Form):
    deck: DeckForm = Field(
        default_factory=default_deck,
        title="Deck",
        description="The default deck of 106 cards, or a deck file of your own.",
        json_schema_extra={"clause": "QS-2.1"},
    )
    target: int = Field(
        1000,
        ge=1,
        le=HIGHEST_TARGET,
        title="Target",
        description="The total that wins the match.",
        json_schema_extra={"clause": "QS-10.1"},
    )
    pile_royals: Literal["family", "identical"] = Field(
        "family",
        title="Royals and the pile",
        description="Which royals take a royal top card: any two, or two of the same.",
        json_schema_extra={"clause": "QS-5.3"},
    )
    wild_claims: bool = Field(
        False,
        title="Wild in a claim",
        description="One card that matches the top and a wild claim the pile, as two matches do.",
        json_schema_extra={"clause": "QS-R9"},
    )
    jewels_on_top: Literal["pile", "alone"] = Field(
        "pile",
        title="Jewels on top",
        description="What Jewels on top of the pile bring: the whole pile, or that card alone.",
        json_schema_extra={"clause": "QS-R16"},
    )
    max_recycles: int = Field(
        3,
        ge=0,
        le=MOST,
        title="Shuffles",
        description="How often a round may shuffle the face-up pile to draw from again.",
        json_schema_extra={"clause": "QS-8.2"},
    )
    max_rounds: int | None = Field(
        None,
        ge=1,
        le=MOST,
        title="Round limit",
        description="The best total wins after this many rounds.",
        json_schema_extra={"clause": "QS-10.4"},
    )
    tie_break: Literal["extraRound", "shared"] = Field(
        "extraRound",
        title="Equal best totals",
        description="Play another round until one leads, or share the win.",
        json_schema_extra={"clause": "QS-10.3"},
    )
    first_dealer: int | None = Field(
        None,
        ge=0,
        le=SEATS[-1] - 1,
        title="First dealer",
        description="The seat that deals the first round, counted from 0; left out, by chance.",
        json_schema_extra={"clause": "QS-R2"},
    )

    @field_validator("deck", mode="before")
    @classmethod
    def _named_default(cls, deck: Any) -> Any:
        """A match keeps the whole file: it replays when the default deck is another one."""
        return default_deck() if deck in (None, "default") else deck


def option_faults(seats: int, options: Options) -> BadOptions | None:
    faults = []
    if seats not in SEATS:
        faults.append(Fault("seats", "Queen of Scots is for 2 to 4 players", "QS-R1"))
    needed = HAND * seats + 2
    if sum(card.copies for card in options.deck.types) < needed:
        faults.append(Fault("deck.types", f"{seats} players need {needed} cards or more", CLAUSE))
    if options.first_dealer is not None and options.first_dealer not in range(seats):
        faults.append(Fault("firstDealer", f"seats run from 0 to {seats - 1}", "QS-R2"))
    return BadOptions(faults) if faults else None


PRESETS = (
    Preset("standard", {"maxRounds": 20}, SEATS),
    Preset("short", {"target": 500, "maxRounds": 10}, SEATS),
    Preset("identical", {"pileRoyals": "identical", "maxRounds": 20}, SEATS),
)
"""The sheet sets no limit of rounds; totals can fall, so a match for play has one."""

SHORT: Mapping[str, Any] = {"maxRounds": 2}
