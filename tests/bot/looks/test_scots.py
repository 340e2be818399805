"""What a Queen of Scots hand says and which of its buttons are on, state by state."""

import pytest

from bot.looks.scots.grid import GAP
from bot.ui.panels import buttons_of, components
from games.errors import UnreadableMove
from games.scots import SCOTS
from games.scots.events import Discarded, OwnDraw, TookPile
from tests.bot.looks.fingers import payload
from tests.bot.looks.scots_hands import Hand, bare, emoji, own

ROW = ("Lay", "Add", "Clear", "Discard")
MIXED = "MQ EL KJ CE CE DA KN KN KN RI RI SE BA CJ"


def test_the_pick_up_panel_is_laid_out_as_designed():
    hand = own("MQ KJ BO BO CE KN KN KN RI BA CJ", phase="pickup", pile="EL CE DA RI SE BO")
    assert components(hand.panel) == 13
    assert hand.panel.bar == "yours"
    assert hand.text == "\n".join(
        (
            "## Your turn: pick up",
            "-# You have laid no sets yet."
            " If the round ended now: 0 laid − 155 in hand = **−155**.",
            f"{emoji('coin_25_royal')} Mary",
            f"{emoji('coin_20_royal')} James",
            f"{emoji('coin_15')} **2 Bothwell**, Cecil",
            f"{emoji('coin_10')} 3 Knox",
            f"{emoji('coin_5')} Rizzio, Babington",
            f"{emoji('coin_25_wild')} Jewels",
            "**Take the pile**, 6 cards",
            "Your 2 Bothwell claim it: you lay 3 Bothwell, +45.",
            "-# Into your hand: Elizabeth, Darnley, Cecil, Rizzio and Seton (65 in all).",
            "**Draw** one card",
            "Only you see it. Time's up <t:1800000000:R>.",
        )
    )
    assert [hand.button(label).style for label in ("Take 6", "Draw")] == ["next", "next"]
    assert hand.press("Take 6").played == "take BO BO"
    assert hand.press("Draw").played == "draw"


@pytest.mark.parametrize(
    ("cards", "pile", "options", "said"),
    [
        pytest.param(
            *("BO RI", "SE BO", {}),
            "**The pile** (2 cards) needs two Bothwells in your hand. (QS-5.3)",
            id="a person",
        ),
        pytest.param(
            *("BO RI", "KN", {}),
            "**The pile** (1 card) needs two Knoxes in your hand. (QS-5.3)",
            id="one card",
        ),
        pytest.param(
            *("MQ RI", "SE KJ", {}),
            "**The pile** (2 cards) needs two royals in your hand. (QS-5.3)",
            id="a royal",
        ),
        pytest.param(
            *("MQ EL", "SE KJ", {"pileRoyals": "identical"}),
            "**The pile** (2 cards) needs two cards of James in your hand. (QS-5.3)",
            id="identical royals",
        ),
        pytest.param(
            *("BO RI", "SE BO", {"wildClaims": True}),
            "**The pile** (2 cards) needs two Bothwells in your hand. (QS-5.3)"
            " One and Jewels will do, too.",
            id="one and a wild would do",
        ),
        pytest.param(
            *("CJ BO BO", "SE CJ", {"jewelsOnTop": "alone"}),
            "**Jewels** on top of the pile can be taken alone, with two Jewels in your hand."
            " (QS-5.4)",
            id="jewels alone",
        ),
        pytest.param(
            *("CJ CJ BO", "SE CJ", {"jewelsOnTop": "alone"}),
            "**Jewels** on top of the pile can be taken alone, onto a set of yours or with two"
            " matching people in your hand. (QS-5.4)",
            id="jewels alone, with nowhere to go",
        ),
        pytest.param(
            *("CJ BO BO", "SE CJ", {}),
            "**The pile** (2 cards, Jewels on top) needs two Jewels in your hand. (QS-5.4)",
            id="one of the jewels",
        ),
        pytest.param(
            *("CJ CJ BO", "SE CJ", {}),
            "**The pile** (2 cards, Jewels on top) needs a set of yours, or two matching people"
            " in your hand. (QS-5.4)",
            id="nowhere to lay the jewels",
        ),
    ],
)
def test_a_pile_that_cannot_be_had_has_no_button_and_a_reason(cards, pile, options, said):
    hand = own(cards, phase="pickup", pile=pile, options=options)
    assert said in hand.text.splitlines()
    assert hand.labels == ["Draw"]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        pytest.param({"draw": ["BO"]}, "Only you see it.", id="cards to draw"),
        pytest.param({"draw": []}, "The pile, all but its top, is shuffled first.", id="recycled"),
        pytest.param(
            {"draw": [], "recycles": 3},
            "It ends the round, and what is in your hand counts against you. (QS-8.3)",
            id="nothing left",
        ),
    ],
)
def test_drawing_says_what_it_leads_to(position, said):
    assert said in own("KN RI", phase="pickup", pile="SE DA", **position).text


