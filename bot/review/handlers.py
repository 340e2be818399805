"""Handles Look back: a finished match reviewed."""

from bot.context import Ctx, Reply, Routes, Show
from bot.errors import NotPossible
from bot.lobby.company import company_of
from bot.people.shares import Cost
from bot.review.ids import LookBack
from bot.review.panels import looking_back_panel


async def look_back(ctx: Ctx, press: LookBack) -> Reply:
    table = await ctx.services.tables.find(press.match)
    seat = table.seat_of(ctx.who.id)
    if not table.is_over or table.to_act:
        raise NotPossible  # still in play, or ended without a result
    with ctx.services.shares.one(Cost.THOUGHT, ctx.who.id, (table.id, seat)):
        ctx.spend(Cost.THOUGHT)
        regrets = await ctx.services.hindsight.costliest(table, seat)
    company = await company_of(table.sittings, ctx.services.people.at(table.match.guild))
    return Show(looking_back_panel(table, regrets, company, ctx.words, ctx.face))


ROUTES: Routes = {("t", "lookback"): look_back}
