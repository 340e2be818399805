"""Looks for boards that do not show how it stands: those that the last process did not get to, and,
slowly, those that no event tells of, as their message was deleted."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.clock import Clock
from bot.discord_io.board_messages import BoardMessages
from storage.boards import Board
from storage.errors import UnknownMatch
from storage.matches import OPEN
from storage.records import Shards
from storage.store import Store

AT_ONCE, PAUSE = 20, 0.05  # boards that wait before more are caught up with; seconds
REST, EVERY = 5.0, 600.0  # seconds between two looks, and after all boards were looked at
YOUNG = 60_000  # ms in which a new table may still be on its way to its channel

Missed = Callable[[str], Awaitable[None]]
"""Do what else the last process did not get to at a match."""


class BoardLooks:
    def __init__(
        self, store: Store, boards: BoardMessages, clock: Clock, shards: Shards | None
    ) -> None:
        self._store, self._boards, self._clock, self._shards = store, boards, clock, shards
        self._ahead: deque[Board] = deque()
        self._after: tuple[int, str] | None = None  # where the next page begins

    async def catch_up(self, since: int, missed: Missed) -> None:
        """Edit every board that shows something old, the newest matches first; boards that are
        current stay untouched. `since` says how far back matches that are over are looked at;
        `missed` is called with each match before."""
        for old in await self._store.boards.former(self._shards):
            self._boards.posts.tidy(old.match, old.channel, old.message)
        after: tuple[int, str] | None = None
        while True:
            page = await self._store.boards.stale(self._shards, since, after)
            for each in page.boards:
                await missed(each.match)
                while self._boards.waiting >= AT_ONCE:
                    await asyncio.sleep(PAUSE)
                self._boards.show_in_place(each.match, each.channel)
            if page.after is None:
                return
            after = page.after

    async def round(self) -> float:
        """Look at one board, the newest matches first; return the seconds until the next."""
        if not self._ahead:
            page = await self._store.boards.open(self._shards, self._after)
            self._after = page.after
            self._ahead.extend(page.boards)
        if self._ahead:
            await self._look(self._ahead.popleft())
        return REST if self._ahead or self._after else EVERY

    async def _look(self, board: Board) -> None:
        if board.created > self._clock() - YOUNG:
            return
        with suppress(UnknownMatch):
            match = await self._store.match(board.match)  # the page may be old
            if match.channel is not None and match.status in OPEN:
                await self._look_there(match.id, match.channel)

    async def _look_there(self, match: str, channel: int) -> None:
        """Show the match again if its message is gone, or shows something old."""
        row = await self._boards.posts.row(match)
        is_right = row.is_current and await self._boards.posts.is_there(channel, row.message or 0)
        if not is_right:
            self._boards.show_in_place(match, channel)
