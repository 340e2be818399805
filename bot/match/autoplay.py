"""Makes the moves of the dealer and of computers until a person is to move."""

import asyncio

import structlog

from bot.background import BackgroundTasks
from bot.errors import AlreadyPlayed, MatchOver, NothingToAdvise, NotKept, StalePress
from bot.match.computers import Thinker
from bot.match.sittings import DEFAULT_LEVEL
from bot.match.table import Change, Table
from games.dealing import numbers
from games.game import DEALER, Seat

log = structlog.get_logger()

BEST_LEVEL = "hard"
"""The computer that gives hints."""

PAUSES = (0.1, 0.5, 2.0, 10.0, 30.0)
"""Seconds between attempts to continue after a failed write; the last one repeats."""


class AutoPlay:
    def __init__(self, thinker: Thinker, background: BackgroundTasks, breath: float = 0.0) -> None:
        """`breath` is the least time in seconds that a computer takes, so that people can
        follow."""
        self._thinker, self._background, self._breath = thinker, background, breath
        self._going_on: dict[str, asyncio.Task[None]] = {}

    def go_on(self, table: Table) -> None:
        if table.id not in self._going_on and is_ours_to_move(table):
            work = self._background.do(self._go_on(table), f"table-{table.id}")
            self._going_on[table.id] = work

    def is_going_on(self, table: Table) -> bool:
        return table.id in self._going_on

    async def stop(self, table: Table) -> None:
        """Cancel what a computer is thinking about: the table leaves memory."""
        task = self._going_on.get(table.id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _go_on(self, table: Table) -> None:
        tries = 0
        try:
            while is_ours_to_move(table):
                if await self._one_move(table):
                    tries = 0
                else:
                    await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                    tries += 1
        except Exception:
            log.exception("table stopped", match=table.id, version=table.version)
        finally:
            del self._going_on[table.id]

    async def _one_move(self, table: Table) -> bool:
        """Make one move of the dealer or a computer; return False if it must be tried again
        later."""
        try:
            if table.needs_reload or table.to_act == (DEALER,):
                await table.deal()
                return not table.needs_reload
            version, (seat,) = table.version, table.to_act
            text, _ = await asyncio.gather(
                self.choose(table, seat, table.level_at(seat) or DEFAULT_LEVEL),
                asyncio.sleep(0 if table.match.brisk else self._breath),
            )
            if table.level_at(seat) is None:
                return True  # the person is back and decides alone
            await table.play(seat, version, text)
        except (StalePress, AlreadyPlayed, MatchOver):
            return True  # somebody else moved, or the person is back
        except NotKept:
            return False
        return True

    async def play_turn(self, table: Table, seat: Seat) -> None:
        """Play this turn to its end for a person who is away."""
        turn = table.to_act
        try:
            while table.to_act == turn and not table.is_over:
                version = table.version
                text = await self.choose(table, seat, DEFAULT_LEVEL)
                await table.play(seat, version, text)
        except (StalePress, AlreadyPlayed, MatchOver):
            return  # the person is back

    async def choose(self, table: Table, seat: Seat, level: str) -> str:
        """Return a computer's move. If that computer fails, the simplest one makes this move."""
        legal = table.game.legal(table.state, seat)
        seed = str(next(numbers(table.key, f"player {seat} {table.version}")))
        try:
            return await self._thinker.choose(table.game.key, level, table.seen(seat), legal, seed)
        except Exception:
            log.exception("player failed", match=table.id, version=table.version, level=level)
            return str(legal[0])

    async def advise(self, table: Table, person: int, version: int) -> str:
        """Return the move of the best computer. The request is saved first: from then on the match
        is casual."""

        def decide() -> Change | None:
            seat = table.seat_of(person)
            if table.is_over:
                raise MatchOver
            if version != table.version:
                raise StalePress
            if table.to_act != (seat,):
                raise NothingToAdvise
            return None if table.match.hinted else Change(match={"hinted": True})

        await table.change(decide)
        return await self.choose(table, table.seat_of(person), BEST_LEVEL)


def is_ours_to_move(table: Table) -> bool:
    """Return whether the dealer or a computer is to act, or the log must be reloaded."""
    if table.needs_reload:
        return True
    if table.is_over or not table.to_act:
        return False
    (seat,) = table.to_act
    return seat == DEALER or table.level_at(seat) is not None
