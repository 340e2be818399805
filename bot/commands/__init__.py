"""The slash commands, and the panels that belong to one. One line a command."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.commands.about import add_about
from bot.commands.games import add_games
from bot.commands.leaderboard import add_leaderboard
from bot.commands.play import add_play
from bot.commands.profile import add_profile
from bot.commands.rules import add_rules
from bot.commands.settings import add_settings
from bot.commands.table import add_table

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
