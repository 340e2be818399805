"""`python -m tests.bench.soak`: four people play in the playground without a pause.

Two sit at each of two tables, with two computers; when a match is over they play the next game. It
fails when memory grows, when anything is logged, when a table stands still, and when a picture or
an emoji that a page was told of is not there.
"""

import argparse
import asyncio
import math
import random
import re
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from tests.bench.viewer import Button, Viewer
from tests.memory import megabytes
from tests.running import Running, playground
from tests.waiting import PATIENCE

GAMES = ("rank", "racko", "scots")
WAY = re.compile(r"/channel#([^.]+)\.(\d+)")
CONNECTIONS = 6  # that a browser opens to one server, so that pictures wait for each other
PAUSE = 0.05  # seconds between looks
SAMPLE = 5.0  # seconds between looks at the memory
GROWTH = 0.10  # of the memory's middle third that its last third may have more
COMPUTERS = 2
PLAYS_ON = 0.9  # how often what ends a choice is pressed, when it can be


@dataclass
class Soak:
    """For so many minutes, or until so many presses were taken or matches played."""

    minutes: float
    presses: float
    most: float  # matches
    running: Running
    people: Sequence[Viewer]
    began: float = field(default_factory=time.monotonic)
    memory: list[float] = field(default_factory=list)  # MB
    matches: int = 0

    @property
    def pressed(self) -> int:
        return sum(person.pressed for person in self.people)

    @property
    def is_over(self) -> bool:
        is_late = time.monotonic() >= self.began + self.minutes * 60
        return is_late or self.pressed >= self.presses or self.matches >= self.most

    async def watch(self) -> None:
        while not self.is_over:
            self.memory.append(megabytes(self.running.process.pid))
            await asyncio.sleep(min(SAMPLE, self.minutes * 60 / 12))

    async def table(self, people: Sequence[Viewer], first: int) -> None:
        """One match after the other."""
        number = first
        while not self.is_over:
            match = await opened(people, GAMES[number % len(GAMES)])
            await self._play(people, match)
            number += 1

    async def _play(self, people: Sequence[Viewer], match: str) -> None:
        moved = time.monotonic()
        while not self.is_over:
            for person in people:
                await person.look()
                if person.button(f"t:{match}:again") is not None:
                    self.matches += 1
                    return
                button = chosen(person, match)
                if button is not None and await person.press(button):
                    moved = time.monotonic()
            assert time.monotonic() - moved < PATIENCE, f"nobody can move at table {match}"
            await asyncio.sleep(PAUSE)


def chosen(person: Viewer, match: str) -> Button | None:
    """Any move; what ends a choice rather than another card; the hand, when there is none."""
    moves = person.moves(match)
    if not moves:
        open_hand = any(each.custom_id.startswith(f"h:{match}:") for each in person.buttons())
        return None if open_hand else person.button(f"t:{match}:hand")
    ends = [each for each in moves if re.match(r"p\d|pass$|d$", each.verb)]
    if ends and person.rng.random() < PLAYS_ON:
        return ends[0]
    return person.rng.choice(moves)


async def opened(people: Sequence[Viewer], game: str) -> str:
    """A table with these people and some computers, that has started."""
    host, *others = people
    await host.look()
    before = {each.custom_id for each in host.buttons()}
    await host.open(game)
    while True:
        await host.look()
        new = [each for each in host.buttons() if each.custom_id not in before]
        starts = [each for each in new if each.custom_id.endswith(":join")]
        if starts:
            break
        await asyncio.sleep(PAUSE)
    match = starts[-1].custom_id.split(":")[1]
    for other in others:
        await until_pressed(other, f"l:{match}:join")
    for _ in range(COMPUTERS):
        await until_pressed(host, f"l:{match}:add")
    await until_pressed(host, f"l:{match}:start")
    return match


async def until_pressed(person: Viewer, custom_id: str) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        await person.look()
        button = person.button(custom_id)
        if button is not None and await person.press(button):
            return
        await asyncio.sleep(PAUSE)
    raise AssertionError(f"{custom_id} cannot be pressed")


async def soak(limits: tuple[float, float, float], running: Running, seed: int) -> Soak:
    """Play for so many minutes, presses or matches, whatever is reached first."""
    as_browsers_do = aiohttp.TCPConnector(limit_per_host=CONNECTIONS)
    async with aiohttp.ClientSession(connector=as_browsers_do) as session:
        async with session.get(running.url) as page:
            ways = list(dict.fromkeys(WAY.findall(await page.text())))
        people = [
            Viewer(session, running.url, person, secret, random.Random(f"{seed} {person}"))
            for secret, person in ways
        ]
        for person in people:
            await person.enter()
        done = Soak(*limits, running, people)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(done.watch())
            tasks.create_task(done.table(people[:2], 0))
            tasks.create_task(done.table(people[2:4], 1))
        late = sum(person.refused for person in people)
        minutes = (time.monotonic() - done.began) / 60
        for person in people:
            await person.rest()
        print(f"{minutes:.1f} min, {done.pressed} presses ({late} late), {done.matches} matches")
        missing = sum(person.missing for person in people)
        assert not missing, f"{missing} pictures or emojis were not there when they were asked for"
    return done


def judge(done: Soak) -> None:
    """The first third is for caches to fill."""
    third = max(1, len(done.memory) // 3)
    middle, last = (
        statistics.mean(part) for part in (done.memory[third : 2 * third], done.memory[2 * third :])
    )
    most = max(done.memory)
    print(
        f"memory: {middle:.1f} MB, then {last:.1f} MB ({last / middle - 1:+.1%}); most {most:.1f}"
    )
    assert last <= middle * (1 + GROWTH), "memory grows"


def main(
    minutes: float = math.inf, presses: float = math.inf, matches: float = math.inf, seed: int = 1
) -> Soak:
    with tempfile.TemporaryDirectory() as folder:
        with playground(Path(folder)) as running:
            done = asyncio.run(soak((minutes, presses, matches), running, seed))
            assert running.stop() == 0
        troubles = [
            line for line in running.said.splitlines() if re.search("level=|Traceback", line)
        ]
    assert not troubles, troubles[:5]
    print("no error, no stuck table")
    return done


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--matches", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    judge(main(given.minutes, matches=given.matches, seed=given.seed))
