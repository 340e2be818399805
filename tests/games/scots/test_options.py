"""The flags of section 3."""

import pytest

from games.errors import BadOptions
from games.game import DEALER
from games.scots import SCOTS


def faults(seats, **raw):
    with pytest.raises(BadOptions) as refused:
        SCOTS.options(seats, raw)
    return {fault.where: fault.clause for fault in refused.value.faults}


def test_the_defaults_are_those_of_the_sheet():
    plain = SCOTS.options(2, {}).plain()
    assert plain["deck"]["id"] == "scots-default"
    assert {name: value for name, value in plain.items() if name != "deck"} == {
        "target": 1000,
        "pileRoyals": "family",
        "wildClaims": False,
        "jewelsOnTop": "pile",
        "maxRecycles": 3,
        "maxRounds": None,
        "tieBreak": "extraRound",
        "firstDealer": None,
    }


@pytest.mark.parametrize(
    ("name", "value", "clause"),
    [
        ("target", 0, "QS-10.1"),
        ("target", 10.5, "QS-10.1"),
        ("target", 10**7, "QS-10.1"),
        ("pileRoyals", "any", "QS-5.3"),
        ("maxRecycles", -1, "QS-8.2"),
        ("maxRecycles", None, "QS-8.2"),
        ("maxRounds", 0, "QS-10.4"),
        ("maxRounds", True, "QS-10.4"),
        ("tieBreak", "coin", "QS-10.3"),
        ("firstDealer", -1, "QS-R2"),
        ("firstDealer", 4, "QS-R2"),
        ("firstDealer", "0", "QS-R2"),
        ("players", 2, ""),
    ],
)
def test_a_bad_value_is_refused_with_its_clause(name, value, clause):
    assert faults(4, **{name: value}) == {name: clause}


def test_every_fault_is_named_at_once():
    assert set(faults(2, target=0, tieBreak=1, maxRounds=0)) == {"target", "tieBreak", "maxRounds"}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats):
    assert faults(seats)["seats"] == "QS-R1"


def test_the_first_dealer_has_a_seat():
    assert SCOTS.options(3, {"firstDealer": 2}).first_dealer == 2
    assert SCOTS.options(4, {"firstDealer": 3}).first_dealer == 3
    assert faults(2, firstDealer=2) == {"firstDealer": "QS-R2"}


def test_a_named_first_dealer_deals_at_once_and_no_one_by_chance():
    state = SCOTS.setup(3, SCOTS.options(3, {"firstDealer": 2}))
    assert (state.phase, state.dealer, state.turn) == ("deal", 2, 0)
    assert SCOTS.setup(3, SCOTS.options(3, {})).phase == "dealer"
    assert SCOTS.to_act(state) == (DEALER,)


def test_every_preset_ends_within_its_rounds():
    for preset in SCOTS.presets:
        for seats in preset.seats:
            rounds = SCOTS.options(seats, preset.options).max_rounds
            assert rounds is not None
            assert rounds <= 20
