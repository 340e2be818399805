"""Defines the custom id of Look back."""

from typing import Literal

from bot.ui.ids import Match, PressId, press_id


@press_id("t")
class LookBack(PressId):
    match: Match
    verb: Literal["lookback"]
