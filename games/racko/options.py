"""Defines the flags of RACK-O (RULES.md, section 2)."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from games.errors import BadOptions, Fault
from games.game import Preset
from games.options import Form

SEATS = range(2, 5)


class Options(Form):
    run_rule: bool = Field(
        default=False,
        title="Run of three",
        description="Two players: a rack needs three numbers in a row to go RACK-O.",
        json_schema_extra={"clause": "RO-6.1"},
    )
    partners: bool = Field(
        default=False,
        title="Partners",
        description="Four players: opposite seats add their points together.",
        json_schema_extra={"clause": "RO-7.5"},
    )
    bonus: bool = Field(
        default=False,
        title="Bonus RACK-O",
        description="A run of three or more in the winning rack earns 50 to 400 points on top.",
        json_schema_extra={"clause": "RO-7.4"},
    )
    declare: Literal["manual", "auto", "asks"] = Field(
        default="manual",
        title="Going RACK-O",
        description="Whether a rack in order goes RACK-O by itself, or asks where waiting can pay.",
        json_schema_extra={"clause": "RO-6.3"},
    )
    tie_break: Literal["extraRound", "shared"] = Field(
        default="extraRound",
        title="Equal best totals",
        description="Play another round until one leads, or share the win.",
        json_schema_extra={"clause": "RO-8.2"},
    )
    target: int = Field(
        default=500,
        ge=5,
        le=100_000,
        multiple_of=5,
        title="Target",
        description="The total that wins the match; a multiple of five.",
        json_schema_extra={"clause": "RO-8.1"},
    )
    turn_cap: int | None = Field(
        default=None,
        ge=1,
        le=100_000,
        title="Turn limit",
        description="A round ends after this many turns if nobody has gone RACK-O.",
        json_schema_extra={"clause": "RO-R42"},
    )


def option_faults(seats: int, options: Options) -> BadOptions | None:
    faults = []
    if seats not in SEATS:
        faults.append(Fault("seats", "RACK-O is for 2 to 4 players", "RO-1.2"))
    if options.run_rule and seats != 2:
        faults.append(Fault("runRule", "the run of three is for two players", "RO-R29"))
    if options.partners and seats != 4:
        faults.append(Fault("partners", "partners need four players", "RO-7.5"))
    return BadOptions(faults) if faults else None


PRESETS = (
    Preset("standard", {"declare": "asks"}, SEATS, ({"declare": "auto"},)),
    Preset("bonus", {"bonus": True}, SEATS),
    Preset(
        "run",
        {"declare": "asks", "runRule": True},
        range(2, 3),
        ({"declare": "auto", "runRule": True},),
    ),
    Preset("run-bonus", {"runRule": True, "bonus": True}, range(2, 3)),
    Preset(
        "partners",
        {"declare": "asks", "partners": True},
        range(4, 5),
        ({"declare": "auto", "partners": True},),
    ),
    Preset("partners-bonus", {"partners": True, "bonus": True}, range(4, 5)),
)
"""The games of the sheet. Without the bonus waiting seldom pays: racks go alone until it can."""

SHORT: Mapping[str, Any] = {"declare": "auto", "target": 75, "turnCap": 60}
