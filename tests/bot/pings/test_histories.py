"""In any history of people, clocks, failures and restarts: one call, one warning and one call to a
vote for each turn and person, and none in their quiet hours."""

import json
import random
from collections import Counter
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from bot.errors import Answer
from bot.match import attendance
from bot.match.table import Table
from bot.match.votes import voters
from bot.people.people import PINGS
from bot.people.zones import DEFAULT_ZONE
from bot.pings.due import turn_of
from bot.ui.display import NotNow, PingRefused
from bot.ui.panels import Panel
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.following import Following, Nap
from tests.bot.pressing import CHANNEL, Screen

MINUTE = 60_000
PEOPLE = (ADA, BO, CLEO)
STEPS = 45


@dataclass
class Faulty(Screen):
    """Discord that fails at times and loses answers, and knows a message by its nonce."""

    house: House = field(kw_only=True)
    rng: random.Random = field(kw_only=True)
    closed: set[int] = field(default_factory=set)  # people who take no direct messages
    sent: dict[tuple[int, str], int] = field(default_factory=dict)
    told: Counter[tuple[str, int, str, int]] = field(default_factory=Counter)
    early: list[str] = field(default_factory=list)  # what went out in quiet hours

    async def ping(
        self,
        people: tuple[int, ...],
        shown: Panel,
        channel: int,
        nonce: str,
        *,
        silent: bool = False,
        is_urgent: bool = False,
    ) -> int | None:
        if channel in self.closed:
            raise PingRefused
        if self.rng.random() < 0.1:
            raise NotNow
        if (channel, nonce) not in self.sent:
            self.sent[channel, nonce] = self._message()
            if not silent:
                await self._note(people, nonce)
        if self.rng.random() < 0.1:
            raise NotNow  # it was sent, and nobody knows
        return self.sent[channel, nonce]

    async def _note(self, people: tuple[int, ...], nonce: str) -> None:
        kind = nonce.split("-")[1] if nonce.count("-") == 3 else "other"
        if kind == "other":
            return
        table = await self.house.tables.find(nonce.split("-")[0])
        for person in people:
            self.told[table.id, turn_of(table), kind, person] += 1
            if await self._is_quiet(person):
                self.early.append(nonce)

    async def _is_quiet(self, person: int) -> bool:
        """By the hours on disk, which are in UTC here."""
        text = await self.house.store.settings.of_person(person)
        kept = {"quiet_from": 0, "quiet_until": 0} | json.loads(text or "{}")
        hour = self.house.clock.now // (60 * MINUTE) % 24
        first, last = kept["quiet_from"], kept["quiet_until"]
        return bool(first <= hour < last if first <= last else hour >= first or hour < last)

    async def unping(self, sent):
        return self.rng.random() > 0.1 and await super().unping(sent)

    async def reword(self, sent, shown):
        return self.rng.random() > 0.1 and await super().reword(sent, shown)


class History:
    def __init__(self, house: House, nap: Nap, seed: int) -> None:
        self.house, self.nap, self.rng = house, nap, random.Random(seed)
        self.screen = Faulty(house=house, rng=self.rng)
        self.screen.closed = {person for person in PEOPLE if self.rng.random() < 0.3}
        self.here = self._process()
        self.matches: list[str] = []

    def _process(self) -> Following:
        return Following(self.house, nap=self.nap, display=self.screen)

    async def table(self) -> Table:
        return await self.house.tables.find(self.rng.choice(self.matches))

    async def step(self) -> None:
        work = self.rng.choices(
            (self.move, self.wait, self.settings, self.restart, self.nudge, self.press, self.leave),
            (6, 8, 2, 2, 2, 1, 1),
        )[0]
        await work()
        await self.here.settle()
        for match in self.matches:
            await self._call_to_vote(await self.house.tables.find(match))
        await self.here.settle()

    async def move(self) -> None:
        table = await self.table()
        if table.is_over or table.to_act[0] < 0:
            return
        person = table.sittings[table.to_act[0]].person or 0
        legal = [str(each) for each in table.game.legal(table.state, table.to_act[0])]
        if table.level_at(table.to_act[0]) is None:
            await attendance.play(table, person, table.version, self.rng.choice(legal))

    async def wait(self) -> None:
        self.house.clock.now += self.rng.choice((1, 4, 30, 130, 400, 1100)) * MINUTE
        await self.house.deadlines().tick()
        await self.here.rooms.services.pings.round()
        self.nap.end()

    async def settings(self) -> None:
        hours = self.rng.choices(range(24), k=2)
        changes = {
            "ping": self.rng.choice(PINGS),
            "quiet_from": hours[0],
            "quiet_until": hours[1],
            "zone": DEFAULT_ZONE,
        }
        people = self.here.rooms.people
        await people.change(self.rng.choice(PEOPLE), **changes)

    async def restart(self) -> None:
        """Now and then in the middle of what is under way."""
        if self.rng.random() < 0.5:
            await attendance.set_pace(await self.table(), ADA)
        await self.here.rooms.background.close()
        self.nap.sleepers.clear()
        await self.house.restart()
        self.here = self._process()
        for match in self.matches:
            await self.here.effects.make_up(match)
        await self.here.rooms.services.pings.round()

    async def nudge(self) -> None:
        try:
            await self.here.rooms.services.pings.nudge(await self.table(), self.rng.choice(PEOPLE))
        except Answer:
            return

    async def press(self) -> None:
        person = self.rng.choice(PEOPLE)
        await self.here.rooms.people.meet(person, "Somebody", "en-US")
        await self.here.rooms.people.change(person, refused=False)

    async def leave(self) -> None:
        table, person = await self.table(), self.rng.choice(PEOPLE)
        if table.is_over:
            return
        if table.level_at(table.seat_of(person)) is not None:
            await attendance.take_back(table, person)
        elif self.rng.random() < 0.3:
            await attendance.leave(table, person)

    async def _call_to_vote(self, table: Table) -> None:
        if table.overdue is not None and not table.is_over:
            seats = voters(table.sittings, table.to_act)
            await self.here.rooms.services.pings.call(table, "vote", *sorted(seats))


@pytest.fixture
def nap(monkeypatch: pytest.MonkeyPatch) -> Nap:
    nap = Nap()
    monkeypatch.setattr("bot.pings.pings.asyncio", SimpleNamespace(sleep=nap.sleep))
    return nap


@pytest.mark.parametrize("seed", range(16))
async def test_a_turn_gives_one_call_one_warning_and_one_call_to_a_vote(
    house: House, nap: Nap, seed: int
):
    history = History(house, nap, seed)
    for person in PEOPLE:
        way = history.rng.choice(("channel", "direct"))
        await history.here.rooms.people.change(person, ping=way)
    for speed in ("relaxed", "daily", "unlimited", "live"):
        table = await history.here.table(*PEOPLE, speed=speed)
        history.matches.append(table.id)
    for _ in range(STEPS):
        await history.step()
    await history.here.rooms.background.close()
    told = history.screen.told
    assert len(told) > 5
    assert {key: count for key, count in told.items() if count > 1} == {}
    assert history.screen.early == []
    assert {channel for channel, _ in history.screen.sent} & {CHANNEL, *PEOPLE}
