"""Presses on the rules: a page turned, a clause shared, what holds at a table."""

from importlib.metadata import PackageNotFoundError, version

from bot.context import Ctx, InHand, Reply, Routes, Show
from bot.errors import Forged
from bot.lobby.panels import what
from bot.rulebook.found import asked_panel
from bot.rulebook.ids import AllGames, ChoosePage, ReadPage, RulesOfTable, ShareClause
from bot.rulebook.panels import (
    FORCE,
    Reading,
    games_panel,
    is_page,
    page_panel,
    reading_at,
    shared_panel,
)
from bot.ui.panels import panel
from bot.ui.refusals import is_clause
from bot.ui.words import words
from games.catalogue import GAMES
from games.errors import RuleError
from games.options import Form


async def search(ctx: Ctx, game: str | None, about: str) -> Reply:
    return Show(asked_panel(about, ctx.who.language, game))


async def about(ctx: Ctx, name: str) -> Reply:
    """/about and /help."""
    said = ctx.words
    games = "\n".join(
        f"**{said(f'game-{key}')}** {what(key, game.Options(), said)}"
        for key, game in GAMES.items()
    )
    page = said(f"{name}-text", games=games, version=running_version())
    return Show(panel("waiting", f"## {said(f'{name}-title')}", page))


def running_version() -> str:
    try:
        return version("courtyard")
    except PackageNotFoundError:
        return "?"


async def all_games(ctx: Ctx, _: AllGames) -> Reply:
    return Show(games_panel(ctx.words))


async def read(ctx: Ctx, press: ReadPage | ChoosePage) -> Reply:
    """For a table that is not there any more, the rules as they are."""
    if not is_page(press.game, press.page):
        raise Forged
    options = await _options_of(ctx, press.match, press.game)
    match = press.match if options is not None else None
    reading = Reading(press.game, press.page, match or "", options, press.version, press.pick or "")
    shown = page_panel(reading, ctx.words)
    return Show(shown, hand=InHand(press.match, state="page") if press.match else None)


async def _options_of(ctx: Ctx, match: str | None, game: str) -> Form | None:
    """Those that a match of this game is played by."""
    if match is None:
        return None
    try:
        table = await ctx.services.tables.find(match)
    except RuleError:
        return None
    options: Form = table.state.options
    return options if table.game.key == game else None


async def share(ctx: Ctx, press: ShareClause) -> Reply:
    """Into the channel, in its language."""
    if press.game not in GAMES or not is_clause(press.game, press.page):
        raise Forged
    reading = Reading(press.game, press.page)
    shown = shared_panel(reading, words(ctx.place.language), ctx.who.shown)
    return Show(shown, "channel")


async def rules_of_table(ctx: Ctx, press: RulesOfTable) -> Reply:
    table = await ctx.services.tables.find(press.match)
    game, options = table.game.key, table.state.options
    if press.verb == "force":
        reading = Reading(game, FORCE, table.id, options)
    else:
        reading = reading_at(game, table.id, options, table.state.phase)
    return Show(page_panel(reading, ctx.words))


ROUTES: Routes = {
    ("r", "games"): all_games,
    ("r", "share"): share,
    ("r", "go1"): read,
    ("r", "go2"): read,
    ("r", ""): read,
    ("t", "rules"): rules_of_table,
    ("t", "force"): rules_of_table,
}
