"""Declares /play."""

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.context import AskCtx, Ctx, Reply, Run
from bot.lobby.handlers import PlayRequest, play
from bot.looks.catalogue import preset_name, preset_text
from bot.match.sittings import DEFAULT_LEVEL
from bot.match.speeds import SPEEDS
from bot.match.tables import new_id
from bot.ui.command_texts import text
from bot.ui.ids import LARGEST_SNOWFLAKE
from bot.ui.text import clipped
from bot.ui.words import language_of, words
from games.catalogue import GAMES
from games.players import LEVELS

Interaction = discord.Interaction[Any]

MENTION = re.compile(r"<@!?([0-9]{1,20})>")
MOST_COMPUTERS = 11


def add(tree: app_commands.CommandTree[Any], run: Run, _: AskCtx) -> None:
    async def command(
        it: Interaction,
        game: str,
        preset: str | None = None,
        speed: str | None = None,
        rated: bool | None = None,
        with_: str = "",
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        level: str = DEFAULT_LEVEL,
        invite_only: bool = False,
        thread: bool = False,
    ) -> None:
        invited = mentioned(with_)
        request = PlayRequest(
            match=new_id(),
            game=game,
            preset=preset,
            speed=speed,
            rated=rated,
            invited=invited,
            names_nobody=bool(with_.strip()) and not invited,
            computers=((level, computers),) if computers else (),
            invite_only=invite_only,
            thread=thread,
        )

        async def work(ctx: Ctx) -> Reply:
            return await play(ctx, request)

        in_a_thread = thread and isinstance(it.channel, discord.TextChannel)
        await run(it, work, None if in_a_thread else request.match)  # else the answer is the board

    made: Any = app_commands.command(name="play", description=text("command-play"))(command)
    described = {name: text(f"command-play-{key}") for name, key in OPTIONS.items()}
    made = app_commands.describe(**described)(made)
    made = app_commands.rename(with_="with", invite_only="invite-only")(made)
    made = app_commands.choices(
        game=[Choice(name=words("en")(f"game-{key}"), value=key) for key in GAMES],
        speed=[Choice(name=text(f"speed-{key}"), value=key) for key in SPEEDS],
        level=[Choice(name=text(f"level-{key}"), value=key) for key in LEVELS],
    )(made)
    made.autocomplete("preset")(suggest_presets)
    tree.add_command(app_commands.guild_only()(made))


OPTIONS = {
    "game": "game",
    "preset": "preset",
    "speed": "speed",
    "rated": "rated",
    "with_": "with",
    "computers": "computers",
    "level": "level",
    "invite_only": "invite-only",
    "thread": "thread",
}


def mentioned(written: str) -> tuple[int, ...]:
    """Return the people mentioned in a text."""
    named = (int(person) for person in MENTION.findall(written))
    return tuple(person for person in named if person <= LARGEST_SNOWFLAKE)


async def suggest_presets(it: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the presets of the chosen game, or all before one is chosen."""
    said = words(language_of(str(it.locale)))
    chosen = str(getattr(it.namespace, "game", ""))
    games = [GAMES[chosen]] if chosen in GAMES else list(GAMES.values())
    found = [
        Choice(name=clipped(preset_text(game.key, preset, said), 100), value=preset.key)
        for game in games
        for preset in game.presets
        if current.casefold() in preset_name(game.key, preset.key, said).casefold()
    ]
    return found[:25]
