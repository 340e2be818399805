"""Posts a table's first message as the answer to a command, and finds it if Discord's word on that
is lost."""

import asyncio
from itertools import chain, repeat
from typing import Any

import structlog

from bot.board.draw import BoardDrawer
from bot.discord_io.attempts import timed
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.fates import NO_TOKEN, UNSENT, Fate, fate_of
from bot.discord_io.render import NO_MENTIONS, Emoji, Interaction, ids_of, view_of
from bot.errors import NotKept
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState
from bot.match import attendance
from storage.errors import StoreError
from storage.store import Store

log = structlog.get_logger()

PAUSES = (0.5, 1.0, 2.0, 5.0, 15.0)
"""Seconds between two looks for an answer; the last one repeats as long as its token lives."""

ANSWERED = 40060
"""The code of an interaction that has an answer: another process's, or ours that was lost."""


class FirstBoards:
    def __init__(
        self,
        store: Store,
        lobbies: Lobbies,
        drawer: BoardDrawer,
        boards: BoardMessages,
        emoji: Emoji,
    ) -> None:
        self._store, self._lobbies, self._drawer = store, lobbies, drawer
        self._boards, self._emoji = boards, emoji

    async def post(self, it: Interaction, match: str) -> None:
        """Post the board as the response; if that comes too late, as an ordinary message. A table
        is taken back where the response is somebody else's."""
        try:
            mark = (await self._store.boards.of(match)).mark  # before it is drawn
            shown = await self._drawer.draw(match)
        except (StoreError, NotKept):
            self._boards.repaint(match, it.channel_id or 0)
            raise
        assert shown is not None, "the board of a match that was just opened"
        try:
            async with timed():
                answer = await it.response.send_message(
                    view=view_of(shown, self._emoji), allowed_mentions=NO_MENTIONS
                )
            message = answer.message_id or (await it.original_response()).id
        except UNSENT as trouble:
            found, is_ours = await self._answer_to(it, match)
            if not is_ours or (found is None and getattr(trouble, "code", 0) == ANSWERED):
                await self._take_back(match)
                raise
            if found is None:
                self._boards.repaint(match, it.channel_id or 0)
                raise
            message = found
        try:
            await self._boards.posts.posted(match, message, mark)
        except StoreError as failed:
            log.warning("table message not kept", match=match, why=str(failed))
            self._boards.repaint(match, it.channel_id or 0)

    async def _answer_to(self, it: Interaction, match: str) -> tuple[int | None, bool]:
        """Return the message that the interaction was answered with, None if there is none, and
        whether it is this table's. A press may find it first."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                if (kept := (await self._store.boards.of(match)).message) is not None:
                    return kept, True
                async with timed():
                    found = await it.original_response()
                return found.id, _shows(found, match)
            except (*UNSENT, StoreError) as trouble:
                is_dead = getattr(trouble, "status", 0) == NO_TOKEN
                if is_dead or fate_of(trouble) is not Fate.LATER or it.is_expired():
                    break
            log.info("answer looked for", match=match, again_in=pause)
            await asyncio.sleep(pause)
        return None, True

    async def _take_back(self, match: str) -> None:
        """End a table that nobody was shown, and show nothing of that."""
        log.info("table taken back", match=match)
        if (channel := (await self._store.match(match)).channel) is not None:
            await self._store.change(match, channel=None)
            await self._boards.remove(match, channel)
        found = await self._lobbies.find(match)
        if isinstance(found, LobbyState):
            await self._lobbies.end(match)
        else:
            await found.reload()
            await attendance.end_without_result(found)


def _shows(message: Any, match: str) -> bool:
    """Return whether a message has a button of the match."""
    return any(match in custom_id.split(":") for custom_id in ids_of(message.components))
