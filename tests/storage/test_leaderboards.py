"""Leaderboards say what the results say: who is listed, in which order, with which numbers."""

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from alembic import command
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select, text

from storage.careers import Played, played_by
from storage.counting import BATCH, count, recompute
from storage.leaderboards import PAGE, SETTLED, WIN, Computers, Leaderboard, page_of
from storage.meetings import Met, met_by
from storage.migrations import configuration, migrate
from storage.periods import PERIODS, Period, names_at, period_name
from storage.rating import DAY
from storage.records import Finisher, Pool, Rating, Sitting
from storage.schema import listings, matches, ratings, results, seats, tallies
from storage.store import Store
from storage.upsert import put
from tests.storage.examples import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    GUILD,
    SEED,
    empty_tables,
    live,
    match,
    outcome,
)
from tests.thorough import examples

AUGUST = 1_787_200_000_000  # 20 August 2026, a Thursday


def at(year, month, day, hour=12):
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "names"),
    [
        pytest.param(
            at(2026, 8, 20), ("2026-W34", "2026-08", "2026-Q3", "all"), id="any day of a summer"
        ),
        pytest.param(
            at(2027, 1, 1), ("2026-W53", "2027-01", "2027-Q1", "all"), id="the week began last year"
        ),
        pytest.param(
            at(2024, 12, 30),
            ("2025-W01", "2024-12", "2024-Q4", "all"),
            id="the week ends next year",
        ),
        pytest.param(
            at(2026, 4, 1, 0) - 1, ("2026-W14", "2026-03", "2026-Q1", "all"), id="before midnight"
        ),
        pytest.param(
            at(2026, 4, 1, 0), ("2026-W14", "2026-04", "2026-Q2", "all"), id="at midnight"
        ),
    ],
)
def test_a_moment_lies_in_a_week_a_month_and_a_quarter(moment, names):
    assert names_at(moment) == names
    assert tuple(period_name(period, moment) for period in PERIODS) == names


async def played(store, name, *people, **fields):
    await live(store, name)
    return await store.ladder.count(outcome(name, *people, **fields))


async def rounds(store, number, *people, **fields):
    """So many matches with the same places, on as many days."""
    day = fields.pop("finished", AUGUST)
    for each in range(number):
        name = f"{fields.get('prefix', '')}{people}-{each}-{day}"
        chosen = {key: value for key, value in fields.items() if key != "prefix"}
        await played(store, name, *people, finished=day - each * 1000, **chosen)


async def test_who_has_one_rated_match_is_listed_with_rating_and_number(store):
    await rounds(store, 1, ANNA, BRUNO, wanted=False)
    assert (await store.ladder.page(Leaderboard("racko", GUILD), 0, ANNA)).lines == ()
    await rounds(store, 1, ANNA, BRUNO, finished=AUGUST - DAY)
    page = await store.ladder.page(Leaderboard("racko", GUILD), 0, BRUNO)
    assert [(line.person, line.place, line.matches) for line in page.lines] == [
        (ANNA, 1, 1),
        (BRUNO, 2, 1),
    ]
    rating = await store.ladder.rating(ANNA, "racko")
    assert (page.lines[0].mu, page.lines[0].sigma) == (rating.mu, rating.sigma)
    assert not page.lines[0].is_settled
    assert page.mine.line == page.lines[1]
    assert page.mine.above is not None
    assert page.mine.above.person == ANNA
    assert page.listed == 2


async def test_a_rating_of_few_matches_stands_after_those_that_are_settled(store):
    for day in range(3):
        await rounds(store, 3, ANNA, BRUNO, finished=AUGUST - day * DAY)
    for each in (CARLA, DARIO, 105):
        await rounds(store, 1, ANNA, each, finished=AUGUST - 5 * DAY)
        await rounds(store, 1, each, BRUNO, finished=AUGUST - 5 * DAY)
    await rounds(store, 5, CARLA, DARIO)
    page = await store.ladder.page(Leaderboard("racko", GUILD), 0, CARLA)
    assert [(line.person, line.is_settled) for line in page.lines] == [
        (ANNA, True),
        (BRUNO, True),
        (CARLA, False),
        (105, False),
        (DARIO, False),
    ]
    by_person = {line.person: line for line in page.lines}
    assert by_person[CARLA].mu > by_person[BRUNO].mu