def test_taking_the_pile_with_the_last_cards_says_that_the_round_ends():
    hand = own("BO BO", phase="pickup", pile="BO")
    assert "✅ Your last cards: the round ends." in hand.text
    assert "-# Nothing else goes into your hand." in hand.text
    assert "the round ends" not in own("BO BO", phase="pickup", pile="SE BO").text


def test_several_ways_to_claim_open_as_one_button_each():
    hand = own("BO BO BO KN", phase="pickup", pile="SE BO").press("Take 2")
    assert hand.labels == ["With 2 Bothwell +45", "With 3 Bothwell +60", "Back"]
    assert hand.press("With 3 Bothwell +60").played == "take BO BO BO"
    assert hand.press("Back").labels == ["Take 2", "Draw"]


def test_jewels_on_top_go_with_a_pair_or_onto_a_set():
    hand = own("CJ CJ MQ KJ", "BO BO BO", phase="pickup", pile="SE CJ")
    assert "You show two Jewels and keep them." in hand.text
    hand.press("Take 2")
    assert hand.labels == ["Onto 3 Bothwell +25", "With Mary and James +70", "Back"]
    assert hand.press("Onto 3 Bothwell +25").played == "take onto 1"
    only = own("CJ CJ MQ", "BO BO BO", phase="pickup", pile="SE CJ")
    assert "The top, Jewels, goes onto your 3 Bothwell, +25." in only.text
    assert only.press("Take 2").played == "take onto 1"


def test_one_card_and_a_wild_claim_where_the_table_has_chosen_so():
    options = {"wildClaims": True}
    hand = own("BO CJ KN", phase="pickup", pile="SE BO", options=options)
    assert "Your Bothwell and Jewels claim it: you lay 2 Bothwell and Jewels, +55." in hand.text
    assert "**Bothwell**" in hand.text
    assert "**Jewels**" in hand.text
    assert hand.press("Take 2").played == "take BO CJ"
    hand = own("BO BO CJ KN", phase="pickup", pile="SE BO", options=options).press("Take 2")
    assert hand.labels == ["With 2 Bothwell +45", "With Bothwell and Jewels +55", "Back"]
    assert hand.press("With Bothwell and Jewels +55").played == "take BO CJ"
    assert own("BO CJ KN", phase="pickup", pile="SE BO").labels == ["Draw"]


def test_a_wild_to_claim_with_is_chosen_with_one_card():
    cards = "MQ MQ EL EL KJ KJ CJ CJ KN"
    hand = own(cards, phase="pickup", pile="SE FR", options={"wildClaims": True}).press("Take 2")
    assert not any(label.startswith("Knox") for label in hand.labels)
    hand.press("Jewels ×2")
    assert not hand.button("Take").on
    hand.press("Mary ×2")
    assert "### Mary and Jewels" in hand.text
    assert hand.press("Take").played == "take MQ CJ"
    hand.press("Elizabeth ×2")
    assert "### 2 Elizabeth" in hand.text
    hand.press("Clear", "Mary ×2", "Mary 2/2")
    assert "One more of its kind, or Jewels." in hand.text
    hand.press("Jewels ×2")
    assert hand.press("Take").played == "take MQ CJ"
    hand.press("Clear", "Mary ×2", "Jewels ×2")
    assert "### Jewels" in hand.text


