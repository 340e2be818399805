"""Sends private hands: ephemeral messages, reachable only through a recent interaction's token."""

import asyncio
import time
from dataclasses import dataclass, field, replace
from typing import Any

import discord
import structlog
from cachetools import LRUCache

from bot.context import NEVER, InHand
from bot.discord_io.render import NO_MENTIONS, Emoji, Interaction, view_of
from bot.ui.panels import Panel

log = structlog.get_logger()

LIVES = 14 * 60  # seconds a token is used; Discord ends it after fifteen minutes
MOST = 10_000  # hands remembered


@dataclass(frozen=True, slots=True)
class HandHandle:
    """How to reach one person: an interaction of theirs, and the hand shown through it."""

    it: Interaction
    since: float
    message: Any = None  # the hand's follow-up; None: the original response
    shown: bool = False  # whether it shows a hand; else one can be opened
    version: int = NEVER  # the match's version in that hand
    aside: bool = False  # another panel covers the hand for now
    turns: asyncio.Lock = field(default_factory=asyncio.Lock)  # one edit at a time


class HandMessages:
    """Remembers how to reach each person's hand. Losing it at a restart does no harm."""

    def __init__(self, emoji: Emoji) -> None:
        self._emoji = emoji
        self._handles: LRUCache[tuple[str, int], HandHandle] = LRUCache(MOST)

    def note(self, it: Interaction, hand: InHand) -> None:
        """Remember what the response is to this person's hand."""
        key, now = (hand.match, it.user.id), time.monotonic()
        before = self._handle(*key)
        if hand.state == "page":
            if before is not None and before.aside and _is_same_message(before.it, it):
                self._handles[key] = replace(before, it=it, since=now)
        elif hand.state == "aside":
            version = before.version if before is not None else NEVER
            self._handles[key] = HandHandle(it, now, shown=True, version=version, aside=True)
        else:
            shown = hand.state == "open"
            self._handles[key] = HandHandle(it, now, shown=shown, version=hand.version)

    def forget(self, match: str, person: int) -> None:
        self._handles.pop((match, person), None)

    def _handle(self, match: str, person: int) -> HandHandle | None:
        handle = self._handles.get((match, person))
        if handle is not None and time.monotonic() - handle.since > LIVES:
            self.forget(match, person)
            return None
        return handle

    async def show(self, match: str, person: int, version: int, shown: Panel) -> bool:
        """Edit the open hand, or open one through a recent interaction; return False if neither
        works. A hand that shows this version stays as it is, with what is chosen on it."""
        handle = self._handle(match, person)
        if handle is None:
            return False
        async with handle.turns:
            handle = self._handle(match, person)
            if handle is None:
                return False
            if handle.shown and not handle.aside and handle.version >= version:
                return True
            return await self._show(match, person, version, view_of(shown, self._emoji), handle)

    async def _show(
        self, match: str, person: int, version: int, view: Any, handle: HandHandle
    ) -> bool:
        message = handle.message
        try:
            if not handle.shown:
                message = await handle.it.followup.send(
                    view=view, ephemeral=True, allowed_mentions=NO_MENTIONS, wait=True
                )
            elif message is not None:
                await message.edit(view=view, allowed_mentions=NO_MENTIONS)
            else:
                await handle.it.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as trouble:
            log.info("hand not reached", match=match, code=trouble.code)
            self._give_up(match, person, handle)
            return False
        if self._handles.get((match, person)) is handle:
            self._handles[match, person] = replace(
                handle, message=message, shown=True, version=version, aside=False
            )
        return True

    def _give_up(self, match: str, person: int, handle: HandHandle) -> None:
        """Forget this handle, unless a newer one has replaced it."""
        if self._handles.get((match, person)) is handle:
            self.forget(match, person)


def _is_same_message(one: Interaction, other: Interaction) -> bool:
    return (
        one.message is not None and other.message is not None and one.message.id == other.message.id
    )