async def test_ten_matches_settle_a_rating_only_against_four_people(store):
    for day in range(4):
        await rounds(store, 5, ANNA, BRUNO, finished=AUGUST - day * DAY)
    for each, settles in ((CARLA, False), (DARIO, False), (105, True)):
        await rounds(store, 1, each, ANNA, finished=AUGUST - 9 * DAY)
        rating = await store.ladder.rating(ANNA, "racko")
        assert rating.is_settled == settles
    assert rating.opponents == (BRUNO, CARLA, DARIO, 105)
    (change,) = [
        each
        for each in await store.ladder.changes(f"{(105, ANNA)}-0-{AUGUST - 9 * DAY}")
        if (each.person, each.pool) == (ANNA, "all")
    ]
    assert change.settled


async def test_partners_are_no_opponents(store):
    await live(store, "p")
    finishers = tuple(
        Finisher(seat, who, 1 + seat % 2, 9, seat % 2)
        for seat, who in enumerate((ANNA, BRUNO, CARLA, DARIO))
    )
    await store.ladder.count(outcome("p", finishers=finishers))
    assert (await store.ladder.rating(ANNA, "racko", "pairs")).opponents == (BRUNO, DARIO)
    assert (await store.ladder.rating(DARIO, "racko", "pairs")).opponents == (ANNA, CARLA)


async def test_people_say_where_they_want_to_be_listed(store):
    await rounds(store, 5, ANNA, BRUNO, CARLA)

    async def keep(person, listed=None):
        await store.settings.change_person(person, lambda _: "{}", listed)

    await keep(ANNA, "everywhere")
    await keep(BRUNO, "nowhere")

    async def listed(guild):
        page = await store.ladder.page(Leaderboard("racko", guild), 0, BRUNO)
        return [line.person for line in page.lines], page.mine.line, page.mine.matches

    assert await listed(GUILD) == ([ANNA, CARLA], None, 5)
    assert await listed(None) == ([ANNA], None, 5)
    await keep(ANNA, "servers")
    await keep(BRUNO)
    assert await listed(GUILD) == ([ANNA, CARLA], None, 5)
    assert await listed(None) == ([], None, 5)
    await store.settings.forget_person(BRUNO)
    people, mine, _ = await listed(GUILD)
    assert people == [ANNA, BRUNO, CARLA]
    assert mine is not None


async def test_where_somebody_is_listed_is_kept(store):
    assert await store.settings.listed(ANNA) == "servers"
    for said in ("everywhere", "nowhere", "servers"):
        await store.settings.change_person(ANNA, lambda _: "{}", said)
        assert await store.settings.listed(ANNA) == said


async def test_computers_are_shown_and_have_no_place(store):
    sat = (Sitting(0, ANNA), Sitting(1, BRUNO), Sitting(2, level="greedy"))
    for number in range(5):
        await live(store, f"m{number}", sat)
        finishers = (
            Finisher(0, ANNA, 2, 5),
            Finisher(1, BRUNO, 3, 1),
            Finisher(2, None, 1, 9),
        )
        await store.ladder.count(outcome(f"m{number}", finishers=finishers, finished=AUGUST))
    page = await store.ladder.page(Leaderboard("racko", GUILD, rated=False))
    assert [(line.person, line.wins, line.place) for line in page.lines] == [
        (ANNA, 0, 1),
        (BRUNO, 0, 1),
    ]
    assert page.computers == (Computers("greedy", 5, 5),)


async def test_pairs_stand_apart(store):
    pairs = tuple(
        Finisher(seat, who, 1 + seat % 2, 9, seat % 2)
        for seat, who in enumerate((ANNA, BRUNO, CARLA, DARIO))
    )
    for number in range(5):
        await live(store, f"p{number}")
        await store.ladder.count(outcome(f"p{number}", finishers=pairs, variant="partners"))
    assert (await store.ladder.page(Leaderboard("racko", GUILD))).lines == ()
    page = await store.ladder.page(Leaderboard("racko", GUILD, "pairs"))
    assert [(line.person, line.place) for line in page.lines] == [
        (ANNA, 1),
        (CARLA, 1),
        (BRUNO, 3),
        (DARIO, 3),
    ]


async def test_in_a_career_pairs_are_a_pool_of_their_own_and_partners_no_rivals(store):
    sat = (ANNA, BRUNO, CARLA, DARIO)
    pairs = tuple(Finisher(seat, who, 1 + seat % 2, 9, seat % 2) for seat, who in enumerate(sat))
    await live(store, "pairs")
    await store.ladder.count(outcome("pairs", finishers=pairs, variant="partners", finished=200))
    await played(store, "alone", BRUNO, ANNA, CARLA, finished=300)
    await live(store, "level")
    both = tuple(Finisher(seat, who, 1, 9) for seat, who in enumerate((ANNA, BRUNO)))
    await store.ladder.count(outcome("level", finishers=both, finished=400))
    assert [each.pool for each in await store.ladder.played(ANNA)] == ["pairs", "all", "all"]
    met = {each.person: each for each in await store.ladder.met(ANNA)}
    assert met[BRUNO] == Met(BRUNO, 1, 1, 1, 0, 0)
    assert met[CARLA] == Met(CARLA, 1, 0, 0, 1, 1)
    assert [met[each].against for each in (BRUNO, CARLA, DARIO)] == [3, 1, 1]


