"""Handles /games: a person's open tables on all servers."""

from bot.context import Ctx, Reply, Show
from bot.errors import Answer, NotStarted
from bot.inbox.panels import Waiting, inbox_panel
from bot.ui.refusals import sentence_of
from storage.records import Match

MOST = 10  # tables on one page


async def games(ctx: Ctx) -> Reply:
    """List a person's tables, first those that wait for them, the most urgent first."""
    mine = await ctx.services.store.open_of_person(ctx.who.id)
    found = [await _waiting(ctx, match) for match in mine]
    return Show(inbox_panel(sorted(found, key=lambda each: each.urgency)[:MOST], ctx.words))


async def _waiting(ctx: Ctx, match: Match) -> Waiting:
    try:
        table = await ctx.services.tables.find(match.id)
    except NotStarted:
        return Waiting(match, "lobby")
    except Answer as refused:
        return Waiting(match, "refused", why=sentence_of(refused, match.game, ctx.words))
    is_mine = table.seat_of(ctx.who.id) in table.to_act
    return Waiting(match, "mine" if is_mine else "theirs", table.until)
