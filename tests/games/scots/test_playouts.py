"""The rounds that are played side by side follow the rules, position by position."""

import pytest

from tests.games.scots.tables import ODD_DECKS
from tests.games.scots.twins import compare_rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("royals", ["family", "identical"])
def test_flat_rounds_are_the_rules(seats, royals):
    options = {"pileRoyals": royals, "maxRecycles": 1}
    assert compare_rounds(seats, options, seed=seats, count=40) > 40 * seats


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("royals", ["family", "identical"])
def test_flat_rounds_are_the_rules_in_their_other_readings(seats, royals):
    options = {"pileRoyals": royals, "wildClaims": True, "jewelsOnTop": "alone", "maxRecycles": 1}
    assert compare_rounds(seats, options, seed=seats, count=40) > 40 * seats


@pytest.mark.parametrize("deck", ODD_DECKS)
@pytest.mark.parametrize("recycles", [0, 3])
def test_flat_rounds_are_the_rules_with_any_deck(deck, recycles):
    readings = {"wildClaims": recycles > 0, "jewelsOnTop": "alone" if recycles else "pile"}
    options = {"deck": ODD_DECKS[deck], "maxRecycles": recycles, **readings}
    assert compare_rounds(3, options, seed=5, count=15) > 15
