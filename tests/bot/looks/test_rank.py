"""RANK on the own turn: PANELS 3."""

import random
import re
from dataclasses import replace

import pytest

from bot.looks.look import Choose, Play
from bot.ui.panels import buttons_of, components, faults
from bot.ui.words import LANGUAGES
from games.rank import RANK
from tests.bot.looks.fingers import button, means, panel, payload, tap
from tests.bot.looks.fingers import plays as move_of
from tests.bot.looks.ranks import (
    answering,
    at_table,
    controls,
    holding,
    leading,
    text,
)


def test_nothing_is_chosen():
    held = holding(answering(), 0, until=1800)
    shown = panel(held)
    assert shown.bar == "yours"
    assert "## Your turn\nTo beat: **three 7s**, by Dan. Time's up <t:1800:R>." in text(shown)
    assert "### Tap cards to choose\nTap again for one fewer. Pass: you sit out" in text(shown)
    assert controls(held) == "pcXM"
    assert components(shown) == 25


def test_kinds_held_stand_three_across_with_faces_and_counts():
    shown = panel(holding(answering(), 0))
    kinds = [(each.face, each.label) for each in buttons_of(shown) if each.face]
    assert kinds[:3] == [("rank_2", "×1"), ("rank_3", "×2"), ("rank_5", "×1")]
    assert [face for face, _ in kinds[-3:]] == ["rank_crown", "rank_up", "rank_wild"]
    assert [len(row.buttons) for row in shown.parts if hasattr(row, "buttons")] == [3] * 4 + [4]


def test_all_17_kinds_fit_into_32_components():
    hand = [*range(1, 13), "C", "D", "U", "V", "W"]
    assert components(panel(holding(leading(hand), 0))) == 32


def test_the_choice_is_on_the_way():
    held = tap(holding(answering(), 0), "rank_9", "rank_9")
    shown = panel(held)
    assert "### One 9\nTwo more of its kind, or a Wild." in text(shown)
    assert (shown.bar, controls(held)) == ("yours", "pCxM")
    assert button(shown, "rank_9").label == "1/2"
    assert button(shown, "rank_9").style == "next"


@pytest.mark.parametrize(
    ("hand", "taps", "line"),
    [
        pytest.param(
            [9, 9, 9, 1], ["rank_9", "rank_9"], "Two 9s\nOne more of its kind.", id="kind"
        ),
        pytest.param([9, 9, "W", 1], ["rank_9"], "Two 9s\nA Wild with it.", id="wild"),
        pytest.param([9, "W", "W", 1], ["rank_9"], "One 9\nTwo Wilds with it.", id="wilds"),
        pytest.param(
            [7, 7, 7, "U", 1, 2], ["rank_7"], "Three 7s\nIt works together with up.", id="up"
        ),
        pytest.param(
            [8, 9, 9, "U", 1],
            ["rank_9", "rank_8"],
            "9\nIt works together with up.",
            id="unequal cards",
        ),
        pytest.param([3, 3, 3, "V", 1], ["rank_3"], "Three 3s\nIt works together", id="down"),
    ],
)
def test_what_is_still_wanted(hand, taps, line):
    assert line in text(panel(tap(holding(answering([*hand, 2, 2]), 0), *taps)))


def test_the_choice_is_legal():
    held = tap(holding(answering(), 0), "rank_9", "rank_wild")
    shown = panel(held)
    assert "### Three 9s\n✅ Beats three 7s. The Wild counts as a 9." in text(shown)
    assert (shown.bar, controls(held)) == ("yours", "PCxM")
    assert button(shown, "Play").style == "go"
    assert move_of(held, "Play") == "play 9 9 W"


