"""Titles, achievements and past seasons: kept as matches are counted, and found again the same."""

from dataclasses import asdict
from datetime import UTC, datetime
from itertools import permutations

from alembic import command
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select

from storage.counting import count, recompute
from storage.honours import FAMED, end_of
from storage.leaderboards import Leaderboard
from storage.migrations import configuration, migrate
from storage.rating import DAY
from storage.records import SETTLED, SETTLED_AGAINST, Finisher
from storage.schema import history, matches, meetings, ratings, titles
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

PEOPLE = (ANNA, BRUNO, CARLA, DARIO, 105)
ELSEWHERE = 8 << 22
SUMMER = int(datetime(2026, 8, 20, tzinfo=UTC).timestamp() * 1000)
AUTUMN = int(datetime(2026, 10, 5, tzinfo=UTC).timestamp() * 1000)


async def won(store, *people, **facts):
    """A match in which they came in as they are named."""
    name = f"m{len(await store.ids())}"
    await live(store, name, guild=facts.get("guild", GUILD))
    await store.ladder.count(outcome(name, *people, **{"finished": SUMMER} | facts))
    return name


async def all_settled(store, finished=SUMMER):
    """Everybody beats those who come after them, often enough, against all others."""
    for day in range(3):
        for one, other in permutations(PEOPLE, 2):
            await won(store, min(one, other), max(one, other), finished=finished + day * DAY)


async def test_a_title_is_held_by_who_is_first_since_that_match(store):
    for number in range(SETTLED):
        other = PEOPLE[1 + number % SETTLED_AGAINST]
        assert await store.honours.title(GUILD, "racko") is None
        await won(store, ANNA, other, finished=SUMMER + number * DAY)
    title = await store.honours.title(GUILD, "racko")
    assert (title.person, title.since) == (ANNA, SUMMER + 9 * DAY)
    await won(store, ANNA, BRUNO, finished=SUMMER + 20 * DAY)
    assert (await store.honours.title(GUILD, "racko")).since == title.since
    assert await store.honours.title(ELSEWHERE, "racko") is None


async def test_a_title_goes_to_who_overtakes_and_recomputing_finds_the_same(store):
    await all_settled(store)
    before = await store.honours.title(GUILD, "racko")
    assert before.person == ANNA
    for day in range(20, 40):
        await won(store, BRUNO, ANNA, finished=SUMMER + day * DAY)
    after = await store.honours.title(GUILD, "racko")
    assert after.person == BRUNO
    assert after.since > before.since
    await store.ladder.recompute()
    assert await store.honours.title(GUILD, "racko") == after


MATCHES = st.lists(
    st.tuples(st.permutations(PEOPLE), st.integers(2, 5), st.sampled_from((GUILD, ELSEWHERE))),
    max_size=40,
)


@given(MATCHES, st.booleans())
@settings(max_examples=examples(15), deadline=None)
def test_titles_worked_out_again_are_those_that_were_given(matches_played, pairs_too):
    with empty_tables() as connection:
        for number, (people, seats, guild) in enumerate(matches_played * 3):
            name, facts = f"m{number}", {"guild": guild, "finished": SUMMER + number * DAY}
            add_match(connection, name, guild, facts["finished"])
            count(connection, outcome(name, *people[:seats], **facts))
        kept = connection.execute(select(titles).order_by(titles.c.guild)).all()
        recompute(connection)
        assert connection.execute(select(titles).order_by(titles.c.guild)).all() == kept


def add_match(connection, name, guild, finished):
    row = match(name, guild=guild, status="finished", finished=finished, started=1)
    facts = {key: value for key, value in asdict(row).items() if key in matches.c}
    connection.execute(insert(matches).values(facts | {"seed": SEED, "words": "[]"}))