@pytest.mark.parametrize(
    ("listed", "last", "left"),
    [(0, 0, 0), (1, 0, 1), (PAGE, 0, PAGE), (PAGE + 1, 1, 1), (2 * PAGE, 1, PAGE)],
)
def test_the_last_page_has_what_the_full_ones_before_it_leave(listed, last, left):
    people = range(1, listed + 1)
    with empty_tables() as connection:
        rows = [tallied(person, matches=1, wins=1) for person in people]
        if rows:
            put(connection, tallies, rows)
        board = Leaderboard("racko", GUILD, rated=False)
        for number in (last, last + 1, 99):
            page = page_of(connection, board, number, None)
            assert (page.number, page.last, page.listed) == (last, last, listed)
            assert [line.person for line in page.lines] == [*people][listed - left :]


def tallied(person, matches, wins):
    key = {"scope": GUILD, "game": "racko", "pool": "all", "period": "all", "level": ""}
    return key | {
        "person": person,
        "matches": matches,
        "wins": wins,
        "rated": 0,
        "rated_wins": 0,
    }


async def test_equals_share_a_place_across_pages(store):
    people = range(1, 2 * PAGE + 1)
    for number in range(5):
        name = f"m{number}"
        await live(store, name)
        finishers = tuple(Finisher(seat, who, 2, 0) for seat, who in enumerate(people))
        await store.ladder.count(outcome(name, finishers=finishers, finished=AUGUST))
    await live(store, "last")
    await store.ladder.count(outcome("last", 7, 8, finished=AUGUST, wanted=False))
    board = Leaderboard("racko", GUILD, rated=False)
    pages = [await store.ladder.page(board, number, 5) for number in (0, 1, 9)]
    assert [[line.place for line in page.lines] for page in pages] == [
        [1, *[2] * 7],
        [*[2] * 7, 16],
        [*[2] * 7, 16],
    ]
    assert [page.number for page in pages] == [0, 1, 1]
    assert pages[0].lines[0].person == 7
    assert pages[1].lines[-1].person == 8
    assert pages[0].mine.line is not None
    assert pages[0].mine.line.place == 2


async def test_the_game_last_played_on_a_server(store):
    assert await store.ladder.last_game(GUILD) is None
    await played(store, "a", ANNA, BRUNO, game="racko", finished=300)
    await played(store, "b", ANNA, BRUNO, game="rank", finished=200)
    await played(store, "c", ANNA, BRUNO, game="scots", finished=400, guild=5)
    assert await store.ladder.last_game(GUILD) == "racko"


async def test_a_career_is_every_match_of_a_person_oldest_first(store):
    await played(store, "a", ANNA, BRUNO, finished=300)
    await played(store, "b", BRUNO, ANNA, finished=200, guild=None, game="rank", wanted=False)
    assert await store.ladder.played(ANNA) == (
        Played("rank", "standard", 2, None, False, 200),
        Played("racko", "standard", 1, None, True, 300),
    )
    assert [each.won for each in await store.ladder.played(ANNA)] == [False, True]
    assert [each.finished for each in await store.ladder.played(ANNA, GUILD)] == [300]
    assert await store.ladder.met(ANNA) == (Met(BRUNO, 1, 1, 0, 0, 0),)
    assert await store.ladder.met(ANNA, CARLA) == ()
    assert [each.pool for each in await store.ladder.ratings(ANNA)] == ["all", "standard"]


# Any results whatever


PEOPLE = [*range(201, 213), None]
WHO = st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=6).filter(
    lambda sitting: len({*sitting} - {None}) == len([each for each in sitting if each])
)
MATCHES = st.lists(
    st.tuples(
        WHO,
        st.lists(st.integers(1, 3), min_size=6, max_size=6),
        st.booleans(),
        st.sampled_from(["racko", "rank"]),
        st.sampled_from([None, 1, 2]),
        st.sampled_from([AUGUST, AUGUST - 7 * DAY, AUGUST - 40 * DAY, AUGUST - 200 * DAY]),
        st.booleans(),
        st.integers(1, 9),
    ),
    max_size=14,
)
LISTINGS = st.dictionaries(
    st.sampled_from(PEOPLE[:-1]), st.sampled_from(["nowhere", "everywhere"]), max_size=10
)


