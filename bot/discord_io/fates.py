"""Decides what becomes of a request that failed, whatever it failed by."""

from enum import Enum, auto

import aiohttp
import discord

from bot.errors import NotKept
from storage.errors import StoreError, UnknownMatch

GONE_MESSAGE, GONE_CHANNEL, ARCHIVED, NO_RIGHT = 10008, 10003, 50083, 50013
TOO_MANY, OUTAGE = 429, 500  # statuses: the first that means that Discord failed
LIMITED, NO_TOKEN, TIMED_OUT = 30046, 401, 408
REFUSED = (403, 404)


UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What may come of sending; a timeout is an OSError."""


class Fate(Enum):
    """What can be done about it."""

    LATER = auto()  # try again
    GONE = auto()  # this message cannot be edited any more; another can be posted
    CLOSED = auto()  # the channel is gone, or closed to us
    DEFECT = auto()  # ours: the same would fail again


def fate_of(trouble: BaseException) -> Fate:
    """Return the fate of a request by its error. A 403 or 404 without a code is not of Discord's
    making: a proxy before it answers so in trouble."""
    if isinstance(trouble, UnknownMatch):
        return Fate.DEFECT
    if isinstance(trouble, discord.HTTPException):
        return _of_answer(trouble.status, trouble.code)
    passing = (aiohttp.ClientError, OSError, StoreError, NotKept, discord.RateLimited)
    return Fate.LATER if isinstance(trouble, passing) else Fate.DEFECT


def _of_answer(status: int, code: int) -> Fate:
    if code in (GONE_MESSAGE, ARCHIVED):
        return Fate.GONE
    if status in (TOO_MANY, NO_TOKEN, TIMED_OUT) or status >= OUTAGE or code == LIMITED:
        return Fate.LATER
    if status in REFUSED:
        return Fate.CLOSED if code else Fate.LATER
    return Fate.CLOSED if code in CLOSING else Fate.DEFECT


CLOSING = frozenset({GONE_CHANNEL, 50001, NO_RIGHT, 10004, 160005})
"""Codes of a channel that is gone or closed, whatever the status."""


def token_may_pass(trouble: BaseException) -> bool:
    """Return whether the same token may do later. One that has ended is refused with 401."""
    is_dead = isinstance(trouble, discord.HTTPException) and trouble.status == NO_TOKEN
    return fate_of(trouble) is Fate.LATER and not is_dead


def told(trouble: BaseException) -> str:
    """Return what the log may say of it: a library's text may hold secrets."""
    if isinstance(trouble, discord.HTTPException):
        return f"{trouble.status} {trouble.code}"
    return type(trouble).__name__
