"""Writes moves: it collects what waits, commits it together, then answers."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence

from storage.appending import Entry, keep_all, keep_each
from storage.database import Database
from storage.errors import CLOSED, RowRefused, StoreUnavailable
from storage.outcome import a_write
from storage.records import Deadline, Ending, LoggedMove, Seat

LARGEST_GROUP = 512
PATIENCE = 10.0  # seconds of retries while the database is unavailable
FIRST_PAUSE = 0.02


class Writer:
    """The only writer. While one group is written the next one collects, so nobody waits for a
    timer."""

    def __init__(self, database: Database, patience: float = PATIENCE) -> None:
        self._database, self._patience = database, patience
        self._waiting: deque[Entry] = deque()
        self._work = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="courtyard-writer")

    async def append(
        self,
        match: str,
        version: int,
        move: LoggedMove,
        deadline: Deadline | None = None,
        ending: Ending | None = None,
        turn: Seat | None = None,
    ) -> None:
        """Return once the move is durable. Cancelling withdraws a move that is not being written
        yet; after that it is written, whether or not somebody waits."""
        if self._closed:
            raise StoreUnavailable(CLOSED)
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Entry(match, version, move, deadline, ending, answer, turn))
        self._work.set()
        with a_write():
            await answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closed = True
        self._work.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closed and not self._waiting):
            await self._work.wait()
            self._work.clear()
            while group := self._next():
                await self._commit(group)
            if self._closed:
                self._work.set()

    def _next(self) -> list[Entry]:
        group: list[Entry] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            entry = self._waiting.popleft()
            if not entry.answer.cancelled():
                group.append(entry)
        return group

    async def _commit(self, group: list[Entry]) -> None:
        try:
            await self._database.write(keep_all, group)
        except RowRefused:
            await self._commit_one_by_one(group)
        except StoreUnavailable as trouble:
            if trouble.may_retry:
                await self._commit_one_by_one(group, trouble.maybe_kept)
            else:
                _answer(group, [_again(trouble) for _ in group])
        except Exception as bug:  # noqa: BLE001 - it belongs to the callers, and the writer goes on
            _answer(group, [bug] * len(group))
        else:
            _answer(group, [None] * len(group))

    async def _commit_one_by_one(self, group: list[Entry], maybe_kept: bool = False) -> None:
        """Write row by row. After a lost commit this finds the rows by their tokens, or writes
        them; the key rules out both. A commit once lost may have counted, whatever failed since."""
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + self._patience, FIRST_PAUSE
        while True:
            try:
                verdicts = await self._database.write(keep_each, group)
            except StoreUnavailable as trouble:
                maybe_kept = trouble.maybe_kept = maybe_kept or trouble.maybe_kept
                if not trouble.may_retry or loop.time() + pause > until:
                    return _answer(group, [_again(trouble) for _ in group])
            except Exception as bug:  # noqa: BLE001 - as above
                return _answer(group, [bug] * len(group))
            else:
                return _answer(group, verdicts)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)


def _again(trouble: StoreUnavailable) -> StoreUnavailable:
    """Return a new exception for each caller, because raising one collects a traceback."""
    return StoreUnavailable(str(trouble), trouble.may_retry, trouble.maybe_kept)


def _answer(group: Sequence[Entry], verdicts: Sequence[Exception | None]) -> None:
    for entry, verdict in zip(group, verdicts, strict=True):
        with contextlib.suppress(asyncio.InvalidStateError):  # the caller stopped waiting
            if verdict is None:
                entry.answer.set_result(None)
            else:
                entry.answer.set_exception(verdict)
