"""Kill the real bot again and again while people play, and look at what stands after each start.

Nobody presses anything until all of it is right.
"""

import asyncio
import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import App
from bot.clock import now_ms
from bot.discord_io.hand_messages import FADES
from bot.discord_io.render import view_of
from bot.match.autoplay import is_ours_to_move
from bot.match.pause import waits
from bot.match.table import Table
from bot.match.tables import Tables
from bot.people.people import People
from bot.pings.due import seat_to_act, turn_of
from bot.ui.panels import Panel
from games.catalogue import GAMES
from storage.records import OpenHand, Sitting
from storage.store import Store
from tests.running import environment
from tests.standin.courtyard import FIRST_CHANNEL, FIRST_PERSON
from tests.standin.crowd import Crowd, Player, company_of
from tests.standin.payloads import GUILD, Json, Shown, walk
from tests.standin.standing import Standing
from tests.waiting import PATIENCE

CHANNELS = 10
LEAST, MOST = 1.0, 5.0  # seconds of presses before a kill
PACE = 0.05  # seconds between two presses
QUICK: Mapping[str, Json] = {
    "racko": {"turnCap": 1, "target": 5},
    "rank": {"handLimit": 1},
    "scots": {"maxRounds": 1},
}
SHORT = 2  # every so manyth match is as quick as it can be
RELAXED = 3  # every so manyth table calls people at once; the others after a while
BETWEEN = 0.5  # seconds between two looks
TEXT, BUTTON = 10, 2
LOCALE = "en-US"


@dataclass
class Seen:
    """What a series of kills came to."""

    kills: int = 0
    presses: int = 0
    over: int = 0  # matches that came to their end
    boards: int = 0  # looked at after starts, as are the next two
    hands: int = 0
    calls: int = 0
    asked_again: int = 0  # posts whose answer was lost, found by their nonce
    seconds: list[float] = field(default_factory=list)  # from ready until all was right

    @property
    def worst(self) -> float:
        return max(self.seconds)


class Guests(Crowd):
    """People who keep the hand they have, also while the bot is away."""

    def __init__(self, standin: Standing, seed: int) -> None:
        super().__init__(standin, [], seed)
        self.opened: dict[int, int] = {}  # by person: when their hand's token began, in ms

    def _saw(self, shown: Shown) -> None:
        player = self._by_person.get(shown.person or 0)
        if player is None:
            return
        is_hand = any(player.table.match in each["custom_id"] for each in shown.buttons())
        if shown is player.hand and not shown.components:
            player.hand, player.choices = None, []
        elif shown is player.hand or is_hand:
            super()._saw(shown)

    def replace(self, opened: list[Json]) -> None:
        """Other tables; whoever goes on sitting where they sat keeps their hand."""
        before = {company.match: company for company in self.companies}
        self.companies = [before.get(each["match"], company_of(each)) for each in opened]
        self._by_person = {
            player.person: player for company in self.companies for player in company.players
        }
        self.start_over()

    def start_over(self) -> None:
        """After a kill: nobody is waiting for an answer."""
        self.able = deque()
        for company in self.companies:
            company.waits = company.presses = False
            self._queue(company)

    def players(self) -> list[Player]:
        return list(self._by_person.values())


