"""From a refusal to its sentence, and from it to the clauses it stands on."""

import pytest

from bot.hand.holding import hand_panel
from bot.rulebook.rules import in_order
from bot.ui.panels import Button, Panel, buttons_of, panel, row
from bot.ui.refusals import MOST, Refused, clause_button, is_clause, with_clauses
from bot.ui.words import words
from games.catalogue import GAMES
from games.errors import BadOptions, Fault, IllegalMove, Refusal
from games.rulebook import clauses
from tests.bot.looks.fingers import tap
from tests.bot.looks.ranks import answering, holding

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
    held = tap(holding(answering(pile="1x6"), 0), "rank_7", "rank_8")
    assert labels(hand_panel(held.holding, held.pick))[-1].startswith("Rule RK-")
    assert "Rule" not in str(labels(hand_panel(held.holding)))


def test_there_are_three_clauses_at_most_and_only_where_all_have_room():
    named = [f"RK-5.{number}" for number in range(1, 6)]
    few = with_clauses(panel("asking", "No."), named, lambda each: clause_button("rank", each, EN))
    assert len(labels(few)) == MOST
    full = panel("asking", *(row(Button(f"{number}", "x")) for number in range(18)))
    assert with_clauses(full, named, lambda each: clause_button("rank", each, EN)) == full
