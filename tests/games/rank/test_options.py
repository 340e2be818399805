"""The flags, their presets and their faults."""

import pytest

from games.errors import BadOptions
from games.rank import RANK
from games.rank.options import Options
from tests.rulepages import page, rows, section

ROWS = rows("rank", "1. Options")
VALUES = {"`12`": 12, "12": 12, "null": None, "true": True, "false": False}


def preset_rows():
    return [row for row in ROWS if '`"2018"`' in row and row["Flag"].strip("`") in flags()]


def flags():
    return set(Options().plain()) - {"edition"}


@pytest.mark.parametrize("edition", ["2018", "second", "italian"])
def test_an_edition_sets_every_flag_as_the_page_has_it(edition):
    options = RANK.options(4, {"edition": edition}).plain()
    for row in preset_rows():
        printed = row[f'`"{edition}"`']
        assert options[row["Flag"].strip("`")] == VALUES.get(printed, printed)


def test_the_flags_are_those_of_the_page():
    named = {row["Flag"].strip("`") for row in ROWS if "Flag" in row}
    assert named == flags() | {"edition", "players", "decks"}


def test_an_edition_is_2018_unless_said_otherwise():
    assert RANK.options(4, {}) == RANK.options(4, {"edition": "2018"}) == Options()


def test_a_flag_given_overrides_its_edition():
    assert RANK.options(4, {"wildCap": None}).wild_cap is None
    assert RANK.options(4, {"edition": "second", "wildCap": 12}).wild_cap == 12
    assert Options(edition="second", wild_cap=12).wild_cap == 12
    assert Options(edition="second").wild_cap is None


@pytest.mark.parametrize(
    ("seats", "raw", "where", "clause"),
    [
        (2, {}, "seats", "RK-1.6"),
        (13, {}, "seats", "RK-22.1"),
        (6, {"kingsHand": True}, "kingsHand", "RK-21.11"),
        (4, {"handLimit": 3}, "handLimit", "RK-21.10"),
        (4, {"endless": True, "handLimit": 0}, "handLimit", "RK-21.10"),
        (4, {"endless": True, "handLimit": "3"}, "handLimit", "RK-21.10"),
        (4, {"decks": 1}, "decks", ""),
        (4, {"players": 4}, "players", ""),
        (4, {"wild_cap": 12}, "wild_cap", ""),
        (4, {"wildCap": 13}, "wildCap", "RK-19.4"),
        (4, {"wildCap": "12"}, "wildCap", "RK-19.4"),
        (4, {"edition": "third"}, "edition", "RK-1.6"),
        (4, {"edition": ["2018"]}, "edition", "RK-1.6"),
        (4, {"edition": None}, "edition", "RK-1.6"),
        (4, {"loneCount": "two"}, "loneCount", "RK-20.3"),
        (4, {"loneModifier": None}, "loneModifier", "RK-20.6"),
        (4, {"endless": 1}, "endless", "RK-21.9"),
        (4, {"rankDownMustLower": "false"}, "rankDownMustLower", "A-23"),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause(seats, raw, where, clause):
    with pytest.raises(BadOptions) as refused:
        RANK.options(seats, raw)
    assert [(fault.where, fault.clause) for fault in refused.value.faults] == [(where, clause)]
    assert refused.value.code == "bad_options"


def test_a_flag_of_a_variant_that_is_off_has_no_effect_and_is_no_fault():
    raw = {"queenExchange": "everyoneBelow", "kingsHandInFirstHand": False}
    assert RANK.options(12, raw).queen_exchange == "everyoneBelow"


def test_every_flag_is_explained_and_names_a_clause_of_the_page():
    text = page("rank")
    for field in Options.model_fields.values():
        assert field.title
        assert field.description
        assert isinstance(field.json_schema_extra, dict)
        clause = str(field.json_schema_extra["clause"])
        assert f"**{clause}**" in text or f"| {clause} |" in text


def test_a_preset_fits_every_number_of_seats_it_names():
    for preset in RANK.presets:
        for seats in preset.seats:
            RANK.options(seats, preset.options)
    assert len({preset.key for preset in RANK.presets}) == len(RANK.presets)


def test_the_page_says_what_is_refused():
    assert "`handLimit` without `endless`" in section(page("rank"), "1. Options")
