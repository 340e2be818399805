"""Defines the custom ids of settings: personal ones, and a server's."""

from typing import Literal

from bot.ui.ids import PressId, Rest, press_id


@press_id("s:me")
class OwnSetting(PressId):
    verb: Literal[
        "show", "ping", "language", "listed", "profile", "text", "careful", "auto",
        "quiet", "from", "until", "loud", "zone", "digest",
    ]  # fmt: skip
    argument: Rest | None = None


@press_id("s:server")
class ServerSetting(PressId):
    verb: Literal[
        "show", "channels", "channel", "roles", "language", "speed", "tables", "rated",
        "presets", "preset", "boards", "put", "take", "speeds", "allow", "patient", "reports",
    ]  # fmt: skip
    argument: Rest | None = None
