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
KEPT = 60.0  # seconds that a picture is served after no message shows it any more
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
        keep_assets(preview)
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

    def direct_messages(self, person: int) -> int | None:
        """The room where the bot writes to a person; None before it has written."""
        return self._env.backend.dm_channels.get(person)

    def enter(self, page: Any, room: int) -> None:
        """The page shows a thread or somebody's direct messages, instead of the channel that the
        library knows. In direct messages nobody is a member of the server."""
        page.channel_id, page.target_id, page.window_end_id = room, None, None
        if self._env.backend.get_channel(room).guild_id is None:
            page.viewer = page.viewer.user
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
            server = None if room.guild_id is None else known.guild
            self._preview.channel = ChannelHandle(self._env, server, room)
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


def keep_assets(preview: Any) -> None:
    """Serve what a page was told of a moment ago, also when its message has changed meanwhile.

    The library forgets a picture as soon as it publishes a state without it, while browsers still
    ask for the one before; and what fails once is never asked for again.
    """
    reconcile, authorize = preview._reconcile_assets, preview._authorize_asset
    told: dict[str, float] = {}  # until when each is served; every page has ids of its own

    def kept(page: Any) -> None:
        now = time.monotonic()
        told.update(dict.fromkeys(page.referenced_assets, now + KEPT))
        for asset in [asset for asset, until in told.items() if until < now]:
            del told[asset]
        page.referenced_assets |= told.keys() & page.assets.keys()
        reconcile(page)

    def authorized(page: Any, asset: str, *, content: bool = True) -> Any:
        record = page.assets.get(asset)
        was_told = told.get(asset, 0.0) >= time.monotonic()
        if record is not None and record.available and was_told:
            return record
        return authorize(page, asset, content=content)

    preview._reconcile_assets, preview._authorize_asset = kept, authorized


class Pictures(_media.MediaWorker):
    """Pictures of the bot's own need no process of their own each, which takes 70 ms.

    Whoever asks while the queue is full waits; the library would say that there is no such picture,
    and the page never asks again.
    """

    def __init__(self) -> None:
        super().__init__()
        self._places = asyncio.Semaphore(_media.MAX_QUEUE)

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> Any:
        async with self._places:
            return await super().validate(key, blob, media_time=media_time)

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> Any:
        if len(blob) > SMALL:
            return await super()._decode(key, blob, media_time)
        return await asyncio.to_thread(_media._process_media, blob, media_time)
