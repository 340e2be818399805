"""Finds by a press that a match has two messages, and deletes the older one."""

import asyncio
from contextlib import suppress

import discord
import structlog

from bot.background import BackgroundTasks
from bot.board.ids import BoardPress
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.render import Interaction, ids_of, is_private
from bot.errors import Forged
from bot.lobby.ids import LobbyPress, Rematch
from bot.ui.ids import decode
from storage.errors import StoreError
from storage.store import Store

log = structlog.get_logger()

LINGER = 3.0  # seconds: the press is answered first, and a post under way is kept

OURS = frozenset(
    {
        discord.MessageType.default,
        discord.MessageType.reply,
        discord.MessageType.chat_input_command,
    }
)
"""Kinds of messages that a board may be. A thread shows the message that it began with as another
kind."""


ON_BOARDS = BoardPress | LobbyPress | Rematch
"""What is pressed on boards alone, of all public messages: in play, before, and after."""


class Doubles:
    def __init__(self, store: Store, boards: BoardMessages, background: BackgroundTasks) -> None:
        self._store, self._boards, self._background = store, boards, background

    def pressed(self, it: Interaction) -> None:
        """Judge the board that was pressed, once the press is answered."""
        match = board_of(it)
        if match is not None and it.message is not None and it.channel_id is not None:
            judging = self._judge(match, it.channel_id, it.message.id)
            self._background.do(judging, f"double-{match}")

    async def _judge(self, match: str, channel: int, message: int) -> None:
        await asyncio.sleep(LINGER)
        with suppress(StoreError):  # then another press does it
            await self._keep_one(match, channel, message)

    async def _keep_one(self, match: str, channel: int, message: int) -> None:
        """Keep the newer of two messages, and none in a channel that the table has left."""
        kept = await self._store.match(match)
        if kept.message == message or kept.channel is None:
            return
        row = await self._boards.posts.row(match)  # with what was not kept before
        known = row.message
        if known == message or row.posting is not None:  # a post under way comes first
            return
        if not await self._boards.posts.is_there(channel, message):
            return  # it was deleted since
        if kept.channel == channel and (known is None or known < message):
            log.info("table found by a press", match=match, channel=channel)
            await self._boards.posts.posted(match, message)
            self._boards.repaint(match, channel)
            message = known or 0
        if message:
            log.info("second table message deleted", match=match, channel=channel)
            await self._boards.posts.delete(channel, message)


def board_of(it: Interaction) -> str | None:
    """Return the match whose board was pressed; None if it was any other message."""
    if it.message is None or is_private(it) or it.message.type not in OURS:
        return None
    for custom_id in ids_of(it.message.components):
        try:
            press = decode(custom_id)
        except Forged:
            continue
        if isinstance(press, ON_BOARDS):
            return press.match
    return None
