"""Handles presses on a board and its menu, in any game."""

import asyncio

from bot.board.deal_panels import checked_panel, sealed_panel
from bot.board.ids import (
    BoardPress,
    GiveHost,
    MovesPage,
    NextDeal,
    Pace,
    Patience,
    StandIns,
    Vote,
    Wishing,
)
from bot.board.menu_panels import (
    end_panel,
    host_panel,
    leave_panel,
    menu_panel,
    moves_panel,
    scores_panel,
    text_panel,
    why_panel,
)
from bot.board.pictured import sheet_of
from bot.board.which import subtitle
from bot.context import Acknowledge, Ctx, InHand, Reply, Routes, Show
from bot.errors import MatchOver, NotPossible
from bot.hand.handlers import open_hand
from bot.hand.ids import OpenHand
from bot.hand.showing import showing_of
from bot.lobby.ids import Rematch
from bot.looks.catalogue import look_of
from bot.looks.look import Showing
from bot.match import absent, agreements, attendance
from bot.match.published import checked, log_of
from bot.match.sittings import is_deserted
from bot.match.table import Table
from bot.ui.panels import panel
from storage.records import Wish


async def menu(ctx: Ctx, press: BoardPress) -> Reply:
    return await _menu(ctx, await _table(ctx, press))


async def _menu(ctx: Ctx, table: Table) -> Reply:
    seated = any(each.person == ctx.who.id for each in table.sittings)
    which, nudges = await _which(ctx, table), ctx.services.pings.may_nudge(table, ctx.who.id)
    shown = menu_panel(table, ctx.words, which, seated=seated, person=ctx.who.id, nudges=nudges)
    return Show(shown)


async def nudge(ctx: Ctx, press: BoardPress) -> Reply:
    """Remind whoever is to move, once a turn."""
    waits = await ctx.services.pings.nudge(await _table(ctx, press), ctx.who.id)
    return _note(ctx, "nudged-later" if waits else "nudged")


