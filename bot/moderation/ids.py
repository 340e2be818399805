"""Defines the custom ids of a moderator's question, and of the record of what moderators did."""

from typing import Literal

from bot.ui.ids import Match, PressId, Snowflake, press_id


@press_id("m")
class EndTable(PressId):
    match: Match
    verb: Literal["end", "keep"]


@press_id("m")
class LogPage(PressId):
    """The entries before or after the one with that number: pages do not shift."""

    verb: Literal["older", "newer"]
    number: Snowflake