def counted(connection, made):
    """The matches counted, each so many times as is said."""
    number = 0
    for people, places, paired, game, guild, finished, wanted, times in made:
        for each in range(times):
            number += 1
            name = f"m{number}"
            fields = {"id": name, "game": game, "options": "{}", "rules": 1, "seats": 6}
            fields |= {"status": "finished", "speed": "live", "rated": wanted, "commitment": ""}
            fields |= {"seed": SEED, "words": "[]", "created": 1}
            connection.execute(insert(matches).values(**fields))
            finishers = tuple(
                Finisher(seat, who, places[seat], 0, seat % 2 if paired else None)
                for seat, who in enumerate(people)
            )
            for seat, who in enumerate(people):
                level = None if who else ("greedy", "random")[seat % 2]
                sitter = {"match": name, "seat": seat, "person": who, "level": level, "joined": 1}
                connection.execute(insert(seats).values(**sitter))
            facts = {"game": game, "guild": guild, "finished": finished + each, "wanted": wanted}
            count(connection, outcome(name, finishers=finishers, **facts))


ASKED: tuple[tuple[str, Pool, Period], ...] = (
    ("racko", "all", "month"),
    ("racko", "pairs", "season"),
    ("rank", "all", "all"),
    ("racko", "all", "all"),
    ("rank", "all", "week"),
)


def boards():
    for game, pool, period in ASKED:
        for guild in (None, 1):
            for rated in (True, False):
                yield Leaderboard(game, guild, pool, period_name(period, AUGUST), rated)


def expected(connection, board):
    """The lines of a board from the results alone: person, matches, wins and merit, in order."""
    said = dict(connection.execute(select(listings.c.person, listings.c.listed)).all())
    ladder = {
        each.person: each
        for each in (
            replace(Rating(*row[:6]), met=row.met)
            for row in connection.execute(
                select(ratings).where(ratings.c.game == board.game, ratings.c.pool == board.pool)
            )
        )
    }
    number, wins = Counter[int | None](), Counter[int | None]()
    for row in connection.execute(select(results)):
        pool = "pairs" if row.team is not None else "all"
        here = board.guild is None or row.guild == board.guild
        then = board.period in names_at(row.finished)
        counts = row.rated or not board.rated
        if here and then and counts and (row.game, pool) == (board.game, board.pool):
            number[row.person] += 1
            wins[row.person] += row.place == 1
    found = []
    for person in number:
        if person is None or not number[person]:
            continue
        if said.get(person) == "nowhere" or (board.guild is None and person not in said):
            continue
        if board.rated:
            rating = ladder[person]
            merit = rating.is_settled * SETTLED + round(rating.mu * 20)
        else:
            merit = wins[person] * WIN - number[person]
        found.append((person, number[person], wins[person], merit))
    return sorted(found, key=lambda line: (-line[3], line[0]))