async def scores(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    if not table.moves:
        raise NotPossible  # ended before a card was dealt
    sheet = await asyncio.to_thread(sheet_of, table)
    return Show(scores_panel(table, await _showing(ctx, table), sheet))


async def moves(ctx: Ctx, press: BoardPress | MovesPage) -> Reply:
    table = await _table(ctx, press)
    if not table.moves:
        raise NotPossible
    page = press.page if isinstance(press, MovesPage) else 0
    return Show(moves_panel(table, await _showing(ctx, table), page))


async def next_deal(ctx: Ctx, press: NextDeal) -> Reply:
    """Want the next deal; the board shows what has come of it."""
    table = await ctx.services.tables.find(press.match)
    await attendance.next_deal(table, ctx.who.id, press.version)
    return Acknowledge()


async def hands(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    if table.to_act:
        raise NotPossible  # ended without a result: its hands stay secret
    lines = look_of(table.game).table.final(await _showing(ctx, table))
    return Show(text_panel(None, ctx.words, ctx.words("hands-button"), lines))


async def deal(ctx: Ctx, press: BoardPress) -> Reply:
    """Deal again and show what came of it; only a finished match gives its seed away."""
    table = await _table(ctx, press)
    if table.match.status != "finished":
        return Show(sealed_panel(table, ctx.words))
    log = log_of(table.match, table.moves, await ctx.services.store.seed(table.id))
    found = await asyncio.to_thread(checked, table, log)
    return Show(checked_panel(table, log, found, ctx.words))


async def down(ctx: Ctx, press: BoardPress) -> Reply:
    """Post the board anew below what was said since: for those who sit there."""
    table = await _table(ctx, press)
    attendance.seat_of(table, ctx.who.id)
    ctx.services.shares.lower(table.id)
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
    seat = table.seat_of(ctx.who.id)
    meant = attendance.leaving(table, seat, await _unmoved(ctx))
    return Show(leave_panel(table, seat, meant, ctx.words, await _which(ctx, table)))


async def leave_now(ctx: Ctx, press: BoardPress) -> Reply:
    table = await _table(ctx, press)
    await attendance.leave(table, ctx.who.id, await _unmoved(ctx))
    ctx.services.display.close_hand(table.id, ctx.who.id)
    seat = table.seat_of(ctx.who.id)
    said = ctx.words(_left_key(table, seat), computer=table.sittings[seat].name)
    return Show(panel("waiting", said))


async def _unmoved(ctx: Ctx) -> int:
    """Return how many rated matches this person left today before they had moved."""
    services = ctx.services
    return await attendance.unmoved_today(services.store, ctx.who.id, services.clock())


def _left_key(table: Table, seat: int) -> str:
    if table.match.status == "closed":
        return "leave-closed"
    if is_deserted(table.sittings):
        return "leave-last"
    if table.match.status == "finished":
        return "leave-ended"
    return "leave-out" if table.attended.out(seat) is not None else "leave-left"


async def why(ctx: Ctx, press: BoardPress) -> Reply:
    """Tell why ratings moved, or did not."""
    table = await _table(ctx, press)
    if not table.is_over:
        raise NotPossible
    return Show(why_panel(table, ctx.words))


async def rematch(ctx: Ctx, press: Rematch) -> Reply:
    """Open a lobby with the same people and options; it starts once everybody is in."""
    services, table = ctx.services, await ctx.services.tables.find(press.match)
    if not table.is_over:
        raise NotPossible
    lobby = await services.rematches.ask(table, ctx.who.id, ctx.place, ctx.spend_table)
    if await services.rematches.start(lobby) is not None:
        return await open_hand(ctx, OpenHand(lobby.id, "hand"))
    for each in (lobby.match, table.match):  # the first who asks opens the lobby
        services.display.repaint(each.id, each.channel or 0)
    shown = panel("waiting", ctx.words("rematch-in"))
    return Show(shown, hand=InHand(lobby.id, state="way"))


async def vote(ctx: Ctx, press: Vote) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await absent.vote(table, ctx.who.id, press.verb, press.level)
    return Show(panel("waiting", ctx.words("voted")), "beside")


async def ask(ctx: Ctx, press: BoardPress) -> Reply:
    """Ask what to do about somebody who takes very long; the board shows the question."""
    await absent.ask(await _table(ctx, press), ctx.who.id)
    return Acknowledge()


async def go_on(ctx: Ctx, press: BoardPress) -> Reply:
    """End the pause that all agreed to."""
    await agreements.go_on(await _table(ctx, press), ctx.who.id)
    return Acknowledge()


async def end(ctx: Ctx, press: BoardPress) -> Reply:
    """Ask for confirmation before somebody agrees to end the match."""
    table = await _table(ctx, press)
    if table.is_over:
        raise MatchOver
    return Show(end_panel(table, ctx.words, await _which(ctx, table), ctx.who.id))


async def wish(ctx: Ctx, press: Wishing) -> Reply:
    """Agree to pause or to end the match, or take that back."""
    table = await ctx.services.tables.find(press.match)
    what: Wish = "rest" if press.verb == "rest" else "end"
    await agreements.wish(table, ctx.who.id, what if press.on else None)
    return await _menu(ctx, table)


async def host(ctx: Ctx, press: BoardPress) -> Reply:
    return await _host(ctx, await _table(ctx, press))


async def _host(ctx: Ctx, table: Table) -> Reply:
    """Show the host's choices; who is the host no more sees the menu."""
    if agreements.host_of(table) != ctx.who.id or table.is_over:
        return await _menu(ctx, table)
    company = (await _showing(ctx, table)).company
    return Show(host_panel(table, company, ctx.words, await _which(ctx, table)))


async def patience(ctx: Ctx, press: Patience) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await agreements.set_patient(table, ctx.who.id, press.on)
    return await _host(ctx, table)


async def stand_ins(ctx: Ctx, press: StandIns) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await agreements.set_stand_in(table, ctx.who.id, press.level)
    return await _host(ctx, table)


async def give_host(ctx: Ctx, press: GiveHost) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await agreements.hand_over(table, ctx.who.id, press.person)
    return await _host(ctx, table)


async def pace(ctx: Ctx, press: Pace) -> Reply:
    table = await ctx.services.tables.find(press.match)
    await attendance.set_pace(table, ctx.who.id, press.brisk)
    return await _menu(ctx, table)


async def _table(ctx: Ctx, press: BoardPress | MovesPage) -> Table:
    return await ctx.services.tables.find(press.match)


async def _showing(ctx: Ctx, table: Table) -> Showing:
    return await showing_of(table, ctx.services.people, ctx.who.language, ctx.face)


async def _which(ctx: Ctx, table: Table) -> str:
    return subtitle(await _showing(ctx, table))


def _note(ctx: Ctx, key: str) -> Reply:
    return Show(panel("waiting", ctx.words(key)))


ROUTES: Routes = {
    ("t", "menu"): menu,
    ("t", "scores"): scores,
    ("t", "moves"): moves,
    ("t", "next"): next_deal,
    ("t", "hands"): hands,
    ("t", "deal"): deal,
    ("t", "down"): down,
    ("t", "report"): report,
    ("t", "leave"): leave,
    ("t", "why"): why,
    ("t", "leave!"): leave_now,
    ("t", "again"): rematch,
    ("t", "wait"): vote,
    ("t", "turn"): vote,
    ("t", "seat"): vote,
    ("t", "pace"): pace,
    ("t", "ask"): ask,
    ("t", "goon"): go_on,
    ("t", "end"): end,
    ("t", "rest"): wish,
    ("t", "end!"): wish,
    ("t", "host"): host,
    ("t", "h-wait"): patience,
    ("t", "h-level"): stand_ins,
    ("t", "h-give"): give_host,
    ("t", "nudge"): nudge,
}