@pytest.mark.parametrize(
    ("hand", "taps", "line"),
    [
        pytest.param([9, 9, 9, "U", 1], ["rank_9", "rank_up"], "The Up makes them 10.", id="up"),
        pytest.param([9, 9, 9, "U", 1], ["rank_9", "rank_up"], "without the Up too", id="spared"),
        pytest.param([8, 8, "W", 1], ["rank_8", "rank_wild"], "counts as an 8.", id="an 8"),
        pytest.param(["C", 1, 2, 2, 2], ["rank_crown"], "Wins the round at once", id="crown"),
        pytest.param(
            ["D", 1], ["rank_crown_draw_2"], "you draw 2 cards and lead again", id="draw two"
        ),
        pytest.param(
            [3, 3, 3, "V", 1, 9],
            ["rank_3", "rank_down"],
            "### Three 3s\n✅ Lowers the pile from three 7s to three 3s.",
            id="down",
        ),
        pytest.param(
            [3, 3, 3, "V", "V", 1],
            ["rank_3", "rank_down"],
            "One Down is enough",
            id="two downs",
        ),
        pytest.param(
            ["W", "W", "W", 1, 5], ["rank_wild"], "### Three 8s\n✅ Beats three 7s.", id="wilds"
        ),
    ],
)
def test_specials_say_beforehand_what_they_do(hand, taps, line):
    held = holding(answering([*hand, 1, 1, 2]), 0)
    assert line in text(panel(tap(held, *taps)))


@pytest.mark.parametrize(
    ("hand", "taps", "line", "pile"),
    [
        pytest.param(
            [3, 3, "W"],
            ["rank_3", "rank_wild"],
            "### Three 3s\n✋ Too low: three of 8 or more beat three 7s. (RK-5.1)",
            "3x7",
            id="too low",
        ),
        pytest.param(
            [7, 7, 7],
            ["rank_7"],
            "✋ Equal is not higher: three of 8 or more beat three 7s. (RK-5.3)",
            "3x7",
            id="equal",
        ),
        pytest.param(
            [5, 5, 5, "U"],
            ["rank_5", "rank_up"],
            "✋ Too low: 5 + 1 by Rank-Up is 6, and three of 8 or more beat three 7s. (RK-5.1)",
            "3x7",
            id="too low with a Rank-Up",
        ),
        pytest.param(
            ["W"],
            ["rank_wild"],
            "✋ Too low: without a number Wilds count as 12 at most, and that does not beat "
            "one 12. (RK-19.4)",
            "1x12",
            id="the cap",
        ),
        pytest.param(
            ["W", "U"],
            ["rank_wild", "rank_up"],
            "with Rank-Up 12 + 1 = 13, and that does not beat one 13. (RK-19.4)",
            "1x13",
            id="A-30",
        ),
        pytest.param(
            [8, 9],
            ["rank_8", "rank_9"],
            "✋ These cards are not equal. (RK-5.4)",
            "2x7",
            id="equal",
        ),
        pytest.param(
            ["C", 9],
            ["rank_crown", "rank_9"],
            "✋ A Crown is played alone. (RK-17.2)",
            "1x7",
            id="crown",
        ),
        pytest.param(
            ["U", 3],
            ["rank_3", "rank_up"],
            "Too low: 3 + 1 by Rank-Up is 4, and 8 or more beats one 7. (RK-5.1)",
            "1x7",
            id="single",
        ),
        pytest.param(
            [8, 8, "V", "W"],
            ["rank_8", "rank_down"],
            "✋ A Rank-Down has to end below two 7s, and this ends at 8. (RK-16.4)",
            "2x7",
            id="not lower",
        ),
    ],
)
def test_the_choice_cannot_work(hand, taps, line, pile):
    held = tap(holding(answering([*hand, 1, 1, 2, 2], pile=pile), 0), *taps)
    shown = panel(held)
    assert line in text(shown)
    assert (shown.bar, controls(held)) == ("asking", "pCxM")


def test_too_many_cards_are_counted():
    held = tap(holding(answering(pile="1x6"), 0), "rank_7", "rank_8")
    assert "✋ These cards are not equal." in text(panel(held))
    held = tap(holding(answering([7, "W", 8, 1, 1], pile="1x6"), 0), "rank_7", "rank_wild")
    assert "✋ One card is asked for, not 2. (RK-5.1)" in text(panel(held))


