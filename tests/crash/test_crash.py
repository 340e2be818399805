"""Crashes, races and stopped processes for real."""

import asyncio
import signal
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import replace
from subprocess import PIPE, Popen

import pytest

from bot.clock import now_ms
from bot.match.tables import Tables
from storage.records import Sitting
from storage.store import Store
from tests.crash.killing import FEWEST, kill_often
from tests.crash.racing import race
from tests.crash.sleeper import LEASE
from tests.storage.conftest import clean_server, migrated, server

__all__ = ["clean_server", "migrated", "server"]  # fixtures

KILLS = {"sqlite": 8, "postgresql": 2}
RACE = 2_000
"""In short; `tests.bench.crash` kills and races for as long as is wanted."""


def test_every_answered_move_survives_being_killed_on_sqlite(tmp_path):
    losses, presses = kill_often(f"sqlite:///{tmp_path}/crash.sqlite3", KILLS["sqlite"], tables=12)
    assert not losses, losses
    assert presses >= FEWEST * KILLS["sqlite"]


def test_every_answered_move_survives_being_killed_on_postgresql(clean_server):
    losses, presses = kill_often(clean_server, KILLS["postgresql"], tables=6)
    assert not losses, losses
    assert presses >= FEWEST * KILLS["postgresql"]


def test_of_two_processes_exactly_one_wins_each_version(clean_server):
    found = race(clean_server, tables=6, presses=RACE)
    assert found.twice == 0
    assert not found.losses, found.losses
    assert min(found.won) > 0
    assert found.lost > 0, "they never met"


@pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="LOUD: Windows stops no process to let it go on later"
)
@pytest.mark.parametrize("place", ["file", "postgres"])
def test_a_process_stopped_past_a_deadline_does_not_act_twice(place, request, tmp_path):
    url = f"sqlite:///{tmp_path}/clock.sqlite3"
    if place == "postgres":
        url = request.getfixturevalue("clean_server")
    match = asyncio.run(table_with_deadline(url))
    asleep, awake = sleeper(url), None
    try:
        heard(asleep, "looked")
        stop_between_writes(asleep, url)
        asyncio.run(let_time_be_up(url, match))
        awake = sleeper(url)
        heard(awake, f"asked {match} ")
        asleep.send_signal(signal.SIGCONT)
        claimed = now_ms()
        for process in (asleep, awake):
            while now_ms() <= claimed + LEASE:
                assert heard(process, "looked") == []
            for _ in range(2):  # the first may have begun before
                assert heard(process, "looked") == []
    finally:
        for each in (asleep, awake):
            if each is not None:
                end(each)


@pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="LOUD: Windows stops no process to let it go on later"
)
def test_a_process_that_was_stopped_credits_the_time(tmp_path):
    url = f"sqlite:///{tmp_path}/clock.sqlite3"
    match = asyncio.run(table_with_deadline(url))
    process = sleeper(url)
    try:
        heard(process, "looked")
        stop_between_writes(process, url)
        asyncio.run(let_time_be_up(url, match, 300))
        time.sleep(1.5)  # that is the gap
        process.send_signal(signal.SIGCONT)
        said = heard(process, "looked") + heard(process, "looked")
        assert not [line for line in said if line.startswith("asked")]
        assert "stopped for a while" in str(said)
    finally:
        end(process)


async def table_with_deadline(url: str) -> str:
    async with await Store.open(url) as store:
        tables = Tables(store)
        people = tuple(Sitting(seat, person=seat + 1) for seat in range(3))
        match = await tables.create("racko", {}, people, speed="live")
        table = await tables.start(match.id)
        while table.is_busy or table.deadline is None:
            await asyncio.sleep(0.001)
        await tables.close()
        return match.id


async def let_time_be_up(url: str, match: str, after: int = 0) -> None:
    async with await Store.open(url) as store:
        deadline = await store.deadlines.of(match)
        assert deadline is not None
        await store.deadlines.put(replace(deadline, due=now_ms() + after))


def sleeper(url: str) -> Popen[str]:
    return Popen([sys.executable, "-m", "tests.crash.sleeper", url], stdout=PIPE, text=True)


def heard(process: Popen[str], last: str) -> list[str]:
    """What it says before the line that begins so."""
    assert process.stdout is not None
    said = []
    while not (line := process.stdout.readline()).startswith(last):
        assert line, f"it never said {last}"
        said.append(line.rstrip())
    return said


def stop_between_writes(process: Popen[str], url: str) -> None:
    """Stopped inside a write it would keep SQLite's one lock, and nobody could be the second."""
    process.send_signal(signal.SIGSTOP)
    while url.startswith("sqlite") and is_locked(url.removeprefix("sqlite:///")):
        process.send_signal(signal.SIGCONT)
        time.sleep(0.01)
        process.send_signal(signal.SIGSTOP)


def is_locked(path: str) -> bool:
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as database:
        try:
            database.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
        return False


def end(process: Popen[str]) -> None:
    process.kill()
    assert process.stdout is not None
    process.stdout.close()
    process.wait()
