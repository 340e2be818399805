"""RANK while others play, and before the first lead: PANELS 3 and 4."""

import pytest

from bot.looks.rank.look import RANK as BOARD
from bot.ui.panels import buttons_of, components
from games.rank import RANK
from tests.bot.looks.fingers import button, panel, tap
from tests.bot.looks.fingers import plays as move_of
from tests.bot.looks.ranks import (
    answering,
    at_table,
    holding,
    king,
    leading,
    remembered,
    showing,
    text,
)


def test_waiting_shows_the_hand_and_whose_turn_it_is():
    shown = panel(holding(answering(), 1))
    assert text(shown) == "## Ada's turn, then you\n## 1 1 4 4\nTo beat: **three 7s**, by Dan."
    assert [each.label for each in buttons_of(shown)] == ["Refresh", "More"]
    assert (shown.bar, components(shown)) == ("waiting", 6)
    assert "## Ada's turn\n" in text(panel(holding(answering(), 2)))
    assert "Ada leads." in text(panel(holding(leading(), 2)))


def test_who_has_passed_or_is_out_is_told_so():
    shown = text(panel(holding(answering(passed=[1]), 1)))
    assert "You passed: you are back next round." in shown
    assert "then you" not in shown
    shown = text(panel(holding(answering(passed=[1]), 2)))
    assert "## Ada's turn, then you" in shown
    for place, role in enumerate(("1st, you will be King", "2nd, you will be Queen")):
        state = at_table([[9, 9], [], [], [5, 2], [3]], out=[1, 2])
        assert f"You are out: {role}." in text(panel(holding(state, 1 + place)))


# Before the first lead


def test_the_king_chooses_between_two_equal_benefits():
    held = holding(king(), 0, until=7)
    shown = panel(held)
    assert "## You are King: choose one\n## 3 5 crown" in text(shown)
    assert "**Steal** Get Dan's highest number, then give Dan any card. Bo plays first." in text(
        shown
    )
    assert "-# Dan is the Beggar, Bo the Queen. (RK-12) Time's up <t:7:R>." in text(shown)
    assert [each.style for each in buttons_of(shown)] == ["next", "next"]
    assert components(shown) == 9
    assert (move_of(held, "Lead"), move_of(held, "Steal")) == ("benefit lead", "benefit steal")
    assert "Ada, the King, chooses" in text(panel(holding(king(), 3)))


def test_the_king_gives_one_card_back():
    state, memory = remembered(king(), "0 benefit steal")
    held = holding(state, 0, memory)
    shown = text(panel(held))
    assert "## Give Dan one card\nYou took 12 from Dan. Only you two see what you give." in shown
    assert "### Tap the card to give" in shown
    assert not button(panel(held), "Give").on
    held = tap(held, "rank_3", "rank_5")
    assert "### You give 5" in text(panel(held))
    assert button(panel(held), "rank_3").style == "plain"
    assert move_of(held, "Give") == "return 5"
    held = tap(held, "rank_crown")
    assert "You give away a special: Crown." in text(panel(held))
    assert "12 went from you to Ada." in text(panel(holding(state, 3, memory)))


def test_classic_president_gives_two_and_then_the_queen_receiver_by_receiver():
    italian = {"edition": "italian", "classicPresident": True}
    state = king(italian)
    held = tap(holding(state, 0), "rank_3")
    assert "### You give 3\nOne more." in text(panel(held))
    assert not button(panel(held), "Give").on
    state, memory = remembered(state, f"0 {move_of(tap(held, 'rank_5'), 'Give')}")
    queen = holding(state, 1, memory)
    shown = text(panel(queen))
    assert "## Give Cleo one card (1 of 2)\nYou took 11 from Cleo. You took 9 from Dan." in shown
    queen = tap(queen, "rank_2", "Give")
    second = panel(queen)
    assert "## Give Dan one card (2 of 2)" in text(second)
    assert all(each.face != "rank_2" for each in buttons_of(second))
    assert "(1 of 2)" in text(panel(tap(queen, "Back")))
    assert move_of(tap(queen, "rank_7", "Clear", "rank_11"), "Give") == "return 2:2 3:11"
    assert "gives 2 players a card each" in text(panel(holding(state, 2, memory)))


def test_the_kings_hand_is_kept_or_exchanged():
    state = king({"kingsHand": True}, extra=[8, 8])
    held = holding(state, 0)
    shown = panel(held)
    assert "**Exchange** All 3 for the extra hand, unseen. No way back." in text(shown)
    assert (move_of(held, "Keep"), move_of(held, "Exchange")) == ("hand keep", "hand take")
    after, memory = remembered(state, "0 hand take")
    after = RANK.play(after, 0, RANK.parse(after, "benefit lead")).state
    assert "The hand you left: 3 5 crown" in text(panel(holding(after, 0, memory)))


def test_drawn_cards_are_told_to_the_drawer_alone():
    state, memory = remembered(leading(["D", 4, 4, 1, 1, 2], draw=[6, 9, 2]), "0 play D")
    assert "You drew 6 9." in text(panel(holding(state, 0, memory)))
    assert "You drew" not in text(panel(holding(state, 1, memory)))


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (RANK.setup(3, RANK.options(3, {})), "The cards are being dealt."),
        (RANK.setup(3, RANK.options(3, {"edition": "second"})), "The characters are being drawn."),
        (at_table([[], [7], []], phase="gameOver", tokens=[5, 0, 3]), "The match is over."),
    ],
)
def test_nobody_is_asked(state, said):
    assert text(panel(holding(state, 1))).startswith(f"## {said}")
    assert BOARD.table.summary(showing(state)).asks == said