def test_jewels_on_top_come_alone_where_the_table_has_chosen_so():
    options = {"jewelsOnTop": "alone"}
    hand = own("CJ CJ MQ", "BO BO BO", phase="pickup", pile="SE DA CJ", options=options)
    assert "**Take Jewels** from the top; the rest of the pile stays" in hand.text
    assert "-# Nothing else goes into your hand." in hand.text
    assert hand.press("Take").played == "take onto 1"
    hand = own("CJ CJ MQ KJ", "BO BO BO", phase="pickup", pile="SE CJ", options=options)
    assert "## You take Jewels from the pile" in hand.press("Take").text
    whole = own("CJ CJ MQ", "BO BO BO", phase="pickup", pile="SE BO CJ")
    assert whole.button("Take 3").on


def test_more_ways_than_buttons_are_chosen_like_a_play():
    hand = own("MQ MQ EL EL KJ KJ KN CJ CJ", "BO BO BO", phase="pickup", pile="SE CJ")
    hand.press("Take 2")
    assert hand.on("Take", "Clear", "Onto a set…", "Back") == [False, False, True, True]
    assert not any(label.startswith("Knox") for label in hand.labels)
    hand.press("Mary ×2", "Mary 2/2")
    assert "One more of its kind." in hand.text
    assert not hand.button("Take").on
    hand.press("James ×2")
    assert "### Mary and 2 James\n✅ You lay 3 royals and Jewels, +90." in hand.text
    assert hand.button("Take").style == "go"
    assert hand.press("Take").played == "take MQ KJ KJ"
    assert hand.press("Clear", "Onto a set…", "Onto 3 Bothwell, 45").played == "take onto 1"


def test_kinds_that_do_not_match_claim_nothing():
    """Only buttons of older releases choose them together."""
    cards, pick = "MQ MQ EL EL KJ KJ BO BO CJ CJ", "t000200000000002"
    hand = own(cards, phase="pickup", pile="SE CJ", pick=pick)
    assert "✋ These cards do not match. (QS-5.4)" in hand.text
    assert hand.panel.bar == "asking"
    assert not hand.button("Take").on


# Play


def test_the_play_panel_is_laid_out_as_designed():
    hand = own(MIXED, "BO BO BO")
    assert hand.text == "\n".join(
        (
            "## Your turn: lay, then discard",
            "-# Your sets: 3 Bothwell, 45."
            " If the round ended now: 45 laid − 190 in hand = **−145**."
            " Time's up <t:1800000000:R>.",
            "### Tap cards to choose",
            "A tap takes what makes a set; tap again for one card alone.",
            "-# To end your turn, choose one card and press Discard.",
        )
    )
    assert hand.labels == [
        *("Lay all +155", "Lay 3 royals +70", "Add Jewels +25"),
        *("Mary", "Elizabeth", "James", "Darnley", "Cecil ×2", "Knox ×3"),
        *("Rizzio ×2", "Seton", "Babington", "Jewels"),
        *ROW,
    ]
    assert hand.button("James").face == "coin_20_royal"
    assert [hand.button(label).style for label in hand.labels[:4]] == ["go", "go", "go", "plain"]
    assert hand.on(*ROW) == [False] * 4
    assert hand.press("Lay 3 royals +70").played == "lay MQ EL KJ"
    assert hand.press("Add Jewels +25").played == "add 1 CJ"


def chosen_by(hand: Hand, *taps: str) -> list[str]:
    """What is chosen after each tap on a kind: its number, or of a single card whether it is."""
    chosen = []
    for kind in taps:
        hand.press(label_of(hand, kind))
        now = hand.button(label_of(hand, kind))
        number = bare(now).removeprefix(kind).strip()
        chosen.append(number or ("1/1" if now.style == "next" else ""))
        assert (now.style == "next") == ("/" in chosen[-1])
    return chosen


def label_of(hand: Hand, kind: str) -> str:
    (label,) = [each for each in hand.labels if each.startswith(kind)]
    return label


