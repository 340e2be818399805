"""Handles presses on a board and its menu, in any game."""

import asyncio

from bot.board.draw import showing_of
from bot.board.ids import BoardPress, Pace, Vote
from bot.board.panels import leave_panel, menu_panel, moves_panel, scores_panel, text_panel
from bot.board.pictured import sheet_of
from bot.context import Ctx, InHand, Reply, Routes, Show
from bot.errors import NotPossible
from bot.hand.handlers import open_hand
from bot.hand.ids import OpenHand
from bot.lobby.ids import Rematch
from bot.looks.catalogue import LOOKS
from bot.looks.look import Showing
from bot.match import attendance
from bot.match.table import Table
from bot.ui.panels import panel


async def menu(ctx: Ctx, press: BoardPress) -> Reply:
    return _menu(ctx, await _table(ctx, press))


def _menu(ctx: Ctx, table: Table) -> Reply:
    seated = any(each.person == ctx.who.id for each in table.sittings)
    return Show(menu_panel(table, ctx.words, seated=seated))


async def scores(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    if not table.moves:
        raise NotPossible  # ended before a card was dealt
    sheet = await asyncio.to_thread(sheet_of, table)
    return Show(scores_panel(table, await _showing(ctx, table), sheet))


async def moves(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    if not table.moves:
        raise NotPossible
    return Show(moves_panel(table, await _showing(ctx, table)))


async def hands(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    if table.to_act:
        raise NotPossible  # ended without a result: its hands stay secret
    lines = LOOKS[table.game.key].table.final(await _showing(ctx, table))
    return Show(text_panel(None, ctx.words, ctx.words("hands-button"), lines))


async def down(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    if table.match.channel is not None:
        ctx.services.display.repaint(table.id, table.match.channel, repost=True)
    return _note(ctx, "down-done")


async def report(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    text = ctx.words("menu-report-text", match=table.id, version=table.version)
    return Show(text_panel(table, ctx.words, ctx.words("menu-report"), (text,)))


async def leave(ctx: Ctx, press: BoardPress) -> Reply:
    """Ask for confirmation, then leave the table."""
    table = await _table(ctx, press)
    table.seat_of(ctx.who.id)
    return Show(leave_panel(table, ctx.words))


async def leave_now(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    await attendance.leave(table, ctx.who.id)
    ctx.services.display.forget_hand(table.id, ctx.who.id)
    return _note(ctx, "leave-left")


async def rematch(ctx: Ctx, press: Rematch) -> Reply:
    """Open a lobby with the same people and options; it starts once everybody is in."""
    services, table = ctx.services, await ctx.services.tables.find(press.match)
    if not table.is_over:
        raise NotPossible
    lobby = await services.rematches.ask(table, ctx.who.id)
    if await services.rematches.start(lobby) is not None:
        return await open_hand(ctx, OpenHand(lobby.id, "hand"))
    services.display.repaint(lobby.id, lobby.match.channel or 0)
    shown = panel("waiting", ctx.words("rematch-in"))
    return Show(shown, hand=InHand(lobby.id, state="way"))


async def vote(ctx: Ctx, press: Vote) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await attendance.vote(table, ctx.who.id, press.verb)
    return Show(panel("waiting", ctx.words("voted")), "beside")


async def pace(ctx: Ctx, press: Pace) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await attendance.set_pace(table, ctx.who.id, press.brisk)
    return _menu(ctx, table)


async def _table(ctx: Ctx, press: BoardPress) -> Table:
    return await ctx.services.tables.find(press.match)


async def _showing(ctx: Ctx, table: Table) -> Showing:
    return await showing_of(table, ctx.services.people, ctx.who.language, ctx.face)


def _note(ctx: Ctx, key: str) -> Reply:
    return Show(panel("waiting", ctx.words(key)))


ROUTES: Routes = {
    ("t", "menu"): menu,
    ("t", "scores"): scores,
    ("t", "moves"): moves,
    ("t", "hands"): hands,
    ("t", "down"): down,
    ("t", "report"): report,
    ("t", "leave"): leave,
    ("t", "leave!"): leave_now,
    ("t", "again"): rematch,
    ("t", "wait"): vote,
    ("t", "turn"): vote,
    ("t", "seat"): vote,
    ("t", "pace"): pace,
}