def test_nothing_beats_the_pile():
    held = holding(answering([2, 3, 3, 8, 8, 11]), 0)
    shown = panel(held)
    assert "### Nothing you hold beats three 7s.\n-# Auto-pass is under More." in text(shown)
    assert controls(held) == "pcX!M"
    assert move_of(held, "Pass") == "pass"
    assert controls(tap(held, "rank_8")) == "pCxM"


def test_a_leader_cannot_pass():
    held = holding(leading(), 0, until=60)
    shown = text(panel(held))
    assert "You lead: play anything. Time's up <t:60:R>." in shown
    assert (
        "### Tap cards to choose\nYou lead: anything goes, and you cannot pass. (RK-4.1)" in shown
    )
    assert controls(held) == "pcxM"


def test_last_cards_say_the_place():
    state = at_table([[9, 9, 9], [1, 4], [], [5, 2]], pile="3x7", owner=3, out=[2])
    shown = panel(holding(state, 0))
    assert "**9, 9, 9** ✅ Your last cards: you go out 2nd." in text(shown)
    state = answering([9, 9, 9, "W", "W"], pile="5x7")
    held = tap(holding(state, 0), "rank_9", "rank_wild")
    assert "### Five 9s\n✅ Your last cards: you go out 1st." in text(panel(held))


def test_the_last_place_but_one_ends_the_hand():
    state = at_table([[9], [], [], [5, 2]], out=[2, 1])
    shown = text(panel(holding(state, 0)))
    assert "Your last card: you go out 3rd, and the hand is over." in shown


def test_a_crown_that_draws_two_is_not_the_last_card():
    shown = text(panel(holding(leading(["D"], draw=[6, 9]), 0)))
    assert "you draw 2 cards and are not out yet" in shown
    assert "Your last card: you go out 1st." in text(panel(holding(leading(["D"], draw=[]), 0)))


def test_modifiers_alone_say_what_becomes_of_the_pile():
    second = {"edition": "second"}
    shown = text(panel(holding(answering(["U", "V"], second), 0)))
    assert "**Rank-Up** ✅ The pile becomes three 8s. You count as having passed." in shown
    shown = text(panel(holding(answering(["U", "V"]), 0)))
    assert "**Rank-Down** ✅ The pile becomes three 6s." in shown
    assert "having passed" not in shown


def test_modifiers_alone_go_one_at_a_time():
    held = tap(holding(answering(["U", "U", "U", "V", "V"]), 0), "rank_up")
    assert button(panel(held), "rank_up").label == "1/3"
    shown = panel(tap(held, "rank_down"))
    assert "✋ Only one Up or Down at a time here. (RK-20.3)" in text(shown)


def test_a_few_cards_and_plays_are_offered_directly():
    held = holding(answering([8, 8, "C", 2], pile="2x7"), 0)
    shown = panel(held)
    labels = [(each.label, each.style) for each in buttons_of(shown)]
    assert labels == [("Crown", "go"), ("8 8", "go"), ("Pass", "plain"), ("More", "plain")]
    assert "## 2 8 8 crown" in text(shown)
    assert move_of(held, "8 8") == "play 8 8"
    lead = panel(holding(leading([8, 8]), 0))
    assert not button(lead, "Pass").on
    assert "you cannot pass. (RK-4.1)" in text(lead)


def test_a_tap_takes_what_fits_then_one_fewer_then_none():
    def labels(held, face, taps):
        shown = []
        for _ in range(taps):
            held = tap(held, face)
            shown.append(button(panel(held), face).label)
        return shown

    hand = [4, 4, 4, 4, "U", "U", "W", "W", "W"]
    assert labels(holding(answering(hand), 0), "rank_4", 4) == ["3/4", "2/4", "1/4", "×4"]
    assert labels(holding(leading(hand), 0), "rank_4", 2) == ["4/4", "3/4"]
    assert labels(holding(answering(hand), 0), "rank_up", 3) == ["2/2", "1/2", "×2"]
    held = tap(holding(answering(hand), 0), "rank_4", "rank_4")
    assert labels(held, "rank_wild", 2) == ["1/3", "×3"]