@pytest.mark.parametrize(
    ("cards", "sets", "taps", "chosen"),
    [
        pytest.param(
            *("KN KN KN KN SE", (), ("Knox",) * 5),
            ["4/4", "1/4", "2/4", "3/4", "×4"],
            id="what makes a set: all, one alone, then one more",
        ),
        pytest.param(
            *("KN KN SE", ("KN KN KN",), ("Knox",) * 3),
            ["2/2", "1/2", "×2"],
            id="what goes to a set that lies there: all",
        ),
        pytest.param(
            *("KN KN SE CJ", (), ("Knox",) * 3), ["1/2", "2/2", "×2"], id="a pair: one, then both"
        ),
        pytest.param(
            *("KN KN SE", (), ("Knox",) * 2), ["1/2", "×2"], id="a pair that is never a set: one"
        ),
        pytest.param(
            *("CJ CJ CJ CJ SE", ("KN KN KN",), ("Jewels",) * 5),
            ["1/4", "2/4", "3/4", "4/4", "×4"],
            id="wilds: one by one",
        ),
        pytest.param(
            *("CJ CJ SE", (), ("Jewels",) * 2), ["1/2", "×2"], id="wilds that fit nothing: one"
        ),
        pytest.param(
            *("KN KN CJ CJ", (), ("Jewels", "Knox")),
            ["1/2", "2/2"],
            id="the pair that completes a wild: both",
        ),
        pytest.param(
            *("MQ MQ EL SE", (), ("Mary", "Elizabeth", "Mary")),
            ["2/2", "1/1", "1/2"],
            id="royals: all that are held, of each",
        ),
    ],
)
def test_a_tap_takes_what_fits_and_is_never_wasteful(cards, sets, taps, chosen):
    assert chosen_by(own(cards, *sets), *taps) == chosen


@pytest.mark.parametrize(
    ("cards", "first", "then", "left"),
    [
        pytest.param("KN KN KN CE CE CE", "Knox", "Cecil", "3 Cecil", id="another person"),
        pytest.param("MQ EL RI RI RI", "Mary", "Elizabeth", "Elizabeth", id="a pair of royals"),
        pytest.param("RI SE SE CJ", "Rizzio", "Jewels", "Jewels", id="a wild beside one person"),
        pytest.param("RI SE SE CJ", "Jewels", "Rizzio", "Rizzio", id="one person beside a wild"),
    ],
)
def test_a_card_that_cannot_go_along_starts_a_new_choice(cards, first, then, left):
    hand = own(cards)
    chosen_by(hand, first, then)
    assert f"### {left}\n" in hand.text
    assert hand.panel.bar == "yours"


@pytest.mark.parametrize("cards", ["KN KN SE", "KN KN KN SE", "CJ CJ CJ CJ SE", "MQ EL KJ KJ SE"])
def test_every_card_can_be_discarded_with_two_taps_and_discard(cards):
    """So none is ever off, whatever is chosen."""
    for code, kind in (("KN", "Knox"), ("CJ", "Jewels"), ("KJ", "James"), ("SE", "Seton")):
        if code in cards.split():
            hand, taps = own(cards), 0
            while not hand.button("Discard").on:
                chosen_by(hand, kind)
                taps += 1
            assert taps <= 2
            assert hand.press("Discard").played == f"discard {code}"
    hand = own(cards)
    for label in hand.labels[:-4]:
        assert hand.button(label).on


def test_a_label_takes_the_same_room_whatever_is_chosen():
    """`×` and the space before it are as wide as a number and a stroke; one card has no number."""
    hand = own("KN KN KN CE CE SE")
    labels = [button.label for button in buttons_of(hand.press("Knox ×3").panel)]
    assert {"Knox 3/3", f"Cecil {GAP}×2", "Seton"} <= set(labels)
    hand.press("Seton")
    assert hand.button("Seton").style == "next"


def test_what_was_drawn_is_named_and_marked():
    hand = own("KN KN SE", events=(OwnDraw("CE"), Discarded(1, "RI"), OwnDraw("KN")))
    assert "## Your turn: lay, then discard\n✦ You drew **Knox**.\n-# " in hand.text
    assert hand.labels[:2] == ["Knox ×2 ✦", "Seton"]
    assert hand.press("Knox ×2 ✦").labels[:2] == ["Knox 1/2 ✦", "Seton"]


def test_what_came_with_the_pile_is_named_and_marked():
    took = TookPile(0, ("SE", "KN", "BO"), 1, ("BO", "BO", "BO"), False)
    hand = own("KN CE SE", "BO BO BO", events=(OwnDraw("CE"), took))
    assert "✦ From the pile: **Knox and Seton**." in hand.text
    assert hand.labels[:3] == ["Cecil", "Knox ✦", "Seton ✦"]
    theirs = TookPile(1, ("SE", "KN", "BO"), 1, ("BO", "BO", "BO"), False)
    assert "✦" not in own("KN CE SE", events=(theirs,)).text


