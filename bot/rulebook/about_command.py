"""/about and /help."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

from discord import app_commands

from bot.discord_io.render import Press
from bot.discord_io.translations import text
from bot.lobby.panels import what
from bot.people.people import Person
from bot.ui.panels import panel
from bot.ui.words import words
from games.catalogue import GAMES


def add_about(tree: app_commands.CommandTree[Any], client: Any) -> None:
    for name in ("about", "help"):
        tree.add_command(_page(client, name))


def _page(client: Any, name: str) -> app_commands.Command[Any, Any, Any]:
    async def command(press: Press) -> None:
        async def work(who: Person) -> None:
            said = words(who.language)
            games = "\n".join(
                f"**{said(f'game-{key}')}** {what(key, game.Options(), said)}"
                for key, game in GAMES.items()
            )
            page = said(f"{name}-text", games=games, version=running_version())
            await client.desk.reply(press, panel("waiting", f"## {said(f'{name}-title')}", page))

        await client.desk.command(press, work)

    return app_commands.command(name=name, description=text(f"command-{name}"))(command)


def running_version() -> str:
    try:
        return version("courtyard")
    except PackageNotFoundError:
        return "?"
