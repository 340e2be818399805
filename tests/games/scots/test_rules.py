"""Who may do what, in the sentences of the rule sheet; refusals in the order of section 12."""

import re

import pytest

from games.errors import Refusal, UnreadableMove
from games.game import DEALER
from games.scots import SCOTS, rules
from games.scots.events import Dealt, Drew, Exhausted, OwnDraw, OwnHand, Recycled
from games.scots.moves import Deal, Lay, Take
from tests.games.scots.tables import WILD_AMONG_ROYALS, cards, held, play, refused, table
from tests.rulepages import page

DECK = SCOTS.setup(2, SCOTS.options(2, {})).deck


@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        ({"hands": "CJ BO", "pile": "CJ"}, "take", "need_two_jewels"),
        ({"hands": "CJ BO", "pile": "CJ"}, "take onto 1", "need_two_jewels"),
        ({"hands": "CJ BO", "pile": "CJ"}, "take XX", "need_two_jewels"),
        ({"hands": "CJ CJ BO", "pile": "CJ"}, "take onto 1", "no_such_set"),
        ({"hands": "CJ CJ BO", "pile": "CJ"}, "take onto 0", "no_such_set"),
        ({"hands": "CJ CJ BO", "pile": "CJ"}, "take", "too_few"),
        ({"hands": "CJ CJ BO", "pile": "CJ"}, "take BO", "too_few"),
        ({"hands": "CJ CJ BO", "pile": "CJ"}, "take KN", "not_in_hand"),
        ({"hands": "CJ CJ BO", "pile": "CJ"}, "take BO CJ", "no_match"),
        ({"hands": "CJ CJ BO KN", "pile": "CJ"}, "take BO KN", "no_match"),
        ({"hands": "BO BO", "pile": "BO"}, "take onto 7", "bad_claim"),
        ({"hands": "BO BO", "pile": "BO"}, "take", "too_few"),
        ({"hands": "BO BO", "pile": "BO"}, "take KN KN", "not_in_hand"),
        ({"hands": "BO BO", "pile": "BO"}, "take BO XX", "not_in_hand"),
        ({"hands": "BO BO KN", "pile": "BO"}, "take BO BO KN", "no_match"),
        ({"phase": "play", "hands": "BO CJ"}, "lay", "too_few"),
        ({"phase": "play", "hands": "BO CJ"}, "lay BO BO", "not_in_hand"),
        ({"phase": "play", "hands": "BO CJ CJ"}, "lay BO CJ CJ", "need_two_naturals"),
        ({"phase": "play", "hands": "BO KN CJ"}, "lay BO KN CJ", "mixed_groups"),
        ({"phase": "play", "hands": "BO KN"}, "add 1", "no_such_set"),
        ({"phase": "play", "hands": "BO KN", "sets": "RI"}, "add 1", "no_cards"),
        ({"phase": "play", "hands": "BO KN", "sets": "RI"}, "add 1 SE", "not_in_hand"),
        ({"phase": "play", "hands": "BO KN", "sets": "RI"}, "add 1 BO", "wrong_group"),
        ({"phase": "play", "hands": "BO KN", "sets": "RI"}, "add 2 SE", "no_such_set"),
        ({"phase": "play", "hands": "BO KN", "sets": "RI"}, "add 0 BO", "no_such_set"),
        ({"phase": "play", "hands": "BO KN"}, "discard XX", "not_in_hand"),
    ],
)
def test_the_first_broken_rule_is_the_one_named(position, text, code):
    fields = {"hands": [cards(position["hands"])], "phase": position.get("phase", "pickup")}
    fields["pile"] = cards(position.get("pile", "SE"))
    fields["sets"] = [[[position["sets"]] * 3]] if "sets" in position else []
    assert refused(table(**fields), 0, text) == code


@pytest.mark.parametrize(
    "text", ["draw", "take BO", "lay", "add 1", "discard BO", "deal", "shuffle"]
)
def test_when_it_is_not_the_time_nothing_else_is_asked(text):
    assert refused(table(phase="gameOver"), 0, text) == "game_over"
    assert refused(table(phase="gameOver"), DEALER, text) == "game_over"
    assert refused(table(phase="roundOver"), 1, text) == "round_over"
    assert refused(table(), 1, text) == "not_your_turn"
    assert refused(table(), DEALER, text) == "not_your_turn"
    for phase in ("dealer", "deal", "recycle"):
        assert refused(table(phase=phase), 0, text) == "not_your_turn"