@settings(max_examples=examples(25))
@given(MATCHES, LISTINGS)
def test_every_page_is_what_the_results_alone_lead_to(made, said):
    with empty_tables() as connection:
        counted(connection, made)
        rows = [{"person": person, "listed": listed} for person, listed in said.items()]
        if rows:
            put(connection, listings, rows)
        for board in boards():
            lines = expected(connection, board)
            merits = [line[3] for line in lines]
            for number in range(max(1, -(-len(lines) // PAGE))):
                me = PEOPLE[number]
                page = page_of(connection, board, number, me)
                here = lines[number * PAGE : (number + 1) * PAGE]
                assert [
                    (line.person, line.matches, line.wins, line.merit) for line in page.lines
                ] == here
                assert [line.place for line in page.lines] == [
                    1 + sum(merit > line[3] for merit in merits) for line in here
                ]
                assert page.listed == len(lines)
                mine = next((line for line in lines if line[0] == me), None)
                assert (page.mine.line is None) == (mine is None)
                if mine is not None and page.mine.line is not None:
                    better = [merit for merit in merits if merit > mine[3]]
                    assert page.mine.line.place == 1 + len(better)
                    above = page.mine.above
                    assert (above.merit if above else None) == min(better, default=None)


@settings(max_examples=examples(20))
@given(MATCHES)
def test_the_tallies_worked_out_again_are_the_same(made):
    with empty_tables() as connection:
        counted(connection, made)
        stored = everything(connection)
        recompute(connection)
        assert everything(connection) == stored
        people = {row.person for row in connection.execute(select(results)) if row.person}
        assert {row.person for row in stored} - {0} == people


def everything(connection):
    return connection.execute(select(tallies).order_by(*tallies.primary_key)).all()


@settings(max_examples=examples(20))
@given(MATCHES)
def test_who_met_whom_is_what_the_results_say(made):
    with empty_tables() as connection:
        counted(connection, made)
        rows = connection.execute(select(results)).all()
        for me in PEOPLE[:3]:
            mine = {row.match: row for row in rows if row.person == me}
            assert len(played_by(connection, me, None)) == len(mine)
            assert len(played_by(connection, me, 1)) == sum(row.guild == 1 for row in mine.values())
            found = Counter[tuple[int, str]]()
            for row in rows:
                if row.match in mine and row.person not in (None, me):
                    own = mine[row.match]
                    if own.team is not None and own.team == row.team:
                        found[row.person, "together"] += 1
                        found[row.person, "won"] += own.place == 1
                    elif own.place != row.place:
                        found[row.person, "ahead" if own.place < row.place else "behind"] += 1
                    else:
                        found[row.person, "level"] += 1
            people = sorted({person for person, _ in found})
            assert met_by(connection, me, None) == tuple(
                Met(each, *(found[each, what] for what in WHATS)) for each in people
            )
            for each in people:
                assert met_by(connection, me, each)[0].person == each


WHATS = ("ahead", "behind", "level", "together", "won")


# From an older database


def one_version_back(connection):
    config = configuration()
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")
    connection.execute(text("SELECT * FROM ratings"))


async def test_results_of_an_older_database_come_into_the_tallies(filed: Store):
    sat = (Sitting(0, ANNA), Sitting(1, BRUNO), Sitting(2, level="greedy"))
    for number in range(12):
        await live(filed, f"m{number}", sat)
        finishers = tuple(
            Finisher(seat, who, place, 0, number % 2 if number > 9 else None)
            for seat, (who, place) in enumerate(((ANNA, 2), (BRUNO, 1 + number % 3), (None, 1)))
        )
        day = AUGUST - number * 30 * DAY
        guild = None if number % 4 == 0 else GUILD
        await filed.ladder.count(
            outcome(f"m{number}", finishers=finishers, finished=day, guild=guild)
        )
    before = await filed.database.read(everything)
    ladder = await filed.ladder.top("racko")

    await filed.database.write(one_version_back)
    await migrate(filed.database)
    assert await filed.database.read(everything) == before
    assert await filed.ladder.top("racko") == ladder
    assert {row.level for row in before} == {"", "greedy"}


async def test_results_of_nobody_come_into_no_tally_of_an_older_database(filed: Store):
    """A seat without a person and without a computer's level, in one batch that has only such."""

    def played_by_nobody(connection):
        same = ([1, 2], False, "racko", 1, AUGUST, True)
        counted(connection, [((None, None), *same, BATCH), ((ANNA, BRUNO), *same, 1)])
        connection.execute(delete(seats).where(seats.c.level.is_not(None)))
        connection.execute(delete(tallies).where(tallies.c.person == 0))

    await filed.database.write(played_by_nobody)
    before = await filed.database.read(everything)
    assert {row.person for row in before} == {ANNA, BRUNO}
    await filed.database.write(one_version_back)
    await migrate(filed.database)
    assert await filed.database.read(everything) == before


async def test_counting_a_match_again_adds_nothing_to_the_tallies(filed: Store):
    await rounds(filed, 3, ANNA, BRUNO)
    await filed.create(match("again"), SEED)
    first = await filed.ladder.count(outcome("again", ANNA, BRUNO, finished=AUGUST))
    assert await filed.ladder.count(outcome("again", ANNA, BRUNO, finished=AUGUST)) == first
    page = await filed.ladder.page(Leaderboard("racko", GUILD, rated=False), 0, ANNA)
    assert page.mine.matches == 4


async def test_who_leafs_through_leaderboards_keeps_no_other_question_waiting(store):
    await played(store, "m1", ANNA, BRUNO)
    answered: list[str] = []

    async def leaf():
        await store.ladder.page(Leaderboard("racko", GUILD), 0, ANNA)
        answered.append("page")

    pages = [asyncio.create_task(leaf()) for _ in range(80)]
    await asyncio.sleep(0)  # all have asked
    assert (await store.match("m1")).id == "m1"
    assert len(answered) < len(pages) // 2
    await asyncio.gather(*pages)
    assert len(answered) == len(pages)
