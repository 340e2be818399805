"""Calling whoever is to move: a short message, the way they asked for it, gone when they played."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
import structlog

from bot.discord_io.board_messages import Painter
from bot.discord_io.render import Emoji, view_of
from bot.match.speeds import SPEEDS
from bot.match.table import Clock, Table
from bot.match.table_events import Closed, Moved
from bot.people.people import People, Person
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.words import words
from games.game import Seat

log = structlog.get_logger()

LIVE = SPEEDS["live"].key

LanguageAt: TypeAlias = Callable[[int | None], Awaitable[str]]


class Calls:
    def __init__(
        self,
        client: discord.Client,
        people: People,
        painter: Painter,
        emoji: Emoji,
        language_at: LanguageAt,
        clock: Clock,
        patience: float,
    ) -> None:
        """`patience` is the seconds without a press that a live table has."""
        self._client, self._people, self._painter = client, people, painter
        self._emoji = emoji
        self._language_at, self._clock, self._patience = language_at, clock, patience
        self._sent: dict[str, tuple[Seat, Any]] = {}  # by match: whom a message has called
        self._mornings: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        mornings = list(self._mornings)
        for morning in mornings:
            morning.cancel()
        await asyncio.gather(*mornings, return_exceptions=True)

    async def call(self, table: Table, seat: Seat, who: Person, version: int) -> None:
        """Nobody in their quiet hours: at a table that waits so long, they are called after."""
        if who.ping == "none":
            return
        is_live = table.match.speed == LIVE
        if is_live and not await self._is_still_waiting(table, version):
            return
        if not who.is_quiet(self._clock()):
            await self._call(table, seat, who, version)
        elif not is_live:
            morning = asyncio.create_task(self._wake(table, seat, who.id, version))
            self._mornings.add(morning)
            morning.add_done_callback(self._mornings.discard)

    async def uncall(self, table: Table, news: Moved | Closed) -> None:
        called = self._sent.get(table.id)
        if called is None or (isinstance(news, Moved) and news.seat != called[0]):
            return
        del self._sent[table.id]
        await self._delete(called[1])

    async def _is_still_waiting(self, table: Table, version: int) -> bool:
        await asyncio.sleep(self._patience)
        return table.version == version

    async def _wake(self, table: Table, seat: Seat, person: int, version: int) -> None:
        """When their quiet hours are over, if it is still their turn and they still want it."""
        while (who := await self._people.of(person)).is_quiet(self._clock()):
            await asyncio.sleep(who.quiet_for(self._clock()))
        if table.version == version and who.ping != "none":
            await self._call(table, seat, who, version)

    async def _call(self, table: Table, seat: Seat, who: Person, version: int) -> None:
        if who.ping == "channel" and self._painter.is_lost(table.match.channel or 0):
            return
        shown = call_panel(table.id, who, await self._language_at(table.match.guild))
        sent = await self._send(table, who, shown)
        if sent is None:
            return
        if table.version != version:
            return await self._delete(sent)
        self._sent[table.id] = (seat, sent)

    async def _send(self, table: Table, who: Person, shown: Panel) -> Any:
        view = view_of(shown, self._emoji)
        mention = discord.AllowedMentions(users=[discord.Object(who.id)])
        try:
            if who.ping == "direct":
                place: Any = await self._client.create_dm(discord.Object(who.id))
            else:
                place = self._client.get_partial_messageable(table.match.channel or 0)
            return await place.send(view=view, allowed_mentions=mention)
        except discord.Forbidden:
            if who.ping == "direct":
                await self._people.change(who.id, ping="none")
        except discord.HTTPException as trouble:
            log.info("call not sent", match=table.id, code=trouble.code)
        return None

    async def _delete(self, message: Any) -> None:
        try:
            await message.delete()
        except discord.HTTPException as trouble:
            log.info("call stays", code=trouble.code)


def call_panel(match: str, who: Person, language: str) -> Panel:
    """A direct message is in the language of whom it is for."""
    said = words(who.language if who.ping == "direct" else language)
    return panel(
        "yours",
        said("ping", who=f"<@{who.id}>"),
        row(Button(f"t:{match}:hand", said("hand-button"), "next")),
    )
