"""Random histories of people, moderators, restarts and clocks at one table: none may get stuck.

    python -m tests.bench.histories [--number 10000] [--seed 1]

Everything but Discord is real: the tables, their clock, what follows from them, a store in memory.
After each step something must still lead on, within the time that the rules allow; whatever
happened must be shown; nothing may be logged as an error; and who comes back has the seat. The last
line counts the histories in which that was not so.
"""

import argparse
import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from unittest.mock import patch

from structlog.testing import capture_logs

from bot.match import absent, agreements, attendance
from bot.match.clocks import is_stopped
from bot.match.deadlines import Deadlines
from bot.match.going_on import GoingOn
from bot.match.pause import is_between, waits
from bot.match.sittings import is_deserted
from bot.match.speeds import ASK_AFTER, DAY, LONGEST_REST, MINUTE, SPEEDS
from bot.match.table import Table
from bot.match.table_events import CHOICES
from bot.match.votes import voters
from games.errors import RuleError
from games.game import DEALER
from games.players import LEVELS
from storage.records import DESERTED, MAY_ASK, RESTING, WHOLE_TABLE, Sitting
from storage.store import Store
from tests.bot import template
from tests.bot.conftest import House
from tests.bot.following import Following
from tests.bot.pressing import CHANNEL, GUILD

GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("racko", {"turnCap": 6, "target": 60}),
    ("rank", {"endless": True, "handLimit": 2}),
    ("scots", {"maxRounds": 1}),
)
Step: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

STEPS = 40
PATIENCE = 60.0  # seconds in which everything that follows from a step must be done
SIMPLE = ("easy", "random")


class Stuck(AssertionError):
    """A history broke one of its promises."""


def expect(holds: object, promise: str) -> None:
    if not holds:
        raise Stuck(promise)


