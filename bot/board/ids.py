"""Defines the custom ids of a board and its menu. Other rooms put some of theirs there."""

from typing import Literal

from bot.ui.ids import Flag, Match, PressId, press_id


@press_id("t")
class BoardPress(PressId):
    match: Match
    verb: Literal["menu", "scores", "moves", "hands", "down", "report", "leave", "leave!"]


@press_id("t")
class Vote(PressId):
    match: Match
    verb: Literal["wait", "turn", "seat"]


@press_id("t")
class Pace(PressId):
    """Whether computers play at once. Ids of older releases only toggle it."""

    match: Match
    verb: Literal["pace"]
    brisk: Flag | None = None
