"""Uploads card art as application emojis in the background; any of them may be missing."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import aiohttp
import discord
import structlog

from bot.background import BackgroundTasks, Supervisor
from bot.clock import now_ms
from bot.looks.catalogue import drawn, every_emoji, plain
from bot.pictures.faces import Drawn
from bot.ui.text import EmojiText
from storage.errors import StoreError
from storage.notes import Notes

log = structlog.get_logger()

PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each retry after Discord refused; the last one repeats."""

TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, StoreError)
"""Errors that pass by themselves; all others are bugs and logged as such."""

EMOJIS = "emojis"
LONGEST = 3600.0
"""Seconds that an attempt may take: Discord lets us wait between uploads."""

NOTE = ""
"""The note on the emojis we made, which tells when their art has changed."""


class ApplicationEmoji(Protocol):
    """An application emoji on Discord."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    async def delete(self) -> None: ...


class EmojiClient(Protocol):
    """The part of a client that manages application emojis."""

    async def fetch_application_emojis(self) -> Sequence[ApplicationEmoji]: ...
    async def create_application_emoji(self, *, name: str, image: bytes) -> ApplicationEmoji: ...


@dataclass(frozen=True, slots=True)
class Kept:
    """An emoji we made: the digest of its art, and its id; 0 while it is being made."""

    digest: str
    id: int = 0


@dataclass(slots=True)
class Making:
    """What is still to be made."""

    left: list[str]
    tries: int = -1  # attempts in a row that changed nothing


class Emojis:
    """Application emojis by name. Plain text stands for those that are missing."""

    def __init__(
        self,
        notes: Notes,
        changed: Callable[[], None] = lambda: None,
        *,
        names: Sequence[str] | None = None,
        draw: Callable[[str], Drawn] = drawn,
        pauses: Sequence[float] = PAUSES,
        supervisor: Supervisor | None = None,
    ) -> None:
        """`changed` is called when emojis have arrived; it must not block."""
        self._notes, self._changed = notes, changed
        self._names = every_emoji() if names is None else names
        self._draw, self._pauses = draw, pauses
        self._icons: dict[str, discord.PartialEmoji] = {}
        self._kept: dict[str, Kept] = {}
        self._lock = asyncio.Lock()
        self._supervisor = supervisor or Supervisor(now_ms, BackgroundTasks())

    def icon(self, name: str) -> str:
        """Return an emoji for a text, in plain words if it is missing."""
        emoji = self._icons.get(name)
        return plain(name) if emoji is None else str(emoji)

    def emoji(self, name: str) -> discord.PartialEmoji | None:
        """Return an emoji for a button."""
        return self._icons.get(name)

    def face_for(self, text_mode: bool) -> EmojiText:
        """Return how cards are written for a person: in plain text in text mode."""
        return plain if text_mode else self.icon

    def start(self, client: EmojiClient) -> None:
        """Refresh in the background. Safe to call at each ready event."""
        making = Making(list(self._names))
        self._supervisor.keep(EMOJIS, partial(self._attempt, client, making), LONGEST)

    async def stop(self) -> None:
        await self._supervisor.stop(EMOJIS)

    async def refresh(self, client: EmojiClient) -> None:
        """Repeat until every emoji exists with its present art. Never raises."""
        making = Making(list(self._names))
        while (pause := await self._attempt(client, making)) is not None:
            await asyncio.sleep(pause)

    async def _attempt(self, client: EmojiClient, making: Making) -> float | None:
        """Make what can be made now; return the seconds until the next attempt, or None when
        nothing is left."""
        async with self._lock:
            before = len(making.left)
            await self._round(client, making.left)
            making.tries = 0 if len(making.left) < before else making.tries + 1
        return self._pauses[min(making.tries, len(self._pauses) - 1)] if making.left else None

    async def _round(self, client: EmojiClient, left: list[str]) -> None:
        """Make the emojis in `left` and remove each from it. At an error, stop and move that one to
        the end."""
        icons = dict(self._icons)
        try:
            there = await self._fetch(client)
            while left:
                await self._ensure(client, left[0], there.get(left[0]))
                left.pop(0)
        except TROUBLE as trouble:
            log.warning("emojis delayed", left=len(left), why=type(trouble).__name__)
        except Exception:
            log.exception("emoji failed", emoji=left[0])
        left[:] = left[1:] + left[:1]
        if icons != self._icons:
            self._notify()

    async def _fetch(self, client: EmojiClient) -> Mapping[str, ApplicationEmoji]:
        """Take over the emojis on Discord; even outdated ones may be shown."""
        self._kept = read(await self._notes.get(NOTE))  # another process may have made some
        ours = set(self._names)
        there = {each.name: each for each in await client.fetch_application_emojis()}
        self._icons = {name: icon_of(name, each.id) for name, each in there.items() if name in ours}
        return there

    async def _ensure(self, client: EmojiClient, name: str, there: ApplicationEmoji | None) -> None:
        """Make the emoji if it is missing; replace it if we made it and its art has changed."""
        art = await asyncio.to_thread(self._draw, name)
        if there is not None and self._is_outdated(name, there, art):
            self._icons.pop(name, None)
            with contextlib.suppress(discord.NotFound):
                await there.delete()
            there = None
        if there is None:
            await self._keep(name, Kept(art.digest))  # first: it is ours even if we stop midway
            there = await client.create_application_emoji(name=name, image=art.png)
            self._icons[name] = icon_of(name, there.id)
            await self._keep(name, Kept(art.digest, there.id))

    def _is_outdated(self, name: str, there: ApplicationEmoji, art: Drawn) -> bool:
        """Return whether we made it from older art. An emoji that somebody else made is left
        alone."""
        kept = self._kept.get(name)
        return kept is not None and kept.id in (0, there.id) and kept.digest != art.digest

    async def _keep(self, name: str, kept: Kept) -> None:
        self._kept = {**self._kept, name: kept}
        await self._notes.put(NOTE, written(self._kept))

    def _notify(self) -> None:
        try:
            self._changed()
        except Exception:
            log.exception("emoji watcher failed")


def icon_of(name: str, number: int) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=name, id=number)


def written(kept: Mapping[str, Kept]) -> str:
    return json.dumps({name: [each.digest, each.id] for name, each in kept.items()})


def read(text: str | None) -> dict[str, Kept]:
    """Parse what `written` wrote; an unreadable note counts as empty."""
    try:
        found = json.loads(text or "{}")
        return {
            str(name): Kept(str(digest), int(number)) for name, (digest, number) in found.items()
        }
    except (ValueError, TypeError, AttributeError):
        log.warning("emoji note unreadable")
        return {}