@dataclass
class History:
    """One table, and what happens there."""

    here: Following
    rng: random.Random
    table: Table = field(init=False)
    people: list[int] = field(default_factory=list)
    told: list[str] = field(default_factory=list)  # the steps so far

    @property
    def house(self) -> House:
        return self.here.house

    async def sit_down(self) -> None:
        rng, (game, options) = self.rng, self.rng.choice(GAMES)
        number = rng.randint(3, 4)
        self.people = [1000 + each for each in range(rng.randint(1, number))]
        sitters: list[int | str] = [
            *self.people,
            *(SIMPLE[0] for _ in range(number - len(self.people))),
        ]
        sittings = tuple(
            Sitting(seat, person=who) if isinstance(who, int) else Sitting(seat, level=who)
            for seat, who in enumerate(sitters)
        )
        speed, rated = rng.choice(list(SPEEDS)), rng.random() < 0.5
        self.house.tables._pauses = rng.random() < 0.5
        seed, place = rng.randbytes(32), {"guild": GUILD, "channel": CHANNEL}
        with patch("bot.match.tables.roll", lambda: seed):  # the same cards each time
            match = await self.house.tables.create(
                game, options, sittings, speed=speed, rated=rated, **place
            )
        self.told.append(f"{game} {speed} {'rated' if rated else 'casual'} {sitters}")
        self.table = await self.house.tables.start(match.id)

    # What people do

    def somebody(self) -> int:
        return self.rng.choice(self.people)

    async def move(self) -> None:
        """Whoever is to act chooses any move, as a rule."""
        seats = [seat for seat in self.table.to_act if seat >= 0]
        persons = [self.table.sittings[seat].person for seat in seats]
        if not seats or persons[0] is None or self.rng.random() < 0.05:
            return await self.play(self.somebody(), "pass")
        legal = self.table.game.legal(self.table.state, seats[0])
        await self.play(persons[0], str(self.rng.choice(legal)) if legal else "pass")

    async def play(self, person: int, text: str) -> None:
        await attendance.play(self.table, person, self.table.version, text)

    async def several_moves(self) -> None:
        for _ in range(self.rng.randint(2, 6)):
            await self.move()
            await self.settle()

    async def next_deal(self) -> None:
        await attendance.next_deal(self.table, self.somebody(), self.table.version)

    async def vote(self) -> None:
        """One of those who are asked, or all of them, as a rule."""
        rng, table = self.rng, self.table
        if table.overdue is None or rng.random() < 0.1:
            return await absent.vote(table, self.somebody(), rng.choice(CHOICES))
        asked = sorted(voters(table.sittings, table.to_act))
        for seat in asked if rng.random() < 0.5 else rng.sample(asked, 1):
            if table.overdue is not None:
                choice = rng.choice(absent.choices(table))
                level = rng.choice((None, *absent.levels(table)[:2])) if choice == "seat" else None
                await absent.vote(table, table.sittings[seat].person or 0, choice, level)

    async def ask(self) -> None:
        await absent.ask(self.table, self.somebody())

    async def leave(self) -> None:
        await attendance.leave(self.table, self.somebody())

    async def remove(self) -> None:
        """A moderator replaces somebody, now and then."""
        if self.rng.random() < 0.3:
            await attendance.remove(self.table, self.somebody())

    async def come_back(self) -> None:
        person = self.somebody()
        await attendance.take_back(self.table, person)
        seat = self.table.seat_of(person)
        is_theirs = self.table.is_over or self.table.level_at(seat) is None
        expect(is_theirs, "who comes back has the seat")

    async def wish(self) -> None:
        what: Any = self.rng.choice(("rest", "rest", "end", None))
        for person in self.people if self.rng.random() < 0.3 else (self.somebody(),):
            await agreements.wish(self.table, person, what)

    async def go_on(self) -> None:
        await agreements.go_on(self.table, self.somebody())

    async def host(self) -> None:
        by, rng = agreements.host_of(self.table) or self.somebody(), self.rng
        steps: list[Step] = [
            lambda: agreements.set_patient(self.table, by, rng.random() < 0.3),
            lambda: agreements.set_stand_in(self.table, by, rng.choice(LEVELS[:2])),
            lambda: agreements.hand_over(self.table, by, self.somebody()),
        ]
        await rng.choice(steps)()

    # What happens to all

    async def pass_time(self) -> None:
        """Until the next deadline, or some time."""
        due = self.table.deadline.due if self.table.deadline is not None else None
        some = self.rng.choice((MINUTE, 60 * MINUTE, DAY, 4 * DAY))
        now = self.house.clock.now
        self.house.clock.now = due if due and self.rng.random() < 0.8 else now + some
        await self.tick()

    async def tick(self) -> None:
        clock: Deadlines = self.house.deadlines()
        await clock.tick()

    async def restart(self) -> None:
        """Another process on the same rows, and the time of nobody counts meanwhile; at once, or
        when everything has come to rest."""
        if self.rng.random() < 0.5:
            await self.settle()
        pauses = self.house.tables._pauses
        await self.house.tables.close()
        away = self.rng.choice((0, MINUTE, DAY))
        self.house.clock.now += away
        await self.house.store.deadlines.credit(away)
        self.house.open()
        self.house.tables._pauses = pauses
        self.here.__post_init__()
        await GoingOn(self.house.tables).round()
        self.table = await self.house.tables.find(self.table.id)

    async def overtake(self) -> None:
        """The rows are read again, as after an outage."""
        self.table.needs_reload = True
        await self.table.reload()

    # What is promised

    async def settle(self) -> None:
        """Until everything that follows is done, but for what waits for time."""
        end = time.monotonic() + PATIENCE
        while not self.is_at_rest:
            expect(time.monotonic() < end, "everything comes to rest")
            await asyncio.sleep(0)

    @property
    def is_at_rest(self) -> bool:
        table = self.table
        goes_on = self.house.tables.autoplay.is_going_on(table) and not waits(table)
        return self.here.is_idle and not goes_on and not table.is_busy

    def check(self, events: int) -> None:
        """Something leads on, in time; and what happened since so many events is shown."""
        table, asked = self.table, self.here.asked("repaint", "repost")
        expect(len(self.house.heard) == events or asked, "what happened is shown")
        if table.is_over:
            return
        deadline = table.deadline
        if is_deserted(table.sittings):
            expect(deadline and deadline.seat == DESERTED, "nobody is left, and it closes")
        if is_stopped(deadline) or DEALER in table.to_act:
            expect(is_stopped(deadline) or is_between(table), "the dealer deals")
            return self.check_time()
        (seat,) = table.to_act
        expect(table.level_at(seat) is None, "computers play")
        if voters(table.sittings, table.to_act):
            expect((deadline and deadline.due) or absent.may_ask(table), "a clock runs")
            self.check_time()

    def check_time(self) -> None:
        """The table stands still no longer than its rules allow."""
        deadline, speed = self.table.deadline, SPEEDS[self.table.match.speed]
        if deadline is None or deadline.due is None:
            return
        longest = {
            DEALER: speed.pause,
            WHOLE_TABLE: speed.window,
            MAY_ASK: ASK_AFTER,
            RESTING: LONGEST_REST,
            DESERTED: speed.closes_after,
        }.get(deadline.seat, (speed.turn or 0) + speed.bank)
        expect(deadline.due - self.house.clock.now <= longest, "it stands still no longer")

    async def live(self) -> None:
        await self.sit_down()
        await self.settle()
        steps = [getattr(self, name) for name, often in OFTEN.items() for _ in range(often)]
        for _ in range(STEPS):
            if self.table.is_over:
                break
            step = self.wanted
            await self.step(self.rng.choice(steps) if self.rng.random() < 0.65 else step)
        await self.end()

    @property
    def wanted(self) -> Step:
        """What somebody at the table would do now."""
        if self.table.overdue is not None:
            return self.vote
        if absent.may_ask(self.table):
            return self.ask
        return self.next_deal if is_between(self.table) else self.several_moves

    async def step(self, step: Step) -> None:
        self.told.append(step.__name__)
        self.here.clear()
        events = len(self.house.heard)
        try:
            await step()
        except RuleError as refused:
            self.told[-1] += f" ({refused.code})"
        await self.settle()
        self.check(events)

    async def end(self) -> None:
        """Everybody leaves, and the table closes in time."""
        for person in self.people:
            if not self.table.is_over:
                await attendance.leave(self.table, person)
                await self.settle()
        if not self.table.is_over:
            self.house.clock.now += SPEEDS[self.table.match.speed].closes_after
            await self.tick()
            await self.settle()
        expect(self.table.is_over, "a table that everybody has left closes")


