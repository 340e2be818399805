"""Private hands: ephemeral messages, which exist only behind the token of a recent press."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any

import discord
import structlog

from bot.discord_io.render import Emoji, Press, view_of
from bot.ui.panels import Panel

log = structlog.get_logger()

LIVES = 14 * 60  # seconds a token is used for; Discord ends it after fifteen minutes
MOST = 10_000  # hands remembered
NEVER = -1  # the version of what is no hand yet
NONE = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Door:
    """The way to one person: a press of theirs, and the hand that lies open behind it."""

    press: Press
    since: float
    hand: Any = None  # a follow-up that is the hand; without one the press itself was answered so
    shown: bool = False  # whether a hand lies there; else one can be opened behind the press
    version: int = NEVER  # of the match, as that hand shows it
    pick: str = ""  # what is chosen on that hand
    aside: bool = False  # another panel lies in the hand's place for now
    turns: asyncio.Lock = field(default_factory=asyncio.Lock)  # one edit at a time


class Hands:
    """Where each person's hand can be reached, by match. Lost with the process, and no harm."""

    def __init__(self, emoji: Emoji) -> None:
        self._emoji = emoji
        self._doors: OrderedDict[tuple[str, int], Door] = OrderedDict()

    def remember(
        self, match: str, press: Press, *, shown: bool, version: int = NEVER, pick: str = ""
    ) -> None:
        """The latest press of a person, and what it was answered with."""
        door = Door(press, time.monotonic(), shown=shown, version=version, pick=pick)
        self._keep(match, press.user.id, door)

    def set_aside(self, match: str, press: Press) -> None:
        """The hand gives way to another panel; what was chosen is known for the way back."""
        before = self._door(match, press.user.id) or Door(press, 0.0)
        door = Door(
            press,
            time.monotonic(),
            shown=True,
            version=before.version,
            pick=before.pick,
            aside=True,
        )
        self._keep(match, press.user.id, door)

    def stay_aside(self, match: str, press: Press) -> None:
        """Another page in the place of a hand: the way back is as long as if it were the first."""
        door = self._doors.get((match, press.user.id))
        if door is not None and door.aside and _is_same_message(door.press, press):
            self._keep(match, press.user.id, replace(door, press=press, since=time.monotonic()))

    def pick(self, match: str, person: int, version: int) -> str:
        """What was chosen on a hand that was put aside at this very moment of the match."""
        door = self._door(match, person)
        return door.pick if door is not None and door.aside and door.version == version else ""

    def _keep(self, match: str, person: int, door: Door) -> None:
        self._doors[match, person] = door
        self._doors.move_to_end((match, person))
        while len(self._doors) > MOST:
            self._doors.popitem(last=False)

    def forget(self, match: str, person: int) -> None:
        self._doors.pop((match, person), None)

    def _door(self, match: str, person: int) -> Door | None:
        door = self._doors.get((match, person))
        if door is not None and time.monotonic() - door.since > LIVES:
            self.forget(match, person)
            return None
        return door

    async def show(
        self, match: str, person: int, version: int, panel: Panel, emoji: Emoji | None = None
    ) -> bool:
        """Edit the open hand, or open one behind a press of late; False when there is no way. A
        hand that shows this version already stays as it is, with what is chosen on it."""
        door = self._door(match, person)
        if door is None:
            return False
        async with door.turns:
            door = self._door(match, person)
            if door is None:
                return False
            if door.shown and not door.aside and door.version >= version:
                return True
            view = view_of(panel, emoji or self._emoji)
            return await self._show(match, person, version, view, door)

    async def _show(self, match: str, person: int, version: int, view: Any, door: Door) -> bool:
        hand = door.hand
        try:
            if not door.shown:
                hand = await door.press.followup.send(
                    view=view, ephemeral=True, allowed_mentions=NONE, wait=True
                )
            elif hand is not None:
                await hand.edit(view=view, allowed_mentions=NONE)
            else:
                await door.press.edit_original_response(view=view, allowed_mentions=NONE)
        except discord.HTTPException as trouble:
            log.info("hand not reached", match=match, code=trouble.code)
            self._shut(match, person, door)
            return False
        if self._doors.get((match, person)) is door:
            kept = replace(door, hand=hand, shown=True, version=version, pick="", aside=False)
            self._keep(match, person, kept)
        return True

    def _shut(self, match: str, person: int, door: Door) -> None:
        """This way is closed; a newer one stays open."""
        if self._doors.get((match, person)) is door:
            self.forget(match, person)


def _is_same_message(one: Press, other: Press) -> bool:
    return (
        one.message is not None and other.message is not None and one.message.id == other.message.id
    )


class Chores:
    """Small things done beside a press; a bug in one is logged with what it was about."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def do(self, work: Any, about: str) -> None:
        task = asyncio.create_task(work, name=about)
        self._running.add(task)
        task.add_done_callback(self._done)

    @property
    def running(self) -> tuple[asyncio.Task[Any], ...]:
        return tuple(self._running)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("chore failed", about=task.get_name(), exc_info=error)

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
