"""Decides when the board of each match is shown; only the newest state is ever sent."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import discord
import structlog
from cachetools import TTLCache

from bot.background import BackgroundTasks
from bot.discord_io.again import Again
from bot.discord_io.board_pictures import BoardPictures
from bot.discord_io.board_posts import BoardPosts, How
from bot.discord_io.closed_places import Closed, ClosedPlaces, Way
from bot.discord_io.fates import Fate, fate_of, told
from bot.discord_io.rate_limit import RateLimit, urgent
from bot.discord_io.render import Emoji
from bot.ui.panels import Panel
from storage.errors import UnknownMatch
from storage.store import Store

log = structlog.get_logger()

PAUSE = 1.1  # seconds between two edits in one channel: Discord allows five in five seconds
FIRST, LONGEST = 2.0, 20.0  # seconds until a board is tried again
CROWD = 300  # channels at work at once: more than the budget sends in a few seconds
VISIT, VISITED = 60.0, 10_000  # seconds that a press counts as a visit; channels remembered

Draw = Callable[[str], Awaitable[Panel | None]]
"""Return the present panel of a match, or None if there is nothing to show."""


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
        is_live: Callable[[str], bool],
    ) -> None:
        """`is_live` says whether people wait for every move of a match."""
        self._is_live = is_live
        self._visited: TTLCache[int, None] = TTLCache(VISITED, VISIT)  # channels
        self._store, self._draw, self._pictures = store, draw, pictures
        self._rate, self._background = rate, background
        self._places = ClosedPlaces(self._show_soon)
        self.posts = BoardPosts(
            client, store, emoji, pictures, self._places, background, self._follow
        )
        self._dirty: dict[int, OrderedDict[str, How]] = {}  # by channel
        self._working: dict[int, asyncio.Task[None]] = {}
        self._failed: dict[str, tuple[int, How]] = {}  # by match: what is tried again
        self._again: Again[str] = Again(lambda match: self._show_soon(match, *self._failed[match]))
        self._following: dict[str, asyncio.TimerHandle] = {}  # by match: when its picture follows
        self._held: dict[str, tuple[int, How] | None] = {}  # a command posts it: changes
        self._unshown: set[str] = set()  # matches whose channel takes nothing from us
        self._heard: Callable[[str], None] = lambda _: None

    def watch(self, hear: Callable[[str], None]) -> None:
        """Call `hear` with each match that cannot be shown any more, or can be again."""
        self._heard = hear

    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        """Show the match again soon; `repost` posts a new message, so that it is the newest."""
        if repost:
            self._places.reopen(channel)
        self._show_soon(match, channel, How.ANEW if repost else How.AS_USUAL)

    def _show_soon(self, match: str, channel: int, how: How = How.AS_USUAL) -> None:
        if match in self._held:
            self._held[match] = (channel, how)
            return
        waiting = self._dirty.setdefault(channel, OrderedDict())
        waiting[match] = max(waiting.get(match, how), how)
        if channel not in self._working:
            work = self._background.do(self._work(channel), f"paint-{channel}")
            self._working[channel] = work
        elif self._is_urgent(channel):
            self._rate.hasten(self._working[channel])

    @contextmanager
    def held(self, match: str, *, moves: bool = False) -> Iterator[None]:
        """Post nothing while a command's reply becomes the first board; then show what has
        changed, unless the match moves to another channel first."""
        self._held[match] = None
        try:
            yield
        finally:
            changed = self._held.pop(match)
            if changed is not None and not moves:
                self._show_soon(match, *changed)

    async def remove(self, match: str, channel: int) -> None:
        """Delete the board from this channel: the match moves to another."""
        self._forget(match, channel)
        await self.posts.remove(match, channel)

    @property
    def waiting(self) -> int:
        """Return how many boards are to be shown."""
        return sum(map(len, self._dirty.values()))

    def show_in_place(self, match: str, channel: int) -> None:
        """Show the match soon, on the message that shows it."""
        self._show_soon(match, channel, How.IN_PLACE)

    def regained(self, channel: int) -> None:
        """Show the waiting matches: the channel, or the permission to write, may be back."""
        self._pictures.regained(channel)
        self._places.reopen(channel)

    def pressed(self, channel: int) -> None:
        """Try again where somebody is, and go there first: people see what the bot cannot."""
        self._visited[channel] = None
        self._places.reopen(channel)

    def is_lost(self, channel: int) -> bool:
        """Return whether boards there are not shown as they should be."""
        return any(self._places.is_closed(channel, way) for way in Way)

    def is_unshown(self, match: str) -> bool:
        """Return whether its channel keeps us from showing how this match stands."""
        return match in self._unshown

    async def _work(self, channel: int) -> None:
        """Show the first change at once. The channel rests after each edit, then gets the newest
        state."""
        try:
            while waiting := self._dirty.get(channel):
                with urgent(self._is_urgent(channel)):
                    await self._rate.ahead()
                    match, how = waiting.popitem(last=False)
                    start = time.monotonic()
                    await self._paint(match, channel, how)
                await asyncio.sleep(max(0.0, PAUSE - (time.monotonic() - start)))
        finally:
            del self._working[channel]
            if not self._dirty.get(channel):
                self._dirty.pop(channel, None)

    def _is_urgent(self, channel: int) -> bool:
        """Return whether people are there, or wait at a live table."""
        return channel in self._visited or any(map(self._is_live, self._dirty.get(channel, ())))

    async def _paint(self, match: str, channel: int, how: How) -> None:
        failed = self._failed.get(match, (channel, how))
        if failed[0] == channel:  # a post whose answer was lost is made again, not edited over
            how = max(how, failed[1])
        try:
            row = await self.posts.row(match)  # before it is drawn: never newer than what is shown
            panel = await self._draw(match)
            if panel is None:
                return self._forget(match, channel)
            await self.posts.show(match, channel, panel, row, how)
        except UnknownMatch:
            self._forget(match, channel)
        except Closed as closed:
            self._wait(match, channel, how, closed.way)
        except Exception as trouble:  # noqa: BLE001 whatever it is, it has a fate
            self._give_up(match, channel, how, trouble)
        else:
            self._is_settled(match)
            self._tell(match, is_shown=True)

    # What fails

    def _wait(self, match: str, channel: int, how: How, way: Way) -> None:
        """Wait for the channel to come back. Where only posts are refused, the old message goes on
        showing the match."""
        self._is_settled(match)
        self._places.wait(channel, way, match)
        if way is Way.POST and how is not How.IN_PLACE:
            self._show_soon(match, channel, How.IN_PLACE)
        else:
            self._tell(match, is_shown=False)

    def _tell(self, match: str, *, is_shown: bool) -> None:
        """Let people know on their hands, once."""
        if is_shown is not (match in self._unshown):
            return
        (self._unshown.discard if is_shown else self._unshown.add)(match)
        self._heard(match)

    def _give_up(self, match: str, channel: int, how: How, trouble: Exception) -> None:
        """Try again later, unless it would fail again."""
        fate = fate_of(trouble)
        if fate is Fate.DEFECT:
            self._is_settled(match)
            log.error("table not shown", match=match, channel=channel, exc_info=trouble)
            return
        self._failed[match] = (channel, how)
        pause = self._again.failed(match, FIRST, LONGEST)
        log.warning(
            "table not shown", match=match, channel=channel, why=told(trouble), again_in=pause
        )

    def _is_settled(self, match: str) -> None:
        self._failed.pop(match, None)
        self._again.done(match)

    def _forget(self, match: str, channel: int) -> None:
        self._is_settled(match)
        self._tell(match, is_shown=True)
        if match in self._held:
            self._held[match] = None
        self._pictures.forget(match, channel)
        self._places.forget(channel, match)

    # What comes later

    def _follow(self, match: str, channel: int, pause: float, how: How) -> None:
        """Send the newest picture later."""

        def come() -> None:
            del self._following[match]
            self._show_soon(match, channel, how)

        if how is not How.ANEW and match in self._following:
            return
        if match in self._following:
            self._following.pop(match).cancel()
        loop = asyncio.get_running_loop()
        self._following[match] = loop.call_later(pause, come)

    @property
    def is_crowded(self) -> bool:
        """Return whether more is to be shown than can be sent soon."""
        return len(self._working) >= CROWD

    @property
    def is_busy(self) -> bool:
        return bool(self._working)

    async def idle(self) -> None:
        """Wait until everything is shown."""
        while self._working:
            await asyncio.gather(*self._working.values(), return_exceptions=True)

    async def close(self) -> None:
        """Write down what boards show; none is tried any more."""
        for picture in self._following.values():
            picture.cancel()
        self._again.close()
        self._places.stop()
        await self.posts.marks.write()
