"""Handles /table: what moderators may do to a table of their server, and to who plays there. Each
use is recorded.

Discord decides who may use the command, and its private panels are given to nobody else: whoever
presses one of them may do what it says.
"""

from contextlib import suppress
from dataclasses import replace as replaced

from bot.board.which import title_of, which_table
from bot.context import Ctx, Reply, Routes, Show
from bot.errors import (
    AlreadyBanned,
    Begun,
    Forged,
    NoSuchTable,
    NotBanned,
    NotThere,
    OtherRules,
    OwnBan,
    OwnTable,
    Unreadable,
)
from bot.hand.showing import showing_of
from bot.lobby.company import company_of
from bot.lobby.handlers import require
from bot.lobby.state import LobbyState, kicked
from bot.match import attendance
from bot.match.sittings import is_rated
from bot.moderation.ids import EndTable, LogPage
from bot.moderation.panels import Entry, LogShowing, end_panel, log_panel
from bot.people.names import called
from bot.ui.panels import panel
from bot.ui.text import LONGEST_REASON, NOBODY, clipped, plain_line, plain_name, spoken
from games.catalogue import GAMES
from storage.records import Audited, Ban, Placed

MOST_CHOICES, LONGEST_CHOICE = 25, 100
PAGE = 10  # entries of the record


async def choices(ctx: Ctx, current: str) -> list[tuple[str, str]]:
    """Return this server's open tables: a line that tells each from the others, and its id."""
    found: list[tuple[str, str]] = []
    for match in await ctx.services.store.placed_in_guild(ctx.place.guild or 0):
        channel = ctx.services.display.channel_name(match.channel or 0)
        sittings = await ctx.services.store.seats(match.id)
        here = ctx.services.people.at(ctx.place.guild)
        names = spoken((await company_of(sittings, here)).others(None))
        if current.casefold() not in f"{_game(ctx, match)} {names} {channel} {match.id}".casefold():
            continue
        title = await _progress(ctx, match)
        name = ctx.words("table-choice", title=title, names=names, channel=channel, id=match.id)
        found.append((clipped(name, LONGEST_CHOICE), match.id))
        if len(found) == MOST_CHOICES:
            break
    return found


