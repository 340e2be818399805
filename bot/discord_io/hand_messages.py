"""Sends private hands: ephemeral messages, reachable only through a recent interaction's token.

A person has at most one hand a match, and beside it at most one other private message about it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

import discord
import structlog
from cachetools import LRUCache

from bot.background import BackgroundTasks
from bot.clock import Clock
from bot.context import NEVER, InHand
from bot.discord_io.again import Again
from bot.discord_io.attempts import timed
from bot.discord_io.fates import UNSENT, token_may_pass, told
from bot.discord_io.kept_hands import KeptHands, Recalled
from bot.discord_io.render import NO_MENTIONS, Emoji, Interaction, view_of
from bot.ui.panels import Panel, panel
from storage.records import HandState, OpenHand

log = structlog.get_logger()

LIVES = 14 * 60_000  # ms a token is used; Discord ends it after fifteen minutes
FADES = 13 * 60_000  # ms after which a hand says nothing any more that could become wrong
MOST = 10_000  # hands remembered
FIRST, LONGEST = 2.0, 20.0  # seconds until a hand is tried again
UNKNOWN = panel("waiting")  # a host's panel from before the start

Key: TypeAlias = tuple[str, int]
"""A match and a person."""

Made: TypeAlias = Literal["new", "same", "none"]
"""Whether a reply made a private message, changed the one that was pressed, or made none."""

DrawFaded: TypeAlias = Callable[[str, int], Awaitable[Panel]]
"""Draws what a person's hand of a match says once it can be reached no more."""

ShowAgain: TypeAlias = Callable[[str, int], Coroutine[Any, Any, None]]
"""Shows a person's hand of a match as it is by then."""


@dataclass(frozen=True, slots=True)
class HandHandle:
    """How to reach one person: an interaction of theirs, and the private message it made."""

    it: Interaction
    since: int
    message: int | None = None  # a follow-up; None: the original response
    sent: bool = True  # whether there is a private message; else one can be sent
    shown: bool = False  # whether it shows a hand; else it becomes one
    version: int = NEVER  # the match's version in that hand
    chosen: tuple[int, str] = field(default=(NEVER, ""), repr=False)  # on it, and at which version
    aside: bool = False  # another panel covers the hand for now
    host: Panel | None = None  # the host's panel, while that is what covers it
    way: Interaction | None = None  # a later one, should that panel be gone
    former: "HandHandle | None" = None  # the hand before, should this one never have come
    turns: asyncio.Lock = field(default_factory=asyncio.Lock)  # one edit at a time

    @property
    def state(self) -> HandState:
        if self.host is not None:
            return "host"
        return "aside" if self.aside else "open" if self.shown else "way"