@pytest.mark.parametrize(
    ("pile", "text", "clause"),
    [
        ("BO", "take BO", "QS-5.3"),
        ("BO", "take BO KN", "QS-5.3"),
        ("BO", "take onto 1", "QS-5.5"),
        ("BO", "take RI RI", "QS-5.5"),
        ("CJ", "take BO", "QS-5.4"),
        ("CJ", "take BO KN", "QS-5.4"),
        ("CJ", "take onto 1", "QS-5.4"),
    ],
)
def test_a_refused_claim_names_the_clause_of_its_top(pile, text, clause):
    state = table(hands=[["BO", "KN", "CJ", "CJ"]], pile=[pile])
    found = SCOTS.refusal(state, 0, SCOTS.parse(state, text))
    assert found is not None
    assert found.clause == clause


@pytest.mark.parametrize(
    ("phase", "texts"),
    [
        ("pickup", ["lay BO BO BO", "add 1 BO", "discard BO", "deal", "dealer 0", "shuffle"]),
        ("play", ["draw", "take BO BO", "take onto 1", "deal", "dealer 0", "shuffle"]),
    ],
)
def test_a_turn_is_a_pickup_then_play_then_a_discard(phase, texts):
    for text in texts:
        assert refused(table(phase=phase), 0, text) == "wrong_phase"


@pytest.mark.parametrize(
    ("phase", "bad", "wrong"),
    [
        ("dealer", {"dealer 2": "bad_dealer"}, ["deal", "shuffle", "draw"]),
        ("deal", {"deal BO": "bad_deck", "deal": "bad_deck"}, ["dealer 0", "shuffle", "draw"]),
        ("recycle", {"shuffle BO": "bad_shuffle", "shuffle": "bad_shuffle"}, ["deal", "dealer 0"]),
        ("roundOver", {"deal XX": "bad_deck"}, ["dealer 0", "shuffle", "lay"]),
    ],
)
def test_chance_keeps_to_the_rules_too(phase, bad, wrong):
    state = table(phase=phase)
    for text, code in bad.items():
        assert refused(state, DEALER, text) == code
    for text in wrong:
        assert refused(state, DEALER, text) == "wrong_phase"


def test_every_refusal_names_a_clause_of_the_page():
    named = [value for value in vars(rules).values() if isinstance(value, Refusal)]
    for refusal in (*named, *rules.WRONG_PHASE.values()):
        assert re.search(rf"(\*\*|\| ){re.escape(refusal.clause)}\b", page("scots")), refusal
    assert len(named) == 23


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw BO", "take onto", "take onto x", "take onto 1 BO", "take bo", "take -1"),
        *("lay BO,BO", "lay TOOLONG", "add", "add BO", "add 01 BO", "add -1 BO", "discard"),
        *("discard BO BO", "discard 7", "dealer", "dealer x", "dealer 0 1", "shuffle bo", "deal é"),
        *("fold", "DRAW", "lay " + "BO " * 700),
    ],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(UnreadableMove) as unreadable:
        SCOTS.parse(table(), text)
    assert "BO" not in str(unreadable.value)


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("lay CJ BO BO", "lay BO BO CJ"),
        ("take KJ MQ", "take MQ KJ"),
        ("add 1 CJ RI", "add 1 RI CJ"),
        ("lay ZZ CJ AA BO", "lay BO CJ AA ZZ"),
        ("  take   onto  12 ", "take onto 12"),
        ("take ONTO", "take ONTO"),
        ("discard BO", "discard BO"),
        ("dealer 1", "dealer 1"),
        ("deal RI BO", "deal RI BO"),
        ("shuffle RI BO", "shuffle RI BO"),
        ("lay", "lay"),
    ],
)
def test_cards_are_read_in_any_order_and_written_in_one(read, written):
    assert str(SCOTS.parse(table(), read)) == written


