"""What a test would look at afterwards grows for ever: here only the end of it is kept."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import discord
import simcord

LINES = 200  # of the logs
PRIVATE_MESSAGES = 4  # somebody sees at once; what went before is dismissed
MESSAGES = 120  # that a channel keeps
MINUTES = 16  # after which a press is forgotten; its token lives for fifteen


def never_grow(env: simcord.Env, news: Callable[[], None]) -> None:
    """`news` is called with each line of the logs: all that happens leaves one."""
    backend: Any = env.backend
    backend.http_requests, backend.transcript = Recent(news), Recent(news)


class Recent(list[Any]):
    def __init__(self, news: Callable[[], None]) -> None:
        super().__init__()
        self._news = news

    def append(self, line: Any, /) -> None:
        super().append(line)
        if len(self) > 2 * LINES:
            del self[:-LINES]
        self._news()


def dismiss(env: simcord.Env) -> None:
    """A fresh private message takes the place of the one before it about the same match."""
    for messages in env.backend.messages.values():
        _dismiss(messages)


def forget(env: simcord.Env) -> None:
    """Old presses, and the pictures that no message shows any more."""
    backend: Any = env.backend
    _forget_presses(backend)
    _forget_pictures(backend)
    env._errors.clear()


def _dismiss(messages: dict[int, Any]) -> None:
    seen: dict[int, list[str]] = {}
    for message in [messages[key] for key in sorted(messages, reverse=True)]:
        if not message.is_ephemeral:
            continue
        of_person = seen.setdefault(message.interaction_metadata["user"]["id"], [])
        about = _about(message)
        if about in of_person or len(of_person) >= PRIVATE_MESSAGES:
            del messages[message.id]
        else:
            of_person.append(about)
    for old in sorted(messages)[:-MESSAGES]:
        del messages[old]


def _about(message: Any) -> str:
    """The kind of its first button and the match, as in `h:k7fq2z9a`."""
    first = next(controls(message.components), None)
    return f"message {message.id}" if first is None else first[:10]


def _forget_presses(backend: Any) -> None:
    oldest = backend.clock.now() - timedelta(minutes=MINUTES)
    limit = discord.utils.time_snowflake(oldest)
    for number in [each for each in backend.interactions if each < limit]:
        backend.interaction_tokens.pop(backend.interactions.pop(number).token, None)
    for moment in [each for each in backend._sequences if each << 22 < limit]:
        del backend._sequences[moment]
    backend._reserved_ids = {each for each in backend._reserved_ids if each >= limit}


def _forget_pictures(backend: Any) -> None:
    messages = (each for channel in backend.messages.values() for each in channel.values())
    shown = {part["url"] for message in messages for part in message.attachments}
    blobs = backend.cdn._blobs
    for url in [each for each in blobs if "/attachments/" in each and each not in shown]:
        del blobs[url]


def controls(part: Any) -> Iterator[str]:
    """The custom ids of what can be pressed, in order."""
    if isinstance(part, list):
        for each in part:
            yield from controls(each)
    elif isinstance(part, dict):
        if custom_id := part.get("custom_id"):
            yield str(custom_id)
        yield from controls(part.get("components"))
        yield from controls(part.get("accessory"))
