"""Every question on a hot path is answered from an index: SQLite's own plans say so."""

import pytest
from sqlalchemy import event
from sqlalchemy.dialects import postgresql

from storage.leaderboards import Leaderboard
from storage.listing import question
from storage.records import Rating, Shards
from tests.storage.examples import deadline, live, move, outcome
from tests.storage.postgres import ask

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
    "a person's list of tables": (
        lambda store: store.open_to(101, 5),
        [
            "seats_by_person (person=? AND left=?)",
            "seats_away (person=?)",
            "invitations_by_person (person=? AND open=?)",
            "matches_by_guild (guild=? AND status=?)",
            "log USING PRIMARY KEY (match=?)",
            "deadlines USING INDEX sqlite_autoindex_deadlines_1",
        ],
    ),
    "the calls of a match that are over": (
        lambda store: store.calls.over("m"),
        ["calls USING INDEX sqlite_autoindex_calls_1 (match=?)", "log USING PRIMARY KEY"],
    ),
    "who is invited": (
        lambda store: store.invitations.of("m"),
        ["sqlite_autoindex_invitations_1 (match=?)"],
    ),
    "the digests that are due": (lambda store: store.digests.due(9), ["digests_by_due"]),
    "uncounted": (
        lambda store: store.uncounted(0),
        ["matches_by_end", "sqlite_autoindex_results_1"],
    ),
    "open under older rules": (
        lambda store: store.of_older_rules({"racko": 2, "rank": 2}, MINE),
        ["matches_by_end"],
    ),
    "where no person's time runs": (
        lambda store: store.still(MINE),
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
    "somebody's matches": (
        lambda store: store.ladder.matches(101),
        ["mine USING INDEX results_by_person", "sqlite_autoindex_matches_1"],
    ),
    "the matches of two people": (
        lambda store: store.ladder.matches(101, 102),
        ["mine USING INDEX results_by_person", "them USING INDEX sqlite_autoindex_results_1"],
    ),
    "who somebody has met": (
        lambda store: store.ladder.most_met(101),
        ["meetings USING PRIMARY KEY (person=?)"],
    ),
    "how two people did": (
        lambda store: store.ladder.met(101, 102),
        ["meetings USING PRIMARY KEY (person=? AND other=?)"],
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
    "an older page of it": (
        lambda store: store.audit.of_server(5, before=9),
        ["audit_by_guild (guild=? AND number<?)"],
    ),
    "a newer page of it": (
        lambda store: store.audit.of_server(5, after=9),
        ["audit_by_guild (guild=? AND number>?)"],
    ),
    "a server's bans": (lambda store: store.bans.of_server(5), ["bans_1 (guild=?)"]),
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
        if statement.split()[0] in ("WITH", "SELECT", "INSERT", "UPDATE", "DELETE"):
            row = parameters[0] if isinstance(parameters, list) else parameters
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", row)
            seen.append("\n".join(line[3] for line in cursor.fetchall()))

    event.listen(engine, "before_cursor_execute", explain)
    return seen


FEW = "listings USING INDEX listings_nowhere"
"""The one index that is read whole: it has only those who are listed nowhere."""


def assert_from(indexes, plans):
    whole = "\n".join(plans)
    for index in indexes:
        assert index in whole
    lines = whole.splitlines()
    found = {line.removeprefix("MATERIALIZE ") for line in lines if line.startswith("MATERIALIZE")}
    scans = {line.removeprefix("SCAN ") for line in lines if line.startswith("SCAN")}
    assert not [each for each in scans - found - {FEW} if "CONSTANT ROW" not in each]


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


@pytest.mark.slow
async def test_postgresql_answers_a_person_s_list_from_indexes_too(clean_server):
    """Its tables are empty, so it is asked whether it could do without reading them whole."""
    asked = question(101, 5).compile(
        dialect=postgresql.dialect(), compile_kwargs={"literal_binds": True}
    )
    plan = await ask(clean_server, "SET enable_seqscan = off", f"EXPLAIN {asked}")
    whole = "\n".join(line[0] for line in plan)
    assert "Seq Scan" not in whole
    for index in ("seats_by_person", "seats_away", "invitations_by_person"):
        assert index in whole


async def test_the_ladder_and_a_persons_results_come_out_of_the_index_in_order(filed):
    plans = plans_of(filed.database._reading.sync_engine)
    await filed.ladder.top("racko")
    await filed.ladder.of_person(101)
    await filed.deadlines.next_due()
    await filed.audit.of_server(5)
    assert len(plans) == 5
    assert not any("TEMP B-TREE" in plan for plan in plans)
