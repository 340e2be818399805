"""RANK on the own turn: PANELS 3."""

import random
from dataclasses import replace

import pytest

from bot.looks.look import Choose, Play
from bot.looks.rank.taps import plays_of, tapped
from bot.ui.panels import buttons_of, components, faults, texts_of
from bot.ui.words import LANGUAGES
from games.rank import RANK
from games.rank.cards import KINDS, NONE, UP
from tests.bot.looks.fingers import button, means, panel, payload, tap
from tests.bot.looks.fingers import plays as move_of
from tests.bot.looks.ranks import (
    SEVENS,
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
    assert "### Tap cards to choose\nTap again to change how many.\n-# Pass: you sit" in text(shown)
    assert controls(held) == "pcXM"
    assert components(shown) == 26


def test_kinds_held_stand_three_across_with_faces_and_counts():
    shown = panel(holding(answering(), 0))
    kinds = [(each.face, each.label) for each in buttons_of(shown) if each.face]
    assert kinds[:3] == [("rank_2", "0/1"), ("rank_3", "0/2"), ("rank_5", "0/1")]
    assert [face for face, _ in kinds[-3:]] == ["rank_crown", "rank_up", "rank_wild"]
    assert [len(row.buttons) for row in shown.parts if hasattr(row, "buttons")] == [3] * 4 + [4]


def test_all_17_kinds_fit_into_33_components():
    hand = [*range(1, 13), "C", "D", "U", "V", "W"]
    assert components(panel(holding(leading(hand), 0))) == 33


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
            ["rank_3", "rank_down", "rank_down"],
            "One Down is enough",
            id="two downs",
        ),
        pytest.param(
            ["W", "W", "W", 1, 5], ["rank_wild"] * 3, "### Three 8s\n✅ Beats three 7s.", id="wilds"
        ),
    ],
)
def test_specials_say_beforehand_what_they_do(hand, taps, line):
    held = holding(answering([*hand, 1, 1, 2]), 0)
    assert line in text(panel(tap(held, *taps)))


# Dimmed, and begun anew


def dimmed(held):
    return [each.face for each in buttons_of(panel(held)) if each.face and not each.on]


@pytest.mark.parametrize(
    ("hand", "pile", "faces"),
    [
        pytest.param([3, 3, 3, 8, "W"], "2x7", ["rank_3"], id="too low"),
        pytest.param([7, 7, 8, 8, 8], "2x7", ["rank_7"], id="equal is not higher"),
        pytest.param([7, 7, 8, 8, "U"], "2x7", [], id="a Rank-Up lifts it"),
        pytest.param([3, 3, 8, 8, "V"], "2x7", [], id="a Rank-Down lowers to it"),
        pytest.param([8, 9, 10, 10, "C"], "2x7", ["rank_8", "rank_9"], id="too few of a kind"),
        pytest.param([8, 9, 10, 10, "W"], "2x7", [], id="a Wild makes them enough"),
        pytest.param(["V", 12, 12, 5, 5], "-", ["rank_down"], id="nothing to lower on a lead"),
        pytest.param([2, 3, 5, 5, 6], "1x12", ["rank_2", "rank_3", "rank_5", "rank_6"], id="stuck"),
    ],
)
def test_what_no_play_has_is_dimmed_and_the_hand_says_so(hand, pile, faces):
    held = holding(leading(hand) if pile == "-" else answering(hand, pile=pile), 0)
    assert dimmed(held) == faces
    said = f"-# {held.words('rank-dimmed')}" in text(panel(held))
    assert said == (0 < len(faces) < len(set(hand)))


def test_dimmed_cards_stay_dimmed_whatever_is_chosen():
    held = holding(answering([*[9] * 3, *[8] * 2, 2, 3, "C", "U", "W"]), 0)
    before = dimmed(held)
    assert before == ["rank_2", "rank_3"]
    for face in ("rank_9", "rank_wild", "rank_crown", "rank_8"):
        held = tap(held, face)
        assert dimmed(held) == before


@pytest.mark.parametrize(
    ("hand", "taps", "chosen"),
    [
        pytest.param([8, 8, 9, 9], ["rank_8", "rank_9"], {9: 2}, id="another number"),
        pytest.param([8, 8, 9, 9, "U"], ["rank_8", "rank_9"], {9: 2}, id="that a Rank-Up allows"),
        pytest.param([8, 8, 9, 9, "W"], ["rank_8", "rank_9"], {9: 2}, id="beside a Wild"),
        pytest.param([8, 8, "C"], ["rank_8", "rank_crown"], {"C": 1}, id="a Crown"),
        pytest.param([8, 8, "C"], ["rank_crown", "rank_8"], {8: 2}, id="after a Crown"),
        pytest.param([8, 8, 9, 9, "U"], ["rank_up", "rank_8", "rank_9"], {9: 2}, id="after an Up"),
    ],
)
def test_a_card_that_cannot_go_along_begins_a_new_choice(hand, taps, chosen):
    held = tap(holding(answering([*hand, 1, 1, 2, 2], pile="2x7"), 0), *taps)
    assert taken(held) == {emoji_name(card): number for card, number in chosen.items()}
    assert panel(held).bar == "yours"