# What is offered at once


@pytest.mark.parametrize(
    ("cards", "sets", "offered"),
    [
        pytest.param(
            "KN KN KN CE CE CE RI RI RI BO SE",
            ("BO BO BO",),
            ["Lay all +105", "Lay 3 Cecil +45", "Add Bothwell +15"],
            id="all, the best set, and an addition where three sets would fill the row",
        ),
        pytest.param(
            *("RI RI RI CE CE CJ SE", ()),
            ["Lay all +70", "Lay 2 Cecil and Jewels +55", "Lay 3 Rizzio +15"],
            id="by worth, not by wilds",
        ),
        pytest.param("CJ SE BA", ("BO BO BO",), ["Add Jewels +25"], id="a wild where nothing else"),
        pytest.param(
            *("BO BO CJ SE", ("BO BO BO",)), ["Lay all +55", "Add 2 Bothwell +30"], id="no wild"
        ),
        pytest.param(
            *("CE CE CE CJ CJ SE", ()), ["Lay all +95", "Lay 3 Cecil +45"], id="wilds go along"
        ),
        pytest.param("SE BA", (), [], id="nothing"),
    ],
)
def test_what_can_be_laid_is_offered_the_worthiest_first(cards, sets, offered):
    labels = own(cards, *sets).labels
    assert [each for each in labels if "+" in each] == offered


@pytest.mark.parametrize(
    ("cards", "sets", "moves"),
    [
        pytest.param(
            "CE CE CE KN KN CJ SE", (), ("lay CE CE CE", "lay KN KN CJ"), id="a wild for a pair"
        ),
        pytest.param(
            *("KN KN MQ EL CJ SE BO", ("BO BO BO",)),
            ("add 1 BO", "lay MQ EL CJ"),
            id="the dearer of two pairs",
        ),
        pytest.param("CE CE CE CJ CJ SE", (), ("lay CE CE CE CJ CJ",), id="wilds left over"),
        pytest.param(
            *("BO KN KN KN CJ", ("BO BO BO",)), ("add 1 BO CJ", "lay KN KN KN"), id="going out"
        ),
    ],
)
def test_lay_all_lays_all_that_can_be_laid(cards, sets, moves):
    hand = own(cards, *sets)
    (label,) = [each for each in hand.labels if each.startswith("Lay all")]
    hand.press(label)
    assert (hand.played, *hand.then) == moves
    state = hand.state
    for move in moves:
        state = SCOTS.play(state, 0, SCOTS.parse(state, move)).state
    assert (state.phase == "roundOver") == label.endswith(": the round ends")
    assert not [each for each in Hand(state).labels if "+" in each]


def test_lay_all_of_another_hand_is_unreadable():
    hand = own("CE CE CE KN KN KN SE")
    for said in ("y", "y0003", "y00033000099", "y0003300001"):
        with pytest.raises(UnreadableMove):
            hand.answer(said)
    with pytest.raises(UnreadableMove):
        own("SE BA").answer("y")