async def test_an_achievement_stays_with_the_first_match_that_earned_it(store):
    first = await won(store, ANNA, BRUNO, earned=((0, "quick"), (1, "run")))
    await won(store, ANNA, BRUNO, earned=((0, "quick"),))
    (found,) = await store.honours.of_person(ANNA, "racko", None)
    assert (found.name, found.match, found.guild) == ("quick", first, GUILD)
    assert await store.honours.of_person(ANNA, "racko", ELSEWHERE) == ()
    assert [(each.person, each.name) for each in await store.honours.of_match(first)] == [
        (ANNA, "quick"),
        (BRUNO, "run"),
    ]
    second = (await store.honours.counted())[1]
    await store.honours.replace([(first, []), (second, [(ANNA, "quick")])])
    (found,) = await store.honours.of_person(ANNA, "racko", None)
    assert found.match == second
    assert await store.honours.of_match(first) == ()


async def test_a_computer_earns_nothing(store):
    name = await won(store, None, BRUNO, earned=((0, "quick"), (1, "run")))
    assert [each.person for each in await store.honours.of_match(name)] == [BRUNO]


async def test_a_season_keeps_its_first_places_as_they_stood_at_its_end(store):
    await all_settled(store)
    board = Leaderboard("racko", GUILD)
    await store.honours.close_seasons(SUMMER)
    assert await store.honours.fame(board, 0) == ((), False)
    stood = [await store.ladder.rating(each, "racko") for each in PEOPLE]
    for day in range(5):
        await won(store, DARIO, ANNA, finished=AUTUMN + day * DAY)
    await store.honours.close_seasons(AUTUMN)
    found, is_more = await store.honours.fame(board, 0)
    assert [(each.season, each.place, each.person) for each in found] == [
        ("2026-Q3", place, who) for place, who in enumerate(PEOPLE[:FAMED], start=1)
    ]
    assert [each.mu for each in found] == [each.mu for each in stood[:FAMED]]
    assert not is_more
    await store.honours.close_seasons(AUTUMN)
    await store.ladder.recompute()
    await store.honours.close_seasons(AUTUMN)
    assert await store.honours.fame(board, 0) == (found, is_more)
    assert (await store.honours.fame(Leaderboard("racko"), 0))[0] == ()
    await store.settings.change_person(ANNA, lambda kept: kept, "nowhere")
    assert ANNA not in [each.person for each in (await store.honours.fame(board, 0))[0]]


async def test_who_is_not_settled_is_not_in_the_hall_of_fame(store):
    for _ in range(3):
        await won(store, ANNA, BRUNO)
    await store.honours.close_seasons(AUTUMN)
    assert await store.honours.fame(Leaderboard("racko", GUILD), 0) == ((), False)


def test_a_season_ends_when_the_next_quarter_begins():
    assert end_of("2026-Q3") == int(datetime(2026, 10, 1, tzinfo=UTC).timestamp() * 1000)
    assert end_of("2026-Q4") == int(datetime(2027, 1, 1, tzinfo=UTC).timestamp() * 1000)


# From an older database


def older(connection):
    config = configuration()
    config.attributes["connection"] = connection
    command.downgrade(config, "0004")


def all_added_up(connection):
    order = {
        ratings: (ratings.c.person, ratings.c.game, ratings.c.pool),
        history: (history.c.match, history.c.person, history.c.pool),
        meetings: (meetings.c.person, meetings.c.other),
    }
    return [connection.execute(select(table).order_by(*by)).all() for table, by in order.items()]


async def test_a_database_of_the_release_before_finds_whom_ratings_were_made_against(filed):
    await all_settled(filed)
    for number in range(12):
        name = f"pairs-{number}"
        await live(filed, name)
        finishers = tuple(
            Finisher(seat, who, 1 + seat % 2, 9, seat % 2)
            for seat, who in enumerate((*PEOPLE[number % 2 : number % 2 + 3], 106))
        )
        facts = {"finished": SUMMER + number * DAY, "variant": "partners"}
        await filed.ladder.count(outcome(name, finishers=finishers, **facts))
    before = await filed.database.read(all_added_up)
    assert any(row.settled for row in before[0])
    assert not all(row.settled for row in before[1])
    await filed.database.write(older)
    await migrate(filed.database)
    assert await filed.database.read(all_added_up) == before