@pytest.mark.parametrize(
    ("hand", "taps", "chosen"),
    [
        pytest.param([7, 8, "U"], ["rank_7", "rank_8"], {7: 1, 8: 1}, id="the only way"),
        pytest.param([8, 9, "U"], ["rank_up", "rank_8", "rank_9"], {8: 1, 9: 1, "U": 1}, id="Up"),
        pytest.param([8, "W"], ["rank_wild", "rank_8"], {8: 1, "W": 1}, id="a Wild first"),
        pytest.param([8, 8, "U"], ["rank_8", "rank_up"], {8: 2, "U": 1}, id="one more"),
    ],
)
def test_what_can_go_along_does(hand, taps, chosen):
    held = tap(holding(answering([*hand, 1, 1, 2, 2], pile="2x7"), 0), *taps)
    assert taken(held) == {emoji_name(card): number for card, number in chosen.items()}


def taken(held):
    """How many are chosen of each kind, by face."""
    return {
        each.face: int((each.label or "").partition("/")[0])
        for each in buttons_of(panel(held))
        if each.face and each.style == "next"
    }


def test_a_choice_that_no_play_has_counts_as_none():
    """As older releases let people choose it."""
    held = holding(answering(), 0)
    old = means(held, "c00200000000000000")
    assert isinstance(old, Choose)
    assert panel(replace(held, pick=old.pick)) == panel(held)


def test_nothing_moves_by_what_is_chosen():
    held = holding(answering([4, 4, *[8] * 4, *[9] * 3, "U", "U", "W", "W"]), 0)
    before = [len(each.label or "") for each in buttons_of(panel(held))]
    lines = [part.count("\n") for part in texts_of(panel(held))]
    for face in ("rank_9", "rank_wild", "rank_up", "rank_8", "rank_8"):
        held = tap(held, face)
        assert [len(each.label or "") for each in buttons_of(panel(held))] == before
        assert [part.count("\n") for part in texts_of(panel(held))] == lines


def test_nothing_beats_the_pile():
    held = holding(answering([2, 3, 3, 8, 8, 11]), 0)
    shown = panel(held)
    assert "### Nothing you hold beats three 7s.\n-# Auto-pass: pass, and pass for me" in text(
        shown
    )
    assert controls(held) == "pcX!M"
    assert move_of(held, "Pass") == "pass"
    assert [each.label for each in buttons_of(shown)][-3:] == ["Pass", "More", "Auto-pass"]
    assert button(shown, "Auto-pass").on
    assert payload(button(shown, "Auto-pass")) == "pass!"


def test_auto_pass_stands_only_where_nothing_can_be_played():
    for state in (answering(), leading()):
        labels = [each.label for each in buttons_of(panel(holding(state, 0)))]
        assert "Auto-pass" not in labels


def test_a_leader_cannot_pass():
    held = holding(leading(), 0, until=60)
    shown = text(panel(held))
    assert "You lead: play anything. Time's up <t:60:R>." in shown
    assert "\n-# Whoever leads can't pass. (RK-4.1)" in shown
    assert shown.count("You lead") == 1
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
    assert taken(held) == {"rank_up": 1}
    assert taken(tap(held, "rank_down")) == {"rank_down": 1}


def test_a_few_cards_and_plays_are_offered_directly_in_the_order_of_the_cards():
    held = holding(answering([8, 8, "C", 2], pile="2x7"), 0)
    shown = panel(held)
    labels = [(each.label, each.style) for each in buttons_of(shown)]
    assert labels == [("8 8", "go"), ("Crown", "go"), ("Pass", "plain"), ("More", "plain")]
    assert "## 2 8 8 crown" in text(shown)
    assert text(shown).index("**8, 8**") < text(shown).index("**Crown**")
    assert move_of(held, "8 8") == "play 8 8"
    lead = panel(holding(leading([8, 8]), 0))
    assert not button(lead, "Pass").on
    assert "can't pass. (RK-4.1)" in text(lead)
    assert text(lead).count("You lead: ") == 1


def test_plays_that_do_the_same_are_told_in_one_line():
    shown = text(panel(holding(answering([2, 8, 9, 12], pile="1x7"), 0)))
    assert "**8 · 9 · 12** ✅ Beats one 7." in shown
    assert shown.count("✅") == 1


def test_a_tap_takes_what_fits_then_another_number_then_none():
    def labels(held, face, taps):
        shown = []
        for _ in range(taps):
            held = tap(held, face)
            shown.append(button(panel(held), face).label)
        return shown

    hand = [9, 9, 9, 9, "U", "U", "V", "V", "W", "W", "W", 1]
    held = holding(answering(hand), 0)
    assert labels(held, "rank_9", 4) == ["3/4", "2/4", "1/4", "0/4"]
    assert labels(holding(leading(hand), 0), "rank_9", 2) == ["4/4", "3/4"]
    for face in ("rank_up", "rank_down"):
        assert labels(held, face, 3) == ["1/2", "2/2", "0/2"]
        assert labels(tap(held, "rank_9"), face, 3) == ["1/2", "2/2", "0/2"]
    assert labels(held, "rank_wild", 4) == ["1/3", "2/3", "3/3", "0/3"]
    assert labels(tap(held, "rank_9", "rank_9", "rank_9"), "rank_wild", 3) == ["2/3", "1/3", "0/3"]
    assert labels(tap(held, "rank_wild"), "rank_9", 3) == ["2/4", "1/4", "0/4"]


