"""The deck is data (RULES.md, section 2): its limits, and what the table makes of it."""

import copy
import json
import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.errors import BadOptions
from games.scots import SCOTS
from games.scots.cards import compiled, counted, in_order, spread
from games.scots.deckfile import default_deck
from tests.games.scots.tables import ALL_ROYAL, ODD_DECKS, ONE_TYPE, WILD_AMONG_ROYALS, of
from tests.rulepages import page


def faults(deck, seats=2):
    """Where the faults of a deck are, with the clause of each."""
    with pytest.raises(BadOptions) as refused:
        SCOTS.options(seats, {"deck": deck})
    return [(fault.where, fault.clause) for fault in refused.value.faults]


def changed(place, **fields):
    deck = copy.deepcopy(of("BO 15 x20", "KN 10 x20", "CJ 25 x8 wild", "MQ 25 x8 royal"))
    deck["types"][place] |= fields
    return deck


def test_the_default_deck_is_that_of_the_page():
    printed = json.loads(re.findall(r"```json\n(.*?)```", page("scots"), re.DOTALL)[0])
    assert default_deck().plain() == printed


def test_the_default_deck_has_106_cards_worth_1350():
    deck = compiled(default_deck())
    assert len(deck.cards) == 106
    assert sum(card.value * card.copies for card in deck.types) == 1350
    assert sum(card.copies for card in deck.types if card.royal) == 14
    assert sum(card.copies for card in deck.types if card.wild) == 8


@pytest.mark.parametrize("deck", [*ODD_DECKS.values(), ONE_TYPE], ids=[*ODD_DECKS, "one type"])
def test_another_deck_is_taken_and_written_down_as_it_came(deck):
    options = SCOTS.options(2, {"deck": deck})
    assert options.plain()["deck"] == deck
    assert SCOTS.options(2, options.plain()) == options
    assert SCOTS.setup(2, options).deck is SCOTS.setup(2, options).deck


@pytest.mark.parametrize("deck", [None, "default"])
def test_no_deck_is_the_default_one(deck):
    assert SCOTS.options(2, {"deck": deck}) == SCOTS.options(2, {})


@pytest.mark.parametrize(
    ("deck", "where"),
    [
        (changed(3, value=1001), "deck.types.3.value"),
        (changed(3, value=-1), "deck.types.3.value"),
        (changed(3, value=1.5), "deck.types.3.value"),
        (changed(3, value=True), "deck.types.3.value"),
        (changed(2, copies=0), "deck.types.2.copies"),
        (changed(2, copies=21), "deck.types.2.copies"),
        (changed(0, code="bo"), "deck.types.0.code"),
        (changed(0, code="BOTHW"), "deck.types.0.code"),
        (changed(0, code="1BO"), "deck.types.0.code"),
        (changed(0, code=""), "deck.types.0.code"),
        (changed(0, code="BO\n"), "deck.types.0.code"),
        (changed(0, code=["BO"]), "deck.types.0.code"),
        (changed(1, code="BO"), "deck.types.1.code"),
        (changed(1, name=""), "deck.types.1.name"),
        (changed(1, name="x" * 41), "deck.types.1.name"),
        (changed(1, wild="yes"), "deck.types.1.wild"),
        (changed(1, wild=True), "deck.types.2.wild"),
        (changed(1, sleeves=3), "deck.types.1.sleeves"),
        (changed(1) | {"author": "?"}, "deck.author"),
        (changed(1) | {"id": 3}, "deck.id"),
        (changed(1) | {"types": []}, "deck.types"),
        (changed(1) | {"types": "BO"}, "deck.types"),
        (of(*(f"T{place} 5 x1" for place in range(41))), "deck.types"),
        (of(*(f"T{place} 5 x20" for place in range(16))), "deck.types"),
        (of("CJ 25 x20 wild"), "deck.types"),
        (of("BO 5 x20"), "deck.types"),
        ({}, "deck.types"),
        ([], "deck"),
        ("mine", "deck"),
        (7, "deck"),
    ],
)
def test_a_bad_deck_is_refused_by_name(deck, where):
    found = faults(deck)
    assert where in [place for place, _ in found]
    assert {clause for _, clause in found} == {"QS-2.2"}