async def _progress(ctx: Ctx, match: Placed) -> str:
    """Return the game, which hand or round is played, and how long the turn may still take."""
    try:
        found = await ctx.services.lobbies.find(match.id)
    except (Unreadable, OtherRules):
        return _game(ctx, match)
    if isinstance(found, LobbyState):
        return ctx.words("table-choice-lobby", game=_game(ctx, match))
    showing = await showing_of(found, ctx.services.people, ctx.who.language, ctx.face)
    if showing.until is None:
        return title_of(showing)
    minutes = max(0, showing.until - ctx.services.clock() // 1000) // 60
    left = {"hours": minutes // 60, "minutes": minutes}
    return ctx.words("table-choice-turn", title=title_of(showing), **left)


async def ask_to_end(ctx: Ctx, name: str) -> Reply:
    """Ask for confirmation before a match is ended."""
    placed = await _is_here(ctx, name)
    await _plays_not(ctx, name)
    try:
        found, row = await ctx.services.lobbies.find(name), await ctx.services.store.match(name)
    except (Unreadable, OtherRules):
        return Show(end_panel(name, _where(ctx, placed), ctx.words))
    people, language = ctx.services.people, ctx.who.language
    which = await which_table(found, row, ctx.who.id, people, language, ctx.face)
    return Show(end_panel(name, which, ctx.words))


async def end(ctx: Ctx, press: EndTable) -> Reply:
    """End a match without a result; its board says who ended it."""
    name, services = press.match, ctx.services
    _was_given(ctx)
    placed = await _is_here(ctx, name)
    await _plays_not(ctx, name)
    try:
        found = await services.lobbies.find(name)
    except (Unreadable, OtherRules):
        await services.store.end(name, "closed", services.clock())
    else:
        if isinstance(found, LobbyState):
            await services.lobbies.end(name)
        else:
            await attendance.end_without_result(found)
    await _note(ctx, "end", name)
    if placed.channel is not None:
        services.display.repaint(name, placed.channel)
    return Show(panel("waiting", ctx.words("table-ended")))


async def keep(ctx: Ctx, _: EndTable) -> Reply:
    return Show(panel("waiting", ctx.words("table-kept")))


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
    await _plays_not(ctx, name)
    table = await ctx.services.tables.find(name)
    if all(each.person != person for each in table.sittings):
        raise NotThere
    await attendance.remove(table, person)
    ctx.services.display.close_hand(name, person)
    return await _done(ctx, "replace", "table-replaced", name, person)


async def kick(ctx: Ctx, name: str, person: int) -> Reply:
    """Remove a person from a table before its match, until its host invites them."""
    await _is_here(ctx, name)
    services = ctx.services
    found = await services.lobbies.find(name)
    if not isinstance(found, LobbyState):
        raise Begun
    if person not in found.people:
        raise NotThere
    await services.lobbies.change(name, lambda lobby: kicked(lobby, person))
    services.display.close_hand(name, person)
    return await _done(ctx, "kick", "table-kicked", name, person)


# Bans


async def ban(ctx: Ctx, person: int, name: str, reason: str) -> Reply:
    """Ban a person from this server's tables; computers take their seats."""
    guild, services = _server(ctx), ctx.services
    if person == ctx.who.id:
        raise OwnBan
    await _plays_not_with(ctx, guild, person)
    why = plain_line(reason, LONGEST_REASON)
    if not await services.evictions.bans.put(guild, person, ctx.who.id, why):
        raise AlreadyBanned
    if (await services.people.of(person)).name == NOBODY:  # they never pressed anything
        await services.people.change(person, name=plain_name(name))
    await _note(ctx, "ban", person=person, note=why)
    await services.evictions.of(person)
    return Show(panel("waiting", ctx.words("table-banned", name=called(name))))


async def unban(ctx: Ctx, which: str) -> Reply:
    """Lift a ban. It is named by its person's pseudonym, as suggested, or by their id or name."""
    guild, services = _server(ctx), ctx.services
    meant = [
        (each, name)
        for each, name in await _bans(ctx, guild)
        if which.strip() in (each.hash, str(each.person), f"<@{each.person}>", spoken(name))
    ]
    if len(meant) != 1:
        raise NotBanned
    ((lifted, name),) = meant
    if lifted.hash == services.store.pseudonyms.of(ctx.who.id):
        raise OwnBan
    if not await services.evictions.bans.lift(guild, lifted.hash):
        raise NotBanned
    await _note(ctx, "unban", person=lifted.person)
    return Show(panel("waiting", ctx.words("table-unbanned", name=name)))


async def banned(ctx: Ctx, current: str) -> list[tuple[str, str]]:
    """Return who is banned here, by name, and their pseudonyms."""
    found = [(spoken(name), each) for each, name in await _bans(ctx, ctx.place.guild)]
    lines = [
        (clipped(f"{name}: {each.reason}" if each.reason else name, LONGEST_CHOICE), each.hash)
        for name, each in found
        if current.casefold() in f"{name} {each.person}".casefold()
    ]
    return lines[:MOST_CHOICES]


async def _bans(ctx: Ctx, guild: int | None) -> list[tuple[Ban, str]]:
    """Return this server's bans with the names of the people."""
    found = await ctx.services.store.bans.of_server(guild) if guild else ()
    return [(each, await _name(ctx, each.person) or ctx.words("log-somebody")) for each in found]


async def _plays_not_with(ctx: Ctx, guild: int, person: int) -> None:
    """Refuse a moderator who sits with that person at a rated table here."""
    for match in await ctx.services.store.open_in_guild(guild):
        if match.status == "live" and is_rated(match):
            seated = {each.person for each in await ctx.services.store.seats(match.id)}
            if {person, ctx.who.id} <= seated:
                raise OwnTable


# The record


async def show_log(ctx: Ctx, press: LogPage | None = None) -> Reply:
    """Show what moderators did on this server, newest first; from a page, what is before or after
    it."""
    guild, trail = _server(ctx), ctx.services.store.audit
    found: tuple[Audited, ...] = ()
    if press is not None:
        _was_given(ctx)
        way = {"before" if press.verb == "older" else "after": press.number}
        found = await trail.of_server(guild, PAGE, reports=False, **way)
    if not found or (press is not None and press.verb == "newer" and len(found) < PAGE):
        found = await trail.of_server(guild, PAGE, reports=False)
    showing = LogShowing([await _entry(ctx, each) for each in found])
    if found:
        first, last = found[0].number, found[-1].number
        has_older = await trail.of_server(guild, 1, before=last, reports=False)
        has_newer = await trail.of_server(guild, 1, after=first, reports=False)
        showing = replaced(
            showing, older=last if has_older else None, newer=first if has_newer else None
        )
    return Show(log_panel(showing, ctx.words))


async def _entry(ctx: Ctx, told: Audited) -> Entry:
    placed = await ctx.services.store.placed(told.match) if told.match else None
    return Entry(
        told,
        await _name(ctx, told.moderator),
        await _name(ctx, told.person),
        _game(ctx, placed) if placed else "",
    )


async def _name(ctx: Ctx, person: int | None) -> str:
    return (
        (await ctx.services.people.at(ctx.place.guild).of(person)).shown
        if person is not None
        else ""
    )


# Shared


def _server(ctx: Ctx) -> int:
    """Return the server; Discord offers the command nowhere else."""
    if ctx.place.guild is None:
        raise Forged
    return ctx.place.guild


def _was_given(ctx: Ctx) -> None:
    """Refuse a press on any other message than a private panel."""
    if not ctx.place.is_private:
        raise Forged


async def _is_here(ctx: Ctx, name: str) -> Placed:
    """Return where a table of this server is, even one that cannot be read; the id may be
    anything."""
    for match in await ctx.services.store.placed_in_guild(ctx.place.guild or 0):
        if match.id == name:
            return match
    raise NoSuchTable


async def _plays_not(ctx: Ctx, name: str) -> None:
    """Refuse a moderator who sits at this rated table; a match that cannot be read may be ended."""
    with suppress(Unreadable, OtherRules):
        found = await ctx.services.lobbies.find(name)
        if isinstance(found, LobbyState) or not found.is_rated:
            return
        if any(each.person == ctx.who.id for each in found.sittings):
            raise OwnTable


def _where(ctx: Ctx, placed: Placed) -> str:
    """Tell which table it is where nothing but its row can be read."""
    place = f"<#{placed.channel}>" if placed.channel else ""
    return ctx.words("games-table-alone", title=_game(ctx, placed), place=place)


def _game(ctx: Ctx, placed: Placed) -> str:
    return ctx.words(f"game-{placed.game}") if placed.game in GAMES else placed.game


async def _done(ctx: Ctx, action: str, said: str, match: str, person: int | None = None) -> Reply:
    await _note(ctx, action, match, person)
    return Show(panel("waiting", ctx.words(said)))


async def _note(
    ctx: Ctx, action: str, match: str | None = None, person: int | None = None, note: str = ""
) -> None:
    """Record what was done, and who did it."""
    services = ctx.services
    entry = Audited(services.clock(), _server(ctx), ctx.who.id, action, match, person, note)
    await services.store.audit.note(entry)


ROUTES: Routes = {
    ("m", "end"): end,
    ("m", "keep"): keep,
    ("m", "older"): show_log,
    ("m", "newer"): show_log,
}
