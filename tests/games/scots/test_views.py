"""Who may see what (RULES.md, section 13)."""

import json
from dataclasses import fields
from typing import Any

from games.plain import plain, plain_event
from games.scots import SCOTS
from games.scots.state import View
from tests.games.playing import moments
from tests.games.scots.tables import play, table

HANDS = [["BO", "KN"], ["RI", "CJ", "CJ"]]


def view(seat, **position):
    named: dict[str, Any] = {"hands": HANDS, "draw": ["SE", "DA"], "pile": ["MQ", "WD"]}
    return SCOTS.view(table(**(named | position)), seat)


def test_a_hand_is_seen_by_its_owner_and_as_a_number_by_the_others():
    assert view(0).hands == (("BO", "KN"), None)
    assert view(1).hands == (None, ("RI", "CJ", "CJ"))
    assert view(None).hands == (None, None)
    assert view(None).hand_sizes == (2, 3)


def test_a_hand_is_seen_in_deck_file_order():
    assert view(0, hands=[["CJ", "RI", "BO"]]).hands[0] == ("BO", "RI", "CJ")


def test_the_whole_pile_lies_open_and_the_draw_pile_is_a_number():
    seen = view(None)
    assert seen.pile == ("MQ", "WD")
    assert seen.draw == 2


def test_cards_that_cannot_be_known_change_nothing_in_a_view():
    for other in (
        {"draw": ["DA", "SE"]},
        {"hands": [["BO", "KN"], ["SE", "CJ", "CJ"]], "draw": ["RI", "DA"]},
        {"hands": [["BO", "KN"], ["SE", "DA", "CJ"]], "draw": ["RI", "CJ"]},
    ):
        assert view(0, **other) == view(0)
        assert view(None, **other) == view(None)
        assert json.dumps(plain(view(0, **other))) == json.dumps(plain(view(0)))


def test_hands_are_shown_when_the_round_is_scored():
    for phase in ("roundOver", "gameOver"):
        assert view(None, phase=phase).hands == (("BO", "KN"), ("RI", "CJ", "CJ"))
    for phase in ("pickup", "play"):
        assert view(None, phase=phase).hands == (None, None)


def test_a_view_tells_what_the_page_lists_and_nothing_else():
    assert [field.name for field in fields(View)] == [
        *("options", "seat", "hands", "hand_sizes", "sets", "totals", "phase", "draw"),
        *("pile", "turn", "dealer", "round", "recycles", "winners"),
    ]
    assert plain(view(0))["options"]["deck"]["types"][17] == {
        "code": "CJ",
        "name": "Crown Jewels",
        "royal": False,
        "wild": True,
        "value": 25,
        "copies": 8,
    }


def test_public_events_hold_no_card_that_was_drawn():
    state = table(hands=[["BO"]], draw=["KN", "RI"], pile=["SE"])
    assert plain_event(play(state, 0, "draw").events[0]) == {
        "event": "drew",
        "seat": 0,
        "hand": 2,
        "draw": 1,
    }


def test_shown_jewels_go_with_the_claim_they_allow():
    state = table(hands=[["CJ", "CJ", "BO", "BO"]], pile=["SE", "CJ"])
    assert [plain_event(event) for event in play(state, 0, "take BO BO").events] == [
        {"event": "jewelsShown", "seat": 0, "cards": ["CJ", "CJ"]},
        {
            "event": "tookPile",
            "seat": 0,
            "pile": ["SE", "CJ"],
            "number": 1,
            "set": ["CJ", "BO", "BO"],
            "onto": False,
        },
    ]


def test_every_event_and_view_of_a_match_is_plain():
    for moment in moments(SCOTS, 3, {"maxRounds": 2}, seed=9):
        facts = [fact for _, fact in moment.step.private]
        events = [plain_event(event) for event in (*moment.step.events, *facts)]
        views = [plain(SCOTS.view(moment.step.state, seat)) for seat in (None, 0, 1, 2)]
        assert json.loads(json.dumps([events, views])) == [events, views]
