"""Limits requests to so many a second; live tables go before the rest."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeAlias

A_SECOND = 40.0
"""Requests a second for shared messages: Discord allows a bot 50 of all kinds, over all its
processes."""
AT_ONCE = 8  # requests at once after a pause
FOR_THE_REST = 8  # while both wait, every eighth turn is one of the rest


_goes_first: ContextVar[bool] = ContextVar("goes_first", default=False)
_is_ahead: ContextVar[bool] = ContextVar("is_ahead", default=False)
"""Whether this task has waited already for the request that it makes next."""


@contextmanager
def urgent(is_urgent: bool = True) -> Iterator[None]:
    """Let the requests made within go before the rest, or not."""
    before = _goes_first.set(is_urgent)
    try:
        yield
    finally:
        _goes_first.reset(before)


Line: TypeAlias = OrderedDict[asyncio.Task[Any] | None, asyncio.Future[None]]
"""Who waits, by task: each waits for one turn at a time."""


class Turns:
    """Lets so many go a second: the first come first, but who is urgent before the rest."""

    def __init__(self, gap: float) -> None:
        """`gap` is the seconds between two."""
        self._gap, self._spare = gap, gap * (AT_ONCE - 1)
        self._next = float("-inf")
        self._urgent, self._rest = Line(), Line()
        self._passed = 0  # turns in a row that went to the urgent while others waited
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self) -> None:
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        line = self._urgent if _goes_first.get() else self._rest
        line[asyncio.current_task()] = mine
        if self._timer is None:
            self._call()
        await mine

    def hasten(self, task: "asyncio.Task[Any]") -> None:
        """Let a task that waits go before the rest."""
        if (waiting := self._rest.pop(task, None)) is not None:
            self._urgent[task] = waiting

    def halt(self, seconds: float) -> None:
        """Let nobody go for a while, and then one by one."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now + seconds + self._spare)

    def _call(self) -> None:
        """Let those go whose time has come, and come back for the others."""
        loop, self._timer = asyncio.get_running_loop(), None
        now = loop.time()
        self._next = max(self._next, now - self._spare)
        while self._next <= now and (called := self._take()) is not None:
            called.set_result(None)
            self._next += self._gap
        if self._urgent or self._rest:
            self._timer = loop.call_at(self._next, self._call)

    def _take(self) -> "asyncio.Future[None] | None":
        """Take out who goes next; those that were cancelled wait no more."""
        while self._urgent or self._rest:
            is_urgent = self._urgent and (not self._rest or self._passed < FOR_THE_REST - 1)
            line = self._urgent if is_urgent else self._rest
            _, waiting = line.popitem(last=False)
            if not waiting.done():
                self._passed = self._passed + 1 if is_urgent and self._rest else 0
                return waiting
        return None


class RateLimit:
    """Whoever sends waits twice: for a turn, which may be taken before what is sent is drawn, and
    at the door, where attempts leave one by one whatever held them up in between."""

    def __init__(self, part: float = 1.0) -> None:
        """`part` is this process's share of the bot."""
        gap = 1 / (A_SECOND * part)
        self._turns, self._door = Turns(gap), Turns(gap)

    async def ahead(self) -> None:
        """Wait for the turn of the request that follows, before what it sends is drawn."""
        await self._turns.turn()
        _is_ahead.set(True)

    def hasten(self, task: "asyncio.Task[Any]") -> None:
        """Let a task that waits ahead go before the rest."""
        self._turns.hasten(task)

    async def attempt(self) -> None:
        """Wait until an attempt may leave now; its turn may have been taken ahead."""
        if _is_ahead.get():
            _is_ahead.set(False)
        else:
            await self._turns.turn()
        await self._door.turn()

    def halt(self, seconds: float) -> None:
        """Let nobody leave for a while, and then one by one: Discord refused the whole bot."""
        self._turns.halt(seconds)
        self._door.halt(seconds)
