"""Edits and posts the message of one board, and keeps which message that is and what it shows."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Any

import discord
import structlog

from bot.background import BackgroundTasks
from bot.discord_io.attempts import timed
from bot.discord_io.board_marks import BoardMarks
from bot.discord_io.board_pictures import BoardPictures, Sending
from bot.discord_io.closed_places import Closed, ClosedPlaces, Way
from bot.discord_io.fates import ARCHIVED, GONE_CHANNEL, NO_RIGHT, Fate, fate_of, told
from bot.discord_io.render import NO_MENTIONS, Emoji, view_of
from bot.ui.panels import Panel
from storage.boards import BoardRow
from storage.store import Store

log = structlog.get_logger()

OLD = 55 * 60  # seconds after which Discord limits edits of a message more strictly
LINGER = 3.0  # seconds that an old board stays beside the new one: presses on it still count
PAUSES = (2.0, 5.0, 15.0, 60.0, 300.0)  # seconds until an old board is deleted after all
LATE = 5.0  # seconds: a new message that is older was posted by an earlier attempt

Send = Callable[..., Awaitable[Any]]


class How(IntEnum):
    """How to show a match. Of two wishes the greater counts."""

    IN_PLACE = 0  # edit the message, however old it is
    AS_USUAL = 1  # edit it, or post another where it is old
    ANEW = 2  # post another, so that it is the newest


Follow = Callable[[str, int, float, How], None]
"""Show the match once more after so many seconds."""


class BoardPosts:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        emoji: Emoji,
        pictures: BoardPictures,
        places: ClosedPlaces,
        background: BackgroundTasks,
        follow: Follow,
    ) -> None:
        self._client, self._store, self._emoji = client, store, emoji
        self._pictures, self._places, self._background = pictures, places, background
        self._follow = follow
        self.marks = BoardMarks(store.boards, background)
        self._unkept: dict[
            str, tuple[int, int, int | None]
        ] = {}  # posts that the database did not take

    # What is kept

    async def row(self, match: str) -> BoardRow:
        """Return what is kept of the board, after what the database did not take before."""
        if (post := self._unkept.get(match)) is not None:
            await self._keep_post(match, *post)
        return await self._store.boards.of(match)

    async def posted(self, match: str, message: int, shows: str | None = None) -> None:
        """Remember the message that shows the match from now on, and the mark of what it shows if
        that is known."""
        row = await self._store.boards.of(match)
        await self._keep_post(match, message, row.posts + 1)
        if shows is not None:
            self.marks.put(match, shows)

    async def is_there(self, channel: int, message: int) -> bool:
        """Return False if the message was deleted, or if an edit must tell: we may edit our own
        where we may not read. A thread that an edit would wake is not known to the client."""
        try:
            async with timed():
                await self._place(channel).fetch_message(message)
        except Exception as trouble:
            fate, code = fate_of(trouble), getattr(trouble, "code", 0)
            if fate is Fate.DEFECT:
                raise
            if fate is Fate.CLOSED and code != GONE_CHANNEL:
                return self._client.get_channel(channel) is None
            return fate is Fate.LATER
        return True

    async def _keep_post(
        self, match: str, message: int, number: int, former: int | None = None
    ) -> None:
        self._unkept[match] = (message, number, former)
        self.marks.drop(match)
        await self._store.boards.keep_post(match, message, number, former)
        self._unkept.pop(match, None)

    # What is shown

    async def show(self, match: str, channel: int, panel: Panel, row: BoardRow, how: How) -> None:
        """Edit or post the board. A new message should have its picture from the start; until then
        the old one stays."""
        message = row.message
        is_old = message is not None and _age(message) > OLD
        renew = how is How.ANEW or (how is How.AS_USUAL and is_old)
        renew = renew and not self._places.is_closed(channel, Way.POST)
        wait = self._pictures.wait(match, channel, panel) if renew and message is not None else 0.0
        if wait:
            self._follow(match, channel, wait, How.ANEW)
        is_begun = row.posting is not None and not self._places.is_closed(channel, Way.POST)
        if message is None or is_begun or (renew and not wait):
            await self._post(match, channel, panel, row, message)
        else:
            await self._edit(match, channel, panel, row, message)

    async def _edit(
        self, match: str, channel: int, panel: Panel, row: BoardRow, message: int
    ) -> None:
        edit = self._place(channel).get_partial_message(message).edit
        try:
            _, is_whole = await self._send(edit, match, channel, panel, message)
        except discord.HTTPException as trouble:
            if fate_of(trouble) is not Fate.GONE:
                raise
            old = message if trouble.code == ARCHIVED else None
            if old is None:
                await self._store.boards.keep_post(match, None, row.posts)
            return await self._post(match, channel, panel, row, old)  # this also wakes a thread
        if is_whole and row.shown != row.mark:
            self.marks.put(match, row.mark)

    async def _post(
        self, match: str, channel: int, panel: Panel, row: BoardRow, old: int | None
    ) -> None:
        """Post the board. Its nonce makes Discord return the first message where the answer to an
        earlier attempt was lost; that one may show something older."""
        number = row.posting or row.posts + 1
        if row.posting is None:
            await self._store.boards.keep_posting(match, number)
        send = functools.partial(self._place(channel).send, silent=True, nonce=f"{match}-{number}")
        try:
            sent, is_whole = await self._send(send, match, channel, panel, None)
        except Closed:
            if row.posting is None:
                await self._store.boards.keep_posting(match, None)
            raise
        await self._keep_post(match, sent.id, number, old)
        if old is not None:
            self.tidy(match, channel, old)
        if row.posting is not None or _age(sent.id) > LATE:
            self._follow(match, channel, 0.0, How.IN_PLACE)
        elif is_whole:
            self.marks.put(match, row.mark)

    async def _send(
        self, send: Send, match: str, channel: int, panel: Panel, message: int | None
    ) -> tuple[Any, bool]:
        """Send with a picture if it is this board's turn; in words where files are refused. Return
        the message, and whether no newer picture is to follow."""
        way = Way.POST if message is None else Way.EDIT
        if self._places.is_closed(channel, way):
            raise Closed(way)
        ready = await self._pictures.prepare(match, channel, panel, message)
        try:
            try:
                sent = await self._try(send, ready, message)
            except discord.Forbidden as trouble:
                if trouble.code != NO_RIGHT or not ready.files:
                    raise
                self._pictures.refused(channel)
                ready = await self._pictures.prepare(match, channel, panel, message)
                sent = await self._try(send, ready, message)
        except discord.HTTPException as trouble:
            if fate_of(trouble) is not Fate.CLOSED:
                raise
            self._places.close(channel, way)
            log.warning("channel closed", channel=channel, way=way.value, code=trouble.code)
            raise Closed(way) from None
        self._places.took(channel, way)
        self._pictures.shown(message or sent.id, ready)
        if ready.later:
            self._follow(match, channel, ready.later, How.IN_PLACE)
        return sent, not ready.later

    async def _try(self, send: Send, ready: Sending, message: int | None) -> Any:
        view = view_of(ready.panel, self._emoji, pictures=ready.pictures)
        given: dict[str, Any] = {"view": view, "allowed_mentions": NO_MENTIONS}
        if ready.files is not None:
            given["files" if message is None else "attachments"] = ready.files
        async with timed():
            return await send(**given)

    # What goes

    async def remove(self, match: str, channel: int) -> None:
        """Delete the board from this channel: the match moves to another."""
        row = await self.row(match)
        await self._store.boards.keep_post(match, None, row.posts)
        if row.message is not None:
            await self._delete_after_all(match, channel, row.message)

    def tidy(self, match: str, channel: int, old: int) -> None:
        """Delete a board that another has replaced, once nobody's finger is on it any more."""
        self._background.do(self._tidy(match, channel, old), f"tidy-{match}")

    async def _tidy(self, match: str, channel: int, old: int) -> None:
        await asyncio.sleep(LINGER)
        await self._delete_after_all(match, channel, old)

    async def _delete_after_all(self, match: str, channel: int, old: int) -> None:
        """Delete a message now, or later if that fails: what is left would show the match twice."""
        if await self.delete(channel, old):
            await self._store.boards.keep_deleted(match, old)
        else:
            self._background.do(self._delete_later(match, channel, old), f"long-tidy-{match}")

    async def _delete_later(self, match: str, channel: int, old: int) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            if await self.delete(channel, old):
                return await self._store.boards.keep_deleted(match, old)

    async def delete(self, channel: int, message: int) -> bool:
        """Delete a message; return False if that may succeed later."""
        try:
            async with timed():
                await self._place(channel).get_partial_message(message).delete()
        except Exception as trouble:
            fate = fate_of(trouble)
            if fate is Fate.DEFECT:
                raise
            log.info("old message not deleted", why=told(trouble))
            return fate is not Fate.LATER
        return True

    def _place(self, channel: int) -> Any:
        return self._client.get_partial_messageable(channel)


def _age(message: int) -> float:
    """Return the seconds since a message was posted, from its id."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()
