"""Defines the custom ids of the rules. They carry the match if a table opened the rules, and also
what is chosen if a hand did."""

from typing import Annotated, Literal

from bot.ui.ids import Kind, Match, Pick, PressId, Version, formerly, press_id

GameKey = Annotated[str, Kind(r"(?!share\b)[a-z]{2,8}")]
Page = Annotated[str, Kind("[A-Za-z0-9.-]{1,12}")]


@press_id("r")
class AllGames(PressId):
    verb: Literal["games"]


@press_id("r")
class ShareClause(PressId):
    verb: Literal["share"]
    game: GameKey
    page: Page


@press_id("r")
class ChoosePage(PressId):
    """A choice in one of a page's menus."""

    verb: Literal["go1", "go2"]
    game: GameKey
    match: Match | None
    version: Version | None
    pick: Pick | None
    page: Page


@press_id("r")
class ReadPage(PressId):
    game: GameKey
    page: Page
    match: Match | None = None
    version: Version | None = None
    pick: Pick | None = None


@press_id("t")
class RulesOfTable(PressId):
    match: Match
    verb: Literal["rules", "force"]


formerly("r:(go[0-9]):([a-z]+)@([0-9a-z]{8}):(.+)", r"r:\1:\2:\3:\4")
formerly("r:([a-z]+):([A-Za-z0-9.-]+)@([0-9a-z]{8})", r"r:\1:\2:\3")
formerly("r:([a-z]+):([A-Za-z0-9.-]+)!", r"r:share:\1:\2")
