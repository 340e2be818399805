"""Handles /games: a person's open tables on all servers, and those that this one opens to them."""

from bot.context import Ctx, Reply, Routes, Show
from bot.inbox.ids import ListPage
from bot.inbox.panels import PAGE, Listed, inbox_panel
from bot.lobby.lines import line_of, urgency


async def games(ctx: Ctx, press: ListPage | None = None) -> Reply:
    """List them as the rows have them by now, whichever process wrote those: no table is loaded."""
    here = ctx.place.guild
    is_banned = await ctx.services.evictions.bans.is_banned(ctx.who.id, here)
    rows = await ctx.services.store.open_to(ctx.who.id, None if is_banned else here)
    found = [each for each in rows if each.relation != "here" or _sees(ctx, each.channel)]
    pages = max(1, -(-len(found) // PAGE))
    page = min(press.page if press is not None else 0, pages - 1)
    listed = sorted(found, key=urgency)[PAGE * page : PAGE * (page + 1)]
    people, said = ctx.services.people.at(here), ctx.words
    lines = [Listed(each, await line_of(each, people, said)) for each in listed]
    return Show(inbox_panel(lines, said, page, pages))


def _sees(ctx: Ctx, channel: int | None) -> bool:
    """Return whether the person sees the channel: others have no part in what is played there."""
    here, place = ctx.services.display, ctx.place
    return channel is not None and here.may_see(ctx.who.id, place.roles, channel)


ROUTES: Routes = {("g:page", ""): games}