class Living:
    """Tables of all games, on a bot that is killed."""

    def __init__(self, there: Standing, store: Store, folder: Path, url: str, tables: int) -> None:
        self.there, self.store, self.folder, self.url = there, store, folder, url
        self.tables, self.seen = tables, Seen()
        self.rng = random.Random()
        self.guests = Guests(there, self.rng.randrange(1 << 32))
        self._open: list[Json] = []
        self._over: set[str] = set()
        self._kept: list[OpenHand] = []  # hands that can be reached
        self._next = 0

    # The tables

    async def fill(self) -> None:
        """Open new tables in the place of those that are over; nobody is told."""
        fresh = Tables(self.store)
        kept, live = [], 0
        for each in self._open:
            is_over = (await self.store.match(each["match"])).status != "live"
            if not is_over or each["match"] not in self._over:  # its end is looked at once
                kept.append(each)
                live += not is_over
            if is_over:
                self._over.add(each["match"])
        self.seen.over = len(self._over)
        kept += [await self._table(fresh) for _ in range(self.tables - live)]
        await fresh.close()
        self._open = kept
        self.guests.replace(kept)

    async def _table(self, fresh: Tables) -> Json:
        """People and computers by turns, at all games."""
        number, self._next = self._next, self._next + 1
        game = list(GAMES.values())[number % len(GAMES)]
        first = FIRST_PERSON + 2 * number
        people = [first, first + 1] if number % 2 else [first]
        others = max(0, 3 - len(people))
        sittings = [Sitting(seat, person=person) for seat, person in enumerate(people)]
        sittings += [Sitting(len(people) + each, level="easy") for each in range(others)]
        settled = People(self.store.settings, self.store.names)
        for person in people:
            await settled.meet(person, f"Player {person % 10_000}", LOCALE)  # as the stand-in says
            await settled.change(person, ping="channel")
        channel = FIRST_CHANNEL + number % CHANNELS
        match = await fresh.create(
            game.key,
            dict(game.short) | (QUICK[game.key] if number % SHORT == 0 else {}),
            tuple(sittings),
            speed="live" if number % RELAXED else "relaxed",
            guild=GUILD,
            channel=channel,
        )
        await self.store.start(match.id, fresh.clock())
        await fresh._read(match.id)  # it names the computers
        return {"match": match.id, "game": game.key, "channel": channel, "people": people}

    # One life

    async def live_and_die(self) -> None:
        """Start, look until all is right, play, and be killed at some moment of it."""
        async with self._bot() as bot:
            await self.look()
            await self._open_hands()
            playing = asyncio.create_task(self._play())
            await asyncio.sleep(self.rng.uniform(LEAST, MOST))
            bot.kill()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        self.guests.start_over()
        self.seen.kills += 1

    @asynccontextmanager
    async def _bot(self) -> AsyncIterator["subprocess.Popen[bytes]"]:
        with (self.folder / "bot.log").open("ab") as said:
            bot = subprocess.Popen(
                [sys.executable, "-m", "tests.standin.pointed", self.there.url, "--discord"],
                cwd=self.folder,
                env=environment(DISCORD_TOKEN="stand-in", DATABASE_URL=self.url),
                stderr=said,
            )
        try:
            await self.there.ready()
            yield bot
        finally:
            bot.kill()
            await asyncio.to_thread(bot.wait)
            self.there.left()

    async def _open_hands(self) -> None:
        """Whoever has no hand, or one that can soon be reached no more, opens one."""
        await asyncio.gather(*(self._open_hand(each) for each in self.guests.players()))

    async def _open_hand(self, player: Player) -> None:
        since = self.guests.opened.get(player.person, 0)
        if player.hand is not None and now_ms() < since + FADES // 2:
            return
        custom_id = f"t:{player.table.match}:hand"
        button = {"type": BUTTON, "style": 1, "label": "My hand", "id": 3, "custom_id": custom_id}
        box = {"type": 17, "id": 1, "components": [{"type": 1, "id": 2, "components": [button]}]}
        shown = Shown(player.table.channel, [box])
        player.hand, self.guests.opened[player.person] = None, now_ms()
        await self.there.press(shown, custom_id, player.person)

    async def _play(self) -> None:
        """Presses one after the other begin; none waits for the one before."""
        pressing: set[asyncio.Task[None]] = set()
        try:
            while True:
                if self.guests.able:
                    task = asyncio.create_task(self._press())
                    pressing.add(task)
                    task.add_done_callback(pressing.discard)
                await asyncio.sleep(PACE)
        finally:
            for task in pressing:
                task.cancel()
            await asyncio.gather(*pressing, return_exceptions=True)

    async def _press(self) -> None:
        company = self.guests.next_able()
        if company.to_press() is None:  # what it had to press is gone meanwhile
            company.presses = False
            return
        await self.guests.press(company)
        self.seen.presses += 1

    # What stands

    async def look(self) -> None:
        """Wait until everything that stands is right."""
        start, wrong = time.monotonic(), ["never looked"]
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while wrong := await self._wrong():
                    await asyncio.sleep(BETWEEN)
        assert not wrong, wrong
        self.seen.seconds.append(time.monotonic() - start)
        self.seen.asked_again = sum(self.there.asked_again.values())

    async def _wrong(self) -> list[str]:
        """What is not as it should be, by a fresh bot that only looks."""
        eyes = App(self.store, connection={"shard_count": 1})
        eyes.services.tables.autoplay.go_on = lambda _: None  # type: ignore[method-assign, assignment]
        found: list[str] = []
        self.seen.boards = self.seen.hands = self.seen.calls = 0
        self._kept = [each.hand for each in await self.store.hands.living(now_ms())]
        try:
            for each in self._open:
                table = await eyes.services.tables.find(each["match"])
                found += [f"{table.id} {what}" for what in await self._wrong_at(eyes, table)]
        finally:
            eyes.services.tables.thinker.close()  # type: ignore[attr-defined]
            eyes.studio.close()
        return found

    async def _wrong_at(self, eyes: App, table: Table) -> list[str]:
        wrong = await self._wrong_board(eyes, table)
        wrong += await self._wrong_calls(table)
        if not table.is_over and is_ours_to_move(table) and not waits(table):
            wrong.append("stands still")
        if table.match.status == "finished" and not await self.store.ladder.results(table.id):
            wrong.append("has no result")
        for sitting in table.sittings:
            if sitting.person is not None and not await self._is_hand_right(
                eyes, table, sitting.seat, sitting.person
            ):
                wrong.append(f"hand of {sitting.seat}")
        return wrong

    async def _wrong_board(self, eyes: App, table: Table) -> list[str]:
        standing = self.there.posted_as(f"{table.id}-")
        boards = [self.there.public[each] for nonce, each in standing.items() if is_board(nonce)]
        self.seen.boards += len(boards)
        if len(boards) != 1:
            return [f"{len(boards)} boards"]
        shown = await eyes.drawer.draw(table.id)
        assert shown is not None
        return [] if is_shown(shown, boards[0]) else ["board is old"]

    async def _wrong_calls(self, table: Table) -> list[str]:
        """A call stands if its turn is not over, and if it is due it stands."""
        calls = self.there.posted_as(f"{table.id}-turn-")
        self.seen.calls += len(calls)
        now = set()
        if is_persons_turn(table):
            now = {f"{table.id}-turn-{turn_of(table)}-{seat_to_act(table)}"}
        if set(calls) - now:
            return [f"calls {sorted(calls)} at {table.version}"]
        last = table.moves[-1].seat if table.moves else None
        if not now or calls or last in table.to_act:
            return []
        rows = await self.store.calls.open(1 << 60)
        due = [each.due for each in rows if each.match == table.id]
        if not due:
            return ["nobody is called"]
        return ["call is late"] if min(due) < now_ms() else []

    async def _is_hand_right(self, eyes: App, table: Table, seat: int, person: int) -> bool:
        player = next((each for each in self.guests.players() if each.person == person), None)
        if player is None or player.hand is None:
            return True
        if now_ms() > self.guests.opened[person] + FADES:
            return True
        self.seen.hands += 1
        who = await eyes.services.people.of(person)
        for pick in ("", *self._picked(table, person)):
            if is_shown(await eyes._draw_hand(table, seat, who, pick), player.hand):
                return True
        return False

    def _picked(self, table: Table, person: int) -> set[str]:
        """What is chosen on a hand, as it is kept."""
        at = (table.id, person, table.version)
        return {each.pick for each in self._kept if (each.match, each.person, each.version) == at}


