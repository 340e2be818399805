"""Every press by the beginning of its custom id, and what takes it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bot.board.handlers import press_table
from bot.discord_io.render import Press
from bot.hand.handlers import press_games, press_hand
from bot.ladder.command import press_leaderboard
from bot.ladder.profile_command import press_profile
from bot.lobby.handlers import press_lobby, send_lobby
from bot.people.command import press_settings, send_settings
from bot.people.people import Person
from bot.rulebook.command import press_rules

Pressed = Callable[[Any, Press, Person, str, Sequence[str]], Awaitable[None]]
Sent = Callable[[Any, Press, Person, str, Mapping[str, str]], Awaitable[None]]

PRESSES: Mapping[str, Pressed] = {
    "h": press_hand,
    "t": press_table,
    "l": press_lobby,
    "g": press_games,
    "b": press_leaderboard,
    "p": press_profile,
    "r": press_rules,
    "s": press_settings,
}
"""Buttons and menus."""

FORMS: Mapping[str, Sent] = {"l": send_lobby, "s": send_settings}
"""What is written."""

AT_A_TABLE = frozenset("htl")
"""What was drawn for a moment of a match, which may be over."""
