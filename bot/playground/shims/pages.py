"""Every open page shows what has happened, whoever did it."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import simcord
from simcord.builders import ChannelHandle
from simcord.preview import _media

from bot.playground.shims.tidying import controls, dismiss, forget, never_grow

LEASE = 12 * 3600.0  # seconds that a page may stay open without a sign of life
PAGES = 64  # open at once
SELDOM = 20.0  # seconds between looks at what can be forgotten
SMALL = 1_000_000  # bytes of a picture that is looked at in this process


class Everybody:
    """Shows every open page what has happened, whoever did it: a page is drawn when it next asks.

    A press carries what its page shows. When the message has changed meanwhile the press is
    refused, as the place of a button may be another's by now.
    """

    def __init__(self, env: simcord.Env, preview: Any) -> None:
        self._env, self._preview = env, preview
        self._news, self._drawn, self._forgot = 0, dict[str, int](), 0.0
        self.alone = asyncio.Lock()
        """The library does one thing at a time."""
        preview._PAGE_LEASE_SECONDS, preview._MAX_PAGES = LEASE, PAGES
        self._act, preview._action = preview._action, self._action
        preview._media_worker = Pictures()
        never_grow(env, self._happened)

    def _happened(self) -> None:
        self._news += 1

    def redraw(self, page: Any) -> None:
        """Before it is sent. Not in the middle of its own press, which draws it anyway."""
        preview = self._preview
        if self._drawn.get(page.id) == self._news or preview._action_page is page:
            return
        dismiss(self._env)
        if time.monotonic() - self._forgot > SELDOM:
            forget(self._env)
            self._forgot = time.monotonic()
        preview._advance_presentation_time()
        preview._publish(page, reason="refresh")
        self._drawn = {name: self._drawn.get(name, 0) for name in preview._pages}
        self._drawn[page.id] = self._news

    def threads(self) -> tuple[tuple[int, str], ...]:
        """Id and name of those that tables have opened."""
        rooms = self._env.backend.channels.values()
        return tuple((each.id, each.name or "") for each in rooms if each.is_thread)

    def enter(self, page: Any, room: int) -> None:
        """The page shows a thread, instead of the channel that the library knows."""
        page.channel_id, page.target_id, page.window_end_id = room, None, None
        self._preview._publish(page, reason="navigation")

    async def _action(self, context: Any, body: Any) -> Any:
        async with self.alone:
            page = self._preview._pages.get(context)
            if page is not None and isinstance(body, dict) and self._still_shows(page, body):
                body["published_revision"] = page.revision
            with self._in_the_room_of(page):
                answer = await self._act(context, body)
        self._happened()
        return answer

    @contextmanager
    def _in_the_room_of(self, page: Any) -> Iterator[None]:
        """What is pressed and typed on a page belongs where the page is."""
        known = self._preview.channel
        if page is not None:
            room = self._env.backend.get_channel(page.channel_id)
            self._preview.channel = ChannelHandle(self._env, known.guild, room)
        try:
            yield
        finally:
            self._preview.channel = known

    def _still_shows(self, page: Any, body: dict[str, Any]) -> bool:
        if "published_revision" not in body:
            return False
        if body.get("kind") not in ("click", "select"):
            return True
        target = str(body.get("target_id"))
        shown = page.snapshot.get("messages", {}).get(target)
        live = self._env.backend.messages[page.channel_id].get(int(target or 0))
        if shown is None or live is None:
            return False
        return list(controls(shown["components"])) == list(controls(live.components))


class Pictures(_media.MediaWorker):
    """Pictures of the bot's own need no process of their own each, which takes 70 ms."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> Any:
        if len(blob) > SMALL:
            return await super()._decode(key, blob, media_time)
        return await asyncio.to_thread(_media._process_media, blob, media_time)