def test_a_double_tap_asks_for_the_same_thing_twice():
    held = holding(answering(), 0)
    asked = payload(button(panel(held), "rank_9"))
    once = means(held, asked)
    assert isinstance(once, Choose)
    assert means(replace(held, pick=once.pick), asked) == once


def test_every_legal_play_can_be_chosen_by_taps():
    """Kind by kind in order; a tap is repeated until the number is right."""
    for pile in ("-", "2x3", "3x7"):
        state = leading() if pile == "-" else answering(pile=pile)
        start = holding(state, 0)
        for play in start.legal[:-1]:
            held = start
            for card in dict.fromkeys(play.cards):
                face = emoji_name(card)
                while not (button(panel(held), face).label or "").startswith(
                    f"{play.cards.count(card)}/"
                ):
                    held = tap(held, face)
            assert move_of(held, "Play") == str(play)


def emoji_name(card):
    return {"C": "rank_crown", "U": "rank_up", "W": "rank_wild"}.get(card, f"rank_{card}")


def test_a_refused_press_is_told_and_the_hand_stays_usable():
    held = holding(answering(), 0, refused=("not_your_turn", "RK-4.2"))
    shown = panel(held)
    assert shown.bar == "asking"
    assert "✋ It is not your turn." in text(shown)
    assert controls(held) == "pcXM"


def test_every_refusal_of_a_choice_can_be_said():
    """Whatever is tapped together on whatever pile, in both languages."""
    rng, clauses = random.Random(1), set()
    hand = [1, 3, 3, 8, 9, 9, "C", "D", "U", "U", "V", "V", "W", "W", 12]
    for number in range(300):
        pile = rng.choice(["-", "1x0", "1x12", "2x8", "2x13", "3x2", "7x9"])
        few = {"modifiersPerPlay": rng.choice(["any", "one"])}
        state = leading(hand, few) if pile == "-" else answering(hand, few, pile=pile, table=[5])
        held = holding(state, 0, language=LANGUAGES[number % 2])
        for _ in range(rng.randint(1, 4)):
            faces = [each.face for each in buttons_of(panel(held)) if each.face]
            held = tap(held, rng.choice(faces))
        shown = panel(held)
        assert not faults(shown)
        clauses.update(re.findall(r"✋ .* \((RK-[0-9.]+)\)$", text(shown), re.MULTILINE))
    downs = {"RK-16.2", "RK-16.4", "RK-16.5", "RK-16.8"}
    assert clauses >= downs | {"RK-5.1", "RK-5.4", "RK-17.2", "RK-19.4", "RK-19.6", "RK-20.6"}


def test_an_outcome_is_read_as_the_rules_resolve_it():
    state = answering([7, 8, 8, "U", 1])
    held = tap(holding(state, 0), "rank_8", "rank_7", "rank_up")
    assert "### Three 8s" in text(panel(held))
    assert RANK.play(state, 0, RANK.parse(state, move_of(held, "Play"))).state.pile == (3, 8)


def test_a_move_that_is_refused_after_all_keeps_its_choice():
    held = tap(holding(answering(), 0), "rank_9", "rank_wild")
    pressed = means(held, payload(button(panel(held), "Play")))
    assert pressed == Play("play 9 9 W", held.pick)
    assert means(held, "pass") == Play("pass")
    assert means(held, "r") == means(held, "clear") == Choose("")


def test_one_rank_down_is_not_too_many_and_two_are():
    held = holding(answering([5, 5, 5, 1, 2, "V", "V"]), 0)
    spare = held.words("rank-note-down-spare")
    one = tap(held, "rank_5", "rank_down", "rank_down")
    assert button(panel(one), "rank_down").label == "1/2"
    assert controls(one)[0] == "P"
    assert spare not in text(panel(one))
    two = tap(held, "rank_5", "rank_down")
    assert button(panel(two), "rank_down").label == "2/2"
    assert controls(two)[0] == "P"
    assert spare in text(panel(two))
