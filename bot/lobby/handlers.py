"""What becomes of a press on a table before its match."""

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
from bot.lobby.company import lobby_showing
from bot.lobby.option_panels import ANSWER, option_form, options_panel
from bot.lobby.options import Control, control_of, page_of, read_text
from bot.lobby.panels import (
    cancel_panel,
    closed_text,
    cut_form,
    cut_panel,
    given_panel,
    host_panel,
    how_panel,
    joined_panel,
    refusal_panel,
)
from bot.lobby.service import Host
from bot.lobby.state import LobbyState, hosted, seat_of
from bot.ui.panels import panel
from games.catalogue import GAMES
from games.errors import RuleError

THREAD_NAME = 90  # characters


class NoMentions(Answer):
    """Who was invited is nobody that Discord knows."""

    code = "no_mentions"


class NoPermissions(Answer):
    """The bot may not do here what a table needs."""

    code = "no_rights"

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__()
        self.lists = {"rights": [f"right-{each}" for each in missing]}


# /play


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What somebody asked for with /play; what is None is as usual on the server."""

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


async def play(ctx: Ctx, asked: Asked) -> Reply:
    thread = asked.thread and ctx.place.takes_threads
    require(ctx, thread=thread)
    if asked.names_nobody:
        raise NoMentions
    lobby = await _admitted(ctx, asked)
    if thread:
        return await _in_a_thread(ctx, lobby)
    if lobby.starts_at_once:
        await ctx.services.lobbies.start(lobby.id, ctx.who.id)
    return PostBoard(lobby.id, InHand(lobby.id, state="way"))


NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREAD = ("create_public_threads", "send_messages_in_threads")


def require(ctx: Ctx, *, thread: bool = False) -> None:
    """NoPermissions where the bot cannot keep a table."""
    needed = NEEDED_IN_THREAD if ctx.place.parent is not None else NEEDED
    wanted = dict.fromkeys((*needed, *(NEEDED_FOR_THREAD if thread else ())))
    missing = tuple(each for each in wanted if each in ctx.place.missing)
    if missing:
        raise NoPermissions(missing)


async def _admitted(ctx: Ctx, asked: Asked) -> LobbyState:
    """What the server allows here and to this person, as it usually begins there."""
    services, place = ctx.services, ctx.place
    async with services.lobbies.opening(place.guild) as server:
        server.admit(place.channels, place.roles)
        usual = server.preset(asked.game) if asked.game in GAMES else None
        return await services.lobbies.open(
            asked.game,
            ctx.who.id,
            match=asked.match,
            preset=asked.preset or usual,
            guild=place.guild,
            channel=place.channel,
            speed=server.speed if asked.speed is None else asked.speed,
            rated=server.rated if asked.rated is None else asked.rated,
            invited=asked.invited,
            computers=asked.computers,
            invite_only=asked.invite_only,
        )


async def _in_a_thread(ctx: Ctx, lobby: LobbyState) -> Reply:
    """The table moves into a thread of its own, and the answer says where."""
    services, said = ctx.services, ctx.words
    game = said(f"game-{lobby.match.game}")
    title = said("thread-name", game=game, name=ctx.who.name)[:THREAD_NAME]
    try:
        thread = await services.display.open_thread(ctx.place.channel or 0, title)
    except Answer:
        await services.lobbies.cancel(lobby.id, ctx.who.id)
        raise
    await services.lobbies.move(lobby.id, thread)
    if lobby.starts_at_once:
        await services.lobbies.start(lobby.id, ctx.who.id)
    shown = panel("waiting", said("thread-opened", thread=f"<#{thread}>"))
    return Show(shown, hand=InHand(lobby.id, state="way"))


# The board of an open table


async def join(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    lobby = await ctx.services.lobbies.join(press.match, ctx.who.id)
    shown = Show(joined_panel(await _showing(ctx, lobby)), hand=InHand(lobby.id, state="way"))
    await ctx.services.rematches.start(lobby)
    return shown


async def leave(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    await ctx.services.lobbies.leave(press.match, ctx.who.id)
    return Show(panel("waiting", ctx.words("lobby-left")))


async def how(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    return Show(how_panel(await _showing(ctx, await ctx.services.lobbies.lobby(press.match))))


async def start(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    await ctx.services.lobbies.start(press.match, ctx.who.id)
    return Acknowledge(InHand(press.match, state="way"))


async def add(ctx: Ctx, press: ids.LobbyPress) -> Reply:
    await _as_host(ctx, press.match).add_computer()
    return Acknowledge(InHand(press.match, state="way"))


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


async def remove(ctx: Ctx, press: ids.RemoveSeat) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).remove(press.seat, press.since))


async def hand_over(ctx: Ctx, press: ids.HandOver) -> Reply:
    lobby = await _as_host(ctx, press.match).hand_over(press.person)
    return Show(given_panel(await _showing(ctx, lobby)))


async def set_rated(ctx: Ctx, press: ids.SetSwitch) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).set_rated(press.on))


async def set_invite_only(ctx: Ctx, press: ids.SetSwitch) -> Reply:
    return await _host(ctx, await _as_host(ctx, press.match).set_invite_only(press.on))


async def cancel(ctx: Ctx, press: ids.Cancel) -> Reply:
    """Asks back first."""
    if press.sure is None:
        return Show(cancel_panel(await _showing(ctx, await _hosted(ctx, press.match))))
    await ctx.services.lobbies.cancel(press.match, ctx.who.id)
    return Show(closed_text("cancelled", ctx.words))


# The options


async def options(ctx: Ctx, press: ids.OptionsPage) -> Reply:
    lobby = await _hosted(ctx, press.match)
    return Show(options_panel(lobby, ctx.words, press.page or 0))


async def set_preset(ctx: Ctx, press: ids.SetByKey) -> Reply:
    lobby = await _as_host(ctx, press.match).set_preset(press.key)
    return Show(options_panel(lobby, ctx.words))


async def set_speed(ctx: Ctx, press: ids.SetByKey) -> Reply:
    lobby = await _as_host(ctx, press.match).set_speed(press.key)
    return Show(options_panel(lobby, ctx.words))


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
    """An option that is set in writing; for others no form is shown."""
    control = _control(lobby, name)
    if control.kind not in ("number", "file"):
        raise Forged
    return control


def _control(lobby: LobbyState, name: str) -> Control:
    control = control_of(lobby.game.key, name)
    if control is None:
        raise Forged
    return control


async def _set(ctx: Ctx, lobby: LobbyState, name: str, value: Any) -> Reply:
    after = await _as_host(ctx, lobby.id).set_option(name, value)
    return Show(options_panel(after, ctx.words, page_of(lobby.game.key, name)))


# What all of them share


async def _showing(ctx: Ctx, lobby: LobbyState) -> Any:
    return await lobby_showing(lobby, ctx.services.people, ctx.words)


def _as_host(ctx: Ctx, match: str) -> Host:
    return ctx.services.lobbies.host(match, ctx.who.id)


async def _hosted(ctx: Ctx, match: str) -> LobbyState:
    return hosted(await ctx.services.lobbies.lobby(match), ctx.who.id)


async def _host(ctx: Ctx, lobby: LobbyState) -> Reply:
    return Show(host_panel(await _showing(ctx, lobby)))


def _worded(handler: Handler) -> Handler:
    """Refusals in the words of the lobby, which knows its host and its game."""

    async def worded(ctx: Ctx, press: Any) -> Reply:
        try:
            return await handler(ctx, press)
        except RuleError as error:
            return await _refused(ctx, press.match, error)

    return worded if may_be_deferred(handler) else opens_form(worded)


async def _refused(ctx: Ctx, match: str, error: RuleError) -> Reply:
    """Beside what lies there. Without a lobby the refusal itself has to do."""
    try:
        lobby = await ctx.services.lobbies.lobby(match)
    except RuleError:
        raise error from None
    return Show(refusal_panel(error, await _showing(ctx, lobby)), "beside")


HERE: Routes = {
    ("l", "join"): join,
    ("l", "leave"): leave,
    ("l", "how"): how,
    ("l", "start"): start,
    ("l", "add"): add,
    ("l", "host"): host,
    ("l", "cut"): cut,
    ("l", "f-cut"): send_cut,
    ("l", "h-add"): add_computer,
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
ROUTES: Routes = {route: _worded(handler) for route, handler in HERE.items()}
