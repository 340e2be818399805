"""Posts and edits the board of each match; only the newest state is ever sent."""

import asyncio
import functools
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import structlog
from cachetools import LRUCache

from bot.background import BackgroundTasks
from bot.discord_io.board_pictures import BoardPictures, Sending
from bot.discord_io.rate_limit import RateLimit
from bot.discord_io.render import NO_MENTIONS, Emoji, view_of
from bot.ui.panels import Panel
from storage.errors import StoreError
from storage.store import Store

log = structlog.get_logger()

OLD = 55 * 60  # seconds after which Discord limits edits of a message more strictly
PAUSE = 1.1  # seconds between two edits in one channel: Discord allows five in five seconds
AGAIN = (2.0, 10.0, 60.0)  # seconds before each retry when Discord itself failed

MOST = 10_000  # messages remembered

GONE_MESSAGE, GONE_CHANNEL, ARCHIVED = 10008, 10003, 50083
NO_RIGHT = 50013
TOO_MANY, OUTAGE = 429, 500  # statuses that are worth a retry
LOST = frozenset({GONE_CHANNEL, 50001, NO_RIGHT, 10004, 160005})
"""The channel, or the permission to write there, is gone: a retry would only count against us."""

Draw = Callable[[str], Awaitable[Panel | None]]
"""Return the present panel of a match, or None if there is nothing to show."""

Send = Callable[..., Awaitable[Any]]


