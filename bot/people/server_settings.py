"""A server's settings: what each verb changes, for those who may manage it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.match.speeds import SPEEDS
from bot.match.table import Clock
from bot.people.asking import Asking, Next, Wall, flag, number, one_of
from bot.people.panels import DISCORD, LEADERBOARDS, boards_panel, presets_panel, server_panel
from bot.people.servers import TABLES, NotModerator, Server, Servers, What
from bot.ui.panels import Panel
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES
from games.errors import UnreadableMove
from storage.audit import Audit
from storage.records import Audited, Pool

Verb: TypeAlias = Callable[["ServerSettings", Asking, str], Awaitable[Next]]


class ServerSettings:
    def __init__(self, servers: Servers, wall: Wall, audit: Audit, clock: Clock) -> None:
        self._servers, self._wall, self._audit, self._clock = servers, wall, audit, clock

    async def panel(self, asking: Asking) -> Panel:
        """A direct message has no server."""
        return _server_panel(await self._servers.of(moderated(asking)), asking)

    async def name(self, asking: Asking, what: What, which: int) -> Panel:
        """A channel or a role is named, or no longer, as it was not before."""
        on = which not in getattr(await self._servers.of(moderated(asking)), what)
        return await self._changed(asking, what, lambda server: server.naming(what, which, on))

    async def show(self, asking: Asking, _: str) -> Next:
        return await self.panel(asking)

    async def set_channel(self, asking: Asking, which: str) -> Next:
        channel, on = which.rpartition(":")[::2]
        named, allowed = number(channel), flag(on)
        return await self._changed(
            asking, "channels", lambda server: server.naming("channels", named, allowed)
        )

    async def any_channel(self, asking: Asking, _: str) -> Next:
        return await self._changed(asking, "channels", lambda server: replace(server, channels=()))

    async def any_role(self, asking: Asking, _: str) -> Next:
        return await self._changed(asking, "roles", lambda server: replace(server, roles=()))

    async def set_language(self, asking: Asking, language: str) -> Next:
        wanted = one_of(language, (DISCORD, *LANGUAGES))
        spoken = "" if wanted == DISCORD else wanted
        shown = await self._changed(
            asking, "language", lambda server: replace(server, language=spoken)
        )
        self._wall.changed(asking.place.guild)
        return shown

    async def set_speed(self, asking: Asking, speed: str) -> Next:
        known = one_of(speed, tuple(SPEEDS))
        return await self._changed(asking, "speed", lambda server: replace(server, speed=known))

    async def set_tables(self, asking: Asking, most: str) -> Next:
        room = number(most, TABLES)
        return await self._changed(asking, "tables", lambda server: replace(server, tables=room))

    async def set_rated(self, asking: Asking, on: str) -> Next:
        wanted = flag(on)
        return await self._changed(asking, "rated", lambda server: replace(server, rated=wanted))

    async def show_presets(self, asking: Asking, _: str) -> Next:
        server = await self._servers.of(moderated(asking))
        return presets_panel(server, words(asking.who.language))

    async def set_preset(self, asking: Asking, which: str) -> Next:
        game, _, preset = which.partition(":")
        keys = [each.key for each in GAMES[game].presets] if game in GAMES else []
        known = one_of(preset, keys)
        await self._changed(asking, "presets", lambda server: server.with_preset(game, known))
        return await self.show_presets(asking, "")

    async def show_boards(self, asking: Asking, _: str) -> Next:
        return await self._boards(asking)

    async def put_board(self, asking: Asking, which: str) -> Next:
        game, pool = _leaderboard(which)
        if asking.channel is None:
            raise UnreadableMove
        is_pinned = await self._wall.put(moderated(asking), asking.channel, game, pool)
        await self._note(asking, "leaderboard")
        return await self._boards(asking, is_pinned)

    async def take_board(self, asking: Asking, which: str) -> Next:
        await self._wall.take_away(moderated(asking), *_leaderboard(which))
        await self._note(asking, "leaderboard")
        return await self._boards(asking)

    async def _boards(self, asking: Asking, is_pinned: bool = True) -> Panel:
        server = await self._servers.of(moderated(asking))
        return boards_panel(server, asking.channel, words(asking.who.language), is_pinned)

    async def _changed(
        self, asking: Asking, what: str, change: Callable[[Server], Server]
    ) -> Panel:
        """Written down with who did it."""
        server = await self._servers.change(moderated(asking), change)
        await self._note(asking, what)
        return _server_panel(server, asking)

    async def _note(self, asking: Asking, what: str) -> None:
        entry = Audited(self._clock(), moderated(asking), asking.who.id, "settings", note=what)
        await self._audit.note(entry)


def moderated(asking: Asking) -> int:
    """The server that whoever asks may change."""
    if asking.place.guild is None or not asking.moderator:
        raise NotModerator
    return asking.place.guild


def _server_panel(server: Server, asking: Asking) -> Panel:
    return server_panel(server, asking.place, asking.channel, words(asking.who.language))


def _leaderboard(which: str) -> tuple[str, Pool]:
    found = {f"{game}:{pool}": (game, pool) for game, pool in LEADERBOARDS}
    if which not in found:
        raise UnreadableMove
    return found[which]


OF_SERVER: Mapping[str, Verb] = {
    "show": ServerSettings.show,
    "channel": ServerSettings.set_channel,
    "channels": ServerSettings.any_channel,
    "roles": ServerSettings.any_role,
    "language": ServerSettings.set_language,
    "speed": ServerSettings.set_speed,
    "tables": ServerSettings.set_tables,
    "rated": ServerSettings.set_rated,
    "presets": ServerSettings.show_presets,
    "preset": ServerSettings.set_preset,
    "boards": ServerSettings.show_boards,
    "put": ServerSettings.put_board,
    "take": ServerSettings.take_board,
}