@pytest.mark.parametrize(
    "field",
    [
        *({"code": code} for code in ("B", "B0", "BOT", "B0T9")),
        *({"name": "x" * length} for length in (1, 40)),
        *({"value": value} for value in (0, 1000)),
        *({"copies": copies} for copies in (1, 20)),
    ],
)
def test_the_limits_themselves_are_within_them(field):
    deck = changed(0, **field)
    assert SCOTS.options(2, {"deck": deck}).plain()["deck"] == deck


def test_what_a_deck_file_may_leave_out():
    types = [{"code": "A", "name": "A", "value": 5, "copies": 20}]
    types.append({"code": "B", "name": "B", "value": 5, "copies": 4})
    plain = SCOTS.options(2, {"deck": {"types": types}}).plain()["deck"]
    assert {name: plain[name] for name in ("id", "version", "referenceCards")} == {
        "id": "custom",
        "version": 1,
        "referenceCards": 4,
    }
    assert not plain["types"][0]["royal"]
    assert not plain["types"][0]["wild"]


def test_a_royal_type_is_not_wild():
    assert faults(changed(2, royal=True)) == [("deck.types.2.wild", "QS-2.2")]


def test_a_field_left_out_is_named():
    deck = changed(0)
    del deck["types"][1]["copies"], deck["types"][2]["code"]
    assert faults(deck) == [("deck.types.1.copies", "QS-2.2"), ("deck.types.2.code", "QS-2.2")]


def test_every_fault_is_named_at_once():
    deck = of("BO 15 x20", "BO 2000 x99", "CJ 25 x8 wild", "Q 1 x300 wild royal")
    assert [where for where, _ in faults(deck)] == [
        "deck.types.1.value",
        "deck.types.1.copies",
        "deck.types.3.copies",
        "deck.types.1.code",
        "deck.types.3.wild",
        "deck.types.3.wild",
        "deck.types",
    ]


@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (3, 35), (4, 46)])
def test_a_deck_has_eleven_cards_a_player_and_two_more(seats, cards):
    pairs = [f"T{place} 5 x2" for place in range(cards // 2)]
    odd = ["X 5 x1"] * (cards % 2)
    assert SCOTS.options(seats, {"deck": of(*pairs, *odd)}).deck is not None
    one_fewer = of(*pairs[1:], *odd, "Y 5 x1")
    assert faults(one_fewer, seats) == [("deck.types", "QS-2.2")]


def test_a_deck_may_have_300_cards_of_40_types():
    largest = of(*(f"T{place} 1000 x{8 if place < 20 else 7}" for place in range(40)))
    assert sum(card["copies"] for card in largest["types"]) == 300
    assert len(SCOTS.setup(4, SCOTS.options(4, {"deck": largest})).deck.cards) == 300


def test_all_royal_types_are_one_group_and_every_person_is_one():
    deck = compiled(default_deck())
    groups = {deck.group[card.code] for card in deck.types if card.royal}
    assert len(groups) == 1
    persons = [deck.group[card.code] for card in deck.types if not card.royal and not card.wild]
    assert len({*persons, *groups}) == len(persons) + 1
    assert deck.family is deck.groups[groups.pop()]


def test_equal_decks_are_one():
    one, two = (compiled(SCOTS.options(2, {"deck": ALL_ROYAL}).deck) for _ in range(2))
    assert one is two
    assert one != compiled(default_deck())


def test_cards_are_written_in_deck_file_order():
    deck = compiled(SCOTS.options(2, {"deck": WILD_AMONG_ROYALS}).deck)
    assert in_order(deck, ["B", "K", "W", "Q", "A"]) == ("Q", "A", "W", "K", "B")
    counts = counted(deck, ["B", "K", "W", "B"])
    assert counts == (0, 0, 1, 1, 2)
    assert spread(deck.codes, counts) == ("W", "K", "B", "B")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["types", "code", "wild", "copies", "id"]), inner)
    ),
    max_leaves=12,
)


@given(JSON)
def test_whatever_comes_as_a_deck_is_taken_or_refused(raw):
    with suppress(BadOptions):
        SCOTS.options(2, {"deck": raw})
