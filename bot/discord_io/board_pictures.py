"""Decides which picture a board carries: each channel gets a new one every two seconds, in turn.

Between two pictures, only a message's words change.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import discord
from cachetools import LRUCache

from bot.discord_io.attachments import with_files
from bot.pictures.studio import Studio
from bot.ui.panels import Panel, Picture, in_words, pictures_of

REST = 2.0  # seconds between two new pictures in one channel
PATIENCE = 0.5  # seconds that words wait for a picture that is being drawn
MOST = 10_000  # messages and channels remembered

MayAttach = Callable[[int], bool]
"""Return whether the bot may attach files in a channel."""


@dataclass(frozen=True, slots=True)
class Sending:
    """A panel as it is sent, and when its picture can follow if it is not included."""

    panel: Panel
    files: list[discord.File] | None = None  # replace all attachments; None keeps them
    later: float = 0.0  # seconds

    @property
    def pictures(self) -> bool:
        return bool(pictures_of(self.panel))


class BoardPictures:
    def __init__(
        self, studio: Studio, may_attach: MayAttach = lambda _: True, rest: float | None = None
    ) -> None:
        self._studio, self._may_attach = studio, may_attach
        self._rest = REST if rest is None else rest
        self._carried: LRUCache[int, tuple[Picture, ...]] = LRUCache(MOST)  # by message
        self._last: LRUCache[int, float] = LRUCache(MOST)  # by channel: its last new picture
        self._next: dict[int, dict[str, None]] = {}  # by channel: the matches that wait, in turn
        self._refused: set[int] = set()  # channels that refused files

    async def prepare(self, match: str, channel: int, panel: Panel, message: int | None) -> Sending:
        """Prepare an edit of that message, or a new message if there is none."""
        former = self._carried.get(message or 0, ())
        bare: list[discord.File] | None = [] if former else None
        if not pictures_of(panel) or not self._allows(channel):
            self.forget(match, channel)
            return Sending(in_words(panel), bare)
        if former and _scenes(former) == _scenes(pictures_of(panel)):
            self.forget(match, channel)
            return Sending(panel)
        if not (wait := self.wait(match, channel, panel)):
            try:
                shown, files = await asyncio.wait_for(with_files(self._studio, panel), PATIENCE)
            except TimeoutError:
                wait = PATIENCE  # it is still being drawn and follows later
            else:
                self._take_turn(match, channel)
                return Sending(shown, files or bare)
        return Sending(_with(panel, former) if former else in_words(panel), None, wait)

    def wait(self, match: str, channel: int, panel: Panel) -> float:
        """Return the seconds until this match may have a new picture; the longest waiting goes
        first."""
        if not pictures_of(panel) or not self._allows(channel):
            return 0.0
        now, due = time.perf_counter(), self._last.get(channel, -self._rest) + self._rest
        if now < due:
            until = due
        elif next(iter(self._next.get(channel, ())), match) != match and now < due + self._rest:
            until = due + self._rest  # the first in line has until then
        else:
            return 0.0
        self._next.setdefault(channel, {}).setdefault(match)
        return until - now

    def _take_turn(self, match: str, channel: int) -> None:
        self.forget(match, channel)
        self._last[channel] = time.perf_counter()

    def shown(self, message: int, sent: Sending) -> None:
        """Remember what the message shows."""
        if sent.pictures:
            self._carried[message] = pictures_of(sent.panel)
        elif sent.files is not None:
            self._carried.pop(message, None)

    def forget(self, match: str, channel: int) -> None:
        """Take the match off the queue."""
        waiting = self._next.get(channel, {})
        waiting.pop(match, None)
        if not waiting:
            self._next.pop(channel, None)

    def _allows(self, channel: int) -> bool:
        return channel not in self._refused and self._may_attach(channel)

    def refused(self, channel: int) -> None:
        """Send only words there until something changes: files were refused."""
        self._refused.add(channel)

    def regained(self, channel: int) -> None:
        self._refused.discard(channel)


def _scenes(pictures: tuple[Picture, ...]) -> tuple[tuple[str, object], ...]:
    return tuple((each.name, each.scene) for each in pictures)


def _with(panel: Panel, former: tuple[Picture, ...]) -> Panel:
    """Put new words around the pictures that the message has."""
    old = iter(former)
    parts = (next(old, None) if isinstance(part, Picture) else part for part in panel.parts)
    return replace(panel, parts=tuple(part for part in parts if part is not None))
