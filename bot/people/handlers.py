"""Handles presses on settings: personal ones, and a server's, which only its managers may
change."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, get_args

from bot.context import Ask, Ctx, Handler, Reply, Routes, Show, opens_form
from bot.errors import Answer, Forged
from bot.match.speeds import SPEEDS
from bot.people.ids import OwnSetting, ServerSetting
from bot.people.panels import (
    ANSWER,
    DISCORD,
    SWITCHES,
    leaderboards,
    leaderboards_panel,
    me_panel,
    presets_panel,
    quiet_panel,
    server_panel,
    speeds_panel,
    zone_form,
)
from bot.people.people import CHOICES, HOURS, NO_DIGEST, Person, way_named
from bot.people.servers import RATED, TABLES, NotModerator, Server, What
from bot.people.zones import find_zone
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES
from storage.records import Audited, Listed, Pool

FORMER_RATED = {"0": "casual", "1": "rated"}
"""What the button of older releases said."""
NIGHT = 8  # hours of quiet for people who set only the start


class UnknownZone(Answer):
    code = "unknown_zone"


def one_of(text: str | None, known: Sequence[str]) -> str:
    if text is None or text not in known:
        raise Forged
    return text


def flag(text: str | None) -> bool:
    return one_of(text, ("0", "1")) == "1"


def number(text: str | None, known: Sequence[int] | None = None) -> int:
    if not re.fullmatch("[0-9]{1,19}", text or "", re.ASCII):
        raise Forged
    if known is not None and int(text or 0) not in known:
        raise Forged
    return int(text or 0)


# Personal


def _mine(ctx: Ctx, who: Person) -> Show:
    return Show(me_panel(who, ctx.services.clock(), words(who.language)))


def _quiet(ctx: Ctx, who: Person) -> Show:
    return Show(quiet_panel(who, ctx.services.clock(), words(who.language)))


async def _change(ctx: Ctx, **changes: Any) -> Person:
    return await ctx.services.people.change(ctx.who.id, **changes)


async def show_mine(ctx: Ctx, _: OwnSetting | None = None) -> Reply:
    return _mine(ctx, ctx.who)


def _choosing(name: str, known: Sequence[str]) -> Handler:
    """Choose one of several values in a menu."""

    async def choose(ctx: Ctx, press: OwnSetting) -> Reply:
        return _mine(ctx, await _change(ctx, **{name: one_of(press.argument, known)}))

    return choose


def _switching(name: str) -> Handler:
    """Switch something on or off. The button names the new value, so a double tap does no harm."""

    async def switch(ctx: Ctx, press: OwnSetting) -> Reply:
        return _mine(ctx, await _change(ctx, **{name: flag(press.argument)}))

    return switch


async def set_way(ctx: Ctx, press: OwnSetting) -> Reply:
    return _mine(ctx, await ctx.services.pings.choose(ctx.who, way_named(press.argument)))


async def set_digest(ctx: Ctx, press: OwnSetting) -> Reply:
    """Set the hour of the digest; if messages are refused, that is seen now."""
    off = press.argument == str(NO_DIGEST)
    hour = NO_DIGEST if off else number(press.argument, HOURS)
    if not off and ctx.who.ping != "direct":
        await ctx.services.pings.greet(ctx.who)
    return _quiet(ctx, await ctx.services.pings.digests.choose(ctx.who, hour))


async def set_own_language(ctx: Ctx, press: OwnSetting) -> Reply:
    wanted = one_of(press.argument, (DISCORD, *LANGUAGES))
    return _mine(ctx, await _change(ctx, wanted_language="" if wanted == DISCORD else wanted))


async def set_listed(ctx: Ctx, press: OwnSetting) -> Reply:
    who = await _change(ctx, listed=one_of(press.argument, get_args(Listed)))
    ctx.services.pins.changed()
    return _mine(ctx, who)


async def show_quiet(ctx: Ctx, _: OwnSetting) -> Reply:
    return _quiet(ctx, ctx.who)


async def set_quiet_from(ctx: Ctx, press: OwnSetting) -> Reply:
    """Set the start of the quiet hours; without an end they last a night."""
    who, first = ctx.who, number(press.argument, HOURS)
    until = who.quiet_until if who.has_quiet_hours else first
    until = (first + NIGHT) % len(HOURS) if until == first else until
    return _quiet(ctx, await _change(ctx, quiet_from=first, quiet_until=until))


async def set_quiet_until(ctx: Ctx, press: OwnSetting) -> Reply:
    who, until = ctx.who, number(press.argument, HOURS)
    first = who.quiet_from if who.has_quiet_hours else until
    first = (until - NIGHT) % len(HOURS) if first == until else first
    return _quiet(ctx, await _change(ctx, quiet_from=first, quiet_until=until))


async def end_quiet(ctx: Ctx, _: OwnSetting) -> Reply:
    return _quiet(ctx, await _change(ctx, quiet_from=0, quiet_until=0))


@opens_form
async def zone(ctx: Ctx, _: OwnSetting) -> Reply:
    """Ask for a time zone, and set it when the form comes back under the same id."""
    if ANSWER in ctx.answers:
        return await set_zone(ctx, ctx.answers[ANSWER])
    return Ask(zone_form(ctx.who, ctx.words))


async def set_zone(ctx: Ctx, text: str) -> Reply:
    found = find_zone(text)
    if found is None:
        raise UnknownZone
    return _quiet(ctx, await _change(ctx, zone=found))


# A server's


def managed(ctx: Ctx) -> int:
    """Return the server; its managers alone may change it."""
    if ctx.place.guild is None or not ctx.place.may_manage:
        raise NotModerator
    return ctx.place.guild


def _here(ctx: Ctx) -> int | None:
    """Return the channel; for a thread, the channel it is in."""
    return ctx.place.parent or ctx.place.channel


async def _server(ctx: Ctx) -> Server:
    return await ctx.services.servers.of(managed(ctx))


def _of_server(ctx: Ctx, server: Server) -> Show:
    display, place = ctx.services.display, ctx.place
    if display.guild_of(server.reports) != server.id:  # their channel is gone
        server = replace(server, reports=0)
    is_closed = bool(server.reports) and not display.may_write(server.reports)
    shown = server_panel(server, place.guild_name, _here(ctx), ctx.words, is_closed=is_closed)
    return Show(shown)


async def _note(ctx: Ctx, what: str) -> None:
    """Record the change with who made it."""
    services = ctx.services
    entry = Audited(services.clock(), managed(ctx), ctx.who.id, "settings", note=what)
    await services.store.audit.note(entry)


async def _changed(ctx: Ctx, what: str, change: Callable[[Server], Server]) -> Reply:
    server = await ctx.services.servers.change(managed(ctx), change)
    await _note(ctx, what)
    return _of_server(ctx, server)


async def show_server(ctx: Ctx, _: ServerSetting | None = None) -> Reply:
    """Show a server's settings; direct messages have none."""
    return _of_server(ctx, await _server(ctx))


