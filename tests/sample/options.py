"""The flags of Low Ebb (RULES.md, section 1)."""

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from games.errors import BadOptions, Fault
from games.game import Preset
from games.options import Form

SEATS = range(2, 7)


class Options(Form):
    rounds: int = Field(
        default=4,
        ge=1,
        le=20,
        title="Rounds",
        description="So many rounds are played.",
        json_schema_extra={"clause": "LE-1.3"},
    )
    penalty: int = Field(
        default=10,
        ge=0,
        le=50,
        title="Penalty",
        description="What it costs to knock without the lowest hand.",
        json_schema_extra={"clause": "LE-1.4"},
    )


def option_faults(seats: int, _: Options) -> BadOptions | None:
    if seats in SEATS:
        return None
    return BadOptions([Fault("seats", "Low Ebb is for 2 to 6 players", "LE-1.2")])


PRESETS = (Preset("standard", {}, SEATS), Preset("quick", {"rounds": 1}, SEATS))

SHORT: Mapping[str, Any] = {"rounds": 3}
