"""Handles presses on the rules: turning pages, sharing clauses, a table's options."""

from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version

from bot.context import Ctx, InHand, Reply, Routes, Show
from bot.errors import Forged
from bot.lobby.ids import LobbyPress
from bot.lobby.state import LobbyState
from bot.looks.catalogue import usual, what
from bot.looks.look import Public
from bot.match.table import Table
from bot.rulebook.found import asked_panel
from bot.rulebook.ids import AllGames, ChoosePage, ReadPage, RulesOfTable, ShareClause
from bot.rulebook.panels import (
    FORCE,
    HOW,
    Reading,
    games_panel,
    is_page,
    page_panel,
    reading_at,
    shared_panel,
)
from bot.ui.ids import encode
from bot.ui.panels import Button, panel, row
from bot.ui.refusals import is_clause
from bot.ui.words import words
from games.catalogue import GAMES, name_of
from games.errors import RuleError


async def search(ctx: Ctx, game: str | None, about: str) -> Reply:
    return Show(asked_panel(about, ctx.who.language, game, ctx.faces))


async def about(ctx: Ctx, name: str) -> Reply:
    """Answer /about and /help."""
    said = ctx.words
    games = "\n".join(f"**{said(f'game-{key}')}** {what(key, usual(key), said)}" for key in GAMES)
    page = said(f"{name}-text", games=games, version=running_version())
    ways = row(
        *(
            Button(Reading(key).to(HOW), said("rules-how-title", game=said(f"game-{key}")))
            for key in GAMES
        )
    )
    book = row(Button(encode(AllGames("games")), said("rules-button"), "next"))
    return Show(panel("waiting", f"## {said(f'{name}-title')}", page, ways, book))


def running_version() -> str:
    try:
        return version("courtyard")
    except PackageNotFoundError:
        return "?"


async def all_games(ctx: Ctx, _: AllGames) -> Reply:
    return Show(games_panel(ctx.words))


async def read(ctx: Ctx, press: ReadPage | ChoosePage) -> Reply:
    """Open a page; if its table is gone, without options."""
    if not is_page(press.game, press.page):
        raise Forged
    reading = Reading(press.game, press.page, face=ctx.faces)
    if press.match is not None:
        reading = replace(reading, version=press.version, pick=press.pick or "")
        reading = await _at_its_table(ctx, press.match, reading)
    shown = page_panel(reading, ctx.words)
    return Show(shown, hand=InHand(press.match, state="page") if press.match else None)


def of_table(reading: Reading, table: Table) -> Reading:
    """Return the same page with what holds at the table and lies open there."""
    public = Public(table.game.view(table.state, None), table.memory.public)
    return replace(
        reading,
        match=table.id,
        options=table.state.options,
        public=public,
        rules=name_of(table.game),
    )


async def _at_its_table(ctx: Ctx, match: str, reading: Reading) -> Reading:
    """Add the table with its options, if it is there and plays this game."""
    try:
        found = await ctx.services.lobbies.find(match)
    except RuleError:
        return reading
    if found.game.key != reading.game:
        return reading
    if isinstance(found, LobbyState):
        rules = name_of(found.game)
        return replace(reading, match=match, options=found.options, is_open=True, rules=rules)
    return of_table(reading, found)


async def share(ctx: Ctx, press: ShareClause) -> Reply:
    """Post a clause to the channel, in its language."""
    if press.game not in GAMES or not is_clause(press.game, press.page):
        raise Forged
    await ctx.spend_post()
    reading = Reading(press.game, press.page, face=ctx.faces)
    shown = shared_panel(reading, words(ctx.place.language), ctx.who.shown)
    return Show(shown, "channel")


async def rules_of_table(ctx: Ctx, press: RulesOfTable) -> Reply:
    table = await ctx.services.tables.find(press.match)
    rules, state = name_of(table.game), table.state
    reading = reading_at(rules, table.id, state.options, state.phase, ctx.faces)
    if press.verb == "force":
        reading = replace(reading, page=FORCE)
    return Show(page_panel(reading, ctx.words))


async def how_at_a_lobby(ctx: Ctx, press: LobbyPress) -> Reply:
    """Open How to play from an open table, with what this table plays."""
    lobby = await ctx.services.lobbies.lobby(press.match)
    reading = reading_at(name_of(lobby.game), lobby.id, lobby.options, face=ctx.faces)
    reading = replace(reading, page=HOW, is_open=True)
    return Show(page_panel(reading, ctx.words))


ROUTES: Routes = {
    ("r", "games"): all_games,
    ("r", "share"): share,
    ("r", "go1"): read,
    ("r", "go2"): read,
    ("r", ""): read,
    ("l", "how"): how_at_a_lobby,
    ("t", "rules"): rules_of_table,
    ("t", "force"): rules_of_table,
}
