"""Time passes by itself, a click waits for nothing but its answer, and everybody has an id."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord import _clock, _dpy_internals, _runtime, interactions
from simcord import env as simcord_env
from simcord.backend.cdn import CDN_BASE

from bot.playground.mark import mark

ANSWER = 3.0  # seconds that Discord waits for an answer
STEP = 0.01  # seconds between looks whether it is there
NAME = "Courtyard"
APPLICATION, BOT = 1_000, 1_001
"""Ids that stay the same at every start; all that is made later is numbered by the time."""


class WallClock(_clock.Clock):
    """The time of day, instead of one that is moved by hand."""

    def __init__(self) -> None:
        self._start, self._epoch = time.monotonic(), datetime.now(UTC)

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self._start

    @elapsed.setter
    def elapsed(self, _: float) -> None:
        """Nobody moves it."""


def live(locale: str) -> None:
    """Before the environment is made. Everybody in it speaks one language."""
    _speak(locale)
    runtime: Any = _runtime
    internals: Any = _dpy_internals
    env: Any = simcord_env.Env
    if env._settle_internal is _settle:
        return
    runtime._track_callback = _untracked
    internals.acquire_clocks = lambda _: None
    made = env.__init__

    def in_real_time(self: Any, *given: Any, **named: Any) -> None:
        made(self, *given, **named)
        self.backend.clock = WallClock()
        _name_the_bot(self.backend)

    env.__init__ = in_real_time
    env._settle_internal = _settle
    _keep_emoji_pictures()


def _name_the_bot(backend: Any) -> None:
    backend.application_id = backend.reserve_id(APPLICATION)
    bot = backend.bot_user
    del backend.users[bot.id]
    bot.id, bot.name, bot.avatar = backend.reserve_id(BOT), NAME, "mark"
    backend.users[bot.id] = bot
    backend.cdn._blobs[f"{CDN_BASE}/avatars/{BOT}/{bot.avatar}.png"] = mark()


def _speak(locale: str) -> None:
    payload: Any = getattr(interactions.base_payload, "made", interactions.base_payload)

    def spoken(*given: Any, **named: Any) -> tuple[Any, dict[str, Any]]:
        record, sent = payload(*given, **named)
        return record, sent | {"locale": locale, "guild_locale": locale}

    spoken.made = payload  # type: ignore[attr-defined]
    module: Any = interactions
    module.base_payload = spoken


def _untracked(
    _: Any,
    original: Any,
    callback: Any,
    args: Any,
    *,
    context: Any,
    schedule_args: Any = (),
    **__: Any,
) -> Any:
    """Timers are the event loop's own: no virtual time, and nothing waits for them."""
    return original(*schedule_args, callback, *args, context=context)


async def _settle(self: Any, **_: Any) -> None:
    """A click is done when it is answered, not when the bot has nothing left to do."""
    await _yield()
    preview = self._preview
    action = preview._active_action if preview is not None else None
    if action is not None and preview._active_task is asyncio.current_task():
        await _answered(action.interaction)
    await _yield()


async def answered(result: Any) -> None:
    """The same for what is pressed by the program itself."""
    await _answered(result._interaction)


async def _answered(press: Any) -> None:
    until = time.monotonic() + ANSWER
    while not _is_answered(press) and time.monotonic() < until:
        await asyncio.sleep(STEP)


def _is_answered(press: Any) -> bool:
    return press is None or press.responded or press.autocomplete_choices is not None


async def _yield() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def _keep_emoji_pictures() -> None:
    """An application emoji is served from its own bytes."""
    client: Any = discord.Client
    create = client.create_application_emoji

    async def kept(self: discord.Client, *, name: str, image: bytes) -> discord.Emoji:
        emoji: discord.Emoji = await create(self, name=name, image=image)
        env = _runtime._LIVE_LOOPS[asyncio.get_running_loop()]
        env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = image
        return emoji

    client.create_application_emoji = kept


@contextmanager
def numbered(env: simcord.Env, number: int) -> Iterator[None]:
    """What is made inside gets this id: one user, or one channel."""
    backend: Any = env.backend
    backend.reserve_id(number)
    backend.snowflake = lambda: number
    try:
        yield
    finally:
        del backend.snowflake
