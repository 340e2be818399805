"""Defines the custom ids of a board and its menu. Other rooms put some of theirs there."""

from typing import Literal

from bot.ui.ids import Flag, Match, Number, PressId, Snowflake, Version, Word, press_id


@press_id("t")
class BoardPress(PressId):
    match: Match
    verb: Literal[
        "menu", "scores", "moves", "hands", "down", "report", "leave", "leave!", "deal", "why",
        "ask", "goon", "end", "host", "nudge",
    ]  # fmt: skip


@press_id("t")
class Vote(PressId):
    """What to do about somebody absent. Without a level, a computer is of the usual strength."""

    match: Match
    verb: Literal["wait", "turn", "seat"]
    level: Word | None = None


@press_id("t")
class Wishing(PressId):
    """Agree to pause or to end the match, or take that back."""

    match: Match
    verb: Literal["rest", "end!"]
    on: Flag


@press_id("t")
class Patience(PressId):
    """Whether the table waits for absent people where nobody votes."""

    match: Match
    verb: Literal["h-wait"]
    on: Flag


@press_id("t")
class StandIns(PressId):
    """How strong the computers are that play for absent people."""

    match: Match
    verb: Literal["h-level"]
    level: Word


@press_id("t")
class GiveHost(PressId):
    match: Match
    verb: Literal["h-give"]
    person: Snowflake


@press_id("t")
class NextDeal(PressId):
    """Whoever presses it has seen how the round came out that ended at this version."""

    match: Match
    verb: Literal["next"]
    version: Version


@press_id("t")
class MovesPage(PressId):
    """Last moves; page 0 is the newest."""

    match: Match
    verb: Literal["moves"]
    page: Number


@press_id("t")
class Pace(PressId):
    """Whether computers play at once. Ids of older releases only toggle it."""

    match: Match
    verb: Literal["pace"]
    brisk: Flag | None = None
