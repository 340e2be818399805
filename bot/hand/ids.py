"""Defines the custom ids of a hand. The seat is the person's own; what is chosen is part of the
id."""

from typing import Annotated, Literal

from bot.ui.ids import Kind, Match, Pick, PressId, Version, press_id

Clause = Annotated[str, Kind("[A-Za-z0-9.-]{1,12}")]
Value = Annotated[str, Kind("[0-9a-z]{1,7}")]


@press_id("h")
class HandSwitch(PressId):
    """A personal setting. `to` is its new value; ids of older releases only toggle it."""

    match: Match
    version: Version
    verb: Literal["auto", "careful", "text", "ping"]
    to: Value | None = None
    pick: Pick | None = None


@press_id("h")
class HandPage(PressId):
    """A page in the hand's message, or the hand again; `next` wants the next deal."""

    match: Match
    version: Version
    verb: Literal["more", "rules", "cards", "hint!", "hint", "hand", "next"]
    pick: Pick | None = None


@press_id("h")
class AutoPass(PressId):
    """Pass, and from now on whenever nothing else can be done."""

    match: Match
    version: Version
    verb: Literal["pass!"]


@press_id("h")
class HandRule(PressId):
    match: Match
    version: Version
    verb: Literal["rule"]
    clause: Clause
    pick: Pick | None = None


@press_id("h")
class HandPress(PressId):
    """A press on the hand; the game's look reads the payload."""

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