def test_cards_out_of_order_are_judged_and_laid_alike():
    state = table(phase="play", hands=[["BO", "BO", "CJ", "RI"]])
    assert SCOTS.play(state, 0, Lay(("CJ", "BO", "BO"))).state.sets[0] == (("BO", "BO", "CJ"),)
    state = table(hands=[["MQ", "KJ", "RI"]], pile=["EL"])
    assert SCOTS.play(state, 0, Take(("KJ", "MQ"))).state.sets[0] == (("EL", "MQ", "KJ"),)


def test_the_order_of_cards_is_that_of_the_deck_file():
    state = table(
        options={"deck": WILD_AMONG_ROYALS}, phase="play", hands=[["K", "Q", "W", "A", "B", "B"]]
    )
    assert str(SCOTS.parse(state, "lay K W Q")) == "lay Q W K"
    listed = {str(move) for move in SCOTS.legal(state, 0)}
    assert {"lay Q W K", "lay W B B"} <= listed


def test_the_dealer_by_chance_is_the_first_of_the_shuffled_seats():
    labels = []

    def shuffled(label, items):
        labels.append((label, tuple(items)))
        return tuple(items)[::-1]

    state = SCOTS.setup(3, SCOTS.options(3, {}))
    move = SCOTS.deal(state, shuffled)
    assert str(move) == "dealer 2"
    step = SCOTS.play(state, DEALER, move)
    assert step.events == ()
    assert (step.state.phase, step.state.dealer, step.state.turn) == ("deal", 2, 0)
    assert SCOTS.deal(step.state, shuffled) == Deal(DECK.cards[::-1])
    recycle = table(phase="recycle", pile=["BO", "RI", "KN"], recycles=1, round=4)
    assert str(SCOTS.deal(recycle, shuffled)) == "shuffle RI BO"
    SCOTS.deal(table(phase="roundOver", round=4), shuffled)
    assert labels == [
        ("dealer", (0, 1, 2)),
        ("deal 0", DECK.cards),
        ("shuffle 4 1", ("BO", "RI")),
        ("deal 5", DECK.cards),
    ]


def test_a_deal_shows_counts_to_all_and_cards_to_their_owners():
    state = table(2, phase="deal", dealer=0)
    step = SCOTS.play(state, DEALER, Deal(DECK.cards))
    assert step.events == (Dealt(0, 1, DECK.cards[22], 11, 83),)
    assert step.private == (
        (0, OwnHand(DECK.cards[1:22:2])),
        (1, OwnHand(DECK.cards[0:22:2])),
    )


def test_the_next_round_is_dealt_by_the_left_neighbour():
    state = table(3, phase="roundOver", dealer=2, round=4, totals=[1, 2, 3], recycles=2)
    after = SCOTS.play(state, DEALER, Deal(DECK.cards)).state
    assert (after.dealer, after.turn, after.round) == (0, 1, 5)
    assert (after.recycles, after.totals) == (0, (1, 2, 3))
    assert after.sets == ((), (), ())


def test_a_draw_is_seen_by_its_drawer_only():
    step = play(table(hands=[["BO"]], draw=["KN", "RI"]), 0, "draw")
    assert step.events == (Drew(0, 2, 1),)
    assert step.private == ((0, OwnDraw("KN")),)


def test_a_recycling_completes_the_draw():
    state = table(hands=[["BO"]], draw=[], pile=["RI", "SE", "KN"])
    waiting = play(state, 0, "draw")
    assert (waiting.events, waiting.state.phase, waiting.state.turn) == ((), "recycle", 0)
    step = play(waiting.state, DEALER, "shuffle SE RI")
    assert step.events == (Recycled(2, 1), Drew(0, 2, 1))
    assert step.private == ((0, OwnDraw("SE")),)
    assert held(step.state, 0, "BO SE")


def test_a_player_able_to_take_the_pile_may_end_the_round_by_a_draw():
    state = table(options={"maxRecycles": 0}, hands=[["BO", "BO"]], draw=[], pile=["RI", "BO"])
    assert refused(state, 0, "take BO BO") is None
    assert play(state, 0, "draw").events[0] == Exhausted()