async def name(ctx: Ctx, what: What, which: int) -> Reply:
    """Add a channel or a role to the list, or take it off."""
    on = which not in getattr(await _server(ctx), what)
    return await _changed(ctx, what, lambda server: server.naming(what, which, on))


async def set_channel(ctx: Ctx, press: ServerSetting) -> Reply:
    channel, _, on = (press.argument or "").rpartition(":")
    named, allowed = number(channel), flag(on)
    return await _changed(ctx, "channels", lambda server: server.naming("channels", named, allowed))


def _anywhere(what: What) -> Handler:
    async def allow(ctx: Ctx, _: ServerSetting) -> Reply:
        nothing: dict[str, Any] = {what: ()}
        return await _changed(ctx, what, lambda server: replace(server, **nothing))

    return allow


async def set_server_language(ctx: Ctx, press: ServerSetting) -> Reply:
    wanted = one_of(press.argument, (DISCORD, *LANGUAGES))
    spoken = "" if wanted == DISCORD else wanted
    shown = await _changed(ctx, "language", lambda server: replace(server, language=spoken))
    ctx.services.pins.changed(ctx.place.guild)
    return shown


async def set_speed(ctx: Ctx, press: ServerSetting) -> Reply:
    known = one_of(press.argument, tuple(SPEEDS))
    return await _changed(ctx, "speed", lambda server: server.with_usual_speed(known))


async def show_speeds(ctx: Ctx, _: ServerSetting | None = None) -> Reply:
    return Show(speeds_panel(await _server(ctx), ctx.words))


async def allow_speed(ctx: Ctx, press: ServerSetting) -> Reply:
    """Allow or forbid a speed; the button names the new value."""
    speed, _, on = (press.argument or "").partition(":")
    known, allowed = one_of(speed, tuple(SPEEDS)), flag(on)
    await _changed(ctx, "speeds", lambda server: server.allowing(known, allowed))
    return await show_speeds(ctx)


async def set_patient(ctx: Ctx, press: ServerSetting) -> Reply:
    on = flag(press.argument)
    await _changed(ctx, "patient", lambda server: replace(server, patient=on))
    return await show_speeds(ctx)


