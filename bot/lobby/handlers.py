"""Handles /play and presses on a table before its match."""

from dataclasses import dataclass
from typing import Any

from bot.context import (
    Acknowledge,
    Ask,
    Ctx,
    Handler,
    InHand,
    PostBoard,
    Reply,
    Routes,
    Show,
    may_be_deferred,
    opens_form,
)
from bot.errors import Answer, Forged
from bot.lobby import ids
from bot.lobby.admission import admit
from bot.lobby.company import lobby_showing
from bot.lobby.host import Host
from bot.lobby.option_panels import ANSWER, option_form, options_panel
from bot.lobby.options import Control, control_of, page_of, read_text
from bot.lobby.panels import (
    asking,
    cancel_panel,
    closed_text,
    cut_form,
    cut_panel,
    given_panel,
    host_panel,
    joined_panel,
    refusal_panel,
)
from bot.lobby.state import LobbyState, NoMentions, hosted, inviting, seat_of
from bot.match import attendance
from bot.match.speeds import SPEEDS
from bot.people.people import way_named
from bot.people.place import NoPermissions
from bot.people.servers import Server
from bot.ui.panels import Panel, panel
from bot.ui.text import clipped, spoken
from games.catalogue import GAMES, name_of
from games.errors import RuleError

THREAD_NAME = 90  # characters
LIVE = SPEEDS["live"].key


# /play


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRequest:
    """What somebody asked for with /play; None means the server's default."""

    match: str
    game: str
    preset: str | None = None
    speed: str | None = None
    rated: bool | None = None
    invited: tuple[int, ...] = ()
    names_nobody: bool = False
    computers: tuple[tuple[str, int], ...] = ()
    invite_only: bool = False
    thread: bool = False


async def play(ctx: Ctx, request: PlayRequest) -> Reply:
    thread = request.thread and ctx.place.takes_threads
    require(ctx, thread=thread)
    if request.names_nobody:
        raise NoMentions
    lobby = await _admitted(ctx, request, thread=thread)
    if thread:
        return await _in_a_thread(ctx, lobby, request.invited)
    if lobby.starts_at_once:
        await ctx.services.lobbies.start(lobby.id, ctx.who.id)
        return PostBoard(lobby.id, InHand(lobby.id, state="coming"))
    asked = panel("yours", asking(lobby.id, ctx.words)) if await _asks(ctx, lobby) else None
    return PostBoard(lobby.id, InHand(lobby.id, state="way"), asked)


NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREAD = ("create_public_threads", "send_messages_in_threads")


def require(ctx: Ctx, *, thread: bool = False) -> None:
    """Raise NoPermissions if the bot cannot post a table here."""
    needed = NEEDED_IN_THREAD if ctx.place.parent is not None else NEEDED
    wanted = dict.fromkeys((*needed, *(NEEDED_FOR_THREAD if thread else ())))
    missing = tuple(each for each in wanted if each in ctx.place.missing)
    if missing:
        raise NoPermissions(missing)


async def _admitted(ctx: Ctx, request: PlayRequest, *, thread: bool) -> LobbyState:
    """Check that this person may open a table here, and fill in the server's defaults. Into a
    thread people are invited once it is there."""
    services, place = ctx.services, ctx.place

    def judge(server: Server) -> None:
        server.admit(place.channels, place.roles)
        ctx.spend_table()

    async with services.lobbies.opening(place.guild, ctx.who.id, place.channel, judge) as server:
        usual = server.preset(request.game) if request.game in GAMES else None
        rated = request.rated
        if rated is None:
            barred = await attendance.is_barred(services.store, ctx.who.id, services.clock())
            rated = server.wants_rated and not barred
        return await services.lobbies.open(
            request.game,
            ctx.who.id,
            match=request.match,
            preset=request.preset or usual,
            guild=place.guild,
            channel=place.channel,
            speed=server.judge_speed(request.speed or server.speed),
            rated=rated,
            patient=server.patient,
            invited=() if thread else request.invited,
            computers=request.computers,
            invite_only=request.invite_only,
        )


async def _in_a_thread(ctx: Ctx, lobby: LobbyState, invited: tuple[int, ...]) -> Reply:
    """Move the table into a thread of its own; the reply links to it."""
    services, said = ctx.services, ctx.words
    game = said(f"game-{lobby.match.game}")
    title = clipped(said("thread-name", game=game, name=spoken(ctx.who.shown)), THREAD_NAME)
    try:
        after = inviting(lobby, invited)
        await admit(services.store, services.evictions.bans, lobby, after, services.clock())
        thread = await services.display.open_thread(lobby.id, ctx.place.channel or 0, title)
        await services.lobbies.move(lobby.id, thread)
    except Exception:
        await services.store.change(lobby.id, channel=None)  # nothing is shown of it
        await services.lobbies.cancel(lobby.id, ctx.who.id)
        raise
    if invited:
        lobby = await _as_host(ctx, lobby.id).invite(invited)
    if lobby.starts_at_once:
        await services.lobbies.start(lobby.id, ctx.who.id)
    asked = asking(lobby.id, said) if await _asks(ctx, lobby) else None
    shown = panel("waiting", said("thread-opened", thread=f"<#{thread}>"), asked)
    return Show(shown)  # no way to the hand: that belongs into the thread


