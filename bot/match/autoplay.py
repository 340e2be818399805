"""Makes the moves of the dealer and of computers until a person is to move."""

import asyncio
from typing import Any

import structlog

from bot.background import Answers, BackgroundTasks
from bot.errors import (
    AlreadyPlayed,
    MatchOver,
    NoHints,
    NothingToAdvise,
    NotKept,
    StalePress,
)
from bot.match.computers import Thinker
from bot.match.pause import seconds_left, waits
from bot.match.table import Change, Table
from bot.match.thoughts import Asker, Need
from games.catalogue import name_of
from games.dealing import numbers
from games.game import DEALER, Glance, Seat
from games.players import LEVELS
from storage.records import Chooser

log = structlog.get_logger()

BEST_LEVEL = "hard"
"""The computer that gives hints."""

KEPT = 1_000  # hints that are remembered

PAUSES = (0.1, 0.5, 2.0, 10.0, 30.0)
"""Seconds between attempts to continue after a failed write; the last one repeats."""


class AutoPlay:
    def __init__(self, thinker: Thinker, background: BackgroundTasks, breath: float = 0.0) -> None:
        """`breath` is the least time in seconds that a computer takes, so that people can
        follow."""
        self._thinker, self._background, self._breath = thinker, background, breath
        self._going_on: dict[str, asyncio.Task[None]] = {}
        self._advised: Answers[tuple[str, int, Seat], str] = Answers(KEPT)
        self._compared: Answers[tuple[str, int, Seat], Any] = Answers(KEPT)

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
                if waits(table) and not table.needs_reload:
                    await table.presence.change(seconds_left(table))
                elif await self._one_move(table):
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
            level = table.level_at(seat)
            if level is None:
                return True  # the person is back
            text, _ = await asyncio.gather(
                self.choose(table, seat, level),
                asyncio.sleep(0 if table.match.brisk else self._breath),
            )
            await table.play(seat, version, text, _chooser(table, seat))
        except (StalePress, AlreadyPlayed, MatchOver):
            return True  # somebody else moved, or the person is back
        except NotKept:
            return False
        return True

    async def choose(self, table: Table, seat: Seat, level: str, need: Need = Need.MOVE) -> str:
        """Return a computer's move. If that computer fails, the next weaker one makes this move; if
        all do, it is the first move there is."""
        legal, seen = table.game.legal(table.state, seat), table.seen(seat)
        seed = str(next(numbers(table.key, f"player {seat} {table.version}")))
        asker = Asker(table.id, table.match.guild, need)
        for each in (level, *weaker(level)):
            try:
                rules = name_of(table.game)
                return await self._thinker.choose(rules, each, seen, legal, seed, asker)
            except Exception:
                log.exception("player failed", match=table.id, version=table.version, level=each)
        return str(legal[0])

    async def advise(self, table: Table, person: int, version: int) -> str:
        """Return the move of the best computer; at a rated table there is none. The request is
        saved first: from then on a match under the rule of before is casual."""

        def decide() -> Change | None:
            seat = table.seat_of(person)
            if table.is_over:
                raise MatchOver
            if table.is_rated:
                raise NoHints
            if version != table.version:
                raise StalePress
            if table.to_act != (seat,):
                raise NothingToAdvise
            return None if table.match.hinted else Change(match={"hinted": True})

        await table.change(decide)
        seat = table.seat_of(person)
        return await self._advised.of(
            (table.id, version, seat), lambda: self.choose(table, seat, BEST_LEVEL, Need.HINT)
        )

    async def instead_of(self, table: Table, version: int, glance: Glance[Any, Any, Any]) -> Any:
        """Return the best of the other moves; None if there is none, or if the judge fails."""
        key = (table.id, version, glance.seen.seat)
        return await self._compared.of(key, lambda: self._compare(table, version, glance))

    async def _compare(self, table: Table, version: int, glance: Glance[Any, Any, Any]) -> Any:
        asker = Asker(table.id, table.match.guild, Need.HINT)
        try:
            seed = str(next(numbers(table.key, f"hint {glance.seen.seat} {version}")))
            verdict = await self._thinker.judge(name_of(table.game), glance, seed, asker)
        except Exception:
            log.exception("judge failed", match=table.id, version=version)
            return None
        return verdict.second if verdict.better == glance.move else verdict.better


def _chooser(table: Table, seat: Seat) -> Chooser:
    sitting = table.sittings[seat]
    if sitting.level is not None:
        return "computer"
    return "one_turn" if sitting.stand_in is None else "stand_in"


def weaker(level: str) -> tuple[str, ...]:
    """Return the levels below, the strongest first."""
    return LEVELS[: LEVELS.index(level)][::-1] if level in LEVELS else ()


def is_ours_to_move(table: Table) -> bool:
    """Return whether the dealer or a computer is to act now, or the log must be reloaded."""
    if table.needs_reload:
        return True
    if table.is_over or not table.to_act or table.is_stopped:
        return False
    (seat,) = table.to_act
    return seat == DEALER or table.level_at(seat) is not None