class HandMessages:
    """Knows how to reach each person's hand; what is sent is kept until its token ends."""

    def __init__(
        self,
        emoji: Emoji,
        clock: Clock,
        background: BackgroundTasks,
        kept: KeptHands,
        show_again: ShowAgain,
    ) -> None:
        """`show_again` is called for a hand that could not be shown, after a while."""
        self._emoji, self._clock, self._background = emoji, clock, background
        self._kept, self._show_again = kept, show_again
        self._handles: LRUCache[Key, HandHandle] = LRUCache(MOST)
        self._others: LRUCache[Key, HandHandle] = LRUCache(MOST)
        self._again = Again(self._retry)

    # What is kept

    def recall(self, client: discord.Client, kept: Sequence[OpenHand]) -> None:
        """Remember the hands of before the start, given the newest first. What an open one shows is
        not known: the time may be another by now."""
        for each in reversed(kept):
            key = (each.match, each.person)
            self._handles[key] = HandHandle(
                Recalled(client, each.token, each.person),  # type: ignore[arg-type]
                each.ends - LIVES,
                each.message,
                shown=each.state != "way",
                version=NEVER if each.state == "open" else each.version,
                chosen=(each.version, each.pick),
                aside=each.state in ("aside", "host"),
                host=UNKNOWN if each.state == "host" else None,
                former=self._handles.get(key),
            )

    async def keep_way(self, it: Interaction, hand: InHand, *, is_new: bool) -> None:
        """Keep the way to a private message before it is sent, if nothing else leads there."""
        key = (hand.match, it.user.id)
        is_hand = hand.state in ("open", "aside", "host")
        if (is_new and is_hand) or (self._handle(*key) is None and hand.state != "page"):
            await self._kept.put_now(_row(key, HandHandle(it, self._clock())))

    def _put(self, key: Key, handle: HandHandle, *, beside: bool = False) -> None:
        """Remember a handle in the place of the one before; its message is another if it stands
        beside that one, which then goes."""
        before = self._handles.get(key)
        self._handles[key] = handle
        if handle.sent:
            self._kept.put(_row(key, handle))
        if before is None:
            return
        if beside:
            self._remove(before)
        elif before.it is not handle.it:
            self._kept.drop(before.it.token)
        if handle.former is not before.former:
            self._remove(before.former)

    async def close_all(self) -> None:
        """Write down how every hand can be reached; none is tried any more."""
        self._again.close()
        await self._kept.write()

    def note(self, it: Interaction, hand: InHand, made: Made, shown: Panel | None = None) -> None:
        """Remember what a reply, a panel or none, is to this person's hand. An open host's panel
        becomes their hand."""
        key, now = (hand.match, it.user.id), self._clock()
        before = self._handle(*key)
        if hand.state == "page":
            if before is not None and before.aside and _is_same_message(before.it, it):
                self._put(key, replace(before, it=it, since=now))
        elif hand.state in ("aside", "host"):
            covered = before if before is not None else HandHandle(it, now)
            handle = HandHandle(it, now, shown=True, version=covered.version, aside=True)
            host = shown if hand.state == "host" else None
            self._put(key, replace(handle, host=host, chosen=covered.chosen))
        elif hand.state != "open" and before is not None and before.host is not None:
            self._put(key, replace(before, way=it))
        elif hand.state != "open":
            self._note_way(key, before, it, made)
        else:
            chosen = (hand.version, hand.pick)
            opened = HandHandle(it, now, shown=True, version=hand.version, chosen=chosen)
            self._put(key, opened, beside=made == "new")
            if made == "new":
                self._remove(self._others.pop(key, None))

    def _note_way(self, key: Key, before: HandHandle | None, it: Interaction, made: Made) -> None:
        """Keep one message that becomes the hand; a hand that is open stays it."""
        if before is not None and before.sent and (before.shown or made == "none"):
            if made == "new":
                self.note_beside(key[0], it)
            return
        way = HandHandle(it, self._clock(), sent=made != "none")
        self._put(key, way, beside=made == "new")

    def note_beside(self, match: str, it: Interaction, message: int | None = None) -> None:
        """Remember a private message about a match that is no hand; the one before it goes."""
        key = (match, it.user.id)
        self._remove(self._others.pop(key, None))
        self._others[key] = HandHandle(it, self._clock(), message)

    def doubt(self, match: str, person: int) -> None:
        """Note that a reply may not have arrived: what this person's hand shows is not known."""
        handle = self._handle(match, person)
        if handle is not None:
            self._handles[match, person] = replace(handle, version=NEVER)

    def is_awaited(self, it: Interaction, hand: InHand) -> bool:
        """Return whether a hand is coming that this person does not see yet."""
        before = self._handle(hand.match, it.user.id)
        return hand.state == "coming" and (before is None or not before.shown)

    def reaches(self, match: str, person: int) -> bool:
        """Return whether there is a hand to edit, or a way to open one."""
        return self._handle(match, person) is not None

    def is_open(self, match: str, person: int) -> bool:
        """Return whether a hand is before this person, and not covered by another panel."""
        handle = self._handle(match, person)
        return handle is not None and handle.shown and not handle.aside

    def pick_of(self, match: str, person: int, version: int) -> str:
        """Return what is chosen on a hand of this version."""
        handle = self._handle(match, person)
        at, pick = handle.chosen if handle is not None else (NEVER, "")
        return pick if at == version else ""

    def close(self, match: str | None, person: int) -> None:
        """Delete a person's hand: they have left. Without a match, delete all that they see of
        any, and keep nothing of it."""
        if match is not None:
            return self._remove(self._handles.pop((match, person), None))
        for held in (self._handles, self._others):
            for key in [each for each in held if each[1] == person]:
                self._remove(held.pop(key))
        self._kept.forget(person)

    def _forget(self, match: str, person: int) -> None:
        handle = self._handles.pop((match, person), None)
        self._again.done((match, person))
        if handle is not None:
            self._kept.drop(handle.it.token)

    def _handle(self, match: str, person: int) -> HandHandle | None:
        handle = self._handles.get((match, person))
        if handle is not None and not _lives(handle, self._clock()):
            self._forget(match, person)
            return None
        return handle

    def _remove(self, handle: HandHandle | None) -> None:
        """Delete a message that another has replaced, if it can still be reached."""
        if handle is not None and handle.sent and _lives(handle, self._clock()):
            self._background.do(self._delete(handle), "private message")

    async def _delete(self, handle: HandHandle) -> None:
        """Delete a message; a start tries again what may succeed later."""
        try:
            async with timed():
                if handle.message is not None:
                    await handle.it.followup.delete_message(handle.message)
                else:
                    await handle.it.delete_original_response()
        except UNSENT as trouble:
            log.info("private message not deleted", why=told(trouble))
            if token_may_pass(trouble):
                return
        self._kept.drop(handle.it.token)

    # Showing

    async def show(
        self,
        match: str,
        person: int,
        version: int,
        shown: Panel,
        *,
        again: bool = False,
        pick: str = "",
    ) -> bool:
        """Edit the open hand, or open one through a recent interaction; return False if neither
        works. A hand that shows this version stays as it is, unless it is to be shown `again`. One
        on which something else than `pick` was chosen meanwhile is drawn anew."""
        handle = self._handle(match, person)
        if handle is None:
            return False
        async with handle.turns:
            handle = self._handle(match, person)
            if handle is None:
                return False
            is_newer = handle.version > version if again else handle.version >= version
            if handle.shown and not handle.aside and is_newer:
                self._again.done((match, person))
                return True
            if self.pick_of(match, person, version) != pick:
                self.try_again(match, person)
                return True
            return await self._show(match, person, version, shown, handle)

    async def show_host(self, match: str, person: int, shown: Panel) -> None:
        """Edit the host's panel, if that is what this person has open and it has changed."""
        key, handle = (match, person), self._handle(match, person)
        if handle is None or handle.host in (None, shown):
            return
        async with handle.turns:
            try:
                await _edit(handle, view_of(shown, self._emoji))
            except UNSENT as trouble:
                log.info("host's panel not reached", match=match, why=told(trouble))
                if token_may_pass(trouble):
                    self.try_again(match, person)
                return
        self._again.done(key)
        if self._handles.get(key) is handle:
            self._put(key, replace(handle, host=shown))

    async def _show(
        self, match: str, person: int, version: int, shown: Panel, handle: HandHandle
    ) -> bool:
        key, message = (match, person), handle.message
        try:
            if handle.sent:
                await _edit(handle, view_of(shown, self._emoji))
            else:
                message = await _send(handle, view_of(shown, self._emoji))
        except UNSENT as trouble:
            log.info("hand not reached", match=match, why=told(trouble))
            is_ours = self._handles.get(key) is handle
            if token_may_pass(trouble) or not is_ours:
                if is_ours and handle.sent:  # what was sent without an answer may be there
                    self.try_again(match, person)
                return False
            self._forget(match, person)
            another = handle.former
            if another is None and handle.way is not None:
                another = HandHandle(handle.way, handle.since, sent=False)
            if another is None:
                return False
            self._handles[key] = another
            return await self._show(match, person, version, shown, another)
        self._again.done(key)
        if self._handles.get(key) is handle:
            seen = replace(handle, message=message, sent=True, shown=True, version=version)
            self._put(key, replace(seen, aside=False, host=None, former=None))
        elif not handle.sent:  # another was opened by a press meanwhile
            self._remove(replace(handle, message=message, sent=True))
        return True

    def try_again(self, match: str, person: int) -> None:
        """Show a hand again after a while: it could not be drawn, or not be sent."""
        if self.reaches(match, person):
            self._again.failed((match, person), FIRST, LONGEST)

    def _retry(self, key: Key) -> None:
        self._background.do(self._show_again(*key), f"hand-{key[0]}")

    # The end of a token

    async def fade(self, draw: DrawFaded) -> None:
        """Give each hand whose token is about to end a last edit, while there is time for one."""
        for key, handle in list(self._handles.items()):
            if self._clock() - handle.since >= FADES:
                del self._handles[key]
                if handle.sent and _lives(handle, self._clock()):
                    await self._fade(key, handle, await draw(*key))
        await self._kept.forget_ended(self._clock())

    async def _fade(self, key: Key, handle: HandHandle, shown: Panel) -> None:
        try:
            await _edit(handle, view_of(shown, self._emoji))
        except UNSENT as trouble:
            log.info("hand not reached", why=told(trouble))
            if token_may_pass(trouble):
                self._handles.setdefault(key, handle)
                return
        self._again.done(key)
        self._kept.drop(handle.it.token)


def _lives(handle: HandHandle, now: int) -> bool:
    return now - handle.since <= LIVES


async def _edit(handle: HandHandle, view: discord.ui.LayoutView) -> None:
    async with timed():
        if handle.message is not None:
            await handle.it.followup.edit_message(
                handle.message, view=view, allowed_mentions=NO_MENTIONS
            )
        else:
            await handle.it.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)


def _row(key: Key, handle: HandHandle) -> OpenHand:
    match, person = key
    ends = handle.since + LIVES
    at, pick = handle.chosen
    return OpenHand(
        handle.it.token,
        match,
        person,
        handle.message,
        ends,
        handle.version,
        handle.state,
        pick if at == handle.version else "",
    )


def _is_same_message(one: Interaction, other: Interaction) -> bool:
    return (
        one.message is not None and other.message is not None and one.message.id == other.message.id
    )


async def _send(handle: HandHandle, view: discord.ui.LayoutView) -> int:
    given: dict[str, Any] = {"view": view, "allowed_mentions": NO_MENTIONS}
    async with timed():
        sent = await handle.it.followup.send(ephemeral=True, wait=True, **given)
    return int(sent.id)
