"""Defines the custom ids of what people can do against others: block and report them."""

from typing import Literal

from bot.ui.ids import Flag, Match, Number, PressId, Snowflake, press_id


@press_id("c")
class BlockList(PressId):
    """Whom one blocks, page by page."""

    verb: Literal["list"]
    page: Number | None = None


@press_id("c")
class Unblock(PressId):
    """Unblock somebody in the list, which stays at its page."""

    verb: Literal["drop"]
    person: Snowflake
    page: Number


@press_id("c")
class BlockHere(PressId):
    """Those at a table, to block them."""

    verb: Literal["here"]
    match: Match


@press_id("c")
class SetBlock(PressId):
    """Block somebody at a table, or unblock them."""

    verb: Literal["set"]
    match: Match
    person: Snowflake
    on: Flag


@press_id("c")
class ReportHere(PressId):
    """Those at a table, to report one of them."""

    verb: Literal["report"]
    match: Match


@press_id("c")
class ReportPerson(PressId):
    """The button that opens the form, and the form that brings what happened."""

    verb: Literal["r-ask", "f-report"]
    match: Match
    person: Snowflake
