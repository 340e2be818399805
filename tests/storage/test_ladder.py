"""Results and ratings: what counts, what does not and why, and the ladder worked out again."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select

from storage.counting import BATCH, count, recompute
from storage.ladder import PAGE
from storage.rating import DAY, pools, sides, standing, why_not
from storage.records import Finisher, Rating
from storage.schema import history, matches, ratings, results, tallies
from storage.store import Store
from tests.storage.examples import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    SEED,
    empty_tables,
    live,
    match,
    outcome,
)
from tests.thorough import examples


def four(*people, teams=(0, 1, 0, 1), places=(1, 2, 1, 2)):
    return tuple(
        Finisher(seat, person, place, 10, team)
        for seat, (person, team, place) in enumerate(zip(people, teams, places, strict=True))
    )


async def counted(store, name, *people, **fields):
    await live(store, name)
    return await store.boards.count(outcome(name, *people, **fields))


async def test_a_match_of_people_moves_their_ratings(store):
    rows = await counted(store, "m", ANNA, BRUNO)
    assert [(row.person, row.place, row.rated, row.why_not) for row in rows] == [
        (ANNA, 1, True, None),
        (BRUNO, 2, True, None),
    ]
    assert await store.boards.results("m") == rows
    anna, bruno = [await store.boards.rating(each, "racko") for each in (ANNA, BRUNO)]
    assert anna.mu > 25 > bruno.mu
    assert anna.sigma < 25 / 3
    assert anna.matches == bruno.matches == 1
    changes = await store.boards.changes("m")
    assert {(each.person, each.pool) for each in changes} == {
        (who, pool) for who in (ANNA, BRUNO) for pool in ("all", "standard")
    }
    assert all(each.mu_before == 25.0 for each in changes)


async def test_counting_a_match_again_changes_nothing(store):
    first = await counted(store, "m", ANNA, BRUNO)
    before = await store.boards.rating(ANNA, "racko")
    assert await store.boards.count(outcome("m", BRUNO, ANNA, hinted=True)) == first
    assert await store.boards.rating(ANNA, "racko") == before


async def test_matches_counted_at_once_are_each_counted_once(store):
    for name in "abcd":
        await live(store, name)
    await asyncio.gather(*(store.boards.count(outcome(name, ANNA, BRUNO)) for name in "abcdabcd"))
    assert (await store.boards.rating(ANNA, "racko")).matches == 4
    before = await store.boards.ladder("racko")
    await store.boards.recompute()
    assert await store.boards.ladder("racko") == before


@pytest.mark.parametrize(
    ("people", "fields", "reason"),
    [
        pytest.param((ANNA, BRUNO), {"wanted": False}, "casual", id="casual"),
        pytest.param((ANNA, BRUNO), {"hinted": True}, "hint", id="a hint was used"),
        pytest.param((ANNA, BRUNO), {"replaced": True}, "replaced", id="somebody was replaced"),
        pytest.param((ANNA, None, None), {}, "alone", id="one person among computers"),
        pytest.param((ANNA, ANNA), {}, "alone", id="one person twice"),
        pytest.param((None, None), {}, "alone", id="nobody"),
        pytest.param(
            (), {"finishers": four(ANNA, None, BRUNO, None)}, "alone", id="one pair of people"
        ),
    ],
)
async def test_what_is_not_rated_says_why(store, people, fields, reason):
    rows = await counted(store, "m", *people, **fields)
    assert {(row.rated, row.why_not) for row in rows} == {(False, reason)}
    assert await store.boards.ladder("racko") == ()
    assert await store.boards.changes("m") == ()


async def test_computers_have_no_rating_and_people_keep_their_places_among_themselves(store):
    await counted(store, "a", ANNA, None, BRUNO)
    await counted(store, "b", CARLA, DARIO)
    first = {each.person: (each.mu, each.sigma) for each in await store.boards.ladder("racko")}
    assert set(first) == {ANNA, BRUNO, CARLA, DARIO}
    assert first[ANNA] == first[CARLA]
    assert first[BRUNO] == first[DARIO]


async def test_equals_share_a_place_and_draw_closer(store):
    await counted(store, "a", ANNA, BRUNO)
    level = tuple(Finisher(seat, who, 1, 50) for seat, who in enumerate((ANNA, BRUNO)))
    before = await store.boards.rating(ANNA, "racko")
    await counted(store, "b", finishers=level)
    assert (await store.boards.rating(ANNA, "racko")).mu < before.mu


async def test_pairs_win_together_and_have_a_ladder_apart(store):
    await counted(store, "m", finishers=four(ANNA, BRUNO, CARLA, DARIO), variant="partners")
    pairs = await store.boards.ladder("racko", "pairs")
    assert {each.person for each in pairs[:2]} == {ANNA, CARLA}
    assert pairs[0].mu == pairs[1].mu
    assert await store.boards.ladder("racko") == ()
    assert {each.mu for each in await store.boards.ladder("racko", "partners")} == {
        each.mu for each in pairs
    }


async def test_twelve_people_are_rated_in_their_order(store):
    await counted(store, "m", *range(1, 13))
    ladder = [*await store.boards.ladder("racko"), *await store.boards.ladder("racko", page=1)]
    assert [each.person for each in ladder] == list(range(1, 13))


async def test_the_same_people_are_rated_five_times_a_day(store):
    def at(number):
        return 1_000 + number

    rows = [await counted(store, f"m{n}", ANNA, BRUNO, finished=at(n)) for n in range(6)]
    assert [row[0].why_not for row in rows] == [None] * 5 + ["often"]
    others = await counted(store, "x", ANNA, BRUNO, CARLA, finished=at(7))
    again = await counted(store, "y", BRUNO, ANNA, finished=at(0) + DAY)
    too_soon = await counted(store, "z", BRUNO, ANNA, finished=at(0) + DAY)
    assert [row[0].why_not for row in (others, again, too_soon)] == [None, None, "often"]


async def test_the_ladder_of_a_server_holds_who_has_played_there(store):
    await counted(store, "a", ANNA, BRUNO, guild=1)
    await counted(store, "b", CARLA, BRUNO, guild=2)
    assert [each.person for each in await store.boards.ladder("racko", guild=1)] == [ANNA, BRUNO]
    assert {each.person for each in await store.boards.ladder("racko", guild=2)} == {CARLA, BRUNO}
    assert await store.boards.ladder("rank") == ()


async def test_on_the_ladder_three_doubts_are_taken_from_a_rating(store):
    """By two of them whoever is less sure would stand first here."""
    sure = Rating(ANNA, "racko", "all", 25.0, 2.0, 50)
    unsure = Rating(BRUNO, "racko", "all", 30.0, 4.0, 3)
    assert (standing(sure), standing(unsure)) == (19.0, 18.0)
    for number in range(12):
        await counted(store, f"m{number}", ANNA, BRUNO, finished=number * DAY)
    await counted(store, "once", DARIO, CARLA)
    ladder = await store.boards.ladder("racko")
    assert len(ladder) == 4
    worth = [each.mu - 3 * each.sigma for each in ladder]
    assert worth == sorted(worth, reverse=True)


async def test_how_many_stand_above(store):
    await counted(store, "m", ANNA, BRUNO, CARLA)
    ladder = await store.boards.ladder("racko")
    assert [await store.boards.above(each) for each in ladder] == [0, 1, 2]
    assert await store.boards.rating(DARIO, "racko") is None


async def test_a_page_holds_ten_and_the_next_one_goes_on(store):
    await counted(store, "a", *range(1, 13))
    await counted(store, "b", *range(13, 25))
    pages = [await store.boards.ladder("racko", page=page) for page in range(4)]
    assert [len(page) for page in pages] == [PAGE, PAGE, 4, 0]
    assert len({each.person for page in pages for each in page}) == 24


async def test_a_person_has_a_curve_and_a_record(store):
    for number in range(3):
        await counted(store, f"m{number}", ANNA, BRUNO, finished=number)
    curve = await store.boards.curve(ANNA, "racko")
    assert [each.match for each in curve] == ["m0", "m1", "m2"]
    assert [each.mu_before for each in curve[1:]] == [each.mu for each in curve[:-1]]
    assert (await store.boards.rating(ANNA, "racko")).mu == curve[-1].mu
    record = await store.boards.of_person(ANNA)
    assert [row.match for row in record] == ["m2", "m1", "m0"]


async def test_results_end_with_their_match_in_one_database_alone(store):
    await store.create(match("old"), SEED)
    await store.boards.count(outcome("old", ANNA, BRUNO))
    assert await store.unsettled(0) == ()


def test_pools_and_sides_of_a_match():
    pair = outcome("m", finishers=four(ANNA, BRUNO, None, DARIO), variant="partners")
    assert [[each.person for each in side] for side in sides(pair.finishers)] == [
        [ANNA],
        [BRUNO, DARIO],
    ]
    assert pools(pair) == ("pairs", "partners")
    assert pools(outcome("m", ANNA, BRUNO, variant="all")) == ("all",)
    assert why_not(pair) is None


PEOPLE = st.lists(st.sampled_from([ANNA, BRUNO, CARLA, DARIO, 105, None]), min_size=2, max_size=6)
OUTCOMES = st.lists(
    st.tuples(
        PEOPLE.filter(lambda seats: len({*seats} - {None}) == len([s for s in seats if s])),
        st.lists(st.integers(1, 3), min_size=6, max_size=6),
        st.booleans(),
        st.sampled_from(["racko", "rank"]),
        st.sampled_from(["standard", "bonus"]),
        st.integers(0, 3 * DAY),
        st.booleans(),
    ),
    max_size=25,
)


@settings(max_examples=examples(40))
@given(OUTCOMES)
def test_the_ladder_worked_out_from_the_results_equals_what_is_stored(played):
    with empty_tables() as connection:
        for number, (people, places, paired, game, variant, finished, wanted) in enumerate(played):
            connection.execute(insert(matches).values(**row_of(f"m{number}")))
            finishers = tuple(
                Finisher(seat, who, places[seat], 0, seat % 2 if paired else None)
                for seat, who in enumerate(people)
            )
            fields = {"finishers": finishers, "game": game, "variant": variant}
            count(connection, outcome(f"m{number}", **fields, finished=finished, wanted=wanted))
        stored = everything(connection)
        recompute(connection)
        assert everything(connection) == stored
        connection.execute(delete(results))
        recompute(connection)
        assert everything(connection) == ([], [], [])


def row_of(name):
    made = match(name)
    fields = ("id", "game", "options", "rules", "seats", "status", "speed", "rated", "commitment")
    return {field: getattr(made, field) for field in fields} | {
        "seed": SEED,
        "words": "[]",
        "created": 1,
    }


def everything(connection):
    return tuple(
        connection.execute(select(table).order_by(*table.primary_key)).all()
        for table in (ratings, history, tallies)
    )


async def test_working_out_the_ladder_tells_how_far_it_is(filed: Store):
    await counted(filed, "m", ANNA, BRUNO)
    await filed.database.write(
        lambda connection: connection.execute(results.update().values(counted=2 * BATCH + 1))
    )
    told: list[tuple[int, int]] = []
    await filed.boards.recompute(lambda done, of: told.append((done, of)))
    last = 2 * BATCH + 1
    assert told == [(BATCH, last), (2 * BATCH, last), (last, last)]
    assert isinstance(await filed.boards.rating(ANNA, "racko"), Rating)
