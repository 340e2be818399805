"""Every question on a hot path is answered from an index: SQLite's own plans say so."""

import pytest
from sqlalchemy import event

from storage.leaderboards import Leaderboard
from storage.records import Rating, Shards
from tests.storage.examples import deadline, live, move, outcome

MINE = Shards(4, (0,))
QUESTIONS = {
    "a match": (lambda store: store.match("m"), ["sqlite_autoindex_matches_1"]),
    "its seats": (lambda store: store.seats("m"), ["sqlite_autoindex_seats_1"]),
    "its log": (lambda store: store.log("m", 3), ["PRIMARY KEY (match=? AND version>?)"]),
    "open in a channel": (lambda store: store.open_in_channel(5), ["matches_by_channel"]),
    "open in a guild": (lambda store: store.open_in_guild(5), ["matches_by_guild"]),
    "open of a person": (
        lambda store: store.open_of_person(101),
        ["seats_by_person", "sqlite_autoindex_matches_1"],
    ),
    "uncounted": (
        lambda store: store.uncounted(0),
        ["matches_by_end", "sqlite_autoindex_results_1"],
    ),
    "where no person's time runs": (
        lambda store: store.unclocked(MINE),
        ["matches_by_end", "deadlines USING INDEX sqlite_autoindex_deadlines_1", "PRIMARY KEY"],
    ),
    "the next deadline": (lambda store: store.deadlines.next_due(), ["deadlines_by_due"]),
    "the next deadline of some shards": (
        lambda store: store.deadlines.next_due(MINE),
        ["deadlines_by_due", "sqlite_autoindex_matches_1"],
    ),
    "a page of the ladder": (
        lambda store: store.ladder.top("racko"),
        ["ratings_by_standing"],
    ),
    "a page of a server's ladder": (
        lambda store: store.ladder.top("racko", guild=5),
        ["results_of_guild"],
    ),
    "a place on the ladder": (
        lambda store: store.ladder.above(Rating(101, "racko", "all", 25, 8, 1)),
        ["ratings_by_standing"],
    ),
    "a page of a server's leaderboard": (
        lambda store: store.ladder.page(Leaderboard("racko", 5), 0, 101),
        [
            "tallies USING PRIMARY KEY (scope=? AND game=? AND pool=? AND period=?)",
            "ratings USING PRIMARY KEY (person=? AND game=? AND pool=?)",
        ],
    ),
    "a page of everybody's leaderboard": (
        lambda store: store.ladder.page(
            Leaderboard("racko", period="2026-08", rated=False), 0, 101
        ),
        ["tallies USING PRIMARY KEY (scope=? AND game=? AND pool=? AND period=?"],
    ),
    "the game of a server": (lambda store: store.ladder.last_game(5), ["results_by_guild"]),
    "a career": (lambda store: store.ladder.played(101), ["results_by_person"]),
    "who somebody has met": (
        lambda store: store.ladder.met(101),
        ["results_by_person", "sqlite_autoindex_results_1"],
    ),
    "how two people did": (
        lambda store: store.ladder.met(101, 102),
        ["SEARCH me USING INDEX results_by_person", "SEARCH them USING INDEX sqlite_autoindex"],
    ),
    "all ratings of a person": (
        lambda store: store.ladder.ratings(101),
        ["ratings USING PRIMARY KEY (person=?)"],
    ),
    "where a person is listed": (
        lambda store: store.settings.listed(101),
        ["PRIMARY KEY (person=?)"],
    ),
    "results of a person": (lambda store: store.ladder.of_person(101), ["results_by_person"]),
    "a person's curve": (lambda store: store.ladder.curve(101, "racko"), ["history_by_person"]),
    "a person's settings": (
        lambda store: store.settings.of_person(101),
        ["sqlite_autoindex_people_1"],
    ),
    "a server's trail": (lambda store: store.audit.of_server(5), ["audit_by_guild"]),
}
CHANGES = {
    "a move": (
        lambda store: store.append("m", 1, move(), deadline=deadline(2, 9), ending="finished"),
        [],
    ),
    "a claim": (lambda store: store.deadlines.claim(9, "me", 9), ["deadlines_by_due"]),
    "a result": (
        lambda store: store.ladder.count(outcome("m", 101, 102)),
        [
            "results_by_person",
            "results_in_order",
            "ratings USING PRIMARY KEY (person=? AND game=?)",
        ],
    ),
}


def plans_of(engine):
    """The plan of each statement that this engine runs from now on, as text."""
    seen: list[str] = []

    def explain(connection, cursor, statement, parameters, *_):
        if statement.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE"):
            row = parameters[0] if isinstance(parameters, list) else parameters
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", row)
            seen.append("\n".join(line[3] for line in cursor.fetchall()))

    event.listen(engine, "before_cursor_execute", explain)
    return seen


def assert_from(indexes, plans):
    whole = "\n".join(plans)
    for index in indexes:
        assert index in whole
    scans = [line for line in whole.splitlines() if line.startswith("SCAN")]
    assert all("CONSTANT ROW" in line for line in scans)


@pytest.mark.parametrize("question", QUESTIONS)
async def test_a_question_is_answered_from_its_index(filed, question):
    await live(filed)
    await filed.append("m", 0, move(), deadline=deadline(1, 5))
    ask, indexes = QUESTIONS[question]
    plans = plans_of(filed.database._reading.sync_engine)
    await ask(filed)
    assert plans
    assert_from(indexes, plans)


@pytest.mark.parametrize("change", CHANGES)
async def test_a_change_finds_its_rows_by_an_index(filed, change):
    await live(filed)
    await filed.append("m", 0, move(), deadline=deadline(1, 5))
    make, indexes = CHANGES[change]
    plans = plans_of(filed.database._writing)
    await make(filed)
    assert plans
    assert_from(indexes, plans)


async def test_the_ladder_and_a_persons_results_come_out_of_the_index_in_order(filed):
    plans = plans_of(filed.database._reading.sync_engine)
    await filed.ladder.top("racko")
    await filed.ladder.of_person(101)
    await filed.deadlines.next_due()
    await filed.audit.of_server(5)
    assert len(plans) == 5
    assert not any("TEMP B-TREE" in plan for plan in plans)
