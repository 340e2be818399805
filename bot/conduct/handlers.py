"""Handles what people can do against others: block them, and report them to moderators."""

from bot.board.panels import board_button
from bot.board.which import subtitle
from bot.conduct.ids import BlockHere, BlockList, ReportHere, ReportPerson, SetBlock, Unblock
from bot.conduct.panels import (
    ANSWER,
    PAGE,
    Other,
    block_here_panel,
    blocks_panel,
    report_form,
    report_here_panel,
)
from bot.context import Ask, Ctx, Reply, Routes, Show, opens_form
from bot.errors import NotSeated
from bot.hand.showing import showing_of
from bot.lobby.company import name_of
from bot.match.sittings import people_of
from bot.match.table import Table
from bot.people import blocks
from bot.ui.panels import panel

# Blocks


async def show_blocks(ctx: Ctx, press: BlockList) -> Reply:
    return await _blocks(ctx, press.page or 0)


async def block(ctx: Ctx, person: int | None = None) -> Reply:
    """Block a person, if one is named, and show the list."""
    if person is None:
        return await _blocks(ctx)
    services = ctx.services
    await blocks.block(services.store, ctx.who.id, person, services.clock())
    return await _blocks(ctx, new=await name_of(person, services.people.at(ctx.place.guild)))


async def unblock(ctx: Ctx, press: Unblock) -> Reply:
    await ctx.services.store.blocks.drop(ctx.who.id, press.person)
    return await _blocks(ctx, press.page)


async def _blocks(ctx: Ctx, page: int = 0, new: str = "") -> Reply:
    found = await ctx.services.store.blocks.of(ctx.who.id)
    pages = max(1, -(-len(found) // PAGE))
    page = min(page, pages - 1)
    here = found[PAGE * page : PAGE * (page + 1)]
    known = ctx.services.people.at(ctx.place.guild)
    others = [Other(each, await name_of(each, known), True) for each in here]
    return Show(blocks_panel(others, ctx.words, page, pages, new))


async def block_here(ctx: Ctx, press: BlockHere) -> Reply:
    return await _block_here(ctx, await ctx.services.tables.find(press.match))


async def set_block(ctx: Ctx, press: SetBlock) -> Reply:
    """Block somebody at the table, or unblock them; the match goes on as it is."""
    services, table = ctx.services, await ctx.services.tables.find(press.match)
    if not {ctx.who.id, press.person} <= people_of(table.sittings):
        raise NotSeated
    if press.on:
        await blocks.block(services.store, ctx.who.id, press.person, services.clock())
    else:
        await services.store.blocks.drop(ctx.who.id, press.person)
    return await _block_here(ctx, table)


async def _block_here(ctx: Ctx, table: Table) -> Reply:
    others, which = await _others(ctx, table), await _which(ctx, table)
    back = board_button(table, "menu", ctx.words("back-button"))
    return Show(block_here_panel(table.id, others, ctx.words, which, back))


# Reports


async def report(ctx: Ctx, press: ReportHere) -> Reply:
    """Ask whom the report is about, if there may be one."""
    table = await ctx.services.tables.find(press.match)
    await ctx.services.reports.expect(table, ctx.who.id)
    others, which = await _others(ctx, table), await _which(ctx, table)
    return Show(report_here_panel(table.id, others, ctx.words, which))


@opens_form
async def ask_report(ctx: Ctx, press: ReportPerson) -> Reply:
    services, table = ctx.services, await ctx.services.tables.find(press.match)
    await services.reports.expect(table, ctx.who.id, press.person)
    other = Other(press.person, await name_of(press.person, services.people.at(ctx.place.guild)))
    return Ask(report_form(table.id, other, ctx.words))


async def send_report(ctx: Ctx, press: ReportPerson) -> Reply:
    services, table = ctx.services, await ctx.services.tables.find(press.match)
    await services.reports.send(table, ctx.who.id, press.person, ctx.answers.get(ANSWER, ""))
    return Show(panel("waiting", ctx.words("report-sent")))


# Shared


async def _others(ctx: Ctx, table: Table) -> list[Other]:
    """Return the other people who sit or sat at a table; the person must be one of them."""
    persons = people_of(table.sittings)
    if ctx.who.id not in persons:
        raise NotSeated
    mine = await ctx.services.store.blocks.of(ctx.who.id)
    known = ctx.services.people.at(ctx.place.guild)
    return [
        Other(each, await name_of(each, known), each in mine)
        for each in sorted(persons - {ctx.who.id})
    ]


async def _which(ctx: Ctx, table: Table) -> str:
    services = ctx.services
    return subtitle(await showing_of(table, services.people, ctx.who.language, ctx.face))


ROUTES: Routes = {
    ("c", "list"): show_blocks,
    ("c", "drop"): unblock,
    ("c", "here"): block_here,
    ("c", "set"): set_block,
    ("c", "report"): report,
    ("c", "r-ask"): ask_report,
    ("c", "f-report"): send_report,
}
