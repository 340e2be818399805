"""Defines the custom ids of leaderboards and profiles."""

from typing import Annotated, Literal

from bot.ui.ids import Kind, PressId, Snowflake, either, press_id

GameKey = Annotated[str, Kind("[a-z]{2,12}")]
Page = Annotated[int, Kind("[0-9]{1,5}", int)]
Period = Literal["week", "month", "season", "all"]


@press_id("b")
class TurnPage(PressId):
    """A page of a leaderboard, with the part that a button changes."""

    verb: Literal["show", "back", "next", "where", "which", "share", "open", "me", "fame"]
    game: GameKey
    pool: Literal["all", "pairs"]
    period: Period
    everywhere: Annotated[bool, either("h", "w")]
    rated: Annotated[bool, either("a", "r")]
    page: Page


@press_id("b")
class ChooseInLeaderboard(PressId):
    """A choice in a leaderboard's menu: a game, perhaps in pairs, or a period."""

    verb: Literal["game", "period"]
    game: GameKey
    pool: Literal["all", "pairs"]
    period: Period
    everywhere: Annotated[bool, either("h", "w")]
    rated: Annotated[bool, either("a", "r")]
    page: Page
    chosen: Annotated[str, Kind("[a-z:]{2,20}")]


@press_id("p")
class ShowProfile(PressId):
    verb: Literal["show"]
    person: Snowflake
    game: GameKey


@press_id("p")
class MatchesPage(PressId):
    """A page of a person's matches; `game` is that of the profile to go back to."""

    verb: Literal["matches"]
    person: Snowflake
    game: GameKey
    page: Page


@press_id("p")
class ChooseGame(PressId):
    verb: Literal["game"]
    person: Snowflake
    game: GameKey
    chosen: GameKey
