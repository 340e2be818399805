"""The names of computers: never two alike, nor like a person's, and kept."""

from dataclasses import replace

import pytest

from bot.match.cast import CAST, folded, named, without_doubles
from bot.ui.text import plain_name
from storage.records import Sitting
from tests.bot.conftest import ADA, House

LARGEST = 12  # seats of a table
SEATS = tuple(Sitting(seat, level="medium") for seat in range(LARGEST))


def names(match: str, *people: str) -> list[str]:
    return [each.name or "" for each in named(match, SEATS, people)]


def test_the_cast_is_large_enough_and_no_two_are_alike():
    assert len({folded(name) for name in CAST}) == len(CAST)
    assert len(CAST) >= 3 * LARGEST
    assert all(len(name) <= 6 and name == plain_name(name) for name in CAST)


@pytest.mark.parametrize("match", [f"match{number}" for number in range(20)])
def test_no_two_at_a_table_share_a_name(match):
    assert len(set(names(match))) == LARGEST
    assert names(match) == names(match)


def test_tables_differ():
    assert len({tuple(names(f"match{number}")) for number in range(20)}) == 20


@pytest.mark.parametrize(
    "written", ["CLIO", "clio", "Clìo", "*Clio*", "\N{FULLWIDTH LATIN CAPITAL LETTER C}lio", "𝐂𝐥𝐢𝐨"]
)
def test_a_name_like_a_person_s_is_not_given(written):
    (having,) = [match for match in map(str, range(200)) if names(match)[0] == "Clio"][:1]
    assert "Clio" not in names(having, written)


def test_names_once_given_stay():
    some = named("m", SEATS, ())
    assert named("m", some, [each.name or "" for each in some]) == some
    moved = tuple(replace(each, seat=seat) for seat, each in enumerate(some[1:]))
    assert [each.name for each in named("m", moved, ())] == [each.name for each in some[1:]]


def test_before_the_match_a_name_gives_way_to_a_person_s():
    some = named("m", SEATS, ())
    first = some[0].name or ""
    again = named("m", without_doubles(some, [first.upper()]), [first.upper()])
    assert again[0].name not in (None, first)
    assert again[1:] == some[1:]


async def test_a_match_begun_without_names_gets_them_when_it_is_loaded(house: House):
    table = await house.table(ADA, "greedy", "greedy")
    given = table.sittings
    await house.store.sit(table.id, tuple(replace(each, name=None) for each in given))
    await house.restart()
    found = (await house.tables.find(table.id)).sittings
    assert found == given
    assert await house.store.seats(table.id) == given