@pytest.mark.parametrize(
    ("cards", "sets", "taps", "line", "on"),
    [
        pytest.param(
            *("CE CE CJ KN", (), ("Cecil ×2", "Cecil 1/2", "Jewels")),
            "### 2 Cecil and Jewels\n✅ A new set, +55.",
            "LC",
            id="a set",
        ),
        pytest.param(
            *("BO BO CE", ("BO BO BO",), ("Bothwell ×2",)),
            "### 2 Bothwell\n✅ More for your 3 Bothwell, +30.",
            "AC",
            id="more for a set",
        ),
        pytest.param(
            *("BO BO BO CE", ("BO BO BO",), ("Bothwell ×3",)),
            "### 3 Bothwell\n✅ A new set, +45. Or more for your 3 Bothwell.",
            "LAC",
            id="a set, or more for one",
        ),
        pytest.param(
            *("CE KN", (), ("Cecil",)),
            "### Cecil\nYou discard Cecil, or choose more.",
            "CD",
            id="one card",
        ),
        pytest.param(
            *("CJ KN", (), ("Jewels",)),
            "### Jewels\nYou discard Jewels, a wild.",
            "CD",
            id="a wild alone",
        ),
        pytest.param(
            *("CJ CE", ("KN KN KN", "BO BO CJ"), ("Jewels",)),
            "### Jewels\n✅ More for one of 2 sets, +25. You discard Jewels, a wild.",
            "ACD",
            id="one card that fits several sets",
        ),
        pytest.param(
            *("KN KN KN", (), ("Knox ×3",)),
            "### 3 Knox\n✅ Your last cards: the round ends.",
            "LC",
            id="the last cards",
        ),
        pytest.param(
            *("KN KN KN SE", (), ("Knox ×3", "Knox 3/3", "Knox 1/3")),
            "### 2 Knox\nOne more of its kind.",
            "C",
            id="one is missing",
        ),
        pytest.param(
            *("KN KN KN CJ", (), ("Knox ×3", "Knox 3/3", "Knox 1/3")),
            "### 2 Knox\nOne more of its kind, or Jewels.",
            "C",
            id="one of two kinds is missing",
        ),
        pytest.param(
            *("KN KN CJ SE", (), ("Knox ×2", "Knox 1/2")),
            "### 2 Knox\nJewels beside them would make a set.",
            "C",
            id="the wild is missing",
        ),
        pytest.param(
            *("KN KN CJ CJ SE", (), ("Jewels ×2", "Jewels 1/2")),
            "### 2 Jewels\nNow two people that match.",
            "C",
            id="a pair is missing",
        ),
    ],
)
def test_what_is_chosen_is_said_and_exactly_what_can_be_done_is_on(cards, sets, taps, line, on):
    hand = own(cards, *sets).press(*taps)
    assert line in hand.text
    assert hand.on(*ROW) == [label[0] in on for label in ROW]
    assert hand.panel.bar == "yours"
    assert [hand.button(label).style for label in ROW] == [
        "go" if label[0] in on and label != "Clear" else "plain" for label in ROW
    ]


@pytest.mark.parametrize(
    ("cards", "pick", "said"),
    [
        pytest.param(
            *("CE CE KN SE", "c0000021"),
            "✋ Two kinds of people do not make a set. (QS-6.1)",
            id="two kinds",
        ),
        pytest.param(
            *("CE CJ CJ SE", f"c000001{'0' * 13}2"),
            "✋ Jewels need two matching people beside them. (QS-6.1)",
            id="wilds and one person",
        ),
        pytest.param(
            *("CE CE SE", "c000002"),
            "✋ A set has three cards or more. (QS-6.1)",
            id="two, and no third",
        ),
    ],
)
def test_what_cannot_work_is_refused_in_words_with_its_clause(cards, pick, said):
    """No tap comes to it; buttons of older releases may."""
    hand = own(cards, pick=pick)
    assert said in hand.text
    assert hand.panel.bar == "asking"
    assert hand.on(*ROW) == [False, False, True, False]


def test_adding_where_several_sets_fit_opens_the_choice():
    hand = own("CJ CE KN", "KN KN KN", "BO BO CJ").press("Jewels", "Add")
    assert "## Add to which set?\n### Jewels" in hand.text
    assert hand.labels == ["Add to 3 Knox, 30", "Add to 2 Bothwell and Jewels, 55", "Back"]
    assert hand.press("Add to 2 Bothwell and Jewels, 55").played == "add 2 CJ"
    assert hand.press("Back").on(*ROW) == [False, True, True, True]
    assert own("KN KN CE", "KN KN KN").press("Knox ×2", "Add").played == "add 1 KN KN"


def test_with_one_card_left_there_is_only_discard():
    hand = own("KN", "BO BO BO")
    assert "## Your turn: discard\n-# Your sets: 3 Bothwell, 45." in hand.text
    assert "### Knox\n✅ Your last cards: the round ends." in hand.text
    assert hand.labels == ["Discard"]
    assert hand.press("Discard").played == "discard KN"


def test_a_last_card_that_fits_an_own_set_may_be_added():
    hand = own("KN", "KN KN KN")
    assert "## Your turn: add or discard" in hand.text
    assert hand.labels == ["Add", "Discard"]
    assert hand.press("Add").played == "add 1 KN"
    several = own("CJ", "KN KN KN", "BO BO BO").press("Add")
    assert several.press("Add to 3 Bothwell, 45").played == "add 2 CJ"