def is_board(nonce: str) -> bool:
    return nonce.count("-") == 1


def is_persons_turn(table: Table) -> bool:
    return (
        not table.is_over
        and min(table.to_act, default=-1) >= 0  # it may have ended while its rows were read
        and all(table.level_at(seat) is None for seat in table.to_act)
    )


def is_shown(panel: Panel, shown: Shown) -> bool:
    """Whether a message says and offers what the panel does, with pictures or in words."""
    return read(shown.components) in [
        read(view_of(panel, lambda _: None, pictures=pictures).to_components())
        for pictures in (True, False)
    ]


def read(components: Any) -> list[Any]:
    """What is written, and what can be pressed."""
    parts = [each for each in walk(components) if each["type"] in (TEXT, BUTTON)]
    names = ("content", "label", "custom_id")
    return [[each.get(name) for name in names] + [bool(each.get("disabled"))] for each in parts]


async def kill_often(
    folder: Path, url: str, kills: int, tables: int, progress: Callable[[Seen], None] | None = None
) -> Seen:
    """What stood after so many kills; raise AssertionError with what was wrong."""
    channels = [FIRST_CHANNEL + number for number in range(CHANNELS)]
    async with Standing(channels) as there, await Store.open(url) as store:
        living = Living(there, store, folder, url, tables)
        for _ in range(kills):
            await living.fill()
            await living.live_and_die()
            if progress is not None:
                progress(living.seen)
        async with living._bot():
            await living.look()
        return living.seen