# The board of an open table


async def join(ctx: Ctx, press: ids.LobbyPress | ids.Come | ids.SitBeside) -> Reply:
    anyway = press.verb == "anyway"
    lobby = await ctx.services.lobbies.join(press.match, ctx.who.id, anyway=anyway)
    asks = await _asks(ctx, lobby)
    shown = joined_panel(await _showing(ctx, lobby), asks=asks)
    await ctx.services.rematches.start(lobby)
    return Show(shown, hand=InHand(lobby.id, state="way"))


async def stay_away(ctx: Ctx, _: ids.SitBeside) -> Reply:
    return Show(panel("waiting", ctx.words("sit-not-done")))


async def _asks(ctx: Ctx, lobby: LobbyState) -> bool:
    """Return whether somebody is to be asked how they want to be called: once, at their first slow
    table."""
    if lobby.match.speed == LIVE or ctx.who.asked or ctx.who.ping != "none":
        return False
    await ctx.services.people.change(ctx.who.id, asked=True)
    return True


async def call_me(ctx: Ctx, press: ids.CallMe) -> Reply:
    """Call somebody as they chose; the first direct message goes out at once."""
    who = await ctx.services.pings.choose(ctx.who, way_named(press.way))
    try:
        lobby = await ctx.services.lobbies.lobby(press.match)
    except Answer:  # it has started meanwhile
        return Show(panel("waiting", ctx.words(f"asked-{who.ping}")))
    shown = joined_panel(await _showing(ctx, lobby), answered=who.ping)
    return Show(shown, hand=InHand(lobby.id, state="way"))


async def leave(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    await ctx.services.lobbies.leave(press.match, ctx.who.id)
    return Show(panel("waiting", ctx.words("lobby-left")))


async def start(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    await ctx.services.lobbies.start(press.match, ctx.who.id)
    return Acknowledge(InHand(press.match, state="coming"))


async def fill(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    """Fill the table up with computers, and start."""
    await _as_host(ctx, press.match).fill()
    return await start(ctx, press)


async def add(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    await _as_host(ctx, press.match).add_computer()
    return Acknowledge()


async def host(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    return await _host(ctx, await _hosted(ctx, press.match))


@opens_form
async def cut(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    lobby = await ctx.services.lobbies.lobby(press.match)
    seat_of(lobby, ctx.who.id)
    return Ask(cut_form(await _showing(ctx, lobby)))


async def send_cut(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    written = ctx.answers.get(ANSWER, "")
    lobby = await ctx.services.lobbies.cut(press.match, ctx.who.id, written)
    return Show(cut_panel(await _showing(ctx, lobby)))


# The host's panel


async def add_computer(ctx: Ctx, press: ids.AddComputer) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).add_computer(press.level))


async def invite(ctx: Ctx, press: ids.Invite) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).invite(press.people))


async def remove(ctx: Ctx, press: ids.RemoveSeat) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).remove(press.seat, press.since))


async def hand_over(ctx: Ctx, press: ids.HandOver) -> Reply:
    lobby = await _as_host(ctx, press.match).hand_over(press.person)
    return _aside(lobby, given_panel(await _showing(ctx, lobby)))


async def set_rated(ctx: Ctx, press: ids.SetSwitch) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).set_rated(press.on))


async def set_invite_only(ctx: Ctx, press: ids.SetSwitch) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).set_invite_only(press.on))


async def cancel(ctx: Ctx, press: ids.Cancel) -> Reply:
    """Ask for confirmation, then cancel."""
    if press.sure is None:
        lobby = await _hosted(ctx, press.match)
        return _aside(lobby, cancel_panel(await _showing(ctx, lobby)))
    await ctx.services.lobbies.cancel(press.match, ctx.who.id)
    return Show(closed_text("cancelled", ctx.words))


# The options


async def options(ctx: Ctx, press: ids.OptionsPage) -> Reply:
    return await _options(ctx, await _hosted(ctx, press.match), press.page or 0)


async def set_preset(ctx: Ctx, press: ids.SetByKey) -> Reply:
    return await _options(ctx, await _as_host(ctx, press.match).set_preset(press.key))


