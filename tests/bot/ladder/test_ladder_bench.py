"""The bench of leaderboards on a few thousand results: the same pages, from indexes, and right."""

import random
import re
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from bot.ui.ratings import shown_rating
from storage.leaderboards import PAGE, Leaderboard
from storage.periods import ALWAYS
from storage.store import Store
from tests.bench.boards import World, fill, pages, recomputed
from tests.storage.test_plans import plans_of

RESULTS, PEOPLE = 4_000, 60
LARGE = re.compile("SCAN (results|me|them|history|matches|seats|tallies|ratings)")


@pytest.fixture
async def filled(tmp_path: Path) -> Any:
    path = tmp_path / "boards.db"
    await (await Store.open(f"sqlite:///{path}")).close()
    world = World(PEOPLE, random.Random(1))
    with Progress(disable=True) as progress:
        busy = fill(path, world, RESULTS, progress)
        async with await Store.open(f"sqlite:///{path}") as store:
            await recomputed(store, progress)
            yield store, world, busy, path


async def test_every_kind_of_page_comes_out_of_indexes(filled):
    store, world, busy, _ = filled
    kinds = await pages(store, world, busy)
    assert {"server, week, rated", "everywhere, all, rated, pairs, deep"} <= kinds.keys()
    plans = plans_of(store.database._reading.sync_engine)
    for asks in kinds.values():
        for ask in asks:
            assert await ask()
    assert len(plans) > len(kinds)
    assert not [plan for plan in plans if LARGE.search(plan)]


async def test_the_numbers_are_those_of_the_rows(filled):
    store, _, _, path = filled
    with closing(sqlite3.connect(path)) as bare:
        rows = bare.execute(
            "SELECT person, place, rated FROM results "
            "WHERE game = 'racko' AND team IS NULL AND person IS NOT NULL"
        ).fetchall()
        ladder = dict(
            bare.execute("SELECT person, mu FROM ratings WHERE game = 'racko' AND pool = 'all'")
        )
    for rated in (True, False):
        kept = [row for row in rows if row[2] or not rated]
        matches = Counter(person for person, _, _ in kept)
        wins = Counter(person for person, place, _ in kept if place == 1)
        board = Leaderboard("racko", None, "all", ALWAYS, rated)
        last = (await store.ladder.page(board)).last
        shown = [await store.ladder.page(board, number) for number in range(last + 1)]
        lines = [line for page in shown for line in page.lines]
        assert {line.person: (line.matches, line.wins) for line in lines} == {
            person: (count, wins[person]) for person, count in matches.items()
        }
        assert len(lines) > PAGE
        if rated:
            assert all(line.mu == ladder[line.person] for line in lines)
            order = [(line.is_settled, shown_rating(line.mu)) for line in lines]
        else:
            order = [(line.wins, -line.matches) for line in lines]
        assert order == sorted(order, reverse=True)
