"""The slash commands, and the panels that belong to one. One line a command."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.inbox.command import add_games
from bot.ladder.command import add_leaderboard
from bot.ladder.profile_command import add_profile
from bot.lobby.command import add_play
from bot.moderation.command import add_table
from bot.people.command import add_settings
from bot.rulebook.about_command import add_about
from bot.rulebook.command import add_rules

Add = Callable[[app_commands.CommandTree[Any], Any], None]
COMMANDS: tuple[Add, ...] = (
    add_play,
    add_games,
    add_leaderboard,
    add_profile,
    add_rules,
    add_settings,
    add_table,
    add_about,
)
