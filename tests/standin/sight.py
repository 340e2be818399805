"""What stands at one server of the world, and whether it is what it should be."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any

from bot.app import App
from bot.discord_io.render import view_of
from bot.ladder.panels import LeaderboardChoice
from bot.lobby.company import lobby_showing
from bot.lobby.panels import host_panel
from bot.lobby.state import LobbyState
from bot.match.table import Table
from bot.ui.panels import Panel, pictures_of
from bot.ui.words import words
from games.game import DEALER
from tests.standin.payloads import Shown, walk
from tests.standin.world import GALLERY, Server, World, digest, ids_of, plain, text_of

SAID = words("en")

# Seconds by the clock of the loop
LOOK = 0.1  # between two looks
MOST = 200.0  # until a table is as it should be before anything is harmed


@dataclass(kw_only=True)
class Sight:
    app: App
    world: World
    server: Server
    match: str = ""
    holders: set[int] = field(default_factory=set)  # who has opened their hand
    wants_calls: bool = False  # whether everybody wants to be called, and can be

    async def table(self) -> Table:
        return await self.app.services.tables.find(self.match)

    def boards(self, match: str) -> list[Shown]:
        return [
            each
            for each in self.server.messages.values()
            if any(match in custom_id for custom_id in ids_of(each))
            and not is_call(each)
            and each.channel != self.server.kept
        ]

    def calls(self) -> list[Shown]:
        return [each for each in self.server.messages.values() if is_call(each)]

    def board(self) -> Shown:
        return self.boards(self.match)[-1]

    async def is_shown(self, shown: Shown, panel: Panel) -> bool:
        """Whether a message is this panel, in words or with its pictures."""
        emoji = self.app.emojis.emoji
        pictured = any(part["type"] == GALLERY for part in walk(shown.components))
        wanted = view_of(panel, emoji, pictures=pictured).to_components()
        if without_times(plain(shown.components)) != without_times(plain(wanted)):
            return False
        if not pictured:
            return True
        drawn = [await self.app.studio.picture(each.scene) for each in pictures_of(panel)]
        there = self.server.files.get(shown.id, {})
        return [digest(each or b"") for each in drawn] == list(there.values())

    async def what_is_wrong(self) -> str:
        """What does not stand as it should; empty if all is right."""
        for check in (self._boards_wrong, self._hands_wrong, self._calls_wrong, self._kept_wrong):
            if wrong := await check():
                return wrong
        return ""

    async def _boards_wrong(self) -> str:
        open_here = {each.id for each in await self.app.store.open_in_guild(self.server.id)}
        for match in open_here | ({self.match} if self.match else set()):
            row = await self.app.store.match(match)
            panel = await self.app.drawer.draw(match)
            there = self.boards(match)
            if len(there) != 1:
                return f"{len(there)} messages"
            if row.message != there[0].id or row.channel != there[0].channel:
                return "another message is kept"
            if panel is None or not await self.is_shown(there[0], panel):
                return "an old message"
        full = {each.channel for each in self.server.messages.values()}
        return "an empty thread" if set(self.server.threads) - full else ""

    async def _hands_wrong(self) -> str:
        for person in self.holders:
            panel, there = await self._hand(person), self.server.private[person]
            shown = [await self.is_shown(each, panel) for each in there]
            if not any(shown):
                return "an old hand"
            old = [each for each, right in zip(there, shown, strict=True) if not right]
            if any(custom_id.startswith("h:") for each in old for custom_id in ids_of(each)):
                return "two hands"
        return ""

    async def _hand(self, person: int) -> Panel:
        found = await self.app.services.lobbies.find(self.match)
        who = await self.app.services.people.of(person)
        if isinstance(found, LobbyState):
            return host_panel(await lobby_showing(found, self.app.services.people, SAID))
        return await self.app._draw_hand(found, found.seat_of(person), who)

    async def _calls_wrong(self) -> str:
        """Nobody is called who is not to move. Where everybody wants it, whoever is to move is
        called once, unless the move before was theirs."""
        calls = self.calls()
        if not calls and not self.wants_calls:
            return ""
        found = await self.app.services.lobbies.find(self.match)
        if isinstance(found, LobbyState):
            return "an early call" if calls else ""
        seats = [seat for seat in found.to_act if found.level_at(seat) is None and seat != DEALER]
        people = [found.sittings[seat].person for seat in seats]
        if any(f"<@{person}>" not in text_of(call) for call in calls for person in people or [0]):
            return "an old call"
        if len(calls) > 1:
            return "two calls"
        is_due = self.wants_calls and seats and found.moves[-1].seat not in seats
        return "no call" if is_due and not calls else ""

    async def _kept_wrong(self) -> str:
        pins = (await self.app.services.servers.of(self.server.id)).pins
        there = [each for each in self.server.messages.values() if each.channel == self.server.kept]
        if len(there) != len(pins):
            return f"{len(there)} leaderboards"
        for pin in pins:
            choice = LeaderboardChoice(pin.game, pin.pool)
            name = self.app.services.display.guild_name(self.server.id)
            panel = await self.app.services.leaderboards.shared(choice, self.server.id, name, "en")
            if there[0].id != pin.message or not await self.is_shown(there[0], panel):
                return "an old leaderboard"
        return ""

    async def until_right(self, seconds: float) -> str:
        """Look until all is right, but no longer; what is wrong then."""
        ends = asyncio.get_running_loop().time() + seconds
        while wrong := await self.what_is_wrong():
            if asyncio.get_running_loop().time() > ends:
                return wrong
            await asyncio.sleep(LOOK)
        return ""

    async def settled(self) -> None:
        wrong = await self.until_right(MOST)
        assert not wrong, f"{wrong} before anything was harmed"


def without_times(parts: list[Any]) -> str:
    """As text, without what hands tell of a moment that no move made: until when a turn lasts,
    and who else is ready for the next deal."""
    return re.sub('<t:[0-9]+:R>[^"]*', "", json.dumps(parts))


def is_call(shown: Shown) -> bool:
    return "<@" in text_of(shown) and len(list(ids_of(shown))) == 1
