"""Handles /table: what moderators may do to a table of their server. Each use is recorded."""

from bot.context import Ctx, Reply, Show
from bot.errors import NoSuchTable, NotSeated
from bot.lobby.handlers import require
from bot.lobby.state import LobbyState
from bot.match import attendance
from bot.ui.panels import panel
from storage.records import Audited

MOST_CHOICES, LONGEST_CHOICE = 25, 100


async def choices(ctx: Ctx, current: str) -> list[tuple[str, str]]:
    """Return this server's open tables by id, with their titles."""
    found = []
    for match in await ctx.services.store.open_in_guild(ctx.place.guild or 0):
        channel = ctx.services.display.channel_name(match.channel or 0)
        game = ctx.words(f"game-{match.game}")
        name = ctx.words("table-choice", game=game, channel=channel, id=match.id)
        if current.casefold() in name.casefold():
            found.append((match.id, name[:LONGEST_CHOICE]))
    return found[:MOST_CHOICES]


async def end(ctx: Ctx, name: str) -> Reply:
    """End a match without a result."""
    await _is_here(ctx, name)
    found = await ctx.services.lobbies.find(name)
    if isinstance(found, LobbyState):
        await ctx.services.lobbies.end(name)
    else:
        await attendance.end_without_result(found)
    return await _done(ctx, "end", "table-ended", name)


async def repair(ctx: Ctx, name: str) -> Reply:
    """Reload the log, and post the board again in this channel."""
    await _is_here(ctx, name)
    require(ctx)
    services, channel = ctx.services, ctx.place.channel or 0
    former = (await services.store.match(name)).channel
    if former is not None and former != channel:
        await services.display.remove_board(name, former)
    await services.store.change(name, channel=channel)
    found = await services.lobbies.find(name)
    if not isinstance(found, LobbyState):
        await found.reload()
    services.display.repaint(name, channel, repost=True)
    return await _done(ctx, "repair", "table-repaired", name)


async def replace(ctx: Ctx, name: str, person: int) -> Reply:
    """Give the seat of an absent person to a computer."""
    await _is_here(ctx, name)
    table = await ctx.services.tables.find(name)
    if all(each.person != person for each in table.sittings):
        raise NotSeated
    await attendance.leave(table, person)
    return await _done(ctx, "replace", "table-replaced", name, person)


async def _is_here(ctx: Ctx, name: str) -> None:
    """Return whether a table is on this server; the id may be anything."""
    open_here = await ctx.services.store.open_in_guild(ctx.place.guild or 0)
    if name not in [match.id for match in open_here]:
        raise NoSuchTable


async def _done(ctx: Ctx, action: str, said: str, match: str, person: int | None = None) -> Reply:
    services = ctx.services
    entry = Audited(services.clock(), ctx.place.guild or 0, ctx.who.id, action, match, person)
    await services.store.audit.note(entry)
    return Show(panel("waiting", ctx.words(said)))