def test_a_tap_on_rank_up_takes_as_many_as_it_needs():
    held = tap(holding(answering([6, 6, 6, *"UUU", 1]), 0), "rank_6", "rank_up")
    assert taken(held) == {"rank_6": 3, "rank_up": 2}
    assert controls(held)[0] == "P"


def test_a_double_tap_asks_for_the_same_thing_twice():
    held = holding(answering(), 0)
    asked = payload(button(panel(held), "rank_9"))
    once = means(held, asked)
    assert isinstance(once, Choose)
    assert means(replace(held, pick=once.pick), asked) == once


HANDS = (
    SEVENS,
    [7, 7, 7, 8, 8, 8, 9, 9, 9, *"UUUWW"],
    [1, 2, 3, 3, 9, 10, *"DUUUVVVWW"],
    [12, 12, *"UUUVVV"],
)


@pytest.mark.parametrize("hand", HANDS, ids=str)
@pytest.mark.parametrize("pile", ["-", "1x9", "2x3", "3x5", "3x13"])
@pytest.mark.parametrize("edition", ["2018", "second"])
def test_every_legal_play_can_be_chosen_by_taps(hand, pile, edition):
    """Rank-Ups first, for unequal numbers; a tap is repeated until the number is right."""
    options = {"edition": edition}
    state = leading(hand, options) if pile == "-" else answering(hand, options, pile=pile)
    plays = plays_of(RANK.legal(state, 0))
    for play in plays:
        chosen = NONE
        for place in (UP, *range(len(KINDS))):
            for _ in range(play[place] + 9):
                if chosen[place] == play[place]:
                    break
                chosen = tapped(plays, chosen, place)
        assert chosen == play


def emoji_name(card):
    return {"C": "rank_crown", "U": "rank_up", "W": "rank_wild"}.get(card, f"rank_{card}")


def test_a_refused_press_is_told_and_the_hand_stays_usable():
    held = holding(answering(), 0, refused=("not_your_turn", "RK-4.2"))
    shown = panel(held)
    assert shown.bar == "asking"
    assert "✋ It is not your turn." in text(shown)
    assert controls(held) == "pcXM"


def test_whatever_is_tapped_can_still_be_played():
    """On whatever pile, in both languages: each choice is a play, or becomes one."""
    rng, plays = random.Random(1), 0
    hand = [1, 3, 3, 8, 9, 9, "C", "D", "U", "U", "V", "V", "W", "W", 12]
    for number in range(300):
        pile = rng.choice(["-", "1x0", "1x12", "2x8", "2x13", "3x2", "7x9"])
        few = {"modifiersPerPlay": rng.choice(["any", "one"])}
        state = leading(hand, few) if pile == "-" else answering(hand, few, pile=pile, table=[5])
        held = holding(state, 0, language=LANGUAGES[number % 2])
        for _ in range(rng.randint(1, 4)):
            faces = [each.face for each in buttons_of(panel(held)) if each.face and each.on]
            held = tap(held, rng.choice(faces))
        shown = panel(held)
        assert not faults(shown)
        assert "✋" not in text(shown)
        assert shown.bar == "yours"
        plays += any(each.style == "go" and each.on for each in buttons_of(shown))
    assert plays > 50


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
    one = tap(held, "rank_5", "rank_down")
    assert button(panel(one), "rank_down").label == "1/2"
    assert controls(one)[0] == "P"
    assert spare not in text(panel(one))
    two = tap(held, "rank_5", "rank_down", "rank_down")
    assert button(panel(two), "rank_down").label == "2/2"
    assert controls(two)[0] == "P"
    assert spare in text(panel(two))


@pytest.mark.parametrize(
    ("state", "taps", "is_spare"),
    [
        pytest.param(answering([9, 9, 9, "U", 1, 2]), "9 up", True, id="it beats without"),
        pytest.param(answering([7, 7, 7, "U", 1, 2]), "7 up", False, id="it has to rise"),
        pytest.param(answering([9, 9, 9, 1, 2, 2]), "9", False, id="there is none"),
        pytest.param(leading([9, 9, "U", 1, 2, 2]), "9 up", False, id="it leads"),
    ],
)
def test_an_up_is_spare_only_where_the_others_beat_the_pile_without_it(state, taps, is_spare):
    held = tap(holding(state, 0), *(f"rank_{each}" for each in taps.split()))
    assert controls(held)[0] == "P"
    assert (held.words("rank-note-up-spare", count=1) in text(panel(held))) == is_spare
    assert held.words("rank-note-up-spare", count=0) not in text(panel(held))
