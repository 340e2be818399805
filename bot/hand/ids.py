"""The custom ids of a hand. The seat is the person's, and what is chosen rides along."""

from typing import Annotated, Literal

from bot.ui.ids import Kind, Match, Pick, PressId, Version, press_id

Clause = Annotated[str, Kind("[A-Za-z0-9.-]{1,12}")]
Value = Annotated[str, Kind("[0-9a-z]{1,7}")]


@press_id("h")
class HandSwitch(PressId):
    """A setting of the person's. `to` is what it becomes; ids of old only turn it over."""

    match: Match
    version: Version
    verb: Literal["auto", "careful", "text", "ping"]
    to: Value | None = None
    pick: Pick | None = None


@press_id("h")
class HandPage(PressId):
    """What lies in the hand's place for now, or the hand again."""

    match: Match
    version: Version
    verb: Literal["more", "rules", "hint!", "hint", "hand"]
    pick: Pick | None = None


@press_id("h")
class HandRule(PressId):
    match: Match
    version: Version
    verb: Literal["rule"]
    clause: Clause
    pick: Pick | None = None


@press_id("h")
class HandPress(PressId):
    """What the payload means is for the game's look to say."""

    match: Match
    version: Version
    payload: Annotated[str, Kind("[!-~]{1,80}")]


@press_id("t")
class OpenHand(PressId):
    match: Match
    verb: Literal["hand"]


@press_id("g")
class OpenFromInbox(PressId):
    match: Match
