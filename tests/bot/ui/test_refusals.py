"""From a refusal to its sentence, and from it to the clauses it stands on."""

import pytest

from bot.hand.holding import hand_panel
from bot.looks.scots.choice import Pick
from bot.looks.scots.own import own_side
from bot.rulebook.rules import in_order
from bot.ui.panels import Button, Panel, buttons_of, panel, row
from bot.ui.refusals import (
    MOST,
    Refused,
    clause_button,
    is_clause,
    sentence_of,
    with_clauses,
)
from bot.ui.words import words
from games.catalogue import GAMES
from games.errors import BadOptions, Fault, IllegalMove, Refusal
from games.rulebook import clauses
from tests.bot.looks.ranks import answering, holding
from tests.bot.looks.scots_hands import holding as scots_holding
from tests.bot.looks.scots_hands import own

EN = words("en")


def labels(shown: Panel) -> list[str]:
    return [each.label or "" for each in buttons_of(shown)]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_chapter_with_clauses_of_its_own_is_no_clause(game):
    inside = {name for name in clauses(game) if is_clause(game, name)}
    assert inside == set(in_order(game))
    assert not is_clause(game, "XX-1")


def test_options_are_refused_by_all_clauses_that_their_faults_name():
    faults = [Fault("a", "", "RO-R29"), Fault("b", "", "RO-R31"), Fault("c", "", "RO-99")]
    assert Refused(BadOptions(faults), "racko").clauses == ("RO-R29", "RO-R31")


def test_a_refused_press_leads_to_its_clause():
    refused = Refused(IllegalMove(Refusal("not_your_turn", "RK-4.2")), "rank")
    shown = hand_panel(holding(answering(), 1).holding, "", refused)
    assert [each for each in labels(shown) if each.startswith("Rule")] == ["Rule RK-4.2"]


def test_what_is_chosen_and_cannot_be_played_leads_to_its_clause():
    hand = own("BO BO CE CE KN")
    held = scots_holding(hand.state, hand.seat).holding
    everything = str(Pick(own_side(held).hand))
    shown = labels(hand_panel(held, everything))
    assert sum(each.startswith("Rule QS-") for each in shown) == 1
    assert shown.count(EN("more-button")) == 1
    assert "Rule" not in str(labels(hand_panel(held)))


def test_there_are_three_clauses_at_most_and_only_where_all_have_room():
    named = [f"RK-5.{number}" for number in range(1, 6)]
    few = with_clauses(panel("asking", "No."), named, lambda each: clause_button("rank", each, EN))
    assert len(labels(few)) == MOST
    full = panel("asking", *(row(Button(f"{number}", "x")) for number in range(18)))
    assert with_clauses(full, named, lambda each: clause_button("rank", each, EN)) == full


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        pytest.param(("not_your_turn", "RK-4.2"), "rank-refused-not_your_turn", id="the code's"),
        pytest.param(("too_low", "RK-5.3"), "rank-refused-too_low-RK-5_3", id="the clause's own"),
        pytest.param(("of_no_game", ""), "answer-refused", id="nobody's"),
    ],
)
def test_a_refusal_has_its_clauses_sentence_or_its_codes_or_says_the_code(refusal, said):
    code, clause = refusal
    own = EN(said, code=code)
    told = sentence_of(IllegalMove(Refusal(code, clause)), "rank", EN)
    assert told == (f"{own} {EN('clause', clause=clause)}" if clause else own)


@pytest.mark.parametrize(("faults", "clause"), [([Fault("a", "", "RO-R29")], "RO-R29"), ([], "")])
def test_bad_options_name_a_clause_if_they_have_one(faults, clause):
    told = sentence_of(BadOptions(faults), "racko", EN)
    own = EN("answer-bad_options")
    assert told == (f"{own} {EN('clause', clause=clause)}" if clause else own)
