"""Defines the custom ids of what somebody may do about what is stored about them."""

from typing import Literal

from bot.ui.ids import PressId, press_id


@press_id("y")
class PrivacyPress(PressId):
    verb: Literal["show", "export", "delete", "sure", "delete!", "keep"]