async def set_tables(ctx: Ctx, press: ServerSetting) -> Reply:
    room = number(press.argument, TABLES)
    return await _changed(ctx, "tables", lambda server: replace(server, tables=room))


async def set_rated(ctx: Ctx, press: ServerSetting) -> Reply:
    chosen = FORMER_RATED.get(press.argument or "", press.argument)
    wanted = next((each for each in RATED if each == chosen), None)
    if wanted is None:
        raise Forged
    return await _changed(ctx, "rated", lambda server: replace(server, rated=wanted))


async def set_reports(ctx: Ctx, press: ServerSetting) -> Reply:
    """Choose where reports go: a channel of this server, or none."""
    channel = number(press.argument)
    if channel and ctx.services.display.guild_of(channel) != managed(ctx):
        raise Forged
    return await _changed(ctx, "reports", lambda server: replace(server, reports=channel))


async def show_presets(ctx: Ctx, _: ServerSetting | None = None) -> Reply:
    return Show(presets_panel(await _server(ctx), ctx.words))


async def set_preset(ctx: Ctx, press: ServerSetting) -> Reply:
    game, _, preset = (press.argument or "").partition(":")
    keys = [each.key for each in GAMES[game].presets] if game in GAMES else []
    known = one_of(preset, keys)
    await _changed(ctx, "presets", lambda server: server.with_preset(game, known))
    return await show_presets(ctx)


async def show_leaderboards(ctx: Ctx, _: ServerSetting) -> Reply:
    return await _leaderboards(ctx)


async def put_leaderboard(ctx: Ctx, press: ServerSetting) -> Reply:
    game, pool = _leaderboard(press.argument)
    channel = _here(ctx)
    if channel is None:
        raise Forged
    is_pinned = await ctx.services.pins.put(managed(ctx), channel, game, pool)
    await _note(ctx, "leaderboard")
    return await _leaderboards(ctx, is_pinned)


async def take_leaderboard(ctx: Ctx, press: ServerSetting) -> Reply:
    await ctx.services.pins.take_away(managed(ctx), *_leaderboard(press.argument))
    await _note(ctx, "leaderboard")
    return await _leaderboards(ctx)


async def _leaderboards(ctx: Ctx, is_pinned: bool = True) -> Reply:
    return Show(leaderboards_panel(await _server(ctx), _here(ctx), ctx.words, is_pinned))


def _leaderboard(which: str | None) -> tuple[str, Pool]:
    found = {f"{game}:{pool}": (game, pool) for game, pool in leaderboards()}
    return found[one_of(which, tuple(found))]


def _of_managers(handler: Handler) -> Handler:
    """Make a handler refuse everybody but the managers of the server."""

    async def checked(ctx: Ctx, press: ServerSetting) -> Reply:
        managed(ctx)
        return await handler(ctx, press)

    return checked


OWN: Routes = {
    ("s:me", "show"): show_mine,
    ("s:me", "ping"): set_way,
    ("s:me", "digest"): set_digest,
    ("s:me", "language"): set_own_language,
    ("s:me", "listed"): set_listed,
    ("s:me", "profile"): _choosing("profile", CHOICES["profile"]),
    ("s:me", "text"): _switching(SWITCHES["text"]),
    ("s:me", "careful"): _switching(SWITCHES["careful"]),
    ("s:me", "auto"): _switching(SWITCHES["auto"]),
    ("s:me", "quiet"): show_quiet,
    ("s:me", "from"): set_quiet_from,
    ("s:me", "until"): set_quiet_until,
    ("s:me", "loud"): end_quiet,
    ("s:me", "zone"): zone,
}
SERVERS: Routes = {
    ("s:server", "show"): show_server,
    ("s:server", "channel"): set_channel,
    ("s:server", "channels"): _anywhere("channels"),
    ("s:server", "roles"): _anywhere("roles"),
    ("s:server", "language"): set_server_language,
    ("s:server", "speed"): set_speed,
    ("s:server", "speeds"): show_speeds,
    ("s:server", "allow"): allow_speed,
    ("s:server", "patient"): set_patient,
    ("s:server", "tables"): set_tables,
    ("s:server", "rated"): set_rated,
    ("s:server", "reports"): set_reports,
    ("s:server", "presets"): show_presets,
    ("s:server", "preset"): set_preset,
    ("s:server", "boards"): show_leaderboards,
    ("s:server", "put"): put_leaderboard,
    ("s:server", "take"): take_leaderboard,
}
ROUTES: Routes = {
    **OWN,
    **{route: _of_managers(handler) for route, handler in SERVERS.items()},
}
