"""One live match: its lock, its log, its clock. It knows no Discord."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import structlog

from bot.answers import (
    AlreadyPlayed,
    MatchOver,
    NothingToAdvise,
    NothingToDecide,
    NotKept,
    NotSeated,
    StalePress,
)
from bot.news import Choice, Closed, Decided, Moved, News, SeatChanged, TimeUp, Voted
from bot.speeds import SPEEDS, VOTE, WHOLE_TABLE, banks_after, emptied
from bot.thinking import Thinker
from games.dealing import key, numbers, shuffler
from games.game import DEALER, AnyGame, Memory, Seat, Seen, Step, seen
from storage.errors import NotLive, StaleVersion, StoreError, StoreUnavailable
from storage.records import Deadline, LoggedMove, Match, Sitting
from storage.store import Store

log = structlog.get_logger()

DEFAULT_LEVEL = "medium"
"""The computer that acts for an absent person."""
BEST_LEVEL = "hard"
"""The computer that gives hints."""

Tell = Callable[["Table", News], None]
Clock = Callable[[], int]
"""Milliseconds since 1970."""

PAUSES = (0.1, 0.5, 2.0, 10.0, 30.0)
"""Seconds between the tries to go on when a write has failed; the last one repeats."""


class Table:
    """Decide, keep, adopt, tell: a move that is not on disk has not happened."""

    def __init__(
        self,
        match: Match,
        game: AnyGame,
        state: Any,
        sittings: tuple[Sitting, ...],
        deadline: Deadline | None,
        seed: bytes,
        *,
        store: Store,
        thinker: Thinker,
        clock: Clock,
        tell: Tell,
        breath: float = 0.0,
    ) -> None:
        self.match, self.game, self.state, self.sittings = match, game, state, sittings
        self.deadline = deadline
        self.moves: list[LoggedMove] = []
        self.memory: Memory[Any, Any] = Memory(game.Dealt)
        self.votes: dict[Seat, Choice] = {}
        self.touched = clock()
        self._key = key(seed, match.words)
        self._store, self._thinker, self._clock, self._tell = store, thinker, clock, tell
        self._breath = breath  # seconds that a computer takes at least, so that people can follow
        self._lock = asyncio.Lock()
        self._unsure = False  # a write failed: the log knows what became of it
        self._going_on: asyncio.Task[None] | None = None

    # What is so

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def version(self) -> int:
        """The number of the move to come."""
        return len(self.moves)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        return self.match.status in ("finished", "closed")

    @property
    def is_busy(self) -> bool:
        """Somebody is acting, so it must not leave memory."""
        return self._lock.locked() or self._going_on is not None

    @property
    def overdue(self) -> Seat | None:
        """The seat whose time is up, while the others are asked what to do."""
        asked = self.deadline is not None and self.deadline.seat == WHOLE_TABLE
        return self.to_act[0] if asked and self.to_act else None

    def seat_of(self, person: int) -> Seat:
        for sitting in self.sittings:
            if sitting.person == person:
                return sitting.seat
        raise NotSeated

    def seen(self, seat: Seat) -> Seen[Any, Any]:
        return seen(self.game, self.state, self.memory, seat)

    def level_at(self, seat: Seat) -> str | None:
        """The computer that acts for a seat."""
        return self.sittings[seat].level or self.sittings[seat].stand_in

    # Playing

    async def press(self, person: int, version: int, text: str) -> tuple[Any, ...]:
        """A person's move; who was away is back with it."""
        seat = self.seat_of(person)
        if self.sittings[seat].stand_in is not None and version == self.version:
            await self.take_back(person)
        return await self.play(seat, version, text)

    async def play(self, seat: Seat, version: int, text: str) -> tuple[Any, ...]:
        """One move of a seat, and what the table saw of it and of the deal that followed."""
        try:
            async with self._lock:
                await self._look_again()
                self._refuse_old(seat, version, text)
                move = self.game.parse(self.state, text)
                step = self.game.play(self.state, seat, move)
                await self._keep(seat, str(move), step)
                return step.events + await self._deal()
        finally:
            self.go_on()

    def _refuse_old(self, seat: Seat, version: int, text: str) -> None:
        """A second press, a press at a finished match, a button of another moment."""
        there = self.moves[version] if 0 <= version < self.version else None
        if there is not None and (there.seat, there.text) == (seat, text):
            raise AlreadyPlayed
        if self.is_over:
            raise MatchOver
        if version != self.version:
            raise StalePress

    async def _keep(self, seat: Seat, text: str, step: Step[Any, Any]) -> None:
        """On disk first. What fails leaves the table as it was."""
        now = self._clock()
        move = LoggedMove(seat, text, now)
        deadline = self._deadline_after(step.state, now)
        over = not self.game.to_act(step.state)
        try:
            await self._store.append(
                self.id, self.version, move, deadline=deadline, ending="finished" if over else None
            )
        except (StaleVersion, NotLive):
            self._unsure = True
            await self._look_again()
            raise (MatchOver if self.is_over else StalePress) from None
        except StoreError as failed:
            self._unsure = True
            log.warning("move not kept", match=self.id, version=self.version, why=str(failed))
            raise NotKept from None
        except asyncio.CancelledError:
            self._unsure = True
            raise
        self._adopt(move, step, deadline, over)

    def _adopt(
        self, move: LoggedMove, step: Step[Any, Any], deadline: Deadline | None, over: bool
    ) -> None:
        self._take_in(move, step)
        self.deadline = deadline
        self.votes.clear()
        self.touched = move.at
        if over:
            self.match = replace(self.match, status="finished", finished=move.at)
        self._tell(self, Moved(move.seat, self.version, step))

    def _take_in(self, move: LoggedMove, step: Step[Any, Any]) -> None:
        self.moves.append(move)
        self.state = step.state
        self.memory.add(step)

    async def _deal(self) -> tuple[Any, ...]:
        """The dealer acts at once. If that cannot be kept now, going on tries again."""
        events: tuple[Any, ...] = ()
        try:
            while DEALER in self.to_act and not self.is_over:
                move = self.game.deal(self.state, shuffler(self._key))
                step = self.game.play(self.state, DEALER, move)
                await self._keep(DEALER, str(move), step)
                events += step.events
        except (NotKept, StalePress, MatchOver):
            return events
        return events

    def _deadline_after(self, state: Any, now: int) -> Deadline | None:
        """Only a person's time runs, and only at a table with a speed."""
        speed = SPEEDS[self.match.speed]
        actors = self.game.to_act(state)
        if speed.turn is None or not actors:
            return None
        old = self.deadline
        banks = speed.full_banks(self.match.seats) if old is None else banks_after(old, now)
        (seat,) = actors
        if seat == DEALER or self.level_at(seat) is not None:
            return Deadline(self.id, seat, self.version + 1, None, banks)
        return speed.deadline(self.id, seat, self.version + 1, now, banks)

    # Catching up with the log

    async def look_again(self) -> None:
        """Take in what another process may have written."""
        async with self._lock:
            self._unsure = True
            await self._look_again()
        self.go_on()

    async def _look_again(self) -> None:
        if not self._unsure:
            return
        try:
            self.match = await self._store.match(self.id)
            self.sittings = await self._store.seats(self.id)
            later = await self._store.log(self.id, self.version)
            self.deadline = await self._store.deadlines.of(self.id)
        except StoreUnavailable:
            raise NotKept from None
        for move in later:
            step = self.replayed(move)
            self._tell(self, Moved(move.seat, self.version, step))
        self._unsure = False

    def replayed(self, move: LoggedMove) -> Step[Any, Any]:
        """A logged move, judged again."""
        read = self.game.parse(self.state, move.text)
        step: Step[Any, Any] = self.game.play(self.state, move.seat, read)
        self._take_in(move, step)
        return step

    # Computers

    def go_on(self) -> None:
        """Let dealer and computers act until a person is to, after a look at a doubtful log."""
        if self._going_on is None and self.is_ours_to_move:
            self._going_on = asyncio.create_task(self._go_on(), name=f"table-{self.id}")

    @property
    def is_ours_to_move(self) -> bool:
        """Whether dealer or computers are to act, or the log is to be looked at."""
        if self._unsure:
            return True
        if self.is_over or not self.to_act:
            return False
        (seat,) = self.to_act
        return seat == DEALER or self.level_at(seat) is not None

    async def _go_on(self) -> None:
        tries = 0
        try:
            while self.is_ours_to_move:
                if await self._one_move():
                    tries = 0
                else:
                    await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                    tries += 1
        except Exception:
            log.exception("table stopped", match=self.id, version=self.version)
        finally:
            self._going_on = None

    async def _one_move(self) -> bool:
        """Of the dealer or a computer; False when it is to be tried again later."""
        try:
            if self._unsure or self.to_act == (DEALER,):
                async with self._lock:
                    await self._look_again()
                    await self._deal()
                return not self._unsure
            version, (seat,) = self.version, self.to_act
            text, _ = await asyncio.gather(
                self._choose(seat, self.level_at(seat) or DEFAULT_LEVEL),
                asyncio.sleep(0 if self.match.brisk else self._breath),
            )
            if self.level_at(seat) is None:
                return True  # its person is back, and decides alone
            await self.play(seat, version, text)
        except (StalePress, AlreadyPlayed, MatchOver):
            return True  # somebody else moved, or its person is back
        except NotKept:
            return False
        return True

    async def _choose(self, seat: Seat, level: str) -> str:
        """What a computer plays. One that breaks is replaced for this move by the simplest."""
        legal = self.game.legal(self.state, seat)
        seed = str(next(numbers(self._key, f"player {seat} {self.version}")))
        try:
            return await self._thinker.choose(self.game.key, level, self.seen(seat), legal, seed)
        except Exception:
            log.exception("player failed", match=self.id, version=self.version, level=level)
            return str(legal[0])

    # Time, votes and absent people

    async def time_up(self, deadline: Deadline) -> None:
        """A deadline has passed: ask the others, or count what they chose."""
        async with self._lock:
            await self._look_again()
            if self.is_over or self._is_past(deadline):
                return
            if deadline.seat == WHOLE_TABLE:
                await self._count_votes()
            else:
                await self._ask(deadline)
        self.go_on()

    def _is_past(self, claimed: Deadline) -> bool:
        """Whether another deadline stands by now. A credit may have moved ours without our notice,
        and only ever to later."""
        ours = self.deadline
        if ours is None or ours.due is None or claimed.due is None:
            return True
        same = (ours.seat, ours.version) == (claimed.seat, claimed.version)
        return not same or claimed.due < ours.due

    async def _ask(self, deadline: Deadline) -> None:
        """Who sits alone among computers is waited for."""
        seat, banks = deadline.seat, emptied(deadline.banks, deadline.seat)
        asked = Deadline(self.id, WHOLE_TABLE, self.version, self._clock() + VOTE, banks)
        alone = Deadline(self.id, seat, self.version, None, banks)
        await self._set_deadline(asked if self.voters() else alone)
        self.votes.clear()
        self._tell(self, TimeUp(seat))

    def voters(self) -> set[Seat]:
        """The other people at the table."""
        return {
            sitting.seat
            for sitting in self.sittings
            if sitting.person is not None
            and sitting.stand_in is None
            and sitting.left is None
            and sitting.seat not in self.to_act
        }

    async def vote(self, person: int, choice: Choice) -> None:
        """A second press moves a vote; when all have voted it is counted."""
        async with self._lock:
            await self._look_again()
            seat = self.seat_of(person)
            if self.overdue is None or seat not in self.voters():
                raise NothingToDecide
            self.votes[seat] = choice
            self._tell(self, Voted(seat, choice))
            if set(self.votes) >= self.voters():
                await self._count_votes()
        self.go_on()

    async def _count_votes(self) -> None:
        """Most votes win; a tie, or none: the table waits."""
        seat = self.to_act[0]
        cast = list(self.votes.values())
        tally = sorted(((cast.count(choice), choice) for choice in set(cast)), reverse=True)
        clear = len(tally) == 1 or (len(tally) > 1 and tally[0][0] > tally[1][0])
        choice: Choice = tally[0][1] if clear else "wait"
        banks = self.deadline.banks if self.deadline else ()
        if choice == "wait":
            speed, now = SPEEDS[self.match.speed], self._clock()
            await self._set_deadline(speed.deadline(self.id, seat, self.version, now, banks))
        elif choice == "seat":
            await self._sit_in(seat, DEFAULT_LEVEL)
        else:
            await self._play_for(seat)
        self.votes.clear()
        self._tell(self, Decided(seat, choice))

    async def _play_for(self, seat: Seat) -> None:
        """A computer plays this turn, to the end of it."""
        turn = self.to_act
        while self.to_act == turn and not self.is_over:
            text = await self._choose(seat, DEFAULT_LEVEL)
            move = self.game.parse(self.state, text)
            await self._keep(seat, text, self.game.play(self.state, seat, move))
        await self._deal()

    async def leave(self, person: int) -> None:
        """A computer takes the seat; with no person left the table closes."""
        async with self._lock:
            await self._look_again()
            seat = self.seat_of(person)
            if self.is_over:
                raise MatchOver
            gone = replace(self.sittings[seat], left=self._clock(), stand_in=DEFAULT_LEVEL)
            await self._seat(gone)
            if any(each.person is not None and each.left is None for each in self.sittings):
                self._tell(self, SeatChanged(seat, DEFAULT_LEVEL))
            else:
                await self._close()
        self.go_on()

    async def take_back(self, person: int) -> None:
        """The person is there again: the computer gives the seat back."""
        async with self._lock:
            await self._look_again()
            seat = self.seat_of(person)
            sitting = self.sittings[seat]
            if self.is_over or (sitting.stand_in is None and sitting.left is None):
                return
            await self._seat(replace(sitting, stand_in=None, left=None))
            await self._restart_clock()
            self._tell(self, SeatChanged(seat, None))

    async def advice(self, person: int, version: int) -> str:
        """The move that the best computer would make here. That it was asked is written first:
        from then on the match is casual."""
        async with self._lock:
            await self._look_again()
            seat = self.seat_of(person)
            if self.is_over:
                raise MatchOver
            if version != self.version:
                raise StalePress
            if self.to_act != (seat,):
                raise NothingToAdvise
            if not self.match.hinted:
                await self._write(self._store.change(self.id, hinted=True))
                self.match = replace(self.match, hinted=True)
        return await self._choose(seat, BEST_LEVEL)

    async def change_pace(self, person: int) -> None:
        """Whether the computers take their time or play at once, for everybody at the table."""
        async with self._lock:
            self.seat_of(person)
            brisk = not self.match.brisk
            await self._write(self._store.change(self.id, brisk=brisk))
            self.match = replace(self.match, brisk=brisk)

    async def close(self) -> None:
        """End the match without a result."""
        async with self._lock:
            await self._look_again()
            if not self.is_over:
                await self._close()

    async def _close(self) -> None:
        now = self._clock()
        await self._write(self._store.end(self.id, "closed", now))
        self.match = replace(self.match, status="closed", finished=now)
        self.deadline = None
        self._tell(self, Closed())

    async def _sit_in(self, seat: Seat, level: str) -> None:
        await self._seat(replace(self.sittings[seat], stand_in=level))
        await self._restart_clock()
        self._tell(self, SeatChanged(seat, level))

    async def _seat(self, sitting: Sitting) -> None:
        sittings = tuple(sitting if each.seat == sitting.seat else each for each in self.sittings)
        await self._write(self._store.sit(self.id, sittings))
        self.sittings = sittings

    async def _restart_clock(self) -> None:
        """The turn goes on under another hand."""
        fresh = self._deadline_after(self.state, self._clock())
        await self._set_deadline(None if fresh is None else replace(fresh, version=self.version))

    async def _set_deadline(self, deadline: Deadline | None) -> None:
        if deadline is not None:
            await self._write(self._store.deadlines.put(deadline))
        self.deadline = deadline

    async def _write(self, writing: Any) -> Any:
        try:
            return await writing
        except StoreError as failed:
            self._unsure = True
            log.warning("not kept", match=self.id, version=self.version, why=str(failed))
            raise NotKept from None

    async def stop(self) -> None:
        """Leave memory: what was thinking is called off."""
        if self._going_on is not None:
            self._going_on.cancel()
            await asyncio.gather(self._going_on, return_exceptions=True)