async def set_speed(ctx: Ctx, press: ids.SetByKey) -> Reply:
    guild = (await _hosted(ctx, press.match)).match.guild
    (await ctx.services.servers.at(guild)).judge_speed(press.key)
    return await _options(ctx, await _as_host(ctx, press.match).set_speed(press.key))


async def set_option(ctx: Ctx, press: ids.SetOption) -> Reply:
    lobby = await _hosted(ctx, press.match)
    values = _control(lobby, press.name).values
    if press.place >= len(values):
        raise Forged
    return await _set(ctx, lobby, press.name, values[press.place])


@opens_form
async def ask_option(ctx: Ctx, press: ids.WriteOption) -> Reply:
    lobby = await _hosted(ctx, press.match)
    _written(lobby, press.name)
    return Ask(option_form(lobby, press.name, ctx.words))


async def send_option(ctx: Ctx, press: ids.WriteOption) -> Reply:
    lobby = await _hosted(ctx, press.match)
    value = read_text(_written(lobby, press.name), ctx.answers.get(ANSWER, ""))
    return await _set(ctx, lobby, press.name, value)


def _written(lobby: LobbyState, name: str) -> Control:
    """Find an option that takes written values; others have no form."""
    control = _control(lobby, name)
    if control.kind not in ("number", "file"):
        raise Forged
    return control


def _control(lobby: LobbyState, name: str) -> Control:
    control = control_of(name_of(lobby.game), name)
    if control is None:
        raise Forged
    return control


async def _set(ctx: Ctx, lobby: LobbyState, name: str, value: Any) -> Reply:
    after = await _as_host(ctx, lobby.id).set_option(name, value)
    return await _options(ctx, after, page_of(name_of(lobby.game), name))


async def _options(ctx: Ctx, lobby: LobbyState, page: int = 0) -> Reply:
    speeds = (await ctx.services.servers.at(lobby.match.guild)).speeds
    return _aside(lobby, options_panel(lobby, ctx.words, page, speeds))


# Shared


async def _showing(ctx: Ctx, lobby: LobbyState) -> Any:
    return await lobby_showing(lobby, ctx.services.people, ctx.words)


def _as_host(ctx: Ctx, match: str) -> Host:
    return Host(ctx.services.lobbies, match, ctx.who.id)


async def _hosted(ctx: Ctx, match: str) -> LobbyState:
    return hosted(await ctx.services.lobbies.lobby(match), ctx.who.id)


async def _host(ctx: Ctx, lobby: LobbyState) -> Reply:
    return Show(host_panel(await _showing(ctx, lobby)), hand=InHand(lobby.id, state="host"))


def _aside(lobby: LobbyState, shown: Panel) -> Reply:
    """Show another panel where the host's was."""
    return Show(shown, hand=InHand(lobby.id, state="aside"))


def _worded(handler: Handler) -> Handler:
    """Put refusals into the lobby's words: it knows its host and its game."""

    async def worded(ctx: Ctx, press: Any) -> Reply:
        try:
            return await handler(ctx, press)
        except RuleError as error:
            return await _refused(ctx, press.match, error)

    return worded if may_be_deferred(handler) else opens_form(worded)


async def _refused(ctx: Ctx, match: str, error: RuleError) -> Reply:
    """Show a refusal beside the panel; without a lobby, show just its sentence."""
    try:
        lobby = await ctx.services.lobbies.lobby(match)
    except RuleError:
        raise error from None
    return Show(refusal_panel(error, await _showing(ctx, lobby)), "beside")


HANDLERS: Routes = {
    ("l", "join"): join,
    ("l", "come"): join,
    ("l", "anyway"): join,
    ("l", "not-now"): stay_away,
    ("l", "leave"): leave,
    ("l", "call"): call_me,
    ("l", "start"): start,
    ("l", "fill"): fill,
    ("l", "add"): add,
    ("l", "host"): host,
    ("l", "cut"): cut,
    ("l", "f-cut"): send_cut,
    ("l", "h-add"): add_computer,
    ("l", "h-invite"): invite,
    ("l", "h-remove"): remove,
    ("l", "h-give"): hand_over,
    ("l", "h-rated"): set_rated,
    ("l", "h-door"): set_invite_only,
    ("l", "h-cancel"): cancel,
    ("l", "options"): options,
    ("l", "o-preset"): set_preset,
    ("l", "o-speed"): set_speed,
    ("l", "o-set"): set_option,
    ("l", "o-ask"): ask_option,
    ("l", "f-option"): send_option,
}
ROUTES: Routes = {route: _worded(handler) for route, handler in HANDLERS.items()}