def test_the_last_row_leads_to_the_reference_card_and_to_more():
    for hand in (
        own("KN KN SE"),
        own("KN"),
        own("KN KN SE", phase="pickup", pile="SE BO"),
        Hand(own("KN", pile="SE").state, 1),
    ):
        *_, cards, more = buttons_of(hand.panel)
        assert [payload(cards), payload(more)] == ["cards", "more"]


def test_suggestions_say_when_they_end_the_round_and_offer_what_fits():
    assert "Lay 3 Knox +30: the round ends" in own("KN KN KN").labels
    hand = own("KN KN SE", "KN KN KN")
    assert hand.press("Add 2 Knox +20").played == "add 1 KN KN"
    assert "Add 2 Knox +20: the round ends" in own("KN KN", "KN KN KN").labels
    wilds = own("KN KN CJ CJ")
    assert wilds.press("Lay 2 Knox and 2 Jewels +70: the round ends").played == "lay KN KN CJ CJ"


def test_a_refusal_of_the_last_press_is_shown_and_the_panel_stays_usable():
    for cards, phase in (("KN KN SE", "play"), ("KN", "play"), ("KN KN SE", "pickup")):
        hand = own(cards, phase=phase, refused=("not_your_turn", "QS-4.4"))
        assert "✋ It is not your turn. (QS-4.4)" in hand.text
        assert hand.panel.bar == "asking"


def test_who_waits_sees_whose_turn_it_is_the_own_hand_and_sets():
    state = own("BO BO", "KN KN KN", phase="pickup", pile="SE CE").state
    hand = Hand(state, 1)
    assert hand.panel.bar == "waiting"
    assert "## Ada's turn, then you" in hand.text
    assert f"{emoji('coin_15')} Darnley\n-# You have laid no sets yet." in hand.text
    assert "2 cards" in hand.text
    assert hand.labels == ["Refresh"]


def test_a_pick_of_another_hand_or_phase_is_forgotten():
    for pick in ("c009", "nonsense", "w00", "t00", "o00"):
        assert own("KN KN SE", pick=pick).labels == own("KN KN SE").labels
        hand = own("KN KN SE", phase="pickup", pile="SE KN", pick=pick)
        assert hand.labels == ["Take 2", "Draw"]


@pytest.mark.parametrize(
    "payload",
    [
        *("", "z", "k", "kc", "kq00", "kc00z", "kc0", "lzz", "l-1", "x", "x2", "x11", "n", "n1"),
        *("nx.1", "u", "ux", "u-1", "j99", "t", "first", "last", "more", "a99", "kc00" + "0" * 99),
        *("n.1", "kc00é", "x١", "e", "k💥00", "s" + "1" * 41, "u1 2", "d "),
    ],
)
def test_a_forged_payload_is_unreadable(payload):
    hand = own("KN KN SE", "BO BO BO")
    with pytest.raises(UnreadableMove):
        hand.answer(payload)


def test_the_pile_is_not_taken_where_it_cannot_be():
    with pytest.raises(UnreadableMove):
        own("KN RI", phase="pickup", pile="SE BO").answer("t")


@pytest.mark.parametrize(
    ("royals", "bold"),
    [pytest.param("identical", False, id="identical"), pytest.param("family", True, id="family")],
)
def test_where_royals_are_to_be_identical_their_own_kind_alone_claims(royals, bold):
    hand = own("KJ KJ KJ MQ EL", phase="pickup", pile="SE KJ", options={"pileRoyals": royals})
    assert "**3 James**" in hand.text
    assert ("**Mary**" in hand.text) == bold
    hand.press("Take 2")
    ways = ["With 2 James +60", "With 3 James +80", "Back"]
    assert (hand.labels == ways) != bold


@pytest.mark.parametrize("phase", ["pickup", "play"])
def test_an_untouched_hand_that_was_refused_something_asks(phase):
    more = {"pile": "SE BO"} if phase == "pickup" else {}
    assert own("BO BO KN", phase=phase, **more).panel.bar == "yours"
    assert (
        own("BO BO KN", phase=phase, refused=("no_match", "QS-5.4"), **more).panel.bar == "asking"
    )