class BoardMessages:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        draw: Draw,
        emoji: Emoji,
        pictures: BoardPictures,
        rate: RateLimit,
        background: BackgroundTasks,
    ) -> None:
        self._client, self._store, self._draw, self._emoji = client, store, draw, emoji
        self._pictures, self._rate, self._background = pictures, rate, background
        self._dirty: dict[int, OrderedDict[str, bool]] = {}  # by channel: match, and repost
        self._working: dict[int, asyncio.Task[None]] = {}
        self._lost: dict[int, set[str]] = {}  # by lost channel: who waits there
        self._failed: dict[str, int] = {}  # by match: attempts in a row that failed
        self._following: dict[str, asyncio.TimerHandle] = {}  # by match: when its picture follows
        self._held: dict[str, tuple[int, bool] | None] = {}  # a command posts it: changes
        self._messages: LRUCache[str, int] = LRUCache(MOST)  # by match, those shown lately

    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        """Show the match again soon; `repost` posts a new message, so that it is the newest."""
        if match in self._held:
            self._held[match] = (channel, repost)
            return
        if channel in self._lost and not repost:
            self._lost[channel].add(match)
            return
        self.regained(channel)
        waiting = self._dirty.setdefault(channel, OrderedDict())
        waiting[match] = waiting.get(match, False) or repost
        if channel not in self._working:
            work = self._background.do(self._work(channel), f"paint-{channel}")
            self._working[channel] = work

    @contextmanager
    def held(self, match: str) -> Iterator[None]:
        """Post nothing while a command's reply becomes the first board; then show what has
        changed."""
        self._held[match] = None
        try:
            yield
        finally:
            changed = self._held.pop(match)
            if changed is not None:
                self.repaint(match, changed[0], repost=changed[1])

    def regained(self, channel: int) -> None:
        """Show the waiting matches: the channel, or the permission to write, may be back."""
        self._pictures.regained(channel)
        for match in self._lost.pop(channel, ()):
            self.repaint(match, channel)

    def is_lost(self, channel: int) -> bool:
        return channel in self._lost

    async def _work(self, channel: int) -> None:
        """Show the first change at once. The channel rests after each edit, then gets the newest
        state."""
        try:
            while waiting := self._dirty.get(channel):
                await self._rate.turn()
                match, repost = waiting.popitem(last=False)
                start = time.monotonic()
                await self._paint(match, channel, repost)
                await asyncio.sleep(max(0.0, PAUSE - (time.monotonic() - start)))
        finally:
            del self._working[channel]
            if not self._dirty.get(channel):
                self._dirty.pop(channel, None)

    async def _paint(self, match: str, channel: int, repost: bool) -> None:
        try:
            panel = await self._draw(match)
            if panel is None:
                return self._pictures.forget(match, channel)
            message = await self._message(match)
            await self._show(match, channel, panel, message, repost)
            self._failed.pop(match, None)
        except discord.HTTPException as trouble:
            self._give_up(match, channel, repost, trouble)
        except StoreError as failed:
            log.warning("table not shown", match=match, why=str(failed))
        except Exception:
            log.exception("table not drawn", match=match, channel=channel)

    async def posted(self, match: str, message: int) -> None:
        """Remember the message that shows the match from now on."""
        self._messages[match] = message
        await self._store.change(match, message=message)

    async def _message(self, match: str) -> int | None:
        if (message := self._messages.get(match)) is not None:
            return message
        return (await self._store.match(match)).message

    async def _show(
        self, match: str, channel: int, panel: Panel, message: int | None, repost: bool
    ) -> None:
        """Edit or post the board. A new message should have its picture from the start; until then
        the old one stays."""
        repost = repost or (message is not None and _age(message) > OLD)
        wait = self._pictures.wait(match, channel, panel) if repost and message is not None else 0.0
        if wait:
            self._follow(match, channel, wait, repost=True)
        if message is None or (repost and not wait):
            await self._post(match, channel, panel, message)
        else:
            await self._edit(match, channel, panel, message)

    async def _edit(self, match: str, channel: int, panel: Panel, message: int) -> None:
        place: Any = self._client.get_partial_messageable(channel)
        edit = place.get_partial_message(message).edit
        try:
            await self._send(edit, match, channel, panel, message)
        except discord.HTTPException as trouble:
            if trouble.code not in (GONE_MESSAGE, ARCHIVED):
                raise
            old = None if trouble.code == GONE_MESSAGE else message
            await self._post(match, channel, panel, old)  # this also wakes a thread

    async def _post(self, match: str, channel: int, panel: Panel, old: int | None) -> None:
        place: Any = self._client.get_partial_messageable(channel)
        send = functools.partial(place.send, silent=True)
        sent = await self._send(send, match, channel, panel, None)
        await self.posted(match, sent.id)
        if old is not None:
            await self._delete(place, old)

    async def _send(
        self, send: Send, match: str, channel: int, panel: Panel, message: int | None
    ) -> Any:
        """Send with a picture if it is this board's turn; in words where files are refused."""
        ready = await self._pictures.prepare(match, channel, panel, message)
        try:
            sent = await send(**self._given(ready, message))
        except discord.Forbidden as trouble:
            if trouble.code != NO_RIGHT or not ready.files:
                raise
            self._pictures.refused(channel)
            ready = await self._pictures.prepare(match, channel, panel, message)
            sent = await send(**self._given(ready, message))
        self._pictures.shown(message or sent.id, ready)
        if ready.later:
            self._follow(match, channel, ready.later)
        return sent

    def _given(self, ready: Sending, message: int | None) -> dict[str, Any]:
        view = view_of(ready.panel, self._emoji, pictures=ready.pictures)
        given: dict[str, Any] = {"view": view, "allowed_mentions": NO_MENTIONS}
        if ready.files is not None:
            given["files" if message is None else "attachments"] = ready.files
        return given

    def _follow(self, match: str, channel: int, pause: float, repost: bool = False) -> None:
        """Send the newest picture later."""

        def come() -> None:
            del self._following[match]
            self.repaint(match, channel, repost=repost)

        if not repost and match in self._following:
            return
        if match in self._following:
            self._following.pop(match).cancel()
        loop = asyncio.get_running_loop()
        self._following[match] = loop.call_later(pause, come)

    async def remove(self, match: str, channel: int) -> None:
        """Delete the board from this channel: the match moves to another."""
        message = await self._message(match)
        self._messages.pop(match, None)
        await self._store.change(match, message=None)
        if message is not None:
            await self._delete(self._client.get_partial_messageable(channel), message)

    async def _delete(self, place: Any, message: int) -> None:
        await self._rate.turn()
        try:
            await place.get_partial_message(message).delete()
        except discord.HTTPException as trouble:
            log.info("old message not deleted", code=trouble.code)

    def _give_up(
        self, match: str, channel: int, repost: bool, trouble: discord.HTTPException
    ) -> None:
        """Stop for now. The match is shown again when the channel is back, or by /table repair; if
        Discord failed, it is retried a few times."""
        log.warning("table not shown", match=match, channel=channel, code=trouble.code)
        if trouble.code in LOST or trouble.status in (403, 404):
            self._lost[channel] = {match, *self._dirty.pop(channel, ())}
        elif trouble.status == TOO_MANY or trouble.status >= OUTAGE:
            self._try_again(match, channel, repost)

    def _try_again(self, match: str, channel: int, repost: bool) -> None:
        tries = self._failed.get(match, 0)
        if tries == len(AGAIN):
            del self._failed[match]
            return
        self._failed[match] = tries + 1
        self._background.do(self._later(AGAIN[tries], match, channel, repost), f"again-{match}")

    async def _later(self, pause: float, match: str, channel: int, repost: bool) -> None:
        await asyncio.sleep(pause)
        if match in self._failed:  # else it has been shown meanwhile
            self.repaint(match, channel, repost=repost)

    @property
    def is_busy(self) -> bool:
        return bool(self._working)

    async def idle(self) -> None:
        """Wait until everything is shown."""
        while self._working:
            await asyncio.gather(*self._working.values(), return_exceptions=True)

    def close(self) -> None:
        for picture in self._following.values():
            picture.cancel()


def _age(message: int) -> float:
    """Return the seconds since a message was posted, from its id."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()