OFTEN = {
    "move": 5,
    "several_moves": 3,
    "pass_time": 13,
    "vote": 2,
    "ask": 2,
    "next_deal": 2,
    "leave": 1,
    "remove": 1,
    "come_back": 5,
    "wish": 2,
    "go_on": 1,
    "host": 1,
    "restart": 3,
    "overtake": 1,
}
"""How often each step is taken, beside the others."""


async def told_of(store: Store, seed: int) -> str | None:
    """Live one history; return what went wrong in it, with its steps."""
    with capture_logs() as logged:
        history = History(Following(House(store)), random.Random(seed))
        try:
            await history.live()
            errors = [each for each in logged if each["log_level"] in ("error", "critical")]
            expect(not errors, f"nothing is logged as an error: {errors[:1]}")
        except Exception as failed:  # noqa: BLE001 whatever it is, this history shows it
            return f"seed {seed}: {failed!r}\n  " + "\n  ".join(history.told)
        finally:
            await history.house.tables.close()
    return None


async def stuck(number: int, first: int, tell: Callable[[str], None]) -> int:
    """Live so many histories; return how many went wrong."""
    found = 0
    with patch("storage.store.migrate", template.copy), patch("bot.effects.REST", 0.0):
        async with await Store.open("sqlite://") as store:
            for seed in range(first, first + number):
                wrong = await told_of(store, seed)
                if wrong is not None:
                    found += 1
                    tell(wrong)
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first history")
    given = parser.parse_args(arguments)
    begun = time.perf_counter()
    wrong = asyncio.run(stuck(given.number, given.seed, print))
    each = (time.perf_counter() - begun) / max(1, given.number)
    print(f"{each * 1000:.0f} ms a history")
    print(f"{given.number} histories, {wrong} stuck")
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
